// SPDX-License-Identifier: MIT
#pragma once

#include "ui/device/device.h"

class QString;

namespace kagetsu::ui {

class VoiceMaker;

// Reads aloud.
class Voice
{
public:
    using Maker = VoiceMaker;
    static constexpr const char *Module = "voice";

    virtual ~Voice() = default;
    // In the language in force, and at once: the next second does not wait for the last one. False when nothing can be
    // heard.
    virtual bool say(const QString &text) = 0;
};

class VoiceMaker : public DeviceMaker<Voice>
{
};

} // namespace kagetsu::ui

Q_DECLARE_INTERFACE(kagetsu::ui::VoiceMaker, "kagetsu/voice/1")
