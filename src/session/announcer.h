// SPDX-License-Identifier: MIT
#pragma once

#include "clock/announcement.h"
#include "session/matchhost.h"

namespace kagetsu::session {

// What was chosen about announcements (clock.md#announcements).
struct Announcing
{
    QString plan; // of clock::announcementPlans(); "": as the time control suggests
    bool voice = true;
    bool tone = true;
    bool flash = true;
    bool moves = false; // read aloud, with all else that is heard of a game, a record or a lesson

    friend bool operator==(const Announcing &, const Announcing &) = default;
};

// Follows the clock of the host's match and tells what is to be announced when it is due: once, and all of it.
class Announcer : public QObject
{
    Q_OBJECT

public:
    // The host must outlive the announcer.
    explicit Announcer(MatchHost *host, QObject *parent = nullptr);

    // The plan where a match has none of its own; while such a one is played, of that one too.
    void setPlan(const QString &id);
    QString plan() const { return m_plan; }
    // The match has a plan that was agreed for it: that one is followed, and not muted, to its end.
    bool isAgreed() const;
    // Nothing is announced of this clock; until the next match.
    void setMuted(Seat seat, bool muted);
    bool isMuted(Seat seat) const { return m_muted[seat]; }
    // Something of the plan that is followed is to be read aloud.
    bool hasVoice() const;

    // Tells what has fallen due by now; the announcer asks itself at the right moments.
    void catchUp();

signals:
    void due(const kagetsu::clock::Announcement &announcement);

private:
    void follow();
    const clock::AnnouncementPlan &planFor(const clock::Clock &clock) const;
    void tellUntil(clock::Moment moment);

    MatchHost *m_host;
    QString m_usualPlan;
    QString m_plan; // of the match
    PerSeat<bool> m_muted;
    clock::Clock m_clock; // as it stood at m_told
    clock::Moment m_told { 0 };
    QTimer *m_next;
};

} // namespace kagetsu::session
