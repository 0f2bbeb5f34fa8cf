// SPDX-License-Identifier: MIT
#include "opening/file/parameters.h"

#include "opening/play/opening.h"

#include <algorithm>

namespace kagetsu::opening {

namespace {

constexpr int MaxTried = 99; // more than any contest uses

bool isName(const Value &value, const std::string &name)
{
    const auto *text = std::get_if<std::string>(&value);
    return text && *text == name;
}

// Returns what a step uses "$name" for.
ParameterUse useIn(const Action &action, const std::string &name)
{
    const auto ofRegion = [&name](const std::string &region) {
        if (region == name)
            return ParameterUse::Region;
        const bool inside = region.ends_with(':' + name);
        return inside ? ParameterUse::RegionWidth : ParameterUse::Unused;
    };
    if (const auto *place = std::get_if<PlaceStep>(&action)) {
        if (place->pattern && isName(place->pattern->exclude, name))
            return ParameterUse::Exclude;
        return ofRegion(place->region);
    }
    if (const auto *offer = std::get_if<OfferStep>(&action))
        return isName(offer->count, name) ? ParameterUse::OfferCount : ofRegion(offer->region);
    if (const auto *declare = std::get_if<DeclareStep>(&action)) {
        if (isName(declare->min, name))
            return ParameterUse::DeclareMin;
        return isName(declare->max, name) ? ParameterUse::DeclareMax : ParameterUse::Unused;
    }
    if (const auto *setup = std::get_if<SetupStep>(&action))
        return isName(setup->stones, name) ? ParameterUse::Stones : ParameterUse::Unused;
    if (const auto *choose = std::get_if<ChooseStep>(&action)) {
        for (const Option &option : choose->options) {
            if (option.limit && isName(*option.limit, name))
                return ParameterUse::Limit;
            if (option.goTo && option.goTo->condition == name.substr(1))
                return ParameterUse::Condition;
        }
    }
    return ParameterUse::Unused;
}

bool works(const Procedure &procedure, std::string_view name, const Value &value, int boardSize)
{
    auto set = withValues(procedure, { { std::string(name), value } });
    return set && Opening::start(std::move(set).value(), boardSize);
}

std::vector<Value> candidates(const Parameter &parameter, int boardSize)
{
    if (!parameter.allowed.empty())
        return parameter.allowed;
    std::vector<Value> values;
    if (std::holds_alternative<bool>(parameter.value))
        return { false, true };
    if (std::holds_alternative<int>(parameter.value)) {
        for (int number = 0; number <= MaxTried; ++number)
            values.emplace_back(number);
    } else if (std::holds_alternative<std::string>(parameter.value)) {
        values.emplace_back(std::string("centre"));
        for (int width = 3; width < boardSize; width += 2)
            values.emplace_back("sq:" + std::to_string(width));
        for (int width = 1; width < boardSize; width += 2)
            values.emplace_back("outside:" + std::to_string(width));
        values.emplace_back(std::string("any"));
    }
    return values;
}

} // namespace

ParameterRole roleOf(const Procedure &procedure, std::string_view name)
{
    const std::string written = '$' + std::string(name);
    for (const Step &step : procedure.steps) {
        if (step.goTo && step.goTo->condition == name)
            return { ParameterUse::Condition, 0 };
        const ParameterUse use = useIn(step.action, written);
        if (use == ParameterUse::Unused)
            continue;
        const auto *place = std::get_if<PlaceStep>(&step.action);
        return { use, place ? place->move.value_or(0) : 0 };
    }
    return {};
}

std::vector<Value> valuesOf(const Procedure &procedure, std::string_view name, int boardSize)
{
    std::vector<Value> values;
    for (const Parameter &parameter : procedure.params) {
        if (parameter.name == name)
            values = candidates(parameter, boardSize);
    }
    std::erase_if(values, [&](const Value &value) { return !works(procedure, name, value, boardSize); });
    return values;
}

std::vector<int> fixableNumbers(const Procedure &procedure, int boardSize)
{
    std::vector<int> numbers;
    for (int number = 1; number <= MaxTried; ++number) {
        Modifiers modifiers;
        modifiers.fixedN = number;
        auto fixed = withModifiers(procedure, modifiers);
        if (!fixed || !Opening::start(std::move(fixed).value(), boardSize))
            break;
        numbers.push_back(number);
    }
    return numbers;
}

} // namespace kagetsu::opening
