// SPDX-License-Identifier: MIT
#include "ui/shell/records/studysaver.h"

#include "ui/look/dialogs/askdialog.h"
#include "ui/look/dialogs/replacequestion.h"
#include "ui/shell/records/studycontext.h"
#include "ui/shell/settings/settings.h"
#include "ui/study/page/recordpage.h"
#include "wording/text/foreigntext.h"

#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QPushButton>

#include <algorithm>

namespace kagetsu::ui {

StudySaver::StudySaver(StudyContext &desk)
    : QObject(&desk)
    , m_desk(desk)
    , m_work(desk.window())
{
}

void StudySaver::save()
{
    m_desk.page().settle();
    const document::Record &record = m_desk.page().record();
    // Saving over such a file would lose what could not be read of it.
    if (record.path().isEmpty() || record.file().damage == document::Damage::Incomplete)
        saveAs();
    else
        saveTo(record.path());
}

void StudySaver::saveAs()
{
    m_desk.page().settle();
    const document::Record &record = m_desk.page().record();
    const QString sgf = tr("Game records (*.sgf)");
    const QString library = tr("Libraries of RenLib (*.lib)");
    const bool isLibrary = record.format() == document::RecordFormat::Library;
    QStringList filters = isLibrary ? QStringList { library, sgf } : QStringList { sgf, library };
    filters << tr("Games of RenjuNet (*.rif)") << tr("Games of Piskvork (*.psq)") << tr("Stones as bytes (*.pos)");
    // A record that came in another format is offered in its own.
    const QString ending = isLibrary ? QStringLiteral(".lib") : QStringLiteral(".sgf");
    const QString start = record.path().isEmpty()
        ? QDir(m_desk.settings().lastFolder).filePath(QFileInfo(record.fileName()).completeBaseName() + ending)
        : record.path();
    QString chosen = filters.first();
    QString path = QFileDialog::getSaveFileName(
        m_desk.window(), tr("Save as"), start, filters.join(QStringLiteral(";;")), &chosen);
    if (path.isEmpty())
        return;
    // Under any other ending it would be taken for something else.
    if (!document::formatOf(path)) {
        path += chosen.mid(chosen.lastIndexOf(QLatin1Char('.'))).chopped(1);
        if (!agreesToReplace(m_desk.window(), path))
            return;
    }
    if (record.file().damage == document::Damage::Incomplete && QFileInfo(path) == QFileInfo(record.path())) {
        m_desk.tell(tr("This file is damaged; saving over it would lose what could not be read. Choose another name."));
        return;
    }
    saveTo(path);
}

void StudySaver::saveTo(const QString &path)
{
    const document::Record &record = m_desk.page().record();
    const bool isOver = QFileInfo(path) == QFileInfo(record.path()) && QFile::exists(path);
    document::SaveOrder order { .path = path,
        .format = document::formatOf(path).value_or(record.format()),
        .content = record.content(),
        .today = QDate::currentDate(),
        .keepsOriginal = isOver && !record.file().keptOriginal && record.file().damage != document::Damage::None };
    if (isOver)
        order.stamp = record.file().stamp;
    // In another format it is a copy, and the record goes on as what it was.
    order.mayLose = order.format != record.format();
    saveTo(std::move(order));
}

void StudySaver::saveTo(document::SaveOrder order)
{
    start(order, [this, order](const document::SaveOutcome &outcome) {
        if (outcome.question != document::SaveOutcome::Question::None) {
            ask(order, outcome);
            return;
        }
        RecordPage &study = m_desk.page();
        if (outcome.keptOriginal)
            study.setKeptOriginal();
        if (outcome.fault.isEmpty()) {
            m_desk.settings().lastFolder = QFileInfo(order.path).absolutePath();
            m_desk.remember(order.path);
            if (order.format == study.record().format())
                study.setSaved(order.path, order.content, outcome.stamp);
            if (!study.record().isModified())
                emit saved();
        }
        if (!outcome.fault.isEmpty() || order.format != study.record().format())
            tell(outcome, order.path);
    });
}

void StudySaver::ask(const document::SaveOrder &order, const document::SaveOutcome &outcome)
{
    const QString name = QFileInfo(order.path).fileName();
    const bool wasWritten = outcome.question == document::SaveOutcome::Question::Written;
    AskDialog question(m_desk.window(), "saveQuestion",
        wasWritten ? tr("%1 was changed on disk after these edits were begun.").arg(name)
                   : tr("%1 cannot hold everything.").arg(name),
        wasWritten ? tr("If you save over it, a copy of what is there now is kept beside it.")
                   : outcome.losses.join(QLatin1Char('\n')));
    const QPushButton *go =
        question.add(wasWritten ? tr("Save over it") : tr("Save without it"), AskDialog::Role::Accept);
    const QPushButton *elsewhere = question.add(tr("Save as…"), AskDialog::Role::Other);
    question.addCancel();
    const QPushButton *answer = question.ask();
    if (answer == elsewhere) {
        saveAs();
    } else if (answer == go) {
        document::SaveOrder next = order;
        if (wasWritten) {
            next.stamp.reset();
            next.keepsOriginal = true;
        } else {
            next.mayLose = true;
        }
        saveTo(std::move(next));
    }
}

void StudySaver::saveBranch()
{
    const document::Record &record = m_desk.page().record();
    const bool isLibrary = record.format() == document::RecordFormat::Library;
    const QString ending = isLibrary ? QStringLiteral(".lib") : QStringLiteral(".sgf");
    const QString filter = isLibrary ? tr("Libraries of RenLib (*.lib)") : tr("Game records (*.sgf)");
    QString path = QFileDialog::getSaveFileName(
        m_desk.window(), tr("Save branch as a new file"), m_desk.settings().lastFolder, filter);
    if (path.isEmpty())
        return;
    if (!document::formatOf(path)) {
        path += ending;
        if (!agreesToReplace(m_desk.window(), path))
            return;
    }
    if (QFileInfo(path) == QFileInfo(record.path())) {
        m_desk.tell(tr("This is the file of the whole record. Choose another name."));
        return;
    }
    start({ .path = path,
              .format = record.format(),
              .content = record.content(),
              .today = QDate::currentDate(),
              .branch = m_desk.page().node() },
        [this, path](const document::SaveOutcome &outcome) { tell(outcome, path); });
}

void StudySaver::start(const document::SaveOrder &order, const std::function<void(const document::SaveOutcome &)> &done)
{
    // What was asked for first comes onto the disk first.
    m_work.wait();
    m_work.run(
        document::amountToSave(order.content),
        tr("Saving %1…").arg(wording::foreignText(QFileInfo(order.path).fileName())),
        [order](background::State &state) { return document::save(order, [&state] { return state.commit(); }); }, done);
}

void StudySaver::tell(const document::SaveOutcome &outcome, const QString &path) const
{
    if (!outcome.fault.isEmpty())
        m_desk.tell(outcome.fault, outcome.more);
    else if (!outcome.losses.isEmpty())
        m_desk.tell(tr("%1 was saved. This format cannot hold everything.")
                        .arg(wording::foreignText(QFileInfo(path).fileName())),
            outcome.losses);
}

} // namespace kagetsu::ui
