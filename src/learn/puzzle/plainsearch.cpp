// SPDX-License-Identifier: MIT
#include "learn/puzzle/plainsearch.h"

#include "rules/judge.h"
#include "rules/shapes/row.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <iterator>

namespace kagetsu::puzzle {

namespace {

using rules::Outcome;
using rules::Point;
using rules::Position;
using rules::Side;
using Found = PlainSearch::Found;

constexpr int MostDelays = 3; // fours that put a win off, as for the judge of tasks
constexpr int Few = 5; // moves
constexpr std::size_t MostHeld = 8; // answers that are remembered
constexpr int MostFours = 8; // likewise where the defender looks for a way out

// Counts the stones of a side within four points on one line. With four of them a stone may make a five, with three a
// four, with two a three.
class Nearness
{
public:
    Nearness(const Position &position, Side side)
        : m_size(position.size())
    {
        position.stones(side).forEach([this](Point stone) {
            for (const rules::Direction direction : rules::AllDirections) {
                for (const int steps : { -4, -3, -2, -1, 1, 2, 3, 4 }) {
                    const Point point = advance(stone, direction, steps);
                    if (isOn(point, m_size))
                        ++m_counts[index(point, direction)];
                }
            }
        });
    }

    bool has(Point point, int stones) const
    {
        return std::any_of(std::begin(rules::AllDirections), std::end(rules::AllDirections),
            [&](rules::Direction direction) { return m_counts[index(point, direction)] >= stones; });
    }

private:
    std::size_t index(Point point, rules::Direction direction) const
    {
        return static_cast<std::size_t>((point.x * m_size + point.y) * 4 + static_cast<int>(direction));
    }

