// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/section.h"

#include <QStringList>

#include <vector>

namespace kagetsu::text {

// Rankings besides the standings, as rows of text: window, projector, paper and web page all show the same rows
// (tournament.md#categories-and-prizes, tournament.md#club-ranking, tournament.md#performance-and-rating-change).
struct RankingList
{
    struct Column
    {
        QString head;
        bool isNumber = false;
        QString about {}; // the head written out, if it is an abbreviation
    };
    struct Row
    {
        QStringList cells; // one for each column
        QString proof; // how the row was computed; empty if the cells say it all
    };

    QString title;
    QString note; // the rule that the list follows
    std::vector<Column> columns;
    std::vector<Row> rows;
};

// Build the rankings of a section. Names come from `shown`, the same section as its readers may see it
// (tournament/model/names.h).
RankingList categoryList(const tournament::Section &section, const tournament::Section &shown, std::size_t category);
RankingList prizeList(const tournament::Section &section, const tournament::Section &shown);
RankingList clubList(const tournament::Section &section, const tournament::Section &shown);
// `year` is that of the event, 0 if it is not known (tournament/standings/ratingfactor.h).
RankingList ratingList(const tournament::Section &section, const tournament::Section &shown, int year);

// A ranking of a section, from which people choose: the standings, or one of those above.
struct RankingChoice
{
    enum class Kind : std::uint8_t { Standings, Category, Prizes, Clubs, Ratings };

    Kind kind = Kind::Standings;
    std::string category {}; // the name of a category

    friend bool operator==(const RankingChoice &, const RankingChoice &) = default;
};
// Return the rankings that have content, the standings first, and the title of one.
std::vector<RankingChoice> rankingChoices(const tournament::Section &section);
QString rankingTitle(const tournament::Section &section, const RankingChoice &choice);
// Returns a ranking; an empty one for the standings, which are computed elsewhere.
RankingList rankingList(
    const tournament::Section &section, const tournament::Section &shown, const RankingChoice &choice, int year);

// True if the list has content. An elimination has no ranking of clubs.
bool hasClubs(const tournament::Section &section);
bool hasRatings(const tournament::Section &section);

// Returns "female, born from 2008, rating up to 1800"
QString conditionsText(const tournament::Category &category);
// Return a category with its conditions, and a prize with its category and amount, in a line.
QString categoryText(const tournament::Category &category);
QString prizeText(const tournament::Prize &prize);
// Formats money in hundredths: "120", "33.33".
QString moneyText(int hundredths);

} // namespace kagetsu::text
