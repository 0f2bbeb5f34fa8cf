// SPDX-License-Identifier: MIT
#include "learn/task/lesson.h"
#include "ui/learn/classroom/classpanel.h"
#include "ui/learn/classroom/classview.h"
#include "ui/learn/classroom/classwindow.h"
#include "ui/learn/classroom/pupils/marksdialog.h"
#include "ui/learn/classroom/pupils/pupilrow.h"
#include "ui/learn/classroom/pupils/pupilstore.h"

#include <QComboBox>
#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

namespace tst_pupils {

using namespace kagetsu;
using namespace kagetsu::ui;

class TestPupils : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;

    QString path() const { return m_folder->filePath(QStringLiteral("pupils.json")); }
    QByteArray bytes() const
    {
        QFile file(path());
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    void put(const QByteArray &text) const
    {
        QFile file(path());
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
    }

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void everyChangeIsOnDisk()
    {
        PupilStore store;
        store.open(path());
        QVERIFY(store.fault().isEmpty());
        QVERIFY(store.change([](lesson::ClassBook &book) { book.add("Aoki"); }));
        QVERIFY(bytes().contains("Aoki"));
        QCOMPARE(QFileInfo(path()).permissions() & QFile::ReadOther, QFile::Permissions());
        PupilStore again;
        again.open(path());
        QVERIFY(again.book() == store.book());
        store.change([](lesson::ClassBook &book) { book.remove(0); });
        QVERIFY(!bytes().contains("Aoki"));
    }

    void aDamagedListIsToldAndNeverWrittenOver()
    {
        const QByteArray damaged("{\n \"format\": \"kagetsu-pupils\",\n \"pupils\": [ {");
        put(damaged);
        PupilStore store;
        store.open(path());
        QVERIFY(store.isDamaged());
        QVERIFY2(store.fault().contains(QStringLiteral("pupils.json, line 3")), qPrintable(store.fault()));
        MarksDialog dialog(store, { "lesson", 3 }, nullptr);
        dialog.show();
        dialog.add(QStringLiteral("Aoki"));
        QCOMPARE(bytes(), damaged);
        auto *anew = dialog.findChild<QPushButton *>(QStringLiteral("newPupilList"));
        QVERIFY(anew->isVisible());
        anew->click();
        QVERIFY(!anew->isVisible());
        dialog.add(QStringLiteral("Aoki"));
        QVERIFY(bytes().contains("Aoki"));
        QFile aside(m_folder->filePath(QStringLiteral("pupils-damaged-1.json")));
        QVERIFY(aside.open(QIODevice::ReadOnly));
        QCOMPARE(aside.readAll(), damaged);
    }

    void namesAreTypedAndDeleted()
    {
        PupilStore store;
        store.open(path());
        MarksDialog dialog(store, { "lesson", 3 }, nullptr);
        dialog.show();
        auto *name = dialog.findChild<QLineEdit *>(QStringLiteral("newPupil"));
        name->setText(QStringLiteral("Aoki, Bergman，白石"));
        QTest::keyClick(name, Qt::Key_Return);
        QVERIFY(dialog.isVisible());
        QVERIFY(name->text().isEmpty());
        auto *table = dialog.findChild<QTableView *>();
        QCOMPARE(table->model()->rowCount(), 3);
        QCOMPARE(table->model()->columnCount(), 4 + 3);
        table->selectRow(1);
        dialog.removeChosen();
        QCOMPARE(table->model()->rowCount(), 2);
        QVERIFY(!bytes().contains("Bergman"));
    }

    void marksAreATableAndAFileForSpreadsheets()
    {
        lesson::ClassBook book;
        book.add("=SUM(A1)");
        book.add("Ann \"Ace\"");
        book.mark(1, "a.sgf", 2, lesson::Mark::Partly);
        const QByteArray bytes = marksAsCsv(book, { "a.sgf", 2 });
        QVERIFY(bytes.startsWith("\xef\xbb\xbf"));
        const QStringList lines = QString::fromUtf8(bytes.mid(3)).split(QStringLiteral("\r\n"));
        QCOMPARE(lines[0], QStringLiteral("\"Pupil\",\"Right\",\"Partly right\",\"Wrong\",\"1\",\"2\""));
        QVERIFY(lines[1].startsWith(QStringLiteral("\"'=SUM(A1)\",\"0\"")));
        QCOMPARE(lines[2], QStringLiteral("\"Ann \"\"Ace\"\"\",\"0\",\"1\",\"0\",\"\",\"½\""));
        const Document paper = marksPaper(book, { "a.sgf", 2 }).write(QStringLiteral("en"));
        const Table &table = std::get<Table>(paper.blocks.front());
        QCOMPARE(table.rows.size(), 2U);
        QCOMPARE(table.columns.size(), 6U);
        // Forty pages have no room on paper; the sums have.
        const Document wide = marksPaper(book, { "a.sgf", 40 }).write(QStringLiteral("en"));
        QCOMPARE(std::get<Table>(wide.blocks.front()).columns.size(), 4U);
    }

    void csvThatCannotBeSavedIsTold()
    {
        PupilStore store;
        MarksDialog dialog(store, { "lesson", 3 }, nullptr);
        QVERIFY(!dialog.saveCsv(m_folder->filePath(QStringLiteral("none/marks.csv"))));
        QVERIFY(dialog.saveCsv(m_folder->filePath(QStringLiteral("marks.csv"))));
    }

    void keysMarkThePupilAtTheBoard()
    {
        put(QByteArray::fromStdString([] {
            lesson::ClassBook book;
            book.add("SECRET Aoki");
            book.add("SECRET Bergman");
            return lesson::writeClassBook(book);
        }()));
        ClassPanel desk;
        desk.resize(1366, 700);
        desk.setPupilsFile(path());
        desk.show();
        QVERIFY(QTest::qWaitForWindowActive(&desk));
        task::Task page;
        page.text = "One";
        desk.begin({ page, page }, 0);
        desk.setLesson(QStringLiteral("a.sgf"));
        desk.setFocus();
        QTest::keyClick(&desk, Qt::Key_1);
        QTest::keyClick(&desk, Qt::Key_N);
        QTest::keyClick(&desk, Qt::Key_PageDown);
        QCOMPARE(desk.state().page(), 1);
        QTest::keyClick(&desk, Qt::Key_3);
        PupilStore store;
        store.open(path());
        QVERIFY(store.book().markOf(0, "a.sgf", 1) == lesson::Mark::Right);
        QVERIFY(store.book().markOf(1, "a.sgf", 2) == lesson::Mark::Wrong);
        auto *wrong = desk.findChild<QToolButton *>(QStringLiteral("markWrong"));
        QVERIFY(wrong->isChecked() && wrong->height() >= 44);
        wrong->click(); // takes it back
        store.open(path());
        QVERIFY(!store.book().markOf(1, "a.sgf", 2));
        // Nothing of a pupil is before the class.
        for (const QLabel *label : desk.classWindow()->findChildren<QLabel *>())
            QVERIFY(!label->text().contains(QStringLiteral("SECRET")));
        QVERIFY(!desk.classWindow()->findChild<QComboBox *>());
    }

    void aPositionOfARecordHasNoMarks()
    {
        ClassPanel desk;
        desk.show();
        desk.begin({ task::Task {} }, 0);
        QVERIFY(!desk.findChild<PupilRow *>()->isVisible());
    }

    void aThousandPupilsAreShownAtOnce()
    {
        PupilStore store;
        store.open(path());
        QStringList names;
        for (int i = 0; i < 1000; ++i)
            names += QStringLiteral("Pupil %1").arg(i);
        MarksDialog dialog(store, { "lesson", 50 }, nullptr);
        dialog.show();
        QElapsedTimer timer;
        timer.start();
        dialog.add(names.join(QLatin1Char(',')));
        dialog.repaint();
        qInfo("1000 names added, saved and shown: %lld ms", timer.elapsed());
        QCOMPARE(dialog.findChild<QTableView *>()->model()->rowCount(), 1000);
        PupilRow row(store);
        timer.restart();
        row.setPage({ "lesson", 50 }, 7);
        row.mark(lesson::Mark::Right);
        qInfo("one mark among 1000 pupils: %lld ms", timer.elapsed());
        QVERIFY(store.book().markOf(0, "lesson", 7) == lesson::Mark::Right);
    }
};

} // namespace tst_pupils

QTEST_MAIN(tst_pupils::TestPupils)
#include "tst_pupils.moc"
