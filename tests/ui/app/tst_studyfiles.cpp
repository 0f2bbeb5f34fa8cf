// SPDX-License-Identifier: MIT
#include "record/document/disk/drafts.h"
#include "record/renlib/librarywriter.h"
#include "ui/app/places/gameshome.h"
#include "ui/app/places/playhome.h"
#include "ui/app/places/startcard.h"
#include "ui/app/records/studyfiles.h"
#include "ui/app/window/mainwindow.h"
#include "ui/arbiter/verdict/verdictpage.h"
#include "ui/board/boardwidget.h"
#include "ui/controls/background/taskwithbar.h"
#include "ui/controls/dialogs/askdialog.h"
#include "ui/controls/layout/fit.h"
#include "ui/record/edit/recordmerger.h"
#include "ui/record/page/studynotice.h"
#include "ui/record/page/studypage.h"
#include "ui/record/panels/charsetdialog.h"
#include "ui/record/panels/conflictdialog.h"
#include "ui/record/panels/emptygamedialog.h"

#include <QClipboard>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QInputDialog>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTabBar>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QToolButton>

namespace tst_studyfiles {

using namespace kagetsu;
using namespace kagetsu::ui;

namespace {

// So many nodes that nothing that goes through them is done while one waits. All lines end with the comment.
QByteArray largeLibrary(const char *comment)
{
    record::GameTree tree;
    constexpr int Width = 30;
    const auto pointOf = [](int number) { return rules::Point(number % 15, number / 15); };
    for (int i = 0; i < Width; ++i) {
        const auto one = tree.append(record::GameTree::root(), rules::Side::Black, pointOf(i));
        for (int j = 0; j < Width; ++j) {
            const auto two = tree.append(one, rules::Side::White, pointOf(Width + j));
            for (int k = 0; k < Width; ++k) {
                const auto three = tree.append(two, rules::Side::Black, pointOf(2 * Width + k));
                tree.setComment(three, comment);
            }
        }
    }
    return QByteArray::fromStdString(record::writeLibrary(tree)->bytes);
}

} // namespace

// Records between the study page and the disk.
class TestStudyFiles : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        makeWindow();
    }
    void cleanup() { m_window.reset(); }

    void aLibraryIsOpenedByContentAndSavedAsItWas()
    {
        const QString path = copyOf("labels.lib", "renamed.sgf");
        const QByteArray before = read(path);
        m_window->openRecord(path);
        QVERIFY(page()->document().isLibrary());
        QCOMPARE(read(path), before);
    }

    void aLargeLibraryIsReadBesideTheWindow()
    {
        QByteArray bytes = QByteArray::fromHex("FF52656E4C6962FF0304FFFFFFFFFFFFFFFFFFFF 0000");
        while (bytes.size() < 400000) // lines of three moves, many of them the same
            bytes += QByteArray::fromHex("7880 6800 7A40").replace('\x68', char(0x31 + bytes.size() % 14));
        const QString path = m_folder->filePath(QStringLiteral("large.lib"));
        write(path, bytes);
        m_window->openRecord(path);
        QVERIFY(!page() || !page()->hasDocument()); // not yet
        QTRY_VERIFY(page() && page()->hasDocument());
        QVERIFY(page()->isVisible());
    }

    void savingPutsEditsOnDisk()
    {
        const QString path = m_folder->filePath(QStringLiteral("game.sgf"));
        write(path, "(;FF[4]GM[4]SZ[15];B[hh])");
        m_window->openRecord(path);
        tap({ 0, 0 });
        QVERIFY(page()->record().isModified());
        action("save")->trigger();
        QVERIFY(!page()->record().isModified());
        QVERIFY(read(path).contains("B[ao]"));
        QVERIFY(!QFile::exists(path + QStringLiteral(".bak")));
    }

    void whatIsEditedWhileALibraryIsSavedIsStillUnsaved()
    {
        openLarge("");
        page()->first();
        tap({ 7, 7 });
        page()->first();
        const QByteArray before = read(page()->record().path());
        action("save")->trigger();
        QCOMPARE(read(page()->record().path()), before); // it is being saved
        tap({ 8, 8 });
        QTRY_VERIFY(read(page()->record().path()) != before);
        QTRY_VERIFY(!page()->saving().isRunning());
        QVERIFY(page()->record().isModified());
        const QByteArray first = read(page()->record().path());
        page()->document().steps().undo(); // what is in the file, though by another way
        action("save")->trigger();
        QTRY_VERIFY(!page()->record().isModified());
        QCOMPARE(read(page()->record().path()), first);
    }

    void closingWaitsForWhatIsBeingSaved()
    {
        openLarge("");
        page()->first();
        tap({ 7, 7 });
        const QByteArray before = read(page()->record().path());
        action("save")->trigger();
        QVERIFY(m_window->close()); // no question
        QVERIFY(read(page()->record().path()) != before);
    }

    void savingThatIsGivenUpLeavesTheFile()
    {
        openLarge("");
        page()->first();
        tap({ 7, 7 });
        const QByteArray before = read(page()->record().path());
        action("save")->trigger();
        page()->saving().cancel();
        QVERIFY(page()->record().isModified());
        action("save")->trigger();
        QTRY_VERIFY(!page()->record().isModified());
        QVERIFY(read(page()->record().path()) != before);
    }

    void whatIsEditedWhileFilesAreMergedStays()
    {
        openLarge("");
        const QString other = m_folder->filePath(QStringLiteral("other.lib"));
        write(other, largeLibrary("theirs"));
        const record::NodeId last = page()->document().tree().nodeCount() - 1;
        page()->merger().merge({ other }, files()->context().choices(), document::Lines::Apart);
        QVERIFY(page()->document().tree().comment(last).empty()); // it is being merged
        page()->first();
        tap({ 7, 7 });
        QTRY_COMPARE(page()->document().tree().comment(last), std::string("theirs"));
        QCOMPARE(page()->document().tree().nodeCount(), last + 2);
        page()->document().steps().undo();
        QVERIFY(page()->document().tree().comment(last).empty());
        QVERIFY(page()->record().isModified()); // by the tap
    }

    void allThatIsReadIsOfferedForMerging()
    {
        const QString path = m_folder->filePath(QStringLiteral("mine.sgf"));
        write(path, "(;FF[4]GM[4]SZ[15])");
        m_window->openRecord(path);
        QString filter;
        QTimer::singleShot(0, this, [&filter] {
            auto *dialog = qobject_cast<QFileDialog *>(QApplication::activeModalWidget());
            QVERIFY(dialog);
            filter = dialog->nameFilters().value(0);
            dialog->reject();
        });
        files()->context().mergeFiles();
        for (const char *ending : { "*.sgf", "*.lib", "*.rif", "*.psq", "*.pos", "*.txt" })
            QVERIFY2(filter.contains(QLatin1String(ending)), qPrintable(filter));
    }

    void aMergeIsGivenUpWhereItAsks()
    {
        const QString path = m_folder->filePath(QStringLiteral("mine.sgf"));
        write(path, "(;FF[4]GM[4]SZ[15];B[hh]C[ours])");
        const QString other = m_folder->filePath(QStringLiteral("other.sgf"));
        write(other, "(;FF[4]GM[4]SZ[15];B[hh]C[theirs];W[ii])");
        m_window->openRecord(path);
        tap({ 0, 0 });
        const QUndoStack &steps = page()->document().steps();
        page()->document().steps().undo();
        const auto closeDialog = [this](QDialogButtonBox::StandardButton with) {
            QTimer::singleShot(0, this, [with] {
                auto *dialog = qobject_cast<ConflictDialog *>(QApplication::activeModalWidget());
                QVERIFY(dialog);
                QTest::mouseClick(dialog->findChild<QPushButton *>(QStringLiteral("other")), Qt::LeftButton);
                if (with == QDialogButtonBox::NoButton)
                    QTest::keyClick(dialog, Qt::Key_Escape);
                else
                    dialog->findChild<QDialogButtonBox *>()->button(with)->click();
            });
        };
        for (const auto with : { QDialogButtonBox::NoButton, QDialogButtonBox::Cancel }) {
            closeDialog(with);
            page()->merger().merge({ other }, files()->context().choices(), document::Lines::Apart);
            QVERIFY(!page()->record().isModified());
            QCOMPARE(steps.count(), 1); // what was taken back before can still be done again
            QVERIFY(steps.canRedo());
            QCOMPARE(page()->document().tree().comment(1), std::string("ours"));
        }
        closeDialog(QDialogButtonBox::Ok);
        page()->merger().merge({ other }, files()->context().choices(), document::Lines::Apart);
        QCOMPARE(page()->document().tree().comment(1), std::string("theirs"));
        QCOMPARE(steps.count(), 1); // with the choice
        page()->document().steps().undo();
        QCOMPARE(page()->document().tree().comment(1), std::string("ours"));
        QCOMPARE(page()->document().tree().firstChild(1), record::NoNode);
        QVERIFY(!page()->record().isModified());
    }

    void aWholeFolderIsMerged()
    {
        const QDir folder(m_folder->path());
        QVERIFY(folder.mkpath(QStringLiteral("games/older")));
        write(folder.filePath(QStringLiteral("games/one.sgf")), "(;FF[4]GM[4]SZ[15];B[hh];W[ii])");
        write(folder.filePath(QStringLiteral("games/older/two.sgf")), "(;FF[4]GM[4]SZ[15];B[hh];W[gg])");
        write(folder.filePath(QStringLiteral("games/readme.txt")), "no record");
        const QString path = folder.filePath(QStringLiteral("games/mine.sgf"));
        write(path, "(;FF[4]GM[4]SZ[15];B[hh])");
        m_window->openRecord(path);
        page()->merger().merge(
            { folder.filePath(QStringLiteral("games")) }, files()->context().choices(), document::Lines::Apart);
        QTRY_COMPARE(page()->document().tree().nodeCount(), record::NodeId(4));
        QVERIFY(page()->record().isModified());
    }

    // Lines that meet in another view are joined only if the user wants it, as one step that can be undone.
    void linesAreJoinedAfterAsking()
    {
        const QString path = m_folder->filePath(QStringLiteral("mine.sgf"));
        write(path, "(;FF[4]GM[4]SZ[15];B[hh];W[ii];B[ji])");
        const QString other = m_folder->filePath(QStringLiteral("other.sgf"));
        write(other, "(;FF[4]GM[4]SZ[15];B[hh];W[gg];B[fg];W[aa]C[theirs])");
        m_window->openRecord(path);
        const auto merge = [&](AskDialog::Role role) {
            answerJoins(role);
            page()->merger().merge({ other }, files()->context().choices());
        };
        // Answers to the first move, and the length of the main line.
        const auto shape = [this] {
            const record::GameTree &tree = page()->document().tree();
            return QSize(int(tree.children(tree.mainLine()[1]).size()), int(tree.mainLine().size()));
        };
        merge(AskDialog::Role::Reject);
        QCOMPARE(shape(), QSize(1, 4));
        QVERIFY(!page()->record().isModified());
        merge(AskDialog::Role::Accept);
        QTRY_COMPARE(shape(), QSize(2, 4));
        page()->document().steps().undo();
        merge(AskDialog::Role::Other);
        QTRY_COMPARE(shape(), QSize(2, 5)); // the line has become longer
        QCOMPARE(page()->document().tree().comment(page()->document().tree().mainLine()[4]), std::string("theirs"));
        page()->document().steps().undo();
        QVERIFY(!page()->record().isModified());
    }

    void nothingIsMergedIntoAnotherRecord()
    {
        openLarge("");
        const QString other = m_folder->filePath(QStringLiteral("other.lib"));
        write(other, largeLibrary("theirs"));
        page()->merger().merge({ other }, files()->context().choices(), document::Lines::Apart);
        const QString small = m_folder->filePath(QStringLiteral("game.sgf"));
        write(small, "(;FF[4]GM[4]SZ[15];B[hh])");
        m_window->openRecord(small);
        QString told;
        answerEach([&told](AskDialog &box) { told = box.sentence(); });
        QTRY_COMPARE(told, QStringLiteral("Another game is shown now. Nothing was merged into it."));
        QVERIFY(!page()->record().isModified());
    }

    void aRefusedEditSaysWhy()
    {
        const QString path = m_folder->filePath(QStringLiteral("game.sgf"));
        write(path, "(;FF[4]GM[4]SZ[15];B[hh];W[hg];B[hf])");
        m_window->openRecord(path);
        page()->goTo(1);
        page()->setMode(StudyMode::Edit);
        action("insert")->trigger();
        QString told;
        answerEach([&told](AskDialog &box) { told = box.sentence(); });
        tap({ 7, 9 });
        QTRY_COMPARE(told, QStringLiteral("H10 is taken by a later move of this branch. Nothing was inserted."));
        QVERIFY(!page()->record().isModified());
    }

    void aTextIsLookedForInAThread()
    {
        openLarge("needle");
        page()->first();
        action("find")->trigger();
        QTest::keyClicks(page()->findChild<QWidget *>(QStringLiteral("findWhat")), QStringLiteral("NEEDLE"));
        QTest::keyClick(page()->findChild<QWidget *>(QStringLiteral("findWhat")), Qt::Key_Return);
        QCOMPARE(page()->place(), 0);
        QTRY_COMPARE(page()->place(), 3);
        QVERIFY(!page()->findChild<QWidget *>(QStringLiteral("findNothing"))->isVisible());
    }

    void aLargeGameIsCopiedAndOpenedAgainBesideTheWindow()
    {
        openLarge("needle");
        QGuiApplication::clipboard()->clear();
        action("copyRecord")->trigger();
        QVERIFY(QGuiApplication::clipboard()->text().isEmpty()); // not yet
        QTRY_VERIFY(QGuiApplication::clipboard()->text().startsWith(QStringLiteral("(;")));
        const document::RecordDocument *before = &page()->document();
        const record::NodeId nodes = before->tree().nodeCount();
        action("openText")->trigger();
        QCOMPARE(&page()->document(), before);
        QTRY_VERIFY(!page()->document().isLibrary());
        QCOMPARE(page()->document().tree().nodeCount(), nodes);
    }

    void aBoardThatIsTooSmallIsNotTaken()
    {
        const QString path = copyOf("labels.lib", "mine.lib");
        m_window->openRecord(path);
        const std::size_t nodes = page()->document().tree().nodeCount();
        QTimer::singleShot(0, this, [this] {
            auto *question = qobject_cast<QInputDialog *>(QApplication::activeModalWidget());
            QVERIFY(question);
            question->findChild<QSpinBox *>()->setValue(5);
            answer(QStringLiteral("message"), AskDialog::Role::Accept);
            QTest::keyClick(question, Qt::Key_Return);
        });
        action("boardSize")->trigger();
        QCOMPARE(page()->document().tree().rows(), 15);
        m_window->openRecord(path);
        QCOMPARE(page()->document().tree().nodeCount(), nodes);
        QVERIFY(!page()->record().isIncomplete());
    }

    void aLibraryThatWasCutOffIsTold()
    {
        const QString path = m_folder->filePath(QStringLiteral("cut.lib"));
        write(path, QByteArray::fromHex("FF52656E4C6962FF0304FFFFFFFFFFFFFFFFFFFF 0000 7800 68C0 7A00"));
        QString told;
        answerEach([&told](AskDialog &box) { told = box.sentence(); });
        m_window->openRecord(path);
        QVERIFY2(told.startsWith(QStringLiteral("cut.lib ends early")), qPrintable(told));
        const QByteArray before = read(path);
        tap({ 0, 0 });
        action("save")->trigger();
        QVERIFY(read(path) != before);
        QCOMPARE(read(path + QStringLiteral(".bak")), before);
    }

    void aLibraryOfASmallerBoardIsReadAsSuchFromThenOn()
    {
        const QString path = m_folder->filePath(QStringLiteral("small.lib"));
        write(path, QByteArray::fromHex("FF52656E4C6962FF0304FFFFFFFFFFFFFFFFFFFF 0000 6700 CD40"));
        m_window->openRecord(path);
        QCOMPARE(page()->document().tree().rows(), 15);
        QTimer::singleShot(0, this, [] {
            auto *question = qobject_cast<QInputDialog *>(QApplication::activeModalWidget());
            QVERIFY(question);
            question->findChild<QSpinBox *>()->setValue(13);
            QTest::keyClick(question, Qt::Key_Return);
        });
        action("boardSize")->trigger();
        QCOMPARE(page()->picture().frame().rows, 13);
        page()->last();
        QCOMPARE(page()->picture().at({ 6, 6 }).stone, rules::Stone::Black);
        QCOMPARE(page()->picture().at({ 12, 0 }).stone, rules::Stone::White);
        m_window->openRecord(copyOf("labels.lib", "other.lib"));
        QCOMPARE(page()->document().tree().rows(), 15);
        m_window->openRecord(path);
        QCOMPARE(page()->document().tree().rows(), 13);
        const QByteArray before = read(path);
        tap({ 0, 0 });
        page()->document().steps().undo();
        page()->setUnsaved();
        action("save")->trigger();
        QCOMPARE(read(path), before);
    }

    void aLargeBranchIsCounted()
    {
        openLarge("needle");
        page()->first();
        QString told;
        answerEach([&told](AskDialog &box) { told = box.more(); });
        action("statistics")->trigger();
        QTRY_VERIFY(told.contains(QStringLiteral("Moves with comments: 27000")));
        answerEach([&told](AskDialog &box) { told = box.more(); });
        page()->goTo(1);
        action("statistics")->trigger(); // of a small one at once
        QVERIFY(told.contains(QStringLiteral("Moves with comments: 900")));
    }

    void theOriginalOfARepairedFileStaysBesideIt()
    {
        const QString path = m_folder->filePath(QStringLiteral("broken.sgf"));
        const QByteArray broken = "(;FF[4]GM[4]SZ[15];B[hh];W[zz9]C[open";
        write(path, broken);
        m_window->openRecord(path);
        tap({ 0, 0 });
        action("save")->trigger();
        QCOMPARE(read(path + QStringLiteral(".bak")), broken);
        tap({ 1, 1 });
        action("save")->trigger();
        QCOMPARE(read(path + QStringLiteral(".bak")), broken); // the first one only
        QVERIFY(!QFile::exists(path + QStringLiteral(".bak2")));
    }

    void whatAnotherProgramWroteIsNotLost()
    {
        const QString path = m_folder->filePath(QStringLiteral("game.sgf"));
        write(path, "(;FF[4]GM[4]SZ[15];B[hh])");
        m_window->openRecord(path);
        tap({ 0, 0 });
        const QByteArray foreign = "(;FF[4]GM[4]SZ[15];B[hh]C[of another program])";
        write(path, foreign);
        answer(QStringLiteral("saveQuestion"), AskDialog::Role::Reject);
        action("save")->trigger();
        QCOMPARE(read(path), foreign);
        QVERIFY(page()->record().isModified());
        answer(QStringLiteral("saveQuestion"), AskDialog::Role::Accept);
        action("save")->trigger();
        QVERIFY(read(path).contains("B[ao]"));
        QVERIFY(!page()->record().isModified());
        QCOMPARE(read(path + QStringLiteral(".bak")), foreign);
        // What was saved here is no news, and a file that is gone is nobody's.
        tap({ 1, 1 });
        action("save")->trigger();
        QVERIFY(!page()->record().isModified());
        QVERIFY(QFile::remove(path));
        tap({ 2, 2 });
        action("save")->trigger();
        QVERIFY(QFile::exists(path));
    }

    void savingAsksBeforeLettersAreLostInAnEncoding()
    {
        const QString path = m_folder->filePath(QStringLiteral("plain.lib"));
        write(path, QByteArray::fromHex("FF52656E4C6962FF0304FFFFFFFFFFFFFFFFFFFF 0000 7840"));
        m_window->openRecord(path);
        page()->document().setCharset(record::Charset::Windows1251);
        const QByteArray before = read(path);
        page()->goTo(1);
        page()->findChild<QPlainTextEdit *>(QStringLiteral("comment"))->setPlainText(QStringLiteral("棋"));
        answer(QStringLiteral("saveQuestion"), AskDialog::Role::Reject);
        action("save")->trigger();
        QCOMPARE(read(path), before);
        QVERIFY(page()->record().isModified());
        answer(QStringLiteral("saveQuestion"), AskDialog::Role::Accept);
        action("save")->trigger();
        QVERIFY(read(path).contains('?'));
        QVERIFY(!page()->record().isModified());
    }

    // Its format has no place for the encoding, which is guessed again.
    void aCommentOfALibraryReadsTheSameAfterItIsOpenedAgain_data()
    {
        QTest::addColumn<bool>("isChosen");
        QTest::newRow("an encoding that was found") << false;
        QTest::newRow("an encoding that the user chose") << true;
    }

    void aCommentOfALibraryReadsTheSameAfterItIsOpenedAgain()
    {
        QFETCH(bool, isChosen);
        const QString path =
            written("plain.lib", QByteArray::fromHex("FF52656E4C6962FF0304FFFFFFFFFFFFFFFFFFFF 0000 7840"));
        const QString text = QStringLiteral("Why A1?? 悪");
        m_window->openRecord(path);
        if (isChosen) {
            chooseCharset(QStringLiteral("EUC-JP"));
            chooseCharset(QStringLiteral("GB18030"));
        }
        page()->goTo(1);
        page()->setMode(StudyMode::Edit);
        page()->findChild<QPlainTextEdit *>(QStringLiteral("comment"))->setPlainText(text);
        action("save")->trigger();
        QVERIFY(!page()->record().isModified());
        const bool isGbk = read(path).contains(QByteArray::fromHex("90 99"));
        QCOMPARE(isGbk, isChosen);
        action("closeRecord")->trigger();
        m_window->openRecord(path);
        QCOMPARE(page()->document().tree().text(1, record::TextKind::Comment), text.toStdString());
        // What was remembered is of this file, not of one that takes its place.
        m_window->openRecord(
            written("other.lib", QByteArray::fromHex("FF52656E4C6962FF0304FFFFFFFFFFFFFFFFFFFF 0000 7840")));
        page()->goTo(1);
        page()->setMode(StudyMode::Edit);
        page()->findChild<QPlainTextEdit *>(QStringLiteral("comment"))->setPlainText(text);
        page()->saveTo(path);
        action("closeRecord")->trigger();
        m_window->openRecord(path);
        QCOMPARE(page()->document().tree().text(1, record::TextKind::Comment), text.toStdString());
    }

    // It is saved in UTF-8 and says so; the encoding it was first read in would damage its texts.
    void aGameReadInAChosenEncodingReadsTheSameAfterItIsSaved()
    {
        const QString path = written("old.sgf", QByteArray("(;GM[4]SZ[15]PB[\xC8\xE2\xE0\xED];B[hh])"));
        m_window->openRecord(path);
        chooseCharset(QStringLiteral("Big5"));
        chooseCharset(QStringLiteral("windows-1251"));
        QTRY_COMPARE(page()->document().game().info.black.name, std::string("Иван"));
        tap({ 0, 0 });
        action("save")->trigger();
        QVERIFY(!page()->record().isModified());
        QVERIFY(read(path).contains("Иван"));
        action("closeRecord")->trigger();
        m_window->openRecord(path);
        QCOMPARE(page()->document().game().info.black.name, std::string("Иван"));
    }

    void aCopyInAnotherFormatIsTold()
    {
        const QString path =
            written("mine.lib", QByteArray::fromHex("FF52656E4C6962FF0304FFFFFFFFFFFFFFFFFFFF 0000 7840"));
        m_window->openRecord(path);
        page()->goTo(1);
        tap({ 0, 0 });
        const QString copy = m_folder->filePath(QStringLiteral("copy.sgf"));
        page()->saveTo(copy);
        QVERIFY(QFile::exists(copy));
        const auto *notice = page()->findChild<StudyNotice *>();
        QVERIFY(notice->isVisible());
        QCOMPARE(notice->text(), QStringLiteral("A copy was saved as copy.sgf. mine.lib itself is not saved yet."));
        QTest::mouseClick(notice->findChild<QToolButton *>(QStringLiteral("noticeAnswer")), Qt::LeftButton);
        QVERIFY(!page()->record().isModified());
    }

    void unsavedEditsAreAskedFor()
    {
        const QString path = m_folder->filePath(QStringLiteral("game.sgf"));
        write(path, "(;FF[4]GM[4]SZ[15];B[hh])");
        m_window->openRecord(path);
        tap({ 0, 0 });
        answer(QStringLiteral("unsaved"), AskDialog::Role::Reject);
        QVERIFY(!m_window->close());
        answer(QStringLiteral("unsaved"), AskDialog::Role::Discard);
        QVERIFY(m_window->close());
        QVERIFY(!read(path).contains("B[ao]"));
    }

    void anEditedRecordStaysReachable()
    {
        const QString one = written("one.sgf", "(;FF[4]GM[4]SZ[15];B[hh])");
        const QString two = written("two.sgf", "(;FF[4]GM[4]SZ[15];B[gg])");
        m_window->openRecord(one);
        tap({ 0, 0 });
        page()->turnBoard();
        const rules::Symmetry view = page()->picture().frame().view;
        m_window->openRecord(two); // asks nothing
        QCOMPARE(page()->record().path(), two);
        QVERIFY(page()->picture().frame().view != view);
        QCOMPARE(names(), QStringList({ QStringLiteral("two.sgf"), QStringLiteral("one.sgf*") }));
        files()->openRecords().show(files()->openRecords().records().last().id);
        QCOMPARE(page()->record().path(), one);
        QCOMPARE(page()->place(), 1); // where it was left, and how
        QVERIFY(page()->picture().frame().view == view);
        QCOMPARE(page()->mode(), StudyMode::Edit);
        page()->document().steps().undo();
        QVERIFY(!page()->record().isModified());
        page()->document().steps().redo();
        action("save")->trigger();
        QVERIFY(read(one).contains("B[ao]"));
        QCOMPARE(names(), QStringList({ QStringLiteral("one.sgf"), QStringLiteral("two.sgf") }));
    }

    // Many tabs scroll rather than become three dots each; a long name is cut in its middle.
    void tabsKeepTheirNamesOnAPhone()
    {
        const QString large = QStringLiteral("a very long name of a record from the last round of the event.sgf");
        for (const QString &name : { QStringLiteral("one.sgf"), QStringLiteral("two.sgf"), QStringLiteral("three.sgf"),
                 QStringLiteral("four.sgf"), large })
            m_window->openRecord(written(qPrintable(name), "(;FF[4]GM[4]SZ[15];B[hh])"));
        auto *tabs = m_window->findChild<QTabBar *>(QStringLiteral("openRecordTabs"));
        QTRY_COMPARE(tabs->count(), 5);
        m_window->resize(360, 640);
        QCoreApplication::processEvents();
        for (int tab = 0; tab < tabs->count(); ++tab) {
            const int words = tabs->fontMetrics().horizontalAdvance(tabs->tabText(tab));
            QVERIFY2(tabs->tabRect(tab).width() >= words + 44, qPrintable(tabs->tabText(tab)));
        }
        QVERIFY(
            tabs->tabText(4).startsWith(QStringLiteral("a very")) && tabs->tabText(4).endsWith(QStringLiteral(".sgf")));
        QVERIFY(tabs->tabRect(4).width() < 360);
        QVERIFY(tabs->tabToolTip(4).endsWith(large));
    }

    // Three files, looked at in turns by tabs and keys, closed by cross, middle button and key.
    void severalRecordsStandOnTabs()
    {
        m_window->openRecord(written("one.sgf", "(;FF[4]GM[4]SZ[15];B[hh];W[gg])"));
        auto *tabs = m_window->findChild<QTabBar *>(QStringLiteral("openRecordTabs"));
        QVERIFY(tabs && !tabs->isVisible()); // one needs none
        page()->goTo(1);
        m_window->openRecord(written("two & a half.sgf", "(;FF[4]GM[4]SZ[15];B[gg])"));
        m_window->openRecord(written("three.sgf", "(;FF[4]GM[4]SZ[15];B[ff])"));
        QTRY_VERIFY(tabs->isVisible());
        QCOMPARE(tabs->count(), 3);
        QCOMPARE(tabs->tabText(1), QStringLiteral("two && a half.sgf"));
        QCOMPARE(tabs->currentIndex(), 2);
        QTest::mouseClick(tabs, Qt::LeftButton, {}, tabs->tabRect(0).center());
        QCOMPARE(page()->record().fileName(), QStringLiteral("one.sgf"));
        QCOMPARE(page()->place(), 1); // where it was left
        tap({ 0, 0 });
        QTRY_COMPARE(tabs->tabText(0), QStringLiteral("one.sgf *"));
        QTest::keyClick(page(), Qt::Key_Tab, Qt::ControlModifier);
        QCOMPARE(page()->record().fileName(), QStringLiteral("two & a half.sgf"));
        QTest::keyClick(page(), Qt::Key_Backtab, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(page()->record().fileName(), QStringLiteral("one.sgf"));
        QTest::keyClick(page(), Qt::Key_Backtab, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(page()->record().fileName(), QStringLiteral("three.sgf")); // behind the last is the first
        QTest::mouseClick(tabs, Qt::MiddleButton, {}, tabs->tabRect(1).center());
        QCOMPARE(tabs->count(), 2);
        QCOMPARE(tabs->currentIndex(), 1);
        answer(QStringLiteral("unsaved"), AskDialog::Role::Reject);
        QTest::mouseClick(tabs->tabButton(0, QTabBar::RightSide), Qt::LeftButton);
        QCOMPARE(page()->record().fileName(), QStringLiteral("one.sgf")); // what was asked about was seen
        answer(QStringLiteral("unsaved"), AskDialog::Role::Discard);
        page()->findChild<QAction *>(QStringLiteral("closeRecord"))->trigger();
        QCOMPARE(page()->record().fileName(), QStringLiteral("three.sgf"));
        QVERIFY(!tabs->isVisible());
    }

    // Opened again it is gone to as it was left; where its file is another one by now, that is shown.
    void anOpenFileIsGoneTo()
    {
        const QString one = written("one.sgf", "(;FF[4]GM[4]SZ[15];B[hh];W[gg])");
        m_window->openRecord(one);
        page()->goTo(1);
        m_window->openRecord(written("two.sgf", "(;FF[4]GM[4]SZ[15];B[gg])"));
        m_window->openRecord(one);
        QCOMPARE(names(), QStringList({ QStringLiteral("one.sgf"), QStringLiteral("two.sgf") }));
        QCOMPARE(page()->place(), 1);
        m_window->openRecord(m_folder->filePath(QStringLiteral("two.sgf")));
        write(one, "(;FF[4]GM[4]SZ[15];B[aa])");
        m_window->openRecord(one);
        QCOMPARE(names(), QStringList({ QStringLiteral("one.sgf"), QStringLiteral("two.sgf") }));
        QCOMPARE(page()->place(), 0);
        QCOMPARE(page()->game().tree.move(1)->point, (rules::Point { 0, 14 }));
        write(one, "(;FF[4]GM[4]SZ[15];B[oo])"); // of the one on the page, too
        m_window->openRecord(one);
        QCOMPARE(names().size(), 2);
        QCOMPARE(page()->game().tree.move(1)->point, (rules::Point { 14, 0 }));
    }

    // Edited, left for another one, which is edited, too; then home, where both stand once, and back by a tap.
    void theHomePageLeadsBackToWhatIsNotSaved()
    {
        const QString one = written("one.sgf", "(;FF[4]GM[4]SZ[15];B[hh])");
        const QString two = written("two.sgf", "(;FF[4]GM[4]SZ[15];B[gg])");
        m_window->openRecord(one);
        tap({ 0, 0 });
        m_window->openRecord(two);
        tap({ 1, 1 });
        action("placePlay")->trigger();
        QVERIFY(start()->isVisible());
        const QString folder = QDir(QFileInfo(one).path()).dirName();
        const QStringList edited { QStringLiteral("two.sgf: ") + folder, QStringLiteral("one.sgf: ") + folder };
        QTRY_COMPARE(cards(), edited);
        StartCard *card = start()->findChildren<StartCard *>().last();
        QCOMPARE(
            card->entry().picture.at({ 0, 0 }).stone, rules::Stone::Black); // as it is edited, not as it lies there
        QTest::mouseClick(card, Qt::LeftButton);
        QVERIFY(page()->isVisible());
        QCOMPARE(page()->record().path(), one);
        QVERIFY(page()->record().isModified());
        action("save")->trigger();
        QVERIFY(read(one).contains("B[ao]"));
        action("placePlay")->trigger();
        QTRY_COMPARE(cards(), QStringList(edited.first())); // what is saved is among the games
        // The key that saves saves from here, too.
        action("save")->trigger();
        QVERIFY(read(two).contains("B[bn]"));
        action("placePlay")->trigger();
        const auto isEdited = [this] {
            const auto all = start()->findChildren<StartCard *>();
            return std::any_of(all.begin(), all.end(),
                [](const StartCard *each) { return each->entry().kind == StartEntry::Kind::Edited; });
        };
        QTRY_VERIFY(!isEdited());
        QCOMPARE(cards().size(), 0);
    }

    void openingAFileThatIsBeingEditedShowsItsEdits()
    {
        const QString one = written("one.sgf", "(;FF[4]GM[4]SZ[15];B[hh])");
        m_window->openRecord(one);
        tap({ 0, 0 });
        m_window->openRecord(written("two.sgf", "(;FF[4]GM[4]SZ[15];B[gg])"));
        m_window->openRecord(one);
        QVERIFY(page()->record().isModified());
        QCOMPARE(page()->document().steps().count(), 1);
        QCOMPARE(names(), QStringList({ QStringLiteral("one.sgf*"), QStringLiteral("two.sgf") }));
    }

    void whatIsEditedIsSavedFromTheHomePage()
    {
        const QString path = written("game.sgf", "(;FF[4]GM[4]SZ[15];B[hh])");
        m_window->openRecord(path);
        tap({ 0, 0 });
        action("placePlay")->trigger();
        QVERIFY(!page()->isVisible());
        QVERIFY(action("save")->isEnabled());
        action("save")->trigger();
        QVERIFY(read(path).contains("B[ao]"));
        QVERIFY(!action("save")->isEnabled());
    }

    void eachUnsavedRecordIsAskedForAtTheEnd()
    {
        const QString one = written("one.sgf", "(;FF[4]GM[4]SZ[15];B[hh])");
        const QString two = written("two.sgf", "(;FF[4]GM[4]SZ[15];B[gg])");
        for (const QString &path : { one, two }) {
            m_window->openRecord(path);
            tap({ 0, 0 });
        }
        const auto answerWith = [&](AskDialog::Role first, AskDialog::Role second) {
            answer(QStringLiteral("unsaved"), first);
            QTimer::singleShot(0, this, [this, second] { answer(QStringLiteral("unsaved"), second); });
        };
        answerWith(AskDialog::Role::Discard, AskDialog::Role::Reject);
        QVERIFY(!m_window->close());
        QCOMPARE(names().size(), 2); // nothing is lost by half of an answer
        QVERIFY(names().join(QString()).count(QLatin1Char('*')) == 2);
        answerWith(AskDialog::Role::Accept, AskDialog::Role::Discard);
        QVERIFY(m_window->close());
        QCOMPARE(read(one).contains("B[ao]") + read(two).contains("B[ao]"), 1);
    }

    void aRecordIsClosed()
    {
        m_window->openRecord(written("one.sgf", "(;FF[4]GM[4]SZ[15];B[hh])"));
        tap({ 0, 0 });
        m_window->openRecord(written("two.sgf", "(;FF[4]GM[4]SZ[15];B[gg])"));
        action("closeRecord")->trigger();
        QCOMPARE(names(), QStringList { QStringLiteral("one.sgf*") });
        QVERIFY(page()->isVisible());
        answer(QStringLiteral("unsaved"), AskDialog::Role::Discard);
        action("closeRecord")->trigger();
        QCOMPARE(names(), QStringList());
        QVERIFY(!page()->isVisible());
        QVERIFY(m_window->close()); // asks nothing
    }

    void aNewRecordHasTheBoardAndTheRuleThatWereChosen()
    {
        createRecord([](EmptyGameDialog &dialog) {
            QCOMPARE(dialog.game(), document::NewGame());
            auto *size = dialog.findChild<QComboBox *>(QStringLiteral("boardSize"));
            QCOMPARE(size->itemData(0).toInt(), rules::MinBoardSize);
            size->setCurrentIndex(size->findData(22));
            auto *rule = dialog.findChild<QComboBox *>(QStringLiteral("rule"));
            rule->setCurrentIndex(rule->findData(static_cast<int>(rules::Rule::Omok)));
        });
        QCOMPARE(page()->document().tree().columns(), 22);
        QCOMPARE(page()->document().rule(), rules::Rule::Omok);
        QVERIFY(!page()->record().isModified());
        createRecord([](EmptyGameDialog &dialog) { // as last time
            QCOMPARE(dialog.game(), (document::NewGame { 22, rules::Rule::Omok }));
            dialog.reject();
        });
    }

    void theHomePageOfGamesOffersANewRecord()
    {
        bool isAsked = false;
        QTimer::singleShot(0, this, [&isAsked] {
            auto *dialog = qobject_cast<EmptyGameDialog *>(QApplication::activeModalWidget());
            isAsked = dialog != nullptr;
            if (dialog)
                dialog->reject();
        });
        action("placeGames")->trigger();
        m_window->findChild<GamesHome *>()->findChild<QAbstractButton *>(QStringLiteral("home_newRecord"))->click();
        QVERIFY(isAsked);
        QVERIFY(!page() || !page()->hasDocument()); // nothing was made
    }

    void aNewRecordIsEdited()
    {
        createRecord();
        QCOMPARE(page()->mode(), StudyMode::Edit);
        QTest::mouseClick(page()->findChild<BoardWidget *>(), Qt::LeftButton);
        QVERIFY(page()->record().isModified());
        QVERIFY(page()->record().path().isEmpty());
    }

    void aTextThatStandsOpenIsSaved()
    {
        const QString path = written("game.sgf", "(;FF[4]GM[4]SZ[15];B[hh])");
        m_window->openRecord(path);
        page()->setMode(StudyMode::Edit);
        QTest::mouseClick(page()->findChild<QToolButton *>(QStringLiteral("toolLabel")), Qt::LeftButton);
        auto *board = page()->findChild<BoardWidget *>();
        QTest::mouseClick(board, Qt::LeftButton, {}, board->rectOf({ 2, 2 }).center().toPoint());
        QTest::keyClicks(page()->findChild<QLineEdit *>(QStringLiteral("pointField")), QStringLiteral("W5"));
        action("save")->trigger();
        QVERIFY(read(path).contains("LB[cm:W5]"));
    }

    void thePositionShownIsTakenToTheVerdictDesk()
    {
        m_window->openRecord(written("game.sgf", "(;FF[4]GM[4]SZ[13]RU[Renju];B[gg];W[hh])"));
        page()->goTo(2);
        action("verdict")->trigger();
        auto *desk = m_window->findChild<VerdictPage *>();
        QVERIFY(desk->isVisible());
        QCOMPARE(desk->position(), *page()->document().tree().position(page()->node()));
        action("placePlay")->trigger();
        action("verdict")->trigger(); // what lies there stays
        QCOMPARE(desk->position().count(rules::Side::Black), 1);
    }

    void theBoardLiesInOnePlaceBesideWhatIsSaidAboutIt_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("1366 by 768") << QSize(1366, 768);
        QTest::newRow("1920 by 1080") << QSize(1920, 1080);
        QTest::newRow("1280 by 800") << QSize(1280, 800);
    }
    void theBoardLiesInOnePlaceBesideWhatIsSaidAboutIt()
    {
        QFETCH(QSize, size);
        m_window->openRecord(written("game.sgf", "(;FF[4]GM[4]SZ[15]RU[Renju];B[hh])"));
        m_window->resize(size);
        QTRY_COMPARE(m_window->size(), size);
        const auto isOnGrid = [](const QWidget &page) {
            const QRect board = page.findChild<BoardWidget *>()->geometry();
            const int side = std::min(board.width(), board.height());
            const QRect square(
                board.left() + (board.width() - side) / 2, board.top() + (board.height() - side) / 2, side, side);
            const std::optional<BoardGrid> grid = boardGrid(page, /*leastSide=*/1);
            return grid && square == grid->board;
        };
        QTRY_VERIFY(isOnGrid(*page()));
        action("verdict")->trigger();
        QTRY_VERIFY(isOnGrid(*m_window->findChild<VerdictPage *>()));
    }

    void eachUnsavedRecordOutlivesAKilledProgram()
    {
        const QDir drafts(m_folder->filePath(QStringLiteral("drafts")));
        for (const char *name : { "one.sgf", "two.sgf" }) {
            m_window->openRecord(written(name, "(;FF[4]GM[4]SZ[15];B[hh])"));
            tap({ 0, 0 });
        }
        QTRY_COMPARE(drafts.entryList({ QStringLiteral("*.draft") }, QDir::Files).size(), 2);
        int number = 0;
        for (const QString &each : drafts.entryList({ QStringLiteral("*.draft") }, QDir::Files))
            QVERIFY(QFile::copy(drafts.filePath(each), drafts.filePath(QStringLiteral("left%1.draft").arg(++number))));
        makeWindow();
        QCOMPARE(drafts.entryList({ QStringLiteral("*.draft") }, QDir::Files).size(), 2); // of the old window none
        answer(QStringLiteral("draft"), AskDialog::Role::Accept);
        QTimer::singleShot(0, this, [this] { answer(QStringLiteral("draft"), AskDialog::Role::Accept); });
        m_window->offerDrafts();
        QCOMPARE(names().size(), 2);
        QCOMPARE(names().join(QString()).count(QLatin1Char('*')), 2);
        QCOMPARE(page()->mode(), StudyMode::Edit);
    }

    void unsavedEditsOutliveAKilledProgram()
    {
        const QString path = copyOf("labels.lib", "mine.lib");
        m_window->openRecord(path);
        page()->goTo(1);
        tap({ 2, 2 });
        const QDir drafts(m_folder->filePath(QStringLiteral("drafts")));
        QTRY_COMPARE(drafts.entryList({ QStringLiteral("*.draft") }, QDir::Files).size(), 1);
        // What a killed program leaves is this file and nobody who holds its lock.
        const QString left = drafts.filePath(QStringLiteral("left.draft"));
        QVERIFY(QFile::copy(drafts.filePath(drafts.entryList({ QStringLiteral("*.draft") }).first()), left));
        page()->document().steps().setIndex(0);
        makeWindow();
        answer(QStringLiteral("draft"), AskDialog::Role::Accept);
        m_window->offerDrafts();
        QVERIFY(page()->record().isModified());
        QCOMPARE(page()->record().path(), path);
        page()->goTo(1);
        QCOMPARE(page()->findChild<BoardWidget *>()->picture().at({ 2, 2 }).signs.next, NextMove::Variation);
        QVERIFY(QFile::exists(left)); // until they are in the file
        action("save")->trigger();
        QVERIFY(!page()->record().isModified());
        QVERIFY(read(path).size() > 0);
        QTRY_COMPARE(drafts.entryList({ QStringLiteral("*.draft") }, QDir::Files).size(), 0);
    }

    void aGuessedEncodingLeavesTheOriginal()
    {
        const QString path = m_folder->filePath(QStringLiteral("old.sgf"));
        const QByteArray korean = "(;FF[4]GM[4]SZ[15]PB[\xb1\xe8\xc3\xb6\xbc\xf6]PW[\xc0\xcc\xbf\xb5\xc8\xf1];B[hh])";
        write(path, korean);
        m_window->openRecord(path);
        tap({ 0, 0 });
        action("save")->trigger();
        QTRY_VERIFY(!page()->record().isModified());
        QVERIFY(read(path) != korean);
        QCOMPARE(read(path + QStringLiteral(".bak")), korean);
    }

    // Edits that cannot be kept on disk are told, and saving elsewhere is one press away.
    void editsThatAreNotKeptAreTold()
    {
        QFile inTheWay(m_folder->filePath(QStringLiteral("drafts")));
        QVERIFY(inTheWay.open(QIODevice::WriteOnly));
        inTheWay.close();
        makeWindow();
        m_window->openRecord(copyOf("labels.lib", "mine.lib"));
        tap({ 0, 0 });
        const auto *notice = page()->findChild<StudyNotice *>();
        QTRY_VERIFY(
            notice->isVisible() && notice->text().startsWith(QStringLiteral("Your changes cannot be backed up")));
        auto *timer = m_window->findChild<QTimer *>(QStringLiteral("draftRest"));
        QVERIFY(timer->isActive()); // it is tried again
        QVERIFY(inTheWay.remove());
        timer->start(0);
        const QDir drafts(m_folder->filePath(QStringLiteral("drafts")));
        QTRY_COMPARE(drafts.entryList({ QStringLiteral("*.draft") }, QDir::Files).size(), 1);
    }

    void aDraftTakesNoNewerWorkAway_data()
    {
        QTest::addColumn<AskDialog::Role>("wanted");
        QTest::newRow("restored as a new record") << AskDialog::Role::Accept;
        QTest::newRow("restored for its file") << AskDialog::Role::Other;
    }
    void aDraftTakesNoNewerWorkAway()
    {
        QFETCH(AskDialog::Role, wanted);
        const QString path = written("mine.sgf", "(;FF[4]GM[4]SZ[15];B[hh])");
        leaveDraftOf(path);
        const QByteArray newer("(;FF[4]GM[4]SZ[15];B[hh];W[aa];B[bb])");
        write(path, newer);
        answer(QStringLiteral("draft"), AskDialog::Role::Accept);
        QTimer::singleShot(0, this, [this, wanted] { answer(QStringLiteral("draftOfChangedFile"), wanted); });
        m_window->offerDrafts();
        QVERIFY(page()->record().isModified());
        if (wanted == AskDialog::Role::Accept) {
            QCOMPARE(page()->record().path(), QString());
            return;
        }
        QCOMPARE(page()->record().path(), path);
        answer(QStringLiteral("saveQuestion"), AskDialog::Role::Reject);
        action("save")->trigger();
        QCOMPARE(read(path), newer);
        answer(QStringLiteral("saveQuestion"), AskDialog::Role::Accept);
        action("save")->trigger();
        QVERIFY(read(path) != newer);
        QCOMPARE(read(path + QStringLiteral(".bak")), newer);
    }

    void whoOpensAFileIsOfferedItsDraft_data()
    {
        QTest::addColumn<AskDialog::Role>("answered");
        QTest::addColumn<bool>("isModified");
        QTest::addColumn<int>("drafts");
        QTest::newRow("restored") << AskDialog::Role::Accept << true << 1;
        QTest::newRow("opened without them") << AskDialog::Role::Other << false << 1;
        QTest::newRow("opened, and they are discarded") << AskDialog::Role::Discard << false << 0;
    }
    void whoOpensAFileIsOfferedItsDraft()
    {
        QFETCH(AskDialog::Role, answered);
        const QString path = written("mine.sgf", "(;FF[4]GM[4]SZ[15];B[hh])");
        leaveDraftOf(path);
        answer(QStringLiteral("draft"), answered);
        m_window->openRecord(path);
        QTRY_VERIFY(page() && page()->record().path() == path);
        QTEST(page()->record().isModified(), "isModified");
        const QDir drafts(m_folder->filePath(QStringLiteral("drafts")));
        QTEST(int(drafts.entryList({ QStringLiteral("*.draft") }, QDir::Files).size()), "drafts");
    }

    void aDraftKnowsThatItsFileWasDamaged()
    {
        const QByteArray damaged("(;FF[4]GM[4]SZ[15];B[hh];W[zz];B[ii])");
        const QString path = written("mine.sgf", damaged);
        leaveDraftOf(path);
        answer(QStringLiteral("draft"), AskDialog::Role::Accept);
        m_window->offerDrafts();
        action("save")->trigger();
        QVERIFY(!page()->record().isModified());
        QCOMPARE(read(path + QStringLiteral(".bak")), damaged);
    }

    void aDeviceIsNotRead()
    {
        for (const char *path : { "/dev/zero", "/dev/null" }) {
            answer(QStringLiteral("message"), AskDialog::Role::Accept);
            m_window->openRecord(QLatin1String(path));
            QVERIFY(!page() || !page()->hasDocument());
        }
    }

    void otherBytesOfTheSameSizeAndTimeAreNoticed()
    {
        const QString path = written("mine.sgf", "(;FF[4]GM[4]SZ[15];B[hh])");
        const QDateTime time = QFileInfo(path).lastModified();
        m_window->openRecord(path);
        tap({ 0, 0 });
        const QByteArray other("(;FF[4]GM[4]SZ[15];B[ii])");
        write(path, other);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadWrite) && file.setFileTime(time, QFileDevice::FileModificationTime));
        file.close();
        answer(QStringLiteral("saveQuestion"), AskDialog::Role::Reject);
        action("save")->trigger();
        QCOMPARE(read(path), other);
    }

    void aFileThatWasOnlyTouchedIsSavedUnasked()
    {
        const QString path = written("mine.sgf", "(;FF[4]GM[4]SZ[15];B[hh])");
        m_window->openRecord(path);
        tap({ 0, 0 });
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadWrite)
            && file.setFileTime(QDateTime::currentDateTime().addDays(1), QFileDevice::FileModificationTime));
        file.close();
        action("save")->trigger();
        QVERIFY(!page()->record().isModified());
    }

