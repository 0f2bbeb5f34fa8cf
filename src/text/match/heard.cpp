// SPDX-License-Identifier: MIT
#include "text/match/heard.h"

#include "text/common/sentences.h"
#include "text/match/happened.h"
#include "text/match/phase.h"
#include "text/match/setup.h"
#include "text/match/sleep.h"
#include "text/opening/guide.h"
#include "text/record/result.h"
#include "text/rules/moves.h"
#include "text/rules/rules.h"

#include <QCoreApplication>

#include <algorithm>
#include <chrono>

namespace kagetsu::text {

namespace {

struct HeardWords
{
    Q_DECLARE_TR_FUNCTIONS(HeardWords)
};

// Returns whose turn it is, or what the opening requires.
QString turnHeard(const match::Match &match)
{
    const std::optional<Seat> next = match.toAct();
    if (match.isPaused() || !next)
        return {};
    const Names names = namesOf(match.setup());
    if (match.phase() == match::Phase::Opening)
        return taskText(match.opening(), names);
    //: Read aloud: %1 is a player, %2 the colour of the next stone.
    return HeardWords::tr("%1 (%2) to move.").arg(names[*next], sideName(match.sideToMove()));
}

// Returns the line of the opening that a choice has completed: "Bob stays White".
QString choiceHeard(const match::Match &match)
{
    const std::vector<opening::LineStep> steps = match.opening().line();
    const auto last = std::find_if(steps.rbegin(), steps.rend(), [](const opening::LineStep &step) {
        return step.kind == opening::NeedKind::Choose && step.state == opening::StepState::Done;
    });
    if (last == steps.rend())
        return {};
    const auto index = static_cast<std::size_t>(steps.rend() - last) - 1;
    //: Read aloud: %1 says what a player has chosen in the opening, without a full stop.
    return HeardWords::tr("%1.").arg(lineWords(match.opening(), steps, namesOf(match.setup()))[index].line);
}

class ActHearing
{
public:
    ActHearing(const match::Acted &acted, const match::Match &match)
        : m_acted(acted)
        , m_match(match)
        , m_name(namesOf(match.setup())[acted.seat])
    {
    }

    QString operator()(const opening::Place &place) const
    {
        const std::vector<match::Move> &moves = m_match.moves();
        const auto laid = std::find_if(
            moves.rbegin(), moves.rend(), [&](const match::Move &move) { return move.point == place.point; });
        // The colours may have been swapped since, so the colour is read from the stone.
        const rules::Side side = laid != moves.rend() ? laid->side : m_match.sideOf(m_acted.seat);
        return moveText({ side, place.point });
    }
    QString operator()(const opening::Choose &) const { return choiceHeard(m_match); }
    QString operator()(const opening::Declare &declare) const
    {
        //: Read aloud: %1 is a player, %2 the number that is declared in the opening.
        return HeardWords::tr("%1 declares %2.").arg(m_name).arg(declare.number);
    }
    QString operator()(const opening::Offer &offer) const
    {
        //: Read aloud: %1 is a player, %2 a point that is offered as the fifth move.
        return HeardWords::tr("%1 offers %2.").arg(m_name, pointText(offer.point));
    }
    QString operator()(const opening::Withdraw &withdraw) const
    {
        return HeardWords::tr("%1 withdraws the offer of %2.").arg(m_name, pointText(withdraw.point));
    }
    QString operator()(const opening::Select &select) const
    {
        //: Read aloud: %1 is a player, %2 the point that is taken of those that are offered as the fifth move.
        return HeardWords::tr("%1 picks %2.").arg(m_name, pointText(select.point));
    }

private:
    const match::Acted &m_acted;
    const match::Match &m_match;
    QString m_name;
};

// Speaks events at the board. Events that cost a player something are also shown in writing there (happened.h).
class Hearing
{
public:
    explicit Hearing(const match::Match &match)
        : m_match(match)
        , m_names(namesOf(match.setup()))
    {
    }

