// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace kagetsu::library {

// Returns the form in which names are compared (library.md#names): without case, accents and width, with simplified
// Chinese characters and Latin letters for Cyrillic ones, and with one blank between words. Text is UTF-8.
std::string folded(std::string_view name);
// Returns the folded words in alphabetical order, so that surnames may stand first or last.
std::string foldedWords(std::string_view name);
// True if every word of the folded search begins a word of the folded name, or, in languages written without blanks,
// is a part of it. An empty search matches all.
bool matchesName(std::string_view foldedName, std::string_view foldedSearch);

} // namespace kagetsu::library
