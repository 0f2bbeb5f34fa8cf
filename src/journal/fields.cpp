// SPDX-License-Identifier: MIT
#include "journal/fields.h"

#include <algorithm>

namespace kagetsu::journal {

namespace {

const Json Nothing;
const Json Empty = Json::array();

} // namespace

Fields::Fields(const Json &json, std::string path, Found &fault)
    : m_json(&json)
    , m_path(std::move(path))
    , m_fault(&fault)
{
    if (!json.is_object()) {
        if (!failed())
            *m_fault = FieldFault { FaultCode::WrongField, m_path };
        m_json = nullptr;
    }
}

std::string Fields::pathOf(std::string_view name) const
{
    return m_path.empty() ? std::string(name) : m_path + '.' + std::string(name);
}

void Fields::keep(FaultCode code, std::string_view name)
{
    if (!failed())
        *m_fault = FieldFault { code, pathOf(name) };
}

bool Fields::has(std::string_view name)
{
    m_asked.push_back(name);
    return m_json && m_json->contains(name);
}

const Json &Fields::member(std::string_view name)
{
    if (has(name))
        return *m_json->find(name);
    keep(FaultCode::MissingField, name);
    return Nothing;
}

Fields Fields::object(std::string_view name)
{
    return Fields(member(name), pathOf(name), *m_fault);
}

const Json &Fields::array(std::string_view name)
{
    const Json &json = member(name);
    if (json.is_array())
        return json;
    wrong(name);
    return Empty;
}

std::vector<Fields> Fields::objects(std::string_view name)
{
    std::vector<Fields> all;
    for (const Json &json : array(name))
        all.emplace_back(json, pathOf(name) + '[' + std::to_string(all.size()) + ']', *m_fault);
    return all;
}

std::int64_t Fields::integer(std::string_view name, std::int64_t min, std::int64_t max)
{
    return integerOf(member(name), name, min, max);
}

std::vector<std::int64_t> Fields::integers(std::string_view name, std::int64_t min, std::int64_t max)
{
    std::vector<std::int64_t> all;
    for (const Json &json : array(name))
        all.push_back(integerOf(json, name, min, max));
    return all;
}

std::int64_t Fields::integerOf(const Json &json, std::string_view name, std::int64_t min, std::int64_t max)
{
    // A number above 2^63 - 1 is unsigned to the parser, and its signed reading negative.
    const bool fits = json.is_number_unsigned() ? json.get<std::uint64_t>() <= static_cast<std::uint64_t>(INT64_MAX)
                                                : json.is_number_integer();
    const std::int64_t value = fits ? json.get<std::int64_t>() : 0;
    if (!fits || value < min || value > max) {
        wrong(name);
        return min;
    }
    return value;
}

bool Fields::flag(std::string_view name)
{
    const Json &json = member(name);
    if (!json.is_boolean()) {
        wrong(name);
        return false;
    }
    return json.get<bool>();
}

std::string Fields::text(std::string_view name)
{
    const Json &json = member(name);
    if (!json.is_string()) {
        wrong(name);
        return {};
    }
    return json.get<std::string>();
}

std::map<std::string, std::string> Fields::texts(std::string_view name)
{
    std::map<std::string, std::string> all;
    const Json &json = member(name);
    const bool fits =
        json.is_object() && std::all_of(json.begin(), json.end(), [](const Json &each) { return each.is_string(); });
    if (!fits) {
        wrong(name);
        return all;
    }
    for (const auto &[key, value] : json.items())
        all[key] = value.get<std::string>();
    return all;
}

clock::Duration Fields::time(std::string_view name, std::int64_t min)
{
    return clock::Duration(integer(name, min, MaxMilliseconds));
}

std::optional<clock::Duration> Fields::maybeTime(std::string_view name, std::int64_t min)
{
    if (!has(name))
        return std::nullopt;
    return time(name, min);
}

rules::Point Fields::point(std::string_view name)
{
    return parsed(name, [](const std::string &found) { return rules::pointFromText(found, rules::MaxBoardSize); });
}

void Fields::end()
{
    if (!m_json || failed())
        return;
    for (const auto &[name, value] : m_json->items()) {
        if (std::find(m_asked.begin(), m_asked.end(), name) == m_asked.end())
            keep(FaultCode::UnknownField, name);
    }
}

} // namespace kagetsu::journal
