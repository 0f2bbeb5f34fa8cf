// SPDX-License-Identifier: MIT
#pragma once

#include "engine/profile.h"
#include "engine/search.h"

#include <array>
#include <variant>

namespace kagetsu::engine {

// The reports of an engine and the events in its life, as data (engine.md#what-it-reports). Points are those of
// rules/point.h. Nothing here is checked by the rules: a move may be on a stone or off the board.

// Off: there is no process. Starting: the engine cannot be asked yet. Dead: the process ended without being told to.
enum class State : std::uint8_t { Off, Starting, Idle, Thinking, Stopping, Dead };

// The worth of a position for the side to move: a number in the engine's own unit, or a win or loss in a number of
// moves of both sides.
struct Worth
{
    int value = 0; // the evaluation; with `plies` set, 1 for a win and -1 for a loss
    std::optional<int> plies; // moves of both sides to that win or loss

    friend bool operator==(const Worth &, const Worth &) = default;
};

// One line that the engine considers good, as far as it has reported it.
struct InfoBlock
{
    int line = 0; // 0 is the best
    int lines = 1;
    std::optional<int> depth;
    std::optional<int> deepest; // depth of forced lines
    std::optional<std::int64_t> nodes; // of this line
    std::optional<std::int64_t> totalNodes;
    std::optional<Milliseconds> time;
    std::optional<std::int64_t> speed; // nodes per second
    std::optional<Worth> worth;
    std::optional<double> winRate; // from 0 to 1
    std::optional<double> drawRate;
    std::vector<rules::Point> moves; // beginning with the side to move

    friend bool operator==(const InfoBlock &, const InfoBlock &) = default;
};

// Points of the position that the engine is searching, for drawing only. They are in the order reported, each once.
struct Realtime
{
    std::vector<rules::Point> searched; // being searched at this moment
    std::vector<rules::Point> done;
    std::vector<rules::Point> lost;
    std::optional<rules::Point> best;

    friend bool operator==(const Realtime &, const Realtime &) = default;
};

// The reasons why a request can fail.
enum class FailureKind : std::uint8_t {
    SizeRefused, // ERROR to START, or a size not in the profile: other sizes can be tried
    RuleRefused, // not in the profile, or ERROR to INFO rule: the engine would play a different rule
    PositionRefused, // the colours do not alternate, and the engine does not accept passes
    NotInDialect, // only engines of Yixin's dialect can do it
    OpeningUnknown, // the engine does not know SWAP2BOARD: people play the opening by hand
    IllegalAnswer, // the answer to an opening request has the wrong number of points, or points that cannot be played
    Unanswered, // forbidden points were asked for, and no answer came
};

// A request that failed. The engine itself is still usable.
struct Failure
{
    FailureKind kind = FailureKind::SizeRefused;
    std::string text; // what the engine said, if anything

    friend bool operator==(const Failure &, const Failure &) = default;
};

// The ways in which a process can end, or be given up.
enum class DeathKind : std::uint8_t {
    NotLaunched, // the system could not start it; `text` gives the system's reason
    EndedWhileStarting,
    Unresponsive, // no OK within the start limit
    Crashed, // it ended without being told to
    OutputClosed, // it runs but can no longer write output
    Hung, // it does not answer, or does not read
    Flooded, // it wrote more than can be read, for ten seconds
    ProtocolBroken, // it refused the position twice
    TooMuchMemory, // ended only if the user agrees
};

// The death of an engine, with everything that may explain it.
struct Death
{
    DeathKind kind = DeathKind::Crashed;
    std::optional<int> exitCode;
    std::optional<int> signal;
    std::string text; // the system's reason; otherwise empty
    std::string said {}; // what the engine itself said before, if it may explain its death (engine.md#last-words)
    std::string program; // its path
    std::vector<std::string> lastLines; // of the log, at most 20

    friend bool operator==(const Death &, const Death &) = default;
};

// The facts about an engine that has become ready.
struct Ready
{
    std::string name; // the name is empty if the engine does not say, and so is the version
    std::string version;
    std::vector<rules::Rule> rules;
    Dialect dialect = Dialect::Gomocup; // what it turned out to understand
    std::optional<int> mostThreads;
    std::optional<int> mostHashLog2; // the largest table has 2^n KiB

    friend bool operator==(const Ready &, const Ready &) = default;
};

// The end of a process: its exit code, or the signal that ended it.
struct Ending
{
    std::optional<int> exitCode;
    std::optional<int> signal;

    friend bool operator==(const Ending &, const Ending &) = default;
};

// Events in the order in which they happen. Those of a search carry its number.
namespace told {

struct Loading
{
}; // it takes long to start
struct StateChanged
{
    State state = State::Off;
};
struct Move
{
    SearchNumber search = 0;
    rules::Point point;
};
struct AnalysisEnd // the analysis ended by itself
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
struct Swap // the engine takes Black
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
    SearchNumber search = 0; // 0 means that the start failed
    Failure failure;
};
struct Memory // uses more memory than its profile allows
{
    std::int64_t bytes = 0;
};
struct Restarting // the search continues with the time left; clocks must stay stopped until the engine thinks again
{
    Death death;
};

} // namespace told

using Event = std::variant<told::Loading, told::StateChanged, Ready, told::Move, told::AnalysisEnd, told::TwoMoves,
    told::ThreeMoves, told::Swap, told::Info, told::RealtimePoints, told::Forbidden, told::Message, told::Failed,
    told::Memory, told::Restarting, Death>;

} // namespace kagetsu::engine
