// SPDX-License-Identifier: MIT
#include "ui/tournament/desk/publish/publishplan.h"

#include "base/file/safefile.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

#include <algorithm>

namespace kagetsu::ui {

namespace {

using venue::Delay;
using venue::NameShown;

constexpr QLatin1String Folder("folder");
constexpr QLatin1String EventFile("event");
constexpr QLatin1String Names("names");
constexpr QLatin1String Own("own");
constexpr QLatin1String SectionId("section");
constexpr QLatin1String EntryNumber("entry");
constexpr QLatin1String DelayKind("delay");
constexpr QLatin1String Minutes("minutes");
constexpr QLatin1String First("first");
constexpr QLatin1String Indexed("indexed");
constexpr QLatin1String Live("live");

NameShown nameFrom(int number)
{
    return static_cast<NameShown>(std::clamp(number, 0, static_cast<int>(NameShown::Number)));
}

} // namespace

QString planFileOf(const QString &folder, const std::string &id)
{
    static const QRegularExpression form(QStringLiteral("^[A-Za-z0-9-]{1,64}\\z"));
    const QString name = QString::fromStdString(id);
    return form.match(name).hasMatch() ? QDir(folder).filePath(name + QStringLiteral(".json")) : QString();
}

PublishPlan readPlan(const QString &file)
{
    QFile held(file);
    PublishPlan plan;
    if (!held.open(QIODevice::ReadOnly))
        return plan;
    const QJsonObject object = QJsonDocument::fromJson(held.readAll()).object();
    plan.folder = object[Folder].toString();
    plan.event = object[EventFile].toString();
    plan.settings.names = nameFrom(object[Names].toInt());
    for (const QJsonValue &each : object[Own].toArray()) {
        const QJsonObject own = each.toObject();
        plan.settings.own[{ own[SectionId].toInt(), own[EntryNumber].toInt() }] = nameFrom(own[Names].toInt());
    }
    const int kind = std::clamp(object[DelayKind].toInt(), 0, static_cast<int>(Delay::Kind::RoundEnd));
    plan.settings.delay = { static_cast<Delay::Kind>(kind),
        std::clamp(object[Minutes].toInt(Delay().minutes), 1, venue::MostDelay) };
    plan.settings.first = object[First].toString().toStdString();
    plan.settings.isIndexed = object[Indexed].toBool();
    plan.settings.isLive = object[Live].toBool();
    return plan;
}

bool writePlan(const QString &file, const PublishPlan &plan)
{
    QJsonArray own;
    for (const auto &[entry, shown] : plan.settings.own)
        own.append(QJsonObject {
            { SectionId, entry.first }, { EntryNumber, entry.second }, { Names, static_cast<int>(shown) } });
    if (file.isEmpty())
        return false;
    const QJsonObject object { { Folder, plan.folder }, { EventFile, plan.event },
        { Names, static_cast<int>(plan.settings.names) }, { Own, own },
        { DelayKind, static_cast<int>(plan.settings.delay.kind) }, { Minutes, plan.settings.delay.minutes },
        { First, QString::fromStdString(plan.settings.first) }, { Indexed, plan.settings.isIndexed },
        { Live, plan.settings.isLive } };
    return QDir().mkpath(QFileInfo(file).path()) && file::saveFile(file, QJsonDocument(object).toJson()).hasValue();
}

} // namespace kagetsu::ui
