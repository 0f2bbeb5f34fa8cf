// SPDX-License-Identifier: MIT
#include "opening/pattern/catalogue.h"

#include <algorithm>
#include <string>

namespace kagetsu::opening {

namespace {

void replaceAll(std::string &text, std::string_view from, std::string_view to)
{
    for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size()))
        text.replace(at, from.size(), to);
}

// Replaces each capital Cyrillic letter, two bytes of UTF-8, by its small letter.
void lowerCyrillic(std::string &text)
{
    for (std::size_t i = 0; i + 1 < text.size(); ++i) {
        const auto lead = static_cast<unsigned char>(text[i]);
        const auto rest = static_cast<unsigned char>(text[i + 1]);
        if (lead != 0xD0 || rest < 0x90 || rest > 0xAF)
            continue;
        // А to П keep their lead byte, Р to Я change it.
        const bool stays = rest < 0xA0;
        text[i] = static_cast<char>(stays ? 0xD0 : 0xD1);
        text[i + 1] = static_cast<char>(stays ? rest + 0x20 : rest - 0x20);
    }
}

// Returns a form that is the same for all spellings of one name.
std::string folded(std::string_view text)
{
    std::string same;
    for (char c : text) {
        if (c >= 'A' && c <= 'Z')
            same += static_cast<char>(c - 'A' + 'a');
        else if (c != ' ' && c != '-' && c != '\'')
            same += c;
    }
    lowerCyrillic(same);
    for (const auto &[from, to] : { std::pair { "ō", "o" }, { "Ō", "o" }, { "ū", "u" }, { "Ū", "u" }, { "ё", "е" },
             { "Ё", "е" }, { "ou", "o" }, { "oo", "o" }, { "uu", "u" } })
        replaceAll(same, from, to);
    return same;
}

} // namespace

std::vector<const Pattern *> findPatterns(std::string_view search)
{
    const std::string wanted = folded(search);
    std::vector<const Pattern *> found;
    for (const Pattern &pattern : patterns()) {
        const std::string code = folded(pattern.code);
        const bool isCode = code.starts_with(wanted) || code.substr(1) + code[0] == wanted;
        const auto isPart = [&](std::string_view name) { return folded(name).find(wanted) != std::string::npos; };
        const std::string_view names[] { pattern.romaji, pattern.kana, pattern.japanese, pattern.chinese,
            pattern.traditional, pattern.korean, pattern.russian };
        if (isCode || std::ranges::any_of(names, isPart))
            found.push_back(&pattern);
    }
    return found;
}

} // namespace kagetsu::opening
