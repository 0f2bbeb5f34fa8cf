// SPDX-License-Identifier: MIT
#include "record/sgf/syntax/decode.h"

#include "record/sgf/syntax/goeson.h"
#include "record/text/bytes.h"
#include "record/text/charsetguess.h"
#include "record/text/foundtext.h"

#include <algorithm>

namespace kagetsu::record::sgf {

namespace {

bool isBlank(char c)
{
    return c == ' ' || (c >= '\t' && c <= '\r');
}

// True if this place is inside a value, as far as the bytes show without their encoding: the last bracket before it
// decides. After a high byte, `[` may be half of a character and does not count, while the backslash of `\]` may be
// half of one, so that the bracket ends the value.
bool isInsideValue(std::string_view bytes, std::size_t at)
{
    while (at-- > 0) {
        if (bytes[at] == '[' && (at == 0 || !isHigh(bytes[at - 1])))
            return true;
        if (bytes[at] != ']')
            continue;
        std::size_t slash = at;
        while (slash > 0 && bytes[slash - 1] == '\\')
            --slash;
        const bool escaped = (at - slash) % 2 == 1 && (slash == 0 || !isHigh(bytes[slash - 1]));
        if (!escaped)
            return false;
    }
    return false;
}

struct CharsetProperty
{
    std::size_t place = 0;
    std::string_view name;
};

// Returns the next `CA[…]` where an identifier can be: after a value, a semicolon or a parenthesis, and not in a text.
std::optional<CharsetProperty> findCharset(std::string_view bytes, std::size_t from)
{
    for (;;) {
        from = bytes.find("CA", from);
        if (from == std::string_view::npos)
            return std::nullopt;
        std::size_t before = from;
        while (before > 0 && isBlank(bytes[before - 1]))
            --before;
        std::size_t open = from + 2;
        while (open < bytes.size() && isBlank(bytes[open]))
            ++open;
        const bool starts =
            before > 0 && (bytes[before - 1] == ']' || bytes[before - 1] == ';' || bytes[before - 1] == '(');
        const std::size_t close =
            open < bytes.size() && bytes[open] == '[' ? bytes.find(']', open) : std::string_view::npos;
        if (starts && close != std::string_view::npos && close - open < 40 && !isInsideValue(bytes, before))
            return CharsetProperty { from, bytes.substr(open + 1, close - open - 1) };
        from += 2;
    }
}

// Returns the next first half of a character whose second half would be the end of a value (record-sgf.md#r5): the
// character was cut off, or the charset is a different one. If there is none, returns the number of bytes.
std::size_t nextSwallowedEnd(std::string_view bytes, std::size_t from, Charset charset)
{
    for (std::size_t at = from; at + 1 < bytes.size(); ++at) {
        if (!isLeadOfAscii(bytes[at], charset))
            continue;
        if (bytes[at + 1] == ']' && goesOnAsSgf(bytes.substr(at + 2)))
            return at;
        ++at;
    }
    return bytes.size();
}

// Decodes like decode(), but never takes the end of a value for half of a character.
DecodedText decodeValues(std::string_view bytes, Charset charset)
{
    std::size_t cut = nextSwallowedEnd(bytes, 0, charset);
    DecodedText decoded = decode(bytes.substr(0, cut), charset);
    while (cut < bytes.size()) {
        decoded.text += "\xEF\xBF\xBD";
        ++decoded.badBytes;
        const std::size_t begin = cut + 1;
        cut = nextSwallowedEnd(bytes, begin, charset);
        const DecodedText next = decode(bytes.substr(begin, cut - begin), charset);
        decoded.text += next.text;
        decoded.badBytes += next.badBytes;
        decoded.endsInside = next.endsInside;
    }
    return decoded;
}

// Returns the end of the tree that contains this place: after its last parenthesis.
std::size_t treeEnd(std::string_view bytes, std::size_t at, Charset charset)
{
    int depth = 1;
    std::size_t cut = nextSwallowedEnd(bytes, at, charset);
    for (bool inValue = false; at < bytes.size(); ++at) {
        const char c = bytes[at];
        if (at > cut)
            cut = nextSwallowedEnd(bytes, at, charset);
        if (inValue) {
            if (c == '\\' || (isLeadOfAscii(c, charset) && at != cut))
                ++at;
            else
                inValue = c != ']';
        } else if (c == '[') {
            inValue = true;
        } else if (c == '(') {
            ++depth;
        } else if (c == ')' && --depth == 0) {
            return at + 1;
        }
    }
    return bytes.size();
}

class Decoder
{
public:
    explicit Decoder(std::string bytes)
        : m_bytes(std::move(bytes))
    {
    }

