// SPDX-License-Identifier: MIT
#pragma once

#include "base/result.h"
#include "base/seat.h"
#include "opening/pattern/region.h"
#include "opening/procedurefault.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace kagetsu::opening {

// A value in the data of a procedure. Where a step may take a parameter, the text "$name" is replaced by its value,
// also inside a region ("outside:$k").
using Value = std::variant<bool, int, std::string, std::vector<std::string>>;

// A parameter of a procedure (opening.md#procedure-files).
struct Parameter
{
    std::string name;
    Value value; // the default, or the value chosen for this game
    std::vector<Value> allowed; // allowed values; empty: every value that the steps can use

    friend bool operator==(const Parameter &, const Parameter &) = default;
};

// Who acts in a step (opening.md#step-language).
enum class Actor : std::uint8_t { Opener, Other, Black, White, ToMove, NotPlacer, Same, Arbiter };

// What an option does to the colours (opening.md#step-language).
enum class Effect : std::uint8_t { Keep, Swap, TakeBlack, TakeWhite };

// When two candidates of an offer count as equal (opening.md#board-and-shape).
enum class SymmetryMode : std::uint8_t { Shape, Board, None };

// The step that follows: `then`, or `otherwise` if a parameter `condition` is named and is false.
struct Goto
{
    std::string condition;
    std::string then;
    std::string otherwise;

    friend bool operator==(const Goto &, const Goto &) = default;
};

// The three stones must form a pattern of the catalogue that is not among the excluded codes.
struct PatternRule
{
    std::string catalogue;
    Value exclude;

    friend bool operator==(const PatternRule &, const PatternRule &) = default;
};

struct Option
{
    std::string id;
    Effect effect = Effect::Keep;
    std::optional<Goto> goTo;
    std::optional<Value> limit; // how often it can be chosen in one opening

    friend bool operator==(const Option &, const Option &) = default;
};

struct PlaceStep
{
    std::optional<int> move; // number of the stone; nothing for "next"
    std::string region;
    std::optional<PatternRule> pattern;

    friend bool operator==(const PlaceStep &, const PlaceStep &) = default;
};

struct DeclareStep
{
    std::string variable;
    Value min;
    Value max;

    friend bool operator==(const DeclareStep &, const DeclareStep &) = default;
};

struct ChooseStep
{
    std::vector<Option> options;

    friend bool operator==(const ChooseStep &, const ChooseStep &) = default;
};

struct OfferStep
{
    Value count; // a number, "$parameter", or the variable of a declare step
    std::string region;

    friend bool operator==(const OfferStep &, const OfferStep &) = default;
};

struct SelectStep
{
    friend bool operator==(const SelectStep &, const SelectStep &) = default;
};

struct SetupStep
{
    Value stones; // points such as "h8", black and white in turn, or one pattern such as "renju26:D4"

    friend bool operator==(const SetupStep &, const SetupStep &) = default;
};

struct EndStep
{
    friend bool operator==(const EndStep &, const EndStep &) = default;
};

using Action = std::variant<PlaceStep, DeclareStep, ChooseStep, OfferStep, SelectStep, SetupStep, EndStep>;

struct Step
{
    std::string id;
    Actor by = Actor::Opener; // has no meaning for the end
    Action action;
    std::optional<Goto> goTo; // without it, the next step of the list follows

    friend bool operator==(const Step &, const Step &) = default;
};

enum class Family : std::uint8_t { Any, Gomoku, Renju };
enum class BoardParity : std::uint8_t { Any, Odd, Even };

// An opening procedure as data (opening.md#step-language, opening.md#procedure-files).
struct Procedure
{
    std::string id;
    int version = 1;
    // by language, always with "en"; "{N}" is replaced by the value of parameter N (titleOf)
    std::map<std::string, std::string> names;
    // by language, with the same replacement: what happens, in a sentence or two
    std::map<std::string, std::string> about;
    std::vector<std::string> example; // a whole opening in the lines of acttext.h, on a board of exampleBoardSize()
    Family family = Family::Any;
    int boardMin = rules::MinBoardSize;
    BoardParity boardParity = BoardParity::Any;
    EvenCentre evenCentre = EvenCentre::LowerLeft;
    std::vector<Parameter> params;
    int passFrom = 0; // first move number at which a pass is legal; 0: the procedure allows no pass
    SymmetryMode symmetry = SymmetryMode::Shape;
    PerSeat<bool> swapDenied; // true if this seat may choose only what keeps the colours (see Modifiers)
    std::vector<Step> steps;

    bool fitsBoard(int size) const;
    friend bool operator==(const Procedure &, const Procedure &) = default;
};

// Returns the procedure with these values as the defaults of its parameters: a match starts with the result and its
// journal keeps it. An example that these values do not allow is dropped. The pointer of a fault is "/id/params/name".
Result<Procedure, ProcedureFault> withValues(Procedure procedure, const std::map<std::string, Value> &chosen);

// Returns the name in the language with this tag, such as "zh-TW" (base/json/texts.h), with the values of the
// parameters filled in: "Taraguchi-10".
std::string titleOf(const Procedure &procedure, std::string_view language);
// Returns the description in the same way; it may be empty.
std::string aboutOf(const Procedure &procedure, std::string_view language);

// Reads a document of procedures ({"id": {…}, …}) in its order, as a whole or not at all. Each procedure that is read
// is known to end, to ask for nothing impossible, and to use only what this program understands.
Result<std::vector<Procedure>, ProcedureFault> readProcedures(std::string_view json);

// Returns everything wrong with a document, in the order of its fields. The flow of a procedure is checked only if its
// fields are right. The result is empty exactly if readProcedures() reads the document; otherwise its first fault is
// the one that readProcedures() returns.
std::vector<ProcedureFault> checkProcedures(std::string_view json);

// Returns a document with this one procedure and the current values of its parameters; readProcedures() reads the same
// value back.
std::string toJson(const Procedure &procedure);

} // namespace kagetsu::opening
