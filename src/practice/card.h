// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <string>

namespace kagetsu::practice {

// A day of the calendar on the pupil's wall, counted from 1 January 1970.
using Day = std::int32_t;

// How many days a task rests in each of the five boxes (lessons.md#daily-practice).
inline constexpr std::array<Day, 5> Rests { 1, 3, 7, 21, 60 };
inline constexpr int Boxes = static_cast<int>(Rests.size());

// One task of one pupil: in which box it lies, and when it comes again.
struct Card
{
    std::string task; // its id
    std::string kind; // as in lesson files: "forbidden-points"
    int box = 1; // from 1 to Boxes
    Day due = 0; // from this day on it is asked
    int right = 0; // answers so far, at most MostAnswers of each sort
    int wrong = 0;

    friend bool operator==(const Card &, const Card &) = default;
};

inline constexpr int MostAnswers = 1'000'000;

// Of a task that was never answered: in the first box, to be asked at once.
Card newCard(std::string task, std::string kind, Day today);

inline bool isDue(const Card &card, Day today)
{
    return card.due <= today;
}

// The card after an answer. Right: one box further, or again in the last. Wrong: back to the first. A right answer to
// what is not due yet counts, and moves nothing: who does a task four times in an evening has not learned it for two
// months.
Card answered(Card card, bool isRight, Day today);

} // namespace kagetsu::practice
