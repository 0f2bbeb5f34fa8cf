// SPDX-License-Identifier: MIT
#include "match/match.h"
#include "match/placement.h"

#include <algorithm>
#include <cassert>

namespace kagetsu::match {

using record::GameResult;
using record::Reason;
using record::Winner;
using rules::Side;

namespace {

Winner winnerOf(Side side)
{
    return side == Side::Black ? Winner::Black : Winner::White;
}

} // namespace

// What one command leads to; one overload per command. Reads the match and changes nothing.
class Decision
{
public:
    using Answer = Result<Events, Refusal>;

    Decision(const Match &match, clock::Moment now)
        : m(match)
        , m_now(now)
    {
    }

    // What follows from the first limit that was reached by now; nothing when none was.
    std::optional<Events> reachedLimit() const
    {
        const std::optional<clock::Limit> reached = m.m_clock.nextLimit();
        if (!reached || reached->at > m_now)
            return std::nullopt;
        const Seat seat = reached->seat;
        Events events;
        switch (reached->effect) {
        case clock::LimitEffect::Flag:
            events.push_back(happen(Flagged { seat, { reached->at, reached->reason } }));
            if (m.m_setup.flagPolicy == FlagPolicy::AutoEnd)
                events.push_back(happen(Ended { timeResult(seat, reached->reason) }));
            break;
        case clock::LimitEffect::TurnLost:
            events = answersByPlaying(seat);
            [[fallthrough]];
        case clock::LimitEffect::Penalty:
            events.push_back(happen(CapReached { seat, reached->at, reached->effect }));
            break;
        case clock::LimitEffect::Warning:
            events.push_back(happen(CapReached { seat, reached->at, reached->effect }));
            addWarning(events, seat, WarningReason::OverTime);
            break;
        }
        return events;
    }

    Answer operator()(const Start &command) const
    {
        if (m.m_phase != Phase::NotStarted)
            return refuse(RefusalCode::AlreadyStarted);
        if (!opening::Opening::start(command.setup.opening, command.setup.boardSize))
            return refuse(RefusalCode::OpeningUnplayable);
        if (!clock::isSound(command.setup.time.a) || !clock::isSound(command.setup.time.b))
            return refuse(RefusalCode::UnsoundTime);
        return Events { happen(Started { command.setup }) };
    }

    Answer operator()(const Act &command) const
    {
        if (const auto refusal = refusalToPlay())
            return refuse(*refusal);
        if (m.m_phase == Phase::Opening)
            return openingAct(command);
        const auto *place = std::get_if<opening::Place>(&command.act);
        if (!place)
            return refuse(RefusalCode::OpeningStep);
        if (m.toAct() != command.seat)
            return refuse(RefusalCode::NotYourTurn);
        if (!m.m_position.isOn(place->point))
            return refuse(RefusalCode::OffTheBoard);
        if (!m.m_position.isEmpty(place->point))
            return refuse(RefusalCode::Occupied);
        const Side side = m.sideToMove();
        if (m.m_setup.foulPolicy == FoulPolicy::Block) {
            const rules::Verdict verdict = rules::judge(m.m_position, place->point, side, m.m_setup.rules);
            if (verdict.outcome == rules::Outcome::Forbidden)
                return Fault { Refusal { RefusalCode::Forbidden, verdict.fouls, std::nullopt } };
        }
        Events events = answersByPlaying(command.seat);
        events.push_back(happen(Acted { command.seat, command.act }));
        if (const auto result = endBy(m.m_setup, m.m_position, place->point, side))
            events.push_back(happen(Ended { *result }));
        return events;
    }

    Answer operator()(const Pass &command) const
    {
        if (const auto refusal = refusalToPlay())
            return refuse(*refusal);
        if (m.m_phase == Phase::Opening)
            return refuse(RefusalCode::InOpening);
        if (m.toAct() != command.seat)
            return refuse(RefusalCode::NotYourTurn);
        if (!m.mayPass())
            return refuse(RefusalCode::PassNotAllowed);
        Events events = answersByPlaying(command.seat);
        events.push_back(happen(Passed { command.seat }));
        if (!m.m_moves.empty() && !m.m_moves.back().point && !m.m_moves.back().isLost)
            events.push_back(happen(Ended { { Winner::Draw, Reason::TwoPasses } }));
        return events;
    }

