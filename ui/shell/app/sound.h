// SPDX-License-Identifier: MIT
#pragma once

#include "ui/device/sounds.h"
#include "ui/device/voice.h"

#include <QObject>

namespace kagetsu::ui {

// What the program makes heard: a voice and sounds of its own where there are modules for them, else the beep of the
// desktop.
class Sound : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    // The program has speech; whether the machine has a voice is known when it first speaks.
    static bool canSpeak();
    // Before a game, so that loading holds up no clock later.
    void prepare();
    // In the language in force. False when nothing can be heard.
    bool say(const QString &text);
    // Likewise. Where there is no device for sounds the desktop is asked to beep, of which nobody knows whether it
    // does.
    bool play(Tone tone);
    // In hundredths; nothing of a stone and of the end is heard at 0.
    void setVolume(int volume);
    int volume() const { return m_volume; }
    // A stone is laid on wood, no two in a row alike. Nothing where there are no sounds of our own: a beep is none.
    void stone();
    // The game has ended.
    void end();

private:
    std::unique_ptr<Voice> m_voice; // made when it first speaks: loading voices takes time
    std::unique_ptr<Sounds> m_sounds;
    int m_volume = 0;
};

} // namespace kagetsu::ui
