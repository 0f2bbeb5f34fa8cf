// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace kagetsu::record {

// Walks through an XML text tag by tag, as far as documents with tables need it: elements with attributes and text.
// Comments, declarations and CDATA sections are understood; nothing is validated.
class XmlScanner
{
public:
    enum class Kind : std::uint8_t {
        Begin, // of an element; for an empty element, End follows
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
    // Returns the name of the element that begins or ends.
    std::string_view name() const { return m_name; }
    // Returns an attribute of the element that begins, or an empty text if it does not exist.
    std::string attribute(std::string_view name) const;
    // Returns the decoded text.
    std::string text() const;
    // Return where the last result of next() begins and ends in the text.
    std::size_t begin() const { return m_begin; }
    std::size_t end() const { return m_at; }

private:
    Kind readTag();
    // Moves past the next occurrence of `mark`. Returns false if there is none.
    bool skipPast(std::string_view mark, std::size_t from);

    std::string_view m_text;
    std::size_t m_at = 0;
    std::size_t m_begin = 0;
    std::string_view m_name;
    std::string_view m_attributes;
    std::string_view m_content;
    bool m_isPlain = false; // True if the text must not be decoded
    bool m_endsToo = false; // True if the end of an empty element must still be returned
};

} // namespace kagetsu::record
