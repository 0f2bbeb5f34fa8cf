// SPDX-License-Identifier: MIT
#include "ui/board/boardwidget.h"
#include "ui/shell/mainwindow.h"
#include "ui/study/recordpage.h"

#include <QDir>
#include <QFile>
#include <QMessageBox>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

using namespace kagetsu;
using namespace kagetsu::ui;

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
        QVERIFY(page()->isModified());
        action("save")->trigger();
        QVERIFY(!page()->isModified());
        QVERIFY(read(path).contains("B[ao]"));
        QVERIFY(!QFile::exists(path + QStringLiteral(".bak")));
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

    void unsavedEditsAreAskedFor()
    {
        const QString path = m_folder->filePath(QStringLiteral("game.sgf"));
        write(path, "(;FF[4]GM[4]SZ[15];B[hh])");
        m_window->openRecord(path);
        tap({ 0, 0 });
        answer(QStringLiteral("unsaved"), QMessageBox::RejectRole);
        QVERIFY(!m_window->close());
        answer(QStringLiteral("unsaved"), QMessageBox::DestructiveRole);
        QVERIFY(m_window->close());
        QVERIFY(!read(path).contains("B[ao]"));
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
        answer(QStringLiteral("draft"), QMessageBox::AcceptRole);
        m_window->offerRecovery();
        QVERIFY(page()->isModified());
        QCOMPARE(page()->path(), path);
        page()->goTo(1);
        QCOMPARE(page()->findChild<BoardWidget *>()->picture().at({ 2, 2 }).signs.next, NextMove::Variation);
        QVERIFY(!QFile::exists(left));
        action("save")->trigger();
        QVERIFY(!page()->isModified());
        QVERIFY(read(path).size() > 0);
        QTRY_COMPARE(drafts.entryList({ QStringLiteral("*.draft") }, QDir::Files).size(), 0);
    }

private:
    void makeWindow()
    {
        m_window.reset();
        m_window = std::make_unique<MainWindow>(
            Settings {}, m_folder->filePath(QStringLiteral("kagetsu.ini")), Folders::in(m_folder->path()));
        m_window->setLanguage(QStringLiteral("en"));
        m_window->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    }
    RecordPage *page() const { return m_window->findChild<RecordPage *>(); }
    QAction *action(const char *name) const { return m_window->findChild<QAction *>(QLatin1String(name)); }
    void tap(rules::Point point)
    {
        auto *board = page()->findChild<BoardWidget *>();
        QTest::mouseClick(board, Qt::LeftButton, {}, board->rectOf(point).center().toPoint());
    }
    // Presses the button of this role in the next box of this name.
    void answer(const QString &box, QMessageBox::ButtonRole role)
    {
        QTimer::singleShot(0, this, [box, role] {
            auto *shown = qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
            QVERIFY(shown);
            QCOMPARE(shown->objectName(), box);
            for (QAbstractButton *button : shown->buttons()) {
                if (shown->buttonRole(button) == role) {
                    button->click();
                    return;
                }
            }
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

QTEST_MAIN(TestStudyFiles)
#include "tst_studyfiles.moc"
