// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <string>

namespace kagetsu::practice {

// A calendar day in the pupil's time zone, counted from 1 January 1970.
using Day = std::int32_t;

// The number of days that a task rests in each of the five boxes (learn.md#daily-practice).
inline constexpr std::array<Day, 5> Rests { 1, 3, 7, 21, 60 };
inline constexpr int Boxes = static_cast<int>(Rests.size());

// One task of one pupil: the box it is in, and when it is due again.
struct Card
{
    std::string task; // its id
    std::string kind; // kind as in lesson files: "forbidden-points"
    int box = 1; // number from 1 to Boxes
    Day due = 0; // the day from which it is asked
    int right = 0; // answers so far; each count is at most MostAnswers
    int wrong = 0;

    friend bool operator==(const Card &, const Card &) = default;
};

inline constexpr int MostAnswers = 1'000'000;

// Returns the card of a task that was never answered: in the first box, and due at once.
Card newCard(std::string task, std::string kind, Day today);

// True if the task is to be asked today.
inline bool isDue(const Card &card, Day today)
{
    return card.due <= today;
}

// Returns the card after an answer. A right answer moves it to the next box, or keeps it in the last one; a wrong
// answer moves it back to the first. A right answer to a card that is not due yet is counted but moves nothing: a task
// done four times in one evening has not been learned for two months.
Card answered(Card card, bool isRight, Day today);

} // namespace kagetsu::practice
