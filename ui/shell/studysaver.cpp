// SPDX-License-Identifier: MIT
#include "ui/shell/studysaver.h"

#include "ui/shell/recordfiles.h"
#include "ui/shell/settings.h"
#include "ui/shell/studydesk.h"
#include "ui/study/recordpage.h"

#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>

#include <algorithm>

namespace kagetsu::ui {

namespace {

bool hasRepairs(const StudyRecord &record)
{
    return record.isIncomplete() || record::worst(record.messages()) != record::Severity::Info;
}

// A file that had to be repaired when it was read stays beside the first one that is saved over it. The fault is a
// sentence.
Result<Done, QString> keepOriginal(const QString &path)
{
    QString beside = path + QStringLiteral(".bak");
    for (int number = 2; QFile::exists(beside); ++number)
        beside = QStringLiteral("%1.bak%2").arg(path).arg(number);
    if (QFile::copy(path, beside))
        return Done {};
    return Fault { StudySaver::tr(
        "The file had faults that were repaired, and no copy of it could be kept as %1. Nothing was "
        "saved.")
                       .arg(QDir::toNativeSeparators(beside)) };
}

BusyWork::Amount amountToSave(const RecordContent &content)
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

StudySaver::StudySaver(StudyDesk &desk)
    : QObject(&desk)
    , m_desk(desk)
    , m_work(desk.window())
{
}

void StudySaver::save()
{
    const StudyRecord &record = m_desk.page().record();
    // Saving over such a file would lose what could not be read of it.
    if (record.path().isEmpty() || record.isIncomplete())
        saveAs();
    else
        saveTo(record.path());
}

void StudySaver::saveAs()
{
    const StudyRecord &record = m_desk.page().record();
    const QString sgf = tr("Game records (*.sgf)");
    const QString library = tr("Libraries of RenLib (*.lib)");
    const bool isLibrary = record.format() == RecordFormat::Library;
    QStringList filters = isLibrary ? QStringList { library, sgf } : QStringList { sgf, library };
    filters << tr("Games of Piskvork (*.psq)") << tr("Stones as bytes (*.pos)");
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
    if (QFileInfo(path).suffix().isEmpty())
        path += chosen.mid(chosen.lastIndexOf(QLatin1Char('.'))).chopped(1);
    if (record.isIncomplete() && QFileInfo(path) == QFileInfo(record.path())) {
        m_desk.tell(tr("This file is damaged; saving over it would lose what could not be read. Choose another name."));
        return;
    }
    saveTo(path);
}

void StudySaver::saveTo(const QString &path)
{
    const StudyRecord &record = m_desk.page().record();
    const bool isOver = QFileInfo(path) == QFileInfo(record.path()) && QFile::exists(path);
    const Order order { path, formatOf(path).value_or(record.format()), record.content(), std::nullopt,
        isOver && !m_keptOriginal && hasRepairs(record) };
    start(order, [this, order](const Outcome &outcome) {
        m_keptOriginal = m_keptOriginal || outcome.keptOriginal;
        RecordPage &study = m_desk.page();
        if (outcome.fault.isEmpty()) {
            m_desk.settings().lastFolder = QFileInfo(order.path).absolutePath();
            m_desk.remember(order.path);
            // In another format it is a copy: the record goes on as what it was.
            if (order.format == study.record().format())
                study.setSaved(order.path, order.content);
            if (!study.record().isModified())
                emit saved();
        }
        tell(outcome, order.path);
    });
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
    if (QFileInfo(path).suffix().isEmpty())
        path += ending;
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
        amountToSave(order.content), tr("Saving %1…").arg(QFileInfo(order.path).fileName()),
        [order](JobState &state) { return carryOut(order, state); }, done);
}

StudySaver::Outcome StudySaver::carryOut(const Order &order, JobState &state)
{
    const auto bytes = savedAs(order.branch ? branchOf(order.content, *order.branch) : order.content, order.format);
    if (!bytes)
        return { tr("This record cannot be saved in this format."), { bytes.fault() }, {} };
    if (state.isGivenUp())
        return {};
    if (order.keepsOriginal) {
        const Result<Done, QString> kept = keepOriginal(order.path);
        if (!kept)
            return { kept.fault(), {}, {} };
    }
    const Result<Done, QString> saved = saveRecordFile(order.path, bytes->bytes);
    if (!saved)
        return { saved.fault(), {}, {}, order.keepsOriginal };
    return { {}, {}, bytes->losses, order.keepsOriginal };
}

void StudySaver::tell(const Outcome &outcome, const QString &path) const
{
    if (!outcome.fault.isEmpty())
        m_desk.tell(outcome.fault, outcome.more);
    else if (!outcome.losses.isEmpty())
        m_desk.tell(
            tr("%1 was saved. This format cannot hold everything.").arg(QFileInfo(path).fileName()), outcome.losses);
}

} // namespace kagetsu::ui
