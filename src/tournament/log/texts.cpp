// SPDX-License-Identifier: MIT
#include "tournament/log/texts.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <string_view>
#include <utility>

namespace kagetsu::tournament {

namespace {

enum class Kind : std::uint8_t {
    EntryName, // must contain a visible character
    Name, // one line; may be empty
    Text, // several lines
    Data, // written by programs
};

constexpr std::string_view Replacement("\xEF\xBF\xBD");
constexpr char32_t NoSign = 0xFFFFFFFF;

// Returns the code point at the beginning and its number of bytes; NoSign and one byte if the text is not UTF-8.
std::pair<char32_t, std::size_t> firstOf(std::string_view text)
{
    constexpr std::array<char32_t, 5> Least { 0, 0, 0x80, 0x800, 0x10000 };
    const auto lead = static_cast<unsigned char>(text.front());
    if (lead < 0x80)
        return { lead, 1 };
    const std::size_t size = lead >= 0xF0 && lead < 0xF8 ? 4 : lead >= 0xE0 && lead < 0xF0 ? 3 : lead >= 0xC0 ? 2 : 0;
    if (size == 0 || lead >= 0xF8 || text.size() < size)
        return { NoSign, 1 };
    char32_t sign = lead & (0x7FU >> size);
    for (const char next : text.substr(1, size - 1)) {
        if ((static_cast<unsigned char>(next) & 0xC0U) != 0x80U)
            return { NoSign, 1 };
        sign = sign << 6U | (static_cast<unsigned char>(next) & 0x3FU);
    }
    const bool isSign = sign >= Least[size] && sign <= 0x10FFFF && (sign < 0xD800 || sign > 0xDFFF);
    return isSign ? std::pair { sign, size } : std::pair { NoSign, std::size_t(1) };
}

bool isControl(char32_t sign)
{
    return sign < 0x20 || (sign >= 0x7F && sign < 0xA0);
}

bool isBreak(char32_t sign)
{
    return (sign >= 0x09 && sign <= 0x0D) || sign == 0x85 || sign == 0x2028 || sign == 0x2029;
}

// True for characters that leave no mark: blanks, direction and joining controls, fillers and selectors.
bool isInvisible(char32_t sign)
{
    constexpr std::pair<char32_t, char32_t> Ranges[] { { 0x00, 0x20 }, { 0x7F, 0xA0 }, { 0xAD, 0xAD }, { 0x34F, 0x34F },
        { 0x61C, 0x61C }, { 0x115F, 0x1160 }, { 0x1680, 0x1680 }, { 0x17B4, 0x17B5 }, { 0x180B, 0x180F },
        { 0x2000, 0x200F }, { 0x2028, 0x202F }, { 0x205F, 0x206F }, { 0x2800, 0x2800 }, { 0x3000, 0x3000 },
        { 0x3164, 0x3164 }, { 0xFE00, 0xFE0F }, { 0xFEFF, 0xFEFF }, { 0xFFA0, 0xFFA0 }, { 0xFFF0, 0xFFFB },
        { 0x1D173, 0x1D17A }, { 0xE0000, 0xE0FFF } };
    return std::any_of(std::begin(Ranges), std::end(Ranges),
        [sign](const auto &range) { return sign >= range.first && sign <= range.second; });
}

enum class Fate : std::uint8_t { Kept, Blank, Replaced };

Fate fateOf(char32_t sign, bool isFirst, Kind kind)
{
    if (sign == NoSign || sign == 0xFFFE || sign == 0xFFFF || (isFirst && sign == 0xFEFF))
        return Fate::Replaced;
    const bool isLine = kind == Kind::EntryName || kind == Kind::Name;
    if (isLine && isBreak(sign))
        return Fate::Blank;
    const bool mayBreak = kind == Kind::Data || (kind == Kind::Text && isBreak(sign));
    return isControl(sign) && !mayBreak ? Fate::Replaced : Fate::Kept;
}

std::size_t tidyAs(Kind kind, std::string &text)
{
    std::string tidied;
    std::size_t changed = 0;
    for (std::size_t at = 0; at < text.size();) {
        const auto [sign, size] = firstOf(std::string_view(text).substr(at));
        const Fate fate = fateOf(sign, at == 0, kind);
        changed += fate == Fate::Kept ? 0 : 1;
        if (fate == Fate::Kept)
            tidied.append(text, at, size);
        else
            tidied += fate == Fate::Blank ? std::string_view(" ") : Replacement;
        at += size;
    }
    if (changed > 0)
        text = std::move(tidied);
    return changed;
}

std::size_t lengthOf(std::string_view text)
{
    return static_cast<std::size_t>(
        std::count_if(text.begin(), text.end(), [](char byte) { return (byte & 0xC0) != 0x80; }));
}

bool canBeSeen(std::string_view text)
{
    while (!text.empty()) {
        const auto [sign, size] = firstOf(text);
        if (!isInvisible(sign))
            return true;
        text.remove_prefix(size);
    }
    return false;
}

std::optional<Refusal> refusalAs(Kind kind, const std::string &text)
{
    using Why = Refusal::Why;
    const bool isName = kind == Kind::EntryName || kind == Kind::Name;
    if (kind != Kind::Data && lengthOf(text) > (isName ? LongestName : LongestText))
        return Refusal { Why::TextTooLong, {}, 0, 0 };
    const bool mustBeSeen = kind == Kind::EntryName || (kind == Kind::Name && !text.empty());
    return mustBeSeen && !canBeSeen(text) ? std::optional(Refusal { Why::NameUnseen, {}, 0, 0 }) : std::nullopt;
}

// Passes all texts of a value to `each`. The members are bound by name, so that adding a member does not compile until
// its kind of text is given.
template <class Each>
void visit(EventDetails &details, const Each &each)
{
    auto &[name, place, dates, federation, arbiters, initialsFromYear] = details;
    for (std::string *text : { &name, &place, &dates, &federation })
        each(Kind::Name, *text);
    for (std::string &arbiter : arbiters)
        each(Kind::Name, arbiter);
}

template <class Each>
void visit(SectionSettings &settings, const Each &each)
{
    each(Kind::Name, settings.name);
    each(Kind::Name, settings.rules);
}

template <class Each>
void visit(EntryDetails &details, const Each &each)
{
    auto &[kind, name, rating, rank, club, country, members, sex, birth, title, federationId, ratedGames,
        ratingFactor] = details;
    each(Kind::EntryName, name);
    for (std::string *text : { &rank, &club, &country, &title, &federationId })
        each(Kind::Name, *text);
    for (std::string &member : members)
        each(Kind::Name, member);
}

template <class Each>
void visit(GameReport &report, const Each &each)
{
    each(Kind::Text, report.reason);
    each(Kind::Data, report.record);
    each(Kind::Data, report.match);
}

template <class Each>
void visit(std::vector<Match> &matches, const Each &each)
{
    for (Match &match : matches) {
        for (Game &game : match.games) {
            if (game.report)
                visit(*game.report, each);
        }
    }
}

template <class Each>
void visit(Rankings &rankings, const Each &each)
{
    for (Category &category : rankings.categories) {
        auto &[name, sex, bornFrom, bornTo, ratingFrom, ratingTo, club, country, isBestOfEachClub] = category;
        each(Kind::EntryName, name);
        each(Kind::Name, club);
        each(Kind::Name, country);
    }
    for (Prize &prize : rankings.prizes) {
        auto &[name, category, amount] = prize;
        each(Kind::EntryName, name);
        each(Kind::Name, category);
    }
}

template <class Each>
struct Visitor
{
    const Each &each;

