// SPDX-License-Identifier: MIT
#pragma once

#include "ui/match/newgame/newgamechoices.h"

#include <QStringList>

namespace kagetsu::ui {

// These choices with all that the preset agrees; what it leaves to the organiser, and who plays, stays as it was.
NewGameChoices withPreset(NewGameChoices choices, const catalogue::PresetChoice &choice);
// What the preset locks is as it has it, whatever was chosen.
NewGameChoices withLocks(NewGameChoices choices);

// The choices as a preset of its own, of this level and name, and without an id. What is not chosen for a game is that
// of the preset they began with.
preset::Preset presetFrom(const NewGameChoices &choices, preset::Level level, const QString &name);

// Where the choices differ from their preset, a short sentence each.
QStringList changesOf(const NewGameChoices &choices);

} // namespace kagetsu::ui
