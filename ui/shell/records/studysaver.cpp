// SPDX-License-Identifier: MIT
#include "ui/shell/records/studysaver.h"

#include "ui/look/dialogs/askdialog.h"
#include "ui/look/dialogs/replacequestion.h"
#include "ui/shell/records/recordfiles.h"
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

namespace {

// A file that had to be repaired when it was read, or that somebody else has written since, stays beside the one that
// is saved over it. The fault is a sentence.
Result<Done, QString> keepOriginal(const QString &path)
{
    QString beside = path + QStringLiteral(".bak");
    for (int number = 2; QFile::exists(beside); ++number)
        beside = path + QStringLiteral(".bak%1").arg(number);
    if (QFile::copy(path, beside))
        return Done {};
    return Fault { StudySaver::tr("No copy of the file that is there could be kept as %1. Nothing was saved.")
                       .arg(wording::foreignPath(beside)) };
}

background::Amount amountToSave(const RecordContent &content)
{
    std::int64_t nodes = 0;
    for (const RecordContent::Part &part : content.parts)
        nodes += part.game->tree.nodeCount();
    // Of the games that were not edited the bytes are written, and read again for the next one.
    if (content.collection) {
        for (std::size_t i = 0; i < content.collection->size(); ++i)
            nodes += content.collection->nodesOf(i);
    }
    return amountOf(nodes);
}

} // namespace

StudySaver::StudySaver(StudyContext &desk)
    : QObject(&desk)
    , m_desk(desk)
    , m_work(desk.window())
{
}

void StudySaver::save()
{
    m_desk.page().settle();
    const StudyRecord &record = m_desk.page().record();
    // Saving over such a file would lose what could not be read of it.
    if (record.path().isEmpty() || m_file.damage == Damage::Incomplete)
        saveAs();
    else
        saveTo(record.path());
}

void StudySaver::saveAs()
{
    m_desk.page().settle();
    const StudyRecord &record = m_desk.page().record();
    const QString sgf = tr("Game records (*.sgf)");
    const QString library = tr("Libraries of RenLib (*.lib)");
    const bool isLibrary = record.format() == RecordFormat::Library;
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
    if (!formatOf(path)) {
        path += chosen.mid(chosen.lastIndexOf(QLatin1Char('.'))).chopped(1);
        if (!agreesToReplace(m_desk.window(), path))
            return;
    }
    if (m_file.damage == Damage::Incomplete && QFileInfo(path) == QFileInfo(record.path())) {
        m_desk.tell(tr("This file is damaged; saving over it would lose what could not be read. Choose another name."));
        return;
    }
    saveTo(path);
}

void StudySaver::saveTo(const QString &path)
{
    const StudyRecord &record = m_desk.page().record();
    const bool isOver = QFileInfo(path) == QFileInfo(record.path()) && QFile::exists(path);
    Order order { path, formatOf(path).value_or(record.format()), record.content(), std::nullopt,
        isOver && !m_file.keptOriginal && m_file.damage != Damage::None };
    if (isOver)
        order.mark = m_file.mark;
    // In another format it is a copy, and the record goes on as what it was.
    order.mayLose = order.format != record.format();
    saveTo(std::move(order));
}

void StudySaver::saveTo(Order order)
{
    start(order, [this, order](const Outcome &outcome) {
        if (outcome.question != Question::None) {
            ask(order, outcome);
            return;
        }
        m_file.keptOriginal = m_file.keptOriginal || outcome.keptOriginal;
        RecordPage &study = m_desk.page();
        if (outcome.fault.isEmpty()) {
            m_desk.settings().lastFolder = QFileInfo(order.path).absolutePath();
            m_desk.remember(order.path);
            if (order.format == study.record().format()) {
                if (QFileInfo(order.path) != QFileInfo(study.record().path()))
                    m_file = {}; // all of the new one is its own
                study.setSaved(order.path, order.content);
                m_file.mark = outcome.mark;
            }
            if (!study.record().isModified())
                emit saved();
        }
        if (!outcome.fault.isEmpty() || order.format != study.record().format())
            tell(outcome, order.path);
    });
}

void StudySaver::ask(const Order &order, const Outcome &outcome)
{
    const QString name = QFileInfo(order.path).fileName();
    const bool wasWritten = outcome.question == Question::Written;
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
        Order next = order;
        if (wasWritten) {
            next.mark.reset();
            next.keepsOriginal = true;
        } else {
            next.mayLose = true;
        }
        saveTo(std::move(next));
    }
}

void StudySaver::saveBranch()
{
    const StudyRecord &record = m_desk.page().record();
    const bool isLibrary = record.format() == RecordFormat::Library;
    const QString ending = isLibrary ? QStringLiteral(".lib") : QStringLiteral(".sgf");
    const QString filter = isLibrary ? tr("Libraries of RenLib (*.lib)") : tr("Game records (*.sgf)");
    QString path = QFileDialog::getSaveFileName(
        m_desk.window(), tr("Save branch as a new file"), m_desk.settings().lastFolder, filter);
    if (path.isEmpty())
        return;
    if (!formatOf(path)) {
        path += ending;
        if (!agreesToReplace(m_desk.window(), path))
            return;
    }
    if (QFileInfo(path) == QFileInfo(record.path())) {
        m_desk.tell(tr("This is the file of the whole record. Choose another name."));
        return;
    }
    start({ path, record.format(), record.content(), m_desk.page().node() },
        [this, path](const Outcome &outcome) { tell(outcome, path); });
}

void StudySaver::start(const Order &order, const std::function<void(const Outcome &)> &done)
{
    // What was asked for first comes onto the disk first.
    m_work.wait();
    m_work.run(
        amountToSave(order.content), tr("Saving %1…").arg(wording::foreignText(QFileInfo(order.path).fileName())),
        [order](background::State &state) { return carryOut(order, state); }, done);
}

StudySaver::Outcome StudySaver::carryOut(const Order &order, background::State &state)
{
    const auto bytes = savedAs(order.branch ? branchOf(order.content, *order.branch) : order.content, order.format);
    if (!bytes)
        return { .fault = tr("This record cannot be saved in this format."), .more = { bytes.fault() } };
    if (order.mark && isChanged(order.path, *order.mark)) // one that is gone is saved anew
        return { .question = Question::Written };
    if (!order.branch && !order.mayLose && !bytes->losses.isEmpty())
        return { .question = Question::ExportLosses, .losses = bytes->losses };
    if (!state.commit())
        return {};
    if (order.keepsOriginal) {
        const Result<Done, QString> kept = keepOriginal(order.path);
        if (!kept)
            return { .fault = kept.fault() };
    }
    const Result<Done, QString> saved = saveRecordFile(order.path, bytes->bytes);
    if (!saved)
        return { .fault = saved.fault(), .keptOriginal = order.keepsOriginal };
    return { .losses = bytes->losses, .keptOriginal = order.keepsOriginal, .mark = markOf(bytes->bytes) };
}

void StudySaver::tell(const Outcome &outcome, const QString &path) const
{
    if (!outcome.fault.isEmpty())
        m_desk.tell(outcome.fault, outcome.more);
    else if (!outcome.losses.isEmpty())
        m_desk.tell(tr("%1 was saved. This format cannot hold everything.")
                        .arg(wording::foreignText(QFileInfo(path).fileName())),
            outcome.losses);
}

} // namespace kagetsu::ui
