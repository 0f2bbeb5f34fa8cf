// SPDX-License-Identifier: MIT
#include "opening/terms.h"

#include "opening/jsontext.h"
#include "opening/opening.h"

namespace kagetsu::opening {

namespace {

constexpr char Id[] = "id";
constexpr char Chosen[] = "values";
constexpr char Exclude[] = "exclude";
constexpr char FixedPattern[] = "fixed_pattern";
constexpr char FixedN[] = "fixed_N";
constexpr char Document[] = "procedure";

// The value of a field that may be missing; false when it is of another type.
template <class T>
bool take(const Json &object, const char *key, T &into)
{
    const auto found = object.find(key);
    if (found == object.end())
        return true;
    const std::optional<Value> value = valueFrom(*found);
    const T *content = value ? std::get_if<T>(&*value) : nullptr;
    if (content)
        into = *content;
    return content != nullptr;
}

} // namespace

Result<Procedure, ProcedureFault> procedureBy(const Terms &terms, Procedure procedure)
{
    auto set = withValues(std::move(procedure), terms.values);
    return set ? withModifiers(std::move(set).value(), terms.modifiers) : set;
}

bool isOffered(const Procedure &procedure, rules::Rule rule, int boardSize)
{
    // Their patterns mean nothing under other rules.
    const bool renju = rule == rules::Rule::Renju;
    if (procedure.family == Family::Renju && (!renju || boardSize != rules::DefaultBoardSize))
        return false;
    // Set stones or wide regions can need more board than the procedure asks for in general.
    return Opening::start(procedure, boardSize).hasValue();
}

std::string toText(const Terms &terms)
{
    Json json { { Id, terms.id } };
    for (const auto &[name, value] : terms.values)
        json[Chosen][name] = jsonOf(value);
    if (!terms.modifiers.exclude.empty())
        json[Exclude] = terms.modifiers.exclude;
    if (!terms.modifiers.fixedPattern.empty())
        json[FixedPattern] = terms.modifiers.fixedPattern;
    if (terms.modifiers.fixedN)
        json[FixedN] = *terms.modifiers.fixedN;
    if (!terms.document.empty())
        json[Document] = terms.document;
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::optional<Terms> termsFromText(std::string_view text)
{
    const Result<Json, ProcedureFault> json = parseJson(text);
    if (!json || !json->is_object() || !json->contains(Id))
        return std::nullopt;
    Terms terms;
    int fixedN = 0;
    if (!take(*json, Id, terms.id) || !take(*json, Exclude, terms.modifiers.exclude)
        || !take(*json, FixedPattern, terms.modifiers.fixedPattern) || !take(*json, FixedN, fixedN)
        || !take(*json, Document, terms.document))
        return std::nullopt;
    if (json->contains(FixedN))
        terms.modifiers.fixedN = fixedN;
    const auto values = json->find(Chosen);
    if (values == json->end())
        return terms;
    if (!values->is_object())
        return std::nullopt;
    for (const auto &item : values->items()) {
        const std::optional<Value> value = valueFrom(item.value());
        if (!value)
            return std::nullopt;
        terms.values[item.key()] = *value;
    }
    return terms;
}

} // namespace kagetsu::opening
