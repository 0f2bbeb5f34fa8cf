// SPDX-License-Identifier: MIT
#pragma once

#include "base/json/fault.h"
#include "base/result.h"
#include "rules/ruleset.h"

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kagetsu::engine {

// The protocol that an engine understands: the base protocol of Gomocup, or Yixin's extensions as well
// (engine.md#dialects).
enum class Dialect : std::uint8_t { Gomocup, Yixin };

// The description of an engine: how it is started and what it can be asked (engine.md#profiles). This is plain data
// that a file stores; texts are UTF-8. The program need not exist: that is found out when it is started.
struct Profile
{
    std::string id; // of its file; letters of any kind, not empty
    std::string name; // as people call it
    std::string program; // a path, or a name that the system finds
    std::vector<std::string> arguments;
    std::string directory; // working folder; if empty, that of the program
    Dialect dialect = Dialect::Gomocup;
    std::vector<rules::Rule> rules { rules::Rule::FreeStyle };
    int smallest = rules::DefaultBoardSize; // boards it plays on, in points per side
    int largest = rules::DefaultBoardSize;
    bool crlf = false; // True if it expects lines to end with CR LF
    bool useTurn = false; // True if it keeps its search tree, so that moves of a game are sent by TURN
    bool passes = false; // True if it accepts positions in which the colours do not alternate
    std::chrono::milliseconds startLimit { 30'000 }; // time from START to its OK
    std::int64_t maxMemory = 367'001'600; // bytes; 0 means no limit
    std::optional<int> threads; // only in Yixin's dialect, like `hashKib`
    std::optional<int> hashKib;
    std::vector<std::string> extra; // "key value" of INFO lines, sent last

    bool plays(rules::Rule rule) const;
    bool plays(int size) const { return size >= smallest && size <= largest; }
    friend bool operator==(const Profile &, const Profile &) = default;
};

// The computer that comes with the program (engine-ai.md): its id, which journals contain and which is also the name of
// its file, and its levels.
inline constexpr const char *OwnEngineId = "kagetsu-brain";
inline constexpr int LowestLevel = 1;
inline constexpr int HighestLevel = 6;

// Returns its profile. `program` is its path.
Profile ownEngine(const std::string &program);

// Reads a file of profiles by their ids, {"rapfi": {…}}, usually with one profile. Reading is strict: if anything is
// wrong, the result is the list of all faults with their places.
Result<std::vector<Profile>, std::vector<json::DocumentFault>> readProfiles(std::string_view json);
// Writes a file with this profile. Reading it gives the same profile.
std::string toJson(const Profile &profile);

} // namespace kagetsu::engine
