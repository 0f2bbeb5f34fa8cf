// SPDX-License-Identifier: MIT
#pragma once

#include <compare>
#include <cstdint>
#include <string>

namespace kagetsu::practice {

// The quality of a pupil's answer in front of the class, the better one later.
enum class Mark : std::uint8_t { Wrong, Partly, Right };

inline constexpr Mark AllMarks[] { Mark::Right, Mark::Partly, Mark::Wrong };

// A page of a lesson for which marks are given.
struct MarkedPage
{
    std::string lesson; // the name of its file, or the id of a step of a course
    int page = 1;

    friend auto operator<=>(const MarkedPage &, const MarkedPage &) = default;
};

inline constexpr int MostPages = 100'000;

// The number of marks of each quality.
struct MarkCounts
{
    int right = 0;
    int partly = 0;
    int wrong = 0;

    void add(Mark mark) { ++(mark == Mark::Right ? right : mark == Mark::Partly ? partly : wrong); }
    friend bool operator==(const MarkCounts &, const MarkCounts &) = default;
};

} // namespace kagetsu::practice
