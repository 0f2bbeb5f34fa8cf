// SPDX-License-Identifier: MIT
#include "opening/jsontext.h"

#include <algorithm>
#include <set>

namespace kagetsu::opening {

namespace {

ProcedureFault faultAt(std::string_view text, std::size_t offset)
{
    ProcedureFault fault { ProcedureError::BrokenJson, 1, 1, {} };
    for (char c : text.substr(0, std::min(offset, text.size()))) {
        if (c == '\n') {
            ++fault.line;
            fault.column = 1;
        } else if ((static_cast<unsigned char>(c) & 0xC0) != 0x80) { // not the rest of a character
            ++fault.column;
        }
    }
    return fault;
}

// Watches the parser go through the text and notes the first key that its object has already. The parser itself
// would keep the last one in silence.
class DuplicateWatch
{
public:
    void see(Json::parse_event_t event, const Json &value)
    {
        using Event = Json::parse_event_t;
        switch (event) {
        case Event::key:
            m_open.back().last = value.get<std::string>();
            if (!m_open.back().keys.insert(m_open.back().last).second && m_pointer.empty())
                m_pointer = pointer();
            break;
        case Event::object_start:
        case Event::array_start:
            nextElement();
            m_open.push_back({ event == Event::array_start, 0, {}, {} });
            break;
        case Event::object_end:
        case Event::array_end:
            m_open.pop_back();
            break;
        case Event::value:
            nextElement();
            break;
        }
    }

    // Empty when no key came twice.
    const std::string &duplicate() const { return m_pointer; }

private:
    struct Level
    {
        bool isArray = false;
        int count = 0;
        std::string last;
        std::set<std::string> keys;
    };

    void nextElement()
    {
        if (!m_open.empty() && m_open.back().isArray)
            ++m_open.back().count;
    }

    std::string pointer() const
    {
        std::string text;
        for (const Level &level : m_open)
            text = memberPointer(text, level.isArray ? std::to_string(level.count - 1) : level.last);
        return text;
    }

    std::vector<Level> m_open;
    std::string m_pointer;
};

} // namespace

Result<Json, ProcedureFault> parseJson(std::string_view text)
{
    DuplicateWatch watch;
    const auto callback = [&watch](int, Json::parse_event_t event, Json &value) {
        watch.see(event, value);
        return true;
    };
    try {
        Json json = Json::parse(text.begin(), text.end(), callback);
        if (!watch.duplicate().empty())
            return Fault { ProcedureFault { ProcedureError::DuplicateKey, 0, 0, watch.duplicate() } };
        return json;
    } catch (const Json::parse_error &error) {
        // The library counts the bytes it has read, the wrong one included.
        return Fault { faultAt(text, error.byte > 0 ? error.byte - 1 : 0) };
    } catch (const Json::exception &) { // a number that no double holds
        return Fault { faultAt(text, 0) };
    }
}

std::string memberPointer(const std::string &parent, std::string_view key)
{
    std::string pointer = parent + "/";
    for (char c : key) {
        if (c == '~')
            pointer += "~0";
        else if (c == '/')
            pointer += "~1";
        else
            pointer += c;
    }
    return pointer;
}

} // namespace kagetsu::opening
