// SPDX-License-Identifier: MIT
#include "cli/output/reviewoutput.h"

#include "analysis/review/course.h"
#include "cli/output/findingoutput.h"
#include "cli/output/proofjson.h"
#include "cli/words/foulnames.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>

namespace kagetsu::cli {

namespace {

using Json = nlohmann::ordered_json;
using review::Known;
using review::MoveReview;

const char *codeOf(Known known)
{
    switch (known) {
    case Known::No: return "no";
    case Known::Yes: return "yes";
    case Known::Unknown: break;
    }
    return "unknown";
}

const char *codeOf(rules::Side side)
{
    return side == rules::Side::Black ? "X" : "O";
}

std::string pointOf(const record::Move &move)
{
    switch (move.kind) {
    case record::Move::Kind::Stone: return toText(move.point);
    case record::Move::Kind::Pass: return "pass";
    case record::Move::Kind::Unplaced: break;
    }
    return "-";
}

std::string join(const std::vector<rules::Point> &points)
{
    std::string text;
    for (const rules::Point point : points)
        text += (text.empty() ? "" : " ") + toText(point);
    return text;
}

std::string winText(const review::Win &win)
{
    return std::to_string(win.length) + '\t' + join(mainLine(win.proof));
}

bool isByThrees(const std::optional<review::Win> &win)
{
    return win && hasThrees(win->proof);
}

std::string defencesText(const review::Allowed &allowed)
{
    if (allowed.defences.empty())
        return allowed.areAllDefences ? "-" : "...";
    return join(allowed.defences) + (allowed.areAllDefences ? "" : " ...");
}

bool isAmong(const std::vector<std::size_t> &moves, std::size_t move)
{
    return std::find(moves.begin(), moves.end(), move) != moves.end();
}

void addRows(std::vector<std::string> &rows, const std::string &head, const MoveReview &move)
{
    const bool missedThrees = isByThrees(move.missed.win);
    if (move.missed.said != Known::No && missedThrees)
        rows.push_back(
            head + (move.missed.said == Known::Yes ? "" : "unknown\t") + "missed-threes\t" + winText(*move.missed.win));
    else if (move.missed.said == Known::Yes)
        rows.push_back(head + "missed\t" + winText(*move.missed.win));
    else if (move.missed.said == Known::Unknown)
        rows.push_back(head + "unknown\tmissed");
    if (move.allowed.said == Known::Yes && isByThrees(move.allowed.win))
        rows.push_back(head + "allowed-threes\t" + winText(*move.allowed.win));
    else if (move.allowed.said == Known::Yes)
        rows.push_back(head + "allowed\t" + winText(*move.allowed.win) + '\t' + defencesText(move.allowed));
    else if (move.allowed.said == Known::Unknown)
        rows.push_back(head + "unknown\tallowed");
    if (move.foul) {
        std::string kinds;
        for (const std::string_view name : foulNames(move.foul->kinds))
            kinds.append(kinds.empty() ? "" : "+").append(name);
        rows.push_back(head + "forbidden\t" + kinds);
    }
}

Json winJson(Known said, const std::optional<review::Win> &win)
{
    Json json { { "answer", codeOf(said) } };
    if (win) {
        json.update({ { "by", hasThrees(win->proof) ? "threes" : "fours" }, { "length", win->length },
            { "shortest", win->isShortest }, { "line", pointListJson(mainLine(win->proof)) },
            { "proof", stepsJson(win->proof) } });
    }
    return json;
}

Json moveJson(std::size_t number, const MoveReview &move)
{
    Json json { { "move", number }, { "side", codeOf(move.move.side) }, { "point", pointOf(move.move) } };
    if (move.missed.said != Known::No)
        json["missed"] = winJson(move.missed.said, move.missed.win);
    if (move.allowed.said != Known::No) {
        json["allowed"] = winJson(move.allowed.said, move.allowed.win);
        if (move.allowed.win)
            json["allowed"].update({ { "wasThere", codeOf(move.allowed.wasThere) },
                { "defences", pointListJson(move.allowed.defences) }, { "allDefences", move.allowed.areAllDefences } });
    }
    if (move.foul)
        json["forbidden"] = { { "kinds", foulNames(move.foul->kinds) }, { "proof", toJson(move.foul->proof) } };
    return json;
}

int hundredths(double share)
{
    return static_cast<int>(std::lround(share * 100));
}

const char *codeOf(review::LossKind kind)
{
    switch (kind) {
    case review::LossKind::MissedWin: return "missed";
    case review::LossKind::AllowedWin: return "allowed";
    case review::LossKind::Share: break;
    }
    return "loss";
}

std::string lossText(const review::Loss &loss)
{
    std::string text = std::string("engine-") + codeOf(loss.kind) + '\t' + std::to_string(hundredths(loss.before))
        + '\t' + std::to_string(hundredths(loss.after)) + '\t' + (loss.depth ? std::to_string(*loss.depth) : "-") + '\t'
        + (loss.better ? toText(*loss.better) : "-");
    if (loss.kind != review::LossKind::Share)
        text += '\t' + std::to_string(loss.plies);
    return text;
}

// Rounded, so that the same values have the same digits everywhere.
double shortened(double share)
{
    return std::round(share * 1000) / 1000;
}

Json lossJson(std::size_t number, const review::Loss &loss)
{
    Json json { { "move", number }, { "kind", codeOf(loss.kind) }, { "before", shortened(loss.before) },
        { "after", shortened(loss.after) }, { "depth", loss.depth ? Json(*loss.depth) : Json() },
        { "better", loss.better ? Json(toText(*loss.better)) : Json() } };
    if (loss.kind != review::LossKind::Share)
        json["plies"] = loss.plies;
    if (loss.isGreatest)
        json["turn"] = true;
    return json;
}

} // namespace

std::vector<std::string> engineText(
    const review::GameLine &game, const review::Review &review, const review::Opinions &opinions)
{
    std::vector<std::string> rows;
    const auto headOf = [&](std::size_t i) {
        const record::Move &move = game.line.moves[i].move;
        return std::to_string(i + 1) + '\t' + codeOf(move.side) + '\t' + pointOf(move) + '\t';
    };
    const std::vector<review::Mark> marks = marksOf(game, review, opinions);
    for (const review::Mark &mark : marks) {
        if (!mark.loss)
            continue;
        rows.push_back(headOf(mark.move) + lossText(*mark.loss));
        if (mark.loss->isGreatest)
            rows.push_back(headOf(mark.move) + "engine-turn");
    }
    for (const std::size_t mark : keyMoments(marks))
        rows.push_back(headOf(marks[mark].move) + "key-moment");
    std::string curve;
    for (const std::optional<review::Value> &value : valuesOf(game.line, review, opinions))
        curve += (curve.empty() ? "" : " ")
            + (value ? std::to_string(hundredths(value->blackShare)) + (value->isProven ? "!" : "") : "-");
    rows.push_back("-\t-\t-\tcurve\t" + curve);
    return rows;
}

Json engineJson(const review::GameLine &game, const review::Review &review, const review::Opinions &opinions)
{
    Json losses = Json::array();
    Json moments = Json::array();
    Json values = Json::array();
    const std::vector<review::Mark> marks = marksOf(game, review, opinions);
    for (const review::Mark &mark : marks) {
        if (mark.loss)
            losses.push_back(lossJson(mark.move + 1, *mark.loss));
    }
    for (const std::size_t mark : keyMoments(marks))
        moments.push_back(marks[mark].move + 1);
    const auto known = valuesOf(game.line, review, opinions);
    for (std::size_t place = 0; place < known.size(); ++place) {
        Json &value = values.emplace_back();
        if (!known[place])
            continue;
        value = { { "black", shortened(known[place]->blackShare) }, { "proven", known[place]->isProven } };
        if (known[place]->isProven)
            continue;
        const review::Opinion &opinion = *opinions[place];
        value["depth"] = opinion.depth ? Json(*opinion.depth) : Json();
        if (opinion.wins)
            value.update({ { "wins", codeOf(*opinion.wins) }, { "plies", opinion.plies } });
        value["line"] = pointListJson(opinion.line);
    }
    return { { "values", values }, { "losses", losses }, { "keyMoments", moments } };
}

std::vector<std::string> reviewText(const review::Review &review, const std::vector<std::size_t> &wrongClaims)
{
    std::vector<std::string> rows;
    for (std::size_t i = 0; i < review.moves.size(); ++i) {
        const record::Move &move = review.moves[i].move;
        const std::string head = std::to_string(i + 1) + '\t' + codeOf(move.side) + '\t' + pointOf(move) + '\t';
        addRows(rows, head, review.moves[i]);
        if (isAmong(wrongClaims, i))
            rows.push_back(head + "wrong-claim");
    }
    const auto &[last, isCertain] = review.turningPoint;
    if (last) {
        const record::Move &move = review.moves[*last].move;
        rows.push_back(std::to_string(*last + 1) + '\t' + codeOf(move.side) + '\t' + pointOf(move) + "\tturning-point");
    }
    if (!isCertain)
        rows.push_back("-\t-\t-\tunknown\tturning-point");
    if (const std::size_t open = review.threes.undecided(); open > 0)
        rows.push_back("-\t-\t-\tunknown\tthrees\t" + std::to_string(open));
    return rows;
}

Json reviewJson(const review::Review &review, const std::vector<std::size_t> &wrongClaims)
{
    Json moves = Json::array();
    for (std::size_t i = 0; i < review.moves.size(); ++i) {
        const bool isWronglyClaimed = isAmong(wrongClaims, i);
        if (review.moves[i].saysNothing() && !isWronglyClaimed)
            continue;
        moves.push_back(moveJson(i + 1, review.moves[i]));
        if (isWronglyClaimed)
            moves.back()["wrongClaim"] = true;
    }
    const auto &[last, isCertain] = review.turningPoint;
    Json json { { "reviewed", review.moves.size() }, { "nodes", review.nodes }, { "moves", moves },
        { "turningPoint", { { "move", last ? Json(*last + 1) : Json() }, { "certain", isCertain } } } };
    if (!review.threes.turns.empty())
        json["threes"] = { { "turns", review.threes.turns.size() }, { "undecided", review.threes.undecided() } };
    return json;
}

std::string decidedText(const review::Line &line, const review::Decided &decided)
{
    const record::Move &move = line.moves[decided.move].move;
    return std::to_string(decided.move + 1) + '\t' + codeOf(move.side) + '\t' + pointOf(move) + "\tdecided\t"
        + winText(decided.win) + (decided.hadBefore == Known::Unknown ? "\t..." : "");
}

Json decidedJson(const review::Decided &decided)
{
    Json json { { "move", decided.move + 1 } };
    json.update(winJson(Known::Yes, decided.win));
    json["hadBefore"] = codeOf(decided.hadBefore);
    return json;
}

} // namespace kagetsu::cli
