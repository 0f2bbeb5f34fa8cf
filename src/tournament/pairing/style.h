// SPDX-License-Identifier: MIT
#pragma once

namespace kagetsu::pairing {

// The order of meetings among players with equal points (tournament-pairing.md#style), shown for eight players.
enum class Style {
    Split, // 1 – 5, 2 – 6, …
    Fold, // 1 – 8, 2 – 7, …
    Adjacent, // 1 – 2, 3 – 4, …
    Random, // drawn by lot
};

} // namespace kagetsu::pairing
