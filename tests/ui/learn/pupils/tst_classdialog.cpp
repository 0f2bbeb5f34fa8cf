// SPDX-License-Identifier: MIT
#include "learn/course/course.h"
#include "ui/controls/dialogs/askdialog.h"
#include "ui/learn/pupils/classdialog.h"
#include "ui/learn/pupils/classpapers.h"
#include "ui/learn/pupils/marksdialog.h"
#include "ui/learn/pupils/practicekeeper.h"
#include "ui/learn/pupils/pupilchooser.h"

#include <QApplication>
#include <QComboBox>
#include <QElapsedTimer>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

namespace tst_classdialog {

using namespace kagetsu;
using namespace kagetsu::ui;

// The one list of pupils.
class TestClassDialog : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<PracticeKeeper> m_keeper;
    std::unique_ptr<ClassDialog> m_dialog;
    QTemporaryDir m_folder;

    QLineEdit &field(const char *name) const { return *m_dialog->findChild<QLineEdit *>(QLatin1String(name)); }
    QTableView &table() const { return *m_dialog->findChild<QTableView *>(); }
    QString cell(int row, int column) const { return table().model()->index(row, column).data().toString(); }
    QString told() const { return m_dialog->findChild<QLabel *>(QStringLiteral("told"))->text(); }
    void press(const char *name) const
    {
        auto *button = m_dialog->findChild<QPushButton *>(QLatin1String(name));
        QVERIFY2(button && button->isEnabled(), name);
        button->click();
    }
    void type(const char *names) const
    {
        field("pupilNames").setText(QString::fromUtf8(names));
        QTest::keyClick(&field("pupilNames"), Qt::Key_Return);
    }
    QByteArray read(const QString &path) const
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

private slots:
    void init()
    {
        QLocale::setDefault(QLocale(QLocale::English));
        m_keeper = std::make_unique<PracticeKeeper>();
        m_keeper->setToday([] { return practice::Day(100); });
        m_dialog = std::make_unique<ClassDialog>(*m_keeper, nullptr);
        m_dialog->show();
    }
    void cleanup()
    {
        m_dialog.reset();
        m_keeper.reset();
    }

    void namesAreTypedOrPasted()
    {
        type("Anna, Ben");
        QCOMPARE(table().model()->rowCount(), 2);
        QVERIFY(field("pupilNames").text().isEmpty());
        QVERIFY(!m_keeper->book().chosen()); // a class practises for nobody
        type("Anna");
        QCOMPARE(told(), QStringLiteral("This name is taken. Choose another one."));
        field("pupilNames").clear();
        type("Carla\t4b\nDora\t4b");
        QCOMPARE(table().model()->rowCount(), 4);
        QCOMPARE(cell(2, 1), QStringLiteral("4b"));
        // One letter or two, it is the same name.
        type("Zo\xC3\xAB\nZoe\xCC\x88");
        QCOMPARE(table().model()->rowCount(), 5);
        m_keeper->change(practice::PupilDeleted { "Zo\xC3\xAB" });
        // The class window and daily practice have the same list.
        MarksDialog marks(*m_keeper, { "lesson", 3 }, nullptr);
        QCOMPARE(marks.findChild<QTableView *>()->model()->rowCount(), 4);
        marks.add(QStringLiteral("Emil，Anna"));
        QCOMPARE(table().model()->rowCount(), 5);
        PupilChooser chooser(*m_keeper, "chooser", nullptr);
        QCOMPARE(chooser.count(), 6);
        chooser.setCurrentIndex(2);
        QCOMPARE(m_keeper->book().chosen()->name, std::string("Ben"));
    }

