// SPDX-License-Identifier: MIT
#pragma once

#include "ui/device/device.h"

#include <cstdint>

namespace kagetsu::ui {

class SoundsMaker;

enum class Tone : std::uint8_t {
    Bell,
    Tick, // of the last seconds
};

// The sounds of the program's own.
class Sounds
{
public:
    using Maker = SoundsMaker;
    static constexpr const char *Module = "sounds";

    virtual ~Sounds() = default;
    // False when it cannot be heard.
    virtual bool play(Tone tone) = 0;
    // A stone is laid on wood, no two in a row alike.
    virtual void stone() = 0;
    // The game has ended.
    virtual void end() = 0;
    // Of stones and of the end, in hundredths.
    virtual void setVolume(int volume) = 0;
};

class SoundsMaker : public DeviceMaker<Sounds>
{
};

} // namespace kagetsu::ui

Q_DECLARE_INTERFACE(kagetsu::ui::SoundsMaker, "kagetsu/sounds/1")
