// SPDX-License-Identifier: MIT
#pragma once

#include "opponent/computers.h"
#include "session/matchhost.h"
#include "ui/match/prompts/noticebar.h"
#include "ui/match/table/playerpanel.h"

#include <QObject>

namespace kagetsu::ui {

class Redraw;

// What is said and asked at the table beside the board: decides which notice each player sees. It keeps the questions
// that are no events yet ("Resign?"); everything else follows from the match.
class PlayerPrompts : public QObject
{
    Q_OBJECT

public:
    // Both must outlive it.
    PlayerPrompts(session::MatchHost *host, Redraw *redraw, QObject *parent);

    // Who of the players are none; they must outlive it.
    void setComputers(const opponent::Computers *computers) { m_computers = computers; }
    // An engine claims and answers by itself, and is told nothing.
    bool isPerson(Seat seat) const { return !m_computers || !m_computers->plays(seat); }
    // This seat, or the other one where an engine has it.
    Seat personAt(Seat seat) const { return isPerson(seat) ? seat : otherSeat(seat); }

    // Every command of the table is given here. False when it was not carried out; whoever speaks is told why.
    bool give(const match::Command &command);
    bool give(Seat seat, const match::Command &command);

    std::optional<Notice> notice(Seat seat);
    // Whether play cannot go on before this is answered. An offer or request of the opponent is none of these.
    static bool isUrgent(const Notice &notice);
    // A claim button or its action: asks back where that is due, else gives the command.
    void claim(Seat seat, Claim claim);
    bool mayClaim(Seat seat, Claim claim) const;
    // Whether it can ever be said in this match.
    bool isOffered(Claim claim) const;
    // The seat that an action of the menu speaks for.
    Seat speaker(Claim claim) const;

    // With a word to the other player, where that is due.
    void takeBack(Seat seat);
    void askPass(Seat seat);
    void askAnnul(Seat seat);
    // Acts of an arbiter in the opening; asked back in the bar of the near player.
    void askStepBack();
    void askOverrule();

    // The stone a foul claim is about, while it is asked.
    std::optional<rules::Point> disputed() const;
    // A stone was tapped while another stone for the claim is looked for; true when the tap was for the claim.
    bool pick(rules::Point point);
    // What was told is over: another tap has done what the refused one could not.
    void forgetSaid();
    // Something was told that no player has acknowledged yet.
    bool isTelling() const { return m_said.a || m_said.b; }
    // The last question is asked no more; true when there was one.
    bool cancel();

    // The seat that a refusal will be told.
    void speakFor(Seat seat) { m_lastSpeaker = seat; }

private:
    enum class Ask : std::uint8_t {
        Nothing,
        Foul,
        Five,
        Resign,
        Draw,
        AgreeDraw, // to end the game as a draw: by the opponent's offer, or because no stone is left to lay
        Waive, // to give up a win on time
        Pass,
        Withdraw, // the own claim
        Agree, // to lose the game by agreeing with the opponent's claim
        Annul,
        CountSleep,
        StepBack,
        Overrule,
    };
    // What is asked back before it is done. Acts of an arbiter are asked in the bar of the near player.
    struct Question
    {
        Ask what = Ask::Nothing;
        Seat seat = Seat::A;
        rules::Point point {}; // Foul: the stone
        bool picking = false; // Foul: another stone is looked for
        clock::Duration more { 0 }; // Waive: for so much time; none: for playing on without limits
    };

    std::optional<Notice> stalled(Seat seat);
    std::optional<Notice> ended(Seat seat);
    // What is asked back: askprompts.cpp.
    std::optional<Notice> questioned(Seat seat);
    // A claim that waits, a machine that slept, stopped clocks, a player who is awaited, a full board:
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
    // Gives the command and drops the question.
    std::function<void()> doing(match::Command command);
    // Asks this; nothing: the question is dropped.
    std::function<void()> asking(Question question);
    void say(Seat seat, const QString &text, Notice::Tone tone = Notice::Tone::Info);
    void hear(const match::Events &events);
    const match::Match &match() const { return m_host->match(); }

    // What is given to a friend whose flag has fallen.
    static constexpr clock::Duration MoreTime = std::chrono::minutes(1);

    session::MatchHost *m_host;
    const opponent::Computers *m_computers = nullptr;
    Redraw *m_redraw;
    Question m_question;
    struct Said
    {
        QString text;
        Notice::Tone tone = Notice::Tone::Info;
        bool overrulable = false; // an arbiter may allow it
    };
    PerSeat<std::optional<Said>> m_said;
    Seat m_lastSpeaker = Seat::A; // who a refusal is told
};

} // namespace kagetsu::ui