private:
    // An edit of the file that a killed program has left behind; a new window is open then.
    void leaveDraftOf(const QString &path)
    {
        m_window->openRecord(path);
        tap({ 0, 0 });
        const QDir drafts(m_folder->filePath(QStringLiteral("drafts")));
        QTRY_COMPARE(drafts.entryList({ QStringLiteral("*.draft") }, QDir::Files).size(), 1);
        const QString draft = drafts.filePath(drafts.entryList({ QStringLiteral("*.draft") }).first());
        QVERIFY(QFile::copy(draft, drafts.filePath(QStringLiteral("left.draft"))));
        page()->document().steps().setIndex(0);
        makeWindow();
        QCOMPARE(
            drafts.entryList({ QStringLiteral("*.draft") }, QDir::Files), QStringList(QStringLiteral("left.draft")));
    }
    void makeWindow()
    {
        m_window.reset();
        m_window = std::make_unique<MainWindow>(
            Settings {}, m_folder->filePath(QStringLiteral("kagetsu.ini")), Folders::in(m_folder->path()));
        m_window->setLanguage(QStringLiteral("en"));
        m_window->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    }
    void openLarge(const char *comment)
    {
        const QString path = m_folder->filePath(QStringLiteral("mine.lib"));
        write(path, largeLibrary(comment));
        m_window->openRecord(path);
        QTRY_VERIFY(page() && page()->hasDocument());
    }
    QString written(const char *name, const QByteArray &bytes)
    {
        const QString path = m_folder->filePath(QLatin1String(name));
        write(path, bytes);
        return path;
    }
    // Of the open records, with a star where something is not saved.
    QStringList names() const
    {
        QStringList names;
        for (const OpenRecord &each : files()->openRecords().records())
            names += each.isModified ? each.name + QLatin1Char('*') : each.name;
        return names;
    }
    PlayHome *start() const { return m_window->findChild<PlayHome *>(); }
    QStringList cards() const
    {
        QStringList cards;
        for (const StartCard *card : start()->findChildren<StartCard *>())
            cards += card->entry().title + QStringLiteral(": ") + card->entry().detail;
        return cards;
    }
    // As the user does in the dialog.
    void chooseCharset(const QString &name)
    {
        auto *timer = new QTimer(this);
        connect(timer, &QTimer::timeout, this, [timer, name] {
            if (auto *dialog = qobject_cast<CharsetDialog *>(QApplication::activeModalWidget())) {
                timer->deleteLater();
                QTest::keyClicks(dialog->findChild<QLineEdit *>(QStringLiteral("charsetSearch")), name);
                dialog->accept();
            }
        });
        timer->start(0);
        action("charset")->trigger();
    }
    StudyFiles *files() const { return m_window->findChild<StudyFiles *>(); }
    // Looks at the next box of the program, and accepts it.
    void answerEach(const std::function<void(AskDialog &)> &look)
    {
        auto *timer = new QTimer(this);
        connect(timer, &QTimer::timeout, this, [timer, look] {
            if (auto *shown = qobject_cast<AskDialog *>(QApplication::activeModalWidget())) {
                timer->deleteLater();
                look(*shown);
                shown->accept();
            }
        });
        timer->start(0);
    }
    // Answers the question whether lines that meet are to be joined.
    void answerJoins(AskDialog::Role role)
    {
        auto *timer = new QTimer(this);
        connect(timer, &QTimer::timeout, this, [timer, role] {
            auto *shown = qobject_cast<AskDialog *>(QApplication::activeModalWidget());
            if (!shown || shown->objectName() != QLatin1String("joinLines"))
                return;
            timer->deleteLater();
            QVERIFY(shown->button(AskDialog::Role::Accept)->isDefault()); // keeps them apart
            shown->button(role)->click();
        });
        timer->start(0);
    }
    StudyPage *page() const { return m_window->findChild<StudyPage *>(); }
    QAction *action(const char *name) const { return m_window->findChild<QAction *>(QLatin1String(name)); }
    // As one who came to edit.
    void tap(rules::Point point)
    {
        page()->setMode(StudyMode::Edit);
        auto *board = page()->findChild<BoardWidget *>();
        QTest::mouseClick(board, Qt::LeftButton, {}, board->rectOf(point).center().toPoint());
    }
    // Presses the button of this role in the next box of this name.
    // A new record, as the dialog is set by `choose`.
    void createRecord(const std::function<void(EmptyGameDialog &)> &choose = {})
    {
        QTimer::singleShot(0, this, [choose] {
            auto *dialog = qobject_cast<EmptyGameDialog *>(QApplication::activeModalWidget());
            QVERIFY(dialog);
            if (choose)
                choose(*dialog);
            dialog->accept();
        });
        action("newRecord")->trigger();
    }
    void answer(const QString &box, AskDialog::Role role)
    {
        QTimer::singleShot(0, this, [box, role] {
            auto *shown = qobject_cast<AskDialog *>(QApplication::activeModalWidget());
            QVERIFY(shown);
            QCOMPARE(shown->objectName(), box);
            QVERIFY(shown->button(role));
            shown->button(role)->click();
        });
    }
    QString copyOf(const char *library, const char *name)
    {
        const QString path = m_folder->filePath(QLatin1String(name));
        QFile::copy(QStringLiteral(KAGETSU_TEST_DATA "/libraries/") + QLatin1String(library), path);
        QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner);
        return path;
    }
    static QByteArray read(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    static void write(const QString &path, const QByteArray &bytes)
    {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<MainWindow> m_window;
};

} // namespace tst_studyfiles

QTEST_MAIN(tst_studyfiles::TestStudyFiles)
#include "tst_studyfiles.moc"
