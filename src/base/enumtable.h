// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <stdexcept>
#include <string_view>
#include <utility>

namespace kagetsu {

// Returns true if `Value` is one of the enumerators of its type; the compiler writes any other value as a cast number.
template <auto Value>
constexpr bool isEnumerator()
{
    const std::string_view text = __PRETTY_FUNCTION__;
    const std::size_t cast = text.rfind(')');
    return cast + 1 >= text.size() || text[cast + 1] < '0' || text[cast + 1] > '9';
}

// The number of enumerators of an enum class whose values count up from 0.
template <class Enum, std::size_t Before = 0>
constexpr std::size_t enumCount()
{
    if constexpr (isEnumerator<static_cast<Enum>(Before)>())
        return enumCount<Enum, Before + 1>();
    else
        return Before;
}

// A value for each enumerator of an enum class whose values count up from 0. Each row names its enumerator, so the rows
// may have any order. A constexpr table does not compile if an enumerator has no row or two, wherever it was added.
template <class Enum, class Value>
class EnumTable
{
public:
    struct Row
    {
        Enum key;
        Value value;
    };

    template <std::size_t N>
    constexpr explicit EnumTable(const Row (&rows)[N])
    {
        std::array<bool, Count> isThere {};
        for (const Row &row : rows) {
            const auto index = static_cast<std::size_t>(row.key);
            if (std::exchange(isThere.at(index), true))
                throw std::logic_error("an enumerator has two rows");
            m_values[index] = row.value;
        }
        if (N != Count)
            throw std::logic_error("an enumerator has no row");
    }

    constexpr const Value &operator[](Enum key) const { return m_values[static_cast<std::size_t>(key)]; }
    // Returns the first enumerator with this value; nothing if there is none.
    template <class Sought>
    constexpr std::optional<Enum> keyOf(const Sought &value) const
    {
        for (std::size_t i = 0; i < Count; ++i) {
            if (m_values[i] == value)
                return static_cast<Enum>(i);
        }
        return std::nullopt;
    }
    // All values, in the order of the enumerators.
    constexpr auto begin() const { return m_values.begin(); }
    constexpr auto end() const { return m_values.end(); }

    static constexpr std::size_t Count = enumCount<Enum>();

private:
    std::array<Value, Count> m_values {};
};

} // namespace kagetsu
