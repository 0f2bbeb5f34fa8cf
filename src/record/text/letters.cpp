// SPDX-License-Identifier: MIT
#include "record/text/letters.h"

#include <algorithm>
#include <span>
#include <string_view>
#include <unicode/uchar.h>

namespace kagetsu::record {

namespace {

constexpr double Fits = 0.7;
constexpr double Misplaced = -0.5;
constexpr int FewLetters = 8;
constexpr int FewestVowels = 5; // at least one letter of this many is a vowel
constexpr std::u32string_view Vowels = U"аеёиоуыэюяіїєαεηιουωάέήίόύώϊϋ";

// The letters of a language besides A to Z, in lower case. `atEnd` lists letters that occur only at the end of a word.
struct Language
{
    std::u32string_view letters;
    std::u32string_view atEnd {};
};

constexpr Language Western[] {
    { U"äöüß" }, // German
    { U"àâæçéèêëîïôœùûüÿ" }, // French
    { U"áéíñóúüª" }, // Spanish
    { U"ãáâàçéêíóôõúª" }, // Portuguese
    { U"é", U"àèéìòù" }, // Italian
    { U"åæøéö" }, // Danish, Norwegian
    { U"åäöé" }, // Swedish, Finnish
    { U"éèëïöüóê" }, // Dutch
    { U"áðéíóúýþæö" }, // Icelandic
    { U"äöõüšž" }, // Estonian
    { U"àçèéíïòóúü" }, // Catalan
};
constexpr Language Central[] {
    { U"áčďéěíňóřšťúůýž" }, // Czech
    { U"áäčďéíĺľňóôŕšťúýž" }, // Slovak
    { U"ąćęłńóśźż" }, // Polish
    { U"áéíóöőúüű" }, // Hungarian
    { U"čćđšž" }, // Croatian, Slovene, Bosnian
    { U"ăâîşţ" }, // Romanian
    { U"äöüß" }, // German
};
constexpr Language Baltic[] {
    { U"ąčęėįšųūž" }, // Lithuanian
    { U"āčēģīķļņšūž" }, // Latvian
    { U"äöõüšž" }, // Estonian
};
constexpr Language Turkish[] { { U"çğıöşüâî" } };
constexpr Language Greek[] { { U"αβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώϊϋΐΰ" } };
constexpr Language Cyrillic[] { { U"абвгдеёжзийклмнопрстуфхцчшщъыьэюяіїєґўџјљњћђ" } };

std::span<const Language> languagesOf(Charset charset)
{
    switch (charset) {
    case Charset::Iso8859_1: return Western;
    case Charset::Windows1250:
    case Charset::Iso8859_2: return Central;
    case Charset::Windows1257: return Baltic;
    case Charset::Windows1254: return Turkish;
    case Charset::Windows1253: return Greek;
    case Charset::Windows1251:
    case Charset::Koi8R: return Cyrillic;
    default: return {};
    }
}

char32_t small(char32_t c)
{
    return static_cast<char32_t>(u_tolower(static_cast<UChar32>(c)));
}

bool isCapital(char32_t c)
{
    return u_isupper(static_cast<UChar32>(c)) != 0;
}

bool isSmall(char32_t c)
{
    return u_islower(static_cast<UChar32>(c)) != 0;
}

bool isAnyLetter(char32_t c)
{
    return u_isalpha(static_cast<UChar32>(c)) != 0;
}

bool isVowel(char32_t c)
{
    return std::u32string_view(U"aeiouáéíóú").find(small(c)) != std::u32string_view::npos;
}

// True if the letter is unlikely in this place: Danish ø occurs between consonants, or before i, j and y.
bool isUnlikelyBeside(char32_t letter, char32_t before, char32_t after)
{
    return letter == U'ø' && (isVowel(before) || (isVowel(after) && small(after) != U'i'));
}

double scoreIn(const Language &language, const std::u32string &text, bool isLatin)
{
    double score = 0;
    int count = 0;
    int vowels = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char32_t c = text[i];
        if (c < 0x80)
            continue;
        const char32_t before = i > 0 ? text[i - 1] : U' ';
        const char32_t after = i + 1 < text.size() ? text[i + 1] : U' ';
        const auto belongs = [isLatin](char32_t other) { return isAnyLetter(other) && (isLatin || other >= 0x80); };
        // Marks between words can occur in every language.
        if (!isAnyLetter(c) && (c == 0xA0 || (c >= 0x2010 && c <= 0x2122) || c == 0xAB || c == 0xBB || c == 0x2116))
            continue;
        ++count;
        const char32_t letter = small(c);
        vowels += Vowels.find(letter) != std::u32string_view::npos ? 1 : 0;
        const bool isKnown = language.letters.find(letter) != std::u32string_view::npos
            || (language.atEnd.find(letter) != std::u32string_view::npos && !isAnyLetter(after));
        if ((isCapital(c) && isSmall(before)) || (!isLatin && (isAnyLetter(before) && before < 0x80)))
            score += Misplaced;
        else if (!isKnown || (!belongs(before) && !belongs(after)))
            continue;
        else
            score += isUnlikelyBeside(letter, before, after) ? Fits / 2 : Fits;
    }
    // Other scripts have few words without vowels. Text that is read in the wrong alphabet has many.
    if (!isLatin && count >= FewLetters && vowels * FewestVowels < count)
        score *= 0.5;
    return count == 0 ? 0 : score / count;
}

} // namespace

double lettersScore(const std::u32string &text, Charset charset)
{
    const bool isLatin =
        charset != Charset::Windows1251 && charset != Charset::Koi8R && charset != Charset::Windows1253;
    double best = 0;
    for (const Language &language : languagesOf(charset))
        best = std::max(best, scoreIn(language, text, isLatin));
    return best;
}

} // namespace kagetsu::record
