// SPDX-License-Identifier: MIT
#pragma once

#include "base/json/fault.h"
#include "base/json/texts.h"
#include "base/result.h"
#include "tournament/model/section.h"
#include "tournament/standings/presets.h"

namespace kagetsu::tournament {

// The regulations of an event, from which its sections are created (tournament.md#regulations). They consist of
// successive stages. Each stage is one section, or several groups whose best advance to the next stage.
struct Stage
{
    enum class Grouping : std::uint8_t { Snake, Lot };

    json::Texts names; // the name of its sections, by language
    SectionSettings settings; // the name is empty
    int groups = 1;
    Grouping grouping = Grouping::Snake;
    int goOn = 0; // how many of each group advance to the next stage; 0: none, or all if there is only one group
    bool carriesResults = false; // into the next stage
    CriteriaPreset::Then then = CriteriaPreset::Then::Shared; // applied if places stay equal

    friend bool operator==(const Stage &, const Stage &) = default;
};

// A named regulation with its stages.
struct Regulation
{
    std::string id;
    json::Texts names;
    json::Texts about;
    std::vector<Stage> stages; // at least one stage

    friend bool operator==(const Regulation &, const Regulation &) = default;
};

// Returns the settings of one section of the stage, named in the language of `tag`. If the stage has several groups,
// `group`, from 0, is added to the name as a letter: "Group A".
SectionSettings settingsOf(const Stage &stage, std::string_view tag, int group);

// Reads a JSON object with one member for each regulation, named by its id. Reading is strict, as for all our
// documents.
Result<std::vector<Regulation>, std::vector<json::DocumentFault>> readRegulations(std::string_view json);
std::string toJson(const Regulation &regulation); // a document that contains only this regulation

// Returns the regulations that come with the program (resources/events.json), in their order.
const std::vector<Regulation> &shippedRegulations();
const Regulation *regulationOf(const std::vector<Regulation> &regulations, std::string_view id);

} // namespace kagetsu::tournament
