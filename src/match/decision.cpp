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

    // A flag that has fallen by now comes before everything else.
    std::optional<Events> fallenFlag() const
    {
        clock::Clock clock = m.m_clock;
        clock.checkFlag(m_now);
        const std::optional<Seat> turn = clock.turnOf();
        if (!turn || !clock.seat(*turn).flag || m.m_phase == Phase::Flagged || m.isOver())
            return std::nullopt;
        const clock::Flag flag = *clock.seat(*turn).flag;
        Events events { happen(Flagged { *turn, flag }) };
        if (m.m_setup.flagPolicy == FlagPolicy::AutoEnd)
            events.push_back(happen(Ended { timeResult(*turn, flag) }));
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
        if (!m.m_moves.empty() && !m.m_moves.back().point)
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
        if (m.m_phase == Phase::Flagged && m.flaggedSeat() == command.seat)
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
        if (m.m_phase != Phase::Flagged)
            return refuse(closedCode().value_or(RefusalCode::NoFlagDown));
        const Seat flagged = *m.flaggedSeat();
        if (flagged == command.seat)
            return refuse(RefusalCode::NotYours);
        return Events { happen(Ended { timeResult(flagged, *m.m_clock.seat(flagged).flag) }) };
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
        if (m.m_wrongClaims[claimant] == 0)
            return;
        events.push_back(happen(Warned { claimant }));
        if (m.m_warnings[claimant] >= 1)
            events.push_back(happen(Ended { { winnerOf(m.sideOf(otherSeat(claimant))), Reason::Warnings } }));
    }

    GameResult timeResult(Seat loser, const clock::Flag &flag) const
    {
        return { winnerOf(m.sideOf(otherSeat(loser))), reasonOf(flag.reason) };
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
    if (auto fallen = decision.fallenFlag())
        return *std::move(fallen);
    return std::visit(decision, command);
}

} // namespace kagetsu::match
