// SPDX-License-Identifier: MIT
#include "learn/puzzle/keptpuzzle.h"
#include "learn/puzzle/play.h"
#include "ui/controls/style/style.h"
#include "ui/learn/lessonpage.h"
#include "ui/learn/pupils/practicekeeper.h"
#include "ui/learn/puzzle/placefeeds.h"
#include "ui/learn/puzzle/puzzleasker.h"
#include "ui/learn/puzzle/puzzlemaking.h"
#include "ui/learn/puzzle/puzzleview.h"
#include "ui/learn/puzzle/puzzlewords.h"
#include "ui/learn/task/taskview.h"

#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

namespace tst_puzzleview {

using namespace kagetsu;
using namespace kagetsu::ui;

namespace {

// White wins by the four H7, whose stop would be an overline. `more` is a white and a black stone elsewhere.
practice::KeptPuzzle puzzleWith(double rating, const char *more = "")
{
    rules::Position position;
    const auto lay = [&position](const QString &points, rules::Side side) {
        for (const QString &point : points.split(QLatin1Char(' '), Qt::SkipEmptyParts))
            position.place(*rules::pointFromText(point.toStdString(), position.size()), side);
    };
    lay(QStringLiteral("E8 F8 G8 I8 J8 H12 ") + QLatin1String(more).left(3), rules::Side::Black);
    lay(QStringLiteral("H9 H10 H11 A1 O1 ") + QLatin1String(more).mid(3), rules::Side::White);
    static const std::optional<puzzle::MadePuzzle> first =
        puzzle::PlayMaker().puzzleAt(position, rules::Side::White, { .rule = rules::Rule::Renju });
    puzzle::MadePuzzle made = *first;
    made.position = position;
    made.source = { "Nakamura", "Ivanov", "2019-08-03", {}, 34 };
    practice::KeptPuzzle kept = puzzle::keptOf(made);
    kept.difficulty.rating = rating;
    return kept;
}

// White does not see the win by the four H7, whose stop is an overline.
const QByteArray Game = "(;GM[4]SZ[15]RU[Renju]PB[Nakamura]PW[Ivanov]DT[2019]PL[W]"
                        "AB[eh][fh][gh][ih][jh][hd]AW[hg][hf][he][ao][oo];W[dh])";
const QByteArray ShortGame = "(;GM[4]SZ[15]RU[Renju];B[hh];W[gg])";

} // namespace

// Puzzles from play in the window (learn.md#puzzles-from-play).
class TestPuzzleView : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<PracticeKeeper> m_keeper;
    std::unique_ptr<PuzzleMaking> m_making;
    std::unique_ptr<LessonPage> m_page;

