// SPDX-License-Identifier: MIT
#pragma once

#include "json/fault.h"
#include "result.h"
#include "rules/ruleset.h"

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kagetsu::engine {

// What an engine understands: the base protocol of Gomocup, or Yixin's additions to it, too (engines.md#dialects).
enum class Dialect : std::uint8_t { Gomocup, Yixin };

// How one engine is started and what can be asked of it (engines.md#profiles). Plain data that a file keeps; texts are
// UTF-8. Nothing here says that the program is there: that shows when it is started.
struct Profile
{
    std::string id; // of its file; letters of any kind, not empty
    std::string name; // as people call it
    std::string program; // a path, or a name that the system finds
    std::vector<std::string> arguments;
    std::string directory; // to work in; empty: that of the program
    Dialect dialect = Dialect::Gomocup;
    std::vector<rules::Rule> rules { rules::Rule::FreeStyle };
    int smallest = rules::DefaultBoardSize; // boards it plays on, points a side
    int largest = rules::DefaultBoardSize;
    bool crlf = false; // it wants lines to end with CR LF
    bool useTurn = false; // it keeps its search tree: the moves of a game by TURN
    bool passes = false; // it takes positions in which the colours do not alternate
    std::chrono::milliseconds startLimit { 30'000 }; // from START to its OK
    std::int64_t maxMemory = 367'001'600; // bytes; 0: no limit
    std::optional<int> threads; // only in Yixin's dialect, as the next
    std::optional<int> hashKib;
    std::vector<std::string> extra; // "key value" of INFO lines, sent last

    bool plays(rules::Rule rule) const;
    bool plays(int size) const { return size >= smallest && size <= largest; }
    friend bool operator==(const Profile &, const Profile &) = default;
};

// The opponent that comes with the program (brain.md): its id, as journals have it, which is also the name of its file, and
// its levels.
inline constexpr const char *OwnEngineId = "kagetsu-brain";
inline constexpr int LowestLevel = 1;
inline constexpr int HighestLevel = 6;

// Its profile; this is where it lies.
Profile ownEngine(const std::string &program);

// A file of profiles by their ids, {"rapfi": {…}}, usually of one. Strict: what is wrong with it, with its places, or
// all of it.
Result<std::vector<Profile>, std::vector<json::DocumentFault>> readProfiles(std::string_view json);
// A file of this one; what it reads back to is the same.
std::string toJson(const Profile &profile);

} // namespace kagetsu::engine
