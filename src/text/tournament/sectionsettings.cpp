// SPDX-License-Identifier: MIT
#include "text/tournament/sectionsettings.h"

#include "text/tournament/tournamentterms.h"

#include <QCoreApplication>

#include <algorithm>
#include <span>

namespace kagetsu::text {

using tournament::Bye;
using tournament::Format;
using tournament::SectionOptions;
using tournament::SectionSettings;
using tournament::SwissRules;

namespace {

// The choices for third place and below; 0 means no placement matches.
constexpr int Placements[] { 0, 0, 8, 16, 32, 64 };

int placementIndex(const SectionOptions &options)
{
    const auto found = std::find(std::begin(Placements) + 2, std::end(Placements), options.placement);
    if (found != std::end(Placements))
        return static_cast<int>(found - std::begin(Placements));
    return options.matchForThird ? 0 : 1;
}

bool isSwiss(const SectionSettings &settings, bool)
{
    return settings.format == Format::Swiss;
}

struct SettingWords
{
    Q_DECLARE_TR_FUNCTIONS(SettingWords)
};

// Makes a setting of a member of the options, which a function object of type Member returns.
template <class Member>
SectionSetting settingOf(const char *name, const QStringList &words, Member,
    decltype(SectionSetting::isThere) isThere = isSwiss, int most = 0, int least = 0)
{
    return { { name, words, [](const SectionOptions &options) { return static_cast<int>(Member()(options)); },
                 [](SectionOptions &options, int value) {
                     auto &member = Member()(options);
                     member = static_cast<std::remove_reference_t<decltype(member)>>(value);
                 },
                 most, least },
        isThere };
}

} // namespace

std::vector<SectionSetting> sectionSettings()
{
    constexpr int MostRounds = 99;
    constexpr int MostLosses = 9;
    //: How a Swiss pairs players of equal points; the numbers are places in a group of eight.
    const QStringList styles { SettingWords::tr("Upper against lower half (1–5, 2–6)"),
        SettingWords::tr("First against last (1–8, 2–7)"), SettingWords::tr("Neighbours (1–2, 3–4)"),
        SettingWords::tr("By lot") };
    QStringList places { SettingWords::tr("Third place and below"),
        SettingWords::tr("Match between the losing semi-finalists"), SettingWords::tr("Shared") };
    for (const int last : std::span(Placements).subspan(2))
        //: Of an elimination: losers play on for all places from 3 to %1.
        places += SettingWords::tr("Matches for all places down to %1").arg(last);
    return {
        settingOf("swissStyle", QStringList { SettingWords::tr("Pairing within a score group") } + styles,
            [](auto &options) -> auto & { return options.swiss.style; }),
        { { "swissFirstRound",
              QStringList { SettingWords::tr("First round"), SettingWords::tr("Like the others") } + styles,
              [](const SectionOptions &options) {
                  return options.swiss.firstRound ? int(*options.swiss.firstRound) + 1 : 0;
              },
              [](SectionOptions &options, int value) {
                  options.swiss.firstRound = value > 0 ? std::optional(pairing::Style(value - 1)) : std::nullopt;
              } },
            isSwiss },
        //: Who is not paired with one another, where that is possible.
        settingOf("swissApart",
            { SettingWords::tr("Keep apart"), SettingWords::tr("Nobody"),
                SettingWords::tr("Players from the same club"), SettingWords::tr("Players from the same country") },
            [](auto &options) -> auto & { return options.swiss.apart; }),
        { { "swissApartRounds", { SettingWords::tr("Rounds to keep them apart"), SettingWords::tr("All rounds") },
              [](const SectionOptions &options) { return options.swiss.apartRounds; },
              [](SectionOptions &options, int value) {
                  options.swiss.apartRounds = options.swiss.apart == SwissRules::Apart::Nobody ? 0 : value;
              },
              MostRounds },
            isSwiss },
        //: In the first rounds of a Swiss the upper half is paired as if it had the points of a win more.
        settingOf(
            "swissAccelerated", { SettingWords::tr("Accelerated rounds"), SettingWords::tr("None") },
            [](auto &options) -> auto & { return options.swiss.acceleratedRounds; }, isSwiss, MostRounds),
        //: So many losses end a Swiss for a player.
        settingOf(
            "swissLosses", { SettingWords::tr("Losses before elimination"), SettingWords::tr("No limit") },
            [](auto &options) -> auto & { return options.swiss.outAfterLosses; }, isSwiss, MostLosses),
        settingOf("swissSpread",
            { SettingWords::tr("Pairing across score groups"), SettingWords::tr("Small differences first"),
                SettingWords::tr("The highest group first") },
            [](auto &options) -> auto & { return options.swiss.isFromTheTop; }),
        settingOf("swissBye",
            { SettingWords::tr("Who gets the bye"), SettingWords::tr("The last player of the lowest score group"),
                SettingWords::tr("A player drawn by lot from the lowest score group") },
            [](auto &options) -> auto & { return options.swiss.isByeByLot; }),
        settingOf("swissRematch",
            { SettingWords::tr("Rematches"), SettingWords::tr("Never"),
                SettingWords::tr("Only if there is no other pairing") },
            [](auto &options) -> auto & { return options.swiss.mayRematch; }),
        { { "forfeitWin",
              { SettingWords::tr("A win by forfeit"), SettingWords::tr("Counts as a bye"),
                  SettingWords::tr("Does not count as a bye") },
              [](const SectionOptions &options) { return int(!options.forfeitWinIsABye); },
              [](SectionOptions &options, int value) { options.forfeitWinIsABye = value == 0; } },
            isSwiss },
        { { "missedRounds",
              { SettingWords::tr("Rounds missed by late entries"), text::byeName(Bye::Kind::Zero),
                  text::byeName(Bye::Kind::Half) },
              [](const SectionOptions &options) { return int(options.missedRounds == Bye::Kind::Half); },
              [](SectionOptions &options, int value) {
                  options.missedRounds = value == 1 ? Bye::Kind::Half : Bye::Kind::Zero;
              } },
            isSwiss },
        settingOf(
            "withdrawalRule",
            { SettingWords::tr("Results of players who leave early"),
                SettingWords::tr("Annulled if fewer than half of the games were played"),
                SettingWords::tr("Always count") },
            [](auto &options) -> auto & { return options.withdrawal; },
            [](const SectionSettings &settings, bool) { return isRoundRobin(settings.format); }),
        settingOf(
            "cycles",
            { SettingWords::tr("Second cycle"), SettingWords::tr("Same as the first, with sides exchanged"),
                SettingWords::tr("With the last two rounds of the first cycle swapped") },
            [](auto &options) -> auto & { return options.swapLastTwoRounds; },
            [](const SectionSettings &settings, bool) { return settings.format == Format::DoubleRoundRobin; }),
        settingOf(
            "carryResults",
            { SettingWords::tr("Results from the groups"), SettingWords::tr("Everyone starts from zero"),
                SettingWords::tr("Count and are not replayed") },
            [](auto &options) -> auto & { return options.carriesResults; },
            [](const SectionSettings &settings, bool others) { return isRoundRobin(settings.format) && others; }),
        { { "matchForThird", places, placementIndex,
              [](SectionOptions &options, int value) {
                  options.matchForThird = value != 1;
                  options.placement = Placements[value];
              } },
            [](const SectionSettings &settings, bool) { return settings.format == Format::Elimination; } },
        { { "grandFinal",
              { SettingWords::tr("Grand final"), SettingWords::tr("The unbeaten player must lose twice"),
                  SettingWords::tr("One match decides") },
              [](const SectionOptions &options) { return int(!options.secondGrandFinal); },
              [](SectionOptions &options, int value) { options.secondGrandFinal = value == 0; } },
            [](const SectionSettings &settings, bool) { return settings.format == Format::DoubleElimination; } },
        settingOf(
            "forfeitsInARow", { SettingWords::tr("Forfeits in a row before withdrawal") },
            [](auto &options) -> auto & { return options.forfeitsBeforeWithdrawal; },
            [](const SectionSettings &, bool) { return true; }, MostLosses, 1),
        settingOf(
            "byesInSums",
            { SettingWords::tr("What a bye adds to SOS"), SettingWords::tr("Nothing"),
                SettingWords::tr("The player's own points") },
            [](auto &options) -> auto & { return options.byesCountOwnPoints; },
            [](const SectionSettings &settings, bool) { return !isElimination(settings.format); }),
        settingOf(
            "emptyBoards",
            { SettingWords::tr("Empty boards of a team"), SettingWords::tr("Anywhere"),
                SettingWords::tr("Must be the last ones"), SettingWords::tr("Must be the first ones") },
            [](auto &options) -> auto & { return options.emptyBoards; },
            [](const SectionSettings &settings, bool) { return settings.options.gamesPerMatch > 1; }),
    };
}

} // namespace kagetsu::text
