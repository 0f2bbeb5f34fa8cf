// SPDX-License-Identifier: MIT
#pragma once

#include "clock/announcement.h"
#include "seat.h"
#include "ui/shell/app/sound.h"

#include <chrono>

namespace kagetsu::session {
class Announcer;
class MatchHost;
struct Announcing;
}

namespace kagetsu::ui {

// Makes the announcements of the clock heard and seen as was chosen, and writes down by what means
// (clock.md#announcements). What cannot be heard is seen. Stones of the table and the end of its game are heard, too.
class AnnouncementPlayer : public QObject
{
    Q_OBJECT

public:
    // Both must outlive this; what is chosen may change.
    AnnouncementPlayer(session::MatchHost *host, const session::Announcing &chosen, QObject *parent);
    // With other devices; how long each is waited for.
    AnnouncementPlayer(session::MatchHost *host, const session::Announcing &chosen, Speech::Make voice,
        Sound::MakeSounds sounds, std::chrono::milliseconds patience, QObject *parent);

    session::Announcer &announcer() { return *m_announcer; }
    // The one voice of the program.
    Sound &sound() { return m_sound; }
    // Of stones and of the end, in hundredths.
    void setVolume(int volume);
    // Lets the volume be heard.
    void tryVolume();
    // Has the voice made ready where the match on the table or what was chosen needs one.
    void prepareVoice();

signals:
    // The clock of this seat is to be seen to flash.
    void flashed(kagetsu::Seat seat);
    // The voice has not said this call.
    void unsaid(const QString &call);

private:
    struct Made;

    void make(const clock::Announcement &announcement);
    void sound(const Made &made);
    void finish(const Made &made);
    bool isOnTable(const Made &made) const;

    session::MatchHost *m_host;
    const session::Announcing &m_chosen;
    session::Announcer *m_announcer;
    Sound m_sound;
};

} // namespace kagetsu::ui
