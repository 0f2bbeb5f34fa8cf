// SPDX-License-Identifier: MIT
#include "base/json/parse.h"

#include "base/json/place.h"

#include <algorithm>
#include <set>

namespace kagetsu::json {

namespace {

// Goes through the text before a value is made from it, and notes where it is broken and the first repeated key of an
// object; without this the last value of such a key would silently replace the others.
class Watch final : public nlohmann::json_sax<Json>
{
public:
    std::size_t errorOffset() const { return m_errorOffset; }
    // Empty if no key is repeated.
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
        // The library counts the bytes that it has read, including the wrong one.
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

Result<Json, DocumentFault> parse(std::string_view text)
{
    DocumentFault fault;
    if (const std::optional<std::size_t> at = excessAt(text)) {
        fault.error = Error::TooLarge;
        setPlace(text, *at, fault);
        return Fault { fault };
    }
    Watch watch;
    if (!Json::sax_parse(text, &watch)) {
        setPlace(text, watch.errorOffset(), fault);
        return Fault { fault };
    }
    if (!watch.duplicate().empty()) {
        fault = { Error::DuplicateKey, 0, 0, watch.duplicate() };
        locate(text, fault);
        return Fault { fault };
    }
    return Json::parse(text);
}

std::optional<std::size_t> excessAt(std::string_view text)
{
    constexpr std::size_t MostDepth = 64;
    constexpr int MostMembers = 10'000;
    // Texts like the lines of a journal, of which there are thousands, are too short and too flat to need a closer
    // look.
    const auto opened = std::count_if(text.begin(), text.end(), [](char c) { return c == '{' || c == '['; });
    if (text.size() < static_cast<std::size_t>(MostMembers) && opened <= static_cast<std::ptrdiff_t>(MostDepth))
        return std::nullopt;
    std::vector<int> commas; // for every object and list that is open
    bool isString = false;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char c = text[at];
        if (isString) {
            at += c == '\\';
            isString = c != '"';
        } else if (c == '"') {
            isString = true;
        } else if (c == '{' || c == '[') {
            commas.push_back(0);
            if (commas.size() > MostDepth)
                return at;
        } else if ((c == '}' || c == ']') && !commas.empty()) {
            commas.pop_back();
        } else if (c == ',' && !commas.empty() && ++commas.back() >= MostMembers) {
            return at;
        }
    }
    return std::nullopt;
}

std::string toText(const Json &json, int indent)
{
    return json.dump(indent, ' ', /*ensure_ascii=*/false, Json::error_handler_t::replace);
}

} // namespace kagetsu::json
