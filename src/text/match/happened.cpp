// SPDX-License-Identifier: MIT
#include "text/match/happened.h"

#include "clock/facetext.h"
#include "text/common/sentences.h"
#include "text/match/grounds.h"
#include "text/match/setup.h"
#include "text/rules/rules.h"

#include <QCoreApplication>

#include <algorithm>
#include <chrono>
#include <iterator>

namespace kagetsu::text {

namespace {

struct HappenedWords
{
    Q_DECLARE_TR_FUNCTIONS(HappenedWords)
};

class HappenedTeller
{
public:
    explicit HappenedTeller(const match::Match &match)
        : m_match(match)
        , m_names(namesOf(match.setup()))
    {
    }

    template <class Other>
    QString operator()(const Other &) const
    {
        return {};
    }
    // A claim that is upheld ends the game, and the end is announced instead.
    QString operator()(const match::FoulClaimed &foul) const
    {
        if (foul.upheld)
            return {};
        const bool isLate = wasAnswered(foul.point);
        QString text;
        if (isLate ? foul.fouls.overline : foul.fouls.any()) // an arbiter may rule so nevertheless
            text = HappenedWords::tr("The claim by %1 about the stone on %2 is rejected.");
        else if (isLate) {
            // The same text whether the stone was forbidden or not, because it is too late for a claim.
            text =
                HappenedWords::tr("Wrong claim by %1: the turn to reply to the stone on %2 is over. Only an overline "
                                  "can still be claimed, and this stone is not one.");
        } else {
            text = HappenedWords::tr("Wrong claim by %1: the stone on %2 is not forbidden.");
        }
        return text.arg(m_names[foul.seat], pointText(foul.point));
    }
    QString operator()(const match::FiveClaimed &five) const
    {
        return five.upheld ? QString()
                           : HappenedWords::tr("Wrong claim by %1: there is no five.").arg(m_names[five.seat]);
    }
    QString operator()(const match::TimeAdded &added) const
    {
        const QString text = added.time > clock::Duration { 0 } ? HappenedWords::tr("%1 gets an extra %2.")
                                                                : HappenedWords::tr("%1 loses %2 on the clock.");
        return text.arg(m_names[added.seat], durationText(std::chrono::abs(added.time)));
    }
    QString operator()(const match::Warned &warned) const
    {
        const int left = m_match.setup().warningsToLose - m_match.warnings(warned.seat);
        return left == 1 ? HappenedWords::tr("%1 is warned; the next warning loses the game.").arg(m_names[warned.seat])
                         : HappenedWords::tr("%1 is warned.").arg(m_names[warned.seat]);
    }
    QString operator()(const match::TurnForfeited &lost) const
    {
        return HappenedWords::tr("%1 loses a turn.").arg(m_names[lost.seat]);
    }
    QString operator()(const match::Arrived &arrived) const
    {
        const QString text = HappenedWords::tr("%1 has arrived.").arg(m_names[arrived.seat]);
        if (arrived.charged <= clock::Duration { 0 })
            return text;
        return joinSentences(text,
            HappenedWords::tr("%1 loses %2 on the clock.").arg(m_names[arrived.seat], durationText(arrived.charged)));
    }
    QString operator()(const match::ClaimWithdrawn &withdrawn) const
    {
        return HappenedWords::tr("%1 withdraws the claim.").arg(m_names[withdrawn.seat]);
    }
    QString operator()(const match::DrawDeclined &declined) const
    {
        return HappenedWords::tr("%1 declines the draw.").arg(m_names[declined.seat]);
    }
    QString operator()(const match::DrawWithdrawn &withdrawn) const
    {
        return HappenedWords::tr("%1 withdraws the draw offer.").arg(m_names[withdrawn.seat]);
    }
    QString operator()(const match::TakeBackDeclined &declined) const
    {
        return HappenedWords::tr("%1 declines the take-back.").arg(m_names[declined.seat]);
    }
    QString operator()(const match::FlagWaived &waived) const
    {
        return waived.more > clock::Duration { 0 }
            ? HappenedWords::tr("%1 gets an extra %2.").arg(m_names[otherSeat(waived.seat)], durationText(waived.more))
            : HappenedWords::tr("The game resumes with no time limit.");
    }
    QString operator()(match::SymmetryOverruled) const
    {
        return HappenedWords::tr(
            "The arbiter has allowed fifth moves that make the same shape in different places on the board.");
    }
    QString operator()(const match::Intervened &intervened) const
    {
        QString all;
        const auto add = [&all](const QString &sentence) { all = joinSentences(all, sentence); };
        if (const auto *warning = std::get_if<match::Warn>(&intervened.what))
            add(HappenedWords::tr("The arbiter warns %1.").arg(m_names[warning->seat]));
        else if (std::holds_alternative<match::UndoOrder>(intervened.what))
            add(m_match.setup().arbiter ? HappenedWords::tr("The arbiter undoes the last action.")
                                        : HappenedWords::tr("The players undo their last change to the clocks."));
        else if (std::holds_alternative<match::AnnulSealed>(intervened.what))
            add(HappenedWords::tr("The sealed move is annulled."));
        else if (std::holds_alternative<match::Retract>(intervened.what)
            || std::holds_alternative<match::UndoPress>(intervened.what)
            || std::holds_alternative<match::CorrectMove>(intervened.what)
            || std::holds_alternative<match::InsertMove>(intervened.what))
            add(HappenedWords::tr("The arbiter has corrected the moves."));
        for (const Seat seat : BothSeats) {
            const auto shown = [](clock::Duration time) { return QString::fromStdString(clock::faceText(time)); };
            if (intervened.before[seat] != intervened.after[seat]) {
                //: What a clock showed before and after an order of the arbiter: %1 is a player.
                add(HappenedWords::tr("Clock of %1: %2 → %3.")
                        .arg(m_names[seat], shown(intervened.before[seat]), shown(intervened.after[seat])));
            }
        }
        if (!all.isEmpty() && intervened.grounds.ground != match::Ground::Unstated) {
            //: Why the arbiter did it.
            add(HappenedWords::tr("Reason: %1.").arg(groundsText(intervened.grounds)));
        }
        return all;
    }

private:
    // Looks at the time before the claim that was just ruled on: a turn lost by that claim does not count.
    bool wasAnswered(rules::Point stone) const
    {
        const std::vector<match::Move> &moves = m_match.moves();
        const auto laid = std::ranges::find(moves, std::optional(stone), &match::Move::point);
        return laid != moves.end() && std::any_of(std::next(laid), moves.end(), [this](const match::Move &move) {
            return !move.isLost || move.at < m_match.lastMoment();
        });
    }

    const match::Match &m_match;
    Names m_names;
};

} // namespace

QString happenedText(const match::Happening &what, const match::Match &match)
{
    return std::visit(HappenedTeller(match), what);
}

} // namespace kagetsu::text
