// SPDX-License-Identifier: MIT
#include "record/text/foundtext.h"

#include "record/text/charsetguess.h"

#include <algorithm>
#include <iterator>

namespace kagetsu::record {

namespace {

// The longer marks come first, because that of UTF-32LE begins with that of UTF-16LE.
constexpr CharsetMark Marks[] {
    { std::string_view("\xFF\xFE\0\0", 4), Charset::Utf32Le },
    { std::string_view("\0\0\xFE\xFF", 4), Charset::Utf32Be },
    { std::string_view("\xEF\xBB\xBF", 3), Charset::Utf8 },
    { std::string_view("\xFF\xFE", 2), Charset::Utf16Le },
    { std::string_view("\xFE\xFF", 2), Charset::Utf16Be },
};

FoundText foundIn(std::string_view bytes, Charset charset, bool isGuessed = false)
{
    return { decode(bytes, charset), charset, isGuessed };
}

} // namespace

std::optional<CharsetMark> markOf(std::string_view bytes)
{
    const auto mark = std::find_if(
        std::begin(Marks), std::end(Marks), [bytes](const CharsetMark &each) { return bytes.starts_with(each.bytes); });
    return mark == std::end(Marks) ? std::nullopt : std::optional(*mark);
}

std::optional<Charset> utf16ByZeros(std::string_view bytes)
{
    const std::string_view head = bytes.substr(0, 256);
    std::size_t zeros[2] { 0, 0 };
    for (std::size_t i = 0; i < head.size(); ++i)
        zeros[i % 2] += head[i] == '\0' ? 1 : 0;
    const std::size_t many = head.size() / 4;
    if (head.size() < 4)
        return std::nullopt;
    if (zeros[0] > many && zeros[1] == 0)
        return Charset::Utf16Be;
    return zeros[1] > many && zeros[0] == 0 ? std::optional(Charset::Utf16Le) : std::nullopt;
}

std::optional<FoundText> decodeFound(std::string_view bytes)
{
    if (const std::optional<CharsetMark> mark = markOf(bytes))
        return foundIn(bytes.substr(mark->bytes.size()), mark->charset);
    if (const std::optional<Charset> wide = utf16ByZeros(bytes))
        return foundIn(bytes, *wide);
    if (isUtf8(bytes))
        return foundIn(bytes, Charset::Utf8);
    const std::optional<Charset> guess = guessCharset(bytes);
    return guess ? std::optional(foundIn(bytes, *guess, true)) : std::nullopt;
}

} // namespace kagetsu::record
