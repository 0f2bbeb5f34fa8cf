// SPDX-License-Identifier: MIT
#include "opening/jsontext.h"

#include "opening/jsonplace.h"

#include <algorithm>
#include <set>

namespace kagetsu::opening {

namespace {

// Goes through the text before a value is made of it: notes where it breaks, and the first key that its object has
// already, of which the value would keep the last in silence.
class Watch final : public nlohmann::json_sax<Json>
{
public:
    std::size_t errorOffset() const { return m_errorOffset; }
    // Empty when no key came twice.
    const std::string &duplicate() const { return m_duplicate; }

    bool null() override { return element(); }
    bool boolean(bool) override { return element(); }
    bool number_integer(number_integer_t) override { return element(); }
    bool number_unsigned(number_unsigned_t) override { return element(); }
    bool number_float(number_float_t, const string_t &) override { return element(); }
    bool string(string_t &) override { return element(); }
    bool binary(binary_t &) override { return element(); }
    bool start_object(std::size_t) override { return open(/*isArray=*/false); }
    bool start_array(std::size_t) override { return open(/*isArray=*/true); }
    bool end_object() override { return close(); }
    bool end_array() override { return close(); }

    bool key(string_t &key) override
    {
        Level &level = m_open.back();
        level.last = key;
        if (!level.keys.insert(key).second && m_duplicate.empty())
            m_duplicate = pointer();
        return true;
    }

    bool parse_error(std::size_t position, const std::string &, const Json::exception &) override
    {
        // The library counts the bytes it has read, the wrong one included.
        m_errorOffset = position > 0 ? position - 1 : 0;
        return false;
    }

private:
    struct Level
    {
        bool isArray = false;
        int count = 0;
        std::string last;
        std::set<std::string> keys;
    };

    bool element()
    {
        if (!m_open.empty() && m_open.back().isArray)
            ++m_open.back().count;
        return true;
    }

    bool open(bool isArray)
    {
        element();
        m_open.push_back({ isArray, 0, {}, {} });
        return true;
    }

    bool close()
    {
        m_open.pop_back();
        return true;
    }

    std::string pointer() const
    {
        std::string text;
        for (const Level &level : m_open)
            text = memberPointer(text, level.isArray ? std::to_string(level.count - 1) : level.last);
        return text;
    }

    std::vector<Level> m_open;
    std::size_t m_errorOffset = 0;
    std::string m_duplicate;
};

} // namespace

Result<Json, ProcedureFault> parseJson(std::string_view text)
{
    ProcedureFault fault;
    if (const std::optional<std::size_t> at = excessAt(text)) {
        fault.error = ProcedureError::TooLarge;
        setPlace(text, *at, fault);
        return Fault { fault };
    }
    Watch watch;
    if (!Json::sax_parse(text, &watch)) {
        setPlace(text, watch.errorOffset(), fault);
        return Fault { fault };
    }
    if (!watch.duplicate().empty()) {
        fault = { ProcedureError::DuplicateKey, 0, 0, watch.duplicate() };
        locate(text, fault);
        return Fault { fault };
    }
    return Json::parse(text);
}

Json jsonOf(const Value &value)
{
    return std::visit([](const auto &content) { return Json(content); }, value);
}

std::optional<Value> valueFrom(const Json &json)
{
    if (json.is_boolean())
        return json.get<bool>();
    if (json.is_number_integer()) {
        // Beyond 64 bits with a sign a number would come back as another one.
        constexpr std::int64_t Most = 1'000'000;
        const bool fits = json.is_number_unsigned()
            ? json.get<std::uint64_t>() <= std::uint64_t(Most)
            : json.get<std::int64_t>() >= -Most && json.get<std::int64_t>() <= Most;
        if (fits)
            return json.get<int>();
        return std::nullopt;
    }
    if (json.is_string())
        return json.get<std::string>();
    if (!json.is_array() || !std::all_of(json.begin(), json.end(), [](const Json &each) { return each.is_string(); }))
        return std::nullopt;
    return json.get<std::vector<std::string>>();
}

} // namespace kagetsu::opening
