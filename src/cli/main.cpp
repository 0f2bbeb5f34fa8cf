// SPDX-License-Identifier: MIT
#include "base/file/platform.h"
#include "base/file/startup.h"
#include "cli/commands/command.h"
#include "cli/input/commandline.h"
#include "cli/output/message.h"
#include "cli/output/progress.h"
#include "cli/output/terminal.h"

#include <algorithm>
#include <chrono>
#include <iostream>
#include <new>
#include <thread>

using namespace kagetsu::cli;

namespace {

std::chrono::milliseconds wallTime()
{
    return std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::system_clock::now().time_since_epoch());
}

int run(int argc, char **argv)
{
    CommandLine line(
        wallTime(), { wallTime, [](std::chrono::milliseconds time) { std::this_thread::sleep_for(time); } });
    const Task *chosen = nullptr;
    try {
        chosen = &line.parse({ argv + 1, argv + std::max(argc, 1) });
    } catch (const CLI::ParseError &error) {
        // The help and the version go to standard output and are not errors. The parser's own exit codes are not used
        // (command-line.md#common-rules).
        return static_cast<int>(line.tell(error) ? ExitStatus::Bad : ExitStatus::Fine);
    }
    progress(); // starts its time
    const ExitStatus status = chosen->run();
    progress().wipe();
    if (!std::cout.flush()) {
        printMessage({}, Severity::Error, "write-failed", "The output could not be written.");
        return static_cast<int>(ExitStatus::Bad);
    }
    return static_cast<int>(status);
}

} // namespace

int main(int argc, char **argv)
{
    kagetsu::file::useExactStreams();
    kagetsu::file::useSafeThreads();
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    progress(); // created before the guard, so that it writes to the terminal unchanged
    const TerminalGuard guard;
    try {
        return run(argc, argv);
    } catch (const std::bad_alloc &) {
        printMessage({}, Severity::Error, "no-memory", "There is not enough memory for this.");
        return static_cast<int>(ExitStatus::Bad);
    }
}
