// SPDX-License-Identifier: MIT
#include "text/tournament/rankingsettings.h"

#include "text/tournament/tournamentterms.h"

#include <QCoreApplication>

namespace kagetsu::text {

using tournament::Category;
using tournament::Rankings;

namespace {

struct RankingSettingWords
{
    Q_DECLARE_TR_FUNCTIONS(RankingSettingWords)
};

// Makes a setting of a limit of a category. The least number means that there is none.
template <std::optional<int> Category::*Limit, int Least>
CategorySetting limitOf(const char *name, const QString &label, int most)
{
    //: Of players of both sexes, every age and every rating.
    return { name, { label, RankingSettingWords::tr("any") },
        [](const Category &category) { return (category.*Limit).value_or(Least); },
        [](Category &category, int value) { category.*Limit = value == Least ? std::nullopt : std::optional(value); },
        most, Least };
}

} // namespace

std::vector<CategorySetting> categorySettings()
{
    constexpr int BeforeAll = tournament::EarliestBirthYear - 1;
    constexpr int LastYear = tournament::LatestBirthYear;
    constexpr int MostRating = 4000;
    return {
        { "categorySex",
            { RankingSettingWords::tr("Sex"), RankingSettingWords::tr("any"), sexName(tournament::Sex::Female),
                sexName(tournament::Sex::Male) },
            [](const Category &category) { return static_cast<int>(category.sex); },
            [](Category &category, int value) { category.sex = static_cast<tournament::Sex>(value); } },
        //: A year.
        limitOf<&Category::bornFrom, BeforeAll>(
            "categoryBornFrom", RankingSettingWords::tr("Born in or after"), LastYear),
        limitOf<&Category::bornTo, BeforeAll>("categoryBornTo", RankingSettingWords::tr("Born in or before"), LastYear),
        limitOf<&Category::ratingFrom, 0>("categoryRatingFrom", RankingSettingWords::tr("Rating from"), MostRating),
        limitOf<&Category::ratingTo, 0>("categoryRatingTo", RankingSettingWords::tr("Rating up to"), MostRating),
    };
}

std::vector<RankingsSetting> rankingsSettings()
{
    return {
        //: What a ranking ranks: clubs or countries.
        { "clubsBy",
            { RankingSettingWords::tr("Rank"), RankingSettingWords::tr("Clubs"), RankingSettingWords::tr("Countries") },
            [](const Rankings &rankings) { return static_cast<int>(rankings.clubsBy); },
            [](Rankings &rankings, int value) { rankings.clubsBy = static_cast<tournament::Affiliation>(value); } },
        //: So many of each club.
        { "clubBest", { RankingSettingWords::tr("Number of best players that count") },
            [](const Rankings &rankings) { return rankings.clubBest; },
            [](Rankings &rankings, int value) { rankings.clubBest = value; }, tournament::MostOfClub, 1 },
        //: How a rating changes: by FIDE's table.
        { "ratingFormula",
            { RankingSettingWords::tr("Change of rating"), RankingSettingWords::tr("FIDE's table"),
                RankingSettingWords::tr("Elo's formula") },
            [](const Rankings &rankings) { return static_cast<int>(rankings.ratings.formula); },
            [](Rankings &rankings, int value) {
                rankings.ratings.formula = static_cast<tournament::RatingFormula>(value);
            } },
        //: K, by which a change of rating is multiplied.
        { "ratingFactor", { RankingSettingWords::tr("Factor K"), RankingSettingWords::tr("as usual") },
            [](const Rankings &rankings) { return rankings.ratings.factor.value_or(0); },
            [](Rankings &rankings, int value) {
                rankings.ratings.factor = value == 0 ? std::nullopt : std::optional(value);
            },
            tournament::MostFactor },
    };
}

} // namespace kagetsu::text
