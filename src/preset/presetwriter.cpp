// SPDX-License-Identifier: MIT
#include "opening/jsontext.h"
#include "preset/words.h"

namespace kagetsu::preset {

namespace {

using opening::Json;

Json rulesOf(const rules::RuleSet &rules)
{
    Json json { { "id", rules::idOf(rules.rule) } };
    if (rules.caroEdgeBlocks)
        json["edge_blocks"] = true;
    if (rules.caroExactlyFive)
        json["exactly_five"] = true;
    return json;
}

Json jsonOf(const Form &form)
{
    Json json = Json::object();
    if (!form.names.empty())
        json["name"] = form.names;
    if (form.opening)
        json["opening"] = Json::parse(opening::toText(*form.opening));
    if (!form.time.empty())
        json["time"] = form.time;
    if (form.lateLimit)
        json["late"] = clock::toText(*form.lateLimit);
    return json;
}

Json jsonOf(const match::LatenessRules &lateness)
{
    return { { "limit", clock::toText(lateness.limit) }, { "inclusive", lateness.inclusive },
        { "charge", words::wordOf(words::LateCharges, lateness.charge) }, { "both_lose", lateness.bothLose },
        { "scope", words::wordOf(words::LateScopes, lateness.scope) } };
}

Json jsonOf(const match::Occasion &occasion)
{
    Json json = Json::object();
    for (const auto &[key, text] : { std::pair("event", &occasion.event), std::pair("place", &occasion.place),
             std::pair("round", &occasion.round), std::pair("table", &occasion.table),
             std::pair("arbiter", &occasion.arbiterName) }) {
        if (!text->empty())
            json[key] = *text;
    }
    return json;
}

} // namespace

std::string toJson(const Preset &preset)
{
    Json json;
    json["name"] = preset.names;
    if (!preset.about.empty())
        json["about"] = preset.about;
    json["group"] = words::wordOf(words::Groups, preset.group);
    json["level"] = words::wordOf(words::Levels, preset.level);
    if (preset.rules)
        json["rules"] = rulesOf(*preset.rules);
    json["board"] = preset.boardSize;
    Json &forms = json["forms"] = Json::array();
    for (const Form &form : preset.forms)
        forms.push_back(jsonOf(form));
    json["time_open"] = preset.timeOpen;
    json["fouls"] = words::wordOf(words::Fouls, preset.foulPolicy);
    json["five"] = words::wordOf(words::Fives, preset.fivePolicy);
    json["flag"] = words::wordOf(words::Flags, preset.flagPolicy);
    json["both_flags"] = words::wordOf(words::BothFlagWords, preset.bothFlags);
    json["hints"] = words::wordOf(words::HintWords, preset.hints);
    json["take_backs"] = preset.takeBacks;
    json["pauses"] = words::wordOf(words::Pauses, preset.pauses);
    json["arbiter"] = preset.arbiter;
    json["false_claim"] = { { "cost", words::wordOf(words::FalseClaims, preset.falseClaim) },
        { "withdrawn", words::wordOf(words::Withdrawals, preset.withdrawal) } };
    if (preset.falseClaimTime)
        json["false_claim"]["time"] = clock::toText(*preset.falseClaimTime);
    json["draw_offers"] = { { "allowed", preset.drawOffers.allowed }, { "after_move", preset.drawOffers.afterMove },
        { "on_opponents_time", preset.drawOffers.onOpponentsTime } };
    json["games"] = preset.games;
    json["scoring"] = words::wordOf(words::Scorings, preset.scoring);
    json["lateness"] = jsonOf(preset.lateness);
    json["warnings_lose"] = preset.warningsToLose;
    json["leaves"] = preset.leavesInReading;
    if (!preset.announcements.empty())
        json["announcements"] = preset.announcements;
    json["move_limit"] = preset.moveLimit;
    json["recording"] = words::wordOf(words::Recordings, preset.recording);
    if (preset.occasion != match::Occasion {})
        json["occasion"] = jsonOf(preset.occasion);
    // Names typed by people may be no UTF-8; they must not make writing fail.
    return Json { { preset.id, std::move(json) } }.dump(1, ' ', false, Json::error_handler_t::replace);
}

} // namespace kagetsu::preset
