// SPDX-License-Identifier: MIT
#include "opening/fieldreader.h"

#include "opening/jsonplace.h"

#include <algorithm>
#include <tuple>

namespace kagetsu::opening {

std::vector<ProcedureFault> FieldReader::located(std::string_view json) const
{
    std::vector<ProcedureFault> faults = m_faults;
    for (ProcedureFault &fault : faults)
        locate(json, fault);
    std::stable_sort(faults.begin(), faults.end(), [](const ProcedureFault &one, const ProcedureFault &two) {
        return std::tie(one.line, one.column) < std::tie(two.line, two.column);
    });
    return faults;
}

void FieldReader::fail(ProcedureError error, const std::string &pointer)
{
    const auto isSame = [&pointer](const ProcedureFault &fault) { return fault.pointer == pointer; };
    if (m_faults.size() < MostFaults && std::none_of(m_faults.begin(), m_faults.end(), isSame))
        m_faults.push_back({ error, 0, 0, pointer });
}

bool FieldReader::isObject(const Node &node)
{
    if (!node->is_object())
        fail(ProcedureError::WrongType, node.pointer);
    return node->is_object();
}

bool FieldReader::isObjectOf(const Node &node, std::initializer_list<std::string_view> known)
{
    if (!isObject(node))
        return false;
    for (const auto &item : node->items()) {
        if (std::find(known.begin(), known.end(), item.key()) == known.end())
            fail(ProcedureError::UnknownField, memberPointer(node.pointer, item.key()));
    }
    return true;
}

Node FieldReader::optional(const Node &object, const char *key)
{
    const auto found = object->find(key);
    return { found == object->end() ? nullptr : &*found, memberPointer(object.pointer, key) };
}

Node FieldReader::required(const Node &object, const char *key)
{
    Node node = optional(object, key);
    if (!node) {
        fail(ProcedureError::MissingField, node.pointer);
        static const Json nothing;
        node.json = &nothing;
    }
    return node;
}

std::string FieldReader::readText(const Node &node)
{
    if (!node->is_string()) {
        fail(ProcedureError::WrongType, node.pointer);
        return {};
    }
    if (node->get_ref<const std::string &>().empty())
        fail(ProcedureError::OutOfRange, node.pointer);
    return node->get<std::string>();
}

bool FieldReader::readBool(const Node &node)
{
    if (!node->is_boolean())
        fail(ProcedureError::WrongType, node.pointer);
    return node->is_boolean() && node->get<bool>();
}

int FieldReader::readNumber(const Node &node, int min, int max)
{
    if (!node->is_number_integer()) {
        fail(ProcedureError::WrongType, node.pointer);
        return min;
    }
    // Numbers past 2^63 are kept unsigned and would turn negative.
    const bool isHuge = node->is_number_unsigned() && node->get<std::uint64_t>() > std::uint64_t(max);
    const std::int64_t number = isHuge ? std::int64_t(max) + 1 : node->get<std::int64_t>();
    if (number < min || number > max) {
        fail(ProcedureError::OutOfRange, node.pointer);
        return min;
    }
    return static_cast<int>(number);
}

std::vector<Node> FieldReader::readArray(const Node &node)
{
    std::vector<Node> elements;
    if (!node->is_array())
        fail(ProcedureError::WrongType, node.pointer);
    else {
        for (const Json &element : *node)
            elements.push_back({ &element, memberPointer(node.pointer, std::to_string(elements.size())) });
    }
    return elements;
}

std::map<std::string, std::string> FieldReader::readTexts(const Node &node)
{
    std::map<std::string, std::string> texts;
    if (isObject(node)) {
        for (const auto &item : node->items())
            texts[item.key()] = readText({ &item.value(), memberPointer(node.pointer, item.key()) });
    }
    return texts;
}

} // namespace kagetsu::opening
