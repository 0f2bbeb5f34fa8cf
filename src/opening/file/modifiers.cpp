// SPDX-License-Identifier: MIT
#include "opening/file/modifiers.h"

#include "base/json/place.h"
#include "opening/pattern/catalogue.h"
#include "opening/play/example.h"

#include <algorithm>

namespace kagetsu::opening {

namespace {

using Codes = std::vector<std::string>;
using Found = std::optional<ProcedureError>;

template <class T>
T *as(Step &step)
{
    return std::get_if<T>(&step.action);
}

// Returns the value that a step uses: the parameter's value if it is "$name".
Value *valueIn(Procedure &procedure, Value &written)
{
    const auto *text = std::get_if<std::string>(&written);
    if (!text || !text->starts_with('$'))
        return &written;
    for (Parameter &parameter : procedure.params) {
        if (parameter.name == text->substr(1))
            return &parameter.value;
    }
    return nullptr;
}

// Returns the step that lays this stone if it is the only one and the list leads straight to it.
Step *stepOfStone(Procedure &procedure, int move)
{
    for (Step &step : procedure.steps) {
        const bool straight = !step.goTo;
        const auto *place = as<PlaceStep>(step);
        if (place && place->move == move)
            return &step;
        if (!straight || (!place && !as<ChooseStep>(step)))
            return nullptr;
    }
    return nullptr;
}

// Returns true if every start that the regions of the first three steps allow is one of the 26 patterns.
bool leadsToPatterns(Procedure &procedure)
{
    constexpr int widths[] { 1, 3, 5 };
    for (int move = 1; move <= 3; ++move) {
        Step *step = stepOfStone(procedure, move);
        if (!step)
            return false;
        Value region = as<PlaceStep>(*step)->region;
        const Value *value = valueIn(procedure, region);
        const auto *text = value ? std::get_if<std::string>(value) : nullptr;
        const std::optional<Region> found = text ? regionFromText(*text, {}) : std::nullopt;
        if (!found || found->kind != RegionKind::Square || found->width > widths[move - 1])
            return false;
    }
    return true;
}

Found exclude(Procedure &procedure, const Codes &codes)
{
    for (const std::string &code : codes) {
        if (!patternFromCode(code))
            return ProcedureError::UnknownPattern;
    }
    Step *third = stepOfStone(procedure, 3);
    if (!third)
        return ProcedureError::NotApplicable;
    std::optional<PatternRule> &rule = as<PlaceStep>(*third)->pattern;
    if (!rule) {
        // A pattern rule also refuses every other start, so adding one must ban nothing but the patterns to exclude.
        if (!leadsToPatterns(procedure))
            return ProcedureError::NotApplicable;
        rule = PatternRule { std::string(Renju26), Codes {} };
    }
    Value *excluded = valueIn(procedure, rule->exclude);
    Codes *list = excluded ? std::get_if<Codes>(excluded) : nullptr;
    if (!list)
        return ProcedureError::NotApplicable;
    for (const std::string &code : codes) {
        if (std::find(list->begin(), list->end(), code) == list->end())
            list->push_back(code);
    }
    return std::nullopt;
}

// Replaces everything up to the third stone, including choices in between, by the stones of the pattern.
Found fixPattern(Procedure &procedure, const std::string &code)
{
    const Pattern *pattern = patternFromCode(code);
    if (!pattern)
        return ProcedureError::UnknownPattern;
    const Step *third = stepOfStone(procedure, 3);
    if (!third || procedure.boardParity == BoardParity::Even)
        return ProcedureError::NotApplicable;
    procedure.boardParity = BoardParity::Odd; // only these boards have patterns
    const Codes stones { std::string(PatternPrefix) + std::string(pattern->code) };
    const Step setup { procedure.steps.front().id, Actor::Arbiter, SetupStep { stones }, third->goTo };
    const auto end = procedure.steps.begin() + (third - procedure.steps.data()) + 1;
    procedure.steps.erase(procedure.steps.begin(), end);
    procedure.steps.insert(procedure.steps.begin(), setup);
    return std::nullopt;
}

void retarget(std::optional<Goto> &goTo, const std::string &from, const std::string &to)
{
    if (!goTo)
        return;
    for (std::string *id : { &goTo->then, &goTo->otherwise }) {
        if (*id == from)
            *id = to;
    }
}

Found fixN(Procedure &procedure, int number)
{
    if (number < 1)
        return ProcedureError::OutOfRange;
    bool isFound = false;
    for (std::size_t i = 0; i + 1 < procedure.steps.size();) {
        const Step step = procedure.steps[i];
        const auto *declare = std::get_if<DeclareStep>(&step.action);
        if (!declare) {
            ++i;
            continue;
        }
        if (step.goTo)
            return ProcedureError::NotApplicable;
        isFound = true;
        procedure.steps.erase(procedure.steps.begin() + static_cast<std::ptrdiff_t>(i));
        const std::string next = procedure.steps[i].id;
        for (Step &other : procedure.steps) {
            retarget(other.goTo, step.id, next);
            if (auto *choose = as<ChooseStep>(other)) {
                for (Option &option : choose->options)
                    retarget(option.goTo, step.id, next);
            }
            if (auto *offer = as<OfferStep>(other); offer && offer->count == Value(declare->variable))
                offer->count = number;
        }
    }
    return isFound ? std::nullopt : std::optional(ProcedureError::NotApplicable);
}

} // namespace

Result<Procedure, ProcedureFault> withModifiers(Procedure procedure, const Modifiers &modifiers)
{
    const auto fault = [&](ProcedureError error, std::string_view name) {
        const std::string pointer = json::memberPointer({}, procedure.id) + "/modifiers";
        return Fault { ProcedureFault { error, 0, 0, json::memberPointer(pointer, name) } };
    };
    if (!modifiers.exclude.empty()) {
        if (const Found error = exclude(procedure, modifiers.exclude))
            return fault(*error, "exclude");
    }
    if (!modifiers.fixedPattern.empty()) {
        if (const Found error = fixPattern(procedure, modifiers.fixedPattern))
            return fault(*error, "fixed_pattern");
    }
    if (modifiers.fixedN) {
        if (const Found error = fixN(procedure, *modifiers.fixedN))
            return fault(*error, "fixed_N");
    }
    for (const Seat seat : BothSeats)
        procedure.swapDenied[seat] = procedure.swapDenied[seat] || modifiers.swapDenied[seat];
    if (brokenExampleLine(procedure))
        procedure.example.clear();
    return procedure;
}

} // namespace kagetsu::opening
