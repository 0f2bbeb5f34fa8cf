// SPDX-License-Identifier: MIT
#include "ui/app/sound.h"

#include <QApplication>

#include <utility>

namespace kagetsu::ui {

struct Sound::Held
{
    MakeSounds make;
    std::unique_ptr<Sounds> sounds;
};

Sound::Sound(Speech::Make voice, MakeSounds sounds, std::chrono::milliseconds patience)
    : m_speech(std::move(voice), patience)
    , m_held(std::make_shared<Held>(Held { std::move(sounds), nullptr }))
    , m_thread(patience)
{
    // Requests made meanwhile are lost; of these only the volume is restored.
    connect(&m_thread, &DeviceThread::silentChanged, this, [this] { setVolume(m_volume); });
}

Sound::~Sound()
{
    m_thread.close([held = std::exchange(m_held, nullptr)] { held->sounds.reset(); });
}

bool Sound::canSpeak()
{
    return hasDevice<Voice>();
}

void Sound::say(const QString &text, std::function<void(bool)> done)
{
    m_speech.say(text, std::move(done));
}

void Sound::prepare()
{
    if (std::exchange(m_isPrepared, true))
        return;
    m_thread.ask(
        [held = m_held](const DeviceThread::Call &) {
            held->sounds = held->make();
            return held->sounds != nullptr;
        },
        [](const std::optional<bool> &) {});
    setVolume(m_volume);
}

void Sound::play(Tone tone, std::function<void(bool)> done)
{
    const auto finish = [done = std::move(done)](const std::optional<bool> &played) {
        if (!played.value_or(false))
            QApplication::beep();
        done(played.value_or(false));
    };
    if (!m_isPrepared)
        return finish(false);
    m_thread.ask(
        [held = m_held, tone](
            const DeviceThread::Call &call) { return held->sounds && !call.isDropped() && held->sounds->play(tone); },
        finish);
}

void Sound::ask(std::function<void(Sounds &)> what)
{
    if (!m_isPrepared)
        return;
    m_thread.ask(
        [held = m_held, what = std::move(what)](const DeviceThread::Call &) {
            if (held->sounds)
                what(*held->sounds);
            return held->sounds != nullptr;
        },
        [](const std::optional<bool> &) {});
}

void Sound::setVolume(int volume)
{
    m_volume = volume;
    ask([volume](Sounds &sounds) { sounds.setVolume(volume); });
}

void Sound::stone()
{
    if (m_volume > 0)
        ask([](Sounds &sounds) { sounds.stone(); });
}

void Sound::end()
{
    if (m_volume > 0)
        ask([](Sounds &sounds) { sounds.end(); });
}

} // namespace kagetsu::ui
