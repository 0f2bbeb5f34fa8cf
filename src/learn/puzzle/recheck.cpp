// SPDX-License-Identifier: MIT
#include "learn/puzzle/recheck.h"

#include "analysis/solver/proof/checker.h"
#include "learn/puzzle/plainsearch.h"
#include "rules/judge.h"

#include <algorithm>
#include <set>

namespace kagetsu::puzzle {

namespace {

using Found = PlainSearch::Found;

// Wins by fours are searched to their end.
constexpr int LongestFours = 40;
constexpr int MoreThanClaimed = 2;

// Returns the points that the proof speaks of. Whatever stops its win is there, or is a four.
std::set<rules::Point> pointsOf(const solver::Proof &proof)
{
    std::set<rules::Point> points;
    for (const solver::Step &step : proof.steps) {
        points.insert(step.move);
        points.insert(step.fivePoints.begin(), step.fivePoints.end());
        for (const solver::Defence &each : step.defences)
            points.insert(each.point);
    }
    return points;
}

// Counts what a search by growing length visits until it finds the win and, for a defence, until it knows which of the
// points that matter stop it.
std::uint64_t effortOf(const MadePuzzle &puzzle, std::uint64_t most)
{
    PlainSearch search(puzzle.attacker(), puzzle.rules, puzzle.threatFours > 0, most);
    for (int moves = 1; moves <= puzzle.length; ++moves) {
        if (search.wins(puzzle.position, moves) == Found::Yes)
            break;
    }
    if (!puzzle.isDefence())
        return search.visited();
    for (const rules::Point point : pointsOf(puzzle.proof)) {
        if (puzzle.position.isEmpty(point))
            (void)search.stops(puzzle.position, point, LongestFours);
    }
    return search.visited();
}

// True if the win that is to be stopped is proven after this move, too.
bool holdsAfter(const MadePuzzle &puzzle, rules::Point point)
{
    rules::Position after = puzzle.position;
    after.place(point, puzzle.side);
    return judge(puzzle.position, point, puzzle.side, puzzle.rules).outcome == rules::Outcome::Allowed
        && !solver::findHole(puzzle.proof, after, puzzle.rules);
}

} // namespace

Recheck recheck(const MadePuzzle &puzzle, std::uint64_t most)
{
    Recheck check;
    check.hasHole = solver::findHole(puzzle.proof, puzzle.position, puzzle.rules).has_value();
    check.effort = effortOf(puzzle, most);
    PlainSearch search(puzzle.attacker(), puzzle.rules, puzzle.threatFours > 0, most);
    const int moves = puzzle.threatFours > 0 ? puzzle.length + MoreThanClaimed : LongestFours;
    bool isKnown = true;
    puzzle.position.emptyPoints().forEach([&](rules::Point point) {
        const bool isClaimed =
            std::find(puzzle.answers.begin(), puzzle.answers.end(), point) != puzzle.answers.end();
        if (!isClaimed && puzzle.isDefence() && holdsAfter(puzzle, point))
            return;
        const Found found = puzzle.isDefence() ? search.stops(puzzle.position, point, moves)
                                               : search.winsWith(puzzle.position, point, moves);
        // A win by fours and threes may only be longer than what was looked through.
        const bool isOpen = isClaimed && found == Found::No && puzzle.threatFours > 0 && !puzzle.isDefence();
        if (found == Found::Unknown || isOpen)
            isKnown = false;
        else if (isClaimed && found == Found::No)
            check.wrong.push_back(point);
        else if (!isClaimed && found == Found::Yes)
            check.missing.push_back(point);
    });
    const bool isRight = check.wrong.empty() && check.missing.empty() && !check.hasHole;
    check.verdict = !isRight ? Recheck::Verdict::Differs
        : isKnown            ? Recheck::Verdict::Agrees
                             : Recheck::Verdict::Undecided;
    return check;
}

} // namespace kagetsu::puzzle
