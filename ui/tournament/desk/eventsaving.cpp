// SPDX-License-Identifier: MIT
#include "ui/tournament/desk/eventsaving.h"

#include "text/common/foreigntext.h"
#include "text/common/moments.h"
#include "text/tournament/happenings.h"
#include "ui/controls/dialogs/askdialog.h"
#include "ui/tournament/desk/eventsdialog.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QLocale>
#include <QPushButton>
#include <QStringList>

#include <algorithm>

namespace kagetsu::ui {

namespace {

struct EventSaving
{
    Q_DECLARE_TR_FUNCTIONS(EventSaving)
};

// Listing more would not help.
constexpr qsizetype MostRowsTold = 12;

QString goneText(const QString &path)
{
    return EventSaving::tr("%1 was removed or replaced by another program.").arg(text::foreignPath(path));
}

QString rowText(const tournament::Salvage::Row &row)
{
    const QString when =
        QLocale().toString(QDateTime::fromMSecsSinceEpoch(row.stamp.when.count()), QLocale::ShortFormat);
    const QString what =
        row.action.empty() ? QStringLiteral("undo %1").arg(row.strikes) : text::foreignText(row.action).left(160);
    return QStringLiteral("%1 · %2 · %3 · %4")
        .arg(QString::number(row.number), when, text::foreignText(row.stamp.who), what);
}

} // namespace

QString askElsewhere(QWidget *window, const QString &path)
{
    AskDialog question(window, "eventGone", goneText(path),
        EventSaving::tr("The last action was not carried out. Everything that was shown before is kept in memory. Save "
                        "the tournament to another place to continue."));
    QPushButton *save = question.add(EventSaving::tr("Save elsewhere…"), AskDialog::Role::Accept);
    question.addCancel();
    question.setDefault(save);
    return question.ask() == save ? chooseElsewhere(window, path) : QString();
}

Leaving askBeforeLeaving(QWidget *window, const QString &path)
{
    AskDialog question(window, "eventGone", goneText(path),
        EventSaving::tr("The tournament is now only in memory, and would be lost."));
    QPushButton *save = question.add(EventSaving::tr("Save elsewhere…"), AskDialog::Role::Accept);
    QPushButton *lose = question.add(EventSaving::tr("Do not save"), AskDialog::Role::Discard);
    question.addCancel();
    const QPushButton *answer = question.ask();
    return answer == save ? Leaving::SaveElsewhere : answer == lose ? Leaving::LoseIt : Leaving::Stay;
}

QString chooseElsewhere(QWidget *window, const QString &path)
{
    const QLatin1String suffix(EventsDialog::Suffix);
    QString folder = QFileInfo(path).path();
    if (!QFileInfo(folder).isWritable())
        folder = QDir::homePath();
    QString chosen = QFileDialog::getSaveFileName(window, EventSaving::tr("Save tournament"),
        freeBeside(QDir(folder).filePath(QFileInfo(path).fileName())),
        EventSaving::tr("Tournaments (*%1)").arg(suffix));
    if (!chosen.isEmpty() && !chosen.endsWith(suffix))
        chosen += suffix;
    return chosen;
}

bool agreesToRescue(QWidget *window, const QString &path, const tournament::Rescue &rescue)
{
    QStringList more { EventSaving::tr(
        "%n line(s) of its log can be saved to a new file. The damaged file stays as it is.", nullptr,
        static_cast<int>(rescue.log.lines().size())) };
    if (!rescue.leftOut.empty())
        more += EventSaving::tr("%n line(s) would be left out:", nullptr, static_cast<int>(rescue.leftOut.size()));
    const qsizetype rows = std::min(MostRowsTold, qsizetype(rescue.leftOut.size()));
    for (qsizetype row = 0; row < rows; ++row)
        more += rowText(rescue.leftOut[static_cast<std::size_t>(row)]);
    if (rows < qsizetype(rescue.leftOut.size()))
        more += QStringLiteral("…");
    if (rescue.isRestUnreadable)
        more += EventSaving::tr("What comes after them cannot be read.");
    AskDialog question(window, "eventDamaged", EventSaving::tr("%1 is damaged.").arg(text::foreignPath(path)),
        more.join(QLatin1Char('\n')));
    QPushButton *save = question.add(EventSaving::tr("Save what can be read"), AskDialog::Role::Accept);
    question.addCancel();
    return question.ask() == save;
}

QString meanwhileText(const tournament::Log &log, std::size_t line)
{
    const text::ToldLine told = text::toldLog(log.lines())[line];
    const tournament::Stamp &stamp = told.undone ? *told.undone : told.done;
    const QString who = text::foreignText(stamp.who);
    const QString when = text::shortTime(QDateTime::fromMSecsSinceEpoch(stamp.when.count()).time());
    //: Who, at what time, and what was undone.
    return told.undone ? EventSaving::tr("%1, %2, undone: %3").arg(who, when, told.text)
                       //: Who, at what time, and what was done.
                       : EventSaving::tr("%1, %2: %3").arg(who, when, told.text);
}

QString alreadyDoneText(const QString &what)
{
    return EventSaving::tr("Already entered at another desk. %1").arg(what);
}

void tellQuicker(QWidget *window, const QString &what)
{
    AskDialog::tell(window, "eventMeanwhile",
        EventSaving::tr("Another desk was quicker, so your last action was not carried out."), what);
}

QString serverText(bool isReached)
{
    return isReached ? EventSaving::tr("The server answers again.")
                     : EventSaving::tr("The server does not answer. Nothing that is shown is lost, but nothing new can be "
                                       "entered until it answers again.");
}

QString freeBeside(const QString &path)
{
    const QLatin1String suffix(EventsDialog::Suffix);
    const QString base = path.endsWith(suffix) ? path.chopped(suffix.size()) : path;
    QString tried = path;
    for (int number = 2; QFileInfo(tried).isSymLink() || QFileInfo::exists(tried); ++number)
        tried = QStringLiteral("%1 %2%3").arg(base).arg(number).arg(suffix);
    return tried;
}

} // namespace kagetsu::ui
