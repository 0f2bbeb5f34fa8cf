// SPDX-License-Identifier: MIT
#include "record/document/infochanges.h"
#include "record/document/newgame.h"
#include "record/document/record.h"

#include <QSignalSpy>
#include <QTest>

#include <functional>

namespace tst_games {

using namespace kagetsu;
using namespace kagetsu::document;

namespace {

OpenedRecord opened(std::string bytes)
{
    return openRecord(std::move(bytes), QStringLiteral("games.sgf")).value();
}

const char *const Three =
    "first\n(;GM[4]SZ[15]PB[A];B[hh])\n two (;GM[4]SZ[15]PB[B];B[ha])(;GM[4]SZ[15]PB[C];B[hb]) end";

std::string namesOf(const Record &record)
{
    std::string names;
    for (std::size_t i = 0; i < record.collection().size(); ++i)
        names += record.collection().entry(i).black.name;
    return names;
}

// What was done to the games, then one is shown.
bool arrange(Record &record, const GameOrder &order, int shown)
{
    const auto from = record.sharedCollection();
    return record.arrange(from, order, arranged(*from, order), shown);
}

QByteArray saved(const Record &record)
{
    return savedAs(record.content(), RecordFormat::Sgf)->bytes;
}

void play(RecordDocument &document, rules::Point point)
{
    document.edit({ QStringLiteral("Move") }, 0, [&](record::TreeEditor &editor) {
        return editor.add(0, record::NodeAction(record::Move::stone(rules::Side::Black, point)));
    });
}

} // namespace

// The games of a record: an empty one to begin with, others beside it, their order.
class TestGames : public QObject
{
    Q_OBJECT

private slots:
    // So undo and redo do not lose the number that ties a record to its game in a tournament.
    void everyChangedFactIsTaken()
    {
        record::GameInfo to;
        to.black.team = "Kyoto";
        to.table = "7";
        to.arbiter = "Aoki";
        to.tournamentGame = "3:1:2";
        to.charset = "GBK";
        QVERIFY(withChanges({}, {}, to) == to);
        record::GameInfo kept;
        kept.charset = "UTF-8";
        record::GameInfo both = to;
        both.charset = "UTF-8";
        record::GameInfo from;
        from.charset = "GBK";
        QVERIFY(withChanges(kept, from, to) == both); // what is the same in both stays as it is
    }

    void anEmptyGameIsOfAnyBoardAndRule()
    {
        for (int size = rules::MinBoardSize; size <= rules::MaxBoardSize; ++size) {
            for (const rules::Rule rule : rules::AllRules) {
                const Record record(recordOf({ size, rule }, QStringLiteral("New")));
                QCOMPARE(record.document()->tree().columns(), size);
                QCOMPARE(record.document()->tree().rows(), size);
                QCOMPARE(record.document()->tree().nodeCount(), 1U);
                QCOMPARE(record.document()->rule(), rule);
                QCOMPARE(record.fileName(), QStringLiteral("New"));
                QVERIFY(record.path().isEmpty());
                QVERIFY(!record.isModified());
                QVERIFY(record.messages().empty());
            }
        }
    }

    void anOrderIsThatOfTheGamesThatAreLeft()
    {
        using Places = std::vector<int>;
        QCOMPARE(withGamesAfter(2, 0, "x").places, (Places { 0, GameOrder::Added, 1 }));
        QCOMPARE(withGamesAfter(2, 1, "x").places, (Places { 0, 1, GameOrder::Added }));
        QCOMPARE(withoutGame(3, 1).places, (Places { 0, 2 }));
        QCOMPARE(withGameMoved(3, 0, 1).places, (Places { 1, 0, 2 }));
        QCOMPARE(withGameMoved(3, 2, -1).places, (Places { 0, 2, 1 }));
        QCOMPARE(withGameMoved(4, 0, 3).places, (Places { 1, 2, 3, 0 }));
    }