    // clock-and-refereeing.md 4.1, 4.2: threes and fours until the reply is released, an overline until the end. A
    // claim about an older stone is a claim of an overline.
    Answer operator()(const ClaimFoul &command) const
    {
        if (const auto refusal = refusalToClaim())
            return refuse(*refusal);
        // Only the claimant's own flag bars a claim (4.2); the foul was there before the other one fell (7.1).
        if (m.isFlagged(command.seat))
            return refuse(RefusalCode::FlagDown);
        const Side offender = other(m.sideOf(command.seat));
        const rules::FoulKinds forbidden = m.m_setup.rules.fouls(offender);
        if (!forbidden.any())
            return refuse(RefusalCode::NotByRule);
        if (m.m_setup.foulPolicy != FoulPolicy::Claim)
            return refuse(RefusalCode::NothingToClaim);
        const auto move = std::find_if(m.m_moves.begin() + m.m_drawnStones, m.m_moves.end(),
            [&](const Move &candidate) { return candidate.point == command.point && candidate.side == offender; });
        if (move == m.m_moves.end())
            return refuse(RefusalCode::NoSuchStone);
        const bool answered = move + 1 != m.m_moves.end();
        if (answered && !forbidden.overline)
            return refuse(RefusalCode::TooLate);

        rules::Position before(m.m_setup.boardSize);
        std::for_each(m.m_moves.begin(), move, [&](const Move &earlier) {
            if (earlier.point)
                before.place(*earlier.point, earlier.side);
        });
        const rules::Verdict verdict = rules::judge(before, command.point, offender, m.m_setup.rules);
        const bool upheld = answered ? verdict.fouls.overline : verdict.fouls.any();
        Events events { happen(FoulClaimed { command.seat, command.point, upheld, verdict.fouls }) };
        if (upheld)
            events.push_back(happen(Ended { resultOfFouls(offender, verdict.fouls) }));
        else if (m.m_phase != Phase::Flagged)
            addPenalty(events, command.seat);
        return events;
    }

    Answer operator()(const ClaimFive &command) const
    {
        if (const auto refusal = refusalToClaim())
            return refuse(*refusal);
        if (m.m_setup.fivePolicy != FivePolicy::Declare)
            return refuse(RefusalCode::NothingToClaim);
        const Side side = m.sideOf(command.seat);
        const auto rows = winningRowsOf(m.m_position, side, m.m_setup.rules);
        Events events { happen(FiveClaimed { command.seat, !rows.empty() }) };
        if (!rows.empty())
            events.push_back(happen(Ended { resultOfRows(side, rows) }));
        else if (m.m_phase != Phase::Flagged)
            addPenalty(events, command.seat);
        return events;
    }

    Answer operator()(const ClaimTime &command) const
    {
        if (const auto code = closedCode())
            return refuse(*code);
        if (m.isFlagged(Seat::A) && m.isFlagged(Seat::B))
            return bothFlags();
        if (m.isFlagged(command.seat))
            return refuse(RefusalCode::NotYours);
        if (!m.isFlagged(otherSeat(command.seat)))
            return refuse(RefusalCode::NoFlagDown);
        return Events { happen(Ended { lossOnTime(otherSeat(command.seat)) }) };
    }

    Answer operator()(const Resign &command) const
    {
        if (const auto code = closedCode())
            return refuse(*code);
        return Events { happen(Ended { { winnerOf(m.sideOf(otherSeat(command.seat))), Reason::Resignation } }) };
    }

    Answer operator()(const OfferDraw &command) const
    {
        if (const auto refusal = refusalToTalk())
            return refuse(*refusal);
        if (m.m_drawOffer || m.m_offerDeclined[command.seat])
            return refuse(RefusalCode::AlreadyAsked);
        return Events { happen(DrawOffered { command.seat }) };
    }

    Answer operator()(const AnswerDraw &command) const
    {
        if (const auto refusal = refusalToTalk())
            return refuse(*refusal);
        if (!m.m_drawOffer)
            return refuse(RefusalCode::NothingAsked);
        if (*m.m_drawOffer == command.seat)
            return refuse(RefusalCode::NotYours);
        if (command.accept)
            return Events { happen(Ended { { Winner::Draw, Reason::Agreement } }) };
        return Events { happen(DrawDeclined { command.seat }) };
    }

