// SPDX-License-Identifier: MIT
#include "cli/commands/tournament/entrypreview.h"

#include "cli/commands/tournament/eventinput.h"
#include "cli/words/eventwords.h"
#include "tournament/csv/entryfields.h"

#include <iostream>

namespace kagetsu::cli {

namespace {

using tournament::EntryDetails;
using tournament::RowFate;

std::string_view codeOf(RowFate::Kind kind)
{
    constexpr std::string_view Codes[] { "above", "heads", "entered", "namesake", "already-entered", "no-name",
        "too-many" };
    return Codes[static_cast<std::size_t>(kind)];
}

// Returns what is known about a player. The name is always included, other details only if they are known.
std::vector<std::pair<std::string, std::string>> knownOf(const EntryDetails &details)
{
    using tournament::CsvHead;
    std::vector<std::pair<std::string, std::string>> known;
    for (const CsvHead head : { CsvHead::Name, CsvHead::Rating, CsvHead::Rank, CsvHead::Title, CsvHead::Club,
             CsvHead::Country, CsvHead::Birth, CsvHead::Sex, CsvHead::FederationId, CsvHead::Members }) {
        if (const std::string text = fieldOf(details, head); head == CsvHead::Name || !text.empty())
            known.emplace_back(codeOf(head), text);
    }
    return known;
}

bool isSomebody(RowFate::Kind kind)
{
    return kind == RowFate::Kind::Entered || kind == RowFate::Kind::Namesake || kind == RowFate::Kind::Known;
}

Answer answerOf(const RowFate &fate, std::size_t row, const tournament::EntryList &list)
{
    Answer answer { { "row", row + 1 }, { "fate", codeOf(fate.kind) } };
    if (isSomebody(fate.kind)) {
        for (const auto &[what, text] : knownOf(list.entries[fate.entry]))
            answer[what] = text;
    }
    for (const auto why : fate.unread)
        answer["faults"].push_back(wordsFor(why).code);
    return answer;
}

// Returns a row as text. Row, fate, name and faults stand alone; all other values are named.
std::string textOf(const Answer &row)
{
    std::string line;
    for (const auto &[what, value] : row.items()) {
        const bool isBare = what == "row" || what == "fate" || what == "name" || what == "faults";
        line += (line.empty() ? "" : "\t") + (isBare ? "" : what + "=") + lineOf(value);
    }
    return line;
}

} // namespace

void printPreview(const tournament::ListTable &table, const tournament::EntryColumns &columns,
    const tournament::ListPreview &preview, bool json)
{
    Answer codes = Answer::array();
    std::string written;
    for (const tournament::EntryColumn column : columns.columns) {
        codes.push_back(codeOf(column));
        written += (written.empty() ? "" : ",") + std::string(codeOf(column));
    }
    Answer rows = Answer::array();
    for (std::size_t row = 0; row < preview.rows.size(); ++row)
        rows.push_back(answerOf(preview.rows[row], row, preview.list));
    Answer answer { { "columns", codes }, { "rows", rows } };
    if (!table.sheets.empty()) {
        answer["sheets"] = table.sheets;
        answer["sheet"] = table.sheets[table.sheet];
    }
    if (json)
        return printJson(answer);
    if (!table.sheets.empty()) {
        std::cout << "sheet";
        for (std::size_t i = 0; i < table.sheets.size(); ++i)
            std::cout << '\t' << (i == table.sheet ? "*" : "") << onOneLine(table.sheets[i]);
        std::cout << '\n';
    }
    std::cout << "columns\t" << written << '\n';
    for (const Answer &row : rows)
        std::cout << textOf(row) << '\n';
}

} // namespace kagetsu::cli
