// SPDX-License-Identifier: MIT
#include "learn/drill/coverage.h"

namespace kagetsu::drill {

Coverage coverageOf(const Deck &deck, const practice::Pupil &pupil, practice::Day today)
{
    Coverage coverage { .moves = deck.cards.size() };
    for (const Card &card : deck.cards) {
        const auto kept = pupil.cards.find(card.id);
        if (kept == pupil.cards.end())
            continue;
        coverage.known += kept->second.box > 1 ? 1 : 0;
        coverage.due += practice::isDue(kept->second, today) ? 1 : 0;
    }
    return coverage;
}

bool isWanted(const Card &card, const practice::Pupil &pupil, practice::Day today)
{
    const auto kept = pupil.cards.find(card.id);
    return kept == pupil.cards.end() || practice::isDue(kept->second, today);
}

} // namespace kagetsu::drill
