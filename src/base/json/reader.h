// SPDX-License-Identifier: MIT
#pragma once

#include "base/json/formats.h"
#include "base/json/kindwords.h"

namespace kagetsu::json {

// Reads the members of an object. An object is described once for reading and writing, by a function that names each
// member to a Reader or a Writer, in the order of the file, with its value and its format:
//
//   [](auto &io, FoulClaimed &event) {
//       io.member("seat", event.seat, SeatWords);
//       io.unless(false, "upheld", event.upheld, json::Flag);
//   }
//
// A Writer changes no value; the values are not constant because a Reader sets them. Reading is strict: every required
// member must be there, with its type and range, and no other. After a fault, reading goes on with a substitute for the
// wrong value; Faults decides how many faults are kept.
class Reader
{
public:
    static constexpr bool Writes = false;

    explicit Reader(const Node &node);

    // Returns true if there is such a member; a Writer returns `isWritten`. A missing member is not a fault here.
    bool has(std::string_view name, bool isWritten = true);

    // A member that is always there.
    template <class T, class Format>
    void member(std::string_view name, T &value, const Format &format)
    {
        const Json *found = find(name);
        if (!m_isObject)
            return;
        const Node node(found ? *found : Nothing, m_node, name);
        if (!found)
            node.fail(Error::Missing);
        format.read(node, value);
    }
    // A member that is always written; if the file lacks it, the value stays as it is.
    template <class T, class Format>
    void added(std::string_view name, T &value, const Format &format)
    {
        if (has(name))
            member(name, value, format);
    }
    // A member that is left out if it has its usual value.
    template <class T, class Format>
    void unless(const std::type_identity_t<T> &usual, std::string_view name, T &value, const Format &format)
    {
        value = usual;
        added(name, value, format);
    }
    // A member that is left out if there is no value.
    template <class T, class Format>
    void maybe(std::string_view name, std::optional<T> &value, const Format &format)
    {
        value.reset();
        if (has(name))
            member(name, value.emplace(), format);
    }
    // Reads which alternative of a variant follows; returns false if the word is unknown.
    template <class Variant>
    bool kind(std::string_view name, Variant &value, const KindWords<Variant> &words)
    {
        std::string word;
        member(name, word, Name);
        auto found = kindOf<Variant>(word, words);
        check(name, found.has_value(), Error::UnknownWord);
        m_isKnown = found.has_value();
        if (found)
            value = std::move(*found);
        return m_isKnown;
    }
    // Reports a fault unless a further condition on a member that was read holds.
    void check(std::string_view name, bool holds, Error error = Error::OutOfRange)
    {
        if (!holds && m_isObject)
            Node(Nothing, m_node, name).fail(error);
    }

    const Node &node() const { return m_node; }
    // Reports every member that nobody asked for as a fault.
    void end();

private:
    static const Json Nothing;

    const Json *find(std::string_view name);

    const Node &m_node;
    bool m_isObject;
    bool m_isKnown = true; // false: the members of an unknown alternative cannot be checked
    std::vector<std::string_view> m_asked;
};

// Writes the members of an object; see Reader.
class Writer
{
public:
    static constexpr bool Writes = true;

    bool has(std::string_view, bool isWritten) { return isWritten; }
    template <class T, class Format>
    void member(std::string_view name, T &value, const Format &format)
    {
        m_json[std::string(name)] = format.write(value);
    }
    template <class T, class Format>
    void added(std::string_view name, T &value, const Format &format)
    {
        member(name, value, format);
    }
    template <class T, class Format>
    void unless(const std::type_identity_t<T> &usual, std::string_view name, T &value, const Format &format)
    {
        if (!(value == usual))
            member(name, value, format);
    }
    template <class T, class Format>
    void maybe(std::string_view name, std::optional<T> &value, const Format &format)
    {
        if (value)
            member(name, *value, format);
    }
    template <class Variant>
    bool kind(std::string_view name, const Variant &value, const KindWords<Variant> &words)
    {
        m_json[std::string(name)] = words[value.index()];
        return true;
    }
    void check(std::string_view, bool, Error = Error::OutOfRange) { }

    Json take() { return std::move(m_json); }

private:
    Json m_json = Json::object();
};

// The format of an object that this function describes.
template <class Describe>
struct Object
{
    Describe describe;

    template <class T>
    Json write(T &value) const
    {
        Writer io;
        describe(io, value);
        return io.take();
    }
    template <class T>
    void read(const Node &node, T &value) const
    {
        Reader io(node);
        describe(io, value);
        io.end();
    }
};
template <class Describe>
Object(Describe) -> Object<Describe>;

} // namespace kagetsu::json
