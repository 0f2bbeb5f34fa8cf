// SPDX-License-Identifier: MIT
#include "ui/match/announcer.h"

#include "ui/words/setup.h"

#include <QCoreApplication>
#include <QTimer>

#include <algorithm>

namespace kagetsu::ui {

namespace {

struct AnnouncementWords
{
    Q_DECLARE_TR_FUNCTIONS(AnnouncementWords)
};

} // namespace

QString callText(const clock::Call &call)
{
    switch (call.kind) {
    case clock::CallKind::Elapsed:
        //: Read aloud: so many seconds of the running minute or move have passed.
        return AnnouncementWords::tr("%n seconds", nullptr, call.number);
    case clock::CallKind::Count:
        return QString::number(call.number);
    case clock::CallKind::PeriodsLeft:
        //: Read aloud when a reading period (byo-yomi) is used up.
        return AnnouncementWords::tr("%n periods left", nullptr, call.number);
    case clock::CallKind::TimeLeft:
        //: Read aloud: %1 is a time such as "5 minutes".
        return AnnouncementWords::tr("%1 left").arg(durationText(call.number * clock::Second));
    case clock::CallKind::MoveLeft:
        if (call.number <= 5)
            return QString::number(call.number);
        //: Read aloud: %1 is what is left of the limit of a move, such as "30 seconds".
        return AnnouncementWords::tr("%1 left for this move").arg(durationText(call.number * clock::Second));
    }
    return {};
}

QString planText(std::string_view id)
{
    if (id == "cn-60")
        return AnnouncementWords::tr("Minutes read aloud, the last one counted to ten");
    if (id == "cn-30")
        return AnnouncementWords::tr("Half minutes read aloud, the last one counted to five");
    if (id == "jp-30")
        return AnnouncementWords::tr("Half minutes read aloud, every second from twenty on");
    if (id == "fide")
        return AnnouncementWords::tr("Silent, a flash at the last minute");
    if (id == "club")
        return AnnouncementWords::tr("Tones at five minutes, one minute, thirty seconds and each of the last ten");
    if (id == "total-cap")
        return AnnouncementWords::tr("The limit of each move, and the last minutes");
    return AnnouncementWords::tr("None");
}

Announcer::Announcer(MatchHost *host, QObject *parent)
    : QObject(parent)
    , m_host(host)
    , m_next(new QTimer(this))
{
    m_next->setSingleShot(true);
    m_next->setTimerType(Qt::PreciseTimer);
    connect(m_next, &QTimer::timeout, this, &Announcer::catchUp);
    connect(m_host, &MatchHost::matchChanged, this, [this] {
        m_muted = {};
        const std::string &agreed = m_host->match().setup().announcements;
        m_plan = agreed.empty() ? m_usualPlan : QString::fromStdString(agreed);
        m_clock = m_host->match().clock();
        m_told = m_host->now();
        follow();
    });
    connect(m_host, &MatchHost::happened, this, [this](const match::Events &events) {
        // What was due before the event belongs to the clock before it.
        tellUntil(events.back().at);
        m_clock = m_host->match().clock();
        follow();
    });
    connect(m_host, &MatchHost::journalFailed, m_next, &QTimer::stop);
    connect(m_host, &MatchHost::journalRecovered, this, &Announcer::follow);
}

void Announcer::setPlan(const QString &id)
{
    tellUntil(m_host->now());
    m_usualPlan = id;
    m_plan = id;
    follow();
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
    // A timer may wake a little early, and then asks again.
    m_next->start(std::max(*next - m_host->now(), clock::Duration { 1 }));
}

} // namespace kagetsu::ui
