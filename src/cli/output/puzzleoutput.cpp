// SPDX-License-Identifier: MIT
#include "cli/output/puzzleoutput.h"

#include "cli/output/findingoutput.h"
#include "learn/puzzle/firstrating.h"

#include <nlohmann/json.hpp>

#include <cmath>

namespace kagetsu::cli {

namespace {

using Json = nlohmann::ordered_json;
using puzzle::Recheck;

const char *letterOf(rules::Side side)
{
    return side == rules::Side::Black ? "X" : "O";
}

const char *wordOf(Recheck::Verdict verdict)
{
    switch (verdict) {
    case Recheck::Verdict::Agrees: return "agrees";
    case Recheck::Verdict::Differs: return "differs";
    case Recheck::Verdict::Undecided: break;
    }
    return "undecided";
}

int ratingOf(const puzzle::MadePuzzle &puzzle)
{
    return static_cast<int>(std::lround(puzzle::firstRating(puzzle).rating));
}

// A row has one field for each text, so tabs and line ends in names become blanks.
std::string fieldOf(std::string text)
{
    for (char &each : text) {
        if (static_cast<unsigned char>(each) < ' ')
            each = ' ';
    }
    return text;
}

} // namespace

std::string puzzleText(const puzzle::MadePuzzle &puzzle, const std::optional<Recheck> &check)
{
    std::string answers;
    for (const rules::Point point : puzzle.answers)
        answers += (answers.empty() ? "" : " ") + toText(point);
    const puzzle::Source &source = puzzle.source;
    std::string row = std::to_string(source.move) + '\t' + std::string(idOf(puzzle.theme)) + '\t'
        + std::to_string(ratingOf(puzzle)) + '\t' + letterOf(puzzle.side) + '\t' + answers + '\t'
        + std::to_string(puzzle.length) + '\t' + toText(puzzle.position) + '\t' + fieldOf(source.black) + '\t'
        + fieldOf(source.white) + '\t' + fieldOf(source.date);
    if (check)
        row += std::string("\t") + wordOf(check->verdict) + '\t' + std::to_string(check->effort);
    return row;
}

Json puzzleJson(const puzzle::MadePuzzle &puzzle, const std::optional<Recheck> &check)
{
    const puzzle::Source &source = puzzle.source;
    Json json { { "move", source.move }, { "theme", idOf(puzzle.theme) }, { "id", identityOf(puzzle) },
        { "rating", ratingOf(puzzle) }, { "rule", rules::idOf(puzzle.rules.rule) }, { "side", letterOf(puzzle.side) },
        { "board", toText(puzzle.position) }, { "answers", pointListJson(puzzle.answers) },
        { "threat", puzzle.threatFours }, { "length", puzzle.length }, { "temptations", puzzle.temptations },
        { "nodes", puzzle.nodes }, { "attacker", letterOf(puzzle.attacker()) }, { "steps", stepsJson(puzzle.proof) },
        { "black", source.black }, { "white", source.white }, { "date", source.date }, { "event", source.event } };
    if (check)
        json["check"] = { { "verdict", wordOf(check->verdict) }, { "wrong", pointListJson(check->wrong) },
            { "missing", pointListJson(check->missing) }, { "hole", check->hasHole }, { "effort", check->effort } };
    return json;
}

} // namespace kagetsu::cli