    void groupsAreSetAndChosen()
    {
        type("Anna, Ben, Carla");
        table().selectAll();
        field("pupilGroups").setText(QStringLiteral("4b 2026, chess"));
        press("setGroups");
        QCOMPARE(cell(0, 1), QStringLiteral("4b 2026, chess"));
        QCOMPARE(table().selectionModel()->selectedRows().size(), 3);
        table().selectRow(1);
        field("pupilGroups").setText(QStringLiteral("5a 2027"));
        press("setGroups");
        auto *group = m_dialog->findChild<QComboBox *>(QStringLiteral("classGroup"));
        QCOMPARE(group->count(), 4);
        group->setCurrentText(QStringLiteral("4b 2026"));
        QCOMPARE(table().model()->rowCount(), 2);
        type("Dora"); // joins the group that is shown
        QCOMPARE(table().model()->rowCount(), 3);
        QCOMPARE(cell(2, 1), QStringLiteral("4b 2026"));
        const QString csv = QString::fromUtf8(classAsCsv(m_keeper->book(), "5a 2027", 100));
        QCOMPARE(csv.split(QStringLiteral("\r\n")).size(), 3); // heading, Ben, end
        QVERIFY(csv.contains(QStringLiteral("\"Ben\",\"5a 2027\",\"0\"")));
    }

    // Their own groups stay.
    void severalPupilsGetMoreGroups()
    {
        type("Anna\t4b\nBen\tchess\nCarla");
        table().selectRow(0);
        QCOMPARE(field("pupilGroups").text(), QStringLiteral("4b"));
        table().selectAll();
        QVERIFY(field("pupilGroups").text().isEmpty());
        press("setGroups");
        QCOMPARE(cell(0, 1), QStringLiteral("4b"));
        QTest::keyClicks(&field("pupilGroups"), QStringLiteral("2026"));
        m_keeper->change(practice::PageDone { "Ben", "forbidden-moves/five/1" });
        QCOMPARE(field("pupilGroups").text(), QStringLiteral("2026")); // what is being typed stays
        QCOMPARE(table().selectionModel()->selectedRows().size(), 3);
        QTest::keyClick(&field("pupilGroups"), Qt::Key_Return);
        QCOMPARE(cell(0, 1), QStringLiteral("2026, 4b"));
        QCOMPARE(cell(1, 1), QStringLiteral("2026, chess"));
        QCOMPARE(cell(2, 1), QStringLiteral("2026"));
        table().selectRow(1);
        field("pupilGroups").clear();
        press("setGroups");
        QVERIFY(cell(1, 1).isEmpty());
        QCOMPARE(cell(0, 1), QStringLiteral("2026, 4b"));
    }

    void aPupilIsRenamedAndForgottenWholly()
    {
        type("Anna, Ben");
        m_keeper->change(practice::TaskAnswered { "Ben", { "t", "win", "(;)" }, true, 99 });
        m_keeper->change(practice::PageMarked { "Ben", { "a.sgf", 1 }, practice::Mark::Right });
        table().selectRow(1);
        field("pupilNames").setText(QStringLiteral("Anna"));
        press("renamePupil");
        QCOMPARE(cell(1, 0), QStringLiteral("Ben"));
        field("pupilNames").setText(QStringLiteral("Benno"));
        press("renamePupil");
        QCOMPARE(cell(1, 0), QStringLiteral("Benno"));
        QCOMPARE(cell(1, 5), QStringLiteral("1")); // answered rightly
        QCOMPARE(cell(1, 7), QStringLiteral("1")); // and marked
        const auto answer = [](AskDialog::Role role) {
            QTimer::singleShot(0, qApp,
                [role] { static_cast<AskDialog *>(QApplication::activeModalWidget())->button(role)->click(); });
        };
        answer(AskDialog::Role::Reject);
        press("deletePupil");
        QCOMPARE(table().model()->rowCount(), 2);
        answer(AskDialog::Role::Discard);
        press("deletePupil");
        QCOMPARE(table().model()->rowCount(), 1);
        QVERIFY(!m_keeper->book().question("t"));
        QVERIFY(!QString::fromStdString(practice::writeClass(m_keeper->book().data())).contains(QStringLiteral("Ben")));
    }

    void filesAreSavedOrSaidToBeNot()
    {
        type("Anna");
        table().selectRow(0);
        for (const char *name : { "p.csv", "p.json" })
            QVERIFY(m_dialog->saveProgress(m_folder.filePath(QLatin1String(name))));
        QVERIFY(read(m_folder.filePath(QStringLiteral("p.json"))).contains("Anna"));
        QVERIFY(m_dialog->saveTable(m_folder.filePath(QStringLiteral("t.csv"))));
        QVERIFY(read(m_folder.filePath(QStringLiteral("t.csv"))).startsWith("\xef\xbb\xbf\"Pupil\""));
        QVERIFY(told().isEmpty());
        QVERIFY(!m_dialog->saveTable(m_folder.filePath(QStringLiteral("none/t.csv"))));
        QVERIFY(!told().isEmpty());
    }

