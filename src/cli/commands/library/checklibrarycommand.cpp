// SPDX-License-Identifier: MIT
#include "cli/commands/command.h"
#include "cli/commands/library/libraryinput.h"
#include "cli/input/filename.h"
#include "cli/output/message.h"

#include <CLI/App.hpp>

#include <iostream>
#include <memory>

namespace kagetsu::cli {

namespace {

ExitStatus check(const std::string &file, const Task &task)
{
    const auto opened = OpenedLibrary::open(file, library::SqlStore::Access::Look);
    if (!opened)
        return ExitStatus::Bad;
    const auto wrong = opened->store().check();
    if (!wrong)
        return opened->tell(wrong.fault());
    if (task.json)
        printJson({ { "wrong", *wrong } });
    else
        for (const std::string &line : *wrong)
            std::cout << onOneLine(line) << '\n';
    return wrong->empty() ? ExitStatus::Fine : ExitStatus::No;
}

struct BackupArguments
{
    std::string library;
    std::string to;
};

ExitStatus backUp(const BackupArguments &arguments, const Task &task)
{
    const auto opened = OpenedLibrary::open(arguments.library, library::SqlStore::Access::Look);
    if (!opened)
        return ExitStatus::Bad;
    const auto name = fileNameOf(arguments.to);
    if (!name) {
        printMessage({ arguments.to }, Severity::Error, "bad-name", "The file name is not valid UTF-8.");
        return ExitStatus::Bad;
    }
    if (const auto fault = opened->store().backUp(*name))
        return cli::tell(arguments.to, *fault);
    if (task.json)
        printJson({ { "backup", arguments.to } });
    return ExitStatus::Fine;
}

} // namespace

void setUpLibraryCheck(CLI::App &parser, Task &task)
{
    parser.footer("Prints what is wrong with the file or with games in it, one line each. Nothing is changed.");
    const auto file = std::make_shared<std::string>();
    addLibraryOption(parser, *file);
    task.run = [file, &task] { return check(*file, task); };
}

void setUpLibraryBackup(CLI::App &parser, Task &task)
{
    parser.footer("The copy is whole, also while another program adds games. A file that is there is not overwritten.");
    const auto arguments = std::make_shared<BackupArguments>();
    addLibraryOption(parser, arguments->library);
    parser.add_option("FILE", arguments->to, "The copy to write")->required();
    task.run = [arguments, &task] { return backUp(*arguments, task); };
}

} // namespace kagetsu::cli
