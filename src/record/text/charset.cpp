// SPDX-License-Identifier: MIT
#include "record/text/charset.h"

#include "base/enumtable.h"
#include "record/text/bytes.h"
#include "record/text/charsetconverter.h"

#include <algorithm>
#include <cstring>
#include <memory>
#include <unicode/ucnv.h>

namespace kagetsu::record {

namespace {

struct CharsetRow
{
    std::string_view name; // IANA name
    const char *converter; // name in ICU
};

constexpr EnumTable<Charset, CharsetRow> CharsetRows({
    { Charset::Utf8, { "UTF-8", "UTF-8" } },
    { Charset::Utf16Le, { "UTF-16LE", "UTF-16LE" } },
    { Charset::Utf16Be, { "UTF-16BE", "UTF-16BE" } },
    { Charset::Utf32Le, { "UTF-32LE", "UTF-32LE" } },
    { Charset::Utf32Be, { "UTF-32BE", "UTF-32BE" } },
    { Charset::Gb18030, { "GB18030", "gb18030" } },
    { Charset::ShiftJis, { "Shift_JIS", "windows-31j" } }, // with the additions of Windows, record-sgf.md#r4
    { Charset::Big5, { "Big5", "windows-950" } },
    { Charset::EucKr, { "EUC-KR", "windows-949" } },
    { Charset::EucJp, { "EUC-JP", "EUC-JP" } },
    { Charset::Windows1251, { "windows-1251", "windows-1251" } },
    { Charset::Iso8859_1, { "ISO-8859-1", "windows-1252" } }, // differs only in 80 to 9F, record-sgf.md#r4
    { Charset::Koi8R, { "KOI8-R", "KOI8-R" } },
    { Charset::Ascii, { "US-ASCII", "US-ASCII" } },
    { Charset::Iso2022Jp, { "ISO-2022-JP", "ISO-2022-JP" } },
    { Charset::Windows1250, { "windows-1250", "windows-1250" } },
    { Charset::Iso8859_2, { "ISO-8859-2", "ISO-8859-2" } },
    { Charset::Windows1253, { "windows-1253", "windows-1253" } },
    { Charset::Windows1254, { "windows-1254", "windows-1254" } },
    { Charset::Windows1257, { "windows-1257", "windows-1257" } },
});

struct Alias
{
    std::string_view name; // only lower-case letters and digits
    Charset charset;
};

constexpr Alias Aliases[] {
    { "utf8", Charset::Utf8 },
    { "utf16le", Charset::Utf16Le },
    { "utf16be", Charset::Utf16Be },
    { "utf16", Charset::Utf16Be },
    { "utf32le", Charset::Utf32Le },
    { "utf32be", Charset::Utf32Be },
    { "gbk", Charset::Gb18030 },
    { "gb2312", Charset::Gb18030 },
    { "gb18030", Charset::Gb18030 },
    { "cp936", Charset::Gb18030 },
    { "big5", Charset::Big5 },
    { "shiftjis", Charset::ShiftJis },
    { "sjis", Charset::ShiftJis },
    { "cp932", Charset::ShiftJis },
    { "windows31j", Charset::ShiftJis },
    { "eucjp", Charset::EucJp },
    { "euckr", Charset::EucKr },
    { "cp949", Charset::EucKr },
    { "iso88591", Charset::Iso8859_1 },
    { "latin1", Charset::Iso8859_1 },
    { "windows1252", Charset::Iso8859_1 },
    { "windows1251", Charset::Windows1251 },
    { "koi8r", Charset::Koi8R },
    { "ascii", Charset::Ascii },
    { "usascii", Charset::Ascii },
    { "iso2022jp", Charset::Iso2022Jp },
    { "xgbk", Charset::Gb18030 },
    { "euccn", Charset::Gb18030 },
    { "windows936", Charset::Gb18030 },
    { "uhc", Charset::EucKr },
    { "windows949", Charset::EucKr },
    { "xwindows949", Charset::EucKr },
    { "ksc5601", Charset::EucKr },
    { "ksc56011987", Charset::EucKr },
    { "cp950", Charset::Big5 },
    { "windows950", Charset::Big5 },
    { "xsjis", Charset::ShiftJis },
    { "ms932", Charset::ShiftJis },
    { "cp1252", Charset::Iso8859_1 },
    { "cp1251", Charset::Windows1251 },
    { "windows1250", Charset::Windows1250 },
    { "cp1250", Charset::Windows1250 },
    { "iso88592", Charset::Iso8859_2 },
    { "latin2", Charset::Iso8859_2 },
    { "windows1253", Charset::Windows1253 },
    { "cp1253", Charset::Windows1253 },
    { "windows1254", Charset::Windows1254 },
    { "cp1254", Charset::Windows1254 },
    { "windows1257", Charset::Windows1257 },
    { "cp1257", Charset::Windows1257 },
};

// A charset that only ICU knows, with facts that are found out once.
struct OtherCharset
{
    std::string name;
    std::string converter;
    bool isSingleByte = false;
    bool readsAscii = false;
    bool extendsAscii = false;
};

using Converter = std::unique_ptr<UConverter, decltype(&ucnv_close)>;

Converter converterNamed(const char *name)
{
    UErrorCode status = U_ZERO_ERROR;
    return { ucnv_open(name, &status), &ucnv_close };
}

// Returns the name of a converter for e-mail, or the IANA name, or its own name.
std::string standardName(const char *converter)
{
    for (const char *standard : { "MIME", "IANA" }) {
        UErrorCode status = U_ZERO_ERROR;
        const char *name = ucnv_getStandardName(converter, standard, &status);
        if (name && U_SUCCESS(status))
            return name;
    }
    return converter;
}

// True if letters, digits and the characters that have a meaning in game files are the same as in ASCII.
bool agreesWithAscii(UConverter *converter)
{
    constexpr std::string_view Plain = "(;CA[az09]\\:-)";
    UChar units[64];
    UErrorCode status = U_ZERO_ERROR;
    const auto length = ucnv_toUChars(
        converter, units, static_cast<std::int32_t>(std::size(units)), Plain.data(), std::ssize(Plain), &status);
    return U_SUCCESS(status) && length == std::ssize(Plain)
        && std::equal(Plain.begin(), Plain.end(), units, [](char c, UChar unit) { return UChar(c) == unit; });
}

std::string plainName(std::string_view name)
{
    std::string plain;
    for (const char c : name.substr(0, 40)) {
        if (c >= 'A' && c <= 'Z')
            plain += static_cast<char>(c - 'A' + 'a');
        else if (c != ' ' && c != '\t' && c != '\r' && c != '\n' && c != '-' && c != '_')
            plain += c;
    }
    return plain;
}

const Alias *aliasOf(std::string_view name)
{
    const std::string plain = plainName(name);
    const auto *const found = std::find_if(
        std::begin(Aliases), std::end(Aliases), [&plain](const Alias &alias) { return alias.name == plain; });
    return found == std::end(Aliases) ? nullptr : found;
}

constexpr std::size_t Known = CharsetRows.Count;

const std::vector<OtherCharset> &otherCharsets()
{
    static const std::vector<OtherCharset> others = [] {
        std::vector<OtherCharset> found;
        for (std::int32_t i = 0; i < ucnv_countAvailable(); ++i) {
            const char *const name = ucnv_getAvailableName(i);
            const Converter converter = converterNamed(name);
            const std::string standard = standardName(name);
            if (!converter || aliasOf(standard) || aliasOf(name))
                continue;
            const UConverterType type = ucnv_getType(converter.get());
            const bool isPlain = type == UCNV_SBCS || type == UCNV_MBCS || type == UCNV_LATIN_1;
            const bool reads = agreesWithAscii(converter.get());
            found.push_back({ standard, name, type == UCNV_SBCS || type == UCNV_LATIN_1, reads, reads && isPlain });
        }
        std::sort(found.begin(), found.end(),
            [](const OtherCharset &one, const OtherCharset &two) { return one.name < two.name; });
        return found;
    }();
    return others;
}

// Returns the facts about a charset that only ICU knows, or nullptr for those of the enumeration.
const OtherCharset *otherOf(Charset charset)
{
    const auto number = static_cast<std::size_t>(charset);
    return number < Known ? nullptr : &otherCharsets().at(number - Known);
}

const CharsetRow &rowOf(Charset charset)
{
    return CharsetRows[charset];
}

const char *converterOf(Charset charset)
{
    const OtherCharset *other = otherOf(charset);
    return other ? other->converter.c_str() : rowOf(charset).converter;
}

// Expands other common spellings: "win1250", "8859-2".
std::string spelledOut(std::string_view name)
{
    const std::string plain = plainName(name);
    const auto isNumber = [](std::string_view text) {
        return !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos;
    };
    if (plain.starts_with("win") && isNumber(std::string_view(plain).substr(3)))
        return "windows-" + plain.substr(3);
    if (plain.starts_with("cp") && isNumber(std::string_view(plain).substr(2)))
        return "cp" + plain.substr(2);
    if (plain.starts_with("8859") && isNumber(plain))
        return "iso-8859-" + plain.substr(4);
    return std::string(name);
}

constexpr std::string_view Replacement = "\xEF\xBF\xBD";

// Returns the length of the ASCII text at the beginning.
std::size_t asciiLength(std::string_view bytes)
{
    std::size_t at = 0;
    for (; at + 8 <= bytes.size(); at += 8) {
        std::uint64_t word = 0;
        std::memcpy(&word, bytes.data() + at, 8);
        if ((word & 0x8080808080808080u) != 0)
            break;
    }
    while (at < bytes.size() && static_cast<unsigned char>(bytes[at]) < 0x80)
        ++at;
    return at;
}

enum class Utf8 : std::uint8_t { Good, Bad, Cut };

// Examines the first character: it is well formed, bad, or cut off by the end. Also returns its length.
std::pair<Utf8, std::size_t> utf8Step(std::string_view bytes)
{
    const auto at = [bytes](std::size_t i) { return static_cast<unsigned char>(bytes[i]); };
    const unsigned char lead = at(0);
    const std::size_t length = lead < 0x80 ? 1
        : lead < 0xC2                      ? 0
        : lead < 0xE0                      ? 2
        : lead < 0xF0                      ? 3
        : lead < 0xF5                      ? 4
                                           : 0;
    if (length == 0)
        return { Utf8::Bad, 1 };
    for (std::size_t i = 1; i < length; ++i) {
        if (i == bytes.size())
            return { Utf8::Cut, i };
        // The second byte has a smaller range, to exclude overlong forms, surrogates and numbers beyond Unicode.
        const int low = i > 1 ? 0x80 : lead == 0xE0 ? 0xA0 : lead == 0xF0 ? 0x90 : 0x80;
        const int high = i > 1 ? 0xBF : lead == 0xED ? 0x9F : lead == 0xF4 ? 0x8F : 0xBF;
        if (at(i) < low || at(i) > high)
            return { Utf8::Bad, 1 };
    }
    return { Utf8::Good, length };
}

DecodedText decodeUtf8(std::string_view bytes)
{
    DecodedText decoded;
    decoded.text.reserve(bytes.size());
    while (!bytes.empty()) {
        const std::size_t plain = asciiLength(bytes);
        decoded.text += bytes.substr(0, plain);
        bytes.remove_prefix(plain);
        if (bytes.empty())
            break;
        const auto [step, length] = utf8Step(bytes);
        if (step == Utf8::Good) {
            decoded.text += bytes.substr(0, length);
        } else {
            decoded.endsInside = step == Utf8::Cut;
            for (std::size_t i = 0; i < length; ++i)
                decoded.text += Replacement;
            decoded.badBytes += static_cast<std::int64_t>(length);
        }
        bytes.remove_prefix(length);
    }
    return decoded;
}

} // namespace

std::optional<Charset> charsetFromName(std::string_view name)
{
    const std::string written = spelledOut(trimmed(name.substr(0, 60)));
    if (const Alias *alias = aliasOf(written))
        return alias->charset;
    const std::vector<OtherCharset> &others = otherCharsets();
    const auto numberOf = [&others](auto each) {
        return static_cast<Charset>(Known + static_cast<std::size_t>(each - others.begin()));
    };
    if (const auto named = std::find_if(
            others.begin(), others.end(), [&written](const OtherCharset &each) { return each.name == written; });
        named != others.end())
        return numberOf(named);
    if (written.empty() || written.find(',') != std::string::npos) // ICU reads what follows a comma as options
        return std::nullopt;
    const Converter converter = converterNamed(written.c_str());
    UErrorCode status = U_ZERO_ERROR;
    const char *const canonical = converter ? ucnv_getName(converter.get(), &status) : nullptr;
    if (!canonical || U_FAILURE(status))
        return std::nullopt;
    if (const Alias *alias = aliasOf(standardName(canonical)))
        return alias->charset;
    const auto found = std::find_if(
        others.begin(), others.end(), [canonical](const OtherCharset &each) { return each.converter == canonical; });
    return found == others.end() ? std::nullopt : std::optional(numberOf(found));
}

std::string_view nameOf(Charset charset)
{
    const OtherCharset *other = otherOf(charset);
    return other ? std::string_view(other->name) : rowOf(charset).name;
}

std::vector<Charset> allCharsets()
{
    std::vector<Charset> all;
    for (std::size_t number = 0; number < Known + otherCharsets().size(); ++number)
        all.push_back(static_cast<Charset>(number));
    return all;
}

DecodedText decode(std::string_view bytes, Charset charset)
{
    if (charset == Charset::Utf8)
        return decodeUtf8(bytes);
    if (extendsAscii(charset) && asciiLength(bytes) == bytes.size())
        return { .text = std::string(bytes) };
    return decodeWith(converterNamed(converterOf(charset)).get(), bytes);
}

EncodedText encode(std::string_view text, Charset charset)
{
    if (charset == Charset::Utf8 || (extendsAscii(charset) && asciiLength(text) == text.size()))
        return { .bytes = std::string(text) };
    return encodeWith(converterNamed(converterOf(charset)).get(), text);
}

bool extendsAscii(Charset charset)
{
    if (const OtherCharset *other = otherOf(charset))
        return other->extendsAscii;
    switch (charset) {
    case Charset::Utf16Le:
    case Charset::Utf16Be:
    case Charset::Utf32Le:
    case Charset::Utf32Be:
    case Charset::Iso2022Jp: return false;
    default: return true;
    }
}

bool readsAscii(Charset charset)
{
    const OtherCharset *other = otherOf(charset);
    return other ? other->readsAscii : extendsAscii(charset) || charset == Charset::Iso2022Jp;
}

bool isSingleByte(Charset charset)
{
    if (const OtherCharset *other = otherOf(charset))
        return other->isSingleByte;
    switch (charset) {
    case Charset::Windows1251:
    case Charset::Iso8859_1:
    case Charset::Koi8R:
    case Charset::Ascii:
    case Charset::Windows1250:
    case Charset::Iso8859_2:
    case Charset::Windows1253:
    case Charset::Windows1254:
    case Charset::Windows1257: return true;
    default: return false;
    }
}

bool isLeadOfAscii(char byte, Charset charset)
{
    const auto c = static_cast<unsigned char>(byte);
    switch (charset) {
    case Charset::ShiftJis: return (c >= 0x81 && c <= 0x9F) || (c >= 0xE0 && c <= 0xFC);
    case Charset::Gb18030:
    case Charset::Big5:
    case Charset::EucKr: return c >= 0x81 && c <= 0xFE;
    case Charset::Utf8:
    case Charset::EucJp: return false;
    default: // also for charsets that only ICU knows: any byte may follow
        return c >= 0x81 && extendsAscii(charset) && !isSingleByte(charset);
    }
}

bool isUtf8(std::string_view bytes, CutEnd cutEnd)
{
    while (!bytes.empty()) {
        bytes.remove_prefix(asciiLength(bytes));
        if (bytes.empty())
            break;
        const auto [step, length] = utf8Step(bytes);
        if (step == Utf8::Cut)
            return cutEnd == CutEnd::Allowed;
        if (step == Utf8::Bad)
            return false;
        bytes.remove_prefix(length);
    }
    return true;
}

} // namespace kagetsu::record
