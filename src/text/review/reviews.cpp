// SPDX-License-Identifier: MIT
#include "text/review/reviews.h"

#include "text/rules/rules.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <algorithm>

namespace kagetsu::text {

namespace {

using record::Move;
using review::Known;

struct ReviewWords
{
    Q_DECLARE_TR_FUNCTIONS(ReviewWords)
};

QString numberText(std::size_t number)
{
    return QLocale().toString(static_cast<qulonglong>(number));
}

// Returns what a win by fours and threes that was missed says, or one of which that is not decided.
QString missedByThreesText(const review::MoveReview &move)
{
    const review::Win &win = *move.missed.win;
    const QString side = sideName(move.move.side);
    const QString line = pointsText(mainLine(win.proof));
    //: %1 is "Black" or "White", %2 a line such as "H8 J9 K8", which begins with a move of %1.
    const QString missed =
        ReviewWords::tr("%1 had a win by fours and threes in at most %n move(s): %2.", nullptr, win.length)
            .arg(side, line);
    return move.missed.said == Known::Yes
        ? ReviewWords::tr("%1 %2").arg(missed, ReviewWords::tr("This move gave it up."))
        : ReviewWords::tr("%1 %2").arg(missed, ReviewWords::tr("It is not decided whether this move kept it."));
}

QString missedText(const review::MoveReview &move)
{
    const QString side = sideName(move.move.side);
    if (move.missed.win && hasThrees(move.missed.win->proof))
        return missedByThreesText(move);
    if (move.missed.said == Known::Unknown)
        return ReviewWords::tr("Not decided: it is not known whether %1 missed a win by fours.").arg(side);
    const review::Win &win = *move.missed.win;
    const QString line = pointsText(mainLine(win.proof));
    if (win.length == 0)
        return ReviewWords::tr("%1 missed a five on %2.").arg(side, line);
    //: %1 is "Black" or "White", %2 a line such as "H8 J9 K8", which begins with a move of %1.
    return ReviewWords::tr("%1 missed a win in %n four(s): %2.", nullptr, win.length).arg(side, line);
}

QString howStoppedText(const review::Allowed &allowed)
{
    if (allowed.defences.empty()) {
        return allowed.areAllDefences ? ReviewWords::tr("The win did not exist before this move.")
                                      : ReviewWords::tr("It is not known whether another move would have stopped it.");
    }
    const QString points = pointsText(allowed.defences);
    return allowed.areAllDefences
        //: %n moves, which are %1.
        ? ReviewWords::tr("%n move(s) would have stopped it: %1.", nullptr, static_cast<int>(allowed.defences.size()))
              .arg(points)
        : ReviewWords::tr("These moves, and perhaps others, would have stopped it: %1.").arg(points);
}

QString allowedText(const review::MoveReview &move)
{
    const QString other = sideName(rules::other(move.move.side));
    if (move.allowed.said == Known::Unknown)
        return ReviewWords::tr("Not decided: it is not known whether this move allowed %1 a win by fours.").arg(other);
    const review::Win &win = *move.allowed.win;
    const QString line = pointsText(mainLine(win.proof));
    if (hasThrees(win.proof)) {
        //: %1 is "Black" or "White", who is to move now, %2 a line such as "H8 J9 K8".
        const QString text = ReviewWords::tr(
            "After this move, %1 could win by fours and threes in at most %n move(s): %2.", nullptr, win.length)
                                 .arg(other, line);
        return ReviewWords::tr("%1 %2").arg(
            text, ReviewWords::tr("It is not known whether another move would have stopped it."));
    }
    const QString text = win.length == 0
        ? ReviewWords::tr("After this move, %1 could make five on %2.").arg(other, line)
        //: %1 is "Black" or "White", who is to move now, %2 a line such as "H8 J9 K8".
        : ReviewWords::tr("After this move, %1 could win in %n four(s): %2.", nullptr, win.length).arg(other, line);
    //: Two sentences that follow each other.
    return ReviewWords::tr("%1 %2").arg(text, howStoppedText(move.allowed));
}

QString lossName(review::LossKind kind)
{
    switch (kind) {
    case review::LossKind::MissedWin: return ReviewWords::tr("missed win, the engine thinks");
    case review::LossKind::AllowedWin: return ReviewWords::tr("allowed win, the engine thinks");
    case review::LossKind::Share: break;
    }
    return ReviewWords::tr("lost chances, the engine thinks");
}

int hundredthsOf(double share)
{
    return qRound(share * 100);
}

// Returns in how many moves of its side a win comes that an engine announces (engine.md#worths-in-words).
int movesOf(int plies)
{
    return std::max(1, (plies + 1) / 2);
}

QString depthText(std::optional<int> depth)
{
    //: How deep an engine searched.
    return depth ? ReviewWords::tr("Depth %1.").arg(QLocale().toString(*depth)) : QString();
}

QString whatWasLost(const review::Loss &loss, rules::Side side)
{
    switch (loss.kind) {
    case review::LossKind::MissedWin:
        //: %1 is "Black" or "White".
        return ReviewWords::tr(
            "The engine thinks that %1 had a win in %n move(s), and gave it up.", nullptr, movesOf(loss.plies))
            .arg(sideName(side));
    case review::LossKind::AllowedWin:
        //: %1 is "Black" or "White", who is to move now.
        return ReviewWords::tr(
            "The engine thinks that after this move, %1 wins in %n move(s).", nullptr, movesOf(loss.plies))
            .arg(sideName(rules::other(side)));
    case review::LossKind::Share: break;
    }
    //: %1 is "Black" or "White"; %2 and %3 are numbers.
    return ReviewWords::tr("The engine thinks that %1's chances fell from %2% to %3%.")
        .arg(sideName(side))
        .arg(hundredthsOf(loss.before))
        .arg(hundredthsOf(loss.after));
}

} // namespace

QString lossText(const review::Loss &loss, rules::Side side)
{
    QStringList parts { whatWasLost(loss, side) };
    if (loss.better)
        parts += ReviewWords::tr("It would have played %1.").arg(pointText(*loss.better));
    if (loss.isGreatest)
        parts += ReviewWords::tr("It thinks that no move of a side that did not win lost more.");
    if (const QString depth = depthText(loss.depth); !depth.isEmpty())
        parts += depth;
    return parts.join(QLatin1Char(' '));
}

QString reviewedMoveText(std::size_t index, const Move &move)
{
    const QString number = numberText(index + 1);
    const QString side = sideName(move.side);
    switch (move.kind) {
    //: A move: its number, "Black" or "White", its point.
    case Move::Kind::Stone: return ReviewWords::tr("%1. %2: %3").arg(number, side, pointText(move.point));
    case Move::Kind::Pass: return ReviewWords::tr("%1. %2: pass").arg(number, side);
    case Move::Kind::Unplaced: break;
    }
    return ReviewWords::tr("%1. %2: no point given").arg(number, side);
}

QString markText(const review::Mark &mark, const review::MoveReview &move)
{
    QStringList sentences;
    if (mark.isForbidden)
        sentences += ReviewWords::tr("The point is forbidden: %1.").arg(foulNames(move.foul->kinds));
    if (mark.isWronglyClaimed)
        sentences += ReviewWords::tr("It was claimed to be forbidden, but it is not.");
    if (mark.missed != Known::No)
        sentences += missedText(move);
    if (mark.allowed != Known::No)
        sentences += allowedText(move);
    if (mark.loss)
        sentences += lossText(*mark.loss, move.move.side);
    if (mark.isTurningPoint)
        sentences +=
            ReviewWords::tr("As far as was searched, this was the last move that could have changed the result.");
    return sentences.join(QLatin1Char(' '));
}

QString markNames(const review::Mark &mark)
{
    QStringList names;
    if (mark.isForbidden)
        names += ReviewWords::tr("forbidden point");
    if (mark.isWronglyClaimed)
        names += ReviewWords::tr("wrong claim");
    if (mark.missed == Known::Yes)
        names += mark.missedByThrees ? ReviewWords::tr("missed win by fours and threes")
                                     : ReviewWords::tr("missed win by fours");
    if (mark.allowed == Known::Yes)
        names += mark.allowedByThrees ? ReviewWords::tr("allowed win by fours and threes")
                                      : ReviewWords::tr("allowed win by fours");
    if (mark.missed == Known::Unknown && mark.missedByThrees)
        names += ReviewWords::tr("perhaps a missed win by fours and threes");
    else if (mark.missed == Known::Unknown || mark.allowed == Known::Unknown)
        names += ReviewWords::tr("not decided");
    if (mark.isTurningPoint)
        names += ReviewWords::tr("turning point");
    if (mark.loss)
        names += lossName(mark.loss->kind);
    return names.join(ReviewWords::tr(", "));
}

QString countsText(const review::Counts &counts)
{
    if (counts.isEmpty())
        return ReviewWords::tr("No win by fours was missed or allowed.");
    QStringList parts;
    const auto add = [&](int count, const QString &text) {
        if (count > 0)
            parts += text.arg(count);
    };
    add(counts.missed, ReviewWords::tr("Missed wins by fours: %1."));
    add(counts.allowed, ReviewWords::tr("Allowed wins by fours: %1."));
    add(counts.missedByThrees, ReviewWords::tr("Missed wins by fours and threes: %1."));
    add(counts.allowedByThrees, ReviewWords::tr("Allowed wins by fours and threes: %1."));
    add(counts.forbidden, ReviewWords::tr("Forbidden points: %1."));
    add(counts.wrongClaims, ReviewWords::tr("Wrong claims: %1."));
    add(counts.unknown, ReviewWords::tr("Moves not decided: %1."));
    add(counts.losses, ReviewWords::tr("Moves that lost much, the engine thinks: %1."));
    return parts.join(QLatin1Char(' '));
}

QString threesText(const review::ThreesSaid &threes)
{
    if (threes.turns.empty())
        return ReviewWords::tr("Wins by threes were not looked for.");
    const auto open = static_cast<int>(threes.undecided());
    return open == 0 ? ReviewWords::tr("It is decided at every turn whether there was a win by fours and threes.")
                     : ReviewWords::tr(
                         "At %n turn(s) it is not decided whether there was a win by fours and threes.", nullptr, open);
}

QString summaryText(const review::Review &review, const review::Counts &counts, const ReviewScope &scope)
{
    QStringList sentences;
    if (!review.isComplete)
        sentences += ReviewWords::tr("Stopped after move %1 of %2.")
                         .arg(numberText(review.moves.size()), numberText(scope.moves));
    sentences += countsText(counts);
    if (!review.moves.empty() && !scope.goesOn)
        sentences += threesText(review.threes);
    if (!scope.isRuleNamed)
        sentences += ReviewWords::tr("The record does not name its rule. It was reviewed under this rule: %1.")
                         .arg(ruleName(scope.rule));
    return sentences.join(QLatin1Char(' '));
}

QString courseText(int moves, std::optional<rules::Side> proven, std::optional<double> worth)
{
    constexpr double Even = 0.05;
    const QString number = numberText(static_cast<std::size_t>(moves));
    if (proven)
        //: %1 is the number of a move, %2 is "Black" or "White".
        return ReviewWords::tr("Move %1: %2 has a proven win.").arg(number, sideName(*proven));
    if (!worth)
        return ReviewWords::tr("Move %1: no win is proven.").arg(number);
    if (*worth<Even && * worth> - Even)
        return ReviewWords::tr("Move %1: even, the engine thinks.").arg(number);
    //: What an engine thinks of a position; %2 is "Black" or "White".
    return ReviewWords::tr("Move %1: %2 is better, the engine thinks.")
        .arg(number, sideName(*worth > 0 ? rules::Side::Black : rules::Side::White));
}

QString opinionText(int moves, const review::Value &value)
{
    const bool isBlack = value.blackShare >= 0.5;
    const QString number = numberText(static_cast<std::size_t>(moves));
    const int share = hundredthsOf(isBlack ? value.blackShare : 1 - value.blackShare);
    const QString text = share == 50 ? ReviewWords::tr("Move %1: even, the engine thinks.").arg(number)
                                     //: What an engine thinks of a position; %2 is "Black" or "White", %3 a number.
                                     : ReviewWords::tr("Move %1: %2 has %3% of the chances, the engine thinks.")
                                           .arg(number, sideName(isBlack ? rules::Side::Black : rules::Side::White))
                                           .arg(share);
    const QString depth = depthText(value.depth);
    return depth.isEmpty() ? text : ReviewWords::tr("%1 %2").arg(text, depth);
}

QString noReviewText(review::NoReview reason)
{
    switch (reason) {
    case review::NoReview::OtherGame: return ReviewWords::tr("This is not a game of five in a row.");
    case review::NoReview::NoRule: return ReviewWords::tr("The record does not say which rule was used.");
    case review::NoReview::BadSize: break;
    }
    return ReviewWords::tr("Games on a board of this size cannot be reviewed. The board must be square.");
}

QString noMovesText()
{
    return ReviewWords::tr("There is nothing to review: the game has no moves.");
}

QString threesProgressText(std::size_t done, std::size_t all)
{
    return ReviewWords::tr("Looking for wins by threes… Turn %1 of %2.").arg(numberText(done), numberText(all));
}

QString engineProgressText(std::size_t done, std::size_t all)
{
    return ReviewWords::tr("The engine is looking at the game… Position %1 of %2.")
        .arg(numberText(done), numberText(all));
}

QString reviewProgressText(std::size_t done, std::size_t all)
{
    return ReviewWords::tr("Reviewing… Move %1 of %2.").arg(numberText(done), numberText(all));
}

} // namespace kagetsu::text
