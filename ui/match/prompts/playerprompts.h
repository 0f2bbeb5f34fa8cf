// SPDX-License-Identifier: MIT
#pragma once

#include "engine/seat/computers.h"
#include "match/host/matchhost.h"
#include "ui/match/prompts/noticebar.h"
#include "ui/match/table/playerpanel.h"

#include <QObject>

namespace kagetsu::ui {

class Redraw;

// Decides which notice each player sees at the table beside the board. It keeps the questions that are not events yet
// ("Resign?"); everything else is derived from the match.
class PlayerPrompts : public QObject
{
    Q_OBJECT

public:
    // Both must outlive this object.
    PlayerPrompts(host::MatchHost *host, Redraw *redraw, QObject *parent);

    // Sets which players are engines; `computers` must outlive this object.
    void setComputers(const engineseat::Computers *computers) { m_computers = computers; }
    // True if a person has this seat. An engine claims and answers by itself and is shown nothing.
    bool isPerson(Seat seat) const { return !m_computers || !m_computers->plays(seat); }
    // Returns this seat, or the other one if an engine has it.
    Seat personAt(Seat seat) const { return isPerson(seat) ? seat : otherSeat(seat); }

    // Give a command of the table to the match; every command passes through here. Return false if it was not carried
    // out; the player who acted is told why.
    bool give(const match::Command &command);
    bool give(Seat seat, const match::Command &command);

    std::optional<Notice> notice(Seat seat);
    // True if play cannot go on before this is answered. Offers and requests of the opponent do not count.
    static bool isUrgent(const Notice &notice);
    // Handles a claim button or its action: asks for confirmation where that is due, otherwise gives the command.
    void claim(Seat seat, Claim claim);
    bool mayClaim(Seat seat, Claim claim) const;
    // True if this claim can ever be made in this match.
    bool isOffered(Claim claim) const;
    // Tells a player what the program sees on the board, until something happens.
    void advise(Seat seat, const QString &text);
    // Returns the seat on whose behalf an action of the menu is made.
    Seat speaker(Claim claim) const;

    // Take back a move, pass or annul the game, with a word to the other player where that is due.
    void takeBack(Seat seat);
    void askPass(Seat seat);
    void askAnnul(Seat seat);
    // Arbiter's acts in the opening; the bar of the near player asks for confirmation.
    void askStepBack();
    void askOverrule();

    // Returns the stone that an open foul claim is about.
    std::optional<rules::Point> disputed() const;
    // Handles a tap while another stone is being chosen for a claim. Returns true if the tap was used for the claim.
    bool pick(rules::Point point);
    // Removes messages that another tap has made obsolete by doing what the refused one could not.
    void forgetSaid();
    // True if a message is shown that no player has acknowledged yet.
    bool isTelling() const { return m_said.a || m_said.b; }
    // Drops the last question. Returns true if there was one.
    bool cancel();

    // Sets the seat that is told about a refusal.
    void speakFor(Seat seat) { m_lastSpeaker = seat; }

signals:
    // Emitted when a player who plays against an engine wants a hint, or the next one for the same position.
    void hintWanted(kagetsu::Seat seat);

private:
    enum class Ask : std::uint8_t {
        Nothing,
        Foul,
        Five,
        Resign,
        Draw,
        AgreeDraw, // end the game as a draw, because the opponent offers it or no stone is left to place
        Waive, // give up a win on time
        Pass,
        Withdraw, // withdraw one's own claim
        Agree, // agree with the opponent's claim and lose the game
        Annul,
        CountSleep,
        StepBack,
        Overrule,
    };
    // A question that must be confirmed before anything is done. Arbiter's acts are confirmed in the bar of the near
    // player.
    struct Question
    {
        Ask what = Ask::Nothing;
        Seat seat = Seat::A;
        rules::Point point {}; // for Foul: the stone
        bool picking = false; // for Foul: another stone is being chosen
        clock::Duration more { 0 }; // for Waive: the time to add; 0: play on without limits
    };

    std::optional<Notice> stalled(Seat seat);
    std::optional<Notice> ended(Seat seat);
    // Returns the notice of the open question; see askprompts.cpp.
    std::optional<Notice> questioned(Seat seat);
    // Notices about an open claim, a computer that slept, stopped clocks, an awaited player and a full board; see
    // claimprompts.cpp.
    std::optional<Notice> claimed(Seat seat);
    std::optional<Notice> slept(Seat seat);
    std::optional<Notice> held(Seat seat);
    std::optional<Notice> awaited(Seat seat);
    std::optional<Notice> full(Seat seat);
    std::optional<Notice> flagged(Seat seat);
    std::optional<Notice> requested(Seat seat);
    std::optional<Notice> said(Seat seat);

    void setQuestion(Question question);
    void forgetRemark(Seat seat);
    void tell(const match::Refusal &refusal);
    // Returns a function that gives the command and drops the question.
    std::function<void()> doing(match::Command command);
    // Returns a function that asks this question; an empty one drops the current question.
    std::function<void()> asking(Question question);
    void say(Seat seat, const QString &text, Notice::Tone tone = Notice::Tone::Info);
    void hear(const match::Events &events);
    const match::Match &match() const { return m_host->match(); }

    // Time given to an opponent whose flag has fallen, among friends.
    static constexpr clock::Duration MoreTime = std::chrono::minutes(1);

    host::MatchHost *m_host;
    const engineseat::Computers *m_computers = nullptr;
    Redraw *m_redraw;
    Question m_question;
    struct Said
    {
        QString text;
        Notice::Tone tone = Notice::Tone::Info;
        bool overrulable = false; // an arbiter may allow it
    };
    PerSeat<std::optional<Said>> m_said;
    Seat m_lastSpeaker = Seat::A; // who is told about a refusal
};

} // namespace kagetsu::ui
