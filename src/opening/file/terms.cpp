// SPDX-License-Identifier: MIT
#include "opening/file/terms.h"

#include "base/json/reader.h"
#include "opening/file/jsonvalue.h"
#include "opening/play/opening.h"

namespace kagetsu::opening {

namespace {

constexpr json::Object TermsFormat { [](auto &io, Terms &terms) {
    io.member("id", terms.id, json::Text);
    io.unless({}, "values", terms.values, json::Map { ChosenValue });
    io.unless({}, "exclude", terms.modifiers.exclude, json::List { json::Text });
    io.unless({}, "fixed_pattern", terms.modifiers.fixedPattern, json::Text);
    io.maybe("fixed_N", terms.modifiers.fixedN, AnyNumber);
    io.unless({}, "procedure", terms.document, json::Text);
} };

} // namespace

Result<Procedure, ProcedureFault> procedureBy(const Terms &terms, Procedure procedure)
{
    auto set = withValues(std::move(procedure), terms.values);
    return set ? withModifiers(std::move(set).value(), terms.modifiers) : set;
}

bool isOffered(const Procedure &procedure, rules::Rule rule, int boardSize)
{
    // The patterns of these procedures mean nothing under other rules.
    const bool renju = rule == rules::Rule::Renju;
    if (procedure.family == Family::Renju && (!renju || boardSize != rules::DefaultBoardSize))
        return false;
    // Set stones or wide regions can need a larger board than the procedure requires in general.
    return Opening::start(procedure, boardSize).hasValue();
}

std::string toText(const Terms &terms)
{
    Terms written = terms;
    return json::toText(TermsFormat.write(written));
}

std::optional<Terms> termsFromText(std::string_view text)
{
    const auto document = json::parse(text);
    if (!document)
        return std::nullopt;
    // Unknown members are not a fault here: settings may have been written by a newer program.
    json::Faults faults(1);
    const json::Node node(*document, faults);
    json::Reader io(node);
    Terms terms;
    TermsFormat.describe(io, terms);
    return faults.isFull() ? std::nullopt : std::optional(std::move(terms));
}

} // namespace kagetsu::opening
