// SPDX-License-Identifier: MIT
// The part of StudyPage that handles actions of the window: saving, the encoding of the texts, copying.
#include "record/document/disk/save.h"
#include "record/edit/branch.h"
#include "record/plain/boardtext.h"
#include "record/plain/movetext.h"
#include "record/sgf/sgfwriter.h"
#include "text/common/foreigntext.h"
#include "text/record/exporting.h"
#include "ui/board/announce.h"
#include "ui/board/inforce.h"
#include "ui/board/painting/boardpainter.h"
#include "ui/controls/background/taskwithbar.h"
#include "ui/controls/dialogs/askdialog.h"
#include "ui/record/edit/studykeysdialog.h"
#include "ui/record/page/nodeheard.h"
#include "ui/record/page/studynotice.h"
#include "ui/record/page/studypage.h"
#include "ui/record/panels/charsetdialog.h"

#include <QClipboard>
#include <QFile>
#include <QFileInfo>
#include <QGuiApplication>
#include <QPainter>
#include <QPushButton>

namespace kagetsu::ui {

using document::SaveOrder;
using document::SaveOutcome;

namespace {

void toClipboard(const QString &text)
{
    QGuiApplication::clipboard()->setText(text);
}

// Returns the board as on the screen, large enough for print.
QImage imageOf(const BoardPicture &picture)
{
    constexpr int Cell = 80;
    const BoardGeometry geometry(QRectF(0, 0, 1, 1), picture.frame());
    QImage image((geometry.viewColumns() + 1) * Cell, (geometry.viewRows() + 1) * Cell, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    paintBoard(painter, image.rect(), picture, theme());
    return image;
}

} // namespace

Page::Deeds StudyPage::deeds()
{
    const auto does = [this](void (StudyPage::*deed)()) {
        return [this, deed] {
            if (hasDocument())
                (this->*deed)();
        };
    };
    Deeds deeds { { QStringLiteral("charset"), does(&StudyPage::chooseCharset) },
        { QStringLiteral("copyMoves"), does(&StudyPage::copyMoves) },
        { QStringLiteral("copyRecord"), does(&StudyPage::copyRecord) },
        { QStringLiteral("copyBoard"), does(&StudyPage::copyBoard) },
        { QStringLiteral("copyPicture"), does(&StudyPage::copyPicture) } };
    if (hasDocument()) {
        deeds.insert(QStringLiteral("readMoves"), [this] { announce(movesHeard(tree(), node()), Told::Asked); });
        deeds.insert(QStringLiteral("save"), does(&StudyPage::save));
        deeds.insert(QStringLiteral("saveAs"), does(&StudyPage::saveAs));
        deeds.insert(QStringLiteral("worksheet"), does(&StudyPage::worksheetWanted));
    }
    return deeds;
}

void StudyPage::save()
{
    settle();
    // Saving over such a file would lose what could not be read from it.
    if (m_record.path().isEmpty() || m_record.file().damage == document::Damage::Incomplete)
        saveAs();
    else
        saveTo(m_record.path());
}

void StudyPage::saveAs()
{
    settle();
    emit saveAsWanted();
}

document::RecordContent StudyPage::toSave() const
{
    document::RecordContent content = m_record.content();
    content.isCharsetOpen = !m_record.isCharsetChosen();
    return content;
}

void StudyPage::saveTo(const QString &path)
{
    m_arranging->wait(); // it belongs to what is saved
    const document::KnownFile &file = m_record.file();
    const bool isItsOwn = QFileInfo(path) == QFileInfo(m_record.path());
    if (isItsOwn && file.damage == document::Damage::Incomplete) {
        tell(tr("This file is damaged; saving over it would lose what could not be read. Choose another name."));
        return;
    }
    const bool isOver = isItsOwn && QFile::exists(path);
    SaveOrder order { .path = path,
        .format = document::formatOf(path).value_or(m_record.format()),
        .content = toSave(),
        .today = QDate::currentDate(),
        .keepsOriginal = isOver && !file.keptOriginal && file.damage != document::Damage::None };
    if (isOver)
        order.stamp = file.stamp;
    // In another format it is a copy, and the record itself stays what it was.
    order.mayLose = order.format != m_record.format();
    saveTo(std::move(order));
}

void StudyPage::saveTo(SaveOrder order)
{
    start(order, [this, order](const SaveOutcome &outcome) {
        if (outcome.question != SaveOutcome::Question::None) {
            ask(order, outcome);
            return;
        }
        if (outcome.keptOriginal)
            m_record.setKeptOriginal();
        const bool isCopy = order.format != m_record.format();
        if (outcome.fault.isEmpty()) {
            emit savedTo(order.path);
            if (!isCopy) {
                m_record.setSaved(order.path, order.content, outcome.stamp);
                if (outcome.charset && outcome.charset->isUntold)
                    m_record.setCharsetChosen();
                emit stateChanged();
            }
            if (!m_record.isModified())
                emit allSaved();
        }
        if (!outcome.fault.isEmpty() || isCopy)
            tellOf(outcome, order.path);
        if (outcome.fault.isEmpty() && isCopy && m_record.isModified())
            tellOfCopy(order.path);
    });
}

void StudyPage::ask(const SaveOrder &order, const SaveOutcome &outcome)
{
    const QString name = QFileInfo(order.path).fileName();
    const bool wasWritten = outcome.question == SaveOutcome::Question::Written;
    AskDialog question(window(), "saveQuestion",
        wasWritten ? tr("%1 was changed on disk after you began these edits.").arg(name)
                   : tr("%1 cannot hold everything.").arg(name),
        wasWritten ? tr("If you save over it, a copy of the current file is kept beside it.")
                   : outcome.losses.join(QLatin1Char('\n')));
    const QPushButton *go = question.add(wasWritten ? tr("Save over it") : tr("Save anyway"), AskDialog::Role::Accept);
    const QPushButton *elsewhere = question.add(tr("Save as…"), AskDialog::Role::Other);
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
void StudyPage::tellOfCopy(const QString &path)
{
    m_notice->tell(
        //: Both are names of files.
        tr("A copy was saved as %1. %2 itself is not saved yet.")
            .arg(text::foreignText(QFileInfo(path).fileName()), text::foreignText(m_record.fileName())),
        tr("Save"), StudyNotice::Lasts::UntilEdited, [this] { save(); });
}

void StudyPage::saveBranchTo(const QString &path)
{
    if (QFileInfo(path) == QFileInfo(m_record.path())) {
        tell(tr("This is the file of the whole record. Choose another name."));
        return;
    }
    start({ .path = path,
              .format = m_record.format(),
              .content = toSave(),
              .today = QDate::currentDate(),
              .branch = node() },
        [this, path](const SaveOutcome &outcome) { tellOf(outcome, path); });
}

void StudyPage::start(const SaveOrder &order, const std::function<void(const SaveOutcome &)> &done)
{
    // Requests reach the disk in the order in which they were made.
    m_saving->wait();
    m_saving->run(
        document::amountToSave(order.content),
        tr("Saving %1…").arg(text::foreignText(QFileInfo(order.path).fileName())),
        [order](background::State &state) { return document::save(order, [&state] { return state.commit(); }); },
        [this, path = order.path, done](const SaveOutcome &outcome) {
            if (outcome.charset)
                emit charsetSaved(path, *outcome.charset);
            done(outcome);
        });
}

void StudyPage::tellOf(const SaveOutcome &outcome, const QString &path)
{
    if (!outcome.fault.isEmpty())
        tell(outcome.fault, outcome.more);
    else if (!outcome.losses.isEmpty())
        tell(tr("%1 was saved. This format cannot hold everything.").arg(text::foreignText(QFileInfo(path).fileName())),
            outcome.losses);
}

void StudyPage::tell(const QString &text, const QStringList &more)
{
    AskDialog::tell(window(), "message", text, more.join(QLatin1Char('\n')));
}

void StudyPage::chooseCharset()
{
    const auto game = document().shared();
    const auto bytes = m_record.bytes();
    const bool isLibrary = document().isLibrary();
    m_looking->run(
        isLibrary ? document::amountOf(game->tree.nodeCount())
                  : document::amountOfBytes(static_cast<qint64>(bytes->size())),
        tr("Reading the texts of this record…"),
        [game, bytes, isLibrary](background::State &) { return isLibrary ? samplesOf(game->tree) : samplesOf(*bytes); },
        [this, shown = m_record.document()](std::vector<std::string> samples) {
            if (m_record.document() == shown)
                askCharset(std::move(samples));
        });
}

void StudyPage::askCharset(std::vector<std::string> samples)
{
    const auto current = record::charsetFromName(game().info.charset);
    const bool isLibrary = document().isLibrary();
    CharsetDialog dialog(std::move(samples), current.value_or(record::Charset::Utf8), window(),
        isLibrary ? CharsetDialog::Choice::ExtendingAscii : CharsetDialog::Choice::All);
    if (dialog.exec() != QDialog::Accepted || dialog.charset() == current)
        return;
    emit charsetChosen(dialog.charset());
    m_record.setCharsetChosen();
    if (isLibrary)
        document().setCharset(dialog.charset());
}

// Copies the moves up to the node; at the start of the game, the whole main line.
void StudyPage::copyMoves()
{
    const bool atStart = node() == record::GameTree::root();
    const auto moves = record::writeMoveText(record::gameOfLine(tree(), atStart ? tree().mainLine().back() : node()));
    if (moves)
        toClipboard(QString::fromStdString(moves->bytes));
    else
        emit refused(text::exportRefusalText(moves.fault()));
}

void StudyPage::copyRecord()
{
    m_looking->run(
        document::amountOf(tree().nodeCount()), tr("Copying the game…"),
        [content = m_record.content()](
            background::State &) { return QString::fromStdString(record::writeSgf(document::gameOf(content))); },
        toClipboard);
}

void StudyPage::copyBoard()
{
    toClipboard(QString::fromStdString(record::writeBoardText(tree().stones(node()))));
}

void StudyPage::copyPicture()
{
    QGuiApplication::clipboard()->setImage(imageOf(picture()));
}

void StudyPage::countBranch()
{
    m_looking->run(
        document::amountOfBranch(tree(), node()), tr("Counting…"),
        [game = document().shared(), node = node()](
            background::State &) { return record::countBranch(game->tree, node); },
        [this](const record::BranchCount &count) {
            const QStringList lines { tr("Moves: %1").arg(count.moves), tr("End positions: %1").arg(count.ends),
                tr("Longest line: %1").arg(count.longest), tr("Moves with comments: %1").arg(count.comments),
                tr("Bookmarks: %1").arg(count.bookmarks), tr("Texts on points without a move: %1").arg(count.labels) };
            AskDialog::tell(window(), "statistics", tr("Below this position"), lines.join(QLatin1Char('\n')));
        });
}

void StudyPage::chooseKeys()
{
    StudyKeysDialog dialog(m_keys, actionsOfAllKeySets(), window());
    if (dialog.exec() != QDialog::Accepted)
        return;
    setKeys(dialog.keys());
    emit keysChosen(dialog.keys());
}

} // namespace kagetsu::ui
