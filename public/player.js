/**
 * The clock of the stage: a moment in seconds that runs, rests, steps and jumps.
 * Dispatches `tick` when the moment changes and `state` when anything else does.
 */
export class Player extends EventTarget {
	time = 0;
	duration = 0;
	framesPerSecond = 60;
	frameCount = 1;
	speed = 1;
	loops = false;
	isPlaying = false;
	#last = 0;
	#request = 0;

	/** Takes the length of a timeline; the moment stays where it was unless that is beyond the end. */
	load({ duration, framesPerSecond, frameCount }) {
		Object.assign(this, { duration, framesPerSecond, frameCount });
		this.#emit("state");
		this.seek(Math.min(this.time, duration));
	}

	/** The frame on show. */
	get frame() {
		return Math.min(Math.round(this.time * this.framesPerSecond), this.frameCount - 1);
	}

	/** Runs from the moment on show, or from the start where that is the end. */
	play() {
		if (this.duration <= 0) return;
		if (this.time >= this.duration - 1e-6) this.seek(0);
		this.isPlaying = true;
		this.#last = performance.now();
		cancelAnimationFrame(this.#request);
		this.#request = requestAnimationFrame((now) => this.#advance(now));
		this.#emit("state");
	}

	/** Rests. */
	pause() {
		if (!this.isPlaying) return;
		this.isPlaying = false;
		cancelAnimationFrame(this.#request);
		this.#emit("state");
	}

	toggle() {
		if (this.isPlaying) this.pause();
		else this.play();
	}

	/** Shows a moment without changing whether time runs. */
	seek(time) {
		this.time = Math.min(Math.max(time, 0), this.duration);
		this.#last = performance.now();
		this.#emit("tick");
	}

	/** Shows a moment and rests there. */
	rest(time) {
		this.pause();
		this.seek(time);
	}

	/** Rests some frames further on. */
	step(frames) {
		this.rest(Math.min(Math.max(this.frame + frames, 0), this.frameCount - 1) / this.framesPerSecond);
	}

	set(options) {
		Object.assign(this, options);
		this.#emit("state");
	}

	#advance(now) {
		if (!this.isPlaying) return;
		let time = this.time + Math.max(now - this.#last, 0) / 1000 * this.speed;
		if (time >= this.duration) {
			if (!this.loops) {
				this.rest(this.duration);
				return;
			}
			time %= this.duration;
		}
		this.seek(time);
		this.#last = now;
		this.#request = requestAnimationFrame((next) => this.#advance(next));
	}

	#emit(name) {
		this.dispatchEvent(new Event(name));
	}
}
