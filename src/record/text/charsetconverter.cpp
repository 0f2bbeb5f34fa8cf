// SPDX-License-Identifier: MIT
#include "record/text/charsetconverter.h"

#include <algorithm>
#include <iterator>
#include <unicode/ucnv.h>
#include <unicode/unistr.h>

namespace kagetsu::record {

namespace {

constexpr std::string_view Replaced = "\xEF\xBF\xBD";

void appendUtf8(std::string &text, const UChar *units, std::size_t count)
{
    icu::UnicodeString(/*isTerminated=*/false, units, static_cast<std::int32_t>(count)).toUTF8String(text);
}

bool isPlainText(char byte)
{
    return (byte >= ' ' && byte <= '~') || byte == '\t' || byte == '\n' || byte == '\r';
}

// Returns how many bytes before the current place the converter has found to be none of its characters: 0 if it has not
// taken any.
std::int64_t invalidBytes(UConverter *converter)
{
    char invalid[16];
    std::int8_t count = sizeof invalid;
    UErrorCode status = U_ZERO_ERROR;
    ucnv_getInvalidChars(converter, invalid, &count, &status);
    return U_SUCCESS(status) && count > 0 ? count : 0;
}

// Returns how many units of UTF-16 before the current place the converter has no bytes for: 0 if it has not taken any.
int invalidUnits(UConverter *converter)
{
    UChar invalid[16];
    std::int8_t count = std::size(invalid);
    UErrorCode status = U_ZERO_ERROR;
    ucnv_getInvalidUChars(converter, invalid, &count, &status);
    return U_SUCCESS(status) && count > 0 ? count : 0;
}

} // namespace

DecodedText decodeWith(UConverter *converter, std::string_view bytes)
{
    DecodedText decoded;
    if (bytes.empty())
        return decoded;
    decoded.text.reserve(bytes.size() + bytes.size() / 4);
    UErrorCode status = U_ZERO_ERROR;
    if (converter)
        ucnv_setToUCallBack(converter, UCNV_TO_U_CALLBACK_STOP, nullptr, nullptr, nullptr, &status);
    const char *source = bytes.data();
    const char *const end = source + bytes.size();
    UChar units[4096];
    UChar *begin = units; // after the first half of a pair that the end of the buffer has cut
    for (;;) {
        UChar *target = begin;
        const char *const before = source;
        status = U_ZERO_ERROR;
        ucnv_toUnicode(converter, &target, units + std::size(units), &source, end, nullptr, /*flush=*/true, &status);
        const bool hasMoved = source != before || target != begin;
        auto count = static_cast<std::size_t>(target - units);
        const bool isCut = status == U_BUFFER_OVERFLOW_ERROR && count > 0 && U16_IS_LEAD(units[count - 1]);
        count -= isCut ? 1 : 0;
        appendUtf8(decoded.text, units, count);
        if (isCut)
            units[0] = units[count];
        begin = units + (isCut ? 1 : 0);
        if (U_SUCCESS(status))
            return decoded;
        if (status == U_BUFFER_OVERFLOW_ERROR && hasMoved)
            continue;
        const std::int64_t invalid = invalidBytes(converter);
        const bool isStuck = !hasMoved && invalid == 0 && source < end;
        if (isStuck && isPlainText(*source)) {
            decoded.text += *source++;
        } else {
            // A sequence that is not a character, or a character cut off by the end.
            decoded.endsInside = status == U_TRUNCATED_CHAR_FOUND;
            const std::int64_t bad = std::max<std::int64_t>(invalid, 1);
            for (std::int64_t i = 0; i < bad; ++i)
                decoded.text += Replaced;
            decoded.badBytes += bad;
            if (isStuck)
                ++source;
        }
        if (source >= end)
            return decoded;
        ucnv_resetToUnicode(converter);
    }
}

EncodedText encodeWith(UConverter *converter, std::string_view text)
{
    EncodedText encoded;
    if (text.empty())
        return encoded;
    UErrorCode status = U_ZERO_ERROR;
    if (converter)
        ucnv_setFromUCallBack(converter, UCNV_FROM_U_CALLBACK_STOP, nullptr, nullptr, nullptr, &status);
    const icu::UnicodeString units =
        icu::UnicodeString::fromUTF8(icu::StringPiece(text.data(), static_cast<std::int32_t>(text.size())));
    const UChar *source = units.getBuffer();
    const UChar *const end = source + units.length();
    char buffer[4096];
    for (;;) {
        char *target = buffer;
        const UChar *const before = source;
        status = U_ZERO_ERROR;
        ucnv_fromUnicode(converter, &target, buffer + sizeof buffer, &source, end, nullptr, /*flush=*/true, &status);
        encoded.bytes.append(buffer, static_cast<std::size_t>(target - buffer));
        if (U_SUCCESS(status))
            return encoded;
        const bool hasMoved = source != before || target != buffer;
        if (status == U_BUFFER_OVERFLOW_ERROR && hasMoved)
            continue;
        ++encoded.lost;
        encoded.bytes += '?';
        if (!hasMoved && invalidUnits(converter) == 0 && source < end)
            source += U16_LENGTH(units.char32At(static_cast<std::int32_t>(source - units.getBuffer())));
        if (source >= end)
            return encoded;
        ucnv_resetFromUnicode(converter);
    }
}

} // namespace kagetsu::record
