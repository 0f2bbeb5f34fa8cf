// SPDX-License-Identifier: MIT
#include "ui/match/newgame/presetchoices.h"

#include "text/preset/presets.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace kagetsu::ui {

namespace {

struct ChangeWords
{
    Q_DECLARE_TR_FUNCTIONS(PresetWords)
};

} // namespace

NewGameChoices withPreset(NewGameChoices choices, const catalogue::PresetChoice &choice)
{
    choices.preset = choice;
    const preset::Form *form = catalogue::formOf(choice);
    if (!form)
        return withLocks(choices);
    const preset::Preset &preset = *choice.preset;
    if (preset.rules)
        choices.rules = *preset.rules;
    choices.boardSize = preset.boardSize;
    if (form->opening)
        choices.opening = *form->opening;
    if (!form->time.empty()) {
        choices.time = QString::fromStdString(form->time);
        choices.odds = false;
    }
    static_cast<match::RefereeTerms &>(choices) = preset::termsOf(preset, *form);
    choices.pauses = preset::mayPause(preset);
    choices.clockWaits = false; // there a game begins with its clock
    choices.twoGames = preset.games == 2;
    for (std::string match::Occasion::*field : { &match::Occasion::event, &match::Occasion::place,
             &match::Occasion::round, &match::Occasion::table, &match::Occasion::arbiterName }) {
        if (!(preset.occasion.*field).empty())
            choices.occasion.*field = preset.occasion.*field;
    }
    return choices;
}

NewGameChoices withQuick(NewGameChoices choices, QuickTerms terms)
{
    NewGameChoices usual;
    usual.wasPlayed = choices.wasPlayed;
    usual.left = choices.left;
    usual.right = choices.right;
    usual.leftClub = choices.leftClub;
    usual.rightClub = choices.rightClub;
    usual.occasion = choices.occasion;
    usual.opener = choices.opener;
    usual.leftMayNotSwap = choices.leftMayNotSwap;
    usual.rightMayNotSwap = choices.rightMayNotSwap;
    usual.guard = choices.guard;
    usual.saysGame = choices.saysGame;
    // What friends play without a book: a free start, forbidden points are shown and cannot be played, and nobody has
    // to be at the board before the first stone.
    usual.opening = { .id = "free", .values = {}, .modifiers = {}, .document = {} };
    usual.foulPolicy = match::FoulPolicy::Block;
    usual.hints = match::Hints::Always;
    usual.clockWaits = true;
    const char *id = nullptr;
    switch (terms) {
    case QuickTerms::Friends: break;
    case QuickTerms::Blitz: usual.time = usual.timeRight = QStringLiteral("5m"); break;
    case QuickTerms::Club: id = "club-rapid"; break;
    case QuickTerms::Title: id = "rif-title-2024"; break;
    }
    const preset::Preset *shipped = id ? catalogue::PresetList {}.find(id) : nullptr;
    return shipped ? withPreset(std::move(usual), { *shipped, 0 }) : withLocks(std::move(usual));
}

NewGameChoices withLocks(NewGameChoices choices)
{
    const preset::Preset preset = choices.preset.preset.value_or(preset::Preset {});
    // Not asked in the dialog.
    choices.scoring = preset.scoring;
    choices.leavesInReading = preset.leavesInReading;
    choices.announcements = preset.announcements;
    choices.lateness.bothLose = preset.lateness.bothLose;
    choices.lateness.scope = preset.lateness.scope;
    choices.lateness.startClock = preset.lateness.startClock;
    if (!choices.preset.preset)
        return choices;
    const preset::Locks locks = preset::locksOf(preset.level);
    if (locks.hints)
        choices.hints = preset.hints;
    if (locks.takeBacks)
        choices.takeBacks = preset.takeBacks;
    if (locks.pauses)
        choices.pauses = preset::mayPause(preset);
    if (locks.penalties) {
        choices.falseClaim = preset.falseClaim;
        choices.falseClaimTime = preset.falseClaimTime;
        choices.warningsToLose = preset.warningsToLose;
        choices.drawOffers = preset.drawOffers;
    }
    return choices;
}

preset::Preset presetFrom(const NewGameChoices &choices, preset::Level level, const QString &name)
{
    preset::Preset preset = choices.preset.preset.value_or(preset::Preset {});
    preset.id.clear();
    preset.names = { { "en", name.toStdString() } };
    preset.about.clear();
    preset.group = preset::Group::House;
    preset.level = level;
    preset.rules = choices.rules;
    preset.boardSize = choices.boardSize;
    preset.forms = { { {}, choices.opening, choices.time.trimmed().toStdString() } };
    preset.timeOpen = false;
    static_cast<match::RefereeTerms &>(preset) = choices;
    if (choices.pauses != preset::mayPause(preset))
        preset.pauses = choices.pauses ? preset::PlayerPause::Free : preset::PlayerPause::Never;
    preset.games = choices.twoGames ? 2 : 1;
    preset.occasion = choices.occasion;
    if (level >= preset::Level::Rated) {
        preset.hints = match::Hints::Off;
        preset.takeBacks = false;
    }
    if (level == preset::Level::Title) {
        preset.arbiter = true;
        preset.pauses = preset::PlayerPause::Call;
    }
    return preset;
}

QStringList changesOf(const NewGameChoices &choices)
{
    const preset::Form *form = catalogue::formOf(choices.preset);
    if (!form)
        return {};
    const preset::Preset &agreed = *choices.preset.preset;
    NewGameChoices whole = choices;
    // What the organiser sets does not count as a change.
    if (!agreed.rules)
        whole.rules = {};
    preset::Preset now = presetFrom(whole, agreed.level, {});
    now.hints = choices.hints;
    if (!agreed.rules)
        now.rules.reset();
    if (!form->opening)
        now.forms.front().opening.reset();
    if (form->time.empty() || agreed.timeOpen)
        now.forms.front().time = form->time;
    now.timeOpen = agreed.timeOpen;
    now.occasion = agreed.occasion;
    const QList<text::PresetLine> before = text::meaningOf(agreed, *form);
    const QList<text::PresetLine> after = text::meaningOf(now, now.forms.front());
    QStringList changes;
    for (const text::PresetLine &line : before) {
        const auto same = std::find_if(
            after.begin(), after.end(), [&](const text::PresetLine &other) { return other.field == line.field; });
        if (same == after.end() || same->value == line.value)
            continue;
        //: A field of a preset that is otherwise in this game, and what the preset has. "Time: changed from 15m".
        changes
            << ChangeWords::tr("%1: changed from %2").arg(line.field, line.value.section(QStringLiteral(" – "), 0, 0));
    }
    if (choices.odds)
        changes << ChangeWords::tr("The players have different times.");
    return changes;
}

} // namespace kagetsu::ui
