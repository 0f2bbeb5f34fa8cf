// SPDX-License-Identifier: MIT
#include "venue/picture/publicrecord.h"

#include "clock/controltext.h"
#include "opening/file/reference.h"
#include "opening/file/shipped.h"
#include "opening/pattern/catalogue.h"
#include "record/formats/rulestext.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace kagetsu::venue {

namespace {

using record::GameInfo;
using record::GameTree;
using record::NodeDetails;

// Anybody may have written anything into the texts of a record, also a name that is not to be shown. What follows
// returns them only as far as their meaning is known, and nothing otherwise.

bool hasOnly(const std::string &text, std::string_view characters)
{
    return text.find_first_not_of(characters) == std::string::npos;
}

std::string knownDate(const std::string &text)
{
    return hasOnly(text, "0123456789-,") ? text : std::string();
}

std::string knownRules(const std::string &text)
{
    const record::RulesText read = record::rulesFromText(text);
    if (!read.rule)
        return {};
    const auto procedure = opening::procedureFromTitle(read.opening, opening::shippedProcedures());
    return record::rulesText(*read.rule, procedure ? opening::titleOf(*procedure, "en") : std::string());
}

// The document of a procedure that is not shipped has texts of its own.
std::string knownProcedure(const std::string &text)
{
    const auto read = opening::procedureFromReference(text, opening::shippedProcedures());
    const bool isShipped =
        read && opening::procedureFromTitle(opening::titleOf(*read, "en"), opening::shippedProcedures()) == read;
    return isShipped ? opening::toReference(*read) : std::string();
}

// Players may have different times: "5:00 | 10:00".
std::string knownTime(const std::string &text)
{
    constexpr std::string_view Between = " | ";
    std::string_view rest = text;
    for (bool isLast = false; !isLast;) {
        const std::size_t end = rest.find(Between);
        isLast = end == std::string_view::npos;
        if (!clock::readControl(rest.substr(0, end)))
            return {};
        rest.remove_prefix(isLast ? rest.size() : end + Between.size());
    }
    return text;
}

std::string knownExactTime(const std::string &text)
{
    constexpr std::array<std::string_view, 4> Kinds { "sudden:", "fischer:", "byoyomi:", "perstep:" };
    const auto kind = std::ranges::find_if(Kinds, [&text](std::string_view each) { return text.starts_with(each); });
    return kind != Kinds.end() && hasOnly(text.substr(kind->size()), "0123456789x:.") ? text : std::string();
}

void tellOpening(GameInfo &open, const GameInfo &info)
{
    std::string code = info.openingId;
    if (!code.empty() && code.front() >= 'a' && code.front() <= 'z')
        code.front() = static_cast<char>(code.front() - 'a' + 'A');
    const opening::Pattern *pattern = opening::patternFromCode(code);
    if (!pattern)
        return;
    open.openingId = info.openingId;
    open.openingName = std::string(pattern->code) + ' ' + std::string(pattern->romaji);
}

GameInfo publicInfo(const GameInfo &info)
{
    GameInfo open;
    open.opener = info.opener;
    open.round = info.round;
    open.date = knownDate(info.date);
    open.table = info.table;
    open.tournamentGame = info.tournamentGame;
    open.result = info.result;
    open.rules = knownRules(info.rules);
    open.baseTime = hasOnly(info.baseTime, "0123456789.") ? info.baseTime : std::string();
    open.overtime = knownTime(info.overtime);
    open.timeControl = knownExactTime(info.timeControl);
    open.procedure = knownProcedure(info.procedure);
    tellOpening(open, info);
    return open;
}

// Options of our procedures have ids; anything else may be somebody's words.
bool isOption(const std::string &choice)
{
    const auto hasIt = [&choice](const opening::Procedure &procedure) {
        return std::ranges::any_of(procedure.steps, [&choice](const opening::Step &step) {
            const auto *choose = std::get_if<opening::ChooseStep>(&step.action);
            return choose && std::ranges::find(choose->options, choice, &opening::Option::id) != choose->options.end();
        });
    };
    return std::ranges::any_of(opening::shippedProcedures(), hasIt);
}

NodeDetails publicDetails(const NodeDetails &details)
{
    NodeDetails open;
    open.setup = details.setup;
    open.black = details.black;
    open.white = details.white;
    open.swap = details.swap;
    std::ranges::copy_if(details.choices, std::back_inserter(open.choices), isOption);
    open.fifthMoves = details.fifthMoves;
    open.fifthOffers = details.fifthOffers;
    open.placedBy = details.placedBy;
    open.foul = details.foul;
    return open;
}

} // namespace

record::Game publicRecord(const record::Game &game)
{
    record::Game open { publicInfo(game.info), GameTree(game.tree.columns(), game.tree.rows()), {} };
    record::NodeId at = GameTree::root();
    for (const record::NodeId node : game.tree.mainLine()) {
        if (node != GameTree::root())
            at = open.tree.append(at, game.tree.action(node));
        if (NodeDetails details = publicDetails(game.tree.details(node)); details != NodeDetails())
            open.tree.editDetails(at) = std::move(details);
    }
    return open;
}

} // namespace kagetsu::venue
