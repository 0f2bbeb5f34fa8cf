// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json.hpp>

#include <initializer_list>
#include <string>
#include <string_view>

// The answer of a command is one value, printed as text or as JSON (command-line.md#common-rules). Members keep their
// order, and bytes that are not UTF-8 are replaced.
namespace kagetsu::cli {

using Answer = nlohmann::ordered_json;

// Prints the answer as JSON, on one line.
void printJson(const Answer &answer);
// Prints an answer as JSON or as its values, separated by tabs, on one line.
void printLine(const Answer &answer, bool json);
// Prints rows. The text has one line for each row, with its values separated by tabs.
void printRows(const Answer &rows, bool json);
// Prints an object. The text has one line for each of these members: its name, and its value or the values of its list.
void printMembers(const Answer &object, std::initializer_list<std::string_view> members, bool json);

// Returns the values of a row, separated by tabs: "12\tAnn".
std::string lineOf(const Answer &row);
// Puts a text on one line.
std::string onOneLine(std::string text);

} // namespace kagetsu::cli
