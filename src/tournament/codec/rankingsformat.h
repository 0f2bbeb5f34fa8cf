// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/codec/valueformats.h"
#include "tournament/model/rankings.h"

namespace kagetsu::tournament {

// The JSON form of what a section ranks besides its standings. Members with their usual values are left out.

inline constexpr auto AffiliationWords =
    json::words<Affiliation>({ { Affiliation::Club, "club" }, { Affiliation::Country, "country" } });
inline constexpr auto FormulaWords =
    json::words<RatingFormula>({ { RatingFormula::Fide, "fide" }, { RatingFormula::Elo, "elo" } });

inline constexpr json::Object CategoryFormat { [](auto &io, Category &category) {
    io.member("name", category.name, json::Text);
    io.unless(Sex::Unknown, "sex", category.sex, SexWords);
    io.maybe("born_from", category.bornFrom, Signed);
    io.maybe("born_to", category.bornTo, Signed);
    io.maybe("rating_from", category.ratingFrom, Signed);
    io.maybe("rating_to", category.ratingTo, Signed);
    io.unless({}, "club", category.club, json::Text);
    io.unless({}, "country", category.country, json::Text);
    io.unless(false, "best_of_each_club", category.isBestOfEachClub, json::Flag);
} };

inline constexpr json::Object PrizeFormat { [](auto &io, Prize &prize) {
    io.member("name", prize.name, json::Text);
    io.unless({}, "category", prize.category, json::Text);
    io.unless(0, "amount", prize.amount, Count);
} };

inline constexpr json::Object RatingRulesFormat { [](auto &io, RatingRules &rules) {
    io.unless(RatingFormula::Fide, "formula", rules.formula, FormulaWords);
    io.maybe("factor", rules.factor, Count);
} };

inline constexpr json::Object RankingsFormat { [](auto &io, Rankings &rankings) {
    const Rankings usual;
    io.unless({}, "categories", rankings.categories, json::List { CategoryFormat });
    io.unless({}, "prizes", rankings.prizes, json::List { PrizeFormat });
    io.unless(usual.severalEach, "several_each", rankings.severalEach, json::Flag);
    io.unless(usual.sharesTies, "share_ties", rankings.sharesTies, json::Flag);
    io.unless(usual.clubBest, "club_best", rankings.clubBest, Count);
    io.unless(usual.clubsBy, "clubs_by", rankings.clubsBy, AffiliationWords);
    io.unless(usual.ratings, "ratings", rankings.ratings, RatingRulesFormat);
} };

} // namespace kagetsu::tournament
