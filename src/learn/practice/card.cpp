// SPDX-License-Identifier: MIT
#include "learn/practice/card.h"

#include <algorithm>
#include <utility>

namespace kagetsu::practice {

Card newCard(std::string task, std::string kind, Day today)
{
    return { .task = std::move(task), .kind = std::move(kind), .due = today };
}

Card answered(Card card, bool isRight, Day today)
{
    int &count = isRight ? card.right : card.wrong;
    count = std::min(count + 1, MostAnswers);
    if (isRight && !isDue(card, today))
        return card;
    card.box = isRight ? std::min(card.box + 1, Boxes) : 1;
    card.due = today + Rests[static_cast<std::size_t>(card.box - 1)];
    return card;
}

} // namespace kagetsu::practice
