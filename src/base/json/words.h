// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

namespace kagetsu::json {

class Node;

template <class T>
struct Word
{
    T value;
    std::string_view text;
};

// The words for an enum in files, listed once for reading and writing.
template <class T, std::size_t N>
struct Words
{
    std::array<Word<T>, N> all;

    // Returns the word for a value; empty if files have no word for it.
    constexpr std::string_view of(const T &value) const
    {
        for (const Word<T> &word : all) {
            if (word.value == value)
                return word.text;
        }
        return {};
    }
    constexpr std::optional<T> meaning(std::string_view text) const
    {
        for (const Word<T> &word : all) {
            if (word.text == text)
                return word.value;
        }
        return std::nullopt;
    }

    // These make it a format (formats.h).
    constexpr std::string_view write(const T &value) const { return of(value); }
    void read(const Node &node, T &value) const;
};

template <class T, std::size_t N>
constexpr Words<T, N> words(const Word<T> (&all)[N])
{
    return { std::to_array(all) };
}

} // namespace kagetsu::json
