// SPDX-License-Identifier: MIT
#include "cli/output/answer.h"

#include "base/json/parse.h"

#include <algorithm>
#include <iostream>

namespace kagetsu::cli {

void printJson(const Answer &answer)
{
    std::cout << json::toText(answer) << '\n';
}

void printLine(const Answer &answer, bool json)
{
    if (json)
        printJson(answer);
    else
        std::cout << lineOf(answer) << '\n';
}

void printRows(const Answer &rows, bool json)
{
    if (json)
        return printJson(rows);
    for (const Answer &row : rows)
        printLine(row, json);
}

void printMembers(const Answer &object, std::initializer_list<std::string_view> members, bool json)
{
    if (json)
        return printJson(object);
    for (const std::string_view member : members) {
        const Answer &value = object[std::string(member)];
        std::cout << member;
        for (const Answer &each : value.is_array() ? value : Answer::array({ value }))
            std::cout << '\t' << lineOf(each);
        std::cout << '\n';
    }
}

std::string lineOf(const Answer &row)
{
    if (row.is_string())
        return onOneLine(row.get<std::string>());
    if (!row.is_structured())
        return row.dump();
    std::string line;
    for (const Answer &value : row)
        line += (&value == &row.front() ? "" : "\t") + lineOf(value);
    return line;
}

std::string onOneLine(std::string text)
{
    std::replace_if(
        text.begin(), text.end(), [](char letter) { return static_cast<unsigned char>(letter) < ' '; }, ' ');
    return text;
}

} // namespace kagetsu::cli
