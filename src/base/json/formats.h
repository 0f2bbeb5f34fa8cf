// SPDX-License-Identifier: MIT
#pragma once

#include "base/json/node.h"
#include "base/json/words.h"

#include <cstddef>
#include <map>
#include <type_traits>
#include <utility>

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

} // namespace kagetsu::json
