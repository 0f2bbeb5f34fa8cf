// SPDX-License-Identifier: MIT
#include "cli/output/proofjson.h"

#include "cli/words/foulnames.h"

namespace kagetsu::cli {

namespace {

using Json = nlohmann::ordered_json;
using namespace rules;

const char *lineName(Direction direction)
{
    switch (direction) {
    case Direction::Row: return "row";
    case Direction::Column: return "column";
    case Direction::Rising: return "rising";
    case Direction::Falling: return "falling";
    }
    return "";
}

template <class Points>
Json points(const Points &list)
{
    Json result = Json::array();
    for (Point point : list)
        result.push_back(toText(point));
    return result;
}

// Returns null for the edge.
Json border(const Border &border)
{
    return border ? Json(toText(*border)) : Json();
}

Json borders(const std::array<Border, 2> &between)
{
    return Json::array({ border(between[0]), border(between[1]) });
}

struct ReasonWriter
{
    Json operator()(const MakesLong &reason) const
    {
        return { { "reason", "long" }, { "point", toText(reason.point) }, { "row", points(reason.row.points()) } };
    }
    Json operator()(const ClosedBothEnds &reason) const
    {
        return { { "reason", "closed" }, { "between", borders(reason.between) } };
    }
    Json operator()(const NoRoom &reason) const
    {
        return { { "reason", "no-room" }, { "between", borders(reason.between) }, { "points", reason.points } };
    }
    Json operator()(const ClosedEnd &reason) const
    {
        return { { "reason", "closed-end" }, { "point", toText(reason.point) }, { "by", border(reason.by) } };
    }
    Json operator()(const LongEnd &reason) const
    {
        return { { "reason", "long-end" }, { "point", toText(reason.point) }, { "end", toText(reason.end) },
            { "row", points(reason.row.points()) } };
    }
};

Json node(const Proof &proof, const ProofNode &from);

Json three(const Proof &proof, const ThreeEvidence &from)
{
    Json tries = Json::array();
    for (const StraightFourPoint &point : from.points) {
        Json one { { "point", toText(point.point) }, { "ends", points(point.ends) }, { "works", point.works } };
        if (point.child)
            one["proof"] = node(proof, proof.nodes[*point.child]);
        tries.push_back(one);
    }
    return { { "line", lineName(from.direction) }, { "stones", points(from.stones) }, { "real", from.real },
        { "straightFourPoints", tries } };
}

const char *verdictName(Outcome outcome)
{
    switch (outcome) {
    case Outcome::Wins: return "five";
    case Outcome::Forbidden: return "forbidden";
    case Outcome::Allowed: break;
    }
    return "allowed";
}

Json node(const Proof &proof, const ProofNode &from)
{
    Json result { { "point", toText(from.point) }, { "assumed", points(from.assumed) },
        { "verdict", verdictName(from.outcome) }, { "fouls", foulNames(from.fouls) } };
    for (const RowEvidence &row : from.rows)
        result["rows"].push_back({ { "line", lineName(row.row.direction) }, { "stones", points(row.row.points()) } });
    for (const FourEvidence &four : from.fours)
        result["fours"].push_back({ { "line", lineName(four.direction) }, { "stones", points(four.stones) },
            { "completions", points(four.completions) } });
    for (const ThreeEvidence &evidence : from.threes)
        result["threes"].push_back(three(proof, evidence));
    for (const FalseFour &four : from.falseFours) {
        Json reason = std::visit(ReasonWriter {}, four.reason);
        result["falseFours"].push_back(
            { { "line", lineName(four.direction) }, { "stones", points(four.stones) }, { "because", reason } });
    }
    for (const FalseThree &falseThree : from.falseThrees) {
        Json reasons = Json::array();
        for (const auto &reason : falseThree.reasons)
            reasons.push_back(std::visit(ReasonWriter {}, reason));
        result["falseThrees"].push_back({ { "line", lineName(falseThree.direction) },
            { "stones", points(falseThree.stones) }, { "because", reasons } });
    }
    return result;
}

} // namespace

Json toJson(const Proof &proof)
{
    Json result = node(proof, proof.root());
    Json rulings = Json::array();
    if (proof.restsOnFivePointRuling)
        rulings.push_back("R1");
    if (proof.restsOnCountingRuling)
        rulings.push_back("R2");
    result["restsOn"] = rulings;
    return result;
}

} // namespace kagetsu::cli
