// SPDX-License-Identifier: MIT
#include "text/match/protocol.h"

#include "text/common/foreigntext.h"
#include "text/common/sentences.h"
#include "text/match/interventions.h"
#include "text/record/result.h"
#include "text/rules/rules.h"

#include <QCoreApplication>
#include <QDateTime>

namespace kagetsu::text {

namespace {

struct ProtocolWords
{
    Q_DECLARE_TR_FUNCTIONS(kagetsu::ui::ProtocolWords)
};

QDateTime localTime(const match::WallTime &wall)
{
    return QDateTime::fromMSecsSinceEpoch(wall.utc).toOffsetFromUtc(wall.offset);
}

class ActionTeller
{
public:
    explicit ActionTeller(const match::PlayerAction &action)
        : m_action(action)
    {
    }

    QString operator()(const opening::Place &place) const
    {
        return m_action.side == rules::Side::Black ? ProtocolWords::tr("Black stone on %1").arg(pointText(place.point))
                                                   : ProtocolWords::tr("White stone on %1").arg(pointText(place.point));
    }
    QString operator()(const opening::Choose &choose) const
    {
        if (!m_action.chosen)
            return foreignText(choose.option);
        const QString meaning = optionText(m_action.seat, m_action.blackBefore, *m_action.chosen);
        //: %1 is what a player chose in the opening, such as "Take White".
        return m_action.chosen->blackAfter == m_action.blackBefore
            ? meaning
            : ProtocolWords::tr("%1 – the colours are swapped").arg(meaning);
    }
    QString operator()(const opening::Declare &declare) const
    {
        return ProtocolWords::tr("%n fifth moves will be offered", nullptr, declare.number);
    }
    QString operator()(const opening::Offer &offer) const
    {
        return ProtocolWords::tr("%1 is offered as a fifth move").arg(pointText(offer.point));
    }
    QString operator()(const opening::Withdraw &withdraw) const
    {
        return ProtocolWords::tr("The offer of %1 is withdrawn").arg(pointText(withdraw.point));
    }
    QString operator()(const opening::Select &select) const
    {
        return ProtocolWords::tr("%1 is picked from the offered moves").arg(pointText(select.point));
    }

private:
    const match::PlayerAction &m_action;
};

class IncidentTeller
{
public:
    IncidentTeller(const match::Incident &incident, const match::Protocol &protocol)
        : m_incident(incident)
        , m_protocol(protocol)
        , m_names(namesOf(protocol.match.setup()))
    {
    }

    // These are actions, the start, announcements, heartbeats and seat changes, and never incidents.
    QString operator()(const match::Started &) const { return {}; }
    QString operator()(const match::Acted &) const { return {}; }
    QString operator()(const match::Passed &) const { return {}; }
    QString operator()(match::Beaten) const { return {}; }
    QString operator()(const match::Pressed &) const { return {}; }
    QString operator()(const match::Noted &) const { return {}; }
    QString operator()(const match::Announced &) const { return {}; }
    QString operator()(match::PlacesChanged) const { return {}; }

