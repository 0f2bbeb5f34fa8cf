// SPDX-License-Identifier: MIT
#include "cli/commands/command.h"
#include "cli/input/filename.h"
#include "cli/input/libraryfile.h"
#include "cli/output/answer.h"
#include "cli/output/message.h"
#include "cli/output/output.h"
#include "cli/words/exportwords.h"
#include "record/edit/treemerge.h"
#include "record/renlib/librarywriter.h"
#include "record/search/linejoin.h"

#include <CLI/App.hpp>

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace kagetsu::cli {

namespace {

struct MergeArguments
{
    std::vector<std::string> files;
    std::string out;
    int boardSize = rules::DefaultBoardSize;
    bool joins = false;
};

// What came of one library.
struct Merged
{
    record::LineJoins joins;
    std::size_t conflicts = 0;
};

// Both of two texts that differ are kept.
Merged mergeInto(record::GameTree &tree, const record::GameTree &other, bool joinsLines)
{
    Merged merged;
    record::TreeEditor editor(tree);
    const record::MergeConflicts conflicts =
        joinsLines ? mergeTree(editor, tree, joinedTo(tree, other, merged.joins)) : mergeTree(editor, tree, other);
    for (const record::TextConflict &conflict : conflicts.texts)
        resolve(editor, tree, conflict, record::ConflictChoice::Both);
    merged.conflicts = conflicts.size();
    return merged;
}

ExitStatus merge(const MergeArguments &arguments, const Task &task)
{
    std::optional<record::GameTree> tree;
    bool isWhole = true;
    std::vector<Answer> answers;
    for (const std::string &file : arguments.files) {
        const std::optional<record::Library> library = openLibrary({ .file = file, .boardSize = arguments.boardSize });
        if (!library)
            return ExitStatus::Bad;
        if (library->isIncomplete && isSameFile(file, arguments.out)) {
            printMessage({ arguments.out, 0, 0 }, Severity::Error, "incomplete",
                "What could not be read would be lost, so the file is not overwritten.");
            return ExitStatus::Bad;
        }
        isWhole = isWhole && !library->isIncomplete;
        Merged merged;
        if (tree)
            merged = mergeInto(*tree, library->game.tree, arguments.joins);
        else
            tree = library->game.tree;
        answers.push_back({ { "file", file }, { "turned", merged.joins.turned },
            { "reordered", merged.joins.reordered }, { "conflicts", merged.conflicts } });
    }
    const Result<record::WrittenLibrary, record::LibraryExportRefusal> written = writeLibrary(*tree);
    if (!written) {
        const Words words = wordsFor(written.fault());
        printMessage({ arguments.out, 0, 0 }, Severity::Error, words.code, words.text);
        return ExitStatus::Bad;
    }
    Output output(arguments.out);
    output.write(written->bytes);
    if (!output.commit())
        return ExitStatus::Bad;
    for (const Answer &answer : answers) {
        if (arguments.out != "-")
            printLine(answer, task.json);
    }
    return isWhole ? ExitStatus::Fine : ExitStatus::No;
}

} // namespace

void setUpMerge(CLI::App &parser, Task &task)
{
    parser.footer(
        "Merges RenLib libraries into the first one, and writes the result. Both of two texts that differ are kept.\n"
        "Prints a line for each library, separated by tabs: the file, its lines that were joined because they came to\n"
        "a position of the libraries before in another view, those that came by other moves, and the texts that\n"
        "differed. Exit status 1 if a library is incomplete.");
    const auto arguments = std::make_shared<MergeArguments>();
    parser.add_option("FILE", arguments->files, "RenLib libraries")->required()->expected(2, -1);
    parser.add_option("-o,--output", arguments->out, "The library to write; - is standard output")->required();
    parser.add_flag("--join", arguments->joins, "Join lines that come to one position in other views or orders");
    addBoardOption(parser, arguments->boardSize);
    task.run = [arguments, &task] { return merge(*arguments, task); };
}

} // namespace kagetsu::cli
