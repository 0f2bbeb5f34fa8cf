// SPDX-License-Identifier: MIT
#include "renlibhelp.h"

#include <QDir>
#include <QTest>

namespace tst_renlibcorpus {

using namespace kagetsu::record;

// Libraries made by RenLib, which have no licence that would let them lie here: they are read where they are.
class TestRenLibCorpus : public QObject
{
    Q_OBJECT

private slots:
    void libraries_data()
    {
        QTest::addColumn<QString>("path");
        const QDir folder(qEnvironmentVariable("KAGETSU_SHARED_DATA", QStringLiteral(KAGETSU_SHARED_DATA)) + "/renlib");
        for (const QFileInfo &file : folder.entryInfoList({ "*.lib" }))
            QTest::newRow(qPrintable(file.fileName())) << file.filePath();
        if (folder.entryList({ "*.lib" }).isEmpty())
            QTest::newRow("no libraries here") << QString();
    }

    void libraries()
    {
        QFETCH(QString, path);
        if (path.isEmpty())
            QSKIP("The shared data is not there.");
        QFile file(path);
        QFile dump(path.left(path.size() - 4) + ".dump.txt");
        QVERIFY(file.open(QFile::ReadOnly) && dump.open(QFile::ReadOnly));
        const QByteArray bytes = file.readAll();
        const Library library = readAll(bytes);
        // Nothing but labels that RenLib has cut inside a character.
        const GameTree &tree = library.game.tree;
        bool hasCutLabel = false;
        for (NodeId node = 0; node < tree.nodeCount(); ++node) {
            const std::string_view label = tree.bytes(tree.storedText(node, TextKind::BoardText));
            hasCutLabel =
                hasCutLabel || (label.size() == 5 && decode(label, tree.charset()).endsInside && !isUtf8(label));
        }
        QCOMPARE(toldBy(library), hasCutLabel ? QStringList { "BAD_BYTES 0" } : QStringList());
        const QList<QByteArray> lines = dumped(library.game.tree).split('\n');
        const QList<QByteArray> expected = dump.readAll().split('\n');
        for (int i = 0; i < std::min(lines.size(), expected.size()); ++i)
            QCOMPARE(lines[i], expected[i]);
        QCOMPARE(lines.size(), expected.size());
        QVERIFY(written(library.game.tree) == bytes);
    }
};

} // namespace tst_renlibcorpus

QTEST_GUILESS_MAIN(tst_renlibcorpus::TestRenLibCorpus)
#include "tst_renlibcorpus.moc"
