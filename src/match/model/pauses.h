// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace kagetsu::match {

class Match;

// What the key that stops and resumes a game does.
enum class PauseKey : std::uint8_t {
    Pause, // a player pauses
    Stop, // stops both clocks for the arbiter (stopsForArbiter())
    Resume,
    Arbiter, // has no effect at the board: the game waits for the arbiter
};

PauseKey pauseKey(const Match &match);

// Returns true if the board is covered, so that nobody studies the position while no time runs. With an arbiter at the
// board, it is not.
bool isBoardCovered(const Match &match);

// Returns true if the computer's sleep (clock.md#the-machine) can be counted now, by the arbiter if there is one,
// otherwise by the players.
bool canCountSleep(const Match &match);

// Returns true if the sleep was counted and the clocks have been stopped since.
bool canUncountSleep(const Match &match);

} // namespace kagetsu::match
