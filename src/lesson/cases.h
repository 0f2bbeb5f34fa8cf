// SPDX-License-Identifier: MIT
#pragma once

#include "json/fault.h"
#include "result.h"
#include "rules/position.h"

#include <string>
#include <string_view>
#include <vector>

namespace kagetsu::lesson {

// What a case is about, in the order in which one learns it.
enum class Chapter : std::uint8_t { Five, Overline, Four, Three, FalseThree, LookAhead, Ruling };

inline constexpr Chapter AllChapters[] { Chapter::Five, Chapter::Overline, Chapter::Four, Chapter::Three,
    Chapter::FalseThree, Chapter::LookAhead, Chapter::Ruling };

// A position and the empty point of it that is asked about: may Black play there, and why? The answer is not told here,
// the rules know it.
struct Case
{
    std::string id; // "look-19"
    Chapter chapter = Chapter::Five;
    rules::Position position;
    rules::Point point;
    // Both are English, the source texts of the catalogues' context "Lesson".
    std::string title; // gives the answer away as little as it can
    std::string note; // what is to be learned, told with the answer; may be empty

    friend bool operator==(const Case &, const Case &) = default;
};

// Reads a document like resources/lessons/shapes.json: boards of 15 lines, stones as lists of points.
// Fails with the first fault; two cases of one id are a key given twice.
Result<std::vector<Case>, json::DocumentFault> readCases(std::string_view text);

// The cases the program comes with, in the order of their chapters.
const std::vector<Case> &shippedCases();

} // namespace kagetsu::lesson
