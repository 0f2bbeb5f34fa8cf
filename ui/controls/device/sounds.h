// SPDX-License-Identifier: MIT
#pragma once

#include "ui/controls/device/device.h"

#include <cstdint>

namespace kagetsu::ui {

class SoundsMaker;

enum class Tone : std::uint8_t {
    Bell,
    Tick, // during the last seconds
};

// The program's own sounds.
class Sounds
{
public:
    using Maker = SoundsMaker;
    static constexpr const char *Module = "sounds";

    virtual ~Sounds() = default;
    // Plays a tone; returns false if it cannot be heard.
    virtual bool play(Tone tone) = 0;
    // Plays the sound of a stone placed on wood, never the same twice in a row.
    virtual void stone() = 0;
    // Plays the sound of the end of a game.
    virtual void end() = 0;
    // Sets the volume of stones and of the end of a game, in hundredths.
    virtual void setVolume(int volume) = 0;
};

class SoundsMaker : public DeviceMaker<Sounds>
{
};

} // namespace kagetsu::ui

Q_DECLARE_INTERFACE(kagetsu::ui::SoundsMaker, "kagetsu/sounds/1")
