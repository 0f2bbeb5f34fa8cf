// SPDX-License-Identifier: MIT
#include "cli/commands/tournament/entrypreview.h"

#include "cli/commands/tournament/eventinput.h"
#include "cli/words/eventwords.h"

#include <nlohmann/json.hpp>

#include <iostream>

namespace kagetsu::cli {

namespace {

using Json = nlohmann::ordered_json;
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
    std::vector<std::pair<std::string, std::string>> known { { "name", details.name } };
    const auto add = [&known](const char *what, const std::string &text) {
        if (!text.empty())
            known.emplace_back(what, text);
    };
    add("rating", details.rating ? std::to_string(*details.rating) : "");
    add("rank", details.rank);
    add("title", details.title);
    add("club", details.club);
    add("country", details.country);
    add("birth", textOf(details.birth));
    add("sex", details.sex == tournament::Sex::Unknown ? "" : details.sex == tournament::Sex::Female ? "f" : "m");
    add("federation-id", details.federationId);
    std::string members;
    for (const std::string &member : details.members)
        members += (members.empty() ? "" : " / ") + member;
    add("members", members);
    return known;
}

bool isSomebody(RowFate::Kind kind)
{
    return kind == RowFate::Kind::Entered || kind == RowFate::Kind::Namesake || kind == RowFate::Kind::Known;
}

Json jsonOf(const RowFate &fate, std::size_t row, const tournament::EntryList &list)
{
    Json answer { { "row", row + 1 }, { "fate", codeOf(fate.kind) } };
    if (isSomebody(fate.kind)) {
        for (const auto &[what, text] : knownOf(list.entries[fate.entry]))
            answer[what] = text;
    }
    for (const auto why : fate.unread)
        answer["faults"].push_back(wordsFor(why).code);
    return answer;
}

void printRow(const RowFate &fate, std::size_t row, const tournament::EntryList &list)
{
    std::cout << row + 1 << '\t' << codeOf(fate.kind);
    if (isSomebody(fate.kind)) {
        for (const auto &[what, text] : knownOf(list.entries[fate.entry]))
            std::cout << '\t' << (what == "name" ? "" : what + "=") << onOneLine(text);
    }
    for (const auto why : fate.unread)
        std::cout << '\t' << wordsFor(why).code;
    std::cout << '\n';
}

} // namespace

void printPreview(const tournament::ListTable &table, const tournament::EntryColumns &columns,
    const tournament::ListPreview &preview, bool json)
{
    Json codes = Json::array();
    std::string written;
    for (const tournament::EntryColumn column : columns.columns) {
        codes.push_back(codeOf(column));
        written += (written.empty() ? "" : ",") + std::string(codeOf(column));
    }
    if (json) {
        Json rows = Json::array();
        for (std::size_t row = 0; row < preview.rows.size(); ++row)
            rows.push_back(jsonOf(preview.rows[row], row, preview.list));
        Json answer { { "columns", std::move(codes) }, { "rows", std::move(rows) } };
        if (!table.sheets.empty()) {
            answer["sheets"] = table.sheets;
            answer["sheet"] = table.sheets[table.sheet];
        }
        std::cout << answer.dump(-1, ' ', false, Json::error_handler_t::replace) << '\n';
        return;
    }
    if (!table.sheets.empty()) {
        std::cout << "sheet";
        for (std::size_t i = 0; i < table.sheets.size(); ++i)
            std::cout << '\t' << (i == table.sheet ? "*" : "") << onOneLine(table.sheets[i]);
        std::cout << '\n';
    }
    std::cout << "columns\t" << written << '\n';
    for (std::size_t row = 0; row < preview.rows.size(); ++row)
        printRow(preview.rows[row], row, preview.list);
}

} // namespace kagetsu::cli
