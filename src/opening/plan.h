// SPDX-License-Identifier: MIT
#pragma once

#include "opening/play/need.h"

#include <cstddef>

namespace kagetsu::opening {

// A procedure prepared for one board: parameters are substituted, regions and jumps are resolved, and every way is
// known to end without asking for anything impossible. Only Opening uses it.
struct PlanPlace
{
    std::optional<int> move;
    Region region;
    bool fromCatalogue = false;
    std::vector<std::string> exclude; // codes of excluded patterns, in the new form

    friend bool operator==(const PlanPlace &, const PlanPlace &) = default;
};

struct PlanDeclare
{
    std::string variable;
    int min = 0;
    int max = 0;

    friend bool operator==(const PlanDeclare &, const PlanDeclare &) = default;
};

struct PlanOption
{
    std::string id;
    Effect effect = Effect::Keep;
    std::size_t next = 0;
    std::optional<int> limit;

    friend bool operator==(const PlanOption &, const PlanOption &) = default;
};

struct PlanChoose
{
    std::vector<PlanOption> options;

    friend bool operator==(const PlanChoose &, const PlanChoose &) = default;
};

struct PlanOffer
{
    std::variant<int, std::string> count; // a number, or the name of a declared variable
    Region region;

    friend bool operator==(const PlanOffer &, const PlanOffer &) = default;
};

struct PlanSelect
{
    friend bool operator==(const PlanSelect &, const PlanSelect &) = default;
};

struct PlanSetup
{
    std::vector<rules::Point> stones;

    friend bool operator==(const PlanSetup &, const PlanSetup &) = default;
};

struct PlanEnd
{
    friend bool operator==(const PlanEnd &, const PlanEnd &) = default;
};

using PlanAction = std::variant<PlanPlace, PlanDeclare, PlanChoose, PlanOffer, PlanSelect, PlanSetup, PlanEnd>;

struct PlanStep
{
    std::string id;
    Actor by = Actor::Opener;
    PlanAction action;
    std::size_t next = 0; // index of the next step; unused by choose and end

    friend bool operator==(const PlanStep &, const PlanStep &) = default;
};

using Plan = std::vector<PlanStep>;

// Prepares a procedure for a board of this size. The pointer of a fault starts with "/id".
Result<Plan, ProcedureFault> makePlan(const Procedure &procedure, int boardSize);

// Returns what a step waits for; a set-up waits for nobody and counts as Place.
NeedKind kindOf(const PlanAction &action);

// Returns true if the pattern rule of the step does not exclude this code (in the new form).
bool allowsCode(const PlanPlace &place, std::string_view code);

} // namespace kagetsu::opening
