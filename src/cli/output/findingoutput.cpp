// SPDX-License-Identifier: MIT
#include "cli/output/findingoutput.h"

#include <nlohmann/json.hpp>

namespace kagetsu::cli {

namespace {

using Json = nlohmann::ordered_json;

const char *codeOf(solver::Answer answer)
{
    switch (answer) {
    case solver::Answer::Win: return "win";
    case solver::Answer::None: return "none";
    case solver::Answer::Unknown: break;
    }
    return "unknown";
}

const char *codeOf(solver::Reason reason)
{
    switch (reason) {
    case solver::Reason::Five: return "five";
    case solver::Reason::TwoFives: return "two-five-points";
    case solver::Reason::DefenceForbidden: return "defence-forbidden";
    case solver::Reason::NoDefence: return "no-defence";
    case solver::Reason::GoesOn: break;
    }
    return "goes-on";
}

Json stepJson(const solver::Step &step)
{
    Json json { { "move", toText(step.move) }, { "reason", codeOf(step.reason) } };
    if (!step.fivePoints.empty())
        json["fivePoints"] = pointListJson(step.fivePoints);
    if (step.threatened)
        json["threatens"] = *step.threatened;
    if (!step.defences.empty()) {
        Json defences = Json::object();
        for (const solver::Defence &defence : step.defences)
            defences[toText(defence.point)] = defence.next;
        json["defences"] = defences;
    }
    return json;
}

} // namespace

std::string findingText(const solver::Finding &finding)
{
    std::string text = codeOf(finding.answer);
    if (finding.answer != solver::Answer::Win)
        return text;
    text += ' ' + std::to_string(finding.length);
    for (const rules::Point point : mainLine(finding.proof))
        text += ' ' + toText(point);
    return text;
}

std::string pointsText(const solver::MoveAnswers &moves, bool (*fits)(const solver::MoveAnswer &))
{
    std::string text;
    for (const solver::MoveAnswer &move : moves.moves)
        if (fits(move))
            text += (text.empty() ? "" : " ") + toText(move.point);
    return text.empty() ? "-" : text;
}

Json pointListJson(const std::vector<rules::Point> &points)
{
    Json list = Json::array();
    for (const rules::Point point : points)
        list.push_back(toText(point));
    return list;
}

Json stepsJson(const solver::Proof &proof)
{
    Json steps = Json::array();
    for (const solver::Step &step : proof.steps)
        steps.push_back(stepJson(step));
    return steps;
}

Json findingJson(const solver::Finding &finding)
{
    Json json { { "answer", codeOf(finding.answer) }, { "nodes", finding.nodes } };
    if (finding.threatFours > 0)
        json["threatFours"] = finding.threatFours;
    if (finding.answer != solver::Answer::Win)
        return json;
    json.update({ { "length", finding.length }, { "shortest", finding.isShortest },
        { "line", pointListJson(mainLine(finding.proof)) }, { "proof", stepsJson(finding.proof) } });
    return json;
}

Json movesJson(const solver::MoveAnswers &moves)
{
    Json list = Json::array();
    for (const solver::MoveAnswer &move : moves.moves) {
        Json json { { "point", toText(move.point) }, { "answer", codeOf(move.answer) } };
        if (move.answer == solver::Answer::Win)
            json.update({ { "length", move.length }, { "shortest", move.isShortest } });
        list.push_back(json);
    }
    return { { "answer", codeOf(moves.answer) }, { "moves", list }, { "nodes", moves.nodes } };
}

} // namespace kagetsu::cli
