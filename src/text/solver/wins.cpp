// SPDX-License-Identifier: MIT
#include "text/solver/wins.h"

#include "text/rules/rules.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace kagetsu::text {

namespace {

using solver::Answer;
using solver::HoleKind;
using solver::Reason;

struct WinWords
{
    Q_DECLARE_TR_FUNCTIONS(WinWords)
};

QString numberText(std::uint64_t number)
{
    return QLocale().toString(static_cast<qulonglong>(number));
}

QString joined(const QString &first, const QString &second)
{
    //: Two sentences that follow each other.
    return WinWords::tr("%1 %2").arg(first, second);
}

QString secondsText(std::chrono::milliseconds time)
{
    constexpr double Short = 10;
    const double seconds = std::chrono::duration<double>(time).count();
    return QLocale().toString(seconds, 'f', seconds < Short ? 1 : 0);
}

// Returns how long was searched for something that was not found, then what is open, then how much was searched.
QString notFoundText(const QString &open, std::uint64_t nodes, SearchEnd end)
{
    const QString seconds = secondsText(end.took);
    const QString found = end.why == SearchEnd::Why::Stopped
        //: %1 is a number of seconds after which somebody stopped a search.
        ? WinWords::tr("Stopped after %1 s.").arg(seconds)
        //: %1 is a number of seconds: a search reached its limit, and what it looked for may still be there.
        : WinWords::tr("Not found within %1 s.").arg(seconds);
    return joined(joined(found, open), WinWords::tr("Positions searched: %1.").arg(numberText(nodes)));
}

QString notLookedForText()
{
    return WinWords::tr("Wins by threes were not looked for.");
}

int countOf(const solver::MoveAnswers &moves, Answer answer)
{
    return static_cast<int>(std::count_if(moves.moves.begin(), moves.moves.end(),
        [answer](const solver::MoveAnswer &move) { return move.answer == answer; }));
}

// Adds what remains undecided.
QString withUndecided(const QString &text, const solver::MoveAnswers &moves, SearchEnd end)
{
    const int open = countOf(moves, Answer::Unknown);
    if (open == 0 && moves.answer != Answer::Unknown)
        return text;
    const QString seconds = secondsText(end.took);
    const QString searched = end.why == SearchEnd::Why::Stopped
        ? WinWords::tr("Stopped after %1 s.").arg(seconds)
        : WinWords::tr("The limit was reached after %1 s.").arg(seconds);
    return joined(
        text, open == 0 ? searched : joined(WinWords::tr("Moves that are not decided: %1.").arg(open), searched));
}

QString holeText(const solver::Step &step, const solver::Hole &hole)
{
    const QString move = pointText(step.move);
    const QString answer = hole.point ? pointText(*hole.point) : move;
    switch (hole.kind) {
    case HoleKind::Form: return WinWords::tr("The step with %1 is incomplete.").arg(move);
    case HoleKind::Move: return WinWords::tr("%1 cannot be played.").arg(move);
    case HoleKind::Five: return WinWords::tr("%1 does not make the five that is shown.").arg(move);
    case HoleKind::FivePoints: return WinWords::tr("After %1, the five-points are not those shown.").arg(move);
    case HoleKind::OpponentsFive: return WinWords::tr("After %1, the other side makes five first.").arg(move);
    case HoleKind::Defence: return WinWords::tr("After %1, no reply to the defence %2 is given.").arg(move, answer);
    case HoleKind::NoDefence: return WinWords::tr("After %1, %2 is not a defence.").arg(move, answer);
    case HoleKind::Forbidden:
        return WinWords::tr("After %1, the defence %2 is shown as forbidden, but it is not.").arg(move, answer);
    }
    return {};
}

QString noFoursText(rules::Side attacker)
{
    return joined(
        WinWords::tr("%1 has no win by fours. This is proven: all fours were searched.").arg(sideName(attacker)),
        notLookedForText());
}

// A win by fours and threes need not be the shortest, and the text for no win names the kind of win.
QString answerByThreesText(const solver::Finding &finding, rules::Side attacker, SearchEnd end)
{
    switch (finding.answer) {
    case Answer::Win:
        //: %1 is "Black" or "White". A win by fours and threes (VCT, Japanese 追い詰め) of at most %n moves.
        return WinWords::tr("%1 wins by fours and threes in at most %n move(s). A shorter win was not looked for.",
            nullptr, finding.length)
            .arg(sideName(attacker));
    case Answer::None:
        //: %1 is "Black" or "White". %n is how many fours a three may take to win if nothing is done against it.
        return WinWords::tr("No win by fours and threes was found for %1. All fours were searched, and all threes that "
                            "threaten to win within %n four(s); moves that threaten more slowly may still win.",
            nullptr, finding.threatFours)
            .arg(sideName(attacker));
    case Answer::Unknown:
        return notFoundText(
            WinWords::tr("It is not decided whether %1 wins by fours and threes.").arg(sideName(attacker)),
            finding.nodes, end);
    }
    return {};
}

} // namespace

