// SPDX-License-Identifier: MIT
#include "library/model/fold.h"

#include <unicode/translit.h>
#include <unicode/unistr.h>

#include <algorithm>
#include <memory>
#include <mutex>
#include <vector>

namespace kagetsu::library {

namespace {

// Latin letters for Cyrillic ones as English writes them (BGN), which is how players spell themselves abroad.
constexpr const char *Rules = "NFKC; Russian-Latin/BGN; Traditional-Simplified; Cyrillic-Latin; NFD; "
                              "[:Nonspacing Mark:] Remove; Latin-ASCII; Lower; NFC";

const icu::Transliterator *transliterator()
{
    static const std::unique_ptr<const icu::Transliterator> Made = [] {
        UErrorCode error = U_ZERO_ERROR;
        std::unique_ptr<const icu::Transliterator> made(
            icu::Transliterator::createInstance(icu::UnicodeString::fromUTF8(Rules), UTRANS_FORWARD, error));
        return U_SUCCESS(error) ? std::move(made) : nullptr;
    }();
    return Made.get();
}

bool isBlank(char c)
{
    // Other scripts have no words between blanks, and a part of them is found anywhere.
    return static_cast<unsigned char>(c) < 0x80
        && !((c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'));
}

std::vector<std::string_view> wordsOf(std::string_view text)
{
    std::vector<std::string_view> words;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find(' ', at), text.size());
        if (end > at)
            words.push_back(text.substr(at, end - at));
        at = end + 1;
    }
    return words;
}

std::string joined(const std::vector<std::string_view> &words)
{
    std::string text;
    for (const std::string_view word : words)
        text.append(text.empty() ? "" : " ").append(word);
    return text;
}

bool isAscii(std::string_view text)
{
    return std::all_of(text.begin(), text.end(), [](char c) { return static_cast<unsigned char>(c) < 0x80; });
}

} // namespace

std::string folded(std::string_view name)
{
    std::string text;
    if (isAscii(name)) {
        text = name;
        std::transform(text.begin(), text.end(), text.begin(),
            [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    } else {
        icu::UnicodeString wide =
            icu::UnicodeString::fromUTF8(icu::StringPiece(name.data(), static_cast<std::int32_t>(name.size())));
        if (const icu::Transliterator *rules = transliterator()) {
            static std::mutex guard; // ICU does not say that one transliterator may be used by several threads
            const std::lock_guard lock(guard);
            rules->transliterate(wide);
        } else {
            wide.foldCase();
        }
        wide.toUTF8String(text);
    }
    std::replace_if(text.begin(), text.end(), isBlank, ' ');
    return joined(wordsOf(text));
}

std::string foldedWords(std::string_view name)
{
    const std::string text = folded(name);
    std::vector<std::string_view> words = wordsOf(text);
    std::sort(words.begin(), words.end());
    return joined(words);
}

bool matchesName(std::string_view foldedName, std::string_view foldedSearch)
{
    const std::vector<std::string_view> words = wordsOf(foldedSearch);
    return std::all_of(words.begin(), words.end(), [foldedName](std::string_view word) {
        for (std::size_t at = foldedName.find(word); at != std::string_view::npos; at = foldedName.find(word, at + 1)) {
            if (at == 0 || foldedName[at - 1] == ' ' || !isAscii(word))
                return true;
        }
        return false;
    });
}

} // namespace kagetsu::library
