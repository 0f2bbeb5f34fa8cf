// SPDX-License-Identifier: MIT
#include "tournament/csv/listkind.h"

#include "tournament/trf/trfreader.h"

#include <algorithm>
#include <iterator>

namespace kagetsu::tournament {

namespace {

// True for control characters other than those that separate cells and lines, and other than Ctrl-Z, with which old
// programs end a text.
bool isControl(char character)
{
    const auto code = static_cast<unsigned char>(character);
    return (code < 0x20 && (code < '\t' || code > '\r') && code != 0x1A) || code == 0x7F;
}

// True if the first character suggests a web page, JSON or a game record.
bool isOtherText(std::string_view text)
{
    const auto isLetter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); };
    text.remove_prefix(std::min(text.find_first_not_of(" \t\v\f\r\n"), text.size()));
    if (text.size() < 2)
        return false;
    if (text.front() == '<')
        return isLetter(text[1]) || text[1] == '!' || text[1] == '?';
    return text.starts_with("(;") || text.starts_with("{\"") || text.starts_with("{\\rtf");
}

} // namespace

int lineAt(std::string_view text, std::size_t place)
{
    const std::string_view before = text.substr(0, place);
    const auto ends = std::count(before.begin(), before.end(), '\n');
    // Old spreadsheets end their lines with a single CR.
    return 1 + static_cast<int>(ends > 0 ? ends : std::count(before.begin(), before.end(), '\r'));
}

bool beginsAsBinary(std::string_view bytes)
{
    constexpr std::string_view Begins[] { "PK\x03\x04", "%PDF-", "\xD0\xCF\x11\xE0", "SQLite format 3", "\x1F\x8B" };
    return std::any_of(
        std::begin(Begins), std::end(Begins), [bytes](std::string_view each) { return bytes.starts_with(each); });
}

std::optional<NotAList> notAList(std::string_view text)
{
    if (beginsAsBinary(text))
        return NotAList { NotAList::Why::Binary, 1 };
    const auto control = std::find_if(text.begin(), text.end(), isControl);
    if (control != text.end())
        return NotAList { NotAList::Why::Binary, lineAt(text, static_cast<std::size_t>(control - text.begin())) };
    if (isOtherText(text))
        return NotAList { NotAList::Why::OtherText, lineAt(text, text.find_first_not_of(" \t\v\f\r\n")) };
    if (const int line = lineOfReport(text); line > 0)
        return NotAList { NotAList::Why::Report, line };
    return std::nullopt;
}

} // namespace kagetsu::tournament
