// SPDX-License-Identifier: MIT
#pragma once

#include "base/seat.h"
#include "clock/announcement.h"
#include "ui/app/sound.h"

#include <chrono>

namespace kagetsu::host {
class Announcer;
class MatchHost;
struct Announcing;
}

namespace kagetsu::ui {

// Makes the clock's announcements audible and visible as chosen, and records by which means (clock.md#announcements).
// What cannot be heard is shown. Also plays the sounds of stones and of the end of a game on the table.
class AnnouncementPlayer : public QObject
{
    Q_OBJECT

public:
    // `host` and `chosen` must outlive this object; `chosen` may change.
    AnnouncementPlayer(host::MatchHost *host, const host::Announcing &chosen, QObject *parent);
    // Uses other devices; `patience` is how long each is waited for.
    AnnouncementPlayer(host::MatchHost *host, const host::Announcing &chosen, Speech::Make voice,
        Sound::MakeSounds sounds, std::chrono::milliseconds patience, QObject *parent);

    host::Announcer &announcer() { return *m_announcer; }
    // Returns the only voice of the program.
    Sound &sound() { return m_sound; }
    // Sets the volume of stones and of the end of a game, in hundredths.
    void setVolume(int volume);
    // Plays a sample at the current volume.
    void tryVolume();
    // Prepares the voice if the match on the table or the settings need one.
    void prepareVoice();

signals:
    // Emitted when the clock of this seat should flash.
    void flashed(kagetsu::Seat seat);
    // Emitted when the voice has not said this call.
    void unsaid(const QString &call);

private:
    struct Made;

    void make(const clock::Announcement &announcement);
    void sound(const Made &made);
    void finish(const Made &made);
    bool isOnTable(const Made &made) const;

    host::MatchHost *m_host;
    const host::Announcing &m_chosen;
    host::Announcer *m_announcer;
    Sound m_sound;
};

} // namespace kagetsu::ui
