#include "CHTTPServer.h"
