// SPDX-License-Identifier: MIT
#include "cli/input/listinput.h"

#include "cli/input/eventinput.h"
#include "cli/input/input.h"
#include "cli/output/message.h"
#include "cli/words/eventwords.h"
#include "record/text/charset.h"
#include "tournament/sheet/workbook.h"

#include <sstream>

namespace kagetsu::cli {

namespace {

// Reports faulty rows. Returns false if a row cannot be entered, because nobody may be left out silently.
bool tellRows(const std::string &file, const std::vector<tournament::EntryRowFault> &faults)
{
    using Why = tournament::EntryRowFault::Why;
    bool isFine = true;
    for (const auto &[why, row, cell] : faults) {
        const bool isError = why == Why::NoName || why == Why::TooMany;
        const Words words = wordsFor(why);
        printMessage({ file, row }, isError ? Severity::Error : Severity::Warning, words.code,
            cell.empty() ? std::string(words.text) : onOneLine(cell) + ": " + std::string(words.text));
        isFine = isFine && !isError;
    }
    return isFine;
}

// Reports a guessed encoding and the columns that were left out.
void tellReading(const std::string &file, const tournament::EntryList &list)
{
    if (list.guessed)
        printMessage({ file }, Severity::Note, "charset-guessed",
            "The file does not state its text encoding; it was read as " + std::string(nameOf(*list.guessed))
                + ". If names look wrong, use --charset to choose the encoding.");
    std::string columns;
    for (const std::string &head : list.leftOut)
        columns += (columns.empty() ? "" : ", ") + onOneLine(head);
    if (!columns.empty())
        tellWarning(file, "columns-left-out", "Columns that were left out: " + columns + '.');
}

// Reads the columns, such as "name,club,-,rating".
bool chooseColumns(const ListArguments &arguments, tournament::EntryColumns &columns)
{
    if (arguments.headRows)
        columns.first = static_cast<std::size_t>(*arguments.headRows);
    if (arguments.columns.empty())
        return true;
    columns.columns.clear();
    columns.heads = tournament::EntryColumns::Heads::Known;
    std::istringstream codes(arguments.columns);
    for (std::string code; std::getline(codes, code, ',');) {
        const auto column = tournament::entryColumnFrom(code);
        if (!column) {
            tellError({}, "unknown-column", "There is no such column: " + onOneLine(code));
            return false;
        }
        columns.columns.push_back(*column);
    }
    return true;
}

} // namespace

std::optional<ReadList> readList(const ListArguments &arguments)
{
    tournament::ListChoices choices;
    if (!arguments.sheet.empty())
        choices.sheet = arguments.sheet;
    if (!arguments.charset.empty()) {
        choices.charset = record::charsetFromName(arguments.charset);
        if (!choices.charset) {
            tellError({}, "unknown-charset", "This is not a known text encoding.");
            return std::nullopt;
        }
    }
    Input input(arguments.file);
    std::string bytes;
    if (!input.readAll(bytes))
        return std::nullopt;
    ReadList read { tournament::tableOfFile(bytes, choices, tournament::readWorkbook) };
    if (const auto &fault = read.table.notAList) {
        const Words words = wordsFor(fault->why);
        printMessage({ input.name(), fault->line }, Severity::Error, words.code, words.text);
        return std::nullopt;
    }
    read.columns = tournament::columnsOf(read.table.rows);
    if (!chooseColumns(arguments, read.columns))
        return std::nullopt;
    read.list = entriesOf(read.table, read.columns);
    tellReading(input.name(), read.list);
    // A trial shows faulty rows and continues.
    if (!tellRows(input.name(), read.list.faults) && !arguments.isTrial)
        return std::nullopt;
    return read;
}

} // namespace kagetsu::cli
