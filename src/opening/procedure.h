// SPDX-License-Identifier: MIT
#pragma once

#include "opening/pattern/region.h"
#include "result.h"
#include "seat.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace kagetsu::opening {

// A value in the data of a procedure. Where a step may take a parameter, the text "$name" stands for its value, also
// inside a region ("outside:$k").
using Value = std::variant<bool, int, std::string, std::vector<std::string>>;

struct Parameter
{
    std::string name;
    Value value; // the default, or what was chosen for this game
    std::vector<Value> allowed; // empty: every value that the steps can use

    friend bool operator==(const Parameter &, const Parameter &) = default;
};

// Who acts in a step (openings.md#step-language).
enum class Actor : std::uint8_t { Opener, Other, Black, White, ToMove, NotPlacer, Same, Arbiter };

enum class Effect : std::uint8_t { Keep, Swap, TakeBlack, TakeWhite };

// When two candidates of an offer count as one (openings.md#board-and-shape).
enum class SymmetryMode : std::uint8_t { Shape, Board, None };

// Where the procedure goes on: at step `then`, or, when the parameter `condition` is named and false, at `otherwise`.
struct Goto
{
    std::string condition;
    std::string then;
    std::string otherwise;

    friend bool operator==(const Goto &, const Goto &) = default;
};

// The three stones must be a pattern of the catalogue, and none of the excluded codes.
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
    std::optional<int> move; // the ordinal of the stone; nothing for "next"
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
    Value stones; // "h8" and so on, black and white in turn; or one pattern, "renju26:D4"

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
    Actor by = Actor::Opener; // without meaning for the end
    Action action;
    std::optional<Goto> goTo; // without it the next step of the list follows

    friend bool operator==(const Step &, const Step &) = default;
};

enum class Family : std::uint8_t { Any, Gomoku, Renju };
enum class BoardParity : std::uint8_t { Any, Odd, Even };

// An opening procedure as data (openings.md#step-language, openings.md#procedure-files).
struct Procedure
{
    std::string id;
    int version = 1;
    std::map<std::string, std::string> names; // by language, "en" always; "{N}" stands for a parameter (titleOf)
    std::map<std::string, std::string> about; // by language, likewise: what happens, in a sentence or two
    std::vector<std::string> example; // a whole opening in the lines of acttext.h, on a board of exampleBoardSize()
    Family family = Family::Any;
    int boardMin = rules::MinBoardSize;
    BoardParity boardParity = BoardParity::Any;
    EvenCentre evenCentre = EvenCentre::LowerLeft;
    std::vector<Parameter> params;
    int passFrom = 0; // first move number at which a pass is legal; 0: the procedure allows none
    SymmetryMode symmetry = SymmetryMode::Shape;
    PerSeat<bool> swapDenied; // this seat's choices collapse to what keeps the colours (see Modifiers)
    std::vector<Step> steps;

    bool fitsBoard(int size) const;
    friend bool operator==(const Procedure &, const Procedure &) = default;
};

enum class ProcedureError : std::uint8_t {
    // The text
    BrokenJson, // at line and column
    TooLarge, // nested deeper or with more members than any document of ours
    DuplicateKey,
    // One field
    WrongType, // also of a parameter's value
    MissingField,
    UnknownField,
    UnknownWord, // a kind of step, an actor, an effect … that the language does not have
    OutOfRange,
    // What the fields say together
    UnknownParameter,
    ValueNotAllowed, // not among the parameter's values
    UnknownStep, // of a goto
    DuplicateId, // of a step or option
    UnknownVariable, // counted on before it is declared on every way
    UnknownPattern, // a code or catalogue
    NoPatternLeft, // every start is excluded
    BadRegion,
    BadStones, // of a set-up: no point of this board, twice the same, not on an empty board, or a five
    BadExample, // no act, or refused, or the opening goes on after it
    BadActor, // an actor that does not exist at this step
    BadPlaceInFlow, // select without offer or the reverse; pattern not at the third stone
    WrongMoveNumber, // some way leads here with another number of stones
    NoEnd, // a way runs out of the list
    NoWayOut, // every option can be used up
    EndlessLoop, // a loop without a limited option
    TooLong, // more steps than any procedure needs
    RegionTooSmall, // the region can be full when the step comes
    BoardNotAllowed, // size or parity
    NotApplicable, // a modifier that these steps have no place for
};

// What is wrong, and where. The pointer is that of JSON and empty when the text is no JSON. Line and column (from 1, in
// characters) are those of the field in the text, of the innermost one around it when it is missing, and of the last
// character that was read in broken JSON; both are 0 for procedures that come from no text.
struct ProcedureFault
{
    ProcedureError error = ProcedureError::BrokenJson;
    int line = 0;
    int column = 0;
    std::string pointer;

    friend bool operator==(const ProcedureFault &, const ProcedureFault &) = default;
};

// The procedure with these values for its parameters, which then are its defaults: what a match starts with and what
// its journal keeps. An example that these values do not allow goes. The pointer of a fault is "/id/params/name".
Result<Procedure, ProcedureFault> withValues(Procedure procedure, const std::map<std::string, Value> &chosen);

// The name for readers of this tag, such as "zh-TW" (json/texts.h), with the values of its parameters: "Taraguchi-10".
std::string titleOf(const Procedure &procedure, std::string_view language);
// What it says about itself, likewise; may be empty.
std::string aboutOf(const Procedure &procedure, std::string_view language);

// Reads a document of procedures ({"id": {…}, …}) in its order. All or nothing: each procedure is known to end, to ask
// for nothing impossible, and to use only what this program understands.
Result<std::vector<Procedure>, ProcedureFault> readProcedures(std::string_view json);

// Everything wrong with a document, in the order of its fields; what is wrong with the flow of a procedure is looked at
// only when its fields are right. Empty exactly when readProcedures reads it; its fault is the first of these.
std::vector<ProcedureFault> checkProcedures(std::string_view json);

// The document of this one procedure with its parameters as they are now; readProcedures gives the same value back.
std::string toJson(const Procedure &procedure);

} // namespace kagetsu::opening
