// SPDX-License-Identifier: MIT
#pragma once

#include "engine/profile.h"
#include "engine/search.h"

#include <array>
#include <variant>

namespace kagetsu::engine {

// What an engine tells, and what becomes of it, as data (engines.md#what-it-reports). Points are those of
// rules/point.h. Nothing here is judged by the rules: a move may lie on a stone or off the board.

// Off: no process. Starting: until it can be asked. Dead: it has gone without being told to.
enum class State : std::uint8_t { Off, Starting, Idle, Thinking, Stopping, Dead };

// How good a position is for the side to move: a number of the engine's own, or a win or loss in so many moves of both.
struct Worth
{
    int value = 0; // without a win; else 1 for a win and -1 for a loss
    std::optional<int> plies; // to that win or loss

    friend bool operator==(const Worth &, const Worth &) = default;
};

// One line that it thinks good, as far as it has told of it.
struct InfoBlock
{
    int line = 0; // 0 is the best
    int lines = 1;
    std::optional<int> depth;
    std::optional<int> deepest; // of forced lines
    std::optional<std::int64_t> nodes; // of this line
    std::optional<std::int64_t> totalNodes;
    std::optional<Milliseconds> time;
    std::optional<std::int64_t> speed; // nodes a second
    std::optional<Worth> worth;
    std::optional<double> winRate; // 0 to 1
    std::optional<double> drawRate;
    std::vector<rules::Point> moves; // the side to move begins

    friend bool operator==(const InfoBlock &, const InfoBlock &) = default;
};

// Points of the position it is looking at, for painting only. In the order told, each once.
struct Realtime
{
    std::vector<rules::Point> searched; // at this moment
    std::vector<rules::Point> done;
    std::vector<rules::Point> lost;
    std::optional<rules::Point> best;

    friend bool operator==(const Realtime &, const Realtime &) = default;
};

enum class FailureKind : std::uint8_t {
    SizeRefused, // ERROR to START, or not in its profile: other sizes can be tried
    RuleRefused, // not in its profile, or ERROR to INFO rule: it would play another rule
    PositionRefused, // the colours do not alternate, and it does not know passes
    NotInDialect, // only engines of Yixin's dialect can do it
    OpeningUnknown, // it does not know SWAP2BOARD: people play the opening by hand
    IllegalAnswer, // to a request of an opening: wrong count, or points that no player could choose
    Unanswered, // forbidden points were asked for, and nothing came
};

// A request came to nothing; the engine itself is well.
struct Failure
{
    FailureKind kind = FailureKind::SizeRefused;
    std::string text; // what the engine said, if anything

    friend bool operator==(const Failure &, const Failure &) = default;
};

enum class DeathKind : std::uint8_t {
    NotLaunched, // the system could not start it: text is its reason
    EndedWhileStarting,
    Unresponsive, // no OK within the start limit
    Crashed, // ended without being told to
    OutputClosed, // it runs, but can say nothing any more
    Hung, // no answer, or it does not read
    Flooded, // wrote more than anybody reads, for ten seconds
    ProtocolBroken, // it refused our position twice
    TooMuchMemory, // only where the user wanted it ended for that
};

struct Death
{
    DeathKind kind = DeathKind::Crashed;
    std::optional<int> exitCode;
    std::optional<int> signal;
    std::string text; // the system's reason; else empty
    std::string said {}; // what it said itself before, if anything that explains it (engines.md#last-words)
    std::string program; // its path
    std::vector<std::string> lastLines; // of the log, at most 20

    friend bool operator==(const Death &, const Death &) = default;
};

struct Ready
{
    std::string name; // empty where it does not tell, as the version
    std::string version;
    std::vector<rules::Rule> rules;
    Dialect dialect = Dialect::Gomocup; // what it turned out to understand
    std::optional<int> mostThreads;
    std::optional<int> mostHashLog2; // the largest table is 2^n KiB

    friend bool operator==(const Ready &, const Ready &) = default;
};

// How an ended process went.
struct Ending
{
    std::optional<int> exitCode;
    std::optional<int> signal;

    friend bool operator==(const Ending &, const Ending &) = default;
};

// Events, in the order they happen. Those of a search carry its number.
namespace told {

struct Loading
{
}; // its start takes long
struct StateChanged
{
    State state = State::Off;
};
struct Move
{
    SearchNumber search = 0;
    rules::Point point;
};
struct AnalysisEnd // the search for lines ended by itself
{
    SearchNumber search = 0;
    rules::Point best;
};
struct TwoMoves
{
    SearchNumber search = 0;
    std::array<rules::Point, 2> points;
};
struct ThreeMoves
{
    SearchNumber search = 0;
    std::array<rules::Point, 3> points;
};
struct Swap // it takes Black
{
    SearchNumber search = 0;
};
struct Info
{
    SearchNumber search = 0;
    InfoBlock block;
};
struct RealtimePoints
{
    SearchNumber search = 0;
    Realtime points;
};
struct Forbidden
{
    SearchNumber search = 0;
    std::vector<rules::Point> points;
};
struct Message
{
    std::string text;
};
struct Failed
{
    SearchNumber search = 0; // 0: the start
    Failure failure;
};
struct Memory // more than it may take
{
    std::int64_t bytes = 0;
};
struct Restarting // the search goes on with what is left of its time; clocks are to stand until it thinks again
{
    Death death;
};

} // namespace told

using Event = std::variant<told::Loading, told::StateChanged, Ready, told::Move, told::AnalysisEnd, told::TwoMoves,
    told::ThreeMoves, told::Swap, told::Info, told::RealtimePoints, told::Forbidden, told::Message, told::Failed,
    told::Memory, told::Restarting, Death>;

} // namespace kagetsu::engine
