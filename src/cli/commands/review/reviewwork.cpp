// SPDX-License-Identifier: MIT
#include "cli/commands/review/reviewwork.h"

#include "analysis/review/confirm.h"
#include "analysis/review/decidingmove.h"
#include "analysis/review/gameline.h"
#include "analysis/review/marks.h"
#include "analysis/review/threesreview.h"
#include "analysis/solver/proof/checker.h"
#include "cli/output/reviewoutput.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <tuple>

namespace kagetsu::cli {

using Json = nlohmann::ordered_json;

namespace {

// What a question about fours and threes may examine at least.
constexpr std::uint64_t LeastNodesForThrees = 100'000;
constexpr int MostDeaths = 3; // of an engine, with no game between that it was asked about in full

std::pair<std::string, std::string> wordsOf(review::NoReview reason)
{
    switch (reason) {
    case review::NoReview::OtherGame: return { "other-game", "This is not a game of five in a row." };
    case review::NoReview::NoRule:
        return { "no-rule", "The record does not say which rule was used. Use --rule to choose one." };
    case review::NoReview::BadSize: break;
    }
    return { "bad-size", "A board of this size cannot be reviewed." };
}

std::string withSaid(std::string text, const std::string &said)
{
    return said.empty() ? text : text + " It says: " + said;
}

std::string troubleText(const enginereview::Trouble &trouble, const std::string &name)
{
    if (trouble.died) {
        const std::string said = trouble.died->text.empty() ? trouble.died->said : trouble.died->text;
        if (!trouble.wasReady)
            return withSaid(name + " could not be started.", said);
        return withSaid(
            trouble.died->kind == engine::DeathKind::Hung ? name + " does not answer." : name + " ended.", said);
    }
    if (!trouble.refused)
        return name + " gives no evaluations.";
    switch (trouble.refused->kind) {
    case engine::FailureKind::SizeRefused:
        return withSaid(name + " does not support this board size.", trouble.refused->text);
    case engine::FailureKind::RuleRefused:
        return withSaid(name + " does not support this rule set.", trouble.refused->text);
    default: return withSaid(name + " cannot analyse positions.", trouble.refused->text);
    }
}

} // namespace

// What is known of a game so far.
struct ReviewWork::Found
{
    std::size_t number = 0;
    rules::Rule rule = rules::Rule::Renju;
    review::GameLine game {};
    review::Review review {};
    std::optional<review::Decided> decided {};
    review::Opinions opinions {};
    bool isAsked = false; // the engine was asked about everything
};

ReviewWork::ReviewWork(const ReviewOptions &options, const record::Collection &games,
    std::optional<enginereview::Terms> terms, unsigned processes)
    : m_options(options)
    , m_games(games)
    , m_terms(std::move(terms))
    , m_processes(processes)
{
}

Reviewed ReviewWork::review(
    std::size_t number, ReviewTools &tools, const std::function<void(const review::Progress &)> &told) const
{
    const record::Game game = m_games.readGame(number - 1);
    Reviewed reviewed { .game = number };
    auto rule = rules::ruleFromId(m_options.rule);
    if (!rule)
        rule = review::ruleOf(game);
    auto line = review::gameLineOf(game, rule);
    if (!line) {
        std::tie(reviewed.error, reviewed.text) = wordsOf(line.fault());
        reviewed.output = m_options.json ? Json { { "game", number }, { "error", reviewed.error } }.dump() + '\n'
                                         : std::to_string(number) + "\terror\n";
        return reviewed;
    }
    Found found { .number = number, .rule = *rule, .game = std::move(line).value() };
    const auto goesOn = [&](const review::Progress &progress) {
        if (told && !m_terms)
            told(progress);
        return true;
    };
    found.review = reviewLine(found.game.line, tools.fours, { .nodes = m_options.limit, .stop = {}, .goesOn = goesOn });
    if (m_options.threes || m_terms)
        addThrees(found, tools);
    if (m_terms)
        askEngine(found, tools, reviewed, told);
    if (m_options.check)
        reviewed.holes = holesOf(found);
    reviewed.output = m_options.json ? jsonOf(found) : textOf(found);
    return reviewed;
}

void ReviewWork::addThrees(Found &found, ReviewTools &tools) const
{
    const review::Line &line = found.game.line;
    if (!tools.threes)
        tools.threes.emplace();
    review::ThreesOptions options;
    if (m_options.hasOwnLimit)
        options.nodes = m_options.limit * (line.moves.size() + 1);
    found.review = review::addThrees(line, std::move(found.review), tools.fours, *tools.threes, options);
    if (!m_options.threes)
        return;
    const std::uint64_t nodes = std::max(m_options.limit, LeastNodesForThrees);
    found.decided = decidedBy(line, *tools.threes, { .nodes = nodes, .stop = {}, .goesOn = {} });
}

void ReviewWork::askEngine(Found &found, ReviewTools &tools, Reviewed &reviewed,
    const std::function<void(const review::Progress &)> &told) const
{
    if (m_hasGivenUp)
        return;
    const auto goesOn = [&](const review::Progress &progress, const review::Opinions &) {
        if (told)
            told(progress);
        return !m_hasGivenUp;
    };
    const enginereview::Talk talk { .stop = {}, .told = goesOn };
    if (!tools.appraiser && m_processes == 1)
        tools.appraiser = std::make_unique<enginereview::Appraiser>(*m_terms);
    enginereview::Appraised said = tools.appraiser
        ? tools.appraiser->appraise(found.game.line, found.review, talk)
        : appraiseTogether(*m_terms, m_processes, found.game.line, found.review, talk);
    found.opinions = std::move(said.opinions);
    found.isAsked = said.isComplete;
    const auto announced = announcedPlaces(found.game.line, found.review, found.opinions);
    found.review = proveTurns(found.game.line, std::move(found.review), announced, tools.fours, *tools.threes);
    if (found.isAsked)
        m_deaths = 0;
    if (!said.trouble)
        return;
    reviewed.trouble = troubleText(*said.trouble, m_terms->profile.name);
    const auto &refused = said.trouble->refused;
    const bool isUseless = said.trouble->died ? !said.trouble->wasReady || ++m_deaths >= MostDeaths
                                              : !refused || refused->kind == engine::FailureKind::NotInDialect;
    if (isUseless)
        m_hasGivenUp = true;
}

std::vector<std::size_t> ReviewWork::holesOf(const Found &found) const
{
    const review::Line &line = found.game.line;
    std::vector<std::size_t> holes = movesWithHoles(line, found.review);
    if (found.decided) {
        const std::size_t move = found.decided->move;
        if (findHole(found.decided->win.proof, positionAfter(line.moves[move]), line.rules))
            holes.push_back(move);
    }
    return holes;
}

std::string ReviewWork::textOf(const Found &found) const
{
    std::vector<std::string> rows = reviewText(found.review, found.game.wrongClaims);
    if (found.decided)
        rows.push_back(decidedText(found.game.line, *found.decided));
    if (m_terms) {
        const std::vector<std::string> said = engineText(found.game, found.review, found.opinions);
        rows.insert(rows.end(), said.begin(), said.end());
    }
    std::string text;
    for (const std::string &row : rows)
        text += std::to_string(found.number) + '\t' + row + '\n';
    return text;
}

std::string ReviewWork::jsonOf(const Found &found) const
{
    Json json { { "game", found.number }, { "rule", rules::idOf(found.rule) } };
    json.update(reviewJson(found.review, found.game.wrongClaims));
    if (found.decided)
        json["decided"] = decidedJson(*found.decided);
    if (m_terms) {
        json["engine"] = engineJson(found.game, found.review, found.opinions);
        json["engine"]["complete"] = found.isAsked;
    }
    return json.dump() + '\n';
}

} // namespace kagetsu::cli
