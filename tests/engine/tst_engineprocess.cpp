// SPDX-License-Identifier: MIT
#include "engine/process/platform.h"
#include "eventtexts.h"
#include "playing.h"
#include "talking.h"

#include "rules/position.h"

#include <QDir>
#include <QFile>
#include <QPointer>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

namespace tst_engineprocess {

using namespace kagetsu;
using namespace kagetsu::engine;
using test::Playing;

class TestEngineProcess : public QObject
{
    Q_OBJECT

private slots:
    void cleanup();
    void aGameOfTheBrain();
    void anAnalysisOfTheBrain();
    void aProgramThatCannotBeStarted_data();
    void aProgramThatCannotBeStarted();
    void itWorksInItsFolder();
    void nothingIsLeftOfIt_data();
    void nothingIsLeftOfIt();
    void whatItStartsEndsWithIt();
    void whatHasLeftItsGroupEndsWithIt();
    void itMayBeDestroyedInItsSignals();
    void itDoesNotRead();
    void aFloodKeepsNobodyWaiting();
    void garbageKeepsNobodyWaiting();
    void noiseKeepsNobodyWaiting();
    void answersOfABusyTable();
};

// Instrumented code is slower.
#ifdef KAGETSU_SANITIZED
constexpr double LongestRound = 0.2;
#else
constexpr double LongestRound = 0.02;
#endif

SearchRequest requestOf(const QStringList &points, int milliseconds = 500)
{
    SearchRequest request;
    request.position = test::positionOf(points);
    request.times.turn = Milliseconds(milliseconds);
    return request;
}

void TestEngineProcess::cleanup()
{
    QTRY_VERIFY(test::ownChildren().isEmpty());
}

void TestEngineProcess::aGameOfTheBrain()
{
    Playing playing;
    playing.measureRounds();
    playing.start(ownEngine(KAGETSU_BRAIN));
    QVERIFY(playing.comes("ready Kagetsu yixin"));
    QStringList points;
    rules::Position board(15);
    for (int move = 1; move <= 12; ++move) {
        SearchRequest request = requestOf(points);
        request.level = 1;
        const int search = playing.call([&](Engine &engine) { return engine.think(request); });
        QVERIFY(playing.comes(QString("%1 move ").arg(search)));
        const QString point = playing.told().last().section(' ', 2);
        const auto found = rules::pointFromText(point.toStdString(), 15);
        QVERIFY(found && board.isEmpty(*found));
        board.place(*found, move % 2 == 1 ? rules::Side::Black : rules::Side::White);
        points << point;
    }
    QVERIFY(!playing.hasToldWithinCall());
    QVERIFY(playing.longestRound() < LongestRound);
    QVERIFY(playing.goes());
}

void TestEngineProcess::anAnalysisOfTheBrain()
{
    Playing playing;
    playing.start(ownEngine(KAGETSU_BRAIN));
    SearchRequest request = requestOf({ "H8", "I9" }, 300);
    playing.call([&](Engine &engine) { return engine.analyse(request, 2); });
    QVERIFY(playing.comes("1 line 0: "));
    QVERIFY(playing.comes("1 line 1: "));
    QVERIFY(playing.comes("1 best "));
    request.position.rules.rule = rules::Rule::Renju;
    playing.call([&](Engine &engine) { return engine.askForbidden(request.position); });
    QVERIFY(playing.comes("2 forbidden"));
    request.times = {};
    request.level = 6;
    playing.call([&](Engine &engine) { return engine.analyse(request, 1); });
    playing.call([](Engine &engine) {
        engine.stop();
        return 0;
    });
    playing.call([&](Engine &engine) { return engine.think(requestOf({ "H8" }, 100)); });
    QVERIFY(playing.comes("4 move "));
    QVERIFY(playing.goes());
}

void TestEngineProcess::aProgramThatCannotBeStarted_data()
{
    QTest::addColumn<QByteArray>("content"); // empty: no file
    QTest::addColumn<bool>("isExecutable");
    QTest::newRow("it is not there") << QByteArray() << true;
    QTest::newRow("it is no program") << QByteArray("hello") << false;
    QTest::newRow("it is for another machine") << QByteArray("\x7F"
                                                             "ELF\x02\x01\x01\0\0\0\0\0\0\0\0\0\x02\0\x99\x99",
                                                      20)
            + QByteArray(100, '\0') << true;
}

void TestEngineProcess::aProgramThatCannotBeStarted()
{
    QFETCH(QByteArray, content);
    QFETCH(bool, isExecutable);
    const QTemporaryDir folder;
    const QString path = folder.filePath("engine");
    if (!content.isEmpty()) {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(content) == content.size());
        file.close();
        QVERIFY(file.setPermissions(
            QFile::ReadOwner | QFile::WriteOwner | (isExecutable ? QFile::ExeOwner : QFile::ReadOwner)));
    }
    Playing playing;
    Profile profile = Playing::scripted("");
    profile.program = path.toStdString();
    Death death;
    QObject::connect(&playing.engine(), &Engine::died, this, [&](const Death &told) { death = told; });
    playing.start(profile);
    QVERIFY(playing.told().isEmpty());
    QVERIFY(playing.comes("dead, not launched"));
    QCOMPARE(death.program, path.toStdString());
    QVERIFY(!death.text.empty());
    QCOMPARE(playing.engine().state(), State::Dead);
    playing.start(Playing::scripted(""));
    QVERIFY(playing.comes("ready"));
    QVERIFY(playing.goes());
}

