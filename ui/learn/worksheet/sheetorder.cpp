// SPDX-License-Identifier: MIT
#include "ui/learn/worksheet/sheetorder.h"

#include "base/file/safefile.h"
#include "learn/task/lesson.h"
#include "translations/catalogues.h"
#include "ui/learn/worksheet/sheetpages.h"
#include "ui/learn/worksheet/sheetsource.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <utility>

namespace kagetsu::ui {

namespace {

struct SheetOrderWords
{
    Q_DECLARE_TR_FUNCTIONS(kagetsu::ui::Worksheet)
};

std::optional<task::SeedOrder> seedFrom(const QJsonObject &object)
{
    std::vector<task::Kind> kinds;
    for (const QString &id : object.value(QLatin1String("kind")).toString().split(QLatin1Char(','))) {
        const auto kind = task::kindFromId(id.toStdString());
        if (!kind || std::ranges::find(task::MadeKinds, *kind) == std::end(task::MadeKinds))
            return std::nullopt;
        kinds.push_back(*kind);
    }
    const int level = object.value(QLatin1String("level")).toInt(-1);
    const int seed = object.value(QLatin1String("seed")).toInt();
    const int count = object.value(QLatin1String("count")).toInt();
    if (kinds.size() > task::MostMoreKinds + 1 || level < 0 || level >= static_cast<int>(std::size(lesson::AllLevels)) || seed < 1
        || seed > static_cast<int>(task::MostSeed) || count < 1 || count > task::MostOrdered)
        return std::nullopt;
    return task::SeedOrder { kinds.front(), lesson::AllLevels[level], static_cast<std::uint32_t>(seed), count,
        { kinds.begin() + 1, kinds.end() } };
}

Result<std::vector<task::Task>, QString> tasksOf(const QString &path)
{
    QFile file(path);
    if (!file.open(QFile::ReadOnly))
        return Fault { SheetOrderWords::tr("%1 could not be read.").arg(QDir::toNativeSeparators(path)) };
    std::vector<task::Task> tasks;
    for (const task::Page &page : task::readLesson(file.readAll().toStdString()).pages) {
        if (page.task)
            tasks.push_back(*page.task);
    }
    return tasks;
}

} // namespace

Result<SheetOrder, QString> sheetOrderFromJson(const QByteArray &json)
{
    const QJsonObject object = QJsonDocument::fromJson(json).object();
    const auto text = [&](const char *key) { return object.value(QLatin1String(key)).toString(); };
    SheetOrder order;
    order.file = text("file");
    order.course = text("course");
    order.output = text("output");
    order.sheet.title = text("title");
    order.sheet.date = text("date");
    order.sheet.language = text("lang");
    order.sheet.second = text("second");
    order.sheet.perPage = object.value(QLatin1String("perPage")).toInt();
    order.sheet.isBooklet = object.value(QLatin1String("booklet")).toBool();
    order.sheet.isLetter = object.value(QLatin1String("letter")).toBool();
    order.sheet.hasAnswers = object.value(QLatin1String("answers")).toBool();
    if (order.file.isEmpty() && order.course.isEmpty())
        order.sheet.seed = seedFrom(object);
    const QStringList codes = catalogueCodes();
    const bool isGood = (!order.file.isEmpty() || !order.course.isEmpty() || order.sheet.seed)
        && codes.contains(order.sheet.language) && (order.sheet.second.isEmpty() || codes.contains(order.sheet.second))
        && order.sheet.perPage >= 1 && order.sheet.perPage <= MostPerPage;
    if (!isGood)
        return Fault { SheetOrderWords::tr("These settings for a worksheet are not valid.") };
    return order;
}

Result<Done, QString> writeSheet(const SheetOrder &order)
{
    const SheetProgress always = [](double) { return true; };
    Worksheet sheet = order.sheet;
    SheetContents contents { .keepsShown = sheet.isBooklet };
    if (!order.course.isEmpty()) {
        auto course = courseSource(order.course, sheet.language);
        if (!course)
            return Fault { SheetOrderWords::tr("There is no course %1.").arg(order.course) };
        contents.tasks = std::move(course->lesson);
        contents.chapters = std::move(course->chapters);
        if (sheet.title.isEmpty())
            sheet.title = course->title;
    } else if (!sheet.seed) {
        auto tasks = tasksOf(order.file);
        if (!tasks)
            return Fault { tasks.fault() };
        contents.tasks = std::move(tasks).value();
    }
    SolvedTasks solved = sheet.seed ? solve(*sheet.seed, always) : solve(contents, always);
    sheet.tasks = std::move(solved.tasks);
    sheet.chapters = std::move(solved.chapters);
    if (sheet.tasks.empty())
        return Fault { SheetOrderWords::tr("There are no tasks to print.") };
    const auto saved = file::saveFile(order.output, sheetPdf(sheet));
    if (!saved)
        return Fault {
            SheetOrderWords::tr("%1 could not be saved: %2").arg(QDir::toNativeSeparators(order.output), saved.fault())
        };
    return Done {};
}

} // namespace kagetsu::ui
