// SPDX-License-Identifier: MIT
#include "cli/commands/command.h"
#include "cli/output/message.h"
#include "cli/output/progress.h"
#include "cli/output/terminal.h"

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>

#include <chrono>
#include <iostream>
#include <list>
#include <new>

using namespace kagetsu::cli;

namespace {

// The parser of a command, "journal verify" below one for "journal".
CLI::App *parserFor(CLI::App &app, const Command &command)
{
    const std::string name(command.name);
    const std::size_t blank = name.find(' ');
    if (blank == std::string::npos)
        return app.add_subcommand(name, std::string(command.about));
    const std::string group = name.substr(0, blank);
    const auto known = app.get_subcommands([&](const CLI::App *each) { return each->get_name() == group; });
    CLI::App *parent = known.empty() ? app.add_subcommand(group)->require_subcommand(1) : known.front();
    const std::string last = name.substr(blank + 1);
    const std::string before = parent->get_description();
    parent->description(before.empty() ? last : before + ", " + last);
    return parent->add_subcommand(last, std::string(command.about));
}

int run(int argc, char **argv)
{
    CLI::App app("Gomoku and Renju on the command line, with the same answers as in the window.", "kagetsu-cli");
    app.set_version_flag("--version", "kagetsu-cli " KAGETSU_VERSION);
    app.require_subcommand(1);
    const auto now =
        std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::system_clock::now().time_since_epoch());
    std::list<Task> tasks;
    const Task *chosen = nullptr;
    for (const Command &command : commands()) {
        Task &task = tasks.emplace_back();
        task.now = now;
        CLI::App *parser = parserFor(app, command);
        parser->add_flag("--json", task.json, "Print the answer as JSON");
        command.setup(*parser, task);
        parser->callback([&task, &chosen] { chosen = &task; });
    }
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError &error) {
        // Help and version go to standard output and are fine; the parser's own codes are not ours
        // (command-line.md#common-rules).
        return static_cast<int>(app.exit(error) == 0 ? ExitStatus::Fine : ExitStatus::Bad);
    }
    progress(); // its time begins here
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
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    progress(); // writes to the terminal as it is
    const TerminalGuard guard;
    try {
        return run(argc, argv);
    } catch (const std::bad_alloc &) {
        printMessage({}, Severity::Error, "no-memory", "There is not enough memory for this.");
        return static_cast<int>(ExitStatus::Bad);
    }
}
