// SPDX-License-Identifier: MIT
#include "cli/output/entrypreview.h"

#include "cli/output/answer.h"
#include "cli/words/eventwords.h"
#include "tournament/csv/entryfields.h"

#include <iostream>

namespace kagetsu::cli {

namespace {

using tournament::RowFate;

bool isSomebody(RowFate::Kind kind)
{
    return kind == RowFate::Kind::Entered || kind == RowFate::Kind::Namesake || kind == RowFate::Kind::Known;
}

Answer answerOf(const RowFate &fate, std::size_t row, const tournament::EntryList &list)
{
    Answer answer { { "row", row + 1 }, { "fate", codeOf(fate.kind) } };
    if (isSomebody(fate.kind)) {
        for (const auto &[what, text] : knownFields(list.entries[fate.entry]))
            answer[std::string(what)] = text;
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