    DecodedFile run(std::optional<Charset> chosen)
    {
        if (const std::optional<CharsetMark> mark = markOf(m_bytes)) {
            m_bytes.erase(0, mark->bytes.size());
            decodeAll(mark->charset);
            warnOfOther(mark->charset);
            return finish();
        }
        if (const std::optional<Charset> wide = utf16ByZeros(m_bytes)) {
            decodeAll(*wide);
            return finish();
        }
        if (chosen) {
            decodeAll(*chosen);
            return finish();
        }
        if (!decodeMixed())
            decodeAll(decide(m_bytes));
        return finish();
    }

private:
    void add(Code code, std::int64_t count = 0, std::string_view excerpt = {})
    {
        m_file.messages.push_back({ code, 1, 1, 0, -1, count, std::string(excerpt) });
    }

    // Warns if the file names another charset than that of its byte order mark.
    void warnOfOther(Charset charset)
    {
        if (const auto property = findCharset(m_file.text, 0); property && charsetFromName(property->name) != charset)
            add(Code::CharsetMismatch, 0, property->name);
    }

    // Performs steps 4 to 8 for a stretch of bytes.
    Charset decide(std::string_view bytes)
    {
        const auto property = findCharset(bytes, 0);
        const std::optional<Charset> given = charsetIn(property);
        const bool high = std::any_of(bytes.begin(), bytes.end(), isHigh);
        const bool utf8 = isUtf8(bytes, CutEnd::Allowed);
        if (!given) {
            if (property && !trimmed(property->name).empty())
                add(charsetFromName(property->name) ? Code::CharsetMismatch : Code::UnknownCharset, 0, property->name);
            if (utf8)
                return Charset::Utf8;
            m_file.isGuessed = true;
            return guessCharset(bytes).value_or(Charset::Iso8859_1);
        }
        const Charset named = given.value_or(Charset::Utf8);
        if (!high || (utf8 && named == Charset::Utf8))
            return named;
        const bool narrow = named == Charset::Iso8859_1 || named == Charset::Ascii;
        if (utf8 && (narrow || !readsWell(bytes, named))) {
            if (named != Charset::Utf8)
                add(Code::CharsetMismatch, 0, property->name);
            return Charset::Utf8;
        }
        if (readsWell(bytes, named))
            return named;
        // If another encoding reads the file well, the stated name is wrong; otherwise some bytes were damaged.
        const Charset guess = guessCharset(bytes).value_or(named);
        // A writer that names a single-byte charset did use one, although perhaps under a wrong name.
        const bool isOtherKind = isSingleByte(named) && named != Charset::Ascii && !isSingleByte(guess);
        if (guess == named || isOtherKind || !readsWell(bytes, guess) || !readsBadly(bytes, named))
            return named == Charset::Ascii ? Charset::Iso8859_1 : named;
        add(Code::CharsetMismatch, 0, property->name);
        m_file.isGuessed = true;
        return guess;
    }

    // Returns the charset named in ASCII, unless ASCII reads differently in it.
    static std::optional<Charset> charsetIn(const std::optional<CharsetProperty> &property)
    {
        const std::optional<Charset> named = property ? charsetFromName(property->name) : std::nullopt;
        return named && readsAscii(*named) ? named : std::nullopt;
    }

    // True if there is no bad byte, except in a last character that is cut off.
    static bool readsWell(std::string_view bytes, Charset charset)
    {
        const DecodedText decoded = decodeValues(bytes, charset);
        return decoded.badBytes == 0 || (decoded.endsInside && decoded.badBytes <= 3);
    }

    // True if a large part of the non-ASCII bytes forms no characters.
    static bool readsBadly(std::string_view bytes, Charset charset)
    {
        const auto high = std::count_if(bytes.begin(), bytes.end(), isHigh);
        return decodeValues(bytes, charset).badBytes * 8 > high;
    }

    void decodeAll(Charset charset)
    {
        m_file.stretches.push_back({ 0, charset });
        if (charset == Charset::Utf8 && isUtf8(m_bytes)) {
            m_file.text = std::move(m_bytes);
            return;
        }
        append(m_bytes, charset);
    }

