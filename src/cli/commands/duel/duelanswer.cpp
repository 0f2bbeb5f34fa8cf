// SPDX-License-Identifier: MIT
#include "cli/commands/duel/duelanswer.h"

#include "cli/commands/duel/contestants.h"
#include "cli/commands/duel/duelrecord.h"

#include <nlohmann/json.hpp>

#include <cmath>
#include <cstdio>

namespace kagetsu::cli {

using contest::End;
using contest::Score;
using contest::Who;

namespace {

using Json = nlohmann::ordered_json;

constexpr End Faults[] { End::Forbidden, End::Illegal, End::Late, End::Hung, End::Crashed };

std::string percent(double share)
{
    char text[16];
    std::snprintf(text, sizeof text, "%.1f %%", share * 100);
    return text;
}

std::string points(double elo)
{
    char text[16];
    std::snprintf(text, sizeof text, "%+.0f", elo);
    return std::isinf(elo) ? elo > 0 ? "+inf" : "-inf" : text;
}

// Returns null for an infinite value, which JSON cannot represent as a number.
Json number(double value)
{
    return std::isinf(value) ? Json() : Json(value);
}

Json both(const contest::Interval &interval)
{
    return Json::array({ number(interval.low), number(interval.high) });
}

std::string_view nameOf(contest::Answer answer)
{
    return answer == contest::Answer::More ? "more" : answer == contest::Answer::Less ? "less" : "open";
}

std::string faultsText(const DuelAnswer &answer, Who who)
{
    std::string text("faults\t");
    text += cli::nameOf(who);
    for (const End end : Faults)
        (text += '\t') += std::string(cli::nameOf(end)) + ' ' + std::to_string(countOf(answer.games, who, end));
    return text + '\n';
}

// Lists every game that was lost by a fault.
std::string faultLines(const DuelAnswer &answer)
{
    std::string text;
    for (const contest::PlayedGame &game : answer.games) {
        if (const auto who = game.culprit())
            text += "fault\t" + std::to_string(game.number + 1) + '\t' + std::string(cli::nameOf(*who)) + '\t'
                + std::string(cli::nameOf(game.ending.end)) + '\n';
    }
    return text;
}

Json contestantJson(const DuelAnswer &answer, Who who)
{
    Json faults = Json::object();
    for (const End end : Faults)
        faults[std::string(cli::nameOf(end))] = countOf(answer.games, who, end);
    return { { "name", cli::nameOf(answer.contestants[static_cast<std::size_t>(who)]) }, { "faults", faults } };
}

Json gameJson(const contest::PlayedGame &game)
{
    Json moves = Json::array();
    for (const rules::Point point : game.stones)
        moves.push_back(rules::toText(point));
    const auto winner = game.winner();
    return { { "game", game.number + 1 }, { "black", cli::nameOf(game.black) },
        { "winner", winner ? Json(cli::nameOf(*winner)) : Json() }, { "end", cli::nameOf(game.ending.end) },
        { "opening", game.opened }, { "moves", moves } };
}

Json termsJson(const contest::Plan &plan)
{
    const contest::Terms &terms = plan.terms;
    return { { "rule", idOf(terms.board.rules.rule) }, { "board", terms.board.size },
        { "moveTime", terms.moveTime ? Json(terms.moveTime->count()) : Json() },
        { "nodes", terms.nodes ? Json(*terms.nodes) : Json() }, { "seed", terms.seed } };
}

Json sprtJson(const DuelAnswer &answer, const contest::Hypotheses &hypotheses)
{
    return { { "less", hypotheses.less }, { "more", hypotheses.more },
        { "likelihood", likelihood(scoreOf(answer.games), hypotheses) }, { "answer", nameOf(answer.answer) } };
}

} // namespace

std::string gameText(const contest::PlayedGame &game)
{
    const auto winner = game.winner();
    std::string text = "game\t" + std::to_string(game.number + 1) + '\t' + std::string(cli::nameOf(game.black)) + '\t'
        + std::string(winner ? cli::nameOf(*winner) : "-") + '\t' + std::string(cli::nameOf(game.ending.end));
    for (std::size_t i = 0; i < game.stones.size(); ++i)
        text += (i == 0 ? '\t' : ' ') + rules::toText(game.stones[i]);
    return text + '\n';
}

std::string gameJsonText(const contest::PlayedGame &game)
{
    return gameJson(game).dump() + '\n';
}

std::string duelText(const DuelAnswer &answer)
{
    const Score score = scoreOf(answer.games);
    const contest::Interval share = shareInterval(score);
    const contest::Interval elo = eloInterval(score);
    std::string text = "first\t" + cli::nameOf(answer.contestants[0]) + "\nsecond\t"
        + cli::nameOf(answer.contestants[1]) + "\ngames\t" + std::to_string(score.games()) + "\nwins\t"
        + std::to_string(score.wins) + "\ndraws\t" + std::to_string(score.draws) + "\nlosses\t"
        + std::to_string(score.losses) + '\n';
    text += "score\t" + percent(score.share()) + '\t' + percent(share.low) + '\t' + percent(share.high) + '\n';
    text += "elo\t" + points(contest::eloOf(score.share())) + '\t' + points(elo.low) + '\t' + points(elo.high) + '\n';
    if (answer.plan.hypotheses)
        text += "sprt\t" + std::string(nameOf(answer.answer)) + '\n';
    return text + faultsText(answer, Who::First) + faultsText(answer, Who::Second) + faultLines(answer);
}

std::string duelJson(const DuelAnswer &answer)
{
    const Score score = scoreOf(answer.games);
    Json json { { "first", contestantJson(answer, Who::First) }, { "second", contestantJson(answer, Who::Second) } };
    json.update(termsJson(answer.plan));
    json.update({ { "games", score.games() }, { "wins", score.wins }, { "draws", score.draws },
        { "losses", score.losses }, { "score", score.share() }, { "scoreInterval", both(shareInterval(score)) },
        { "elo", number(contest::eloOf(score.share())) }, { "eloInterval", both(eloInterval(score)) } });
    if (answer.plan.hypotheses)
        json["sprt"] = sprtJson(answer, *answer.plan.hypotheses);
    json["interrupted"] = answer.isInterrupted;
    json["list"] = Json::array();
    for (const contest::PlayedGame &game : answer.games)
        json["list"].push_back(gameJson(game));
    return json.dump(-1, ' ', false, Json::error_handler_t::replace) + '\n';
}

} // namespace kagetsu::cli
