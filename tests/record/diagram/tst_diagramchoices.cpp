// SPDX-License-Identifier: MIT
#include "record/diagram/choices.h"

#include <QTest>

namespace tst_diagramchoices {

using namespace kagetsu;
using namespace kagetsu::diagram;
using rules::Point;

// What was chosen for a diagram, as text and back.
class TestDiagramChoices : public QObject
{
    Q_OBJECT

private slots:
    void comeBackFromTheirText_data()
    {
        QTest::addColumn<Choices>("choices");
        QTest::newRow("as they are by themselves") << Choices {};
        Choices one;
        one.numbers = Numbers::Last;
        one.count = 10;
        one.restarts = true;
        one.signs = Signs::Chosen;
        one.chosen = { Point(5, 6), Point(7, 7) };
        one.part = rules::BoardPart { Point(3, 3), Point(11, 11) };
        one.view = rules::Symmetry::AntiDiagonal;
        one.coordinates = Coordinates::BothSides;
        one.style = Style::Wood;
        one.perPoint = 4.25;
        QTest::newRow("everything chosen") << one;
        Choices none;
        none.numbers = Numbers::None;
        none.marks = none.winningRow = none.caption = false;
        none.nextMoves = none.lastMove = true;
        none.signs = Signs::All;
        none.coordinates = Coordinates::None;
        none.style = Style::Paper;
        QTest::newRow("everything turned over") << none;
        for (const rules::Symmetry view : rules::AllSymmetries) {
            Choices turned;
            turned.view = view;
            QTest::addRow("view %d", static_cast<int>(view)) << turned;
        }
    }
    void comeBackFromTheirText()
    {
        QFETCH(Choices, choices);
        const auto read = choicesFromText(toText(choices));
        QVERIFY(read.hasValue());
        QVERIFY(*read == choices);
    }

    void faultIsTheWord_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("fault");
        QTest::newRow("no such name") << "style=wood colour=red"
                                      << "colour=red";
        QTest::newRow("no value") << "numbers"
                                  << "numbers";
        QTest::newRow("no such style") << "style=glass"
                                       << "style=glass";
        QTest::newRow("numbers without a number") << "numbers=last:"
                                                  << "numbers=last:";
        QTest::newRow("numbers from nothing") << "numbers=from:0"
                                              << "numbers=from:0";
        QTest::newRow("not on or off") << "marks=maybe"
                                       << "marks=maybe";
        QTest::newRow("half a region") << "region=D4"
                                       << "region=D4";
        QTest::newRow("too small") << "per-point=1"
                                   << "per-point=1";
        QTest::newRow("an empty list of points") << "signs="
                                                 << "signs=";
        QTest::newRow("no point") << "signs=H8,99"
                                  << "signs=H8,99";
        QTest::newRow("numbers of another kind") << "numbers=to:3"
                                                 << "numbers=to:3";
        QTest::newRow("numbers and more") << "numbers=from:3x"
                                          << "numbers=from:3x";
        QTest::newRow("numbers beyond all games") << "numbers=last:10000"
                                                  << "numbers=last:10000";
        QTest::newRow("a little too small") << "per-point=199"
                                            << "per-point=199";
        QTest::newRow("a little too large") << "per-point=4001"
                                            << "per-point=4001";
        QTest::newRow("nothing before the sign") << "=on"
                                                 << "=on";
    }
    void faultIsTheWord()
    {
        QFETCH(QString, text);
        QFETCH(QString, fault);
        const auto read = choicesFromText(text.toStdString());
        QVERIFY(!read.hasValue());
        QCOMPARE(QString::fromStdString(read.fault()), fault);
    }

    void whatAWordSays_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("same");
        QTest::newRow("all moves have numbers") << "numbers=all"
                                                << "numbers=from:1";
        QTest::newRow("no move has, and all later") << "numbers=last:3 numbers=none numbers=all"
                                                    << "";
        QTest::newRow("the last number that there is") << "numbers=from:9999  marks=on"
                                                       << "marks=on numbers=from:9999";
        QTest::newRow("the later of two counts") << "style=wood style=print"
                                                 << "style=print";
    }
    void whatAWordSays()
    {
        QFETCH(QString, text);
        QFETCH(QString, same);
        const auto read = choicesFromText(text.toStdString());
        QVERIFY(read.hasValue());
        QVERIFY(*read == *choicesFromText(same.toStdString()));
    }

    void numbersOfNoMoveBeginAtOne()
    {
        QVERIFY(numbersFromText("none") == std::pair(Numbers::None, 1));
        QVERIFY(numbersFromText("all") == std::pair(Numbers::From, 1));
    }

    void sizesAreWrittenToHundredths_data()
    {
        QTest::addColumn<double>("perPoint");
        QTest::addColumn<double>("read");
        QTest::newRow("the smallest") << 2.0 << 2.0;
        QTest::newRow("the largest") << 40.0 << 40.0;
        QTest::newRow("rounded up") << 4.256 << 4.26;
        QTest::newRow("rounded down") << 4.254 << 4.25;
    }
    void sizesAreWrittenToHundredths()
    {
        QFETCH(double, perPoint);
        Choices choices;
        choices.perPoint = perPoint;
        const auto read = choicesFromText(toText(choices));
        QVERIFY(read.hasValue());
        QTEST(read->perPoint, "read");
    }

    // People write it in scripts, and settings keep it.
    void textOfTheUsual()
    {
        QCOMPARE(QString::fromStdString(toText(Choices {})),
            QString("numbers=from:1 signs=none restart=off marks=on next=off last-move=off winning-row=on caption=on "
                    "coordinates=outside style=print per-point=700"));
    }

    void emptyTextIsWhatIsUsual()
    {
        QVERIFY(*choicesFromText("") == Choices {});
        QVERIFY(*choicesFromText("   ") == Choices {});
    }

    void anyTwoCornersAreAPart_data()
    {
        QTest::addColumn<QString>("text");
        for (const char *text : { "D4:L12", "L12:D4", "D12:L4", "l4:d12" })
            QTest::addRow("%s", text) << text;
    }
    void anyTwoCornersAreAPart()
    {
        QFETCH(QString, text);
        const auto part = rules::partFromText(text.toStdString(), 15);
        QVERIFY(part.has_value());
        QCOMPARE(QString::fromStdString(rules::toText(*part)), QString("D4:L12"));
        QCOMPARE(part->columns(), 9);
        QVERIFY(part->holds(Point(3, 3)) && part->holds(Point(11, 11)) && !part->holds(Point(2, 5)));
    }
    void partLiesOnTheBoard()
    {
        QVERIFY(!rules::partFromText("D4:T12", 15));
        QVERIFY(rules::partFromText("D4:T12", 20));
        QVERIFY(!rules::partFromText("D4-L12", 15));
    }
};

} // namespace tst_diagramchoices

QTEST_APPLESS_MAIN(tst_diagramchoices::TestDiagramChoices)
#include "tst_diagramchoices.moc"
