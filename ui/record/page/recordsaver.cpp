// SPDX-License-Identifier: MIT
#include "ui/record/page/recordsaver.h"

#include "record/document/disk/save.h"
#include "text/common/foreigntext.h"
#include "ui/controls/background/taskwithbar.h"
#include "ui/controls/dialogs/askdialog.h"
#include "ui/record/page/gameswitcher.h"
#include "ui/record/page/studynotice.h"
#include "ui/record/page/studypage.h"
#include "ui/record/panels/charsetdialog.h"

#include <QFile>
#include <QFileInfo>
#include <QPushButton>

namespace kagetsu::ui {

using document::SaveOrder;
using document::SaveOutcome;

RecordSaver::RecordSaver(const StudyParts &parts, GameSwitcher &games)
    : m_parts(parts)
    , m_games(games)
    , m_saving(*new TaskWithBar(parts.page.window())) // over whatever page is shown meanwhile
{
}

void RecordSaver::save()
{
    m_parts.page.settle();
    // Saving over such a file would lose what could not be read from it.
    if (m_parts.record.path().isEmpty() || m_parts.record.file().damage == document::Damage::Incomplete)
        saveAs();
    else
        saveTo(m_parts.record.path());
}

void RecordSaver::saveAs()
{
    m_parts.page.settle();
    emit m_parts.page.saveAsWanted();
}

document::RecordContent RecordSaver::toSave() const
{
    document::RecordContent content = m_parts.record.content();
    content.isCharsetOpen = !m_parts.record.isCharsetChosen();
    return content;
}

void RecordSaver::saveTo(const QString &path)
{
    m_games.wait(); // it belongs to what is saved
    const document::KnownFile &file = m_parts.record.file();
    const bool isItsOwn = QFileInfo(path) == QFileInfo(m_parts.record.path());
    if (isItsOwn && file.damage == document::Damage::Incomplete) {
        m_parts.page.tell(StudyPage::tr(
            "This file is damaged; saving over it would lose what could not be read. Choose another name."));
        return;
    }
    const bool isOver = isItsOwn && QFile::exists(path);
    SaveOrder order { .path = path,
        .format = document::formatOf(path).value_or(m_parts.record.format()),
        .content = toSave(),
        .today = QDate::currentDate(),
        .keepsOriginal = isOver && !file.keptOriginal && file.damage != document::Damage::None };
    if (isOver)
        order.stamp = file.stamp;
    // In another format it is a copy, and the record itself stays what it was.
    order.mayLose = order.format != m_parts.record.format();
    saveTo(std::move(order));
}

void RecordSaver::saveTo(SaveOrder order)
{
    start(order, [this, order](const SaveOutcome &outcome) {
        if (outcome.question != SaveOutcome::Question::None) {
            ask(order, outcome);
            return;
        }
        if (outcome.keptOriginal)
            m_parts.record.setKeptOriginal();
        const bool isCopy = order.format != m_parts.record.format();
        if (outcome.fault.isEmpty()) {
            emit m_parts.page.savedTo(order.path);
            if (!isCopy) {
                m_parts.record.setSaved(order.path, order.content, outcome.stamp);
                if (outcome.charset && outcome.charset->isUntold)
                    m_parts.record.setCharsetChosen();
                emit m_parts.page.stateChanged();
            }
            if (!m_parts.record.isModified())
                emit m_parts.page.allSaved();
        }
        if (!outcome.fault.isEmpty() || isCopy)
            tellOf(outcome, order.path);
        if (outcome.fault.isEmpty() && isCopy && m_parts.record.isModified())
            tellOfCopy(order.path);
    });
}

void RecordSaver::ask(const SaveOrder &order, const SaveOutcome &outcome)
{
    const QString name = QFileInfo(order.path).fileName();
    const bool wasWritten = outcome.question == SaveOutcome::Question::Written;
    AskDialog question(m_parts.page.window(), "saveQuestion",
        wasWritten ? StudyPage::tr("%1 was changed on disk after you began these edits.").arg(name)
                   : StudyPage::tr("%1 cannot hold everything.").arg(name),
        wasWritten ? StudyPage::tr("If you save over it, a copy of the current file is kept beside it.")
                   : outcome.losses.join(QLatin1Char('\n')));
    const QPushButton *go = question.add(
        wasWritten ? StudyPage::tr("Save over it") : StudyPage::tr("Save anyway"), AskDialog::Role::Accept);
    const QPushButton *elsewhere = question.add(StudyPage::tr("Save as…"), AskDialog::Role::Other);
    question.addCancel();
    const QPushButton *answer = question.ask();
    if (answer == elsewhere) {
        saveAs();
    } else if (answer == go) {
        SaveOrder next = order;
        if (wasWritten) {
            next.stamp.reset();
            next.keepsOriginal = true;
        } else {
            next.mayLose = true;
        }
        saveTo(std::move(next));
    }
}

// The title still shows the record as unsaved.
void RecordSaver::tellOfCopy(const QString &path)
{
    m_parts.notice.tell(
        //: Both are names of files.
        StudyPage::tr("A copy was saved as %1. %2 itself is not saved yet.")
            .arg(text::foreignText(QFileInfo(path).fileName()), text::foreignText(m_parts.record.fileName())),
        StudyPage::tr("Save"), StudyNotice::Lasts::UntilEdited, [this] { save(); });
}

void RecordSaver::saveBranchTo(const QString &path)
{
    if (QFileInfo(path) == QFileInfo(m_parts.record.path())) {
        m_parts.page.tell(StudyPage::tr("This is the file of the whole record. Choose another name."));
        return;
    }
    start({ .path = path,
              .format = m_parts.record.format(),
              .content = toSave(),
              .today = QDate::currentDate(),
              .branch = m_parts.page.node() },
        [this, path](const SaveOutcome &outcome) { tellOf(outcome, path); });
}

void RecordSaver::start(const SaveOrder &order, const std::function<void(const SaveOutcome &)> &done)
{
    // Requests reach the disk in the order in which they were made.
    m_saving.wait();
    m_saving.run(
        document::amountToSave(order.content),
        StudyPage::tr("Saving %1…").arg(text::foreignText(QFileInfo(order.path).fileName())),
        [order](background::State &state) { return document::save(order, [&state] { return state.commit(); }); },
        [this, path = order.path, done](const SaveOutcome &outcome) {
            if (outcome.charset)
                emit m_parts.page.charsetSaved(path, *outcome.charset);
            done(outcome);
        });
}

void RecordSaver::tellOf(const SaveOutcome &outcome, const QString &path)
{
    if (!outcome.fault.isEmpty())
        m_parts.page.tell(outcome.fault, outcome.more);
    else if (!outcome.losses.isEmpty())
        m_parts.page.tell(StudyPage::tr("%1 was saved. This format cannot hold everything.")
                              .arg(text::foreignText(QFileInfo(path).fileName())),
            outcome.losses);
}

void RecordSaver::chooseCharset()
{
    const auto game = m_parts.page.document().shared();
    const auto bytes = m_parts.record.bytes();
    const bool isLibrary = m_parts.page.document().isLibrary();
    m_parts.looking.run(
        isLibrary ? document::amountOf(game->tree.nodeCount())
                  : document::amountOfBytes(static_cast<qint64>(bytes->size())),
        StudyPage::tr("Reading the texts of this record…"),
        [game, bytes, isLibrary](background::State &) { return isLibrary ? samplesOf(game->tree) : samplesOf(*bytes); },
        [this, shown = m_parts.record.document()](std::vector<std::string> samples) {
            if (m_parts.record.document() == shown)
                askCharset(std::move(samples));
        });
}

void RecordSaver::askCharset(std::vector<std::string> samples)
{
    const auto current = record::charsetFromName(m_parts.page.game().info.charset);
    const bool isLibrary = m_parts.page.document().isLibrary();
    CharsetDialog dialog(std::move(samples), current.value_or(record::Charset::Utf8), m_parts.page.window(),
        isLibrary ? CharsetDialog::Choice::ExtendingAscii : CharsetDialog::Choice::All);
    if (dialog.exec() != QDialog::Accepted || dialog.charset() == current)
        return;
    emit m_parts.page.charsetChosen(dialog.charset());
    m_parts.record.setCharsetChosen();
    if (isLibrary)
        m_parts.page.document().setCharset(dialog.charset());
}

} // namespace kagetsu::ui
