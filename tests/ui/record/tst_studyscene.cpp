// SPDX-License-Identifier: MIT
#include "studyfixture.h"

#include "ui/record/page/studyscene.h"
#include "ui/record/tree/treesnapshot.h"

#include <QTest>

#include <functional>

namespace tst_studyscene {

using namespace kagetsu;
using namespace kagetsu::ui;
using studyfixture::at;

namespace {

// A record that is looked at, without a page.
struct Study
{
    // Nothing where there are no bytes.
    Study(const std::string &bytes, const QString &name)
    {
        if (bytes.empty())
            return;
        record = document::Record(document::openRecord(bytes, name).value());
        line.start(tree());
    }

    const record::GameTree &tree() const { return record.document()->tree(); }
    void goTo(record::NodeId node) { line.goTo(tree(), node); }
    void index() { snapshot = std::make_shared<const TreeSnapshot>(tree(), TreeSnapshot::Similar::Kept); }

    // As the page knows it, with what a row changes.
    StudyScene scene(const std::function<void(StudyState &)> &change = {})
    {
        const NodeFacts facts =
            record.document() ? factsOf(*record.document(), line, snapshot.get(), wanted) : NodeFacts {};
        StudyState state { .record = record, .line = line, .facts = facts, .snapshot = snapshot };
        if (change)
            change(state);
        return studyScene(state);
    }