QString winName(rules::Side attacker, int length)
{
    if (length == 0)
        return WinWords::tr("%1 can make five").arg(sideName(attacker));
    //: %1 is "Black" or "White". A win by fours: each move makes a four, %n of them, and then a five cannot be stopped.
    //: Chinese 连冲, Japanese 四追い, Russian победа четвёрками.
    return WinWords::tr("%1 wins in %n four(s)", nullptr, length).arg(sideName(attacker));
}

QString winName(const solver::Proof &proof)
{
    if (!hasThrees(proof))
        return winName(proof.attacker, lengthOf(proof));
    return WinWords::tr("%1 wins by fours and threes in at most %n move(s)", nullptr, lengthOf(proof))
        .arg(sideName(proof.attacker));
}

QString threatName(rules::Side attacker, int length)
{
    if (length == 0)
        return WinWords::tr("%1 threatens five").arg(sideName(attacker));
    //: %1 is "Black" or "White", who is not to move and would otherwise win by %n fours.
    return WinWords::tr("%1 threatens to win in %n four(s)", nullptr, length).arg(sideName(attacker));
}

QString elsewhereText()
{
    //: Before the moves that a three threatens: the other side plays a move that stops nothing.
    return WinWords::tr("If the other side plays elsewhere:");
}

QString answerText(const solver::Finding &finding, rules::Side attacker, SearchEnd end)
{
    // A search with threes may find that fours are enough.
    if (finding.threatFours > 0 && (finding.answer != Answer::Win || hasThrees(finding.proof)))
        return answerByThreesText(finding, attacker, end);
    switch (finding.answer) {
    case Answer::Win: {
        //: A sentence of "Black wins in 7 fours".
        const QString win = WinWords::tr("%1.").arg(winName(attacker, finding.length));
        if (finding.length == 0)
            return win;
        return joined(win,
            finding.isShortest ? WinWords::tr("There is no shorter win by fours.")
                               : WinWords::tr("It is not known whether there is a shorter win."));
    }
    case Answer::None: return noFoursText(attacker);
    case Answer::Unknown:
        return notFoundText(
            WinWords::tr("It is not decided whether %1 wins by fours.").arg(sideName(attacker)), finding.nodes, end);
    }
    return {};
}

QString firstMovesText(const solver::MoveAnswers &moves, rules::Side attacker, SearchEnd end)
{
    const int wins = countOf(moves, Answer::Win);
    if (wins > 0)
        return withUndecided(
            WinWords::tr("First moves that win by fours for %1: %2.").arg(sideName(attacker)).arg(wins), moves, end);
    if (moves.answer == Answer::None && countOf(moves, Answer::Unknown) == 0)
        return noFoursText(attacker);
    return withUndecided(
        WinWords::tr("Not decided: no first move is known to win by fours for %1.").arg(sideName(attacker)), moves,
        end);
}

