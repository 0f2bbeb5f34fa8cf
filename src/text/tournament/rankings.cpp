// SPDX-License-Identifier: MIT
#include "text/tournament/rankings.h"

#include "text/common/foreigntext.h"
#include "text/common/sentences.h"
#include "text/tournament/numbers.h"
#include "text/tournament/tournamentterms.h"
#include "tournament/model/find.h"
#include "tournament/model/names.h"
#include "tournament/standings/clubs.h"
#include "tournament/standings/prizes.h"
#include "tournament/standings/ratingreport.h"

#include <QCoreApplication>

#include <algorithm>
#include <cstdlib>

namespace kagetsu::text {

namespace {

using namespace tournament;

struct RankingWords
{
    Q_DECLARE_TR_FUNCTIONS(RankingWords)
};

QString playerName(const Section &shown, EntryId entry)
{
    return foreignText(shownName(shown, entry)).simplified();
}

QString playerClub(const Section &shown, EntryId id)
{
    const Entry *entry = findEntry(shown, id);
    return entry ? foreignText(entry->details.club).simplified() : QString();
}

QString playerNumber(const Section &shown, EntryId id)
{
    const Entry *entry = findEntry(shown, id);
    return entry ? QString::number(entry->number) : QString();
}

QString numberOrDash(std::optional<int> number)
{
    return number ? QString::number(*number) : QStringLiteral("–");
}

// Formats a number in hundredths: "1.40".
QString hundredthsText(int hundredths)
{
    const int size = std::abs(hundredths);
    return QStringLiteral("%1%2.%3")
        .arg(hundredths < 0 ? QStringLiteral("−") : QString())
        .arg(size / 100)
        .arg(size % 100, 2, 10, QLatin1Char('0'));
}

QString changeText(int hundredths)
{
    return (hundredths > 0 ? QStringLiteral("+") : QString()) + hundredthsText(hundredths);
}

// Adds "from 1600 to 1800", or a text for a range with only one end.
void addBand(QStringList &parts, std::optional<int> from, std::optional<int> to, const QString &both,
    const QString &onlyFrom, const QString &onlyTo)
{
    if (from && to)
        parts += both.arg(*from).arg(*to);
    else if (from)
        parts += onlyFrom.arg(*from);
    else if (to)
        parts += onlyTo.arg(*to);
}

QString ruleOf(const RatingRules &rules)
{
    const QString formula = rules.formula == RatingFormula::Fide
        ? RankingWords::tr("By FIDE's table; differences above 400 count as 400.")
        //: The formula of Arpad Elo.
        : RankingWords::tr("By Elo's formula, as in the rating list of renju until 2021.");
    if (rules.factor)
        //: K is the factor of a change of rating.
        return joinSentences(formula, RankingWords::tr("K is %1 for everybody.").arg(*rules.factor));
    return joinSentences(formula,
        rules.formula == RatingFormula::Fide
            ? RankingWords::tr("K is 40 for new and young players, 20 for others, and "
                               "10 from a rating of 2400 on.")
            : RankingWords::tr("K is %1 for everybody.").arg(factorOf(rules, {}, 0, 0).value));
}

// Returns why K has its value, and what was assumed.
QString whyText(const RatingFactor &factor)
{
    QStringList parts;
    switch (factor.why) {
    //: Why the factor K of a change of rating has its value.
    case RatingFactor::Why::Everybody: parts += RankingWords::tr("for everybody"); break;
    //: Why the factor K of a change of rating has its value: of a player who is new to the list.
    case RatingFactor::Why::New: parts += RankingWords::tr("fewer than 30 rated games"); break;
    //: Why the factor K of a change of rating has its value: of a player until the year of the 18th birthday.
    case RatingFactor::Why::Young: parts += RankingWords::tr("18 or younger, rated below 2300"); break;
    //: Why the factor K of a change of rating has its value.
    case RatingFactor::Why::Usual: parts += RankingWords::tr("rated below 2400"); break;
    //: Why the factor K of a change of rating has its value.
    case RatingFactor::Why::High: parts += RankingWords::tr("rated 2400 or more"); break;
    //: Why the factor K of a change of rating has its value: it was set for this player.
    case RatingFactor::Why::ByHand: parts += RankingWords::tr("set for this player"); break;
    }
    if (!factor.knowsGames)
        //: Of a player whose number of rated games is not known, so that an established one was assumed.
        parts += RankingWords::tr("rated games unknown, taken as 30 or more");
    if (!factor.knowsAge)
        //: Of a player whose year of birth, or the year of the event, is not known, so that an adult was assumed.
        parts += RankingWords::tr("age unknown, taken as an adult");
    if (factor.isCapped)
        //: K is the factor of a change of rating; it was lowered because of this limit.
        parts += RankingWords::tr("K × games is at most 700");
    return parts.join(QStringLiteral("; "));
}

// Returns "Ann 1850: 1 − 0.64", one line for each opponent, and the result.
QString proofOf(const RatingLine &line, const SectionFacts &facts, const Section &shown)
{
    QStringList lines;
    for (const RatedRound &round : line.counted) {
        QString text = QStringLiteral("%1 %2: %3")
                           .arg(playerName(shown, facts.entries[round.opponent].id))
                           .arg(round.rating)
                           .arg(text::pointsText({ round.halves }));
        if (line.rating)
            text += QStringLiteral(" − ") + hundredthsText(static_cast<int>(roundedQuotient(round.expected, 100)));
        lines += text;
    }
    if (line.change)
        lines +=
            QStringLiteral("%1 × (%2 − %3) = %4")
                .arg(QString::number(line.factor.value), text::pointsText({ line.halves }),
                    hundredthsText(static_cast<int>(roundedQuotient(line.expected, 100))), changeText(*line.change));
    QStringList unrated;
    for (const std::size_t opponent : line.unrated)
        unrated += playerName(shown, facts.entries[opponent].id);
    if (!unrated.isEmpty())
        //: %1 is a list of opponents.
        lines += RankingWords::tr("Without a rating, not counted: %1").arg(joinNames(unrated));
    return lines.join(QLatin1Char('\n'));
}

QString prizesRule(const Rankings &rankings)
{
    return joinSentences(rankings.severalEach
            ? RankingWords::tr("A player can win one prize in each category.")
            : RankingWords::tr("A player can win one prize; the rest go to the next players."),
        rankings.sharesTies ? RankingWords::tr("Players with equal points share the prizes of their places.")
                            : RankingWords::tr("The tie-breaks decide; only players with equal places share."));
}

} // namespace

QString conditionsText(const Category &category)
{
    QStringList parts;
    if (category.sex != Sex::Unknown)
        parts += sexName(category.sex);
    //: Of players: years of birth.
    addBand(parts, category.bornFrom, category.bornTo, RankingWords::tr("born %1 to %2"),
        RankingWords::tr("born in %1 or later"), RankingWords::tr("born in %1 or earlier"));
    addBand(parts, category.ratingFrom, category.ratingTo, RankingWords::tr("rating %1 to %2"),
        RankingWords::tr("rating from %1"), RankingWords::tr("rating up to %1"));
    for (const std::string &text : { category.club, category.country }) {
        if (!text.empty())
            parts += foreignText(text).simplified();
    }
    if (category.isBestOfEachClub)
        //: Of a category of players, behind other conditions or alone.
        parts += RankingWords::tr("the best of each club");
    return parts.join(RankingWords::tr(", "));
}

QString categoryText(const Category &category)
{
    //: A category and its conditions.
    return RankingWords::tr("%1: %2").arg(foreignText(category.name), conditionsText(category));
}

QString prizeText(const Prize &prize)
{
    QString text = foreignText(prize.name);
    if (!prize.category.empty())
        text = RankingWords::tr("%1: %2").arg(foreignText(prize.category), text);
    return prize.amount > 0 ? text + QStringLiteral(" (%1)").arg(prize.amount) : text;
}

QString moneyText(int hundredths)
{
    return hundredths % 100 == 0 ? QString::number(hundredths / 100) : hundredthsText(hundredths);
}

std::vector<RankingChoice> rankingChoices(const Section &section)
{
    std::vector<RankingChoice> choices { { RankingChoice::Kind::Standings } };
    for (const Category &category : section.rankings.categories)
        choices.push_back({ RankingChoice::Kind::Category, category.name });
    if (!section.rankings.prizes.empty())
        choices.push_back({ RankingChoice::Kind::Prizes });
    if (hasClubs(section))
        choices.push_back({ RankingChoice::Kind::Clubs });
    if (hasRatings(section))
        choices.push_back({ RankingChoice::Kind::Ratings });
    return choices;
}

QString rankingTitle(const Section &section, const RankingChoice &choice)
{
    switch (choice.kind) {
    case RankingChoice::Kind::Standings: return RankingWords::tr("Standings");
    case RankingChoice::Kind::Category: return foreignText(choice.category).simplified();
    //: What the best of an event win.
    case RankingChoice::Kind::Prizes: return RankingWords::tr("Prizes");
    case RankingChoice::Kind::Ratings: return RankingWords::tr("Ratings");
    case RankingChoice::Kind::Clubs: break;
    }
    return section.rankings.clubsBy == Affiliation::Club ? RankingWords::tr("Club ranking")
                                                         : RankingWords::tr("Country ranking");
}

RankingList rankingList(const Section &section, const Section &shown, const RankingChoice &choice, int year)
{
    const std::vector<Category> &all = section.rankings.categories;
    const auto category = std::ranges::find(all, choice.category, &Category::name);
    switch (choice.kind) {
    case RankingChoice::Kind::Standings: break;
    case RankingChoice::Kind::Category:
        return category == all.end() ? RankingList()
                                     : categoryList(section, shown, static_cast<std::size_t>(category - all.begin()));
    case RankingChoice::Kind::Prizes: return prizeList(section, shown);
    case RankingChoice::Kind::Clubs: return clubList(section, shown);
    case RankingChoice::Kind::Ratings: return ratingList(section, shown, year);
    }
    return {};
}

RankingList categoryList(const Section &section, const Section &shown, std::size_t index)
{
    const Category &category = section.rankings.categories[index];
    const bool isElimination = tournament::isElimination(section.settings.format);
    const std::vector<Criterion> criteria = isElimination ? std::vector<Criterion>() : criteriaOf(section.settings);
    RankingList list { rankingTitle(section, { RankingChoice::Kind::Category, category.name }),
        conditionsText(category),
        { { RankingWords::tr("Place"), true }, { RankingWords::tr("No."), true }, { RankingWords::tr("Name") },
            { RankingWords::tr("Club") } },
        {} };
    for (const Criterion &criterion : criteria)
        list.columns.push_back({ criterionShort(criterion), true });
    for (const Standing &standing : standingsIn(section, category)) {
        QStringList cells { QString::number(standing.place), playerNumber(shown, standing.entry),
            playerName(shown, standing.entry), playerClub(shown, standing.entry) };
        for (std::size_t i = 0; i < criteria.size(); ++i)
            cells += text::valueText(criteria[i], standing.values[i]);
        list.rows.push_back({ cells, {} });
    }
    return list;
}

RankingList prizeList(const Section &section, const Section &shown)
{
    const Rankings &rankings = section.rankings;
    RankingList list { rankingTitle(section, { RankingChoice::Kind::Prizes }), prizesRule(rankings),
        //: Columns of a list of prizes.
        { { RankingWords::tr("Prize") }, { RankingWords::tr("Category") }, { RankingWords::tr("Winner") },
            { RankingWords::tr("Amount"), true } },
        {} };
    for (const Award &award : awardsOf(section)) {
        QStringList names;
        for (const std::size_t prize : award.prizes)
            names += foreignText(rankings.prizes[prize].name).simplified();
        const QString category = foreignText(rankings.prizes[award.prizes.front()].category).simplified();
        if (award.winners.empty())
            list.rows.push_back({ { names.join(QStringLiteral(" + ")), category, QStringLiteral("–"), {} }, {} });
        for (std::size_t i = 0; i < award.winners.size(); ++i) {
            const QString amount = award.amounts.empty() ? QString() : moneyText(award.amounts[i]);
            list.rows.push_back(
                { { names.join(QStringLiteral(" + ")), category, playerName(shown, award.winners[i]), amount }, {} });
        }
    }
    return list;
}

RankingList clubList(const Section &section, const Section &shown)
{
    const bool isByClub = section.rankings.clubsBy == Affiliation::Club;
    RankingList list { rankingTitle(section, { RankingChoice::Kind::Clubs }),
        //: Of each club.
        RankingWords::tr("The points of the best %n player(s) count.", nullptr, section.rankings.clubBest),
        { { RankingWords::tr("Place"), true }, { isByClub ? RankingWords::tr("Club") : RankingWords::tr("Country") },
            { RankingWords::tr("Points"), true }, { RankingWords::tr("Players") } },
        {} };
    for (const ClubStanding &club : clubStandings(section)) {
        QStringList parts;
        for (const ClubStanding::Part &part : club.counted)
            parts += playerName(shown, part.entry) + QLatin1Char(' ') + text::pointsText(part.points);
        list.rows.push_back({ { QString::number(club.place), foreignText(club.club).simplified(),
                                  text::pointsText(club.points), parts.join(QStringLiteral(" + ")) },
            {} });
    }
    return list;
}

RankingList ratingList(const Section &section, const Section &shown, int year)
{
    const SectionFacts facts = factsOf(section);
    RankingList list { rankingTitle(section, { RankingChoice::Kind::Ratings }), ruleOf(section.rankings.ratings),
        { { RankingWords::tr("No."), true }, { RankingWords::tr("Name") }, { RankingWords::tr("Rating"), true },
            { RankingWords::tr("Games"), true },
            //: Columns about ratings: points won, average rating of the opponents, performance, points that were
            //: expected, the factor, and the change of the rating.
            { RankingWords::tr("Score"), true }, { RankingWords::tr("Opponents"), true },
            { RankingWords::tr("Performance"), true }, { RankingWords::tr("Expected"), true },
            { RankingWords::tr("K"), true }, { RankingWords::tr("Change"), true },
            //: Column of a list of changes of ratings: why the factor K has its value.
            { RankingWords::tr("Reason for K") } },
        {} };
    for (const RatingLine &line : ratingReport(facts, section.rankings.ratings, year)) {
        QStringList cells { playerNumber(shown, line.entry), playerName(shown, line.entry), numberOrDash(line.rating),
            QString::number(line.games), text::pointsText({ line.halves }), numberOrDash(line.average),
            numberOrDash(line.performance) };
        cells += line.change ? QStringList { hundredthsText(static_cast<int>(roundedQuotient(line.expected, 100))),
            QString::number(line.factor.value), changeText(*line.change), whyText(line.factor) }
                             : QStringList { QStringLiteral("–"), QStringLiteral("–"), QStringLiteral("–"), QString() };
        list.rows.push_back({ cells, proofOf(line, facts, shown) });
    }
    return list;
}

bool hasClubs(const Section &section)
{
    return !tournament::isElimination(section.settings.format)
        && std::any_of(section.entries.begin(), section.entries.end(), [&section](const Entry &entry) {
               const bool isByClub = section.rankings.clubsBy == Affiliation::Club;
               return !(isByClub ? entry.details.club : entry.details.country).empty();
           });
}

bool hasRatings(const Section &section)
{
    return std::any_of(section.entries.begin(), section.entries.end(),
        [](const Entry &entry) { return entry.details.rating.value_or(0) > 0; });
}

} // namespace kagetsu::text
