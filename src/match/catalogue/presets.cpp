// SPDX-License-Identifier: MIT
#include "match/catalogue/presets.h"

#include "base/file/safefile.h"
#include "match/preset/shipped.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace kagetsu::catalogue {

namespace {

} // namespace

const preset::Form *formOf(const PresetChoice &choice)
{
    if (!choice.preset || choice.preset->forms.empty())
        return nullptr;
    const auto form = static_cast<std::size_t>(std::max(0, choice.form));
    return &choice.preset->forms[form < choice.preset->forms.size() ? form : 0];
}

const preset::Preset *PresetList::find(const std::string &id) const
{
    if (const preset::Preset *shipped = preset::presetOf(preset::shippedPresets(), id))
        return shipped;
    const OwnPreset *found = findOwn(id);
    return found ? &found->preset : nullptr;
}

const OwnPreset *PresetList::findOwn(const std::string &id) const
{
    const auto found =
        std::find_if(own.begin(), own.end(), [&](const OwnPreset &each) { return each.preset.id == id; });
    return found == own.end() ? nullptr : &*found;
}

PresetList presetsIn(const QString &folder)
{
    PresetList list;
    if (folder.isEmpty())
        return list;
    const QDir dir(folder);
    for (const QString &name : dir.entryList({ QStringLiteral("*.json") }, QDir::Files, QDir::Name)) {
        const QString path = dir.filePath(name);
        const auto text = readTextOf(path);
        if (!text) {
            list.faults.push_back({ text.fault(), {} });
            continue;
        }
        auto read = preset::readPresets(*text);
        if (!read) {
            list.faults.push_back({ { path, ProcedureFileError::BadText, {}, {}, {} }, read.fault() });
            continue;
        }
        const auto taken =
            std::find_if(read->begin(), read->end(), [&](const preset::Preset &each) { return list.find(each.id); });
        if (taken != read->end()) {
            list.faults.push_back(
                { { path, ProcedureFileError::IdTaken, {}, {}, QString::fromStdString(taken->id) }, {} });
            continue;
        }
        const bool alone = read->size() == 1;
        for (const preset::Preset &each : *read)
            list.own.push_back({ each, path, alone });
    }
    return list;
}

std::string freePresetId(const PresetList &list, const QString &folder, const QString &name)
{
    // The id is also the name of the file, on every system.
    QString base;
    for (const QChar c : name.toLower()) {
        if (c.isLetterOrNumber())
            base += c;
        else if (!base.isEmpty() && !base.endsWith(QLatin1Char('-')))
            base += QLatin1Char('-');
    }
    while (base.endsWith(QLatin1Char('-')))
        base.chop(1);
    base = base.left(40);
    if (base.isEmpty())
        base = QStringLiteral("own");
    QString id = base;
    const auto isTaken = [&](const QString &wanted) {
        preset::Preset made;
        made.id = wanted.toStdString();
        return list.find(made.id) || QFileInfo::exists(presetPath(folder, made));
    };
    for (int number = 2; isTaken(id); ++number)
        id = base + QLatin1Char('-') + QString::number(number);
    return id.toStdString();
}

QString presetPath(const QString &folder, const preset::Preset &preset)
{
    return QDir(folder).filePath(QString::fromStdString(preset.id) + QStringLiteral(".json"));
}

Result<Done, QString> savePreset(const QString &path, const preset::Preset &preset)
{
    QDir().mkpath(QFileInfo(path).path()); // an obstacle is reported when the file cannot be opened
    return file::saveFile(path, QByteArray::fromStdString(preset::toJson(preset)) + '\n');
}

Result<Done, QString> removePreset(const OwnPreset &own)
{
    QFile file(own.path);
    if (!file.remove())
        return Fault { file.errorString() };
    return Done {};
}

} // namespace kagetsu::catalogue