    document::Record record;
    document::Line line;
    std::shared_ptr<const TreeSnapshot> snapshot;
    WantedFacts wanted;
};

using Change = std::function<void(StudyState &)>;

QString pointsText(const std::vector<rules::Point> &points)
{
    QStringList texts;
    for (const rules::Point point : points)
        texts << QString::fromStdString(rules::toText(point));
    texts.sort();
    return texts.join(QLatin1Char(' '));
}

QString pointsOf(const BoardPicture &board, const std::function<bool(const BoardCell &)> &isMeant)
{
    std::vector<rules::Point> points;
    for (const rules::Point point : board.points()) {
        if (isMeant(board.at(point)))
            points.push_back(point);
    }
    return pointsText(points);
}

const char *const Game = "(;GM[4]SZ[15]RU[Renju]PB[Ann]PW[Bob];B[hh]N[Centre]C[So it began.]LB[aa:x]"
                         "(;W[hg];B[ig])(;W[ig];B[hg]))";
// Two orders of the same moves that meet again: H8 H9 I9, and I9 H9.
const char *const Meeting = "(;GM[4]SZ[15](;B[hh];W[hg];B[ig])(;B[ig];W[hg]))";
// A double-three on H8, and White wins; there would be another on L4.
const char *const Foul = "(;GM[4]SZ[15]RU[Renju]RE[W+F]AB[lk][lm][kl][ml]"
                         ";B[gh];W[aa];B[ih];W[ca];B[hg];W[ea];B[hi];W[ga];B[hh]";

} // namespace

// What the study page shows, of each moment and without a widget.
class TestStudyScene : public QObject
{
    Q_OBJECT

private slots:
    void aTapMeansWhatTheMomentAllows_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<int>("node");
        QTest::addColumn<bool>("isIndexed");
        QTest::addColumn<Change>("change");
        QTest::addColumn<QString>("leadsOn");
        QTest::addColumn<QString>("lays"); // whose stone
        QTest::addColumn<int>("same");
        const auto row = [](const char *name, const char *bytes, int node, bool isIndexed, const Change &change,
                             const char *leadsOn, const char *lays, int same) {
            QTest::newRow(name) << QByteArray(bytes) << node << isIndexed << change << QString::fromLatin1(leadsOn)
                                << QString::fromLatin1(lays) << same;
        };
        const Change edit = [](StudyState &state) { state.mode = StudyMode::Edit; };
        row("the start of a record", Game, 0, true, {}, "H8", "", 0);
        row("variations", Game, 1, true, {}, "H9 I9", "", 0);
        row("the end of a line", Game, 3, true, {}, "", "", 0);
        row("editing", Game, 1, true, edit, "", "white", 0);
        row(
            "editing, with a sign in the hand", Game, 1, true,
            [](StudyState &state) {
                state.mode = StudyMode::Edit;
                state.tool = StudyTool::Circle;
            },
            "", "", 0);
        row(
            "a move is put between two, whatever the tool", Game, 1, true,
            [](StudyState &state) {
                state.mode = StudyMode::Edit;
                state.tool = StudyTool::Circle;
                state.hand.isInserting = true;
            },
            "", "white", 0);
        row("a point is proved", Game, 1, true, [](StudyState &state) { state.proves = true; }, "", "", 0);
        row(
            "a point is proved while one edits", Game, 1, true,
            [](StudyState &state) {
                state.mode = StudyMode::Edit;
                state.proves = true;
            },
            "", "", 0);
        row("a stone leads into another branch", Meeting, 5, true, {}, "H8", "", 0);
        row("the position stands elsewhere, too, after it", Meeting, 2, true, {}, "I9", "", 0);
        row("nothing is known of it yet", Meeting, 5, false, {}, "", "", 0);
        row("another order", "(;GM[4]SZ[15](;B[hh];W[hg];B[ig])(;B[ig];W[hg];B[hh]))", 3, true, {}, "", "", 1);
        row("no record", "", 0, false, edit, "", "", 0);
    }
    void aTapMeansWhatTheMomentAllows()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(int, node);
        QFETCH(bool, isIndexed);
        QFETCH(Change, change);
        QFETCH(QString, leadsOn);
        QFETCH(QString, lays);
        QFETCH(int, same);
        Study study(bytes.toStdString(), QStringLiteral("game.sgf"));
        if (!bytes.isEmpty())
            study.goTo(static_cast<record::NodeId>(node));
        if (isIndexed)
            study.index();
        const StudyScene scene = study.scene(change);
        QCOMPARE(scene.hasRecord, !bytes.isEmpty());
        QCOMPARE(pointsText(scene.leadsOn), leadsOn);
        QCOMPARE(scene.lays.has_value(), !lays.isEmpty());
        if (scene.lays)
            QCOMPARE(*scene.lays, lays == QStringLiteral("white") ? rules::Side::White : rules::Side::Black);
        QCOMPARE(scene.same.count, same);
    }

    void aNodeIsShownWithItsMovesTextsAndPlace()
    {
        Study study(Game, QStringLiteral("game.sgf"));
        study.goTo(1);
        const StudyScene scene = study.scene();
        QCOMPARE(scene.notes.headline, QStringLiteral("Centre"));
        QCOMPARE(scene.notes.comment, QStringLiteral("So it began."));
        QCOMPARE(scene.place, 1);
        QCOMPARE(scene.end(), 3);
        QCOMPARE(scene.node, record::NodeId(1));
        QCOMPARE(scene.board.at(at("H8")).number, 1);
        QCOMPARE(scene.board.at(at("A15")).mark.label, QStringLiteral("x"));
        QCOMPARE(scene.board.at(at("H9")).signs.next, NextMove::Main);
        QCOMPARE(scene.board.at(at("I9")).signs.next, NextMove::Variation);
        QCOMPARE(scene.head.game->black.name, std::string("Ann"));
        QVERIFY(!scene.isLibrary && !scene.listsGames);
        QVERIFY(scene.head.charset.isEmpty() && scene.head.remarks.isEmpty());
    }

    void onlyWhatOneWantsToSeeIsOnTheBoard()
    {
        Study study("(;GM[4]SZ[15]RU[Renju]AB[fh][gh][hg][hf]PL[B])", QStringLiteral("three.sgf"));
        const auto isForbidden = [](const BoardCell &cell) { return cell.signs.fouls.any(); };
        QCOMPARE(pointsOf(study.scene().board, isForbidden), QStringLiteral("H8"));
        const auto hide = [](StudyState &state) { state.shown.signs = false; };
        QCOMPARE(pointsOf(study.scene(hide).board, isForbidden), QString());
        Study seeming("(;GM[4]SZ[15]RU[Renju]AB[ci][ei][cj][fj][dk][ek][cl][dl])", QStringLiteral("look-19.sgf"));
        const auto seems = [](const BoardCell &cell) { return cell.signs.seeming.any(); };
        QCOMPARE(pointsOf(seeming.scene().board, seems), QString());
        seeming.wanted.seeming = true;
        QVERIFY(pointsOf(seeming.scene().board, seems).contains(QStringLiteral("B7")));
    }

    void theViewTurnsSquareBoardsAlone()
    {
        const auto turn = [](StudyState &state) { state.view = rules::Symmetry::Rotate90; };
        Study square(Game, QStringLiteral("game.sgf"));
        QCOMPARE(square.scene(turn).board.frame().view, rules::Symmetry::Rotate90);
        Study wide("(;GM[4]SZ[30:12];B[aa])", QStringLiteral("wide.sgf"));
        QCOMPARE(wide.scene(turn).board.frame().view, rules::Symmetry::Identity);
    }

    void anArrowWithoutAnEndBeginsInACircle()
    {
        Study study(Game, QStringLiteral("game.sgf"));
        const StudyScene scene = study.scene([](StudyState &state) { state.hand.arrowFrom = at("C3"); });
        QCOMPARE(scene.board.at(at("C3")).mark.shape, MarkShape::Circle);
    }

    void aForbiddenMoveThatEndedTheGameIsHeld()
    {
        const auto isForbidden = [](const BoardCell &cell) { return cell.signs.fouls.any(); };
        Study study(Foul + std::string(")"), QStringLiteral("foul.sgf"));
        study.goTo(9);
        const StudyScene scene = study.scene();
        QVERIFY(scene.proof.held == at("H8"));
        QVERIFY(scene.proof.scene->position.isEmpty(at("H8"))); // where it was still to be played
        QCOMPARE(scene.board.at(at("H8")).stone, rules::Stone::Black);
        QCOMPARE(pointsOf(scene.board, isForbidden), QString());
        study.goTo(8);
        QVERIFY(!study.scene().proof.held);
        QCOMPARE(pointsOf(study.scene().board, isForbidden), QStringLiteral("H8 L4"));
    }

    void aForbiddenMoveThatWasNotClaimedEndedNothing()
    {
        Study study(Foul + std::string(";W[oo])"), QStringLiteral("missed.sgf"));
        study.goTo(9);
        QVERIFY(!study.scene().proof.held);
        QVERIFY(study.scene().board.at(at("L4")).signs.fouls.any());
    }

    void whereNothingIsForbiddenThatIsSaid_data()
    {
        QTest::addColumn<QByteArray>("rule");
        QTest::addColumn<QString>("idle");
        QTest::addColumn<bool>("isJudged");
        QTest::newRow("renju") << QByteArray("Renju")
                               << QStringLiteral("Hover over an empty point to see whether a stone is allowed there, "
                                                 "and why. Tap to keep it selected.")
                               << true;
        QTest::newRow("free style") << QByteArray("Freestyle")
                                    << QStringLiteral("There are no forbidden points under this rule.") << false;
        QTest::newRow("no rule") << QByteArray() << QStringLiteral("The record does not say which rule was used.")
                                 << false;
    }
    void whereNothingIsForbiddenThatIsSaid()
    {
        QFETCH(QByteArray, rule);
        QFETCH(QString, idle);
        QFETCH(bool, isJudged);
        const QByteArray tag = rule.isEmpty() ? rule : "RU[" + rule + "]";
        Study study("(;GM[4]SZ[15]" + tag.toStdString() + ")", QStringLiteral("rule.sgf"));
        QCOMPARE(study.scene().proof.idle, idle);
        QCOMPARE(study.scene().proof.scene.has_value(), isJudged);
    }

    void aLibraryTellsItsPositionsAndEncoding()
    {
        // An example of record-renlib.md#examples.
        const QByteArray bytes =
            QByteArray::fromHex("FF52656E4C6962FF0304FFFFFFFFFFFFFFFFFFFF 0008 53657400 7700 0080 8844 68C9 0001 "
                                "BADAB1D8CAA40000 4100 6943 0001 31300000");
        Study study(bytes.toStdString(), QStringLiteral("example.lib"));
        QCOMPARE(positionsOf(study.tree(), nullptr), 4);
        study.index();
        QCOMPARE(positionsOf(study.tree(), study.snapshot.get()), 4);
        const StudyScene scene = study.scene([](StudyState &state) {
            state.positions = 4;
            state.remarks = 2;
        });
        QVERIFY(scene.isLibrary && !scene.head.game);
        QVERIFY(!scene.allowed.at(StudyCommand::BoardSize)); // it is no file yet
        QCOMPARE(scene.head.file, QStringLiteral("Library with 4 position(s)"));
        QVERIFY(scene.head.charset.startsWith(QStringLiteral("Encoding: ")));
        QCOMPARE(scene.head.remarks, QStringLiteral("2 remark(s)"));
    }

    void onlyWhatCanBeDoneIsAllowed_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<int>("node");
        QTest::addColumn<StudyHand>("hand");
        QTest::addColumn<QString>("allowed");
        QTest::newRow("the start") << QByteArray(Game) << 0 << StudyHand() << QStringLiteral("insert turn mirror");
        QTest::newRow("the start, with a branch to paste")
            << QByteArray(Game) << 0 << StudyHand { .canPaste = true } << QStringLiteral("paste insert turn mirror");
        QTest::newRow("the main line") << QByteArray(Game) << 2 << StudyHand()
                                       << QStringLiteral("delete copy main insert turn mirror");
        QTest::newRow("a variation") << QByteArray(Game) << 4 << StudyHand()
                                     << QStringLiteral("delete copy promote main insert turn mirror");
        QTest::newRow("the end of a line")
            << QByteArray(Game) << 3 << StudyHand() << QStringLiteral("delete copy main turn mirror");
        QTest::newRow("a large edit is being made")
            << QByteArray(Game) << 2 << StudyHand { .isFree = false, .canPaste = true }
            << QStringLiteral("delete copy main");
        QTest::newRow("a board that is not square")
            << QByteArray("(;GM[4]SZ[30:12];B[aa])") << 1 << StudyHand() << QStringLiteral("delete copy main");
    }
    void onlyWhatCanBeDoneIsAllowed()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(int, node);
        QFETCH(StudyHand, hand);
        QFETCH(QString, allowed);
        Study study(bytes.toStdString(), QStringLiteral("game.sgf"));
        study.goTo(static_cast<record::NodeId>(node));
        const StudyScene scene = study.scene([&hand](StudyState &state) { state.hand = hand; });
        using enum StudyCommand;
        const std::pair<StudyCommand, const char *> names[] { { Delete, "delete" }, { Copy, "copy" },
            { Paste, "paste" }, { Promote, "promote" }, { MakeMain, "main" }, { Insert, "insert" },
            { TurnRecord, "turn" }, { MirrorRecord, "mirror" } };
        QStringList told;
        for (const auto &[command, name] : names) {
            if (scene.allowed.at(command))
                told << QLatin1String(name);
        }
        QCOMPARE(told.join(QLatin1Char(' ')), allowed);
        QCOMPARE(scene.allowed.at(Cut), scene.allowed.at(Delete));
        QVERIFY(!scene.allowed.at(BoardSize));
    }

    void severalGamesAreListed()
    {
        Study study("(;GM[4]SZ[15];B[hh])(;GM[4]SZ[15];B[hg])", QStringLiteral("two.sgf"));
        QVERIFY(study.scene().listsGames);
    }

    // Else nothing would be drawn, or all of it each time.
    void scenesAreEqualWhereNothingHappened()
    {
        Study study(Meeting, QStringLiteral("meet.sgf"));
        study.index();
        study.goTo(5);
        QVERIFY(study.scene() == study.scene());
        const Change changes[] { [](StudyState &state) { state.mode = StudyMode::Edit; },
            [](StudyState &state) { ++state.shape; }, [](StudyState &state) { state.shown.numbers = false; },
            [](StudyState &state) { state.shown.nextMoves = false; }, [](StudyState &state) { state.remarks = 1; },
            [](StudyState &state) { state.view = rules::Symmetry::MirrorX; },
            [](StudyState &state) { state.snapshot.reset(); } };
        for (const Change &change : changes)
            QVERIFY(study.scene() != study.scene(change));
    }
};

} // namespace tst_studyscene

QTEST_MAIN(tst_studyscene::TestStudyScene)
#include "tst_studyscene.moc"
