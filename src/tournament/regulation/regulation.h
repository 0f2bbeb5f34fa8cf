// SPDX-License-Identifier: MIT
#pragma once

#include "json/fault.h"
#include "json/texts.h"
#include "result.h"
#include "tournament/model/section.h"
#include "tournament/standings/presets.h"

namespace kagetsu::tournament {

// The regulations of an event, to make its sections from (tournament.md#regulations): stages, one after the other, each
// one section or several groups that send their best to the next.
struct Stage
{
    enum class Grouping : std::uint8_t { Snake, Lot };

    json::Texts names; // by language; the name of its sections
    SectionSettings settings; // without a name
    int groups = 1;
    Grouping grouping = Grouping::Snake;
    int goOn = 0; // of each group into the next stage; 0: nobody, or everybody where it has one group
    bool carriesResults = false; // into the next stage
    CriteriaPreset::Then then = CriteriaPreset::Then::Shared; // where places stay equal

    friend bool operator==(const Stage &, const Stage &) = default;
};

struct Regulation
{
    std::string id;
    json::Texts names;
    json::Texts about;
    std::vector<Stage> stages; // one at least

    friend bool operator==(const Regulation &, const Regulation &) = default;
};

// The settings of one of its sections, named in the language of this tag; where it has several groups, from 0, by their
// letters: "Group A".
SectionSettings settingsOf(const Stage &stage, std::string_view tag, int group);

// An object with a member for each regulation, named by its id. Reading is strict, as of all documents of ours.
Result<std::vector<Regulation>, std::vector<json::DocumentFault>> readRegulations(std::string_view json);
std::string toJson(const Regulation &regulation); // such a document of this one

// Those that the program comes with (resources/events.json), in their order.
const std::vector<Regulation> &shippedRegulations();
const Regulation *regulationOf(const std::vector<Regulation> &regulations, std::string_view id);

} // namespace kagetsu::tournament
