// SPDX-License-Identifier: MIT
#include "record/text/charsetguess.h"

#include "record/text/bytes.h"
#include "record/text/letters.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <memory>
#include <uchardet.h>

namespace kagetsu::record {

namespace {

// Ties are decided in this order.
constexpr std::array Candidates { Charset::Gb18030, Charset::ShiftJis, Charset::Big5, Charset::EucKr, Charset::EucJp,
    Charset::Windows1251, Charset::Iso8859_1, Charset::Windows1250, Charset::Iso8859_2, Charset::Windows1253,
    Charset::Koi8R, Charset::Windows1254, Charset::Windows1257 };

constexpr double Convincing = 0.3;
constexpr double Recommendation = 0.2; // added for the candidate that the general detector names
// Added instead between languages of Europe, where the detector is no better than this code.
constexpr double WeakRecommendation = 0.02;
constexpr double OneLanguage = 0.65; // from this score on, the letters are those of a single language
constexpr double AnyLanguage = 0.9; // for letters of Western Europe that do not fit a single language
constexpr double Damage = 0.15; // deducted for bytes that do not form characters, however few
constexpr std::size_t SampleBytes = 1 << 18; // a larger sample does not improve a guess
constexpr std::size_t TextSampleBytes = 1 << 14;

// True for at least nineteen in twenty, because a merged file may contain texts from another country.
bool isNearlyAll(std::size_t some, std::size_t all)
{
    return some * 20 >= all * 19;
}

// Counts the stretches of bytes that do not form characters.
int damagedPlaces(const std::u32string &text)
{
    int places = 0;
    for (std::size_t i = 0; i < text.size(); ++i)
        places += text[i] == 0xFFFD && (i == 0 || text[i - 1] != 0xFFFD) ? 1 : 0;
    return places;
}

// True if few enough of these characters are damaged. Some may be, because labels are cut in the middle
// (record-renlib.md#texts).
bool isFewDamaged(int bad, int characters)
{
    return bad <= 1 + characters / 20;
}

bool isAsciiLetter(char32_t c)
{
    return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
}

// Returns only the relevant stretches: bytes from 80 up, with what is close to them. In all candidates, cutting between
// two ASCII bytes never cuts a character.
std::string sampleOf(std::string_view bytes)
{
    std::string sample;
    std::size_t at = 0;
    while (at < bytes.size() && sample.size() < SampleBytes) {
        while (at < bytes.size() && !isHigh(bytes[at]))
            ++at;
        if (at >= bytes.size())
            break;
        if (at > 0)
            sample += bytes[at - 1];
        int plain = 0;
        for (; at < bytes.size() && plain < 2; ++at) {
            plain = isHigh(bytes[at]) ? 0 : plain + 1;
            sample += bytes[at];
        }
        sample += ' ';
    }
    return sample;
}

std::u32string toUtf32(std::string_view text)
{
    std::u32string wide;
    for (std::size_t i = 0; i < text.size();) {
        const auto lead = static_cast<unsigned char>(text[i]);
        const std::size_t length = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
        char32_t c = length == 1 ? lead : lead & (0xFFu >> (length + 1));
        for (std::size_t k = 1; k < length && i + k < text.size(); ++k)
            c = c << 6 | (static_cast<unsigned char>(text[i + k]) & 0x3Fu);
        wide += c;
        i += length;
    }
    return wide;
}

bool isKana(char32_t c)
{
    return c >= 0x3041 && c <= 0x30FE;
}

bool isHan(char32_t c)
{
    return (c >= 0x3400 && c <= 0x9FFF) || (c >= 0xF900 && c <= 0xFAFF) || (c >= 0x20000 && c <= 0x3FFFF);
}

bool isHangul(char32_t c)
{
    return c >= 0xAC00 && c <= 0xD7A3;
}

bool isCyrillic(char32_t c)
{
    return c >= 0x0400 && c <= 0x045F;
}

// The national standards put common characters first, so the lead byte distinguishes them from rare ones.
bool isCommonLead(Charset charset, unsigned char lead, unsigned char trail)
{
    switch (charset) {
    case Charset::Gb18030: return lead >= 0xB0 && lead <= 0xD7 && trail >= 0xA1;
    case Charset::ShiftJis: return lead >= 0x88 && lead <= 0x98;
    case Charset::Big5: return lead >= 0xA4 && lead <= 0xC6;
    case Charset::EucJp: return lead >= 0xB0 && lead <= 0xCF;
    default: return false;
    }
}

// Returns the share of Han characters in this text that are common in the candidate's own standard.
double commonShare(std::string_view bytes, Charset charset)
{
    int han = 0;
    int common = 0;
    for (std::size_t i = 0; i + 1 < bytes.size(); ++i) {
        if (!isHigh(bytes[i]))
            continue;
        const auto lead = static_cast<unsigned char>(bytes[i]);
        if (charset == Charset::ShiftJis && lead >= 0xA0 && lead <= 0xDF)
            continue; // half-width kana have one byte
        const bool symbols = charset == Charset::ShiftJis ? lead < 0x88
            : charset == Charset::Big5                    ? lead < 0xA4
                                                          : lead >= 0xA1 && lead < 0xB0;
        ++i;
        if (symbols)
            continue;
        ++han;
        common += isCommonLead(charset, lead, static_cast<unsigned char>(bytes[i])) ? 1 : 0;
    }
    return han == 0 ? 0 : static_cast<double>(common) / han;
}

// True if the text has control characters. Nobody writes them, and in other charsets these bytes are letters.
bool hasControls(const std::u32string &text)
{
    return std::any_of(text.begin(), text.end(), [](char32_t c) { return c >= 0x80 && c <= 0x9F; });
}

// Counts accented letters that form one character with the next letter of the same word: in Big5, "\xFC" and "l" of
// "Müller" do. Real characters of such charsets occur next to each other or have blanks around them.
int lettersEaten(std::string_view bytes, Charset charset)
{
    int eaten = 0;
    for (std::size_t i = 0; i + 1 < bytes.size(); ++i) {
        if (!isLeadOfAscii(bytes[i], charset))
            continue;
        const char before = i > 0 ? bytes[i - 1] : ' ';
        const char after = i + 2 < bytes.size() ? bytes[i + 2] : ' ';
        ++i;
        const bool isInWord =
            isLetter(bytes[i]) && !isHigh(before) && !isHigh(after) && (isLetter(before) || isLetter(after));
        // The end of a value of SGF can be swallowed in the same way.
        eaten += isInWord || (bytes[i] == ']' && isLetter(before)) ? 1 : 0;
    }
    return eaten;
}

std::optional<double> scoreOf(std::string_view sample, Charset charset)
{
    const DecodedText decoded = decode(sample, charset);
    const std::u32string text = toUtf32(decoded.text);
    const auto characters =
        static_cast<int>(std::count_if(text.begin(), text.end(), [](char32_t c) { return c >= 0x80; }));
    const int damaged = decoded.badBytes > 0 ? damagedPlaces(text) : 0;
    if (damaged > 0 && (isSingleByte(charset) || !isFewDamaged(damaged, characters)))
        return std::nullopt;
    if (charset != Charset::Iso8859_1 && charset != Charset::Windows1251 && isSingleByte(charset))
        return hasControls(text) ? std::nullopt : std::optional(lettersScore(text, charset));
    const double common = commonShare(sample, charset);
    double score = 0;
    int count = 0;
    int hangul = 0;
    int han = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char32_t c = text[i];
        if (c < 0x80)
            continue;
        ++count;
        const char32_t before = i > 0 ? text[i - 1] : U' ';
        const char32_t after = i + 1 < text.size() ? text[i + 1] : U' ';
        if (isKana(c)) {
            score += 1.5;
        } else if (isHan(c)) {
            score += common;
            ++han;
        } else if (isHangul(c)) {
            score += 1;
            ++hangul;
        } else if (isCyrillic(c)) {
            score += isCyrillic(before) || isCyrillic(after) ? 0.7 : 0;
        } else if (c >= 0xC0 && c <= 0xFF && c != 0xD7 && c != 0xF7) {
            score += isAsciiLetter(before) && isAsciiLetter(after) ? 0.7 : 0;
        } else if ((c >= 0xE000 && c <= 0xF8FF) || (c >= 0x80 && c <= 0x9F)) {
            score -= 2;
        } else if (c >= 0xFF61 && c <= 0xFF9F) {
            const bool alone = !(before >= 0xFF61 && before <= 0xFF9F) && !(after >= 0xFF61 && after <= 0xFF9F);
            score -= alone ? 2 : 0;
        }
    }
    if (hangul > 0 && han > 0)
        score -= hangul;
    if (count == 0)
        return 0;
    score = (score - 1.5 * lettersEaten(sample, charset) - damaged) / count;
    if (charset == Charset::Windows1251)
        return std::min(score, lettersScore(text, charset));
    if (charset == Charset::Iso8859_1)
        return std::max(score * AnyLanguage, lettersScore(text, charset));
    return score - (damaged > 0 ? Damage : 0);
}

std::optional<Charset> recommended(std::string_view sample)
{
    const std::unique_ptr<uchardet, decltype(&uchardet_delete)> detector(uchardet_new(), &uchardet_delete);
    if (uchardet_handle_data(detector.get(), sample.data(), sample.size()) != 0)
        return std::nullopt;
    uchardet_data_end(detector.get());
    const std::string_view name = uchardet_get_charset(detector.get());
    return name == "UHC" ? Charset::EucKr : charsetFromName(name);
}

// The detector often takes Central European texts for Western European ones.
double weightOfHint(Charset charset, double score)
{
    const bool isOurs =
        charset == Charset::Iso8859_1 ? score < OneLanguage : isSingleByte(charset) && charset != Charset::Windows1251;
    return isOurs ? WeakRecommendation : Recommendation;
}

// Returns the best candidate, judged by the sample that each of them can read.
template <class SampleFor>
std::optional<Charset> bestBy(std::optional<Charset> hint, SampleFor sampleFor)
{
    std::optional<Charset> best;
    double bestScore = Convincing;
    for (const Charset charset : Candidates) {
        const std::optional<double> score = scoreOf(sampleFor(charset), charset);
        if (!score)
            continue;
        const double total = *score + (hint == charset && *score > 0 ? weightOfHint(charset, *score) : 0);
        if (!best ? total >= bestScore : total > bestScore) {
            best = charset;
            bestScore = total;
        }
    }
    return best;
}

// Returns some kilobytes of texts from all over the file, because a merged library may differ from place to place.
std::vector<std::string_view> spreadSample(const std::vector<std::string_view> &texts)
{
    std::size_t bytes = 0;
    for (const std::string_view text : texts)
        bytes += text.size();
    const std::size_t stride = bytes / TextSampleBytes + 1;
    std::vector<std::string_view> sample;
    bytes = 0;
    for (std::size_t i = 0; i < texts.size() && bytes < SampleBytes; i += stride) {
        sample.push_back(texts[i]);
        bytes += texts[i].size();
    }
    return sample;
}

std::string joined(const std::vector<std::string_view> &texts)
{
    std::string all;
    for (const std::string_view text : texts)
        all.append(text).append("  ");
    return all;
}

// Returns the text without a last character that is cut off, as RenLib does with labels. Returns nothing if the text is
// damaged in any other way.
std::optional<std::string_view> withoutCutEnd(std::string_view text, Charset charset)
{
    const DecodedText decoded = decode(text, charset);
    if (decoded.badBytes == 0)
        return text;
    const auto bad = static_cast<std::size_t>(decoded.badBytes);
    if (!decoded.endsInside || bad > 3 || decode(text.substr(0, text.size() - bad), charset).badBytes > 0)
        return std::nullopt;
    return text.substr(0, text.size() - bad);
}

// Returns the texts that the candidate can read, or all of them if it fails in too many.
std::string readableBy(Charset charset, const std::vector<std::string_view> &texts, const std::string &all)
{
    if (decode(all, charset).badBytes == 0)
        return all;
    std::vector<std::string_view> good;
    std::size_t whole = 0;
    for (const std::string_view text : texts) {
        const std::optional<std::string_view> read = withoutCutEnd(text, charset);
        if (!read)
            continue;
        whole += read->size() == text.size() ? 1 : 0;
        if (!read->empty())
            good.push_back(*read);
        else
            ++whole; // half a character alone is no evidence for or against the candidate
    }
    const bool isMostlyWhole = whole * 2 >= texts.size();
    return isNearlyAll(good.size(), texts.size()) || (isMostlyWhole && good.size() + 1 >= texts.size()) ? joined(good)
                                                                                                        : all;
}

} // namespace

std::optional<Charset> guessCharset(std::string_view bytes)
{
    const std::string sample = sampleOf(bytes);
    return bestBy(recommended(sample), [&sample](Charset) -> const std::string & { return sample; });
}

std::optional<Charset> guessCharset(const std::vector<std::string_view> &texts)
{
    if (texts.empty())
        return std::nullopt;
    const auto utf8 = std::count_if(texts.begin(), texts.end(), [](std::string_view text) { return isUtf8(text); });
    const auto cutUtf8 =
        std::count_if(texts.begin(), texts.end(), [](std::string_view text) { return isUtf8(text, CutEnd::Allowed); });
    if (utf8 * 2 > std::ssize(texts) && isNearlyAll(static_cast<std::size_t>(cutUtf8), texts.size()))
        return Charset::Utf8;
    const std::vector<std::string_view> sample = spreadSample(texts);
    const std::string all = joined(sample);
    return bestBy(recommended(all), [&](Charset charset) { return readableBy(charset, sample, all); });
}

} // namespace kagetsu::record
