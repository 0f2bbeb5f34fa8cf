// SPDX-License-Identifier: MIT
#pragma once

#include "base/json/words.h"
#include "opening/procedure.h"

// The words of the step language (opening.md#step-language), shared by the reader and the writer.
namespace kagetsu::opening::words {

inline constexpr auto Actors = json::words<Actor>({ { Actor::Opener, "opener" }, { Actor::Other, "other" },
    { Actor::Black, "black" }, { Actor::White, "white" }, { Actor::ToMove, "to-move" },
    { Actor::NotPlacer, "not-placer" }, { Actor::Same, "same" }, { Actor::Arbiter, "arbiter" } });

inline constexpr auto Effects = json::words<Effect>({ { Effect::Keep, "keep" }, { Effect::Swap, "swap" },
    { Effect::TakeBlack, "take-black" }, { Effect::TakeWhite, "take-white" } });

inline constexpr auto Families =
    json::words<Family>({ { Family::Any, "any" }, { Family::Gomoku, "gomoku" }, { Family::Renju, "renju" } });

inline constexpr auto Parities = json::words<BoardParity>(
    { { BoardParity::Any, "any" }, { BoardParity::Odd, "odd" }, { BoardParity::Even, "even" } });

inline constexpr auto EvenCentres =
    json::words<EvenCentre>({ { EvenCentre::LowerLeft, "lower-left" }, { EvenCentre::LowerRight, "lower-right" },
        { EvenCentre::UpperLeft, "upper-left" }, { EvenCentre::UpperRight, "upper-right" } });

inline constexpr auto SymmetryModes = json::words<SymmetryMode>(
    { { SymmetryMode::Shape, "shape" }, { SymmetryMode::Board, "board" }, { SymmetryMode::None, "none" } });

inline constexpr auto Seats = json::words<Seat>({ { Seat::A, "A" }, { Seat::B, "B" } });

} // namespace kagetsu::opening::words