    void aClassOfAnotherComputerIsJoined()
    {
        type("Anna, Ben");
        m_keeper->change(practice::PageMarked { "Ben", { "a.sgf", 1 }, practice::Mark::Right });
        const QString path = m_folder.filePath(QStringLiteral("class.json"));
        QVERIFY(m_dialog->saveClass(path));
        cleanup();
        init();
        type("Ben, Carla");
        m_keeper->change(practice::PageDone { "Ben", "forbidden-moves/five/1" });
        QVERIFY(m_dialog->joinClass(path));
        QCOMPARE(told(), QStringLiteral("Joined. 1 pupils are new."));
        const practice::Pupil &ben = *m_keeper->book().pupil("Ben");
        QCOMPARE(ben.done.size(), 1U);
        QCOMPARE(ben.marks.size(), 1U);
        QVERIFY(m_dialog->joinClass(path));
        QCOMPARE(told(), QStringLiteral("Everything of this class is here already."));
        QFile damaged(path);
        QVERIFY(damaged.open(QIODevice::WriteOnly) && damaged.write("{\n\"format\": \"other\"}") > 0);
        damaged.close();
        QVERIFY(!m_dialog->joinClass(path));
        QVERIFY2(told().contains(QStringLiteral("class.json")) && told().contains(QStringLiteral("line 2")),
            qPrintable(told()));
        QVERIFY(!m_dialog->joinClass(m_folder.filePath(QStringLiteral("none.json"))));
        QCOMPARE(m_keeper->book().pupils().size(), 3U);
    }

