// SPDX-License-Identifier: MIT
#include "openingtools.h"

#include "opening/play/acttext.h"

#include <QTest>

namespace tst_acttext {

using namespace kagetsu;
using namespace kagetsu::opening;

class TestActText : public QObject
{
    Q_OBJECT

private slots:
    void lines_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("acts"); // written again, parted by commas; empty: no act
        QTest::newRow("a stone") << "place H8"
                                 << "place H8";
        QTest::newRow("small letters and blanks") << "  place\th8 "
                                                  << "place H8";
        QTest::newRow("a number") << "declare 5"
                                  << "declare 5";
        QTest::newRow("a choice by its word") << "two-more"
                                              << "choose two-more";
        QTest::newRow("a choice spelled out, where an option is called like a deed") << "choose offer"
                                                                                     << "choose offer";
        QTest::newRow("the choice to offer names no point") << "offer"
                                                            << "choose offer";
        QTest::newRow("one candidate") << "offer G7"
                                       << "offer G7";
        QTest::newRow("several candidates") << "offer G7 J10"
                                            << "offer G7,offer J10";
        QTest::newRow("candidates taken back") << "withdraw G7 J10"
                                               << "withdraw G7,withdraw J10";
        QTest::newRow("a candidate taken") << "select J10"
                                           << "select J10";
        QTest::newRow("nothing") << " "
                                 << "";
        QTest::newRow("a stone without a point") << "place"
                                                 << "";
        QTest::newRow("a stone off the board") << "place P1"
                                               << "";
        QTest::newRow("two stones at once") << "place H8 H9"
                                            << "";
        QTest::newRow("one point of several that is none") << "offer G7 Z99"
                                                           << "";
        QTest::newRow("a number that is none") << "declare five"
                                               << "";
        QTest::newRow("a number and something behind it") << "declare 5x"
                                                          << "";
        QTest::newRow("two words") << "two more"
                                   << "";
    }

    void lines()
    {
        QFETCH(QString, line);
        QStringList written;
        if (const auto acts = actsFromText(line.toStdString(), 15)) {
            for (const Act &act : *acts) {
                written << QString::fromStdString(toText(act));
                QVERIFY(actsFromText(toText(act), 15) == std::vector { act });
            }
        }
        QTEST(written.join(','), "acts");
    }

    void words_data()
    {
        QTest::addColumn<QString>("word");
        QTest::addColumn<QString>("option"); // of swap2 after three stones, for the other player
        QTest::newRow("the option's own name") << "black"
                                               << "black";
        QTest::newRow("its effect") << "swap"
                                    << "black";
        QTest::newRow("an effect of two options means the first") << "keep"
                                                                  << "white";
        QTest::newRow("what the effect comes to") << "take-black"
                                                  << "black";
        QTest::newRow("likewise for White") << "take-white"
                                            << "white";
        QTest::newRow("a word that means nothing") << "pair"
                                                   << "pair";
    }

    void words()
    {
        QFETCH(QString, word);
        Opening opening = begin(procedureOf(QStringLiteral("swap2")));
        for (const char *point : { "B2", "C4", "D2" })
            opening.apply(Place { pointOf(QString::fromLatin1(point)) });
        QTEST(QString::fromStdString(meantBy({ word.toStdString() }, opening.need()).option), "option");
    }
};

} // namespace tst_acttext

QTEST_GUILESS_MAIN(tst_acttext::TestActText)
#include "tst_acttext.moc"
