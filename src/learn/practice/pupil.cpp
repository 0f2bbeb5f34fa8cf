// SPDX-License-Identifier: MIT
#include "learn/practice/pupil.h"

#include <unicode/bytestream.h>
#include <unicode/normalizer2.h>

#include <algorithm>

namespace kagetsu::practice {

namespace {

// Returns the length of the blank with which a text begins, or 0: ASCII ones, and the other widths of a blank, among
// them that of Chinese and Japanese.
std::size_t blankAt(std::string_view text)
{
    constexpr std::string_view Ascii(" \t\r\n\0", 5);
    if (Ascii.find(text.front()) != std::string_view::npos)
        return 1;
    if (text.starts_with("\xC2\xA0"))
        return 2;
    for (const std::string_view each : { "\xE2\x80\xAF", "\xE2\x81\x9F", "\xE3\x80\x80" }) {
        if (text.starts_with(each))
            return each.size();
    }
    // U+2000 to U+200A
    if (text.size() < 3 || !text.starts_with("\xE2\x80"))
        return 0;
    const auto last = static_cast<unsigned char>(text[2]);
    return last >= 0x80 && last <= 0x8A ? 3 : 0;
}

// The signs between names: also the comma, the enumeration comma and the semicolon of Chinese and Japanese.
constexpr std::string_view Separators[] { ",", ";", "\xEF\xBC\x8C", "\xE3\x80\x81", "\xEF\xBC\x9B" };

// Composes letters and their signs (Unicode NFC), so that a name is the same whatever keyboard or system wrote it.
std::string composed(std::string text)
{
    UErrorCode error = U_ZERO_ERROR;
    const icu::Normalizer2 *composer = icu::Normalizer2::getNFCInstance(error);
    std::string result;
    icu::StringByteSink<std::string> sink(&result);
    if (U_SUCCESS(error))
        composer->normalizeUTF8(0, { text.data(), static_cast<std::int32_t>(text.size()) }, sink, nullptr, error);
    return U_SUCCESS(error) ? result : text;
}

// Returns the text with one blank between words and its letters composed, cut to the longest name at a letter.
std::string simplified(std::string_view text)
{
    std::string simple;
    while (!text.empty()) {
        const std::size_t blank = blankAt(text);
        if (blank == 0)
            simple += text.front();
        else if (!simple.empty() && simple.back() != ' ')
            simple += ' ';
        text.remove_prefix(blank == 0 ? 1 : blank);
    }
    if (std::any_of(simple.begin(), simple.end(), [](char letter) { return static_cast<signed char>(letter) < 0; }))
        simple = composed(std::move(simple));
    if (simple.size() > LongestName) {
        std::size_t end = LongestName;
        while (end > 0 && (static_cast<unsigned char>(simple[end]) & 0xC0) == 0x80)
            --end;
        simple.resize(end);
    }
    while (!simple.empty() && simple.back() == ' ')
        simple.pop_back();
    return simple;
}

template <class Take>
void split(std::string_view text, std::size_t (*separatorAt)(std::string_view), Take take)
{
    std::size_t begin = 0;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t length = separatorAt(text.substr(at));
        if (length == 0) {
            ++at;
            continue;
        }
        take(text.substr(begin, at - begin));
        at += length;
        begin = at;
    }
    take(text.substr(begin));
}

std::size_t commaAt(std::string_view text)
{
    for (const std::string_view each : Separators) {
        if (text.starts_with(each))
            return each.size();
    }
    return 0;
}

std::size_t lineEndAt(std::string_view text)
{
    return text.front() == '\n' || text.front() == '\r' ? 1 : 0;
}

std::size_t tabAt(std::string_view text)
{
    return text.front() == '\t' ? 1 : 0;
}

void addTo(std::vector<Pupil> &pupils, Pupil pupil)
{
    if (pupil.name.empty())
        return;
    const auto found =
        std::find_if(pupils.begin(), pupils.end(), [&](const Pupil &each) { return each.name == pupil.name; });
    if (found == pupils.end())
        pupils.push_back(std::move(pupil));
    else
        found->groups.merge(pupil.groups);
}

void readRow(std::vector<Pupil> &pupils, std::string_view line)
{
    Pupil pupil;
    split(line, tabAt, [&](std::string_view cell) {
        std::string text = simplified(cell);
        if (pupil.name.empty())
            pupil.name = std::move(text);
        else if (!text.empty())
            pupil.groups.insert(std::move(text));
    });
    addTo(pupils, std::move(pupil));
}

} // namespace

std::string goodName(std::string_view name)
{
    return simplified(name);
}

bool isGoodName(std::string_view name)
{
    return !name.empty() && simplified(name) == name;
}

std::vector<Pupil> pupilsTyped(std::string_view text)
{
    std::vector<Pupil> pupils;
    split(text, lineEndAt, [&](std::string_view line) {
        if (line.find('\t') != std::string_view::npos)
            readRow(pupils, line);
        else
            split(line, commaAt, [&](std::string_view name) { addTo(pupils, { .name = simplified(name) }); });
    });
    return pupils;
}

std::set<std::string> groupsTyped(std::string_view text)
{
    std::set<std::string> groups;
    split(text, commaAt, [&](std::string_view group) {
        if (std::string name = simplified(group); !name.empty())
            groups.insert(std::move(name));
    });
    return groups;
}

std::optional<Mark> markOf(const Pupil &pupil, const std::string &lesson, int page)
{
    const auto found = pupil.marks.find({ lesson, page });
    return found == pupil.marks.end() ? std::nullopt : std::optional(found->second);
}

MarkCounts markCounts(const Pupil &pupil, std::string_view lesson)
{
    MarkCounts counts;
    for (const auto &[page, mark] : pupil.marks) {
        if (page.lesson == lesson)
            counts.add(mark);
    }
    return counts;
}

Summary summaryOf(const Pupil &pupil, Day today)
{
    Summary summary;
    summary.pages = static_cast<int>(pupil.done.size());
    summary.tasks = static_cast<int>(pupil.cards.size());
    for (const auto &[task, card] : pupil.cards) {
        summary.due += isDue(card, today) ? 1 : 0;
        summary.right += card.right;
        summary.wrong += card.wrong;
    }
    for (const auto &[page, mark] : pupil.marks)
        summary.marks.add(mark);
    return summary;
}

} // namespace kagetsu::practice
