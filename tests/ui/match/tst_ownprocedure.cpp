// SPDX-License-Identifier: MIT
#include "fixture.h"
#include "match/catalogue/procedures.h"
#include "match/model/record/replayopening.h"
#include "opening/file/shipped.h"
#include "record/collection.h"

#include <QFile>
#include <QTest>

namespace tst_ownprocedure {

using namespace kagetsu;
using namespace kagetsu::ui;

namespace {

// As the new-game dialog makes it: an organiser's own procedure with conditions laid on it.
opening::Procedure ownProcedure()
{
    const auto read = catalogue::readProcedureFile(QStringLiteral(KAGETSU_TEST_DATA "/openings/club.json"));
    if (!read)
        qFatal("the procedure is not read");
    opening::Terms terms;
    terms.values = { { "width", 3 } };
    return opening::procedureBy(terms, read->front()).value();
}

opening::Place stone(const char *point)
{
    return { rules::pointFromText(point, 15).value() };
}

} // namespace

// A game by an organiser's own procedure needs that organiser's file never again.
class TestOwnProcedure : public QObject
{
    Q_OBJECT

private slots:
    void aGameGoesOnAtTheSameStep()
    {
        FakeTime time;
        const QTemporaryDir folder;
        match::MatchSetup setup = plainSetup();
        setup.opening = ownProcedure();
        QString journal;
        {
            host::MatchHost host(time);
            QVERIFY(host.startMatch(setup, folder.path()).hasValue());
            QVERIFY(host.execute(match::Act { Seat::A, stone("H8") }));
            QVERIFY(!host.wouldAccept(match::Act { Seat::A, stone("J8") })); // outside the middle 3×3 of this game
            QVERIFY(host.execute(match::Act { Seat::A, stone("H9") }));
            journal = host.journalPath();
        }
        host::MatchHost host(time);
        QVERIFY(host.resumeMatch(journal).hasValue());
        const opening::Procedure &kept = host.match().setup().opening;
        QVERIFY(kept.id == setup.opening.id);
        QVERIFY(kept.params == setup.opening.params);
        QVERIFY(kept.steps == setup.opening.steps);
        QVERIFY(host.execute(match::Resume {}));
        QVERIFY(host.match().opening().need().kind == opening::NeedKind::Choose);
        QVERIFY(host.match().opening().need().seat == Seat::B);
        QVERIFY(host.execute(match::Act { Seat::B, opening::Choose { "white" } }));
        QVERIFY(host.match().phase() == match::Phase::Playing);
    }

    void recordIsReadableWithoutTheProcedureFile()
    {
        FakeTime time;
        const QTemporaryDir folder;
        match::MatchSetup setup = plainSetup();
        setup.opening = ownProcedure();
        host::MatchHost host(time);
        QVERIFY(host.startMatch(setup, folder.path()).hasValue());
        for (const char *point : { "H8", "I9" })
            QVERIFY(host.execute(match::Act { Seat::A, stone(point) }));
        QVERIFY(host.execute(match::Act { Seat::B, opening::Choose { "black" } }));
        QVERIFY(host.execute(match::Act { Seat::B, stone("G7") }));
        const record::Collection read = record::readCollection(host.sgf().toStdString());
        const record::Game game = read.readGame(0);
        const auto procedure = match::procedureOf(game.info, opening::shippedProcedures());
        QVERIFY(procedure.has_value());
        QVERIFY(procedure->id == "club-evening");
        QVERIFY(procedure->params == setup.opening.params);
        const match::OpeningOfRecord told = match::replayOpening(game, *procedure);
        QVERIFY(!told.fault);
        QVERIFY(told.isTold);
        QVERIFY(told.opening->isFinished());
        QVERIFY(told.opening->ownerOf(rules::Side::Black) == Seat::B);
    }
};

} // namespace tst_ownprocedure

QTEST_GUILESS_MAIN(tst_ownprocedure::TestOwnProcedure)
#include "tst_ownprocedure.moc"
