// SPDX-License-Identifier: MIT
#pragma once

#include "base/json/fault.h"
#include "base/result.h"
#include "rules/position.h"

#include <string>
#include <string_view>
#include <vector>

namespace kagetsu::lesson {

// The subject of a case, in the order of learning.
enum class Chapter : std::uint8_t { Five, Overline, Four, Three, FalseThree, LookAhead, Ruling };

inline constexpr Chapter AllChapters[] { Chapter::Five, Chapter::Overline, Chapter::Four, Chapter::Three,
    Chapter::FalseThree, Chapter::LookAhead, Chapter::Ruling };

// A position and an empty point in it, with the question whether Black may play there, and why. The answer is not
// stored, because the rules give it.
struct Case
{
    std::string id; // such as "look-19"
    Chapter chapter = Chapter::Five;
    rules::Position position;
    rules::Point point;
    // Both texts are English, as sources for the context "Lesson" of the catalogues.
    std::string title; // reveals the answer as little as possible
    std::string note; // what the case teaches, shown with the answer; may be empty

    friend bool operator==(const Case &, const Case &) = default;
};

// Reads a document like resources/lessons/shapes.json, with boards of 15 lines and stones as lists of points.
// Returns the first fault; two cases with one id are reported as a repeated key.
Result<std::vector<Case>, json::DocumentFault> readCases(std::string_view text);

// Returns the cases that come with the program, in the order of their chapters.
const std::vector<Case> &shippedCases();

} // namespace kagetsu::lesson