    template <class Other>
    QString operator()(const Other &what) const
    {
        return happenedText(what, m_match);
    }
    QString operator()(const match::Acted &acted) const { return std::visit(ActHearing(acted, m_match), acted.act); }
    QString operator()(const match::Passed &passed) const
    {
        return moveText({ m_match.sideOf(passed.seat), std::nullopt });
    }
    QString operator()(const match::FoulClaimed &foul) const
    {
        if (!foul.upheld)
            return happenedText(foul, m_match);
        //: Read aloud: %1 is a player, %2 a point, %3 the kinds of forbidden move, such as "double-three".
        return HeardWords::tr("The claim by %1 is upheld: the stone on %2 is forbidden (%3).")
            .arg(m_names[foul.seat], pointText(foul.point), foulNames(foul.fouls));
    }
    QString operator()(const match::ClaimRaised &claim) const
    {
        return HeardWords::tr("%1 claims that the stone on %2 is forbidden. Both clocks are stopped.")
            .arg(m_names[claim.seat], pointText(claim.point));
    }
    QString operator()(const match::ClaimAgreed &claim) const
    {
        return HeardWords::tr("%1 agrees with the claim.").arg(m_names[claim.seat]);
    }
    QString operator()(const match::ArbiterCalled &called) const
    {
        return HeardWords::tr("%1 has called the arbiter. Both clocks are stopped.").arg(m_names[called.seat]);
    }
    QString operator()(const match::DrawOffered &offered) const
    {
        return HeardWords::tr("%1 offers a draw.").arg(m_names[offered.seat]);
    }
    QString operator()(const match::TakeBackAsked &asked) const
    {
        return HeardWords::tr("%1 asks to take back a move.").arg(m_names[asked.seat]);
    }
    QString operator()(const match::TakenBack &taken) const
    {
        if (taken.acts > 0)
            return HeardWords::tr("%1 goes back in the opening.").arg(m_names[taken.seat]);
        return HeardWords::tr("%n moves are taken back.", nullptr, taken.moves);
    }
    QString operator()(const match::SteppedBack &) const
    {
        return HeardWords::tr("The arbiter has undone the last step of the opening.");
    }
    QString operator()(const match::Paused &paused) const
    {
        return HeardWords::tr("%1 pauses the game.").arg(m_names[paused.seat]);
    }
    QString operator()(match::Resumed) const
    {
        // The clocks remain stopped by a pending claim or by the arbiter.
        return m_match.pendingClaim() || m_match.isHeld()
            ? HeardWords::tr("The game resumes; both clocks are still stopped.")
            : HeardWords::tr("The game resumes.");
    }
    QString operator()(const match::Flagged &flagged) const
    {
        return HeardWords::tr("%1 has run out of time.").arg(m_names[flagged.seat]);
    }
    QString operator()(const match::CapReached &reached) const
    {
        return HeardWords::tr("%1 has reached the limit per move.").arg(m_names[reached.seat]);
    }
    QString operator()(const match::Slept &) const { return sleepText(m_match); }
    QString operator()(const match::Confirmed &confirmed) const
    {
        return confirmed.seat ? HeardWords::tr("%1 confirms the result.").arg(m_names[*confirmed.seat])
                              : HeardWords::tr("The arbiter confirms the result.");
    }
    QString operator()(const match::Ended &ended) const
    {
        return resultText(
            ended.result, m_names[m_match.ownerOf(rules::Side::Black)], m_names[m_match.ownerOf(rules::Side::White)]);
    }

private:
    const match::Match &m_match;
    Names m_names;
};

// True for events after which a player must be told whose turn it is.
bool changesTurn(const match::Event &event)
{
    return std::holds_alternative<match::Acted>(event.what) || std::holds_alternative<match::Passed>(event.what)
        || std::holds_alternative<match::TakenBack>(event.what)
        || std::holds_alternative<match::SteppedBack>(event.what)
        || std::holds_alternative<match::TurnForfeited>(event.what)
        || std::holds_alternative<match::Resumed>(event.what)
        || std::holds_alternative<match::ClaimWithdrawn>(event.what)
        || std::holds_alternative<match::Intervened>(event.what);
}

QString clockHeard(const match::Match &match, Seat seat, const clock::Reading &reading)
{
    const auto whole = [](clock::Duration time) {
        return durationText(std::chrono::ceil<std::chrono::seconds>(std::max(time, clock::Duration { 0 })));
    };
    QString time;
    if (reading.flag)
        time = HeardWords::tr("time is up");
    else if (reading.untimed) {
        //: Read aloud: %1 is the time a player has used, where there is no limit.
        time = HeardWords::tr("%1 used").arg(durationText(std::chrono::floor<std::chrono::seconds>(reading.used)));
    } else {
        time = withPhase(whole(reading.shown), reading, match.clock().control(seat));
    }
    if (reading.perMove) {
        //: Read aloud: %1 is the time on the clock, %2 what is left of it for this move.
        time = HeardWords::tr("%1, with %2 left for this move").arg(time, whole(*reading.perMove));
    }
    const QString name = namesOf(match.setup())[seat];
    const QString side = sideName(match.sideOf(seat));
    //: Read aloud: a clock. %1 is a player, %2 a colour, %3 the time.
    return reading.running ? HeardWords::tr("%1 (%2): %3, running.").arg(name, side, time)
                           : HeardWords::tr("%1 (%2): %3.").arg(name, side, time);
}

} // namespace

QString beginningHeard(const match::Match &match)
{
    const Names names = namesOf(match.setup());
    //: Read aloud when a game begins: both are players.
    return joinSentences({ HeardWords::tr("%1 plays %2.").arg(names.a, names.b), turnHeard(match) });
}

QString eventsHeard(const match::Events &events, const match::Match &match)
{
    QStringList heard;
    for (const match::Event &event : events)
        heard += std::visit(Hearing(match), event.what);
    if (std::ranges::any_of(events, changesTurn))
        heard += turnHeard(match);
    return joinSentences(heard);
}

QString clocksHeard(const match::Match &match, const PerSeat<clock::Reading> &readings)
{
    // The player to move hears their own clock first.
    const Seat first = match.toAct().value_or(Seat::A);
    QStringList heard;
    for (const Seat seat : { first, otherSeat(first) })
        heard += clockHeard(match, seat, readings[seat]);
    return joinSentences(heard);
}

QString movesHeard(const match::Match &match)
{
    std::vector<HeardMove> moves;
    for (const match::Move &move : match.moves())
        moves.push_back({ move.side, move.point });
    return lastMovesText(moves);
}

} // namespace kagetsu::text
