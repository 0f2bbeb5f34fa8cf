// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/section.h"

#include <QStringList>

#include <vector>

namespace kagetsu::wording {

// Rankings beside the standings, as rows of words: window, projector, paper and web page show the same ones
// (tournament.md#categories-and-prizes, tournament.md#club-ranking, tournament.md#performance-and-rating-change).
struct RankingList
{
    struct Column
    {
        QString head;
        bool isNumber = false;
    };
    struct Row
    {
        QStringList cells; // one of each column
        QString proof; // how it was found, written out; empty where the cells say it all
    };

    QString title;
    QString note; // by what rule it is made
    std::vector<Column> columns;
    std::vector<Row> rows;
};

// Of the section; names come from `shown`, which is the same section as its reader may see it
// (tournament/model/names.h).
RankingList categoryList(const tournament::Section &section, const tournament::Section &shown, std::size_t category);
RankingList prizeList(const tournament::Section &section, const tournament::Section &shown);
RankingList clubList(const tournament::Section &section, const tournament::Section &shown);
RankingList ratingList(const tournament::Section &section, const tournament::Section &shown);

// Whether there is something in them.
bool hasClubs(const tournament::Section &section);
bool hasRatings(const tournament::Section &section);

// "female, born from 2008, rating up to 1800"
QString conditionsText(const tournament::Category &category);
// "120", "33.33": money in hundredths.
QString moneyText(int hundredths);

} // namespace kagetsu::wording