    Answer operator()(const AskTakeBack &command) const
    {
        if (!m.m_setup.takeBacks)
            return refuse(RefusalCode::TakeBacksOff);
        if (const auto refusal = refusalToTalk())
            return refuse(*refusal);
        if (m.m_takeBackAsked)
            return refuse(RefusalCode::AlreadyAsked);
        if (m.takeBackMoves(command.seat) == 0)
            return refuse(RefusalCode::NothingToTakeBack);
        return Events { happen(TakeBackAsked { command.seat }) };
    }

    Answer operator()(const AnswerTakeBack &command) const
    {
        if (const auto refusal = refusalToTalk())
            return refuse(*refusal);
        if (!m.m_takeBackAsked)
            return refuse(RefusalCode::NothingAsked);
        if (*m.m_takeBackAsked == command.seat)
            return refuse(RefusalCode::NotYours);
        if (!command.accept)
            return Events { happen(TakeBackDeclined { command.seat }) };
        return Events { happen(TakenBack { *m.m_takeBackAsked, m.takeBackMoves(*m.m_takeBackAsked) }) };
    }

    Answer operator()(const Pause &command) const
    {
        if (!m.m_setup.pauses)
            return refuse(RefusalCode::PausesOff);
        if (const auto refusal = refusalToPlay())
            return refuse(*refusal);
        return Events { happen(Paused { command.seat }) };
    }

    Answer operator()(const Resume &) const
    {
        if (const auto code = closedCode())
            return refuse(*code);
        if (!m.m_paused)
            return refuse(RefusalCode::NotPaused);
        return Events { happen(Resumed {}) };
    }

    Answer operator()(const Annul &) const
    {
        if (const auto code = closedCode())
            return refuse(*code);
        return Events { happen(Ended { { Winner::Void, Reason::Annulled } }) };
    }

    Answer operator()(const CheckFlag &) const { return Events {}; }

    Answer operator()(const Beat &) const
    {
        if (!m.m_clock.isRunning())
            return Events {};
        return Events { happen(Beaten {}) };
    }

    // An arbiter may have stopped the clocks first, or not.
    Answer operator()(const OverruleSymmetry &) const
    {
        if (const auto code = closedCode())
            return refuse(*code);
        if (m.m_phase == Phase::Flagged)
            return refuse(RefusalCode::FlagDown);
        if (m.m_phase != Phase::Opening || !m.m_opening->canOverrideSymmetry())
            return refuse(RefusalCode::NothingToOverrule);
        return Events { happen(SymmetryOverruled {}) };
    }

    Answer operator()(const StepBack &) const
    {
        if (const auto code = closedCode())
            return refuse(*code);
        if (m.m_phase == Phase::Flagged)
            return refuse(RefusalCode::FlagDown);
        if (!m.canStepBack())
            return refuse(RefusalCode::NothingToTakeBack);
        return Events { happen(SteppedBack {}) };
    }

    Answer operator()(const Recover &) const
    {
        if (const auto code = closedCode())
            return refuse(*code);
        return Events { happen(Recovered {}) };
    }

private:
    Event happen(Happening what) const { return { m_now, std::move(what) }; }
    static Answer refuse(RefusalCode code) { return Fault { Refusal { code, {}, std::nullopt } }; }

    std::optional<RefusalCode> closedCode() const
    {
        if (m.m_phase == Phase::NotStarted)
            return RefusalCode::NotStarted;
        if (m.m_phase == Phase::Ended)
            return RefusalCode::Ended;
        return std::nullopt;
    }
    // Claims stand also when a flag is down, as far as what is claimed was there before.
    std::optional<RefusalCode> refusalToClaim() const
    {
        if (const auto code = closedCode())
            return code;
        if (m.m_phase == Phase::Opening)
            return RefusalCode::InOpening;
        if (m.m_paused)
            return RefusalCode::Paused;
        return std::nullopt;
    }
    std::optional<RefusalCode> refusalToPlay() const
    {
        if (const auto code = closedCode())
            return code;
        if (m.m_phase == Phase::Flagged)
            return RefusalCode::FlagDown;
        if (m.m_paused)
            return RefusalCode::Paused;
        return std::nullopt;
    }
    // Offers and requests between the players.
    std::optional<RefusalCode> refusalToTalk() const
    {
        if (const auto code = refusalToPlay())
            return code;
        if (m.m_phase == Phase::Opening)
            return RefusalCode::InOpening;
        return std::nullopt;
    }