    void gamesAreMovedWithTheBytesBetweenThem()
    {
        Record record(opened(Three));
        QVERIFY(arrange(record, withGameMoved(3, 0, 1), 1));
        QCOMPARE(namesOf(record), std::string("BAC"));
        QCOMPARE(record.index(), 1);
        QVERIFY(record.isModified());
        const QByteArray bytes = saved(record);
        QVERIFY(bytes.contains("two (;GM[4]SZ[15]PB[B];B[ha])"));
        QVERIFY(bytes.contains("first"));
        QVERIFY(bytes.endsWith(" end"));
        QVERIFY(bytes.indexOf("PB[B]") < bytes.indexOf("PB[A]"));
        QVERIFY(bytes.indexOf("PB[A]") < bytes.indexOf("PB[C]"));
    }

    void editsGoWithTheirGame()
    {
        Record record(opened(Three));
        record.show(1);
        play(*record.document(), { 0, 0 });
        const auto edited = record.document();
        record.show(2);
        QVERIFY(arrange(record, withGameMoved(3, 2, -2), 0)); // C A B
        QCOMPARE(namesOf(record), std::string("CAB"));
        QCOMPARE(record.index(), 0);
        record.show(2);
        QCOMPARE(record.document(), edited);
        QVERIFY(saved(record).contains("B[ao]"));
        QVERIFY(saved(record).indexOf("PB[A]") < saved(record).indexOf("B[ao]"));
        QVERIFY(arrange(record, withoutGame(3, 2), 1));
        QVERIFY(!saved(record).contains("B[ao]"));
        QCOMPARE(namesOf(record), std::string("CA"));
        QCOMPARE(record.index(), 1);
    }

    void aGameIsAddedToARecordOfOne()
    {
        Record record(recordOf({ 19, rules::Rule::Standard }, QStringLiteral("New")));
        play(*record.document(), { 3, 3 });
        QVERIFY(arrange(record, withGamesAfter(1, 0, textOf({ 9, rules::Rule::Caro })), 1));
        QCOMPARE(record.document()->tree().columns(), 9);
        QCOMPARE(record.document()->rule(), rules::Rule::Caro);
        const QByteArray bytes = saved(record);
        const Record again(opened(bytes.toStdString()));
        QCOMPARE(again.collection().size(), 2U);
        QVERIFY(bytes.contains("B[dp]")); // what was edited before is there
        QVERIFY(arrange(record, withoutGame(2, 0), 0));
        QVERIFY(!saved(record).contains("B[dp]"));
        QVERIFY(record.isModified());
    }

    void whatWasArrangedWhileItWasSavedIsUnsaved()
    {
        Record record(opened(Three));
        QVERIFY(arrange(record, withGameMoved(3, 0, 1), 1));
        const RecordContent first = record.content();
        QVERIFY(arrange(record, withGameMoved(3, 0, 1), 1));
        record.setSaved(QStringLiteral("/x/a.sgf"), first, {});
        QVERIFY(record.isModified());
        record.setSaved(QStringLiteral("/x/a.sgf"), record.content(), {});
        QVERIFY(!record.isModified());
    }

    void anOrderOfAnotherFileIsNotTaken()
    {
        Record record(opened(Three));
        const auto from = record.sharedCollection();
        const GameOrder order = withoutGame(3, 0);
        ArrangedGames late = arranged(*from, order);
        QVERIFY(arrange(record, withoutGame(3, 2), 0));
        QVERIFY(!record.arrange(from, order, std::move(late), 0));
        QCOMPARE(namesOf(record), std::string("AB"));
    }

    void aFileInAnotherCharsetIsWrittenAnewWithItsTexts()
    {
        // Two games in GB18030.
        Record record(opened("(;GM[4]CA[GB18030]SZ[15]PB[\xb9\xfa];B[hh])(;GM[4]CA[GB18030]SZ[15]PB[\xd6\xd0])"));
        QVERIFY(arrange(record, withGameMoved(2, 1, -1), 0));
        const Record again(opened(saved(record).toStdString()));
        QCOMPARE(namesOf(again), std::string("中国"));
        QVERIFY(!again.collection().isCharsetGuessed());
    }

