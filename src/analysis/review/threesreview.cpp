// SPDX-License-Identifier: MIT
#include "analysis/review/threesreview.h"

#include "analysis/review/playedfour.h"
#include "analysis/review/turningpoint.h"

#include <algorithm>
#include <utility>

namespace kagetsu::review {

std::size_t ThreesSaid::undecided() const
{
    return static_cast<std::size_t>(std::count(turns.begin(), turns.end(), Known::Unknown));
}

namespace {

using rules::Position;
using rules::Side;

constexpr std::uint64_t FirstLimit = 512; // nodes for each question of the first round
constexpr std::uint64_t Growth = 8; // from each round to the next

// The side to move at one turn, and what is known of it.
struct Turn
{
    Position position;
    Side side = Side::Black;
    Known has = Known::Unknown;
    std::optional<Win> win {};
};

class ThreesReviewer
{
public:
    ThreesReviewer(const Line &line, Review review, solver::FourSolver &fours, solver::ThreeSolver &threes,
        const ThreesOptions &options)
        : m_line(line)
        , m_review(std::move(review))
        , m_fours(fours)
        , m_threes(threes)
        , m_options(options)
        , m_left(options.nodes)
    {
        addTurns();
        // What the threes said before is said again from the turns.
        for (MoveReview &move : m_review.moves) {
            if (move.missed.win && hasThrees(move.missed.win->proof))
                move.missed = {};
            if (move.allowed.win && hasThrees(move.allowed.win->proof))
                move.allowed = {};
        }
    }

    Review run()
    {
        std::uint64_t limit = m_review.threes.limit == 0 ? FirstLimit : m_review.threes.limit * Growth;
        // A limit that has grown out of its type is 0.
        for (; limit > 0 && m_left > 0 && undecided() > 0; limit *= Growth) {
            const std::size_t before = undecided();
            if (!askAll(limit))
                break;
            if (m_left > 0)
                m_limit = limit;
            if (m_options.better && undecided() < before)
                m_options.better(said());
            if (limit >= m_options.nodes)
                break; // more would find no more
        }
        return said();
    }

    Review runAt(const std::vector<std::size_t> &turns, std::uint64_t limit)
    {
        for (const std::size_t turn : turns) {
            if (turn < m_turns.size() && m_turns[turn].has == Known::Unknown && m_left > 0
                && !ask(m_turns[turn], limit))
                break;
        }
        return said();
    }

private:
    void addTurns()
    {
        const std::vector<MoveReview> &moves = m_review.moves;
        for (std::size_t i = 0; i < moves.size(); ++i)
            m_turns.push_back(
                { m_line.moves[i].before, moves[i].move.side, knownFrom(moves[i].missed.win), moves[i].missed.win });
        if (!moves.empty() && !makesFive(m_line.moves[moves.size() - 1], m_line.rules)) {
            const std::optional<Win> &win = moves.back().allowed.win;
            m_turns.push_back({ positionAfter(m_line.moves[moves.size() - 1]), rules::other(moves.back().move.side),
                knownFrom(win), win });
        }
        if (m_review.threes.turns.size() == m_turns.size()) {
            for (std::size_t i = 0; i < m_turns.size(); ++i)
                m_turns[i].has = m_review.threes.turns[i];
        }
        m_limit = m_review.threes.limit;
    }

    static Known knownFrom(const std::optional<Win> &win) { return win ? Known::Yes : Known::Unknown; }

    std::size_t undecided() const
    {
        return static_cast<std::size_t>(
            std::count_if(m_turns.begin(), m_turns.end(), [](const Turn &turn) { return turn.has == Known::Unknown; }));
    }

    // Asks about each turn that is not decided, with at most so many nodes; the last turns, which decide most, first.
    // Returns false if the search was ended.
    bool askAll(std::uint64_t limit)
    {
        const std::size_t all = undecided();
        std::size_t done = 0;
        for (std::size_t i = m_turns.size(); i-- > 0 && m_left > 0;) {
            Turn &turn = m_turns[i];
            if (turn.has != Known::Unknown)
                continue;
            if (!ask(turn, limit))
                return false;
            if (m_options.goesOn && !m_options.goesOn({ ++done, all }))
                return false;
        }
        return true;
    }

    // Asks about one turn, with at most so many nodes. Returns false if the search was stopped: it may then know less
    // than it would have known at its limit.
    bool ask(Turn &turn, std::uint64_t limit)
    {
        const solver::Limits limits { .nodes = std::min(limit, m_left), .stop = m_options.stop, .goesOn = {} };
        solver::Finding finding = m_threes.findAny({ turn.position, turn.side, m_line.rules }, limits);
        if (m_options.stop.stop_requested())
            return false;
        m_left -= std::min(m_left, finding.nodes);
        m_review.nodes += finding.nodes;
        if (finding.answer == solver::Answer::None)
            turn.has = Known::No;
        if (finding.answer == solver::Answer::Win) {
            turn.has = Known::Yes;
            turn.win = Win { std::move(finding.proof), finding.length, finding.isShortest };
        }
        return true;
    }

