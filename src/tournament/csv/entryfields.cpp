// SPDX-License-Identifier: MIT
#include "tournament/csv/entryfields.h"

#include <charconv>

namespace kagetsu::tournament {

namespace {

// Returns the member that holds a field, or nullptr if the field is not a text.
std::string EntryDetails::*textOf(CsvHead head)
{
    switch (head) {
    case CsvHead::Name: return &EntryDetails::name;
    case CsvHead::Rank: return &EntryDetails::rank;
    case CsvHead::Club: return &EntryDetails::club;
    case CsvHead::Country: return &EntryDetails::country;
    case CsvHead::Title: return &EntryDetails::title;
    case CsvHead::FederationId: return &EntryDetails::federationId;
    default: return nullptr;
    }
}

std::string textOf(std::optional<int> number)
{
    return number ? std::to_string(*number) : std::string();
}

constexpr int MostTyped = 100'000; // of a rating or a number of games; files may contain others

std::optional<int> numberFrom(std::string_view written, int least, int most)
{
    int number = 0;
    const auto [end, error] = std::from_chars(written.data(), written.data() + written.size(), number);
    const bool isOne = error == std::errc() && end == written.data() + written.size();
    return isOne && number >= least && number <= most ? std::optional(number) : std::nullopt;
}

// Sets a number, or removes it if nothing was typed. Returns false, and changes nothing, for any other text.
bool setNumber(std::optional<int> &number, std::string_view written, int least = 0, int most = MostTyped)
{
    const std::optional<int> read = numberFrom(written, least, most);
    const bool isOne = read || written.empty();
    if (isOne)
        number = read;
    return isOne;
}

} // namespace

std::string fieldOf(const EntryDetails &details, CsvHead head)
{
    switch (head) {
    case CsvHead::Rating: return textOf(details.rating);
    case CsvHead::RatedGames: return textOf(details.ratedGames);
    case CsvHead::RatingFactor: return textOf(details.ratingFactor);
    case CsvHead::Birth: return textOf(details.birth);
    case CsvHead::Sex: return details.sex == Sex::Unknown ? "" : details.sex == Sex::Female ? "f" : "m";
    case CsvHead::Members: break;
    default: return textOf(head) ? details.*textOf(head) : std::string();
    }
    std::string members;
    for (const std::string &member : details.members)
        members += (members.empty() ? "" : " / ") + member;
    return members;
}

std::vector<std::pair<std::string_view, std::string>> knownFields(const EntryDetails &details)
{
    std::vector<std::pair<std::string_view, std::string>> known { { codeOf(CsvHead::Name), details.name } };
    for (const CsvHead head :
        { CsvHead::Rating, CsvHead::Rank, CsvHead::Title, CsvHead::Club, CsvHead::Country, CsvHead::Birth, CsvHead::Sex,
            CsvHead::FederationId, CsvHead::RatedGames, CsvHead::RatingFactor, CsvHead::Members }) {
        if (std::string text = fieldOf(details, head); !text.empty())
            known.emplace_back(codeOf(head), std::move(text));
    }
    return known;
}

bool setField(EntryDetails &details, CsvHead head, std::string_view written)
{
    if (written == fieldOf(details, head))
        return true;
    if (head == CsvHead::Rating)
        return setNumber(details.rating, written);
    if (head == CsvHead::RatedGames)
        return setNumber(details.ratedGames, written);
    if (head == CsvHead::RatingFactor)
        return setNumber(details.ratingFactor, written, 1, MostFactor);
    if (head == CsvHead::Birth) {
        const std::optional<BirthDate> birth = written.empty() ? BirthDate() : birthDateFrom(written);
        details.birth = birth.value_or(details.birth);
        return birth.has_value();
    }
    const auto text = textOf(head);
    if (!text || (head == CsvHead::Name && written.empty()))
        return false;
    details.*text = written;
    return true;
}

} // namespace kagetsu::tournament
