// SPDX-License-Identifier: MIT
#include "renlibhelp.h"

#include "record/edit/treemerge.h"

#include <QTest>

namespace tst_treemerge {

using namespace kagetsu;
using namespace kagetsu::record;

// One library read into another (record-renlib.md#merging).
class TestTreeMerge : public QObject
{
    Q_OBJECT

private slots:
    void libraries_data()
    {
        QTest::addColumn<QByteArray>("one");
        QTest::addColumn<QByteArray>("other");
        QTest::addColumn<QStringList>("nodes");
        QTest::addColumn<QStringList>("conflicts");
        const auto row = [](const char *name, const char *one, const char *other, const QStringList &nodes,
                             const QStringList &conflicts = {}) {
            QTest::newRow(name) << header34() + fromHex(one) << header34() + fromHex(other) << nodes << conflicts;
        };
        row("branches that are new come behind the others", "00 00 78 00 69 40", "00 00 78 00 68 00 7A 40",
            { "1 H8", "2 I9", "2 H9", "3 J8" });
        row("lines that are there already stay as they are", "00 00 78 00 69 40", "00 00 78 40", { "1 H8", "2 I9" });
        row("first moves that differ", "00 00 78 40", "00 00 77 00 00 40", { "1 H8", "1 G8", "2 PASS" });
        row("marks add up", "00 10 78 40", "00 00 78 54", { "0 ROOT M", "1 H8 MS" });
        row("missing texts are taken", "00 00 78 48 61 00", "00 08 72 00 78 48 61 08 62 00",
            { "0 ROOT r||", "1 H8 a|b|" });
        row("texts that differ stay, and are told", "00 00 78 08 61 00 69 41 00 01 63 00",
            "00 00 78 08 62 00 69 41 00 01 64 00", { "1 H8 a||", "2 I9 ||c" }, { "1 Headline b", "2 BoardText d" });
        row("a label becomes the move", "00 00 78 00 69 43 00 01 63 00", "00 00 78 00 69 00 6A 40",
            { "1 H8", "2 I9 ||c", "3 J9" });
        row("a label of a move that is there", "00 00 78 00 69 40", "00 00 78 00 69 43 00 01 63 00",
            { "1 H8", "2 I9 ||c" });
    }

    void libraries()
    {
        QFETCH(QByteArray, one);
        QFETCH(QByteArray, other);
        QFETCH(QStringList, nodes);
        QFETCH(QStringList, conflicts);
        GameTree tree = readAll(one).game.tree;
        const QByteArray before = dumped(tree);
        TreeEditor editor(tree);
        const MergeConflicts found = mergeTree(editor, tree, readAll(other).game.tree);
        QVERIFY(found.details.empty());
        QCOMPARE(toldBy(tree, found.texts), conflicts);
        QCOMPARE(outline(tree), nodes);
        TreeEditor::revert(tree, editor.takeStep());
        QCOMPARE(dumped(tree), before);
    }

    void aLibraryReadIntoItselfIsTheSame()
    {
        const QByteArray bytes = header34()
            + fromHex("00 08 53 65 74 00 77 00 00 80 88 44 68 C9 00 01 BA DA B1 D8 CA A4 00 00 41 00 69 43 00 01 31 30 "
                      "00 00");
        GameTree tree = readAll(bytes).game.tree;
        TreeEditor editor(tree);
        QVERIFY(mergeTree(editor, tree, readAll(bytes).game.tree).empty());
        QVERIFY(editor.takeStep().empty());
        // and into an empty one, all of it
        GameTree empty;
        empty.setCharset(tree.charset());
        TreeEditor other(empty);
        QVERIFY(mergeTree(other, empty, tree).empty());
        QCOMPARE(written(empty).toHex(' '), bytes.toHex(' '));
    }
};

} // namespace tst_treemerge

QTEST_GUILESS_MAIN(tst_treemerge::TestTreeMerge)
#include "tst_treemerge.moc"