    Answer openingAct(const Act &command) const
    {
        if (const auto refusal = m.m_opening->refusal(command.seat, command.act))
            return Fault { Refusal { RefusalCode::OpeningStep, {}, *refusal } };
        Events events { happen(Acted { command.seat, command.act }) };
        Match after = m;
        after.fold(events.front());
        // A five among the stones of an opening counts once the colours are settled (openings.md 7).
        if (after.phase() == Phase::Playing && m.m_setup.fivePolicy == FivePolicy::Auto) {
            for (Side side : { Side::Black, Side::White }) {
                const auto rows = winningRowsOf(after.position(), side, m.m_setup.rules);
                if (!rows.empty()) {
                    events.push_back(happen(Ended { resultOfRows(side, rows) }));
                    break;
                }
            }
        }
        return events;
    }

    // Whoever plays on has declined what the other had asked.
    Events answersByPlaying(Seat seat) const
    {
        Events events;
        if (m.m_drawOffer == otherSeat(seat))
            events.push_back(happen(DrawDeclined { seat }));
        if (m.m_takeBackAsked == otherSeat(seat))
            events.push_back(happen(TakeBackDeclined { seat }));
        else if (m.m_takeBackAsked == seat)
            events.push_back(happen(TakeBackDeclined { otherSeat(seat) }));
        return events;
    }

    // Time to the opponent; from the second wrong claim on a warning too, and the second warning loses (4.2, 6.1).
    void addPenalty(Events &events, Seat claimant) const
    {
        const clock::Duration time = wrongClaimPenalty(m.m_setup, claimant);
        if (time > clock::Duration { 0 })
            events.push_back(happen(TimeAdded { otherSeat(claimant), time }));
        if (m.m_wrongClaims[claimant] > 0)
            addWarning(events, claimant, WarningReason::WrongClaim);
    }
    void addWarning(Events &events, Seat seat, WarningReason reason) const
    {
        events.push_back(happen(Warned { seat, reason }));
        if (m.m_warnings[seat] >= 1)
            events.push_back(happen(Ended { { winnerOf(m.sideOf(otherSeat(seat))), Reason::Warnings } }));
    }

    // 2.10: who calls it does not matter, and which fell first only under one of the policies.
    Answer bothFlags() const
    {
        switch (m.m_setup.bothFlags) {
        case BothFlags::Draw:
            break;
        case BothFlags::FirstLoses:
            return Events { happen(Ended { lossOnTime(*m.flaggedSeat()) }) };
        case BothFlags::Continue:
            return refuse(RefusalCode::BothFlagsDown);
        case BothFlags::BothLose:
            return Events { happen(Ended { { Winner::BothLose, Reason::BothFlags } }) };
        }
        return Events { happen(Ended { { Winner::Draw, Reason::BothFlags } }) };
    }
    GameResult lossOnTime(Seat loser) const { return timeResult(loser, m.m_clock.seat(loser).flag->reason); }
    GameResult timeResult(Seat loser, clock::FlagReason reason) const
    {
        return { winnerOf(m.sideOf(otherSeat(loser))), reasonOf(reason) };
    }
    static Reason reasonOf(clock::FlagReason reason)
    {
        switch (reason) {
        case clock::FlagReason::MainTime:
            break;
        case clock::FlagReason::PerMoveLimit:
            return Reason::TimePerMove;
        case clock::FlagReason::Quota:
            return Reason::TimeQuota;
        }
        return Reason::Time;
    }

    const Match &m;
    clock::Moment m_now;
};

Result<Events, Refusal> Match::apply(const Command &command, clock::Moment now) const
{
    assert(now >= m_lastMoment);
    const Decision decision(*this, now);
    std::optional<Events> reached = decision.reachedLimit();
    if (!reached)
        return std::visit(decision, command);
    Match after = *this;
    Events events;
    for (; reached; reached = Decision(after, now).reachedLimit()) {
        for (Event &event : *reached) {
            after.fold(event);
            events.push_back(std::move(event));
        }
    }
    if (after.isOver() || after.phase() == Phase::Flagged)
        return events;
    // A command that has come too late is void; what the clock did stands.
    if (auto answer = std::visit(Decision(after, now), command)) {
        for (Event &event : answer.value())
            events.push_back(std::move(event));
    }
    return events;
}

} // namespace kagetsu::match