    void whatWasRenamedStaysInAnotherEncoding()
    {
        const std::string bytes("(;GM[4]SZ[15]PB[\xd6\xd0]PW[\xb9\xfa]EV[\xb9\xfa];B[hh])");
        const auto read = [&](const char *charset) {
            return openRecord(bytes, QStringLiteral("a.sgf"), { .charset = charset }).value();
        };
        Record record(read("KOI8-R"));
        RecordDocument &document = *record.document();
        record::GameInfo info = document.game().info;
        info.black.name = "Ann";
        document.editInfo(QStringLiteral("Rename"), 0, info);
        OpenedRecord again = read("GB18030");
        auto second = reread(record.content(), again);
        QVERIFY(second && record.adopt(std::move(*second), 0, QStringLiteral("Text encoding")));
        QCOMPARE(document.game().info.black.name, std::string("Ann"));
        QCOMPARE(document.game().info.white.name, std::string("国"));
        QCOMPARE(document.game().info.event, std::string("国"));
        QCOMPARE(document.game().info.charset, std::string("GB18030"));
        while (document.steps().canUndo())
            document.steps().undo();
        QVERIFY(document.game().info.black.name != "Ann");
        QCOMPARE(document.game().info.white.name, std::string("国"));
        QCOMPARE(document.game().info.charset, std::string("GB18030"));
    }

    void whatIsSetUpReshapes()
    {
        Record record(opened("(;GM[4]SZ[15]AB[hh];W[ha])"));
        RecordDocument &document = *record.document();
        QSignalSpy edited(&document, &RecordDocument::edited);
        const auto edit = [&](const std::function<void(record::NodeDetails &)> &change) {
            edited.clear();
            document.edit({ QStringLiteral("Edit") }, 0, [&](record::TreeEditor &editor) {
                record::NodeDetails details = document.tree().details(0);
                change(details);
                editor.setDetails(0, std::move(details));
                return 0U;
            });
            return edited.at(0).at(1).toBool();
        };
        QVERIFY(edit([](record::NodeDetails &details) { details.setup.white.push_back({ 0, 0 }); }));
        QVERIFY(edit([](record::NodeDetails &details) { details.setup.toMove = rules::Side::Black; }));
        QVERIFY(!edit([](record::NodeDetails &details) { details.fifthMoves = 3; })); // only told
        document.steps().undo();
        edited.clear();
        document.steps().undo();
        QVERIFY(edited.at(0).at(1).toBool());
    }

    void aGameThatIsCutOffIsClosed_data()
    {
        QTest::addColumn<QByteArray>("end");
        QTest::newRow("within its tree") << QByteArray("B[hb]");
        QTest::newRow("within a branch") << QByteArray("B[hb](;W[aa](;B[bb])");
        QTest::newRow("within a value") << QByteArray("B[hb]C[so it");
    }
    void aGameThatIsCutOffIsClosed()
    {
        QFETCH(QByteArray, end);
        Record record(opened("(;GM[4]SZ[15]PB[A];B[hh]) two (;GM[4]SZ[15]PB[B];" + end.toStdString()));
        QVERIFY(arrange(record, withGamesAfter(2, 1, textOf({ 9, rules::Rule::Caro })), 2));
        QCOMPARE(record.collection().size(), 3U);
        QCOMPARE(namesOf(record), std::string("AB"));
        QVERIFY(arrange(record, withGameMoved(3, 1, -1), 0));
        QCOMPARE(namesOf(record), std::string("BA"));
        QVERIFY(saved(record).contains("B[hb]"));
        QVERIFY(saved(record).contains(" two "));
    }

    void aGameIsRenamedWithUndo()
    {
        Record record(opened(Three));
        RecordDocument &document = *record.document();
        record::GameInfo info = document.game().info;
        info.gameName = "Study";
        document.editInfo(QStringLiteral("Rename"), 0, info);
        document.editInfo(QStringLiteral("Rename"), 0, info); // nothing changes
        QCOMPARE(document.steps().count(), 1);
        QVERIFY(saved(record).contains("GN[Study]"));
        QCOMPARE(record.infos().at(0).gameName, std::string("Study"));
        document.steps().undo();
        QVERIFY(!saved(record).contains("GN["));
        QVERIFY(!record.isModified());
        document.steps().redo();
        QVERIFY(saved(record).contains("GN[Study]"));
    }
};

} // namespace tst_games

QTEST_GUILESS_MAIN(tst_games::TestGames)
#include "tst_games.moc"
