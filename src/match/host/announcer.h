// SPDX-License-Identifier: MIT
#pragma once

#include "clock/announcement.h"
#include "match/host/matchhost.h"

namespace kagetsu::host {

// The settings for announcements (clock.md#announcements).
struct Announcing
{
    QString plan; // id in clock::announcementPlans(); empty: the one that suits the time control
    bool voice = true;
    bool tone = true;
    bool flash = true;
    bool moves = false; // moves and other spoken events of a game, a record or a lesson are read aloud

    friend bool operator==(const Announcing &, const Announcing &) = default;
};

// Follows the clock of the host's match and emits due() for every announcement when it is due, exactly once.
class Announcer : public QObject
{
    Q_OBJECT

public:
    // The host must outlive the announcer.
    explicit Announcer(MatchHost *host, QObject *parent = nullptr);

    // Sets the plan for matches without one of their own; plan() returns it also while a match with its own plan is
    // played.
    void setPlan(const QString &id);
    QString plan() const { return m_plan; }
    // Returns true if the match has a plan that was agreed for it; such a plan is followed to its end and cannot be
    // muted.
    bool isAgreed() const;
    // Mutes all announcements about this clock until the next match.
    void setMuted(Seat seat, bool muted);
    bool isMuted(Seat seat) const { return m_muted[seat]; }
    // Returns true if something of the current plan is to be read aloud.
    bool hasVoice() const;

    // Emits what has become due by now; the announcer calls this itself at the right moments.
    void catchUp();

signals:
    void due(const kagetsu::clock::Announcement &announcement);

private:
    void follow();
    const clock::AnnouncementPlan &planFor(const clock::Clock &clock) const;
    void tellUntil(clock::Moment moment);

    MatchHost *m_host;
    QString m_usualPlan;
    QString m_plan; // plan of the match
    PerSeat<bool> m_muted;
    clock::Clock m_clock; // as it was at m_told
    clock::Moment m_told { 0 };
    QTimer *m_next;
};

} // namespace kagetsu::host
