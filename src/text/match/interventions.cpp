// SPDX-License-Identifier: MIT
#include "text/match/interventions.h"

#include "text/common/foreigntext.h"
#include "text/common/sentences.h"
#include "text/match/grounds.h"
#include "text/match/protocol.h"
#include "text/record/result.h"
#include "text/rules/rules.h"

#include <QCoreApplication>
#include <QLocale>

namespace kagetsu::text {

namespace {

struct InterventionWords
{
    Q_DECLARE_TR_FUNCTIONS(kagetsu::ui::InterventionWords)
};

class Teller
{
public:
    Teller(const match::Incident &incident, const match::Protocol &protocol, bool byPlayers)
        : m_incident(incident)
        , m_byPlayers(byPlayers)
        , m_match(protocol.match)
        , m_names(namesOf(protocol.match.setup()))
    {
    }

    QString operator()(match::StopClocks) const { return InterventionWords::tr("The arbiter stops both clocks."); }
    QString operator()(const match::RunClock &what) const
    {
        if (m_byPlayers)
            return InterventionWords::tr("The players start the clock of %1; the clocks were stopped for %2.")
                .arg(m_names[what.seat], exactTime(m_incident.stood));
        return InterventionWords::tr("The arbiter starts the clock of %1; the clocks were stopped for %2.")
            .arg(m_names[what.seat], exactTime(m_incident.stood));
    }
    QString operator()(const match::AddTime &what) const
    {
        const QString text = what.time > clock::Duration { 0 }
            ? InterventionWords::tr("The arbiter adds time for %1: %2, from %3 to %4.")
            : InterventionWords::tr("The arbiter deducts time from %1: %2, from %3 to %4.");
        return text.arg(
            m_names[what.seat], exactTime(std::chrono::abs(what.time)), before(what.seat), after(what.seat));
    }
    QString operator()(const match::SetClock &what) const
    {
        const QString name = m_names[what.seat];
        const QString counted = what.setting.turns ? QString::number(*what.setting.turns) : QString();
        if (what.setting == clock::ClockSetting { {}, {}, {}, {}, what.setting.turns }) {
            const QString text = m_byPlayers
                //: Of the counter on a clock beside a real board. %1 is a player, %2 and %3 are numbers.
                ? InterventionWords::tr("The players set the move count of %1 from %2 to %3.")
                : InterventionWords::tr("The arbiter sets the move count of %1 from %2 to %3.");
            return text.arg(name, QString::number(m_incident.before[what.seat].turns), counted);
        }
        const QString text = m_byPlayers ? InterventionWords::tr("The players set the clock of %1 from %2 to %3.")
                                         : InterventionWords::tr("The arbiter sets the clock of %1 from %2 to %3.");
        const QString times = text.arg(name, before(what.seat), after(what.seat));
        //: The counter on a clock beside a real board.
        return counted.isEmpty() ? times
                                 : joinSentences(times, InterventionWords::tr("Moves counted: %1.").arg(counted));
    }
    QString operator()(const match::GiveTurn &what) const
    {
        const QString text = m_byPlayers ? InterventionWords::tr("The players give the turn to %1.")
                                         : InterventionWords::tr("The arbiter gives the turn to %1.");
        return text.arg(m_names[what.seat]);
    }
    QString operator()(match::UndoPress) const
    {
        return clocks(InterventionWords::tr("The arbiter undoes the last clock press: %1.").arg(undone()));
    }
    QString operator()(match::Equalise) const
    {
        return clocks(InterventionWords::tr("The arbiter shares the time used equally between the two players."));
    }
    QString operator()(const match::Rescale &what) const
    {
        return clocks(InterventionWords::tr("The arbiter corrects a faulty clock: the time that really elapsed is %1.")
                .arg(exactTime(what.elapsed)));
    }
    QString operator()(const match::Reread &what) const
    {
        return InterventionWords::tr("The arbiter repeats the countdown from %1.").arg(exactTime(what.from));
    }
    QString operator()(const match::Retract &what) const
    {
        const QString text = InterventionWords::tr("The arbiter takes the game back to move %1: %2.")
                                 .arg(QString::number(what.keep), undone());
        return what.clocks == match::ClockEffect::Restored ? clocks(text) : text;
    }
    QString operator()(const match::CorrectMove &what) const
    {
        return InterventionWords::tr("The arbiter corrects the record: move %1 is not %2 but %3.")
            .arg(QString::number(what.number), pointText(what.from), pointText(what.to));
    }
    QString operator()(const match::InsertMove &what) const
    {
        return what.point
            ? InterventionWords::tr("The arbiter adds a move to the record: %1.").arg(pointText(*what.point))
            : InterventionWords::tr("The arbiter adds a pass to the record.");
    }
    QString operator()(const match::Warn &what) const
    {
        return InterventionWords::tr("The arbiter warns %1.").arg(m_names[what.seat]);
    }
    QString operator()(const match::Unwarn &what) const
    {
        return InterventionWords::tr("The arbiter withdraws a warning to %1.").arg(m_names[what.seat]);
    }
    QString operator()(const match::LoseTurn &what) const
    {
        return InterventionWords::tr("The arbiter rules that %1 loses a turn.").arg(m_names[what.seat]);
    }
    QString operator()(const match::DeductPoints &what) const
    {
        const QString points = QLocale().toString(std::abs(what.halves) / 2.0);
        const QString text = what.halves > 0
            ? InterventionWords::tr("The arbiter deducts points from %1 in the match: %2.")
            : InterventionWords::tr("The arbiter restores points to %1 in the match: %2.");
        return text.arg(m_names[what.seat], points);
    }
    QString operator()(const match::RuleClaim &what) const
    {
        return what.upheld ? InterventionWords::tr("The arbiter upholds the claim.")
                           : InterventionWords::tr("The arbiter rejects the claim.");
    }
    QString operator()(const match::Declare &what) const
    {
        return InterventionWords::tr("The arbiter declares the result: %1")
            .arg(resultText(what.result, m_names[m_match.ownerOf(rules::Side::Black)],
                m_names[m_match.ownerOf(rules::Side::White)]));
    }
    QString operator()(const match::Reopen &what) const
    {
        const QString text = InterventionWords::tr("The arbiter reopens the game; its result is void.");
        if (!what.second)
            return text;
        //: %1 is a reason such as "Faulty clock".
        return joinSentences(
            text, InterventionWords::tr("The chief arbiter's reason: %1.").arg(groundsText(*what.second)));
    }
    QString operator()(const match::Adjourn &what) const
    {
        return what.sealed.empty()
            ? clocks(InterventionWords::tr("The arbiter adjourns the game."))
            : clocks(InterventionWords::tr("The arbiter adjourns the game; the next move is sealed."));
    }
    QString operator()(const match::OpenSealed &what) const
    {
        return what.point ? InterventionWords::tr("The sealed move is opened: %1.").arg(pointText(*what.point))
                          : InterventionWords::tr("The sealed move is opened; it cannot be read.");
    }
    QString operator()(match::AnnulSealed) const
    {
        return InterventionWords::tr("The arbiter annuls the sealed move.");
    }
    QString operator()(match::UndoOrder) const
    {
        return clocks(m_byPlayers ? InterventionWords::tr("The players undo their last change to the clocks.")
                                  : InterventionWords::tr("The arbiter undoes the last action."));
    }
    QString operator()(match::SwapColours) const
    {
        return clocks(InterventionWords::tr("The arbiter swaps the colours; the stones stay."));
    }
    QString operator()(match::ExpiryAsPass) const
    {
        return clocks(InterventionWords::tr("The last period has run out. The arbiter counts this as a pass."));
    }
    QString operator()(const match::GrantLeave &what) const
    {
        return InterventionWords::tr("The arbiter allows %1 to leave the table.").arg(m_names[what.seat]);
    }
    QString operator()(const match::UncountLeave &what) const
    {
        return InterventionWords::tr("The arbiter no longer counts one of the times %1 left the table.")
            .arg(m_names[what.seat]);
    }
    QString operator()(match::StateReason) const
    {
        //: Before the reason itself.
        return InterventionWords::tr("The arbiter states the reason.");
    }
    QString operator()(match::CountSleep) const
    {
        return clocks(InterventionWords::tr("The arbiter charges the time that the computer slept as thinking time."));
    }
    QString operator()(match::UncountSleep) const
    {
        return clocks(
            InterventionWords::tr("The arbiter no longer charges the time that the computer slept as thinking time."));
    }
    QString operator()(const match::LookAway &what) const
    {
        if (!what.at)
            return InterventionWords::tr("The arbiter returns to the game.");
        switch (*what.at) {
        case match::View::Verdict:
            return InterventionWords::tr("The arbiter looks at the verdict desk while the game continues.");
        case match::View::Lesson:
            return InterventionWords::tr("The arbiter looks at the lessons while the game continues.");
        case match::View::Journal:
            return InterventionWords::tr("The arbiter goes through a journal while the game continues.");
        }
        return {};
    }
    QString operator()(match::Remark) const
    {
        //: Before a reason that the arbiter wrote into the protocol.
        return InterventionWords::tr("Remark by the arbiter.");
    }

private:
    QString before(Seat seat) const { return timeText(m_incident.before[seat]); }
    QString after(Seat seat) const { return timeText(m_incident.after[seat]); }
    QString clocks(const QString &sentence) const
    {
        //: %1 and %4 are the players, the others times of their clocks.
        return joinSentences(sentence,
            InterventionWords::tr("Clock of %1: from %2 to %3; clock of %4: from %5 to %6.")
                .arg(m_names.a, before(Seat::A), after(Seat::A), m_names.b, before(Seat::B), after(Seat::B)));
    }
    QString undone() const { return playerActionsText(m_incident.undone); }

    const match::Incident &m_incident;
    bool m_byPlayers; // true if there is no arbiter and the players agree
    const match::Match &m_match;
    Names m_names;
};

} // namespace

QString interventionText(
    const match::Intervened &event, const match::Incident &incident, const match::Protocol &protocol)
{
    const bool byPlayers = !protocol.match.setup().arbiter && event.grounds.ground == match::Ground::PlayersAgree;
    const QString told = std::visit(Teller(incident, protocol, byPlayers), event.what);
    if (event.grounds.ground == match::Ground::Unstated) {
        const QString note = foreignText(event.grounds.note).simplified();
        if (std::holds_alternative<match::Remark>(event.what) && !note.isEmpty())
            return InterventionWords::tr("Remark by the arbiter: %1").arg(note);
        //: %1 is what the arbiter wrote about an order.
        return note.isEmpty() ? told : joinSentences(told, InterventionWords::tr("Comment: %1").arg(note));
    }
    //: %1 is a reason such as "Faulty clock".
    return joinSentences(told, InterventionWords::tr("Reason: %1.").arg(groundsText(event.grounds)));
}

} // namespace kagetsu::text
