// SPDX-License-Identifier: MIT
#pragma once

#include "match/match.h"

#include <initializer_list>

namespace kagetsu::match {

// What one command leads to; one overload per command, for Match::apply alone. Reads the match and changes nothing.
class CommandDecider
{
public:
    using Answer = Result<Events, Refusal>;

    CommandDecider(const Match &match, clock::Moment now)
        : m(match)
        , m_now(now)
    {
    }

    // What follows from the first limit that was reached by now; nothing when none was.
    std::optional<Events> reachedLimit() const;

    // The course of the game: course.cpp.
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

    // Moves: moves.cpp.
    Answer operator()(const Act &command) const;
    Answer operator()(const Pass &command) const;

    // Claims, and what else players say: claims.cpp.
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

    // The arbiter: orders.cpp.
    Answer operator()(const OverruleSymmetry &) const;
    Answer operator()(const StepBack &command) const;
    Answer operator()(const CallArbiter &command) const;
    Answer operator()(const Intervene &command) const;

    // A board of wood: physicalboard.cpp.
    Answer operator()(const Press &command) const;
    Answer operator()(const Note &command) const;
    Answer operator()(const StrikeNote &) const;
    Answer operator()(const ExchangeColours &) const;
    Answer operator()(const Conclude &command) const;

private:
    using Objection = std::optional<RefusalCode>; // why it cannot be; nothing: it can

    Event happen(Happening what) const { return { m_now, std::move(what) }; }
    static Answer refuse(RefusalCode code) { return Fault { Refusal { code, {}, std::nullopt } }; }
    static Objection when(bool is, RefusalCode code) { return is ? Objection(code) : std::nullopt; }
    static Objection first(std::initializer_list<Objection> objections);
    // Refused for the first objection there is; without one, this happens.
    Answer answer(std::initializer_list<Objection> objections, Happening what) const;
    static record::Winner winnerOf(rules::Side side);
    // The game won by the other seat.
    record::GameResult lossOf(Seat loser, record::Reason reason) const;
    record::GameResult timeResult(Seat loser, clock::FlagReason reason) const;
    Match after(const Events &events) const;

    // The game is not begun, or over.
    Objection closed() const;
    Objection flagDown() const { return when(m.phase() == Phase::Flagged, RefusalCode::FlagDown); }
    // What keeps the clocks from running while the game is open: a claim that waits, the arbiter's stop, a pause.
    Objection standstill() const;
    Objection refusalToPlay() const { return first({ closed(), flagDown(), standstill() }); }
    // Of a turn on the board the stones of this game are on. Nobody plays for who is awaited.
    Objection refusalToAct(PlayedOn playedOn) const;
    Objection refusalToTalk() const;
    // Of taking back, which is talked of in an opening, too.
    Objection refusalToTakeBack() const;
    Objection refusalToNote() const;
    Objection refusalToClaim(Seat seat) const;
    // Who is awaited acts in nothing; before the third edition only turns and talk were refused.
    Objection absent(Seat seat) const;

    Answer openingAct(const Act &command) const;
    // Whoever plays on has declined what the other had asked.
    Events answersByPlaying(Seat seat) const;
    // A turn that is owed is lost as soon as it comes.
    void addOwedTurn(Events &events) const;

    // What a ruling on the stone of a foul claim leads to, in this order: the claim, then its result or its price.
    void addFoulRuling(Events &events, Seat claimant, rules::Point point, bool upheld) const;
    void addPenalty(Events &events, Seat claimant) const;
    void addWarning(Events &events, Seat seat, Ground reason) const;
    // After warnings or corrections that came before: the loss they lead to.
    void addLossByWarnings(Events &events, Seat seat) const;
    void addLossByFlag(Events &events) const;
    Answer bothFlags() const;

    // Why the arbiter cannot do it now; nothing when he can.
    struct WhyNot;

    // What follows from an intervention that was carried out.
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
