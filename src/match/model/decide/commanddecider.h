// SPDX-License-Identifier: MIT
#pragma once

#include "match/model/match.h"

#include <initializer_list>

namespace kagetsu::match {

// Decides what one command leads to, with one overload per command; used only by Match::decide. It reads the match and
// changes nothing.
class CommandDecider
{
public:
    using Answer = Result<Events, Refusal>;

    CommandDecider(const Match &match, clock::Moment now)
        : m(match)
        , m_now(now)
    {
    }

    // Returns what follows from the first limit that was reached by `now`; nothing if none was.
    std::optional<Events> reachedLimit() const;

    // Course of the game: decidecourse.cpp.
    Answer operator()(const Start &command) const;
    Answer operator()(const Arrive &command) const;
    Answer operator()(const Pause &command) const;
    Answer operator()(const Resume &) const;
    Answer operator()(const CheckFlag &) const { return Events {}; }
    Answer operator()(const Beat &) const;
    Answer operator()(const Recover &) const { return answer({ closed() }, Recovered {}); }
    Answer operator()(const Report &command) const;
    Answer operator()(const AgreeSleep &) const;
    Answer operator()(const Confirm &command) const;
    Answer operator()(const ChangePlaces &) const;

    // Moves: decidemoves.cpp.
    Answer operator()(const Act &command) const;
    Answer operator()(const Pass &command) const;

    // Claims and other statements of players: decideclaims.cpp.
    Answer operator()(const ClaimFoul &command) const;
    Answer operator()(const AgreeToClaim &command) const;
    Answer operator()(const WithdrawClaim &command) const;
    Answer operator()(const ClaimFive &command) const;
    Answer operator()(const ClaimTime &command) const;
    Answer operator()(const OfferDraw &command) const;
    Answer operator()(const AnswerDraw &command) const;
    Answer operator()(const WithdrawDraw &command) const;
    Answer operator()(const Resign &command) const;
    Answer operator()(const AskTakeBack &command) const;
    Answer operator()(const AnswerTakeBack &command) const;
    Answer operator()(const UndoAct &command) const;
    Answer operator()(const Annul &) const;
    Answer operator()(const WaiveFlag &command) const;

    // Orders of the arbiter: decideorders.cpp.
    Answer operator()(const OverruleSymmetry &) const;
    Answer operator()(const StepBack &command) const;
    Answer operator()(const CallArbiter &command) const;
    Answer operator()(const Intervene &command) const;

    // Physical board: decidephysicalboard.cpp.
    Answer operator()(const Press &command) const;
    Answer operator()(const Note &command) const;
    Answer operator()(const StrikeNote &) const;
    Answer operator()(const ExchangeColours &) const;
    Answer operator()(const Conclude &command) const;

private:
    using Objection = std::optional<RefusalCode>; // why something is not possible; no value if it is

    Event happen(Happening what) const { return { m_now, std::move(what) }; }
    static Answer refuse(RefusalCode code) { return Fault { Refusal { code, {}, std::nullopt } }; }
    static Objection when(bool is, RefusalCode code) { return is ? Objection(code) : std::nullopt; }
    static Objection first(std::initializer_list<Objection> objections);
    // Refuses with the first objection there is; if there is none, answers with this event.
    Answer answer(std::initializer_list<Objection> objections, Happening what) const;
    static record::Winner winnerOf(rules::Side side);
    // Returns the result of a game that the other seat has won.
    record::GameResult lossOf(Seat loser, record::Reason reason) const;
    record::GameResult timeResult(Seat loser, clock::FlagReason reason) const;
    Match after(const Events &events) const;

    // Objects if the game has not begun or is over.
    Objection closed() const;
    Objection flagDown() const { return when(m.phase() == Phase::Flagged, RefusalCode::FlagDown); }
    // Objects if something keeps the clocks from running while the game is open: a pending claim, a stop by the
    // arbiter, or a pause.
    Objection standstill() const;
    Objection refusalToPlay() const { return first({ closed(), flagDown(), standstill() }); }
    // Objects to a turn on this kind of board unless the game's stones are on it. Nobody plays for a player who is
    // awaited.
    Objection refusalToAct(PlayedOn playedOn) const;
    Objection refusalToTalk() const;
    // Objects to taking back, which can also be asked for in an opening.
    Objection refusalToTakeBack() const;
    Objection refusalToNote() const;
    Objection refusalToClaim(Seat seat) const;
    // Objects if this seat is awaited, because an awaited player cannot act; before the third edition only turns and
    // talk were refused.
    Objection absent(Seat seat) const;

    Answer openingAct(const Act &command) const;
    // Returns the events that decline the opponent's request because this seat plays on.
    Events answersByPlaying(Seat seat) const;
    // Adds the loss of a turn that is owed, as soon as that turn comes.
    void addOwedTurn(Events &events) const;

    // Adds what a ruling on the stone of a foul claim leads to, in this order: the claim, then its result or its price.
    void addFoulRuling(Events &events, Seat claimant, rules::Point point, bool upheld) const;
    void addPenalty(Events &events, Seat claimant) const;
    void addWarning(Events &events, Seat seat, Ground reason) const;
    // Adds the loss that warnings or corrections before it lead to.
    void addLossByWarnings(Events &events, Seat seat) const;
    void addLossByFlag(Events &events) const;
    Answer bothFlags() const;

    // Says why the arbiter cannot give an order now; nothing if the order is possible.
    struct WhyNot;

    // Adds what follows from an intervention that was carried out.
    void follow(Events &events, const Warn &what) const { addLossByWarnings(events, what.seat); }
    void follow(Events &events, const RuleClaim &what) const;
    void follow(Events &events, const Declare &what) const { events.push_back(happen(Ended { what.result })); }
    void follow(Events &events, const OpenSealed &what) const;
    void follow(Events &events, CountSleep) const { addLossByFlag(events); }
    void follow(Events &events, const AddTime &) const { addLossByFlag(events); }
    void follow(Events &events, const SetClock &) const { addLossByFlag(events); }
    void follow(Events &events, Equalise) const { addLossByFlag(events); }
    void follow(Events &events, const Rescale &) const { addLossByFlag(events); }
    template <class What>
    void follow(Events &, const What &) const
    {
    }

    const Match &m;
    clock::Moment m_now;
};

} // namespace kagetsu::match
