// SPDX-License-Identifier: MIT
#include "ui/app/engines/engineprofiles.h"

#include "base/file/safefile.h"
#include "engine/profile.h"
#include "text/common/foreigntext.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>

#include <algorithm>

namespace kagetsu::ui {

namespace {

struct ProfileWords
{
    Q_DECLARE_TR_FUNCTIONS(kagetsu::ui::EngineProfiles)
};

constexpr qint64 LargestFile = 1024 * 1024;

QString problemOf(const QString &path, const QString &what)
{
    //: %1 is the path of a file, %2 what is wrong with it.
    return ProfileWords::tr("%1: %2").arg(text::foreignPath(path), what);
}

Result<std::vector<engine::Profile>, QString> read(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return Fault { problemOf(path, file.errorString()) };
    if (file.size() > LargestFile)
        return Fault { problemOf(path, ProfileWords::tr("The file is too large for an engine profile.")) };
    auto profiles = engine::readProfiles(file.readAll().toStdString());
    if (profiles)
        return std::move(profiles).value();
    const json::DocumentFault &first = profiles.fault().front();
    //: %1 and %2 are numbers.
    const QString where = ProfileWords::tr("line %1, column %2").arg(first.line).arg(first.column);
    return Fault { problemOf(path, ProfileWords::tr("This is not an engine profile (%1).").arg(where)) };
}

QStringList filesIn(const QString &folder)
{
    QStringList paths;
    for (const QFileInfo &file : QDir(folder).entryInfoList({ QStringLiteral("*.json") }, QDir::Files, QDir::Name))
        paths += file.filePath();
    return paths;
}

} // namespace

EngineProfiles::EngineProfiles(QString folder)
    : m_folder(std::move(folder))
{
}

QString EngineProfiles::pathOf(const std::string &id) const
{
    return QDir(m_folder).filePath(QString::fromStdString(id) + QStringLiteral(".json"));
}

std::vector<engine::Profile> EngineProfiles::profiles() const
{
    std::vector<engine::Profile> all;
    for (const QString &path : filesIn(m_folder)) {
        auto found = read(path);
        for (engine::Profile &profile : found ? found.value() : std::vector<engine::Profile>()) {
            if (std::ranges::find(all, profile.id, &engine::Profile::id) == all.end())
                all.push_back(std::move(profile));
        }
    }
    return all;
}

QStringList EngineProfiles::faults() const
{
    QStringList faults;
    for (const QString &path : filesIn(m_folder)) {
        const auto found = read(path);
        if (!found)
            faults += found.fault();
    }
    return faults;
}

Result<Done, QString> EngineProfiles::keep(const engine::Profile &profile) const
{
    if (!QDir().mkpath(m_folder))
        return Fault { problemOf(m_folder, ProfileWords::tr("The folder could not be created.")) };
    const QString path = pathOf(profile.id);
    const auto saved = file::saveFile(path, QByteArray::fromStdString(engine::toJson(profile)));
    if (saved)
        return Done {};
    return Fault { problemOf(path, saved.fault()) };
}

Result<Done, QString> EngineProfiles::remove(const std::string &id) const
{
    for (const QString &path : filesIn(m_folder)) {
        const auto found = read(path);
        if (!found || std::ranges::find(*found, id, &engine::Profile::id) == found->end())
            continue;
        if (found->size() > 1)
            return Fault { problemOf(
                path, ProfileWords::tr("The file also contains other engine profiles, so it was not deleted.")) };
        QFile file(path);
        if (!file.remove())
            return Fault { problemOf(path, file.errorString()) };
    }
    return Done {};
}

std::string EngineProfiles::freeId(const QString &name) const
{
    QString base;
    for (const QChar letter : name.toLower())
        base += letter.isLetterOrNumber() ? letter : QLatin1Char('-');
    const std::vector<engine::Profile> all = profiles();
    for (int number = 1;; ++number) {
        const QString tried = number == 1 ? base : base + QLatin1Char('-') + QString::number(number);
        const std::string id = tried.toStdString();
        const bool isTaken = id.empty() || id == engine::OwnEngineId
            || std::ranges::find(all, id, &engine::Profile::id) != all.end() || QFile::exists(pathOf(id));
        if (!isTaken)
            return id;
    }
}

} // namespace kagetsu::ui
