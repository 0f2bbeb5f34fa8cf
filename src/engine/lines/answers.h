// SPDX-License-Identifier: MIT
#pragma once

#include "engine/lines/wirepoint.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace kagetsu::engine {

// The possible meanings of a line from an engine (engine.md#answers). Keywords are read in any case; `text` is what
// follows the keyword.
namespace answer {

struct Ok
{
    friend bool operator==(Ok, Ok) = default;
};
struct Error
{
    std::string text;
    friend bool operator==(const Error &, const Error &) = default;
};
struct Unknown
{
    std::string text;
    friend bool operator==(const Unknown &, const Unknown &) = default;
};
struct Message // for people
{
    std::string text;
    friend bool operator==(const Message &, const Message &) = default;
};
struct Debug // for authors
{
    std::string text;
    friend bool operator==(const Debug &, const Debug &) = default;
};
struct Suggest // to be answered by PLAY
{
    WirePoint point;
    friend bool operator==(const Suggest &, const Suggest &) = default;
};
struct Moves // one to three moves
{
    std::vector<WirePoint> points;
    friend bool operator==(const Moves &, const Moves &) = default;
};
struct Swap
{
    friend bool operator==(Swap, Swap) = default;
};
struct Forbidden
{
    std::vector<WirePoint> points;
    friend bool operator==(const Forbidden &, const Forbidden &) = default;
};
struct Info // one line of a block: "DEPTH 9"
{
    std::string key; // in capitals
    std::string value;
    friend bool operator==(const Info &, const Info &) = default;
};
enum class RealtimeKind : std::uint8_t { Refresh, Searched, Done, Best, Lost };
struct Realtime
{
    RealtimeKind kind = RealtimeKind::Refresh;
    WirePoint point; // not for Refresh
    friend bool operator==(const Realtime &, const Realtime &) = default;
};
struct Capability // "MESSAGE INFO MAX_THREAD_NUM 8"
{
    std::string key; // in capitals
    int value = 0;
    friend bool operator==(const Capability &, const Capability &) = default;
};
struct About
{
    std::string name;
    std::string version;
    friend bool operator==(const About &, const About &) = default;
};
struct Other // not a known answer
{
    std::string text;
    friend bool operator==(const Other &, const Other &) = default;
};

} // namespace answer

using Answer = std::variant<answer::Ok, answer::Error, answer::Unknown, answer::Message, answer::Debug, answer::Suggest,
    answer::Moves, answer::Swap, answer::Forbidden, answer::Info, answer::Realtime, answer::Capability, answer::About,
    answer::Other>;

// Reads one line of an engine. Any line gives an answer.
Answer readAnswer(std::string_view line);

// Splits a line that is really two because the answer to ABOUT had no line end (engine.md#glued-lines). Returns one
// line or two.
std::vector<std::string> unglued(std::string_view line);

// Reads moves: "7,7" or "7, 7", up to three of them separated by blanks. Returns nothing if the line is anything else.
std::vector<WirePoint> readMoves(std::string_view line);
// Reads the answer to ABOUT: name="…", version="…".
std::optional<answer::About> readAbout(std::string_view line);

} // namespace kagetsu::engine
