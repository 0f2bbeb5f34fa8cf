// SPDX-License-Identifier: MIT
#include "ui/learn/pupils/progressfile.h"

#include "learn/task/task.h"
#include "text/task/tasks.h"
#include "ui/learn/pupils/marksmodel.h"

#include <QCoreApplication>
#include <QDate>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStringList>

namespace kagetsu::ui {

namespace {

struct ProgressWords
{
    Q_DECLARE_TR_FUNCTIONS(ProgressFile)
};

QString isoDate(practice::Day day)
{
    return QDate(1970, 1, 1).addDays(day).toString(Qt::ISODate);
}

QString csvLine(QStringList cells)
{
    for (QString &cell : cells)
        cell = csvCell(cell);
    return cells.join(QLatin1Char(',')) + QStringLiteral("\r\n");
}

} // namespace

QByteArray progressAsCsv(const practice::Pupil &pupil)
{
    QString text = QChar(QChar::ByteOrderMark);
    text += csvLine({ ProgressWords::tr("Kind of task"), ProgressWords::tr("Box"), ProgressWords::tr("Due"),
        ProgressWords::tr("Right"), ProgressWords::tr("Wrong"), ProgressWords::tr("Task") });
    for (const auto &[id, card] : pupil.cards) {
        const auto kind = task::kindFromId(card.kind);
        text += csvLine({ kind ? text::kindName(*kind) : QString::fromStdString(card.kind), QString::number(card.box),
            isoDate(card.due), QString::number(card.right), QString::number(card.wrong), QString::fromStdString(id) });
    }
    return text.toUtf8();
}

QByteArray progressAsJson(const practice::Book &book, const practice::Pupil &pupil)
{
    QJsonArray tasks;
    for (const auto &[id, card] : pupil.cards) {
        const practice::Question *question = book.question(id);
        tasks += QJsonObject { { QStringLiteral("id"), QString::fromStdString(id) },
            { QStringLiteral("kind"), QString::fromStdString(card.kind) }, { QStringLiteral("box"), card.box },
            { QStringLiteral("due"), isoDate(card.due) }, { QStringLiteral("right"), card.right },
            { QStringLiteral("wrong"), card.wrong },
            { QStringLiteral("sgf"), question ? QString::fromStdString(question->sgf) : QString() } };
    }
    const QJsonObject all { { QStringLiteral("format"), QStringLiteral("kagetsu-practice") },
        { QStringLiteral("pupil"), QString::fromStdString(pupil.name) }, { QStringLiteral("tasks"), tasks } };
    return QJsonDocument(all).toJson(QJsonDocument::Indented);
}

} // namespace kagetsu::ui
