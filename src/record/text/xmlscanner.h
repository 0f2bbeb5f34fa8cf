// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace kagetsu::record {

// Walks through an XML text tag by tag, as far as documents of tables need it: elements with attributes and text.
// Comments, declarations and sections of plain text are understood; nothing is checked.
class XmlScanner
{
public:
    enum class Kind : std::uint8_t {
        Begin, // of an element; of an empty one, End follows
        End,
        Text,
        Finished,
        Broken, // a tag without an end; nothing follows
    };

    explicit XmlScanner(std::string_view text)
        : m_text(text)
    {
    }

    Kind next();
    // Of the element that begins or ends.
    std::string_view name() const { return m_name; }
    // Of the element that begins; empty when it does not have it.
    std::string attribute(std::string_view name) const;
    // Decoded.
    std::string text() const;
    // Where what next() told begins and ends.
    std::size_t begin() const { return m_begin; }
    std::size_t end() const { return m_at; }

private:
    Kind readTag();
    // Goes behind the next occurrence of `mark`; false when there is none.
    bool skipPast(std::string_view mark, std::size_t from);

    std::string_view m_text;
    std::size_t m_at = 0;
    std::size_t m_begin = 0;
    std::string_view m_name;
    std::string_view m_attributes;
    std::string_view m_content;
    bool m_isPlain = false; // the text is to be taken as it stands
    bool m_endsToo = false; // an empty element's end is still to be told
};

} // namespace kagetsu::record
