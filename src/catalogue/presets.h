// SPDX-License-Identifier: MIT
#pragma once

#include "catalogue/procedures.h"
#include "preset/preset.h"

namespace kagetsu::catalogue {

// What was chosen: nothing means a game without a preset.
struct PresetChoice
{
    std::optional<preset::Preset> preset;
    int form = 0; // counted from 0

    friend bool operator==(const PresetChoice &, const PresetChoice &) = default;
};

// The form that was chosen, or the usual one; nullptr without a preset.
const preset::Form *formOf(const PresetChoice &choice);

// Why a file of presets is not used; then nothing of it is.
struct PresetFileFault
{
    ProcedureFileFault file;
    std::vector<preset::PresetFault> faults; // with ProcedureFileError::BadText
};

// A preset that an organiser saved, and the file it came from.
struct OwnPreset
{
    preset::Preset preset;
    QString path;
    bool alone = true; // in its file
};

// What can be chosen besides what is shipped, and what is wrong with the files that bring nothing to it.
struct PresetList
{
    std::vector<OwnPreset> own;
    std::vector<PresetFileFault> faults;

    // Shipped or own; nullptr when there is none of this id.
    const preset::Preset *find(const std::string &id) const;
    const OwnPreset *findOwn(const std::string &id) const;
};

// The presets in the .json files of this folder, in the order of the names of the files. A missing folder has none, nor
// has an empty name.
PresetList presetsIn(const QString &folder);

// An id for a preset of this name that no other one has, whose file in this folder nobody has yet: also one that could
// not be read is somebody's.
std::string freePresetId(const PresetList &list, const QString &folder, const QString &name);

// The file of its own for a preset in this folder.
QString presetPath(const QString &folder, const preset::Preset &preset);
// Writes the preset, in the place of what the file had; its folder is made if need be. The fault is what the system
// says; then the old file is as it was.
Result<Done, QString> savePreset(const QString &path, const preset::Preset &preset);
// Nothing but this file; the fault is what the system says.
Result<Done, QString> removePreset(const OwnPreset &own);

} // namespace kagetsu::catalogue
