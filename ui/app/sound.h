// SPDX-License-Identifier: MIT
#pragma once

#include "ui/controls/device/devicethread.h"
#include "ui/controls/device/sounds.h"
#include "ui/controls/device/speech.h"

#include <QObject>

#include <functional>
#include <memory>

namespace kagetsu::ui {

// Makes the program audible: a voice and its own sounds if the modules for them are installed, otherwise the desktop's
// beep. Each works in a thread of its own, so that no daemon and no device delays a clock.
class Sound : public QObject
{
    Q_OBJECT

public:
    using MakeSounds = std::function<std::unique_ptr<Sounds>()>;

    explicit Sound(Speech::Make voice = makeDevice<Voice>, MakeSounds sounds = makeDevice<Sounds>,
        std::chrono::milliseconds patience = DeviceThread::Patience);
    ~Sound() override;

    // True if the program has speech; whether the computer has a voice is known only after asking (Speech::state).
    static bool canSpeak();
    Speech &speech() { return m_speech; }
    // Call it before a game, so that loading delays no sound later.
    void prepare();
    // Says a text in the current language. `done` receives whether it is heard, once that is known: after two seconds
    // at the latest.
    void say(const QString &text, std::function<void(bool said)> done);
    // Plays a tone; `done` as above. Without a sound device the desktop is asked to beep, and whether it does is
    // unknown.
    void play(Tone tone, std::function<void(bool played)> done);
    // Sets the volume in hundredths; at 0 neither stones nor the end of a game are heard.
    void setVolume(int volume);
    int volume() const { return m_volume; }
    // Plays the sound of a stone placed on wood, never the same twice in a row. Silent without sounds of our own: a
    // beep is no replacement.
    void stone();
    // Plays the sound of the end of a game.
    void end();

private:
    // Belongs to the sounds' thread, which also destroys it.
    struct Held;

    void ask(std::function<void(Sounds &)> what);

    Speech m_speech;
    std::shared_ptr<Held> m_held;
    bool m_isPrepared = false;
    int m_volume = 0;
    DeviceThread m_thread; // plays the sounds
};

} // namespace kagetsu::ui