QString defencesText(const solver::MoveAnswers &moves, rules::Side attacker, SearchEnd end)
{
    const int stops = countOf(moves, Answer::None);
    const int open = countOf(moves, Answer::Unknown);
    const QString other = sideName(rules::other(attacker));
    if (stops > 0)
        return withUndecided(
            WinWords::tr("Moves by %1 that stop all wins by fours: %2.").arg(other).arg(stops), moves, end);
    if (open == 0 && moves.answer != Answer::Unknown)
        return WinWords::tr("No move by %1 stops the win by fours. This is proven.").arg(other);
    return withUndecided(
        WinWords::tr("Not decided: no move by %1 is known to stop the win by fours.").arg(other), moves, end);
}

QString noThreatText(rules::Side attacker)
{
    return joined(
        WinWords::tr("%1 threatens no win by fours. This is proven.").arg(sideName(attacker)), notLookedForText());
}

QString firstMoveText(const solver::MoveAnswer &move)
{
    const QString point = pointText(move.point);
    if (move.answer == Answer::Unknown)
        return WinWords::tr("%1: not decided.").arg(point);
    if (move.length == 0)
        return WinWords::tr("%1: makes five.").arg(point);
    return move.isShortest
        ? WinWords::tr("%1: wins in %n four(s). There is no shorter win.", nullptr, move.length).arg(point)
        : WinWords::tr("%1: wins in %n four(s).", nullptr, move.length).arg(point);
}

QString defenceMoveText(const solver::MoveAnswer &move)
{
    const QString point = pointText(move.point);
    return move.answer == Answer::None ? WinWords::tr("%1: stops all wins by fours.").arg(point)
                                       : WinWords::tr("%1: not decided.").arg(point);
}

QString progressText(const solver::Progress &progress)
{
    //: While a search runs: %1 positions were looked at, and the line looked at is %2 moves long.
    return WinWords::tr("Searching… Positions: %1. Depth: %2.")
        .arg(numberText(progress.nodes), QLocale().toString(progress.depth));
}

QString attackText(const solver::Step &step)
{
    const QString move = pointText(step.move);
    const QString points = pointsText(step.fivePoints);
    switch (step.reason) {
    case Reason::Five: return WinWords::tr("%1 makes five.").arg(move);
    case Reason::TwoFives:
        //: %2 are points such as "G7 L12"; each of them completes the four.
        return WinWords::tr("%1 makes a four with the five-points %2. One stone cannot take them all.")
            .arg(move, points);
    case Reason::DefenceForbidden:
        //: %3 is the kind of forbidden move, such as "double-three".
        return WinWords::tr("%1 makes a four. The only defence, %2, is forbidden: %3.")
            .arg(move, points, step.forbidden.empty() ? QString() : foulNames(step.forbidden.front().root().fouls));
    case Reason::NoDefence: return WinWords::tr("%1 threatens a win by fours that nothing stops.").arg(move);
    case Reason::GoesOn: break;
    }
    return step.isThree() ? WinWords::tr("%1 threatens a win by fours.").arg(move)
                          : WinWords::tr("%1 makes a four and threatens five on %2.").arg(move, points);
}

QString defenceText(rules::Point point, bool isOnly)
{
    return isOnly ? WinWords::tr("%1 is the only defence.").arg(pointText(point))
                  : WinWords::tr("%1 is a defence.").arg(pointText(point));
}

QString uselessDefenceText(rules::Point defence, rules::Point five)
{
    return WinWords::tr("If the other side plays %1, %2 makes five.").arg(pointText(defence), pointText(five));
}

QString knownPositionText(const solver::Step &step)
{
    return WinWords::tr("%1 wins as shown above for the same position.").arg(pointText(step.move));
}

QString checkText(const solver::Proof &proof, const std::optional<solver::Hole> &hole)
{
    if (!hole)
        return WinWords::tr("The proof was checked using the rules alone, move by move. It is correct.");
    const QString where =
        hole->step < proof.steps.size() ? holeText(proof.steps[hole->step], *hole) : WinWords::tr("A step is missing.");
    return joined(WinWords::tr("The proof is not correct."), where);
}

} // namespace kagetsu::text
