// SPDX-License-Identifier: MIT
#pragma once

#include "ui/device/devicethread.h"
#include "ui/device/sounds.h"
#include "ui/device/speech.h"

#include <QObject>

#include <functional>
#include <memory>

namespace kagetsu::ui {

// What the program makes heard: a voice and sounds of its own where there are modules for them, else the beep of the
// desktop. Each works in a thread of its own, so that no daemon and no device keeps a clock waiting.
class Sound : public QObject
{
    Q_OBJECT

public:
    using MakeSounds = std::function<std::unique_ptr<Sounds>()>;

    explicit Sound(Speech::Make voice = makeDevice<Voice>, MakeSounds sounds = makeDevice<Sounds>,
        std::chrono::milliseconds patience = DeviceThread::Patience);
    ~Sound() override;

    // The program has speech; whether the computer has a voice is known once it was asked (Speech::state).
    static bool canSpeak();
    Speech &speech() { return m_speech; }
    // Before a game, so that loading holds up no sound later.
    void prepare();
    // In the language in force. `done` is told whether it is heard, once that is known: in two seconds at the latest.
    void say(const QString &text, std::function<void(bool said)> done);
    // Likewise. Where there is no device for sounds the desktop is asked to beep, of which nobody knows whether it
    // does.
    void play(Tone tone, std::function<void(bool played)> done);
    // In hundredths; nothing of a stone and of the end is heard at 0.
    void setVolume(int volume);
    int volume() const { return m_volume; }
    // A stone is laid on wood, no two in a row alike. Nothing where there are no sounds of our own: a beep is none.
    void stone();
    // The game has ended.
    void end();

private:
    // Of the sounds' thread, which also destroys them.
    struct Held;

    void ask(std::function<void(Sounds &)> what);

    Speech m_speech;
    std::shared_ptr<Held> m_held;
    bool m_isPrepared = false;
    int m_volume = 0;
    DeviceThread m_thread; // of the sounds
};

} // namespace kagetsu::ui
