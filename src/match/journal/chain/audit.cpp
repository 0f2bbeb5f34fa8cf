// SPDX-License-Identifier: MIT
#include "match/journal/chain/audit.h"

#include <algorithm>

namespace kagetsu::journal {

namespace {

using namespace match;
using Commands = std::vector<Command>;

// Returns the commands that can lead to a decision with this event; one overload for each event that has a command.
struct Causes
{
    Commands operator()(const Started &event) const { return { Start { event.setup() } }; }
    Commands operator()(const Acted &event) const { return { Act { event.seat, event.act } }; }
    Commands operator()(const Passed &event) const { return { Pass { event.seat } }; }
    Commands operator()(const FoulClaimed &event) const { return { ClaimFoul { event.seat, event.point } }; }
    Commands operator()(const FiveClaimed &event) const { return { ClaimFive { event.seat } }; }
    Commands operator()(const DrawOffered &event) const { return { OfferDraw { event.seat } }; }
    Commands operator()(const DrawDeclined &event) const { return { AnswerDraw { event.seat, false } }; }
    Commands operator()(const DrawWithdrawn &event) const { return { WithdrawDraw { event.seat } }; }
    Commands operator()(const FlagWaived &event) const { return { WaiveFlag { event.seat, event.more } }; }
    Commands operator()(const TakeBackAsked &event) const { return { AskTakeBack { event.seat } }; }
    Commands operator()(const TakeBackDeclined &event) const { return { AnswerTakeBack { event.seat, false } }; }
    Commands operator()(const TakenBack &event) const
    {
        return { AnswerTakeBack { otherSeat(event.seat), true, event.clocks }, UndoAct { event.seat } };
    }
    Commands operator()(const Paused &event) const { return { Pause { event.seat } }; }
    Commands operator()(Resumed) const { return { Resume {} }; }
    Commands operator()(const Flagged &) const { return { CheckFlag {} }; }
    Commands operator()(const CapReached &) const { return { CheckFlag {} }; }
    Commands operator()(Beaten) const { return { Beat {} }; }
    Commands operator()(Recovered) const { return { Recover {} }; }
    Commands operator()(const Slept &event) const { return { Report { event } }; }
    Commands operator()(const WallChanged &event) const { return { Report { event } }; }
    Commands operator()(const Stalled &event) const { return { Report { event } }; }
    Commands operator()(const Announced &event) const { return { Report { event } }; }
    Commands operator()(PlacesChanged) const { return { ChangePlaces {} }; }
    Commands operator()(SleepCounted) const { return { AgreeSleep {} }; }
    Commands operator()(const Arrived &event) const { return { Arrive { event.seat } }; }
    Commands operator()(const Pressed &event) const { return { Press { event.seat } }; }
    Commands operator()(const Noted &event) const { return { Note { event.act } }; }
    Commands operator()(NoteStruck) const { return { StrikeNote {} }; }
    Commands operator()(ColoursExchanged) const { return { ExchangeColours {} }; }
    Commands operator()(const Ended &event) const
    {
        Commands commands { Annul {}, Conclude { event.result }, CheckFlag {} };
        for (Seat seat : BothSeats) {
            commands.push_back(Resign { seat });
            commands.push_back(ClaimTime { seat });
            commands.push_back(AnswerDraw { seat, true });
        }
        return commands;
    }
    Commands operator()(SymmetryOverruled) const { return { OverruleSymmetry {} }; }
    Commands operator()(const SteppedBack &event) const { return { StepBack { event.clocks } }; }
    Commands operator()(const ClaimRaised &event) const { return { ClaimFoul { event.seat, event.point } }; }
    Commands operator()(const ClaimWithdrawn &event) const { return { WithdrawClaim { event.seat } }; }
    Commands operator()(const ClaimAgreed &event) const { return { AgreeToClaim { event.seat } }; }
    Commands operator()(const ArbiterCalled &event) const { return { CallArbiter { event.seat } }; }
    Commands operator()(const Confirmed &event) const { return { Confirm { event.seat } }; }
    Commands operator()(const Intervened &event) const { return { Intervene { event.what, event.grounds } }; }
    // These events only ever follow from others.
    Commands operator()(const TimeAdded &) const { return {}; }
    Commands operator()(const Warned &) const { return {}; }
    Commands operator()(const TurnForfeited &) const { return {}; }
};

// Journals of the first version end a game with claimed fouls at the stone that fills the board; now the opponent may
// still claim that this stone was forbidden, and otherwise passes.
bool endsByAFullBoard(Match match, const Events &events, const Events &decision)
{
    const auto *end = std::get_if<Ended>(&decision.back().what);
    if (!end || end->result != record::GameResult { record::Winner::Draw, record::Reason::FullBoard })
        return false;
    for (const Event &event : events)
        match.fold(event);
    return match.isBoardFull() && !match.isOver()
        && std::equal(events.begin(), events.end(), decision.begin(), decision.end() - 1);
}

} // namespace

bool isDecisionOf(const Match &match, const Events &decision)
{
    // No command can be applied at an earlier moment, and a decision happens at a single moment.
    const clock::Moment at = decision.front().at;
    if (at < match.lastMoment())
        return false;
    return std::any_of(decision.begin(), decision.end(), [&](const Event &event) {
        const Commands commands = std::visit(Causes {}, event.what);
        return std::any_of(commands.begin(), commands.end(), [&](const Command &command) {
            const auto events = match.decide(command, at);
            return events && (*events == decision || endsByAFullBoard(match, *events, decision));
        });
    });
}

} // namespace kagetsu::journal
