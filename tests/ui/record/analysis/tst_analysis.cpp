// SPDX-License-Identifier: MIT
#include "../../../rules/stones.h"
#include "scripted.h"
#include "ui/record/analysis/analysis.h"
#include "ui/record/analysis/analysisscene.h"

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>

namespace tst_analysis {

using namespace kagetsu;
using namespace kagetsu::ui;
using namespace kagetsu::ui::test;
using rules::at;
using rules::Side;
using State = Analysis::State;

namespace {

engine::Position positionOf(const char *black, const char *white, Side toMove = Side::Black, int size = 15,
    rules::Rule rule = rules::Rule::Renju)
{
    return analysedPosition(rules::stones(black, white, size), {}, toMove, { .rule = rule });
}

} // namespace

// Engines in real processes, which look at positions.
class TestAnalysis : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_time.start();
        m_analysis = std::make_unique<Analysis>([this] { return engine::Moment(m_time.elapsed() + m_later); });
    }
    void cleanup()
    {
        m_analysis.reset();
        m_later = 0;
    }

    void linesAreToldWhileItSearches()
    {
        look(thinking({ "--evals", "120;-30", "--lines", "7,7 8,8;6,6" }), positionOf("A1", "B2"));
        QTRY_COMPARE(m_analysis->lines().size(), std::size_t { 3 });
        QCOMPARE(m_analysis->state(), State::Searching);
        const AnalysedLine &best = m_analysis->lines().front();
        QCOMPARE(best.worth->value, 120);
        QCOMPARE(best.moves, (std::vector<rules::Point> { at("H8"), at("I7") }));
        QCOMPARE(m_analysis->lines()[1].worth->value, -30);
        QCOMPARE(m_analysis->pace().depth, std::optional(9));
        m_later = 5'000;
        QVERIFY(m_analysis->pace().time >= std::chrono::seconds(5));
    }

    // A line is believed as far as it can be played.
    void linesOfNonsenseAreLeftOut()
    {
        const engine::Profile profile = scripted({ "--lines", "7,7 0,14;7,7;7,7;7,7 0,14;99,3;99,3" });
        look(profile, positionOf("H8", "A1"));
        QTRY_COMPARE(m_analysis->state(), State::Finished);
        QCOMPARE(m_analysis->lines().size(), std::size_t { 1 }); // the move it plays
        QVERIFY(!m_analysis->lines().front().worth);
        m_analysis->setPosition(positionOf("O15", "A1"));
        QTRY_COMPARE(m_analysis->state(), State::Finished);
        QCOMPARE(m_analysis->lines().front().moves, std::vector<rules::Point> { at("H8") });
    }

    void itRestsWhenItHasEnded()
    {
        look(scripted({}), positionOf("A1", "B2"));
        QTRY_COMPARE(m_analysis->state(), State::Finished);
        QVERIFY(m_analysis->lines().size() >= 1);
        const auto took = m_analysis->pace().time;
        m_later = 60'000;
        QCOMPARE(m_analysis->pace().time, took);
        QVERIFY(m_analysis->hasProcess()); // for the next position
    }

    void aNewerPositionReplacesTheOlder()
    {
        look(thinking({ "--lines", "7,7;7,7;7,7;7,7;7,7;7,7" }), positionOf("A1", "B2"));
        QTRY_VERIFY(!m_analysis->lines().empty());
        for (const char *point : { "C3", "D4", "E5" })
            m_analysis->setPosition(positionOf("A1", point));
        QVERIFY(m_analysis->lines().empty()); // at once
        QCOMPARE(m_analysis->state(), State::Off);
        QTRY_COMPARE(m_analysis->state(), State::Searching);
        QTRY_VERIFY(!m_analysis->lines().empty());
        QCOMPARE(m_analysis->position()->stones.back().point, at("E5"));
    }

    void withoutAPositionNothingIsAsked()
    {
        look(thinking({}), positionOf("A1", "B2"));
        QTRY_VERIFY(!m_analysis->lines().empty());
        m_analysis->setPosition(std::nullopt);
        QVERIFY(m_analysis->lines().empty());
        QVERIFY(!m_analysis->isDue());
        QCOMPARE(m_analysis->state(), State::Off);
    }

    void stoppedItKeepsItsLinesAndNoProcess()
    {
        look(thinking({}), positionOf("A1", "B2"));
        QTRY_VERIFY(!m_analysis->lines().empty());
        m_analysis->stop();
        QCOMPARE(m_analysis->state(), State::Off);
        QVERIFY(!m_analysis->lines().empty());
        QTRY_VERIFY(!m_analysis->hasProcess());
        m_analysis->setPosition(positionOf("A1", "C3"));
        QVERIFY(!m_analysis->isDue() && !m_analysis->hasProcess()); // nobody wants it
        m_analysis->start();
        QTRY_VERIFY(!m_analysis->lines().empty());
    }

    void anEngineWithoutLinesTellsItsMove()
    {
        engine::Profile plain = scripted({ "--moves", "7,7" });
        plain.arguments.erase(plain.arguments.begin());
        for (const engine::Dialect dialect : { engine::Dialect::Gomocup, engine::Dialect::Yixin }) {
            plain.dialect = dialect; // also where its profile promises more
            look(plain, positionOf("A1", "B2", Side::Black, 15, rules::Rule::FreeStyle));
            QTRY_COMPARE(m_analysis->state(), State::Finished);
            QCOMPARE(m_analysis->lines().size(), std::size_t { 1 });
            QCOMPARE(m_analysis->lines().front().moves, std::vector<rules::Point> { at("H8") });
            QVERIFY(!m_analysis->lines().front().worth);
            m_analysis->stop();
        }
    }

    void whatGoesWrongIsTold_data()
    {
        QTest::addColumn<engine::Profile>("profile");
        QTest::addColumn<engine::Position>("position");
        QTest::addColumn<QString>("told");
        const auto row = [](const char *name, const engine::Profile &profile, const engine::Position &position,
                             const char *told) { QTest::newRow(name) << profile << position << QString(told); };
        engine::Profile missing = scripted({});
        missing.program = "/there/is/no/such/engine";
        row("no such program", missing, positionOf("A1", "B2"), "could not be started");
        row("it ends while starting", scripted({ "--exit-at-start" }), positionOf("A1", "B2"), "exited while starting");
        row("a board it does not know", scripted({}), positionOf("A1", "B2", Side::Black, 22), "this board");
        row("a rule it does not know", scripted({}), positionOf("A1", "B2", Side::Black, 15, rules::Rule::Caro),
            "this rule");
        row("a pass", scripted({}), positionOf("A1 B1 C1", "B2"), "passes");
    }
    void whatGoesWrongIsTold()
    {
        QFETCH(engine::Profile, profile);
        QFETCH(engine::Position, position);
        QFETCH(QString, told);
        look(profile, position);
        QTRY_COMPARE(m_analysis->state(), State::Failed);
        QVERIFY2(m_analysis->failure().contains(told), qPrintable(m_analysis->failure()));
        QVERIFY(m_analysis->lines().empty());
    }

    void afterAFailureTheNextPositionIsAsked()
    {
        look(thinking({}), positionOf("A1 B1 C1", "B2"));
        QTRY_COMPARE(m_analysis->state(), State::Failed);
        m_analysis->setPosition(positionOf("A1", "B2"));
        QTRY_VERIFY(!m_analysis->lines().empty());
        QVERIFY(m_analysis->failure().isEmpty());
    }

    void anotherEngineBeginsAnew()
    {
        look(thinking({ "--evals", "1;1;1" }), positionOf("A1", "B2"));
        QTRY_COMPARE(m_analysis->lines().size(), std::size_t { 3 });
        m_analysis->setProfile(thinking({ "--evals", "2;2;2" }));
        QTRY_VERIFY(!m_analysis->lines().empty() && m_analysis->lines().front().worth->value == 2);
        m_analysis->setLines(1);
        QVERIFY(m_analysis->lines().empty());
        QTRY_COMPARE(m_analysis->lines().size(), std::size_t { 1 });
    }

    void theOpponentOfTheProgramAnalyses()
    {
        engine::Profile own = scripted({});
        own.program = KAGETSU_BRAIN;
        own.arguments.clear();
        look(own, positionOf("H8 I9", "H9", Side::White));
        QTRY_VERIFY(m_analysis->lines().size() == 3 && m_analysis->pace().depth.value_or(0) >= 4);
        QCOMPARE(m_analysis->state(), State::Searching);
        m_analysis->stop();
        QTRY_VERIFY(!m_analysis->hasProcess());
    }

private:
    void look(const engine::Profile &profile, const engine::Position &position)
    {
        m_analysis->setProfile(profile);
        m_analysis->setPosition(position);
        m_analysis->start();
    }

    QElapsedTimer m_time;
    qint64 m_later = 0;
    std::unique_ptr<Analysis> m_analysis;
};

} // namespace tst_analysis

QTEST_MAIN(tst_analysis::TestAnalysis)
#include "tst_analysis.moc"
