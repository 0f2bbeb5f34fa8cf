// SPDX-License-Identifier: MIT
#include "cli/input/procedurechoice.h"

#include "cli/input/input.h"
#include "cli/output/message.h"
#include "cli/words/openingwords.h"
#include "opening/file/shipped.h"

#include <CLI/App.hpp>

#include <algorithm>
#include <charconv>

namespace kagetsu::cli {

namespace {

using opening::Procedure;
using opening::Value;

// Reads a text as a value of the same kind as the parameter.
std::optional<Value> valueLike(const Value &kind, const std::string &text)
{
    if (std::holds_alternative<bool>(kind))
        return text == "true" || text == "false" ? std::optional<Value>(text == "true") : std::nullopt;
    if (std::holds_alternative<std::string>(kind))
        return text;
    if (std::holds_alternative<int>(kind)) {
        int number = 0;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
        const bool whole = error == std::errc {} && end == text.data() + text.size();
        return whole ? std::optional<Value>(number) : std::nullopt;
    }
    std::vector<std::string> list;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find(',', at), text.size());
        list.push_back(text.substr(at, end - at));
        at = end + 1;
    }
    return list;
}

std::optional<Procedure> withTexts(const Procedure &procedure, const std::vector<std::string> &texts)
{
    std::map<std::string, Value> values;
    for (const std::string &text : texts) {
        const std::size_t sign = std::min(text.find('='), text.size());
        const std::string name = text.substr(0, sign);
        const auto parameter = std::find_if(procedure.params.begin(), procedure.params.end(),
            [&name](const opening::Parameter &candidate) { return candidate.name == name; });
        std::optional<Value> value;
        if (parameter != procedure.params.end() && sign < text.size())
            value = valueLike(parameter->value, text.substr(sign + 1));
        if (!value) {
            printMessage(
                {}, Severity::Error, "bad-value", "The procedure does not have this parameter or value: " + text + '.');
            return std::nullopt;
        }
        values[name] = *value;
    }
    auto set = opening::withValues(procedure, values);
    if (set)
        return std::move(set).value();
    const Words words = wordsFor(set.fault().error);
    printMessage({}, Severity::Error, words.code, words.text);
    return std::nullopt;
}

} // namespace

void addProcedureOptions(CLI::App &parser, ProcedureChoice &choice)
{
    parser.add_option("--file", choice.file, "Read the procedure from this file");
    parser.add_option("--set", choice.values, "A parameter, such as N=5, exclude=D13,I13 or offer_after_swap=true")
        ->allow_extra_args(false);
}

bool printFaults(const std::string &file, const std::string &text)
{
    const auto faults = opening::checkProcedures(text);
    for (const opening::ProcedureFault &fault : faults) {
        const Words words = wordsFor(fault.error);
        const std::string field = fault.pointer.empty() ? std::string() : " [" + fault.pointer + ']';
        printMessage({ file, fault.line, fault.column }, Severity::Error, words.code, words.text + field);
    }
    return !faults.empty();
}

std::optional<Procedure> findProcedure(const ProcedureChoice &choice)
{
    std::vector<Procedure> own;
    if (!choice.file.empty()) {
        Input input(choice.file);
        std::string text;
        if (!input.readAll(text) || printFaults(input.name(), text))
            return std::nullopt;
        own = opening::readProcedures(text).value();
    }
    const Procedure *found =
        opening::procedureOf(choice.file.empty() ? opening::shippedProcedures() : own, choice.name);
    if (!found) {
        printMessage({ choice.file, 0, 0 }, Severity::Error, "no-such-procedure",
            "There is no opening procedure named " + choice.name + ". To see them all, run kagetsu-cli opening list.");
        return std::nullopt;
    }
    return withTexts(*found, choice.values);
}

} // namespace kagetsu::cli
