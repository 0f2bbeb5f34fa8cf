// SPDX-License-Identifier: MIT
#pragma once

#include "ui/match/newgame/newgamechoices.h"

#include <QStringList>

namespace kagetsu::ui {

// Returns these choices with everything that the preset agrees; players and whatever it leaves to the organiser stay as
// they were.
NewGameChoices withPreset(NewGameChoices choices, const catalogue::PresetChoice &choice);
// Returns the choices with everything that the preset locks reset to its values.
NewGameChoices withLocks(NewGameChoices choices);

// Returns the choices as a new preset of this level and name, without an id. What cannot be chosen for a game is taken
// from the preset they began with.
preset::Preset presetFrom(const NewGameChoices &choices, preset::Level level, const QString &name);

// Describes where the choices differ from their preset, a short sentence each.
QStringList changesOf(const NewGameChoices &choices);

// The terms that most games are played by, in plain words, the first ones for people without a book.
enum class QuickTerms : std::uint8_t { Friends, Blitz, Club, Title };
constexpr QuickTerms AllQuickTerms[] { QuickTerms::Friends, QuickTerms::Blitz, QuickTerms::Club, QuickTerms::Title };

// Returns these choices with such terms; players, occasion, opener and the way of placing a stone stay.
NewGameChoices withQuick(NewGameChoices choices, QuickTerms terms);

} // namespace kagetsu::ui
