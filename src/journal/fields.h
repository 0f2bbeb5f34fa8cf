// SPDX-License-Identifier: MIT
#pragma once

#include "clock/timecontrol.h"
#include "journal/fault.h"
#include "rules/point.h"
#include "seat.h"

#include <nlohmann/json.hpp>

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kagetsu::journal {

// Members keep the order they were written in, so that lines are read by people and differ only where they must.
using Json = nlohmann::ordered_json;

struct FieldFault
{
    FaultCode code = FaultCode::WrongField;
    std::string field; // "time.a.stages"; empty: the whole value

    friend bool operator==(const FieldFault &, const FieldFault &) = default;
};

// An enum's value and its word in the file.
template <class E>
struct Word
{
    E value;
    std::string_view text;
};

template <class E, std::size_t N>
std::string_view wordOf(E value, const Word<E> (&words)[N])
{
    for (const Word<E> &word : words) {
        if (word.value == value)
            return word.text;
    }
    return {};
}

inline constexpr Word<Seat> SeatWords[] { { Seat::A, "a" }, { Seat::B, "b" } };

// Longest time a file can name: well above any control, far below overflow.
inline constexpr std::int64_t MaxMilliseconds = 1'000'000'000'000;

// Reads the members of one JSON object strictly. The first thing wrong is kept in the fault all readers of one value
// share; after it every read gives an empty value, so the caller looks once, at the end.
class Fields
{
public:
    using Found = std::optional<FieldFault>;

    Fields(const Json &json, std::string path, Found &fault);

    bool has(std::string_view name);
    const Json &member(std::string_view name);
    Fields object(std::string_view name);
    std::vector<Fields> objects(std::string_view name); // of an array
    std::int64_t integer(std::string_view name, std::int64_t min, std::int64_t max);
    std::vector<std::int64_t> integers(std::string_view name, std::int64_t min, std::int64_t max);
    bool flag(std::string_view name);
    std::string text(std::string_view name);
    std::map<std::string, std::string> texts(std::string_view name); // of an object whose members are all texts
    clock::Duration time(std::string_view name, std::int64_t min = 0);
    std::optional<clock::Duration> maybeTime(std::string_view name, std::int64_t min = 0);
    rules::Point point(std::string_view name);
    Seat seat(std::string_view name) { return word(name, SeatWords); }

    template <class E, std::size_t N>
    E word(std::string_view name, const Word<E> (&words)[N])
    {
        const std::string found = text(name);
        for (const Word<E> &word : words) {
            if (word.text == found)
                return word.value;
        }
        wrong(name);
        return words[0].value;
    }
    // What a function of the core makes of a text, for instance rules::ruleFromId.
    template <class Parse>
    auto parsed(std::string_view name, Parse parse)
    {
        auto value = parse(text(name));
        if (!value)
            wrong(name);
        return value.value_or(typename decltype(value)::value_type {});
    }

    // What is at this place is of the right kind, but cannot be.
    void wrong(std::string_view name) { keep(FaultCode::WrongField, name); }
    // The member is well made, but not the one that belongs here.
    void broken(std::string_view name) { keep(FaultCode::BrokenChain, name); }
    // A member that nobody has asked for is a fault.
    void end();

    bool failed() const { return m_fault->has_value(); }
    std::string pathOf(std::string_view name) const;

private:
    void keep(FaultCode code, std::string_view name);
    const Json &array(std::string_view name);
    std::int64_t integerOf(const Json &json, std::string_view name, std::int64_t min, std::int64_t max);

    const Json *m_json;
    std::string m_path;
    Found *m_fault;
    std::vector<std::string_view> m_asked;
};

} // namespace kagetsu::journal
