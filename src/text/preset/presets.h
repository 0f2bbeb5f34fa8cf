// SPDX-License-Identifier: MIT
#pragma once

#include "match/catalogue/presets.h"
#include "text/match/refereeterms.h"

#include <QList>

namespace kagetsu::text {

// The name of a preset in the current language, such as "Renju World Championship 2005, final".
// Changes the name that presetName() returns; names in other languages are kept.
void setPresetName(preset::Preset &preset, const QString &name);
QString presetName(const preset::Preset &preset);
QString presetAbout(const preset::Preset &preset);
// Returns the name of a form: "Round 1", or the opening that distinguishes it from the others.
QString formName(const preset::Form &form);

QString levelName(preset::Level level);
// Returns in one sentence what cannot be changed in such a game, and why.
QString lockText(preset::Level level);

// One agreed term: its subject, what is agreed in words, and the rule that it follows, if known.
struct PresetLine
{
    QString field;
    QString value;
    QString source;
};

// Returns the terms that a preset sets for a game of this form, a line each.
QList<PresetLine> meaningOf(const preset::Preset &preset, const preset::Form &form);

// Returns why a file contains no valid preset, with the place: "club.json, line 3, column 40, /club/level: There is no
// such word here."
QString presetFaultText(const catalogue::PresetFileFault &fault);

} // namespace kagetsu::text
