// SPDX-License-Identifier: MIT
#pragma once

#include "session/matchhost.h"
#include "ui/clockonly/clockbar.h"
#include "ui/clockonly/notebar.h"

namespace kagetsu::ui {

// Where the two halves of the clock stand.
enum class ClockPlaces : std::uint8_t {
    Facing, // above each other, the far one turned to its reader
    SideBySide,
};

// All that the page of the clock is drawn from.
struct ClockPageState
{
    const session::MatchHost &host;
    const match::MatchSetup *waiting = nullptr; // of a match that has not begun
    QString refusal {};
    bool isCountPressed = false; // once
    bool isNoting = false;
    ClockPlaces places = ClockPlaces::Facing;
    bool isFull = false; // the whole screen

    const match::Match &match() const { return host.match(); }
    const match::MatchSetup &setup() const { return waiting ? *waiting : match().setup(); }
    bool isBegun() const { return !waiting && host.hasMatch(); }
    bool isOpen() const { return isBegun() && !match().isOver(); }
};

// The page of the clock as it is to be seen. Where the parts lie is no part of it, nor what runs on the faces.
struct ClockScene
{
    struct Half
    {
        QString name;
        bool isBlack = false;
        int warnings = 0;
    };
    PerSeat<Half> halves;
    bool isColourless = false; // none was agreed
    bool callsArbiter = false; // each player can
    BarScene bar;
    std::optional<NoteScene> notes; // moves are written down here
};

ClockScene clockScene(const ClockPageState &state);

} // namespace kagetsu::ui
