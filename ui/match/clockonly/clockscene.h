// SPDX-License-Identifier: MIT
#pragma once

#include "match/host/matchhost.h"
#include "ui/match/clockonly/clockbar.h"
#include "ui/match/clockonly/notebar.h"

namespace kagetsu::ui {

// Where the two halves of the clock are.
enum class ClockPlaces : std::uint8_t {
    Facing, // one above the other, the far one turned to its reader
    SideBySide,
};

// Holds everything from which the clock page is drawn.
struct ClockPageState
{
    const host::MatchHost &host;
    const match::MatchSetup *waiting = nullptr; // terms of a match that has not begun
    QString refusal {};
    bool isCountPressed = false; // pressed once
    bool isNoting = false;
    ClockPlaces places = ClockPlaces::Facing;
    bool isFull = false; // full screen

    const match::Match &match() const { return host.match(); }
    const match::MatchSetup &setup() const { return waiting ? *waiting : match().setup(); }
    bool isBegun() const { return !waiting && host.hasMatch(); }
    bool isOpen() const { return isBegun() && !match().isOver(); }
};

// Holds everything visible on the clock page, except the layout and the running time on the faces.
struct ClockScene
{
    struct Half
    {
        QString name;
        bool isBlack = false;
        int warnings = 0;
    };
    PerSeat<Half> halves;
    bool isColourless = false; // no colours were agreed
    bool callsArbiter = false; // each player can call the arbiter
    BarScene bar;
    std::optional<NoteScene> notes; // moves are noted here
};

// Returns the scene of this state.
ClockScene clockScene(const ClockPageState &state);

} // namespace kagetsu::ui