    // Returns the review with all that the turns say.
    Review said()
    {
        Review said = m_review;
        for (std::size_t i = 0; i < said.moves.size(); ++i)
            addMissed(said.moves[i], i);
        for (std::size_t i = 0; i < said.moves.size(); ++i)
            addAllowed(said, i);
        said.turningPoint = turningPointOf(said.moves, m_line.winner);
        if (const auto move = said.turningPoint.move; move && isOpenBefore(said.moves, *move))
            said.turningPoint.isCertain = false;
        said.threes.turns.clear();
        for (const Turn &turn : m_turns)
            said.threes.turns.push_back(turn.has);
        said.threes.limit = m_limit;
        return said;
    }

    void addMissed(MoveReview &move, std::size_t i)
    {
        if (move.missed.win || !m_turns[i].win || makesFive(m_line.moves[i], m_line.rules))
            return;
        move.missed = { didMiss(i), m_turns[i].win };
    }

    // Says whether a side that had a win by fours and threes gave it up with this move.
    Known didMiss(std::size_t i)
    {
        const PlayedMove &played = m_line.moves[i];
        const auto next = turnAfter(i, m_turns[i].side);
        if (played.move.kind == record::Move::Kind::Stone && played.move.point == m_turns[i].win->proof.steps[0].move)
            return Known::No;
        if (next && m_turns[*next].has == Known::Yes)
            return Known::No;
        if ((next && m_turns[*next].has == Known::No) || isQuiet(played))
            return Known::Yes;
        return !next && m_line.winner == m_turns[i].side ? Known::No : Known::Unknown;
    }

    // True if the move makes no four and threatens no win by fours.
    bool isQuiet(const PlayedMove &played)
    {
        const Side side = played.move.side;
        if (played.move.kind != record::Move::Kind::Stone
            || judge(played.before, played.move.point, side, m_line.rules).outcome == rules::Outcome::Forbidden)
            return true;
        const Position after = positionAfter(played);
        if (playedFour(after, side, m_line.rules).isFour)
            return false;
        const solver::Limits limits { .nodes = Options {}.nodes, .stop = {}, .goesOn = {} };
        return m_fours.find({ after, side, m_line.rules }, limits).answer == solver::Answer::None;
    }

    void addAllowed(Review &said, std::size_t i)
    {
        MoveReview &move = said.moves[i];
        const std::size_t next = i + 1;
        if (move.allowed.win || next >= m_turns.size() || !m_turns[next].win)
            return;
        const Side opponent = rules::other(move.move.side);
        if (m_turns[next].side != opponent || m_turns[next].position != positionAfter(m_line.moves[i]))
            return;
        const auto before = turnBefore(i, opponent);
        const bool wasHeld =
            before && m_turns[*before].has == Known::Yes && said.moves[*before].missed.said != Known::Yes;
        move.allowed = { .said = wasHeld ? Known::No : Known::Yes,
            .win = m_turns[next].win,
            .wasThere = Known::Unknown,
            .defences = {},
            .areAllDefences = false };
    }

    // True if the move allowed a win by fours and threes that may have been there at the turn before, too.
    bool isOpenBefore(const std::vector<MoveReview> &moves, std::size_t i) const
    {
        const std::optional<Win> &win = moves[i].allowed.win;
        const auto before = turnBefore(i, rules::other(moves[i].move.side));
        return win && hasThrees(win->proof) && before && m_turns[*before].has == Known::Unknown;
    }

    std::optional<std::size_t> turnAfter(std::size_t i, Side side) const
    {
        for (std::size_t next = i + 1; next < m_turns.size(); ++next) {
            if (m_turns[next].side == side)
                return next;
        }
        return std::nullopt;
    }

    std::optional<std::size_t> turnBefore(std::size_t i, Side side) const
    {
        while (i-- > 0) {
            if (m_turns[i].side == side)
                return i;
        }
        return std::nullopt;
    }

    const Line &m_line;
    Review m_review; // by fours
    solver::FourSolver &m_fours;
    solver::ThreeSolver &m_threes;
    const ThreesOptions &m_options;
    std::uint64_t m_left; // nodes
    std::uint64_t m_limit = 0; // of the last round that was completed
    std::vector<Turn> m_turns;
};

} // namespace

Review addThrees(const Line &line, Review review, solver::FourSolver &fours, solver::ThreeSolver &threes,
    const ThreesOptions &options)
{
    if (!review.isComplete || review.moves.empty())
        return review;
    return ThreesReviewer(line, std::move(review), fours, threes, options).run();
}

Review proveTurns(const Line &line, Review review, const std::vector<std::size_t> &turns, solver::FourSolver &fours,
    solver::ThreeSolver &threes, const ProofOptions &options)
{
    if (!review.isComplete || review.moves.empty() || turns.empty())
        return review;
    const ThreesOptions limits { .nodes = options.nodes, .stop = options.stop, .goesOn = {}, .better = {} };
    return ThreesReviewer(line, std::move(review), fours, threes, limits).runAt(turns, options.each);
}

} // namespace kagetsu::review
