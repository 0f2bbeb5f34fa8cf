// SPDX-License-Identifier: MIT
#pragma once

#include "catalogue/presets.h"
#include "wording/match/refereeterms.h"

#include <QList>

namespace kagetsu::wording {

// "Renju World Championship 2005, final", in the language of the moment.
// Changes the name that presetName() tells; those in other languages stay.
void setPresetName(preset::Preset &preset, const QString &name);
QString presetName(const preset::Preset &preset);
QString presetAbout(const preset::Preset &preset);
// "Round 1", or the opening that tells it from the others.
QString formName(const preset::Form &form);

QString levelName(preset::Level level);
// What cannot be changed in such a game, and why, in one sentence.
QString lockText(preset::Level level);

// One thing that is agreed: what it is about, what is agreed in words, and the rule it follows, if one is known.
struct PresetLine
{
    QString field;
    QString value;
    QString source;
};

// Everything a preset means for a game of this form.
QList<PresetLine> meaningOf(const preset::Preset &preset, const preset::Form &form);

// Why a file brings no preset, with the place: "club.json, line 3, column 40, /club/level: There is no such word here."
QString presetFaultText(const catalogue::PresetFileFault &fault);

} // namespace kagetsu::wording
