-- Asks for something else each time, so that no answer is ready: digits are added to the path.
-- Usage: wrk -s fresh.lua URL -- SEED
local threads = 0

function setup(thread)
    threads = threads + 1
    thread:set("number", threads)
end

function init(arguments)
    prefix = wrk.path .. (arguments[1] or "0") .. number
    count = 0
end

function request()
    count = count + 1
    return wrk.format("GET", prefix .. count)
end
