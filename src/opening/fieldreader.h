// SPDX-License-Identifier: MIT
#pragma once

#include "opening/jsontext.h"
#include "opening/words.h"

#include <initializer_list>

namespace kagetsu::opening {

// A value of a document together with its place in it.
struct Node
{
    const Json *json = nullptr; // nullptr: the member is not there
    std::string pointer;

    explicit operator bool() const { return json != nullptr; }
    const Json &operator*() const { return *json; }
    const Json *operator->() const { return json; }
};

// The part of a reader that knows fields and their types and not what they mean. Goes on after a fault with a value
// that stands for the wrong one; of each field only the first fault is kept.
class FieldReader
{
public:
    static constexpr int MaxValue = 1'000'000;

    const std::vector<ProcedureFault> &faults() const { return m_faults; }
    // With their places in the text that was read, in its order.
    std::vector<ProcedureFault> located(std::string_view json) const;

protected:
    void fail(ProcedureError error, const std::string &pointer);

    bool isObject(const Node &node);
    // An object that has no other members than these.
    bool isObjectOf(const Node &node, std::initializer_list<std::string_view> known);
    static Node optional(const Node &object, const char *key);
    // Stands for null when it is missing.
    Node required(const Node &object, const char *key);

    std::string readText(const Node &node); // never empty without a fault
    bool readBool(const Node &node);
    int readNumber(const Node &node, int min, int max);
    std::vector<Node> readArray(const Node &node);
    // A text per language.
    std::map<std::string, std::string> readTexts(const Node &node);

    template <class T, std::size_t N>
    T readWord(const Node &node, const words::Table<T, N> &table)
    {
        const std::string text = readText(node);
        for (const auto &[word, meaning] : table) {
            if (word == text)
                return meaning;
        }
        fail(ProcedureError::UnknownWord, node.pointer);
        return {};
    }

private:
    // Enough for a person to mend at a time; a document of nothing but faults stays cheap.
    static constexpr std::size_t MostFaults = 100;

    std::vector<ProcedureFault> m_faults;
};

} // namespace kagetsu::opening
