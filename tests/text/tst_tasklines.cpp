// SPDX-License-Identifier: MIT
#include "rules/point.h"
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

    // An answer that is a stone on the board is no move.
    void aQuestionWithoutWordsIsTrueOfItsAnswers_data()
    {
        QTest::addColumn<QString>("right");
        QTest::addColumn<QString>("wrong");
        QTest::addColumn<QString>("question");
        const auto move = QStringLiteral("Which move is right for White?");
        const auto answer = QStringLiteral("Which answer is correct?");
        QTest::newRow("empty points") << "H9"
                                      << "I9" << move;
        QTest::newRow("an empty point alone") << "H9"
                                              << "" << move;
        QTest::newRow("a stone is right") << "H8"
                                          << "I9" << answer;
        QTest::newRow("a stone is wrong") << "H9"
                                          << "H8" << answer;
        QTest::newRow("a stone alone") << "H8"
                                       << "" << answer;
        QTest::newRow("a text beside a point") << "H9"
                                               << "Neither" << answer;
    }
    void aQuestionWithoutWordsIsTrueOfItsAnswers()
    {
        QFETCH(QString, right);
        QFETCH(QString, wrong);
        QFETCH(QString, question);
        task::Task task { .kind = task::Kind::Choose };
        task.side = Side::White;
        task.position = rules::Position(15);
        task.position.place(*rules::pointFromText("H8", 15), Side::Black);
        task.choices.push_back({ .point = rules::pointFromText(right.toStdString(), 15), .isRight = true });
        if (const auto point = rules::pointFromText(wrong.toStdString(), 15))
            task.choices.push_back({ .point = point });
        else if (!wrong.isEmpty())
            task.choices.push_back({ .text = wrong.toStdString() });
        QCOMPARE(text::plainQuestion(task), question);
    }
};

} // namespace tst_tasklines

QTEST_GUILESS_MAIN(tst_tasklines::TestTaskLines)
#include "tst_tasklines.moc"
