// SPDX-License-Identifier: MIT
#include "cli/commands/command.h"
#include "cli/input/filename.h"
#include "cli/input/libraryfile.h"
#include "cli/output/message.h"
#include "cli/output/output.h"
#include "cli/words/exportwords.h"
#include "record/renlib/librarywriter.h"

#include <CLI/App.hpp>
#include <nlohmann/json.hpp>

#include <iostream>
#include <memory>

namespace kagetsu::cli {

namespace {

struct RewriteArguments
{
    std::string in;
    std::string out;
};

ExitStatus rewrite(const RewriteArguments &arguments, bool json)
{
    // The board size affects no byte.
    const std::optional<record::Library> library = openLibrary({ .file = arguments.in });
    if (!library)
        return ExitStatus::Bad;
    if (library->isIncomplete && isSameFile(arguments.in, arguments.out)) {
        printMessage({ arguments.out, 0, 0 }, Severity::Error, "incomplete",
            "What could not be read would be lost, so the file is not overwritten.");
        return ExitStatus::Bad;
    }
    const Result<record::WrittenLibrary, record::LibraryExportRefusal> written = writeLibrary(library->game.tree);
    if (!written) {
        const Words words = wordsFor(written.fault());
        printMessage({ arguments.in, 0, 0 }, Severity::Error, words.code, words.text);
        return ExitStatus::Bad;
    }
    Output output(arguments.out);
    output.write(written->bytes);
    if (!output.commit())
        return ExitStatus::Bad;
    if (json && arguments.out != "-")
        std::cout << nlohmann::ordered_json { { "bytes", written->bytes.size() } }.dump() << '\n';
    return library->isIncomplete ? ExitStatus::No : ExitStatus::Fine;
}

} // namespace

void setUpRewrite(CLI::App &parser, Task &task)
{
    parser.footer("A library written by RenLib itself stays the same, byte for byte; a damaged one is repaired.");
    const auto arguments = std::make_shared<RewriteArguments>();
    parser.add_option("IN", arguments->in, "A RenLib library; - is standard input")->required();
    parser.add_option("OUT", arguments->out, "The library to write; - is standard output")->required();
    task.run = [arguments, &task] { return rewrite(*arguments, task.json); };
}

} // namespace kagetsu::cli