    PuzzleView &view() const { return *m_page->findChild<PuzzleView *>(); }
    PuzzleAsker &session() const { return *m_page->findChild<PuzzleAsker *>(); }
    QToolButton *button(const char *name) const { return view().findChild<QToolButton *>(QLatin1String(name)); }
    QString text(const char *name) const { return view().findChild<QLabel *>(QLatin1String(name))->text(); }
    const practice::Pupil &pupil() const { return *m_keeper->book().chosen(); }
    void add(const std::vector<practice::KeptPuzzle> &puzzles) const
    {
        practice::PuzzlesMade made;
        made.puzzles = puzzles;
        QVERIFY(m_keeper->change(made));
    }
    void tap(const char *point) const
    {
        session().task().tap(*rules::pointFromText(point, 15));
        QTRY_VERIFY(!session().task().isThinking());
    }

private slots:
    void initTestCase() { QApplication::setStyle(new Style); }
    void init()
    {
        m_keeper = std::make_unique<PracticeKeeper>();
        m_keeper->setToday([] { return 20'000; });
        m_keeper->open({});
        m_making = std::make_unique<PuzzleMaking>(*m_keeper);
        m_page = std::make_unique<LessonPage>();
        m_page->setPractice(*m_keeper, m_making.get());
        m_page->resize(1366, 700);
        m_page->show();
        QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
        m_page->showPuzzles();
    }
    void cleanup()
    {
        m_page.reset();
        m_making.reset();
        m_keeper.reset();
    }

    void withoutPuzzlesTheyCanOnlyBeMade()
    {
        QCOMPARE(text("puzzleLevel"), QStringLiteral("No puzzles yet"));
        for (const char *name : { "startPuzzles", "puzzleOfTheDay", "puzzleSheet" })
            QVERIFY(!button(name)->isEnabled());
        QVERIFY(button("makePuzzles")->hasFocus());
        QTest::keyClick(button("makePuzzles"), Qt::Key_Return);
        QVERIFY(button("fromFiles")->isVisible());
        QVERIFY(!button("fromLibrary")->isVisible()); // this page has none
        QVERIFY(!button("stopMaking")->isVisible());
        QTest::keyClick(m_page.get(), Qt::Key_Escape);
        QVERIFY(view().isAtStart());
        QTest::keyClick(m_page.get(), Qt::Key_Escape);
        QVERIFY(!view().isVisible());
    }

    void aRightAnswerLiftsTheNumber()
    {
        m_keeper->change(practice::PupilAdded { "Ben" });
        add({ puzzleWith(1300) });
        QCOMPARE(text("puzzleLevel"), QStringLiteral("Ben has not solved a puzzle yet"));
        QTest::mouseClick(button("startPuzzles"), Qt::LeftButton);
        QVERIFY(view().isSolving());
        QCOMPARE(text("puzzleSource"), QStringLiteral("Nakamura – Ivanov, 2019, move 34"));
        QCOMPARE(text("puzzleTheme"), QString()); // it would help
        QVERIFY(button("giveUpPuzzle")->isVisible());
        tap("H7");
        QTRY_VERIFY(session().task().isOver());
        QCOMPARE(pupil().attempts.size(), 1U);
        QVERIFY(!button("giveUpPuzzle")->isVisible());
        QCOMPARE(text("puzzleTheme"), QStringLiteral("The forbidden point"));
        QVERIFY(text("puzzleResult").startsWith(QStringLiteral("Your number is")));
        QVERIFY(pupil().strength.rating > 1500);
        QTest::mouseClick(button("nextPuzzle"), Qt::LeftButton);
        QVERIFY(view().isAtStart()); // there is no other one
        QVERIFY(text("puzzleLevel").startsWith(QStringLiteral("Ben: about")));
    }

    void whoHasAnsweredAllIsTold()
    {
        m_keeper->change(practice::PupilAdded { "Ben" });
        const practice::KeptPuzzle only = puzzleWith(1300);
        add({ only });
        m_keeper->change(practice::PuzzleAnswered { "Ben", only.id, true, 20'000 });
        const QString before = text("puzzleMore");
        QTest::mouseClick(button("startPuzzles"), Qt::LeftButton);
        QVERIFY(view().isAtStart());
        QVERIFY(text("puzzleMore").contains(QStringLiteral("are answered")));
        add({ puzzleWith(1500, "A8 O8 ") }); // there is one again
        QCOMPARE(text("puzzleMore"), before);
        QTest::mouseClick(button("startPuzzles"), Qt::LeftButton);
        QVERIFY(view().isSolving());
    }

    // A stick that is not plugged in is not done.
    void aPlaceThatCannotBeReadIsSaidAndNotDone()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("games.sgf"));
        m_making->addFiles({ path });
        m_making->addFolder(folder.filePath(QStringLiteral("none")));
        QTRY_COMPARE(m_making->unread().size(), std::size_t(2));
        QTRY_VERIFY(!m_making->isMaking());
        QVERIFY(!m_making->current());
        for (const auto &[place, quarry] : m_keeper->book().puzzleBook().quarries())
            QVERIFY(!quarry.isDone);
        QTest::mouseClick(button("makePuzzles"), Qt::LeftButton);
        QVERIFY(text("makingState").contains(QStringLiteral("could not be read")));
        QFile file(path);
        QVERIFY(file.open(QFile::WriteOnly));
        file.write(ShortGame);
        file.close();
        m_making->addFiles({ path });
        QTRY_VERIFY(m_keeper->book().puzzleBook().quarry("file:" + path.toStdString())->isDone);
        QCOMPARE(m_making->unread().size(), std::size_t(1));
    }

    void whoGivesUpSeesTheAnswer()
    {
        m_keeper->change(practice::PupilAdded { "Ben" });
        add({ puzzleWith(1300) });
        view().start();
        QTest::mouseClick(button("giveUpPuzzle"), Qt::LeftButton);
        QTRY_VERIFY(session().task().isOver());
        QVERIFY(pupil().strength.rating < 1500);
        QVERIFY(!pupil().attempts.begin()->second.isRight);
        QVERIFY(m_keeper->book().puzzleBook().puzzles().begin()->second.difficulty.rating > 1300);
        // A second try is for its own sake, and the puzzle comes again in daily practice.
        session().task().again();
        session().giveUp();
        QTRY_VERIFY(session().task().isOver());
        QCOMPARE(pupil().attempts.size(), 1U);
        QCOMPARE(pupil().cards.size(), 1U);
        QCOMPARE(text("puzzleMore"), QStringLiteral("Right at once: 0 of 1."));
    }

    void whoGoesOnAfterAMistakeHasAnswered()
    {
        m_keeper->change(practice::PupilAdded { "Ben" });
        add({ puzzleWith(1300), puzzleWith(1310, "C3 M13") });
        view().start();
        button("nextPuzzle")->click(); // nothing was answered
        QVERIFY(pupil().attempts.empty());
        tap("A15");
        button("nextPuzzle")->click();
        QCOMPARE(pupil().attempts.size(), 1U);
        QVERIFY(!pupil().attempts.begin()->second.isRight);
    }

    void whoLeavesAfterAMistakeHasAnswered()
    {
        m_keeper->change(practice::PupilAdded { "Ben" });
        add({ puzzleWith(1300) });
        view().start();
        tap("A15");
        view().showOverview();
        QVERIFY(view().isAtStart());
        QCOMPARE(pupil().attempts.size(), 1U);
        QVERIFY(!pupil().attempts.begin()->second.isRight);
    }

    void aTapOnAStoneIsNoAnswer()
    {
        m_keeper->change(practice::PupilAdded { "Ben" });
        add({ puzzleWith(1300) });
        view().start();
        tap("H9");
        view().showOverview();
        QVERIFY(pupil().attempts.empty());
    }

    void aMistakeDoesNotCountForAnotherPupil()
    {
        m_keeper->change(practice::PupilAdded { "Mia" });
        m_keeper->change(practice::PupilAdded { "Ben" });
        add({ puzzleWith(1300) });
        view().start();
        tap("A15");
        m_keeper->change(practice::PupilRenamed { "Ben", "Tom" });
        QVERIFY(view().isSolving());
        m_keeper->change(practice::PupilChosen { "Mia" });
        QVERIFY(view().isAtStart());
        view().showOverview();
        for (const practice::Pupil &each : m_keeper->book().pupils())
            QVERIFY(each.attempts.empty());
    }

    void nobodysAnswersCountForNobody()
    {
        add({ puzzleWith(1300) });
        view().startDay();
        QVERIFY(view().isSolving());
        session().giveUp();
        QTRY_VERIFY(session().task().isOver());
        QCOMPARE(text("puzzleResult"), QString());
        QCOMPARE(m_keeper->book().puzzleBook().puzzles().begin()->second.answered, 0);
    }

    void theNearestComesFirst()
    {
        m_keeper->change(practice::PupilAdded { "Ben" });
        add({ puzzleWith(1320), puzzleWith(1900, "C3 M13"), puzzleWith(800, "M3 C13") });
        view().start();
        QCOMPARE(session().shown(), puzzleWith(1320).id);
        view().showOverview();
        auto *levels = view().findChild<QComboBox *>(QStringLiteral("puzzleLevels"));
        levels->setCurrentIndex(levels->findData(static_cast<int>(Difficulty::Hard)));
        view().start();
        QCOMPARE(session().shown(), puzzleWith(1900, "C3 M13").id);
        view().showOverview();
        levels->setCurrentIndex(levels->findData(static_cast<int>(Difficulty::Easy)));
        view().start();
        QCOMPARE(session().shown(), puzzleWith(800, "M3 C13").id);
        // A theme that nobody has made.
        view().showOverview();
        auto *themes = view().findChild<QComboBox *>(QStringLiteral("puzzleThemes"));
        QCOMPARE(themes->itemText(0), QStringLiteral("All themes (3)"));
        themes->setCurrentIndex(themes->findData(QStringLiteral("only-move")));
        view().start();
        QVERIFY(view().isAtStart());
    }

    void aSetIsPrinted()
    {
        add({ puzzleWith(1320), puzzleWith(1900, "C3 M13"), puzzleWith(800, "M3 C13") });
        QSignalSpy wanted(m_page.get(), &LessonPage::lessonSheetWanted);
        view().findChild<QSpinBox *>(QStringLiteral("puzzlesOnSheet"))->setValue(2);
        QTest::mouseClick(button("puzzleSheet"), Qt::LeftButton);
        QCOMPARE(wanted.size(), 1);
        const auto tasks = wanted.first().first().value<std::vector<task::Task>>();
        QCOMPARE(tasks.size(), 2U);
        QVERIFY(tasks.front().kind == task::Kind::Win);
    }

    // From a folder with files of all kinds, and what is there already is not made again.
    void puzzlesAreMadeInTheBackground()
    {
        const QTemporaryDir folder;
        const auto put = [&folder](const char *name, const QByteArray &bytes) {
            QFile file(folder.filePath(QLatin1String(name)));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(bytes);
        };
        QVERIFY(QDir(folder.path()).mkdir(QStringLiteral("deep")));
        put("a.sgf", Game);
        put("deep/b.sgf", ShortGame + Game);
        put("c.txt", "a letter to my aunt");
        m_making->addFolder(folder.path());
        QTRY_VERIFY_WITH_TIMEOUT(!m_making->current(), 30'000);
        const practice::PuzzleBook &shelf = m_keeper->book().puzzleBook();
        const practice::Quarry *quarry = shelf.quarry(folderPlace(folder.path()));
        QVERIFY(quarry && quarry->isDone);
        QCOMPARE(quarry->games, 3);
        QVERIFY(!shelf.puzzles().empty());
        const std::size_t all = shelf.puzzles().size();
        for (const auto &[id, kept] : shelf.puzzles()) {
            QVERIFY(puzzle::madeOf(kept));
            QVERIFY(sourceText(kept).startsWith(QStringLiteral("Nakamura – Ivanov, 2019, move ")));
        }
        m_making->addFolder(folder.path());
        QTRY_VERIFY_WITH_TIMEOUT(!m_making->current(), 30'000);
        QCOMPARE(shelf.puzzles().size(), all);
        QCOMPARE(shelf.quarry(folderPlace(folder.path()))->games, 3);
    }

    // Wherever it stopped, a folder goes on with the next game.
    void aFolderGoesOnWhereItStopped()
    {
        const QTemporaryDir folder;
        for (const char *name : { "a.sgf", "b.sgf", "c.sgf" }) {
            QFile file(folder.filePath(QLatin1String(name)));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(ShortGame + ShortGame);
        }
        const std::string place = folderPlace(folder.path());
        std::vector<std::string> all;
        const auto feed = feedOf(place, {});
        while (const auto game = feed->next())
            all.push_back(game->at);
        QCOMPARE(all.size(), 6U);
        for (std::size_t i = 0; i < all.size(); ++i) {
            const auto rest = feedOf(place, all[i]);
            for (std::size_t k = i + 1; k < all.size(); ++k)
                QCOMPARE(rest->next()->at, all[k]);
            QVERIFY(!rest->next());
        }
        // A file that is gone meanwhile is passed over.
        QVERIFY(QFile::remove(folder.filePath(QStringLiteral("b.sgf"))));
        QCOMPARE(feedOf(place, all[2])->next()->at, all[4]);
        QVERIFY(!feedOf(filePlace(folder.filePath(QStringLiteral("b.sgf"))), {})->next());
        // One that is cancelled goes on when it is asked again.
        const auto cancelled = feedOf(place, {});
        cancelled->setCancelled([] { return true; });
        QVERIFY(!cancelled->next());
        cancelled->setCancelled({});
        QCOMPARE(cancelled->next()->at, all[0]);
    }

    void stopStopsAtEveryPlace()
    {
        m_making->addFiles({ QStringLiteral("/nowhere/game.sgf"), QStringLiteral("/nowhere/other.sgf") });
        QVERIFY(m_making->isMaking());
        m_making->stop();
        QVERIFY(!m_making->isMaking());
        QVERIFY(!m_making->current());
        QTest::qWait(50); // what was cancelled ends
        QVERIFY(!m_making->isMaking());
        QVERIFY(!m_making->current());
    }

    void nothingIsMadeWhileSomethingElseIsImportant()
    {
        bool isBusy = true;
        m_making->setBusy([&isBusy] { return isBusy; });
        m_making->setLibrary([](const std::string &) { return std::unique_ptr<puzzle::Feed>(); });
        m_making->addFiles({ QStringLiteral("/nowhere/game.sgf") });
        QVERIFY(!m_making->isMaking());
        QVERIFY(m_making->current());
        m_page->showPuzzles();
        view().findChild<QToolButton *>(QStringLiteral("makePuzzles"))->click();
        QVERIFY(button("stopMaking")->isVisible());
        QVERIFY(text("makingState").startsWith(QStringLiteral("game.sgf: 0 games looked through.")));
        button("stopMaking")->click();
        QVERIFY(!m_making->current());
        isBusy = false;
        m_making->resume();
        QVERIFY(!m_making->isMaking());
        // The library has not been read yet, and says so later.
        m_making->addLibrary();
        QVERIFY(!m_making->isMaking());
        QVERIFY(m_making->current());
    }
};

} // namespace tst_puzzleview

QTEST_MAIN(tst_puzzleview::TestPuzzleView)
#include "tst_puzzleview.moc"
