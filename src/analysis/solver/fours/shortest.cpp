// SPDX-License-Identifier: MIT
#include "analysis/solver/fours/shortest.h"

#include <algorithm>

namespace kagetsu::solver {

StepNumber shorten(FourSearch &search, const StepStore &steps, StepNumber known, rules::Side attacker)
{
    StepNumber best = known;
    int length = lengthOf(steps.proofOf(best, attacker));
    int none = 0; // the greatest length that is known not to win
    for (int tried = 1; none + 1 < length;) {
        // The search goes deeper until it finds a shorter win. From then on it tries the next shorter length each time;
        // what has failed within more fours need not be examined again.
        tried = std::min(tried, length - 1);
        const std::optional<StepNumber> found = search.win(tried);
        if (found) {
            best = *found;
            length = lengthOf(steps.proofOf(best, attacker));
            search.setHint(mainLine(steps.proofOf(best, attacker)));
            tried = length - 1;
        } else if (search.isSpent()) {
            break;
        } else {
            none = tried;
            tried += std::max(1, tried / 4);
        }
    }
    return best;
}

} // namespace kagetsu::solver
