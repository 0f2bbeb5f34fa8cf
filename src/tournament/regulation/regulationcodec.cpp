// SPDX-License-Identifier: MIT
#include "base/json/parse.h"
#include "base/json/reader.h"
#include "tournament/regulation/regulation.h"

#include <cmath>

namespace kagetsu::tournament {

namespace {

using json::Flag;
using json::Json;
using json::Name;
using json::Node;
using json::Number;

constexpr int MostRounds = 99;
constexpr int MostMinutes = 24 * 60;
constexpr int MostGroups = 64;
constexpr int MostForfeits = 10;
constexpr int MostPlaces = 64;

constexpr json::Map Titles { Name, "en" };
constexpr json::Map ByLanguage { Name };

constexpr auto Formats = json::words<Format>({ { Format::RoundRobin, "round-robin" },
    { Format::DoubleRoundRobin, "double-round-robin" }, { Format::Swiss, "swiss" },
    { Format::Elimination, "elimination" }, { Format::DoubleElimination, "double-elimination" } });
constexpr auto Groupings =
    json::words<Stage::Grouping>({ { Stage::Grouping::Snake, "snake" }, { Stage::Grouping::Lot, "lot" } });
constexpr auto Thens = json::words<CriteriaPreset::Then>({ { CriteriaPreset::Then::Shared, "shared" },
    { CriteriaPreset::Then::ExtraGames, "extra-games" }, { CriteriaPreset::Then::Lot, "lot" } });
constexpr auto Withdrawals =
    json::words<SectionOptions::Withdrawal>({ { SectionOptions::Withdrawal::AnnulBelowHalf, "annul-below-half" },
        { SectionOptions::Withdrawal::ResultsStand, "results-stand" } });
constexpr auto Missed = json::words<Bye::Kind>({ { Bye::Kind::Zero, "zero" }, { Bye::Kind::Half, "half" } });

// Writes points as a number: 2, 0.5, -2.
struct PointsFormat
{
    Json write(Points points) const
    {
        if (points.halves % 2 == 0)
            return points.halves / 2;
        return points.halves / 2.0;
    }
    void read(const Node &node, Points &points) const
    {
        if (!node->is_number())
            return node.fail(json::Error::WrongType);
        const double halves = node->get<double>() * 2;
        if (!(std::abs(halves) <= MostPoints.halves) || halves != std::floor(halves))
            return node.fail(json::Error::OutOfRange);
        points.halves = static_cast<int>(halves);
    }
};

constexpr json::Code CriterionFormat { [](const Criterion &criterion) { return codeOf(criterion); },
    [](const std::string &code) { return criterionFromCode(code); } };

// Writes the points of a win, a draw and a loss. Points that follow from these are written only if they differ.
constexpr json::Object ScoreFormat { []<class Io>(Io &io, ScoreSystem &score) {
    io.member("win", score.win, PointsFormat {});
    io.member("draw", score.draw, PointsFormat {});
    io.member("loss", score.loss, PointsFormat {});
    if constexpr (!Io::Writes) {
        score.forfeitWin = score.pairingBye = score.win;
        score.halfBye = score.draw;
        score.forfeitLoss = score.loss;
    }
    io.added("forfeit_win", score.forfeitWin, PointsFormat {});
    io.added("forfeit_loss", score.forfeitLoss, PointsFormat {});
    io.added("bye", score.pairingBye, PointsFormat {});
    io.added("half_bye", score.halfBye, PointsFormat {});
    io.added("zero_bye", score.zeroBye, PointsFormat {});
    io.added("by_games", score.byGames, Flag);
} };

template <class Io>
void describe(Io &io, SectionOptions &options)
{
    const SectionOptions usual;
    io.unless(usual.rounds, "rounds", options.rounds, Number { 1, MostRounds });
    io.unless(usual.gamesPerMatch, "games", options.gamesPerMatch, Number { 1, MostBoards });
    io.unless(usual.withdrawal, "withdrawal", options.withdrawal, Withdrawals);
    io.unless(usual.missedRounds, "missed_rounds", options.missedRounds, Missed);
    io.unless(usual.byesCountOwnPoints, "byes_count_own_points", options.byesCountOwnPoints, Flag);
    io.unless(usual.forfeitWinIsABye, "forfeit_win_is_a_bye", options.forfeitWinIsABye, Flag);
    io.unless(usual.swapLastTwoRounds, "swap_last_two_rounds", options.swapLastTwoRounds, Flag);
    io.unless(usual.matchForThird, "match_for_third", options.matchForThird, Flag);
    io.unless(usual.placement, "placement", options.placement, Number { 8, MostPlaces });
    io.unless(usual.secondGrandFinal, "second_grand_final", options.secondGrandFinal, Flag);
    io.maybe("lateness_minutes", options.latenessMinutes, Number { 0, MostMinutes });
    io.unless(usual.forfeitsBeforeWithdrawal, "forfeits_before_withdrawal", options.forfeitsBeforeWithdrawal,
        Number { 1, MostForfeits });
}

constexpr json::Object StageFormat { [](auto &io, Stage &stage) {
    SectionSettings &settings = stage.settings;
    io.member("name", stage.names, Titles);
    io.member("format", settings.format, Formats);
    io.unless({}, "rules", settings.rules, Name);
    io.member("points", settings.score, ScoreFormat);
    io.member("criteria", settings.criteria, json::List { CriterionFormat });
    describe(io, settings.options);
    io.unless(1, "groups", stage.groups, Number { 1, MostGroups });
    io.unless(Stage::Grouping::Snake, "grouping", stage.grouping, Groupings);
    io.unless(0, "go_on", stage.goOn, Number { 1, MostGroups });
    io.unless(false, "carries_results", stage.carriesResults, Flag);
    io.unless(CriteriaPreset::Then::Shared, "then", stage.then, Thens);
} };

constexpr json::Object RegulationFormat { []<class Io>(Io &io, Regulation &regulation) {
    io.member("name", regulation.names, Titles);
    io.unless({}, "about", regulation.about, ByLanguage);
    io.member("stages", regulation.stages, json::List { StageFormat });
    if constexpr (!Io::Writes)
        io.check("stages", !regulation.stages.empty());
} };

} // namespace

Result<std::vector<Regulation>, std::vector<json::DocumentFault>> readRegulations(std::string_view json)
{
    std::vector<Regulation> regulations;
    auto faults = json::readEach(json, [&](const std::string &id, const Node &node) {
        regulations.emplace_back().id = id;
        RegulationFormat.read(node, regulations.back());
    });
    if (!faults.empty())
        return Fault { std::move(faults) };
    return regulations;
}

std::string toJson(const Regulation &regulation)
{
    Regulation written = regulation;
    return json::toText(Json { { regulation.id, RegulationFormat.write(written) } }, 1);
}

} // namespace kagetsu::tournament
