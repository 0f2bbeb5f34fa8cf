// SPDX-License-Identifier: MIT
#include "tournament/model/names.h"

#include "tournament/model/find.h"

#include <algorithm>
#include <vector>

namespace kagetsu::tournament {

namespace {

// Returns the first character of a text, with all its bytes and the combining marks that follow it.
std::string_view firstCharacter(std::string_view text)
{
    const auto continues = [](char byte) { return (byte & 0xC0) == 0x80; };
    const auto isMark = [](std::string_view rest) {
        // U+0300 to U+036F
        return rest.size() > 1
            && (rest[0] == '\xCC' || (rest[0] == '\xCD' && static_cast<unsigned char>(rest[1]) < 0xB0));
    };
    std::size_t end = text.empty() ? 0 : 1;
    while (end < text.size() && (continues(text[end]) || isMark(text.substr(end))))
        ++end;
    return text.substr(0, end);
}

std::size_t charactersIn(std::string_view text)
{
    std::size_t count = 0;
    for (; !text.empty(); text.remove_prefix(firstCharacter(text).size()))
        ++count;
    return count;
}

std::vector<std::string_view> wordsOf(std::string_view name)
{
    constexpr std::string_view Wide = "\xE3\x80\x80"; // U+3000, the ideographic space
    std::vector<std::string_view> words;
    while (!name.empty()) {
        const std::size_t end = std::min({ name.find_first_of(" ,\t"), name.find(Wide), name.size() });
        if (end > 0)
            words.push_back(name.substr(0, end));
        name.remove_prefix(end);
        if (!name.empty())
            name.remove_prefix(name.starts_with(Wide) ? Wide.size() : 1);
    }
    return words;
}

// True for scripts from U+2E80 on, which write names without blanks. The bytes of UTF-8 sort in the order of code
// points.
bool isEastAsian(std::string_view word)
{
    return firstCharacter(word) >= std::string_view("\xE2\xBA\x80");
}

} // namespace

std::string shownName(const Section &section, EntryId entry)
{
    const Entry *found = findEntry(section, entry);
    if (!found)
        return {};
    const EntryDetails &details = found->details;
    std::vector<const Entry *> namesakes;
    for (const Entry &each : section.entries) {
        if (each.id != entry && each.details.name == details.name)
            namesakes.push_back(&each);
    }
    if (namesakes.empty())
        return details.name;
    const auto isAlone = [&namesakes](auto isSame) { return std::none_of(namesakes.begin(), namesakes.end(), isSame); };
    if (!details.club.empty() && isAlone([&](const Entry *each) { return each->details.club == details.club; }))
        return details.name + " (" + details.club + ")";
    const int year = details.birth.year;
    if (year != 0 && isAlone([&](const Entry *each) { return each->details.birth.year == year; }))
        return details.name + " (" + std::to_string(year) + ")";
    return details.name + " (" + std::to_string(found->number) + ")";
}

std::string initialsOf(std::string_view name)
{
    const std::vector<std::string_view> words = wordsOf(name);
    std::string initials;
    for (const std::string_view word : words) {
        if (words.size() == 1 && isEastAsian(word))
            return std::string(firstCharacter(word)) + std::string(charactersIn(word) - 1, '*');
        initials += (initials.empty() ? "" : " ") + std::string(firstCharacter(word)) + ".";
    }
    return initials;
}

Section publicView(const EventDetails &event, Section section)
{
    for (Entry &entry : section.entries) {
        EntryDetails &details = entry.details;
        if (event.initialsFromYear == 0 || details.birth.year < event.initialsFromYear)
            continue;
        details.name = initialsOf(details.name);
        details.birth = {};
        details.sex = Sex::Unknown;
        details.federationId.clear();
    }
    return section;
}

Event publicView(Event event)
{
    for (Section &section : event.sections)
        section = publicView(event.details, std::move(section));
    return event;
}

} // namespace kagetsu::tournament
