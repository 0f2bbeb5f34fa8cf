// SPDX-License-Identifier: MIT
#pragma once

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

enum class CaseError : std::uint8_t {
    NoJson,
    OtherFormat, // JSON, but no list of cases
    Field, // a field is missing, or holds what cannot be there
    DoubleId,
};

// What is wrong with a document of cases, and where.
struct CaseFault
{
    CaseError error = CaseError::NoJson;
    std::size_t number = 0; // of the case, from 1; 0 for the document
    std::string field; // its name, if it is one

    friend bool operator==(const CaseFault &, const CaseFault &) = default;
};

// Reads a document like resources/lessons/shapes.json: boards of 15 lines, stones as lists of points.
Result<std::vector<Case>, CaseFault> readCases(std::string_view json);

// The cases the program comes with, in the order of their chapters.
const std::vector<Case> &shippedCases();

} // namespace kagetsu::lesson
