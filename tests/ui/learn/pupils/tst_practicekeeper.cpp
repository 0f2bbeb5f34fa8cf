// SPDX-License-Identifier: MIT
#include "learn/task/maker.h"
#include "ui/controls/device/bookkeeping.h"
#include "ui/learn/daily/questions.h"
#include "ui/learn/pupils/practicekeeper.h"
#include "ui/learn/pupils/progressfile.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

namespace tst_practicekeeper {

using namespace kagetsu;
using namespace kagetsu::ui;

namespace {

// Of this process.
bool hasRead(const char *library)
{
    QFile maps(QStringLiteral("/proc/self/maps"));
    return maps.open(QIODevice::ReadOnly) && maps.readAll().contains(library);
}

const practice::Question Task { "sgf/1", "win", "(;GM[4])" };

} // namespace

class TestPracticeKeeper : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;

    QString path() const { return m_folder->filePath(QStringLiteral("practice.sqlite")); }
    QByteArray bytes() const
    {
        QFile file(path());
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    void put(const QByteArray &content) const
    {
        QFile file(path());
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(content);
    }
    std::unique_ptr<PracticeKeeper> opened() const
    {
        auto keeper = std::make_unique<PracticeKeeper>();
        keeper->setToday([] { return practice::Day(100); });
        keeper->open(path());
        [&] { QTRY_VERIFY(!keeper->isReading()); }();
        return keeper;
    }

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    // A start does without it.
    void theDatabaseIsLoadedWithTheFirstPupil()
    {
        const auto keeper = opened();
        QVERIFY(keeper->fault().isEmpty());
        QVERIFY(!keeper->change(practice::PupilChosen {}));
        keeper->answer(Task, true); // nobody is chosen
        QVERIFY(keeper->book() == practice::Book());
        QVERIFY(!hasRead("libQt6Sql"));
        QVERIFY(!QFile::exists(path()));
        QVERIFY(keeper->change(practice::PupilAdded { "Aoki" }));
        QTRY_VERIFY(keeper->isSaved());
        QVERIFY(hasRead("libQt6Sql"));
        QVERIFY(keeper->fault().isEmpty());
    }

    void whatWasAnsweredIsThereAgain()
    {
        {
            const auto keeper = opened();
            QVERIFY(keeper->change(practice::PupilAdded { "Aoki" }));
            keeper->answer(Task, false);
            QCOMPARE(keeper->dueCount(), 0);
        } // what is on its way arrives
        const auto keeper = opened();
        QCOMPARE(keeper->book().chosen()->cards.at("sgf/1").due, 101);
        keeper->setToday([] { return practice::Day(101); });
        QCOMPARE(keeper->dueCount(), 1);
    }

    void whatComesWhileTheFileIsReadIsNotLost()
    {
        {
            const auto keeper = opened();
            QVERIFY(keeper->change(practice::PupilAdded { "Aoki" }));
        }
        PracticeKeeper keeper;
        keeper.open(path());
        QVERIFY(keeper.isReading());
        QVERIFY(keeper.change(practice::TaskAnswered { "Aoki", Task, true, 5 }));
        QTRY_VERIFY(!keeper.isReading() && keeper.isSaved());
        QCOMPARE(keeper.book().pupil("Aoki")->cards.size(), 1U);
    }

    void aDamagedFileIsToldAndKeptAside()
    {
        const QByteArray damaged = QByteArray("no database at all ").repeated(50);
        put(damaged);
        const auto keeper = opened();
        QVERIFY2(keeper->fault().contains(QDir::toNativeSeparators(path())), qPrintable(keeper->fault()));
        QVERIFY(keeper->fault().contains(QStringLiteral("damaged"))
            && keeper->fault().contains(QStringLiteral("not be saved")));
        // Practice goes on.
        QVERIFY(keeper->change(practice::PupilAdded { "Aoki" }));
        keeper->answer(Task, true);
        QCOMPARE(bytes(), damaged);
        QVERIFY(keeper->canBeginAnew());
        keeper->beginAnew();
        QTRY_VERIFY(keeper->isSaved());
        QVERIFY(keeper->fault().isEmpty() && !keeper->canBeginAnew());
        QFile aside(m_folder->filePath(QStringLiteral("practice-damaged-1.sqlite")));
        QVERIFY(aside.open(QIODevice::ReadOnly));
        QCOMPARE(aside.readAll(), damaged);
        // What was practised meanwhile is in the new one.
        QCOMPARE(opened()->book().pupil("Aoki")->cards.size(), 1U);
    }

    void whatCannotBeWrittenIsToldAndTriedAgain()
    {
        {
            const auto keeper = opened();
            QVERIFY(keeper->change(practice::PupilAdded { "Aoki" }));
        }
        const auto keeper = opened();
        // No place for the journal, whoever the user is.
        QVERIFY(QDir().mkdir(path() + QStringLiteral("-journal")));
        keeper->answer(Task, true);
        QTRY_VERIFY(!keeper->fault().isEmpty());
        QVERIFY2(keeper->fault().startsWith(QStringLiteral("Could not save to")), qPrintable(keeper->fault()));
        QVERIFY(keeper->fault().endsWith(QStringLiteral("What you practise now will not be saved.")));
        QVERIFY(!keeper->canBeginAnew() && !keeper->isSaved());
        QCOMPARE(keeper->book().chosen()->cards.size(), 1U);
        QVERIFY(QDir().rmdir(path() + QStringLiteral("-journal")));
        keeper->answer({ "sgf/2", "win", "(;GM[4])" }, true);
        QTRY_VERIFY(keeper->isSaved());
        QVERIFY(keeper->fault().isEmpty());
        QCOMPARE(opened()->book().pupil("Aoki")->cards.size(), 2U);
    }

    void aFolderThatCannotBeMadeIsTold()
    {
        PracticeKeeper keeper;
        keeper.open(QStringLiteral("/dev/null/practice.sqlite"));
        QVERIFY(keeper.change(practice::PupilAdded { "Aoki" }));
        QTRY_VERIFY(!keeper.fault().isEmpty());
        QVERIFY(keeper.book().chosen());
    }

    // The same task is the same card, whoever made it and whatever version wrote it.
    void aTaskHasOneIdAndComesBack()
    {
        const auto made = task::makeTask(task::Kind::Defend, lesson::Level::Easy, 7, [] { return false; });
        const practice::Question question = questionOf(*made);
        QVERIFY(question.id.starts_with("sgf/"));
        QCOMPARE(question.id.size(), 4U + 32U);
        QVERIFY(questionOf(*made) == question);
        const auto again = taskOf(question);
        QVERIFY(again);
        QVERIFY(again->position == made->position && again->kind == made->kind && again->side == made->side);
        QCOMPARE(questionOf(*again).id, question.id);
        const auto other = task::makeTask(task::Kind::Defend, lesson::Level::Easy, 8, [] { return false; });
        QVERIFY(questionOf(*other).id != question.id);
        practice::Question broken = question;
        broken.sgf = "(;GM[4]XTK[juggle])";
        QVERIFY(!taskOf(broken));
        broken.sgf.clear();
        QVERIFY(!taskOf(broken));
    }

    void everyTaskOfTheCoursesComesBack()
    {
        int count = 0;
        for (std::size_t course = 0; course < course::shippedCourses().size(); ++course) {
            for (std::size_t step = 0; step < course::shippedCourses()[course].steps.size(); ++step) {
                const course::Place place { course, step };
                for (std::size_t page = 0; page < stepAt(place).pages.size(); ++page) {
                    if (stepAt(place).pages[page].task.kind == task::Kind::Show)
                        continue;
                    practice::Question question = questionOf(place, page);
                    QVERIFY(taskOf(question));
                    // Also where a later version has no such page any more.
                    question.id = "course/gone/gone/1";
                    const auto kept = taskOf(question);
                    QVERIFY2(kept, question.sgf.c_str());
                    QVERIFY(kept->position == stepAt(place).pages[page].task.position);
                    ++count;
                }
            }
        }
        QVERIFY(count > 100);
    }

    void progressIsAFileForOthers()
    {
        practice::Book book;
        book.apply(practice::PupilAdded { "Ann \"Ace\"" });
        book.apply(practice::TaskAnswered { "Ann \"Ace\"", Task, true, 20000 });
        const QStringList lines = QString::fromUtf8(progressAsCsv(*book.chosen()).mid(3)).split(QStringLiteral("\r\n"));
        QCOMPARE(lines[0], QStringLiteral("\"Kind of task\",\"Box\",\"Due\",\"Right\",\"Wrong\",\"Task\""));
        QCOMPARE(lines[1], QStringLiteral("\"Play the win to the end\",\"2\",\"2024-10-07\",\"1\",\"0\",\"sgf/1\""));
        // A card of another computer is not evaluated by a spreadsheet.
        book.apply(practice::TaskAnswered { "Ann \"Ace\"", { "=1+1", "@kind", "(;GM[4])" }, true, 20000 });
        QVERIFY(
            progressAsCsv(*book.chosen()).contains("\r\n\"'@kind\",\"2\",\"2024-10-07\",\"1\",\"0\",\"'=1+1\"\r\n"));
        book.apply(practice::TaskDropped { "Ann \"Ace\"", "=1+1" });
        const QJsonObject json = QJsonDocument::fromJson(progressAsJson(book, *book.chosen())).object();
        QCOMPARE(json[QStringLiteral("pupil")].toString(), QStringLiteral("Ann \"Ace\""));
        const QJsonObject task = json[QStringLiteral("tasks")].toArray().first().toObject();
        QCOMPARE(task[QStringLiteral("due")].toString(), QStringLiteral("2024-10-07"));
        QCOMPARE(task[QStringLiteral("sgf")].toString(), QStringLiteral("(;GM[4])"));
        QCOMPARE(task[QStringLiteral("box")].toInt(), 2);
    }

    // Once, and not a guest's later.
    void theOnlyPupilGetsWhatWasDoneBeforeThereWerePupils()
    {
        const std::set<std::string> pages { "forbidden-moves/five/1", "forbidden-moves/five/2" };
        {
            const auto keeper = opened();
            int adopted = 0;
            connect(keeper.get(), &PracticeKeeper::progressAdopted, this, [&adopted] { ++adopted; });
            keeper->adoptProgress(pages);
            QVERIFY(keeper->change(practice::PupilAdded { "Aoki" }));
            QVERIFY(keeper->book().chosen()->done == pages);
            QCOMPARE(adopted, 0); // not on disk yet
            QTRY_COMPARE(adopted, 1);
            QVERIFY(keeper->change(practice::CoursesRestarted { "Aoki" }));
            keeper->adoptProgress({ "forbidden-moves/three/1" });
            QVERIFY(keeper->change(practice::PupilChosen {}));
            QVERIFY(keeper->book().pupil("Aoki")->done.empty());
        }
        // The one pupil of an earlier version.
        PracticeKeeper keeper;
        keeper.open(path());
        keeper.adoptProgress(pages);
        QTRY_VERIFY(!keeper.isReading());
        QVERIFY(keeper.book().pupil("Aoki")->done == pages);
    }

    // Versions before 1.1 kept names as they were typed, which made two pupils of one.
    void untidyNamesOfTheFileAreTidied()
    {
        const auto device = makeDevice<Bookkeeping>();
        {
            const auto store = device->store();
            QVERIFY(store->open(path().toStdString()));
            for (const char *name : { "Zoe\xCC\x88", "Zo\xC3\xAB" })
                QVERIFY(!store->keep(practice::PupilAdded { name }));
            QVERIFY(!store->keep(practice::PageDone { "Zoe\xCC\x88", "five/1" }));
        }
        for (int start = 0; start < 2; ++start) {
            const auto keeper = opened();
            QCOMPARE(keeper->book().pupils().size(), 1U);
            QCOMPARE(keeper->book().pupils()[0].name, std::string("Zo\xC3\xAB"));
            QCOMPARE(keeper->book().pupils()[0].done.size(), 1U);
            QTRY_VERIFY(keeper->isSaved());
            QVERIFY(keeper->fault().isEmpty());
        }
    }

    // Nobody knows whose it is.
    void aClassGetsNothingOfWhatWasDoneBefore()
    {
        PracticeKeeper keeper;
        keeper.adoptProgress({ "forbidden-moves/five/1" });
        QVERIFY(keeper.change(practice::ClassJoined { { practice::pupilsTyped("Aoki, Bergman"), {} } }));
        QVERIFY(keeper.book().pupil("Aoki")->done.empty() && keeper.book().pupil("Bergman")->done.empty());
    }

    // Up to version 1.0, the class window had a list of pupils of its own.
    void theOldListBecomesPartOfTheOne()
    {
        const QString old = m_folder->filePath(QStringLiteral("pupils.json"));
        const auto putOld = [&](const QByteArray &text) {
            QFile file(old);
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(text);
        };
        const QByteArray list("{\"format\": \"kagetsu-pupils\", \"pupils\": [\n{\"name\": \"Aoki\", \"marks\": "
                              "[{\"lesson\": \"a.sgf\", \"page\": 1, \"mark\": \"right\"}]},\n"
                              "{\"name\": \"Bergman\", \"marks\": []}]}");
        {
            const auto keeper = opened();
            keeper->change(practice::PupilAdded { "Aoki" });
            keeper->answer(Task, true);
            putOld(list);
            keeper->adopt(old);
            QCOMPARE(keeper->book().pupils().size(), 2U);
            QTRY_VERIFY(!QFile::exists(old)); // only when it is saved here
            QVERIFY(bytes().contains("Bergman"));
        }
        // While the file is read, and when everything is there already.
        putOld(list);
        PracticeKeeper keeper;
        keeper.open(path());
        keeper.adopt(old);
        QTRY_VERIFY(!QFile::exists(old));
        QCOMPARE(keeper.book().pupils().size(), 2U);
        QVERIFY(practice::markOf(*keeper.book().pupil("Aoki"), "a.sgf", 1) == practice::Mark::Right);
        QCOMPARE(keeper.book().pupil("Aoki")->cards.size(), 1U);
        // Who is deleted before everything is saved does not come back.
        putOld(list);
        keeper.change(practice::PageMarked { "Aoki", { "a.sgf", 1 }, std::nullopt });
        keeper.adopt(old);
        QVERIFY(keeper.change(practice::PupilDeleted { "Bergman" }));
        QTRY_VERIFY(!QFile::exists(old));
        QVERIFY(!keeper.book().pupil("Bergman"));
        // A damaged one stays as it is.
        putOld(list.left(80));
        keeper.adopt(old);
        QVERIFY2(keeper.fault().contains(QStringLiteral("pupils.json, line 2")), qPrintable(keeper.fault()));
        QVERIFY(QFile::exists(old));
    }
};

} // namespace tst_practicekeeper

QTEST_MAIN(tst_practicekeeper::TestPracticeKeeper)
#include "tst_practicekeeper.moc"