    QString operator()(const match::FoulClaimed &claim) const
    {
        QString text = ProtocolWords::tr("Claim by %1: the stone of %2 on %3 (move %4) is forbidden.")
                           .arg(m_names[claim.seat], m_names[otherSeat(claim.seat)], pointText(claim.point),
                               QString::number(m_incident.move));
        const int later = m_incident.moves - m_incident.move;
        if (later > 0)
            text =
                joinSentences(text, ProtocolWords::tr("The claim was made %n moves after the stone.", nullptr, later));
        if (claim.upheld) {
            //: %1 names the kinds of forbidden move, such as "double-three".
            return joinSentences(
                text, ProtocolWords::tr("Ruling: the claim is upheld (%1).").arg(foulNames(claim.fouls)));
        }
        text = joinSentences(text, ProtocolWords::tr("Ruling: the claim is rejected."));
        if (!claim.fouls.any())
            return text;
        const QString forbidden = later == 0 || claim.fouls.overline // an arbiter may rule so nevertheless
            ? ProtocolWords::tr("The stone was forbidden (%1).")
            : ProtocolWords::tr("The stone was forbidden (%1), but the turn to reply to it was over.");
        return joinSentences(text, forbidden.arg(foulNames(claim.fouls)));
    }
    QString operator()(const match::FiveClaimed &claim) const
    {
        const QString text = ProtocolWords::tr("%1 declares five in a row.").arg(m_names[claim.seat]);
        return joinSentences(text,
            claim.upheld ? ProtocolWords::tr("Ruling: there is a five.")
                         : ProtocolWords::tr("Ruling: there is no five."));
    }
    QString operator()(const match::TimeAdded &added) const
    {
        const QString text = added.time > clock::Duration { 0 }
            ? ProtocolWords::tr("Clock correction: %1 gets an extra %2, from %3 to %4.")
            : ProtocolWords::tr("Clock correction: %1 loses %2, from %3 to %4.");
        return text.arg(m_names[added.seat], durationText(std::chrono::abs(added.time)),
            clockText(m_incident.before[added.seat]), clockText(m_incident.after[added.seat]));
    }
    QString operator()(const match::Warned &warned) const
    {
        return warned.reason == match::Ground::OverTime
            ? ProtocolWords::tr("Warning to %1 for reaching the limit per move.").arg(m_names[warned.seat])
            : ProtocolWords::tr("Warning to %1.").arg(m_names[warned.seat]);
    }
    QString operator()(const match::CapReached &reached) const
    {
        const QString text = ProtocolWords::tr("%1 reached the limit per move at %2, %3 after the start.")
                                 .arg(m_names[reached.seat], timeOfDay(wallAt(reached.at)), exactTime(reached.at));
        switch (reached.effect) {
        case clock::LimitEffect::TurnLost: return joinSentences(text, ProtocolWords::tr("The turn is lost."));
        case clock::LimitEffect::Penalty:
            return joinSentences(text,
                ProtocolWords::tr("The clock goes from %1 to %2.")
                    .arg(clockText(m_incident.before[reached.seat]), clockText(m_incident.after[reached.seat])));
        case clock::LimitEffect::Flag:
        case clock::LimitEffect::Warning: break;
        }
        return text;
    }
    QString operator()(const match::DrawOffered &offered) const
    {
        return ProtocolWords::tr("%1 offers a draw.").arg(m_names[offered.seat]);
    }
    QString operator()(const match::DrawDeclined &declined) const
    {
        return ProtocolWords::tr("%1 declines the draw.").arg(m_names[declined.seat]);
    }
    QString operator()(const match::DrawWithdrawn &withdrawn) const
    {
        return ProtocolWords::tr("%1 withdraws the draw offer.").arg(m_names[withdrawn.seat]);
    }
    QString operator()(const match::FlagWaived &waived) const
    {
        const QString giver = m_names[waived.seat];
        const QString late = m_names[otherSeat(waived.seat)];
        if (waived.more == clock::Duration { 0 })
            return ProtocolWords::tr("%1 gives up the win on time over %2: the game resumes with no time limits.")
                .arg(giver, late);
        return ProtocolWords::tr("%1 gives up the win on time over %2, who gets an extra %3: the game resumes.")
            .arg(giver, late, durationText(waived.more));
    }
    QString operator()(const match::TakeBackAsked &asked) const
    {
        return ProtocolWords::tr("%1 asks to take back a move.").arg(m_names[asked.seat]);
    }
    QString operator()(const match::TakeBackDeclined &declined) const
    {
        return ProtocolWords::tr("%1 declines the take-back.").arg(m_names[declined.seat]);
    }
    QString operator()(const match::TakenBack &taken) const
    {
        if (taken.acts > 0) {
            //: In the opening. %1 is a player, %2 what is undone, such as "Black stone on H8".
            return ProtocolWords::tr("%1 takes back: %2.")
                .arg(m_names[taken.seat], playerActionsText(m_incident.undone));
        }
        return ProtocolWords::tr("%n moves are taken back: %1. %2 is to move again.", nullptr, taken.moves)
            .arg(playerActionsText(m_incident.undone), m_names[taken.seat]);
    }
    QString operator()(match::SymmetryOverruled) const
    {
        return ProtocolWords::tr(
            "The arbiter allows fifth moves that make the same shape in different places on the board.");
    }
    QString operator()(const match::SteppedBack &) const
    {
        return ProtocolWords::tr("The arbiter undoes the last step of the opening: %1.")
            .arg(playerActionsText(m_incident.undone));
    }
    QString operator()(const match::ClaimRaised &claim) const
    {
        return ProtocolWords::tr("Claim by %1: the stone of %2 on %3 (move %4) is forbidden. Both clocks stop.")
            .arg(m_names[claim.seat], m_names[otherSeat(claim.seat)], pointText(claim.point),
                QString::number(m_incident.move));
    }
    QString operator()(const match::ClaimWithdrawn &claim) const
    {
        return ProtocolWords::tr("%1 withdraws the claim.").arg(m_names[claim.seat]);
    }
    QString operator()(const match::ClaimAgreed &claim) const
    {
        return ProtocolWords::tr("%1 agrees with the claim.").arg(m_names[claim.seat]);
    }
    QString operator()(const match::TurnForfeited &lost) const
    {
        return ProtocolWords::tr("%1 loses a turn.").arg(m_names[lost.seat]);
    }
    QString operator()(const match::ArbiterCalled &called) const
    {
        return ProtocolWords::tr("%1 calls the arbiter; both clocks stop.").arg(m_names[called.seat]);
    }
    QString operator()(const match::Confirmed &confirmed) const
    {
        return confirmed.seat ? ProtocolWords::tr("%1 confirms the result.").arg(m_names[*confirmed.seat])
                              : ProtocolWords::tr("The arbiter confirms the result.");
    }
    QString operator()(const match::Intervened &event) const { return interventionText(event, m_incident, m_protocol); }
    QString operator()(match::NoteStruck) const { return ProtocolWords::tr("The last recorded move is deleted."); }
    QString operator()(match::ColoursExchanged) const { return ProtocolWords::tr("The players swap colours."); }
    QString operator()(const match::Paused &paused) const
    {
        return ProtocolWords::tr("%1 pauses the game; both clocks stop.").arg(m_names[paused.seat]);
    }
    QString operator()(match::Resumed) const
    {
        // The clocks remain stopped by a pending claim or by the arbiter.
        if (!m_incident.after.a.running && !m_incident.after.b.running)
            return ProtocolWords::tr("The game resumes; both clocks are still stopped.");
        //: %1 is a time such as 3:20.000.
        return ProtocolWords::tr("The game resumes; the clocks were stopped for %1.").arg(exactTime(m_incident.stood));
    }
    QString operator()(const match::Flagged &flagged) const
    {
        const QString who = m_names[flagged.seat];
        //: %2 is the time of day, %3 the time since the game began.
        const QString text = flagged.flag.reason == clock::FlagReason::PerMoveLimit
            ? ProtocolWords::tr("%1 reached the limit per move at %2, %3 after the start.")
            : ProtocolWords::tr("The flag of %1 fell at %2, %3 after the start.");
        return text.arg(who, timeOfDay(wallAt(flagged.flag.at)), exactTime(flagged.flag.at));
    }
    QString operator()(const match::Slept &slept) const
    {
        //: The computer was asleep. %1 is how long, %2 and %3 are dates with times of day.
        const QString text = ProtocolWords::tr("The computer slept for %1, from %2 to %3.")
                                 .arg(exactTime(slept.gap), dateText(slept.before), dateText(slept.after));
        for (Seat seat : BothSeats) {
            if (m_incident.before[seat].running)
                return joinSentences(
                    text, ProtocolWords::tr("The clock of %1 was running; both clocks stop.").arg(m_names[seat]));
        }
        return joinSentences(text, ProtocolWords::tr("No clock was running."));
    }
    QString operator()(match::SleepCounted) const
    {
        const Seat seat = m_incident.before.a.used != m_incident.after.a.used ? Seat::A : Seat::B;
        return ProtocolWords::tr("The players charge this to %1 as thinking time: the clock goes from %2 to %3.")
            .arg(m_names[seat], clockText(m_incident.before[seat]), clockText(m_incident.after[seat]));
    }
    QString operator()(const match::Arrived &arrived) const
    {
        //: %1 is a player, %2 a time such as 9:00.000.
        const QString text = ProtocolWords::tr("%1 arrives, %2 after the scheduled start.")
                                 .arg(m_names[arrived.seat], exactTime(arrived.late));
        if (arrived.charged == clock::Duration { 0 })
            return text;
        return joinSentences(text,
            ProtocolWords::tr("In addition, %1 is deducted from the clock: from %2 to %3.")
                .arg(exactTime(arrived.charged), clockText(m_incident.before[arrived.seat]),
                    clockText(m_incident.after[arrived.seat])));
    }
    QString operator()(const match::WallChanged &changed) const
    {
        //: Somebody set the computer's clock. %1 is by how much, %2 a date with a time of day.
        const QString text = changed.by > clock::Duration { 0 }
            ? ProtocolWords::tr(
                  "The computer's date and time were set forward by %1, to %2; the times of the game are not affected.")
            : ProtocolWords::tr(
                  "The computer's date and time were set back by %1, to %2; the times of the game are not affected.");
        return text.arg(exactTime(std::chrono::abs(changed.by)), dateText(changed.after));
    }
    QString operator()(const match::Stalled &stalled) const
    {
        //: The program was held up, with little time left. %1 is how long, %3 what the clock showed then.
        return ProtocolWords::tr(
            "The program did not respond for %1 while the clock of %2 was running; the clock then showed %3.")
            .arg(exactTime(stalled.length), m_names[stalled.seat], clockText(m_incident.before[stalled.seat]));
    }
    QString operator()(match::Recovered) const
    {
        const QString text = ProtocolWords::tr("The program had stopped; the game was resumed %1 after the last entry.")
                                 .arg(exactTime(m_incident.stood));
        return joinSentences(text,
            m_incident.lost > clock::Duration { 0 }
                ? ProtocolWords::tr("At most %1 of thinking time was not counted on the running clock.")
                      .arg(durationText(m_incident.lost))
                : ProtocolWords::tr("All thinking time was counted."));
    }
    QString operator()(const match::Ended &ended) const
    {
        const match::Match &match = m_protocol.match;
        return resultText(
            ended.result, m_names[match.ownerOf(rules::Side::Black)], m_names[match.ownerOf(rules::Side::White)]);
    }

private:
    // Returns the wall time of a moment, calculated from the wall time of the incident.
    match::WallTime wallAt(clock::Moment moment) const
    {
        match::WallTime wall = m_incident.wall;
        wall.utc -= (m_incident.at - moment).count();
        return wall;
    }
    const match::Incident &m_incident;
    const match::Protocol &m_protocol;
    Names m_names;
};

} // namespace

QString exactTime(clock::Duration time)
{
    using namespace std::chrono;
    if (time < clock::Duration { 0 })
        return QChar(0x2212) + exactTime(-time); // a clock that runs on after its flag
    const auto h = duration_cast<hours>(time).count();
    const auto m = duration_cast<minutes>(time).count() % 60;
    const auto s = duration_cast<seconds>(time).count() % 60;
    const QString end =
        QStringLiteral("%1.%2").arg(s, 2, 10, QLatin1Char('0')).arg(time.count() % 1000, 3, 10, QLatin1Char('0'));
    if (h == 0)
        return QStringLiteral("%1:%2").arg(m).arg(end);
    return QStringLiteral("%1:%2:%3").arg(h).arg(m, 2, 10, QLatin1Char('0')).arg(end);
}

QString dateText(const match::WallTime &wall)
{
    const QDateTime time = localTime(wall);
    return time.toString(QStringLiteral("yyyy-MM-dd HH:mm:ss ")) + time.timeZoneAbbreviation();
}

QString timeOfDay(const match::WallTime &wall)
{
    return localTime(wall).toString(QStringLiteral("HH:mm:ss.zzz"));
}

QString clockText(const clock::Reading &reading)
{
    if (reading.flag) {
        //: In the place of a clock's time: it has run out.
        return ProtocolWords::tr("flag");
    }
    return timeText(reading);
}

QString timeText(const clock::Reading &reading)
{
    if (reading.untimed)
        return QStringLiteral("–");
    QString text = exactTime(reading.shown);
    if (reading.period && (reading.periods > 0 || reading.moves == 0)) // in the last unit of a bank, none is left
        text += QStringLiteral(" ×%1").arg(reading.periods);
    if (reading.moves > 0)
        text += QStringLiteral(" /%1").arg(reading.moves);
    return text;
}

QString playerActionText(const match::PlayerAction &action)
{
    if (action.kind == match::PlayerActionKind::Press)
        return ProtocolWords::tr("Clock press");
    //: A move without a stone.
    return action.act ? std::visit(ActionTeller(action), *action.act) : ProtocolWords::tr("Pass");
}

QString playerActionsText(const std::vector<match::PlayerAction> &actions)
{
    QStringList texts;
    for (const match::PlayerAction &action : actions)
        texts += playerActionText(action);
    //: Between two things that were taken back.
    return texts.join(ProtocolWords::tr("; "));
}

QString incidentText(const match::Incident &incident, const match::Protocol &protocol)
{
    return std::visit(IncidentTeller(incident, protocol), incident.what);
}

} // namespace kagetsu::text
