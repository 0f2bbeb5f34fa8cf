// SPDX-License-Identifier: MIT
#include "ui/shell/app/announcementplayer.h"

#include "session/announcer.h"
#include "session/matchhost.h"
#include "ui/match/prompts/tablesounds.h"
#include "wording/match/announcement.h"

namespace kagetsu::ui {

AnnouncementPlayer::AnnouncementPlayer(session::MatchHost *host, const session::Announcing &chosen, QObject *parent)
    : QObject(parent)
    , m_host(host)
    , m_chosen(chosen)
    , m_announcer(new session::Announcer(host, this))
{
    m_announcer->setPlan(chosen.plan);
    connect(m_announcer, &session::Announcer::due, this, &AnnouncementPlayer::make);
    connect(host, &session::MatchHost::matchChanged, this, [this] {
        const bool mayCall = m_host->hasMatch() && m_host->match().setup().arbiter;
        if (m_host->hasMatch() && (m_chosen.tone || m_sound.volume() > 0 || mayCall))
            m_sound.prepare();
    });
    // When the stone is on the screen: what is seen does not wait for what is heard.
    connect(
        host, &session::MatchHost::happened, this,
        [this](const match::Events &events) {
            if (!m_host->hasMatch())
                return;
            switch (soundOf(events, m_host->match())) {
            case TableSound::Stone: m_sound.stone(); break;
            case TableSound::Call: m_sound.play(Tone::Bell); break;
            case TableSound::End: m_sound.end(); break;
            case TableSound::None: break;
            }
        },
        Qt::QueuedConnection);
}

void AnnouncementPlayer::setVolume(int volume)
{
    m_sound.setVolume(volume);
}

void AnnouncementPlayer::tryVolume()
{
    m_sound.prepare();
    m_sound.stone();
}

void AnnouncementPlayer::make(const clock::Announcement &announcement)
{
    const QString call = wording::callText(announcement.call);
    const bool said = announcement.means.voice && m_chosen.voice && m_sound.say(call);
    const bool sounds = announcement.means.tone && m_chosen.tone && !said
        && m_sound.play(wording::isLastSecond(announcement.call) ? Tone::Tick : Tone::Bell);
    // What was agreed for the game is told in some way, however this machine is set.
    const bool isAgreed = !m_host->match().setup().announcements.empty();
    const bool isUnheard = !said && !sounds;
    const bool flashes = (m_chosen.flash && announcement.means.flash) || (isUnheard && (m_chosen.flash || isAgreed));
    if (!said)
        emit unsaid(call);
    if (flashes)
        emit flashed(announcement.seat);
    if (said || sounds || flashes)
        m_host->report(
            match::Announced { { announcement.at, announcement.seat, announcement.call, { said, sounds, flashes } } });
}

} // namespace kagetsu::ui
