// SPDX-License-Identifier: MIT
#pragma once

#include "ui/device/device.h"

#include <cstdint>

class QLocale;
class QString;

namespace kagetsu::ui {

class VoiceMaker;

enum class VoiceAnswer : std::uint8_t {
    Speaks,
    NoneForLanguage, // there are voices, but of other languages
    Fails, // nothing can be heard
};

// Reads aloud. Whatever it is asked may take long, as a daemon may not answer: it belongs into a DeviceThread, in which
// it is made, used and destroyed.
class Voice
{
public:
    using Maker = VoiceMaker;
    static constexpr const char *Module = "voice";

    virtual ~Voice() = default;
    // Finds the voice that reads this language from now on.
    virtual VoiceAnswer choose(const QLocale &language) = 0;
    // At once: the next sentence does not wait for the last one.
    virtual VoiceAnswer say(const QString &text) = 0;
};

class VoiceMaker : public DeviceMaker<Voice>
{
};

} // namespace kagetsu::ui

Q_DECLARE_INTERFACE(kagetsu::ui::VoiceMaker, "kagetsu/voice/2")