    void append(std::string_view bytes, Charset charset)
    {
        DecodedText decoded = decodeValues(bytes, charset);
        m_badBytes += decoded.badBytes;
        if (m_file.text.empty())
            m_file.text = std::move(decoded.text);
        else
            m_file.text += decoded.text;
    }

    // A stretch of the file up to the end of the next tree that names its encoding, or of the file.
    struct Stretch
    {
        std::string_view bytes;
        std::optional<Charset> named;
    };

    Stretch stretchFrom(std::size_t at) const
    {
        const std::string_view bytes = m_bytes;
        const auto property = findCharset(bytes, at);
        if (!property)
            return { bytes.substr(at), std::nullopt };
        const std::optional<Charset> named = charsetIn(property);
        const std::size_t end = treeEnd(bytes, property->place, named.value_or(Charset::Iso8859_1));
        return { bytes.substr(at, end - at), named };
    }

    // True if everything that looks like a charset names the same one, so that its place need not be checked.
    bool namesAgree() const
    {
        const std::string_view bytes = m_bytes;
        std::string_view last;
        std::optional<Charset> first;
        for (std::size_t at = bytes.find("CA"); at != std::string_view::npos; at = bytes.find("CA", at + 2)) {
            const std::size_t open = bytes.find_first_not_of(" \t\n\v\f\r", at + 2);
            if (open == std::string_view::npos || bytes[open] != '[')
                continue;
            const std::string_view name = bytes.substr(open + 1, 40);
            const std::size_t close = name.find(']');
            if (close == std::string_view::npos || name.substr(0, close) == last)
                continue;
            last = name.substr(0, close);
            const std::optional<Charset> named = charsetIn(CharsetProperty { at, last });
            if (first && named && *first != *named)
                return false;
            first = first ? first : named;
        }
        return true;
    }

    // Decodes a file whose trees are in several encodings (record-sgf.md#r6), each by its own. Further names inside a
    // tree have no effect.
    bool decodeMixed()
    {
        if (namesAgree())
            return false;
        std::vector<Stretch> stretches;
        std::optional<Charset> first;
        bool differ = false;
        for (std::size_t at = 0; at < m_bytes.size(); at += stretches.back().bytes.size()) {
            const Stretch stretch = stretches.emplace_back(stretchFrom(at));
            differ = differ || (first && stretch.named && *first != *stretch.named);
            first = first ? first : stretch.named;
        }
        if (!differ)
            return false;
        add(Code::MixedCharsets);
        for (const Stretch &stretch : stretches) {
            const Charset charset = decide(stretch.bytes);
            m_file.stretches.push_back({ m_file.text.size(), charset });
            append(stretch.bytes, charset);
        }
        return true;
    }

    DecodedFile finish()
    {
        if (m_file.text.starts_with("\xEF\xBB\xBF"))
            m_file.text.erase(0, 3);
        if (m_badBytes > 0)
            add(Code::BadBytes, m_badBytes);
        if (m_file.text.find('\0') != std::string::npos)
            dropNuls();
        return std::move(m_file);
    }

    // NUL becomes a blank inside a value and is removed elsewhere (record-sgf.md#r5).
    void dropNuls()
    {
        add(Code::NulBytes, std::count(m_file.text.begin(), m_file.text.end(), '\0'));
        std::string clean;
        clean.reserve(m_file.text.size());
        bool inValue = false;
        bool escaped = false;
        std::size_t stretch = 0;
        for (std::size_t i = 0; i < m_file.text.size(); ++i) {
            while (stretch < m_file.stretches.size() && m_file.stretches[stretch].begin <= i)
                m_file.stretches[stretch++].begin = clean.size();
            const char c = m_file.text[i];
            if (c != '\0')
                clean += c;
            else if (inValue)
                clean += ' ';
            if (inValue && !escaped && c == '\\') {
                escaped = true;
                continue;
            }
            if (inValue ? c == ']' && !escaped : c == '[')
                inValue = !inValue;
            escaped = false;
        }
        m_file.text = std::move(clean);
    }

    std::string m_bytes;
    DecodedFile m_file;
    std::int64_t m_badBytes = 0;
};

} // namespace

DecodedFile decodeFile(std::string bytes, std::optional<Charset> chosen)
{
    return Decoder(std::move(bytes)).run(chosen);
}

} // namespace kagetsu::record::sgf
