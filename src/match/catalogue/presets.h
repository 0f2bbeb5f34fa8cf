// SPDX-License-Identifier: MIT
#pragma once

#include "match/catalogue/procedures.h"
#include "match/preset/preset.h"

namespace kagetsu::catalogue {

// The choice of a preset; no preset means a game without one.
struct PresetChoice
{
    std::optional<preset::Preset> preset;
    int form = 0; // counted from 0

    friend bool operator==(const PresetChoice &, const PresetChoice &) = default;
};

// Returns the chosen form, or the usual one; nullptr without a preset.
const preset::Form *formOf(const PresetChoice &choice);

// Why a file of presets is not used; none of its presets are.
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
    bool alone = true; // true if it is the only preset in its file
};

// The presets that can be chosen besides the shipped ones, and the faults of files that could not be used.
struct PresetList
{
    std::vector<OwnPreset> own;
    std::vector<PresetFileFault> faults;

    // Returns the shipped or own preset with this id, or nullptr.
    const preset::Preset *find(const std::string &id) const;
    const OwnPreset *findOwn(const std::string &id) const;
};

// Returns the presets in the .json files of this folder, in the order of the file names; none if the folder is missing
// or its name is empty.
PresetList presetsIn(const QString &folder);

// Returns an id for a preset with this name that no other preset has and whose file in this folder does not exist yet,
// not even as an unreadable file.
std::string freePresetId(const PresetList &list, const QString &folder, const QString &name);

// Returns the path of the file for a single preset in this folder.
QString presetPath(const QString &folder, const preset::Preset &preset);
// Writes the preset, replacing the content of the file; its folder is created if needed. The fault is in the words of
// the system; the old file is then unchanged.
Result<Done, QString> savePreset(const QString &path, const preset::Preset &preset);
// Removes this file and nothing else; the fault is in the words of the system.
Result<Done, QString> removePreset(const OwnPreset &own);

} // namespace kagetsu::catalogue