    int m_size;
    std::array<std::uint8_t, std::size_t { 4 } * rules::MaxBoardSize * rules::MaxBoardSize> m_counts {};
};

std::vector<Point> pointsOf(const rules::PointSet &set)
{
    std::vector<Point> points;
    set.forEach([&points](Point point) { points.push_back(point); });
    return points;
}

// The points at which the side makes a five, in board order. Few points are near four stones on one line.
std::vector<Point> fivesOf(const Position &position, Side side, const rules::RuleSet &rules)
{
    std::vector<Point> fives;
    if (position.count(side) < 4)
        return fives;
    const Nearness nearness(position, side);
    position.emptyPoints().forEach([&](Point point) {
        if (nearness.has(point, 4) && judge(position, point, side, rules).outcome == Outcome::Wins)
            fives.push_back(point);
    });
    return fives;
}

// Returns the points from the nearest to the farthest: what answers a move is mostly near it.
std::vector<Point> pointsAround(const rules::PointSet &set, Point middle)
{
    std::vector<Point> points = pointsOf(set);
    const auto away = [middle](Point point) {
        return std::max(std::abs(point.x - middle.x), std::abs(point.y - middle.y));
    };
    std::stable_sort(points.begin(), points.end(), [&](Point one, Point other) { return away(one) < away(other); });
    return points;
}

Position with(Position position, Point point, Side side)
{
    position.place(point, side);
    return position;
}

} // namespace

PlainSearch::PlainSearch(Side attacker, const rules::RuleSet &rules, bool hasThrees, std::uint64_t most)
    : m_attacker(attacker)
    , m_defender(other(attacker))
    , m_rules(rules)
    , m_hasThrees(hasThrees)
    , m_most(most)
{
}

Found PlainSearch::wins(const Position &position, int moves)
{
    return search(position, moves, m_hasThrees);
}

// The moves of the other side that leave `maker` without any of the five-points; for a four of the attacker, those that
// the rules allow the defender.
std::vector<Point> PlainSearch::blocksOf(
    const Position &position, const std::vector<Point> &fives, Side maker) const
{
    std::vector<Point> blocks;
    // Nothing but a stone on the point stops a five, except that it may make six of five.
    for (const Point point : pointsOf(position.emptyPoints())) {
        if (fives.size() == 1 && point != fives.front() && m_rules.rule != rules::Rule::Caro)
            continue;
        if (judge(position, point, other(maker), m_rules).outcome == Outcome::Forbidden)
            continue;
        const Position next = with(position, point, other(maker));
        const bool stops = std::none_of(fives.begin(), fives.end(), [&](Point five) {
            return five != point && judge(next, five, maker, m_rules).outcome == Outcome::Wins;
        });
        if (stops)
            blocks.push_back(point);
    }
    return blocks;
}

Found PlainSearch::search(const Position &position, int moves, bool withThrees)
{
    if (m_visited >= m_most)
        return Found::Unknown;
    const std::string key =
        toText(position) + static_cast<char>('0' + std::min(moves, 60)) + (withThrees ? 't' : 'f');
    if (const auto known = m_known.find(key); known != m_known.end())
        return known->second;
    ++m_visited;
    Found found = Found::No;
    if (!fivesOf(position, m_attacker, m_rules).empty()) {
        found = Found::Yes;
    } else if (moves > 0) {
        const Nearness nearness(position, m_attacker);
        for (const Point move : pointsOf(position.emptyPoints())) {
            if (!nearness.has(move, withThrees ? 2 : 3))
                continue;
            const Found here = afterMove(position, move, moves, withThrees);
            if (here != Found::No)
                found = here;
            if (here == Found::Yes)
                break;
        }
    }
    if (found != Found::Unknown)
        m_known[key] = found;
    return found;
}

// Looks for a win by fours with few moves first: in board order, a search to the end would try long wrong lines.
Found PlainSearch::soonest(const Position &position, int moves)
{
    for (int few = 1; few <= std::min(moves, Few); ++few) {
        if (search(position, few, /*withThrees=*/false) == Found::Yes)
            return Found::Yes;
    }
    return search(position, moves, false);
}

// The attacker has no five-point before the move.
Found PlainSearch::afterMove(const Position &before, Point move, int moves, bool withThrees)
{
    const Position after = with(before, move, m_attacker);
    const std::vector<Point> fives = fivesOf(after, m_attacker, m_rules);
    if (fives.empty() && !withThrees)
        return Found::No;
    if (judge(before, move, m_attacker, m_rules).outcome == Outcome::Forbidden
        || !fivesOf(after, m_defender, m_rules).empty())
        return Found::No;
    return fives.empty() ? afterThree(after, move, moves) : afterFour(after, fives, moves, withThrees);
}

Found PlainSearch::afterFour(const Position &after, const std::vector<Point> &fives, int moves, bool withThrees)
{
    Found found = Found::Yes;
    for (const Point block : blocksOf(after, fives, m_attacker)) {
        const Found here = search(with(after, block, m_defender), moves - 1, withThrees);
        if (here == Found::No)
            return Found::No;
        if (here == Found::Unknown)
            found = Found::Unknown;
    }
    return found;
}

// The move threatens to win by a single four, or it is no three.
Found PlainSearch::afterThree(const Position &after, Point move, int moves)
{
    if (moves < 2)
        return Found::No;
    const Found threat = search(after, 1, /*withThrees=*/false);
    if (threat != Found::Yes)
        return threat;
    Found found = Found::Yes;
    for (const Point answer : pointsAround(after.emptyPoints(), move)) {
        if (judge(after, answer, m_defender, m_rules).outcome == Outcome::Forbidden)
            continue;
        const Position next = with(after, answer, m_defender);
        const bool delays = !fivesOf(next, m_defender, m_rules).empty();
        Found here = delays ? Found::No : search(next, 1, false);
        // A four that only delays the win takes nothing from the moves that are left for it.
        if (here != Found::Yes)
            here = search(next, delays ? moves : moves - 1, true);
        if (here == Found::No)
            return Found::No;
        if (here == Found::Unknown)
            found = Found::Unknown;
    }
    return found;
}

Found PlainSearch::winsWith(const Position &position, Point move, int moves)
{
    const rules::Verdict verdict = judge(position, move, m_attacker, m_rules);
    if (verdict.outcome != Outcome::Allowed)
        return verdict.outcome == Outcome::Wins ? Found::Yes : Found::No;
    const Position after = with(position, move, m_attacker);
    if (!fivesOf(after, m_defender, m_rules).empty())
        return Found::No;
    const std::vector<Point> fives = fivesOf(after, m_attacker, m_rules);
    if (fives.empty() && !m_hasThrees)
        lookForStops(position, moves);
    return fives.empty() ? quietWins(after, move, moves, MostDelays) : afterFour(after, fives, moves, m_hasThrees);
}

// What stopped one move mostly stops another one, too, and is tried first; then what is near.
std::vector<Point> PlainSearch::answersTo(const Position &after, Point move) const
{
    std::vector<Point> answers = pointsAround(after.emptyPoints(), move);
    for (auto held = m_held.rbegin(); held != m_held.rend(); ++held) {
        const auto found = std::find(answers.begin(), answers.end(), held->answer);
        if (found != answers.end())
            std::rotate(answers.begin(), found, found + 1);
    }
    return answers;
}

void PlainSearch::remember(Point answer, std::uint64_t cost)
{
    std::erase_if(m_held, [answer](const Held &each) { return each.answer == answer; });
    const auto dearer = std::find_if(m_held.begin(), m_held.end(), [cost](const Held &each) { return each.cost > cost; });
    m_held.insert(dearer, { answer, cost });
    if (m_held.size() > MostHeld)
        m_held.pop_back();
}

// Finds what would stop the win if the defender could move at once: that mostly stops it after a quiet move, too.
void PlainSearch::lookForStops(const Position &position, int moves)
{
    if (m_looked == position)
        return;
    m_looked = position;
    m_held.clear();
    position.emptyPoints().forEach([&](Point point) {
        if (judge(position, point, m_defender, m_rules).outcome != Outcome::Allowed)
            return;
        const Position next = with(position, point, m_defender);
        const std::uint64_t before = m_visited;
        if (fivesOf(next, m_defender, m_rules).empty() && soonest(next, moves) == Found::No)
            remember(point, m_visited - before);
    });
}

// Every answer must lose: to what the attacker then has, or once a four that only delays was stopped.
Found PlainSearch::quietWins(const Position &after, Point move, int moves, int delays)
{
    const Found threat = soonest(after, moves);
    if (threat != Found::Yes)
        return threat;
    Found found = Found::Yes;
    std::vector<Point> delaying; // fours of the defender, which are looked at last, because they take longest
    for (const Point answer : answersTo(after, move)) {
        const Outcome outcome = judge(after, answer, m_defender, m_rules).outcome;
        if (outcome == Outcome::Forbidden)
            continue;
        if (outcome == Outcome::Wins)
            return Found::No;
        const Position next = with(after, answer, m_defender);
        const std::uint64_t before = m_visited;
        const Found here = search(next, moves - 1, m_hasThrees);
        if (here == Found::Unknown)
            found = Found::Unknown;
        if (here != Found::No)
            continue;
        if (fivesOf(next, m_defender, m_rules).empty()) {
            remember(answer, m_visited - before);
            return Found::No;
        }
        delaying.push_back(answer);
    }
    for (const Point answer : delaying) {
        const Found here = afterDelay(with(after, answer, m_defender), moves, delays);
        if (here == Found::No)
            return Found::No;
        if (here == Found::Unknown)
            found = Found::Unknown;
    }
    return found;
}

// The defender has made a four. Says whether the attacker wins once he has stopped it.
Found PlainSearch::afterDelay(const Position &position, int moves, int delays)
{
    Found found = Found::No;
    for (const Point block : blocksOf(position, fivesOf(position, m_defender, m_rules), m_defender)) {
        const Found here = delays == 0 ? Found::Unknown : afterBlock(position, block, moves, delays);
        if (here == Found::Yes)
            return Found::Yes;
        if (here == Found::Unknown)
            found = Found::Unknown;
    }
    return found;
}

// The attacker stops a four that only delays his win.
Found PlainSearch::afterBlock(const Position &position, Point block, int moves, int delays)
{
    const Position after = with(position, block, m_attacker);
    if (!fivesOf(after, m_defender, m_rules).empty())
        return Found::No;
    const std::vector<Point> fives = fivesOf(after, m_attacker, m_rules);
    return fives.empty() ? quietWins(after, block, moves - 1, delays - 1) : afterFour(after, fives, moves - 1, m_hasThrees);
}

Found PlainSearch::stops(const Position &position, Point move, int moves)
{
    return stopsWithin(position, move, moves, MostFours);
}

Found PlainSearch::stopsWithin(const Position &position, Point move, int moves, int delays)
{
    const Outcome outcome = judge(position, move, m_defender, m_rules).outcome;
    if (outcome != Outcome::Allowed)
        return outcome == Outcome::Wins ? Found::Yes : Found::No;
    const Position after = with(position, move, m_defender);
    const Found win = soonest(after, moves);
    if (win != Found::No)
        return win == Found::Yes ? Found::No : Found::Unknown;
    // A four may only put the win off.
    const std::vector<Point> fives = fivesOf(after, m_defender, m_rules);
    if (fives.empty())
        return Found::Yes;
    Found found = Found::Yes;
    for (const Point block : blocksOf(after, fives, m_defender)) {
        const Found here = canDefend(with(after, block, m_attacker), moves, delays - 1);
        if (here == Found::No)
            return Found::No;
        if (here == Found::Unknown)
            found = Found::Unknown;
    }
    return found;
}

Found PlainSearch::canDefend(const Position &position, int moves, int delays)
{
    const Found win = soonest(position, moves);
    if (win != Found::Yes)
        return win == Found::No ? Found::Yes : Found::Unknown;
    if (delays == 0)
        return Found::Unknown;
    Found found = Found::No;
    for (const Point move : pointsOf(position.emptyPoints())) {
        const Found here = stopsWithin(position, move, moves, delays);
        if (here == Found::Yes)
            return Found::Yes;
        if (here == Found::Unknown)
            found = Found::Unknown;
    }
    return found;
}

} // namespace kagetsu::puzzle
