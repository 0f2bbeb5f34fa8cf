// SPDX-License-Identifier: MIT
#include "ui/app/announcementplayer.h"

#include "match/host/announcer.h"
#include "match/host/matchhost.h"
#include "text/match/announcement.h"
#include "ui/match/prompts/tablesounds.h"

#include <string>
#include <utility>

namespace kagetsu::ui {

// State of an announcement: which device makes it is known only after that device has answered.
struct AnnouncementPlayer::Made
{
    clock::Announcement what;
    std::string match; // id of the match: another one may be on the table by then
    bool said = false;
    bool sounds = false;
    bool flashes = false;
};

AnnouncementPlayer::AnnouncementPlayer(host::MatchHost *host, const host::Announcing &chosen, QObject *parent)
    : AnnouncementPlayer(host, chosen, makeDevice<Voice>, makeDevice<Sounds>, DeviceThread::Patience, parent)
{
}

AnnouncementPlayer::AnnouncementPlayer(host::MatchHost *host, const host::Announcing &chosen, Speech::Make voice,
    Sound::MakeSounds sounds, std::chrono::milliseconds patience, QObject *parent)
    : QObject(parent)
    , m_host(host)
    , m_chosen(chosen)
    , m_announcer(new host::Announcer(host, this))
    , m_sound(std::move(voice), std::move(sounds), patience)
{
    m_announcer->setPlan(chosen.plan);
    connect(m_announcer, &host::Announcer::due, this, &AnnouncementPlayer::make);
    connect(host, &host::MatchHost::matchChanged, this, [this] {
        const bool mayCall = m_host->hasMatch() && m_host->match().setup().arbiter;
        if (m_host->hasMatch() && (m_chosen.tone || m_sound.volume() > 0 || mayCall))
            m_sound.prepare();
        if (m_host->hasMatch())
            prepareVoice();
    });
    // Once the stone is on the screen: nothing visible waits for a sound.
    connect(
        host, &host::MatchHost::happened, this,
        [this](const match::Events &events) {
            if (!m_host->hasMatch())
                return;
            switch (soundOf(events, m_host->match())) {
            case TableSound::Stone: m_sound.stone(); break;
            case TableSound::Call: m_sound.play(Tone::Bell, [](bool) { }); break;
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

void AnnouncementPlayer::prepareVoice()
{
    const bool calls = m_chosen.voice && m_announcer->hasVoice();
    if (m_chosen.moves || calls)
        m_sound.speech().prepare();
}

void AnnouncementPlayer::make(const clock::Announcement &announcement)
{
    Made made { announcement, m_host->match().setup().id };
    if (m_chosen.flash && announcement.means.flash) {
        made.flashes = true;
        emit flashed(announcement.seat);
    }
    if (!announcement.means.voice || !m_chosen.voice) {
        emit unsaid(text::callText(announcement.call));
        return sound(made);
    }
    m_sound.say(text::spokenCall(announcement.call), [this, made](bool said) mutable {
        made.said = said;
        if (!said)
            emit unsaid(text::callText(made.what.call));
        if (said)
            finish(made);
        else
            sound(made);
    });
}

void AnnouncementPlayer::sound(const Made &made)
{
    // The tone also replaces a voice that is not heard.
    const bool isDue = made.what.means.tone || (made.what.means.voice && m_chosen.voice);
    if (!isDue || !m_chosen.tone)
        return finish(made);
    m_sound.play(
        text::isLastSecond(made.what.call) ? Tone::Tick : Tone::Bell, [this, made = made](bool played) mutable {
            made.sounds = played;
            finish(made);
        });
}

void AnnouncementPlayer::finish(const Made &made)
{
    if (!isOnTable(made))
        return;
    // What was agreed for the game is announced in some way, whatever the settings of this computer.
    const bool isAgreed = !m_host->match().setup().announcements.empty();
    const bool isUnheard = !made.said && !made.sounds;
    const bool flashesInstead = !made.flashes && isUnheard && (m_chosen.flash || isAgreed);
    if (flashesInstead)
        emit flashed(made.what.seat);
    const clock::Means means { made.said, made.sounds, made.flashes || flashesInstead };
    if (means != clock::Means())
        m_host->report(match::Announced { { made.what.at, made.what.seat, made.what.call, means } });
}

bool AnnouncementPlayer::isOnTable(const Made &made) const
{
    return m_host->hasMatch() && m_host->match().setup().id == made.match;
}

} // namespace kagetsu::ui