    void operator()(SetEventDetails &action) const { visit(action.details, each); }
    void operator()(AddSection &action) const { visit(action.settings, each); }
    void operator()(ChangeSection &action) const { visit(action.settings, each); }
    void operator()(AddEntry &action) const { visit(action.details, each); }
    void operator()(ChangeEntry &action) const { visit(action.details, each); }
    void operator()(AddRound &action) const
    {
        visit(action.round.matches, each);
        each(Kind::Data, action.input);
    }
    void operator()(ChangeRound &action) const { visit(action.matches, each); }
    void operator()(ReportGame &action) const
    {
        if (action.report)
            visit(*action.report, each);
        each(Kind::Text, action.reason.words);
    }
    void operator()(RuleMatch &action) const { each(Kind::Text, action.reason.words); }
    void operator()(SetRankings &action) const { visit(action.rankings, each); }
    void operator()(Adjust &action) const { each(Kind::Text, action.adjustment.reason); }
    void operator()(DecidePlaces &action) const { each(Kind::Text, action.decision.reason); }
    // Actions without texts.
    template <class Other>
        requires(std::is_trivially_copyable_v<Other> || std::is_same_v<Other, NumberEntries>
            || std::is_same_v<Other, SetLineUp> || std::is_same_v<Other, Qualify>)
    void operator()(Other &) const
    {
    }
};

template <class Each>
void visitTexts(Action &action, const Each &each)
{
    std::visit(Visitor<Each> { each }, action);
}

} // namespace

std::size_t tidyLine(std::string &text)
{
    return tidyAs(Kind::Name, text);
}

std::size_t tidyText(std::string &text)
{
    return tidyAs(Kind::Text, text);
}

std::size_t tidy(Action &action)
{
    std::size_t changed = 0;
    visitTexts(action, [&changed](Kind kind, std::string &text) { changed += tidyAs(kind, text); });
    return changed;
}

std::optional<Refusal> refusalOfTexts(const Action &action)
{
    std::optional<Refusal> refusal;
    Action copy = action;
    visitTexts(copy, [&refusal](Kind kind, const std::string &text) {
        if (!refusal)
            refusal = refusalAs(kind, text);
    });
    return refusal;
}

bool cutName(std::string &text)
{
    std::size_t length = 0;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const bool isContinued = (text[at] & 0xC0) == 0x80;
        if (isContinued || ++length <= LongestName)
            continue;
        text.resize(at);
        return true;
    }
    return false;
}

std::optional<Refusal> refusalOfName(const std::string &name)
{
    return refusalAs(Kind::Name, name);
}

} // namespace kagetsu::tournament
