// SPDX-License-Identifier: MIT
#include "cli/input/eventinput.h"
#include "cli/output/roundchecks.h"
#include "tournament/swiss/checkrounds.h"

#include <CLI/App.hpp>

#include <algorithm>

namespace kagetsu::cli {

namespace {

ExitStatus checkEvent(const EventArguments &arguments, const Task &task)
{
    OpenEvent kept(arguments, task, OpenEvent::Access::Look, false);
    if (!kept)
        return ExitStatus::Bad;
    const tournament::Event &event = kept.event();
    const std::vector<tournament::RoundCheck> checks = tournament::checkRounds(kept.log().log().lines());
    bool isAnyFinding = std::any_of(checks.begin(), checks.end(), tournament::isFinding);
    Answer all = Answer::array();
    for (const tournament::RoundCheck &check : checks)
        all.push_back(checkAnswer(*findSection(event, check.section), check));
    for (const tournament::Section &section : event.sections) {
        if (!section.intake)
            continue;
        all.push_back(intakeAnswer(event, section));
        isAnyFinding = isAnyFinding || all.back()["entries"] == "differs";
    }
    printChecks(all, task.json);
    return isAnyFinding ? ExitStatus::No : ExitStatus::Fine;
}

} // namespace

void setUpTournamentCheck(CLI::App &parser, Task &task)
{
    parser.footer(
        "Prints a line for each round: section, round and answer; then each table that differs, as stored "
        "and as\ncomputed, by pairing numbers. If earlier results were corrected since, the line says so, and "
        "what would be paired\nnow follows. The exit status is 1 if something is wrong.");
    addEvent(parser, declare<EventArguments>(task, checkEvent));
}

} // namespace kagetsu::cli
