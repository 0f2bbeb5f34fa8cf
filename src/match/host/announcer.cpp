// SPDX-License-Identifier: MIT
#include "match/host/announcer.h"

#include "match/host/afterinput.h"

#include <QTimer>

#include <algorithm>

namespace kagetsu::host {

Announcer::Announcer(MatchHost *host, QObject *parent)
    : QObject(parent)
    , m_host(host)
    , m_next(new QTimer(this))
{
    m_next->setSingleShot(true);
    m_next->setTimerType(Qt::PreciseTimer);
    connect(m_next, &QTimer::timeout, this, [this] {
        const auto next = clock::nextAnnouncement(planFor(m_clock), m_clock, m_told);
        afterInput(this, next ? m_host->now() - *next : clock::Duration { 0 }, [this] { catchUp(); });
    });
    connect(m_host, &MatchHost::matchChanged, this, [this] {
        m_muted = {};
        const std::string &agreed = m_host->match().setup().announcements;
        m_plan = agreed.empty() ? m_usualPlan : QString::fromStdString(agreed);
        m_clock = m_host->match().clock();
        m_told = m_host->now();
        follow();
    });
    connect(m_host, &MatchHost::happened, this, [this](const match::Events &events) {
        // Announcements due before the event are made from the clock before it.
        tellUntil(events.back().at);
        m_clock = m_host->match().clock();
        follow();
    });
    connect(m_host, &MatchHost::journalFailed, m_next, &QTimer::stop);
    connect(m_host, &MatchHost::journalRecovered, this, &Announcer::follow);
}

void Announcer::setPlan(const QString &id)
{
    m_usualPlan = id;
    if (isAgreed())
        return;
    tellUntil(m_host->now());
    m_plan = id;
    follow();
}

void Announcer::setMuted(Seat seat, bool muted)
{
    m_muted[seat] = muted && !isAgreed();
}

bool Announcer::hasVoice() const
{
    const std::vector<clock::PlanLine> &lines = planFor(m_clock).lines;
    return m_host->hasMatch()
        && std::any_of(lines.begin(), lines.end(), [](const clock::PlanLine &line) { return line.means.voice; });
}

bool Announcer::isAgreed() const
{
    return m_host->hasMatch() && !m_host->match().setup().announcements.empty();
}

const clock::AnnouncementPlan &Announcer::planFor(const clock::Clock &clock) const
{
    if (const clock::AnnouncementPlan *chosen = clock::announcementPlan(m_plan.toStdString()))
        return *chosen;
    return clock::usualPlan(clock.control(clock.turnOf().value_or(Seat::A)));
}

void Announcer::tellUntil(clock::Moment moment)
{
    const clock::Clock clock = m_clock;
    const clock::Moment from = std::exchange(m_told, std::max(m_told, moment));
    for (const clock::Announcement &announcement : clock::announcementsBetween(planFor(clock), clock, from, m_told)) {
        if (!m_muted[announcement.seat])
            emit due(announcement);
    }
}

void Announcer::catchUp()
{
    tellUntil(m_host->now());
    follow();
}

void Announcer::follow()
{
    const auto next = clock::nextAnnouncement(planFor(m_clock), m_clock, m_told);
    if (!next || m_host->stalledBy()) {
        m_next->stop();
        return;
    }
    // A timer may wake a little early, and is then started again.
    m_next->start(std::max(*next - m_host->now(), clock::Duration { 1 }));
}

} // namespace kagetsu::host
