// SPDX-License-Identifier: MIT
#include <QElapsedTimer>
#include <QProcess>
#include <QTest>

namespace tst_brainprogram {

class TestBrainProgram : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void aGame();
    void aStopEndsTheSearch();
    void linesAreToldWhileItThinks();
    void anEndEndsTheSearch();
    void theEndOfItsInputEndsIt_data();
    void theEndOfItsInputEndsIt();
    void linesThatComeWhileItThinksAreNotLost();

private:
    void say(const QByteArray &lines) { m_program->write(lines); }
    QByteArray line();

    std::unique_ptr<QProcess> m_program;
};

// Longer than any test waits: what comes sooner came because of what was said.
constexpr auto LongThought = "INFO timeout_turn 600000\n";
constexpr int Patience = 20'000;

void TestBrainProgram::init()
{
    m_program = std::make_unique<QProcess>();
    m_program->start(KAGETSU_BRAIN, {});
    QVERIFY(m_program->waitForStarted());
}

void TestBrainProgram::cleanup()
{
    m_program->kill();
    m_program->waitForFinished();
}

QByteArray TestBrainProgram::line()
{
    QElapsedTimer waiting;
    waiting.start();
    while (!m_program->canReadLine() && waiting.elapsed() < Patience && m_program->state() == QProcess::Running)
        m_program->waitForReadyRead(1000);
    return m_program->readLine().trimmed();
}

void TestBrainProgram::aGame()
{
    say("START 15\r\nINFO rule 4\r\nINFO level 2\r\nBEGIN\r\n");
    QCOMPARE(line(), QByteArray("OK"));
    QCOMPARE(line(), QByteArray("7,7"));
    say("TURN 0,0\n");
    QCOMPARE(line().split(',').size(), 2);
    say("END\n");
    QVERIFY(m_program->waitForFinished(Patience));
    QCOMPARE(m_program->exitCode(), 0);
}

void TestBrainProgram::aStopEndsTheSearch()
{
    say(QByteArray("START 15\n") + LongThought + "TURN 7,7\n");
    QCOMPARE(line(), QByteArray("OK"));
    QVERIFY(!m_program->waitForReadyRead(200));
    say("YXSTOP\n");
    QCOMPARE(line().split(',').size(), 2);
    say("ABOUT\n");
    QVERIFY(line().startsWith("name="));
}

void TestBrainProgram::linesAreToldWhileItThinks()
{
    say(QByteArray("START 15\n") + LongThought + "YXBOARD\n7,7,2\nDONE\nYXNBEST 2\n");
    QCOMPARE(line(), QByteArray("OK"));
    QByteArray told;
    while (told != "INFO DEPTH 3")
        QVERIFY2((told = line()).startsWith("INFO"), told);
    say("YXSTOP\n");
    while (told.startsWith("INFO"))
        told = line();
    QCOMPARE(told.split(',').size(), 2);
}

void TestBrainProgram::anEndEndsTheSearch()
{
    say(QByteArray("START 15\n") + LongThought + "TURN 7,7\n");
    QCOMPARE(line(), QByteArray("OK"));
    say("END\n");
    QVERIFY(m_program->waitForFinished(Patience));
    QCOMPARE(m_program->exitStatus(), QProcess::NormalExit);
}

void TestBrainProgram::theEndOfItsInputEndsIt_data()
{
    QTest::addColumn<QByteArray>("said");
    QTest::newRow("nothing said") << QByteArray();
    QTest::newRow("while it thinks") << QByteArray("START 15\n") + LongThought + "TURN 7,7\n";
    QTest::newRow("within a list") << QByteArray("START 15\nBOARD\n7,7,2\n");
    QTest::newRow("within a line") << QByteArray("START 15\nTURN 7");
}

void TestBrainProgram::theEndOfItsInputEndsIt()
{
    QFETCH(QByteArray, said);
    say(said);
    m_program->closeWriteChannel();
    QVERIFY(m_program->waitForFinished(Patience));
    QCOMPARE(m_program->exitCode(), 0);
}

void TestBrainProgram::linesThatComeWhileItThinksAreNotLost()
{
    say(QByteArray("START 15\n") + LongThought + "TURN 7,7\nRESTART\nBEGIN\nYXSTOP\nTURN 8,8\nYXSTOP\n");
    QCOMPARE(line(), QByteArray("OK"));
    QCOMPARE(line().split(',').size(), 2);
    QCOMPARE(line(), QByteArray("OK"));
    QCOMPARE(line(), QByteArray("7,7"));
    QCOMPARE(line().split(',').size(), 2);
}

} // namespace tst_brainprogram

QTEST_GUILESS_MAIN(tst_brainprogram::TestBrainProgram)
#include "tst_brainprogram.moc"