void TestEngineProcess::itWorksInItsFolder()
{
    const QTemporaryDir folder;
    const QString program = folder.filePath("own engine");
    QVERIFY(QFile::copy(KAGETSU_SCRIPTED, program));
    Playing playing;
    Profile profile = Playing::scripted("--about plain");
    profile.program = program.toStdString();
    playing.start(profile);
    QVERIFY(playing.comes("ready Scripted"));
    QCOMPARE(QFile::symLinkTarget(QString("/proc/%1/cwd").arg(test::ownChildren().last())), folder.path());
    QVERIFY(playing.goes());
}

void TestEngineProcess::nothingIsLeftOfIt_data()
{
    QTest::addColumn<QString>("arguments");
    QTest::newRow("it ends when it is told to") << "";
    QTest::newRow("it ends only when it is killed") << "--ignore-end";
    QTest::newRow("it does not read") << "--no-read";
}

// An engine that is destroyed does not wait for its process to be polite.
void TestEngineProcess::nothingIsLeftOfIt()
{
    QFETCH(QString, arguments);
    Playing playing;
    playing.start(Playing::scripted(arguments));
    QVERIFY(playing.comes("ready"));
    playing.call([](Engine &engine) { return engine.think(requestOf({})); });
    playing.call([](Engine &engine) {
        engine.end();
        return 0;
    });
    QCOMPARE(playing.engine().state(), State::Off);
    playing.destroy();
    QVERIFY(test::ownChildren().isEmpty());
}

void TestEngineProcess::whatItStartsEndsWithIt()
{
    Playing playing;
    playing.start(Playing::scripted("--spawn"));
    QVERIFY(playing.comes("ready"));
    const qint64 group = test::ownChildren().last(); // after its watcher
    QVERIFY(test::membersOf(group).size() > 1);
    QVERIFY(playing.goes());
    QTRY_VERIFY(test::membersOf(group).isEmpty());
}

void TestEngineProcess::whatHasLeftItsGroupEndsWithIt()
{
    const auto runs = [] {
        const QStringList processes = QDir("/proc").entryList({ "[0-9]*" }, QDir::Dirs);
        return std::any_of(processes.begin(), processes.end(), [](const QString &process) {
            QFile line("/proc/" + process + "/cmdline");
            return line.open(QFile::ReadOnly) && line.readAll() == QByteArray("sleep\0004711\0", 11);
        });
    };
    Playing playing;
    playing.start(Playing::scripted("--spawn-away"));
    QVERIFY(playing.comes("ready"));
    QTRY_VERIFY(runs());
    QVERIFY(playing.goes());
    QVERIFY(!runs());
}

void TestEngineProcess::itMayBeDestroyedInItsSignals()
{
    auto *engine = new Engine([] { return Moment(0); });
    const QPointer<Engine> there(engine);
    QObject::connect(engine, &Engine::ready, this, [engine] { delete engine; });
    engine->start(Playing::scripted("--about plain"));
    QTRY_VERIFY(!there);
}

// Its pipe is full: nobody waits for it, and it counts as hung.
void TestEngineProcess::itDoesNotRead()
{
    Playing playing;
    playing.measureRounds();
    Profile profile = Playing::scripted("--no-read");
    profile.extra = { "folder " + std::string(300'000, 'x') };
    playing.start(profile);
    playing.call([](Engine &engine) { return engine.think(requestOf({}, 100)); });
    QVERIFY(playing.comes("ready"));
    QVERIFY(playing.comes("again, hung"));
    QVERIFY(playing.longestRound() < LongestRound);
    QVERIFY(playing.goes());
}

void TestEngineProcess::aFloodKeepsNobodyWaiting()
{
    Playing playing;
    playing.measureRounds();
    playing.start(Playing::scripted("--flood 300000 --moves 7,7"));
    QVERIFY(playing.comes("ready"));
    playing.call([](Engine &engine) { return engine.think(requestOf({}, 2'000)); });
    QVERIFY(playing.comes("1 move H8"));
    QVERIFY2(playing.longestRound() < LongestRound, qPrintable(QString::number(playing.longestRound())));
    QVERIFY(playing.goes());
}

void TestEngineProcess::garbageKeepsNobodyWaiting()
{
    Playing playing;
    playing.measureRounds();
    playing.start(Playing::scripted("--garbage-at 1 --moves 7,7"));
    QVERIFY(playing.comes("ready"));
    playing.call([](Engine &engine) { return engine.think(requestOf({}, 2'000)); });
    QVERIFY(playing.comes("1 move H8"));
    QVERIFY(playing.transcript().contains("-- line cut"));
    QVERIFY2(playing.longestRound() < LongestRound, qPrintable(QString::number(playing.longestRound())));
    QVERIFY(playing.goes());
}

void TestEngineProcess::noiseKeepsNobodyWaiting()
{
    Playing playing;
    playing.start(Playing::scripted("--stderr-noise --moves 7,7"));
    QVERIFY(playing.comes("ready"));
    playing.call([](Engine &engine) { return engine.think(requestOf({})); });
    QVERIFY(playing.comes("1 move H8"));
    QTRY_VERIFY(playing.transcript().contains("<! noise: BEGIN"));
    QVERIFY(playing.goes());
}

// The second trap: it hears nothing for a moment after its move. What is asked at once comes through all the same.
void TestEngineProcess::answersOfABusyTable()
{
    Playing playing;
    playing.start(Playing::scripted("--yixin --late-idle 10", "yixin"));
    QVERIFY(playing.comes("ready"));
    for (int move = 1; move <= 10; ++move) {
        playing.call([](Engine &engine) { return engine.think(requestOf({ "H8", "I9" }, 100)); });
        QVERIFY(playing.comes(QString("%1 move").arg(move)));
    }
    QVERIFY(!playing.transcript().join(' ').contains("ERROR"));
    QVERIFY(playing.goes());
}

} // namespace tst_engineprocess

QTEST_GUILESS_MAIN(tst_engineprocess::TestEngineProcess)
#include "tst_engineprocess.moc"
