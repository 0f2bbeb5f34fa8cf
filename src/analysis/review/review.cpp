// SPDX-License-Identifier: MIT
#include "analysis/review/review.h"

#include "analysis/review/holdingdefences.h"
#include "analysis/review/playedfour.h"
#include "analysis/review/turningpoint.h"

namespace kagetsu::review {

namespace {

using record::Move;
using rules::Outcome;
using rules::Position;
using rules::Side;
using solver::Answer;

Known knownOf(Answer answer)
{
    switch (answer) {
    case Answer::Win: return Known::Yes;
    case Answer::None: return Known::No;
    case Answer::Unknown: break;
    }
    return Known::Unknown;
}

std::optional<Win> winOf(const solver::Finding &finding)
{
    if (finding.answer != Answer::Win)
        return std::nullopt;
    return Win { finding.proof, finding.length, finding.isShortest };
}

class Reviewer
{
public:
    Reviewer(const Line &line, solver::FourSolver &solver, const Options &options)
        : m_line(line)
        , m_solver(solver)
        , m_options(options)
        , m_limits { .nodes = options.nodes, .stop = options.stop, .goesOn = {} }
    {
    }

    Review run()
    {
        const std::size_t all = m_line.moves.size();
        for (const PlayedMove &played : m_line.moves) {
            MoveReview move = reviewMove(played);
            // A search that was stopped may know less than it would have known at its node limit, so its result is
            // dropped.
            if (m_options.stop.stop_requested())
                return endedSooner();
            m_review.moves.push_back(std::move(move));
            const std::size_t done = m_review.moves.size();
            const bool ends = m_outcome == Outcome::Wins;
            if (m_options.goesOn && !m_options.goesOn({ ends ? all : done, all }) && done < all && !ends)
                return endedSooner();
            if (ends)
                break;
        }
        m_review.turningPoint = turningPointOf(m_review.moves, m_line.winner);
        return std::move(m_review);
    }

private:
    Review endedSooner()
    {
        m_review.isComplete = false;
        m_review.turningPoint.isCertain = false;
        return std::move(m_review);
    }

    MoveReview reviewMove(const PlayedMove &played)
    {
        const auto &[move, before] = played;
        MoveReview said { move };
        m_outcome = Outcome::Allowed;
        // A move without a point cannot be judged, and a stone on an occupied point changes nothing.
        const bool isStone = move.kind == Move::Kind::Stone;
        if (move.kind == Move::Kind::Unplaced || (isStone && !before.isEmpty(move.point)))
            return said;
        Position after = before;
        if (isStone) {
            const rules::Verdict verdict = judge(before, move.point, move.side, m_line.rules);
            m_outcome = verdict.outcome;
            if (verdict.outcome == Outcome::Wins)
                return said;
            if (verdict.outcome == Outcome::Forbidden)
                said.foul = Foul { verdict.fouls, prove(before, move.point, move.side, m_line.rules) };
            after.place(move.point, move.side);
        }
        said.missed = missedBy(played, after);
        said.allowed = allowedBy(played, after);
        return said;
    }

    Missed missedBy(const PlayedMove &played, const Position &after)
    {
        const solver::Finding &finding = shortest(played.before, played.move.side);
        Missed missed { Known::No, winOf(finding) };
        if (finding.answer == Answer::None)
            return missed;
        switch (beganWin(played, after)) {
        case Known::Yes: missed.said = Known::No; break;
        case Known::No: missed.said = knownOf(finding.answer); break;
        case Known::Unknown: missed.said = Known::Unknown; break;
        }
        return missed;
    }

    // Yes if the move, which made no five, begins a win by fours (analysis.md#v1, analysis.md#v4).
    Known beganWin(const PlayedMove &played, const Position &after)
    {
        const Side side = played.move.side;
        if (played.move.kind != Move::Kind::Stone || m_outcome == Outcome::Forbidden
            || !judgeBoard(played.before, side, m_line.rules).wins.empty())
            return Known::No;
        const PlayedFour four = playedFour(after, side, m_line.rules);
        if (!four.isFour || four.opponentMakesFive)
            return Known::No;
        Known wins = Known::Yes;
        for (const rules::Point block : four.blocks) {
            Position next = after;
            next.place(block, other(side));
            const Known here = knownOf(any(next, side));
            if (here == Known::No)
                return Known::No;
            if (here == Known::Unknown)
                wins = Known::Unknown;
        }
        return wins;
    }

    Allowed allowedBy(const PlayedMove &played, const Position &after)
    {
        const Side opponent = other(played.move.side);
        const solver::Finding &finding = shortest(after, opponent);
        Allowed allowed { knownOf(finding.answer), winOf(finding) };
        if (finding.answer != Answer::Win)
            return allowed;
        allowed.wasThere = after == played.before ? Known::Yes : knownOf(any(played.before, opponent));
        if (allowed.wasThere == Known::No)
            return allowed;
        Defences defences =
            defencesThatHold({ played.before, opponent, m_line.rules }, m_solver, m_limits, m_review.nodes);
        allowed.defences = std::move(defences.points);
        allowed.areAllDefences = defences.areAll;
        if (allowed.defences.empty()) {
            const bool isKnown = allowed.wasThere == Known::Yes && allowed.areAllDefences;
            allowed.said = isKnown ? Known::No : Known::Unknown;
        }
        return allowed;
    }

    Answer any(const Position &position, Side attacker)
    {
        const solver::Finding finding = m_solver.find({ position, attacker, m_line.rules }, m_limits);
        m_review.nodes += finding.nodes;
        return finding.answer;
    }

    // Returns the shortest win. A win that one move allows is also the win that the next move can miss, so the last
    // answer is kept.
    const solver::Finding &shortest(const Position &position, Side attacker)
    {
        solver::Question question { position, attacker, m_line.rules };
        if (!m_asked || *m_asked != question) {
            m_found = m_solver.findShortest(question, m_limits);
            m_review.nodes += m_found.nodes;
            m_asked = std::move(question);
        }
        return m_found;
    }

    const Line &m_line;
    solver::FourSolver &m_solver;
    const Options &m_options;
    solver::Limits m_limits;
    Outcome m_outcome = Outcome::Allowed; // outcome of the move under review
    std::optional<solver::Question> m_asked;
    solver::Finding m_found;
    Review m_review;
};

} // namespace

Review reviewLine(const Line &line, solver::FourSolver &solver, const Options &options)
{
    return Reviewer(line, solver, options).run();
}

} // namespace kagetsu::review