    // Nothing of it is joined, and the numbers say why.
    void moreThanThereIsRoomForIsRefusedInWords()
    {
        const auto many = [](const char *letter, std::size_t count) {
            practice::ClassData data;
            for (std::size_t i = 0; i < count; ++i)
                data.pupils.push_back({ .name = letter + std::to_string(i) });
            return data;
        };
        QVERIFY(m_keeper->change(practice::ClassJoined { many("a", practice::Book::MostPupils - 1) }));
        const QString path = m_folder.filePath(QStringLiteral("many.json"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(practice::writeClass(many("b", 3)).c_str()) > 0);
        file.close();
        const QString refusal =
            QStringLiteral("There would be %1 pupils, but there is room for 5000. Delete pupils who "
                           "have left, or add fewer.");
        QVERIFY(!m_dialog->joinClass(path));
        QCOMPARE(told(), refusal.arg(5002));
        type("Anna, Ben");
        QCOMPARE(told(), refusal.arg(5001));
        QCOMPARE(field("pupilNames").text(), QStringLiteral("Anna, Ben"));
        type("Anna");
        QCOMPARE(m_keeper->book().pupils().size(), practice::Book::MostPupils);
        type("Ben");
        QCOMPARE(told(), refusal.arg(5001));
        type("Anna");
        QCOMPARE(told(), QStringLiteral("This name is taken. Choose another one."));
        QCOMPARE(m_keeper->book().pupils().size(), practice::Book::MostPupils);
    }

    void onePageTellsEverythingOfAPupil()
    {
        type("Anna");
        m_keeper->change(practice::TaskAnswered { "Anna", { "t", "win", "(;)" }, true, 99 });
        m_keeper->change(practice::PageDone { "Anna", "forbidden-moves/five/1" });
        m_keeper->change(practice::PageMarked { "Anna", { "forbidden-moves/three", 1 }, practice::Mark::Right });
        m_keeper->change(practice::PageMarked { "Anna", { "a.sgf", 1 }, practice::Mark::Wrong });
        const Document page = pupilPaper(*m_keeper->book().pupil("Anna"), 100).write(QStringLiteral("en"));
        QCOMPARE(page.title, QStringLiteral("Anna"));
        QStringList cells;
        for (const Block &block : page.blocks) {
            if (const auto *rows = std::get_if<Table>(&block)) {
                for (const QStringList &row : rows->rows)
                    cells += row.join(QLatin1Char(' '));
            }
        }
        QCOMPARE(cells,
            QStringList({ QStringLiteral("Forbidden moves in twelve steps: 1. Five in a row 1/7"),
                QStringLiteral("Play the win to the end 1 1 0"), QStringLiteral("a.sgf 0 0 1"),
                QStringLiteral("Forbidden moves in twelve steps: 3. Three stones 1 0 0") }));
        QSignalSpy wanted(m_dialog.get(), &ClassDialog::paperWanted);
        table().selectRow(0);
        press("pupilPage");
        QCOMPARE(wanted.count(), 1);
        QVERIFY(!m_dialog->isVisible());
    }

    void aFinishedCourseHasACertificate()
    {
        type("Aoki");
        table().selectRow(0);
        auto *certificate = m_dialog->findChild<QPushButton *>(QStringLiteral("certificate"));
        QVERIFY(!certificate->isEnabled()); // nothing is finished
        const course::Course &course = course::shippedCourses().front();
        for (const course::Step &step : course.steps) {
            for (std::size_t page = 0; page < step.pages.size(); ++page)
                m_keeper->change(practice::PageDone { "Aoki", course::idOf(course, step, page) });
        }
        QVERIFY(certificate->isEnabled());
        m_keeper->change(practice::PageMarked { "Aoki", { "mine.sgf", 1 }, practice::Mark::Right });
        m_keeper->change(practice::PageMarked { "Aoki", { "mine.sgf", 2 }, practice::Mark::Wrong });
        const Paper paper = certificatePaper(*m_keeper->book().pupil("Aoki"), 22'403);
        const auto textsOf = [&] {
            QStringList texts;
            for (const Block &block : paper.write(QStringLiteral("en")).blocks) {
                if (const auto *large = std::get_if<LargeText>(&block))
                    texts += large->text;
            }
            return texts;
        };
        QVERIFY(textsOf().contains(QStringLiteral("Aoki")));
        QVERIFY(textsOf().contains(QString::fromStdString(json::textIn(course.name, "en"))));
        QVERIFY(textsOf().back().contains(QStringLiteral("2031")));
        int changes = 0;
        const std::unique_ptr<QWidget> choices(paper.choices([&] { ++changes; }));
        auto *about = qobject_cast<QComboBox *>(choices.get());
        QCOMPARE(about->count(), 2); // the course and the lesson
        about->setCurrentIndex(1);
        QCOMPARE(changes, 1);
        QVERIFY(textsOf().contains(QStringLiteral("Right answers: 1 of 2")));
    }

    void marksAreATableAndAFileForSpreadsheets()
    {
        practice::Book book;
        book.apply(practice::PupilAdded { "=SUM(A1)" });
        book.apply(practice::PupilAdded { "Ann \"Ace\"" });
        book.apply(practice::PageMarked { "Ann \"Ace\"", { "a.sgf", 2 }, practice::Mark::Partly });
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

    void marksThatCannotBeSavedAreTold()
    {
        MarksDialog dialog(*m_keeper, { "lesson", 3 }, nullptr);
        QVERIFY(!dialog.saveCsv(m_folder.filePath(QStringLiteral("none/marks.csv"))));
        QVERIFY(dialog.saveCsv(m_folder.filePath(QStringLiteral("marks.csv"))));
    }

    void aThousandPupilsAreShownAtOnce()
    {
        QStringList names;
        for (int i = 0; i < 1000; ++i)
            names += QStringLiteral("Pupil %1").arg(i);
        QElapsedTimer timer;
        timer.start();
        type(names.join(QLatin1Char(',')).toUtf8().constData());
        m_dialog->repaint();
        qInfo("1000 names added and shown: %lld ms", timer.elapsed());
        QCOMPARE(table().model()->rowCount(), 1000);
    }
};

} // namespace tst_classdialog

QTEST_MAIN(tst_classdialog::TestClassDialog)
#include "tst_classdialog.moc"
