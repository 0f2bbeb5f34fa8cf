// SPDX-License-Identifier: MIT
#pragma once

#include "ui/controls/device/devicethread.h"
#include "ui/controls/device/voice.h"

#include <cstdint>
#include <functional>
#include <memory>

namespace kagetsu::ui {

enum class VoiceState : std::uint8_t {
    Unknown, // not asked yet
    Speaks,
    NoneForLanguage,
    Silent, // does not answer, or cannot be heard
};

// A voice in a thread of its own, so that nobody waits for it.
class Speech : public QObject
{
    Q_OBJECT

public:
    using Make = std::function<std::unique_ptr<Voice>()>;

    // `make` is called in the voice's thread.
    explicit Speech(Make make = makeDevice<Voice>, std::chrono::milliseconds patience = DeviceThread::Patience,
        QObject *parent = nullptr);
    ~Speech() override;

    // Prepares the voice for the current language, so that the first word is not delayed. A voice that failed is
    // created again.
    void prepare();
    // Says a text in the current language. `done` receives whether it is heard, when `patience` has passed at the
    // latest.
    void say(const QString &text, std::function<void(bool said)> done);

    VoiceState state() const { return m_state; }

signals:
    void stateChanged(kagetsu::ui::VoiceState state);

private:
    void setState(VoiceState state);
    void take(std::optional<VoiceAnswer> answer);

    // Belongs to the voice's thread, which also destroys it.
    struct Held;

    std::shared_ptr<Held> m_held;
    VoiceState m_state = VoiceState::Unknown;
    DeviceThread m_thread;
};

} // namespace kagetsu::ui
