"""`python forking.py SOCKET MODULES…` loads modules, then forks a program for each request on the socket.

A request names the program's arguments, folder and variables, and has three descriptors: the program's
output, the line of its clock, and a pipe that is told its process id, then how it ended. When the socket
ends, so do they all. It imports only what it is told to, because each program that it forks has all of that.
"""

import gc
import importlib
import json
import os
import runpy
import selectors
import signal
import socket
import sys
from collections.abc import Iterable

LAUNCH = os.path.join(os.path.dirname(__file__), "..", "..", "sandbox", "launch.py")
LONGEST = 1 << 17
"""No request has more bytes."""


def main() -> None:
    """Fork until the socket ends; a program that was forked returns from here, too, once it has been run."""
    requests = socket.socket(fileno=int(sys.argv[1]))
    for module in sys.argv[2:]:
        importlib.import_module(module)
        del sys.modules[module]  # it is run, as the main module
    gc.collect()
    gc.freeze()
    ends = selectors.DefaultSelector()
    ends.register(requests, selectors.EVENT_READ)
    while True:
        for key, _ in ends.select():
            if key.fileobj is not requests:
                ends.unregister(key.fd)
                _tell_end(key.fd, *key.data)
                continue
            request, descriptors, _, _ = socket.recv_fds(requests, LONGEST, 3)
            if not request:
                return _end_all(key.data[0] for key in ends.get_map().values() if key.data)
            output, line, told = descriptors
            child = os.fork()
            if not child:
                for other in (told, requests.detach(), *_of_others(ends)):
                    os.close(other)
                return _become(json.loads(request), output, line)
            os.close(output)
            os.close(line)
            os.write(told, b"%d\n" % child)
            ends.register(os.pidfd_open(child), selectors.EVENT_READ, (child, told))


def _of_others(ends: selectors.BaseSelector) -> list[int]:
    """The descriptors that the nursery has of the programs that run."""
    keys = [key for key in ends.get_map().values() if key.data]
    return [descriptor for key in keys for descriptor in (key.fd, key.data[1])]


def _end_all(children: Iterable[int]) -> None:
    """Leave none behind whose tests have ended without a word."""
    for child in children:
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)


def _tell_end(descriptor: int, child: int, told: int) -> None:
    _, status = os.waitpid(child, 0)
    os.close(descriptor)
    os.write(told, b"%d\n" % os.waitstatus_to_exitcode(status))
    os.close(told)


def _become(request: dict, output: int, line: int) -> None:
    """Be the program, as if it had been started anew."""
    os.dup2(output, 1)
    os.dup2(output, 2)
    os.close(output)
    os.chdir(request["folder"])
    os.environ.clear()
    os.environ.update(request["env"])
    _, _, ahead = os.environ["SANDBOX_CLOCK"].partition(":")
    os.environ["SANDBOX_CLOCK"] = f"{line}:{ahead}"
    sys.argv = [LAUNCH, *request["program"]]
    runpy.run_path(LAUNCH, run_name="__main__")


if __name__ == "__main__":
    main()
