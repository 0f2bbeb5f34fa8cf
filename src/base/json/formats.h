// SPDX-License-Identifier: MIT
#pragma once

#include "base/json/node.h"
#include "base/json/words.h"

#include <algorithm>
#include <cstddef>
#include <map>
#include <stdexcept>
#include <type_traits>
#include <utility>
#include <variant>

// Formats convert values to JSON and back: a format has write(value) and read(node, value). A table of words (words.h)
// is a format, and so is Object, which is made from the description of an object (reader.h).
namespace kagetsu::json {

struct TextFormat
{
    bool mayBeEmpty;

    Json write(const std::string &value) const { return value; }
    void read(const Node &node, std::string &value) const;
};
inline constexpr TextFormat Text { true };
inline constexpr TextFormat Name { false };

struct FlagFormat
{
    Json write(bool value) const { return value; }
    void read(const Node &node, bool &value) const;
};
inline constexpr FlagFormat Flag;

// A whole number, or a time as one. A value that is not a whole number in the range is read as `min`.
struct Number
{
    std::int64_t min;
    std::int64_t max;

    template <class T>
    Json write(const T &value) const
    {
        if constexpr (std::is_arithmetic_v<T>)
            return value;
        else
            return value.count();
    }
    template <class T>
    void read(const Node &node, T &value) const
    {
        value = static_cast<T>(numberOf(node));
    }

private:
    std::int64_t numberOf(const Node &node) const;
};

// A text that is written and read by functions of the core, such as rules::idOf and rules::ruleFromId.
template <class ToText, class FromText>
struct Code
{
    ToText toText;
    FromText fromText;

    template <class T>
    Json write(const T &value) const
    {
        return toText(value);
    }
    template <class T>
    void read(const Node &node, T &value) const
    {
        std::string text;
        Name.read(node, text);
        if (auto found = fromText(text))
            value = *std::move(found);
        else
            node.fail(Error::UnknownWord);
    }
};
template <class ToText, class FromText>
Code(ToText, FromText) -> Code<ToText, FromText>;

template <class T, std::size_t N>
void Words<T, N>::read(const Node &node, T &value) const
{
    std::string text;
    Name.read(node, text);
    const std::optional<T> found = meaning(text);
    if (!found)
        node.fail(Error::UnknownWord);
    value = found.value_or(T {});
}

template <class Element>
struct List
{
    Element element;

    template <class T>
    Json write(std::vector<T> &values) const
    {
        Json json = Json::array();
        for (T &value : values)
            json.push_back(element.write(value));
        return json;
    }
    template <class T>
    void read(const Node &node, std::vector<T> &values) const
    {
        values.clear();
        node.eachElement([&](const Node &each) { element.read(each, values.emplace_back()); });
    }
};
template <class Element>
List(Element) -> List<Element>;

// Values by name, such as texts by language.
template <class Format>
struct Map
{
    Format format;
    const char *needed = nullptr; // a key that must be there

    template <class T>
    Json write(std::map<std::string, T> &values) const
    {
        Json json = Json::object();
        for (auto &[name, value] : values)
            json[name] = format.write(value);
        return json;
    }
    template <class T>
    void read(const Node &node, std::map<std::string, T> &values) const
    {
        values.clear();
        node.eachMember([&](const std::string &name, const Node &each) { format.read(each, values[name]); });
        if (needed && node->is_object() && !node->contains(needed))
            Node(Json(), node, needed).fail(Error::Missing);
    }
};
template <class Format>
Map(Format) -> Map<Format>;
template <class Format>
Map(Format, const char *) -> Map<Format>;

// Reports any fault inside a value as a fault of the whole value.
template <class Format>
struct Whole
{
    Format format;

    template <class T>
    Json write(T &value) const
    {
        return format.write(value);
    }
    template <class T>
    void read(const Node &node, T &value) const
    {
        Faults inner(1);
        format.read(Node(*node, inner), value);
        if (inner.isFull())
            node.fail(inner.all().front().error);
    }
};
template <class Format>
Whole(Format) -> Whole<Format>;

// Several boolean members of one value, written as the list of the words for those that are true, in this order.
template <class T, std::size_t N>
struct Marks
{
    std::array<Word<bool T::*>, N> all;

    Json write(const T &value) const
    {
        Json json = Json::array();
        for (const auto &[member, text] : all) {
            if (value.*member)
                json.push_back(text);
        }
        return json;
    }
    void read(const Node &node, T &value) const
    {
        value = {};
        for (const Json &each : *node) {
            for (const auto &[member, text] : all)
                value.*member |= each == text;
        }
        if (*node != write(value))
            node.fail(Error::UnknownWord);
    }
};
template <class T, std::size_t N>
constexpr Marks<T, N> marks(const Word<bool T::*> (&all)[N])
{
    return { std::to_array(all) };
}

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
