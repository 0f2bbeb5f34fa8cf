// SPDX-License-Identifier: MIT
#include "document/newgame.h"
#include "document/record.h"

#include <QTest>

using namespace kagetsu;
using namespace kagetsu::document;

// The games of a record: an empty one to begin with.
class TestGames : public QObject
{
    Q_OBJECT

private slots:
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
};

QTEST_GUILESS_MAIN(TestGames)
#include "tst_games.moc"
