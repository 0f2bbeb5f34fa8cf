// SPDX-License-Identifier: MIT
#include "text/task/tasks.h"

#include <QTest>

namespace tst_tasklines {

using namespace kagetsu;
using rules::Side;
using task::Line;

class TestTaskLines : public QObject
{
    Q_OBJECT

private slots:
    // What is said at the end of a line is true of the stones it laid.
    void aWinByFoursIsTold_data()
    {
        QTest::addColumn<int>("stones");
        QTest::addColumn<QString>("text");
        QTest::newRow("nobody has answered") << 1 << QStringLiteral("Black makes five in a row.");
        QTest::newRow("White has answered") << 3 << QStringLiteral("Every answer is forced, and Black makes five.");
    }

    void aWinByFoursIsTold()
    {
        QFETCH(int, stones);
        QFETCH(QString, text);
        Line line { .shows = Line::Shows::WinsByFours, .stones = {}, .marked = {}, .fouls = {} };
        for (int i = 0; i < stones; ++i)
            line.stones.push_back({ { i, 7 }, i % 2 == 0 ? Side::Black : Side::White });
        QCOMPARE(text::lineText(line, Side::White), text);
    }
};

} // namespace tst_tasklines

QTEST_GUILESS_MAIN(tst_tasklines::TestTaskLines)
#include "tst_tasklines.moc"
