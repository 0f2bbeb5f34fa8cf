// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <stdexcept>
#include <string_view>
#include <type_traits>
#include <variant>

namespace kagetsu::json {

// Returns the number of alternatives of a variant, or of a class derived from one.
template <class... Kinds>
constexpr std::size_t kindCount(const std::variant<Kinds...> *)
{
    return sizeof...(Kinds);
}
template <class Variant>
inline constexpr std::size_t KindCount = kindCount(static_cast<const Variant *>(nullptr));

// The words for the alternatives of a variant, in its order; made by kindWords().
template <class Variant>
using KindWords = std::array<std::string_view, KindCount<Variant>>;

// The word for one alternative.
template <class Kind>
struct KindWord
{
    std::string_view text;
};
template <class Kind>
constexpr KindWord<Kind> kind(std::string_view text)
{
    return { text };
}

// Returns the index of an alternative.
template <class Kind, class... Kinds>
constexpr std::size_t kindIndex(const std::variant<Kinds...> *)
{
    std::size_t index = 0;
    const bool isFound = ((std::is_same_v<Kind, Kinds> || (++index, false)) || ...);
    return isFound ? index : sizeof...(Kinds);
}

// Returns true if each alternative of the variant is one of these kinds, and only once.
template <class Variant, class... Kinds>
constexpr bool areAllKinds()
{
    std::array<int, KindCount<Variant> + 1> times {};
    (++times[kindIndex<Kinds>(static_cast<const Variant *>(nullptr))], ...);
    return std::count(times.begin(), times.end() - 1, 1) == std::ptrdiff_t(KindCount<Variant>) && times.back() == 0;
}

// Gives each alternative of a variant its word, in whatever order. A table does not compile in which an alternative has
// no word or two, or a word stands for two.
template <class Variant, class... Kinds>
constexpr KindWords<Variant> kindWords(KindWord<Kinds>... each)
{
    static_assert(areAllKinds<Variant, Kinds...>(), "each alternative has one word");
    KindWords<Variant> words;
    ((words[kindIndex<Kinds>(static_cast<const Variant *>(nullptr))] = each.text), ...);
    for (const std::string_view word : words) {
        if (word.empty() || std::count(words.begin(), words.end(), word) != 1)
            throw std::logic_error("each word stands for one alternative");
    }
    return words;
}

template <class Variant, std::size_t Index = 0>
std::optional<Variant> kindOf(std::string_view word, const KindWords<Variant> &words)
{
    if constexpr (Index == KindCount<Variant>)
        return std::nullopt;
    else if (words[Index] == word)
        return Variant(std::in_place_index<Index>);
    else
        return kindOf<Variant, Index + 1>(word, words);
}

} // namespace kagetsu::json
