// SPDX-License-Identifier: MIT
#include "ui/controls/device/speech.h"

#include "ui/controls/device/voicechoice.h"

#include <QLocale>

#include <utility>

namespace kagetsu::ui {

struct Speech::Held
{
    VoiceAnswer choose(const QLocale &language)
    {
        if (!voice && !std::exchange(isTried, true))
            voice = make();
        return voice ? voice->choose(language) : VoiceAnswer::Fails;
    }

    Make make;
    std::unique_ptr<Voice> voice;
    bool isTried = false;
};

Speech::Speech(Make make, std::chrono::milliseconds patience, QObject *parent)
    : QObject(parent)
    , m_held(std::make_shared<Held>(Held { std::move(make), nullptr }))
    , m_thread(patience)
{
    connect(&m_thread, &DeviceThread::silentChanged, this, [this] {
        setState(m_thread.isSilent() ? VoiceState::Silent : VoiceState::Unknown);
        if (!m_thread.isSilent())
            prepare();
    });
}

Speech::~Speech()
{
    m_thread.close([held = std::exchange(m_held, nullptr)] { held->voice.reset(); });
}

void Speech::prepare()
{
    const bool isAnew = m_state == VoiceState::Silent;
    m_thread.ask(
        [held = m_held, language = QLocale(), isAnew](const DeviceThread::Call &) {
            if (isAnew) {
                held->voice.reset();
                held->isTried = false;
            }
            return held->choose(language);
        },
        [this](std::optional<VoiceAnswer> answer) { take(answer); });
}

void Speech::say(const QString &text, std::function<void(bool)> done)
{
    m_thread.ask(
        [held = m_held, language = QLocale(), text](const DeviceThread::Call &call) {
            const VoiceAnswer chosen = held->choose(language);
            return chosen == VoiceAnswer::Speaks && !call.isDropped() ? held->voice->say(textForVoice(text, language)) : chosen;
        },
        [this, done = std::move(done)](std::optional<VoiceAnswer> answer) {
            take(answer);
            done(answer == VoiceAnswer::Speaks);
        });
}

void Speech::take(std::optional<VoiceAnswer> answer)
{
    if (answer == VoiceAnswer::Speaks)
        setState(VoiceState::Speaks);
    else if (answer == VoiceAnswer::NoneForLanguage)
        setState(VoiceState::NoneForLanguage);
    else
        setState(VoiceState::Silent);
}

void Speech::setState(VoiceState state)
{
    if (std::exchange(m_state, state) != state)
        emit stateChanged(state);
}

} // namespace kagetsu::ui
