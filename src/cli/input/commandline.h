// SPDX-License-Identifier: MIT
#pragma once

#include "cli/commands/command.h"

#include <CLI/App.hpp>

#include <list>
#include <string>
#include <vector>

namespace kagetsu::cli {

// The parser of all commands. Every argument reaches its option exactly as it was given, and every number is decimal
// (command-line.md#arguments). By itself, CLI11 takes brackets apart, reads 010 as eight and drops `--` and `++`.
class CommandLine
{
public:
    // `now` is when the program was started, since 1970, UTC.
    explicit CommandLine(std::chrono::milliseconds now, WallClock clock = {});
    CommandLine(const CommandLine &) = delete;
    CommandLine &operator=(const CommandLine &) = delete;

    // Reads the arguments after the name of the program and returns the task to run. Throws CLI::ParseError, also for
    // the help and the version.
    const Task &parse(const std::vector<std::string> &arguments);
    // Prints the text of an error thrown by `parse`. Returns false if it is only the help or the version.
    bool tell(const CLI::ParseError &error) const;

    CLI::App &app() { return m_app; }

private:
    CLI::App m_app;
    std::list<Task> m_tasks;
    const Task *m_chosen = nullptr;
};

} // namespace kagetsu::cli
