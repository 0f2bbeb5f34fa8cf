// SPDX-License-Identifier: MIT
#pragma once

#include "ui/controls/device/device.h"

#include <cstdint>

class QLocale;
class QString;

namespace kagetsu::ui {

class VoiceMaker;

enum class VoiceAnswer : std::uint8_t {
    Speaks,
    NoneForLanguage, // there are voices, but for other languages
    Fails, // nothing can be heard
};

// Reads text aloud. Every call may block, because a daemon may not answer: create, use and destroy it in a
// DeviceThread.
class Voice
{
public:
    using Maker = VoiceMaker;
    static constexpr const char *Module = "voice";

    virtual ~Voice() = default;
    // Chooses the voice that reads this language from now on.
    virtual VoiceAnswer choose(const QLocale &language) = 0;
    // Says the text at once, without waiting for the previous sentence.
    virtual VoiceAnswer say(const QString &text) = 0;
};

class VoiceMaker : public DeviceMaker<Voice>
{
};

} // namespace kagetsu::ui

Q_DECLARE_INTERFACE(kagetsu::ui::VoiceMaker, "kagetsu/voice/2")
