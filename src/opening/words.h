// SPDX-License-Identifier: MIT
#pragma once

#include "opening/procedure.h"

#include <array>
#include <string_view>
#include <utility>

// The words of the step language (openings.md#step-language), shared by the reader and the writer.
namespace kagetsu::opening::words {

template <class T, std::size_t N>
using Table = std::array<std::pair<std::string_view, T>, N>;

constexpr Table<Actor, 8> Actors { { { "opener", Actor::Opener }, { "other", Actor::Other }, { "black", Actor::Black },
    { "white", Actor::White }, { "to-move", Actor::ToMove }, { "not-placer", Actor::NotPlacer },
    { "same", Actor::Same }, { "arbiter", Actor::Arbiter } } };

constexpr Table<Effect, 4> Effects { { { "keep", Effect::Keep }, { "swap", Effect::Swap },
    { "take-black", Effect::TakeBlack }, { "take-white", Effect::TakeWhite } } };

constexpr Table<Family, 3> Families { { { "any", Family::Any }, { "gomoku", Family::Gomoku },
    { "renju", Family::Renju } } };

constexpr Table<BoardParity, 3> Parities { { { "any", BoardParity::Any }, { "odd", BoardParity::Odd },
    { "even", BoardParity::Even } } };

constexpr Table<EvenCentre, 4> EvenCentres { { { "lower-left", EvenCentre::LowerLeft },
    { "lower-right", EvenCentre::LowerRight }, { "upper-left", EvenCentre::UpperLeft },
    { "upper-right", EvenCentre::UpperRight } } };

constexpr Table<SymmetryMode, 3> SymmetryModes { { { "shape", SymmetryMode::Shape }, { "board", SymmetryMode::Board },
    { "none", SymmetryMode::None } } };

constexpr Table<Seat, 2> Seats { { { "A", Seat::A }, { "B", Seat::B } } };

template <class T, std::size_t N>
constexpr std::string_view wordOf(const Table<T, N> &table, T value)
{
    for (const auto &[word, meaning] : table) {
        if (meaning == value)
            return word;
    }
    return {};
}

} // namespace kagetsu::opening::words
