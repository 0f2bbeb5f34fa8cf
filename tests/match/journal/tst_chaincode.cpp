// SPDX-License-Identifier: MIT
#include "../model/driver.h"
#include "match/journal/chain/chaincode.h"

#include <QCryptographicHash>
#include <QTest>

namespace tst_chaincode {

using namespace kagetsu;
using namespace kagetsu::journal;
using namespace kagetsu::match;

namespace {

QByteArray bytesOf(const Driver &driver)
{
    const QDateTime noon = QDateTime::fromString(QStringLiteral("2031-05-04T12:00:00.250+02:00"), Qt::ISODateWithMs);
    QByteArray bytes;
    ChainEnd end;
    Match match;
    for (const Events &decision : driver.decisions()) {
        for (const Event &event : decision)
            match.fold(event);
        bytes += writeLines(decision, match, noon.addMSecs(decision.back().at.count()), end);
    }
    return bytes;
}

std::optional<ChainEnd> endOf(const Driver &driver)
{
    return endOfMatch(readJournal(bytesOf(driver)).entries);
}

} // namespace

class TestChainCode : public QObject
{
    Q_OBJECT

private slots:
    void twelveDigitsStandForTheFirstSixtyBits_data()
    {
        QTest::addColumn<QByteArray>("hash");
        QTest::addColumn<QString>("code");
        QTest::newRow("zeros") << QByteArray(64, '0') << "0000-0000-0000";
        QTest::newRow("ones") << QByteArray(64, 'f') << "ZZZZ-ZZZZ-ZZZZ";
        QTest::newRow("the last bit that counts")
            << QByteArray("000000000000001") + QByteArray(49, 'f') << "0000-0000-0001";
        // 00001 00010 00011 … 01100
        QTest::newRow("one to twelve") << QByteArray("08864298e84a96c") + QByteArray(49, '0') << "1234-5678-9ABC";
    }
    void twelveDigitsStandForTheFirstSixtyBits()
    {
        QFETCH(QByteArray, hash);
        QFETCH(QString, code);
        QCOMPARE(QString::fromStdString(chainCode(hash)), code);
        QCOMPARE(QString::fromStdString(readChainCode(code.toStdString()).value()), code);
    }

    void typedCodes_data()
    {
        QTest::addColumn<QByteArray>("typed");
        QTest::addColumn<QByteArray>("code"); // empty: none
        QTest::newRow("as it is written") << QByteArray("7KQ2-M4XA-99TD") << QByteArray("7KQ2-M4XA-99TD");
        QTest::newRow("in small letters without hyphens") << QByteArray("7kq2m4xa99td") << QByteArray("7KQ2-M4XA-99TD");
        QTest::newRow("with blanks") << QByteArray(" 7kq2 m4xa 99td ") << QByteArray("7KQ2-M4XA-99TD");
        QTest::newRow("letters that look like digits") << QByteArray("o0O0-iIlL-1111") << QByteArray("0000-1111-1111");
        QTest::newRow("too short") << QByteArray("7KQ2-M4XA-99T") << QByteArray();
        QTest::newRow("too long") << QByteArray("7KQ2-M4XA-99TDD") << QByteArray();
        QTest::newRow("a letter that is none") << QByteArray("7KQ2-M4XA-99TU") << QByteArray();
        QTest::newRow("nothing") << QByteArray() << QByteArray();
        QTest::newRow("other bytes") << QByteArray("7KQ2-M4XA-99T\xFF") << QByteArray();
    }
    void typedCodes()
    {
        QFETCH(QByteArray, typed);
        QFETCH(QByteArray, code);
        QCOMPARE(QByteArray::fromStdString(readChainCode(typed.toStdString()).value_or("")), code);
    }

    void codeStaysWhenTheResultIsConfirmed()
    {
        MatchSetup setup = plainSetup();
        setup.arbiter = true;
        Driver driver(setup);
        driver.playAll({ "H8", "H9" });
        QVERIFY(!endOf(driver));
        QVERIFY(!driver.give(Resign { Seat::A }));
        const std::optional<ChainEnd> end = endOf(driver);
        QVERIFY(end);
        const JournalText text = readJournal(bytesOf(driver));
        QCOMPARE(*end, text.entries.back().end);
        QVERIFY(!driver.give(Confirm { Seat::A }));
        QVERIFY(!driver.give(Confirm { Seat::B }));
        QCOMPARE(endOf(driver), end);
        QVERIFY(readJournal(bytesOf(driver)).entries.back().end.sequence > end->sequence);
    }

    void reopenedMatchHasNoCodeUntilItEndsAgain()
    {
        MatchSetup setup = plainSetup();
        setup.arbiter = true;
        Driver driver(setup);
        driver.playAll({ "H8", "H9" });
        QVERIFY(!driver.give(Resign { Seat::A }));
        const std::optional<ChainEnd> first = endOf(driver);
        QVERIFY(first);
        QVERIFY(!driver.give(Intervene { Reopen {}, {} }));
        QVERIFY(!endOf(driver));
        driver.play("J9");
        QVERIFY(!driver.give(Resign { Seat::B }));
        const std::optional<ChainEnd> second = endOf(driver);
        QVERIFY(second && second->sequence > first->sequence);
    }

    // Who rewrites the file can chain it again, but with another code.
    void anotherEndHasAnotherCode()
    {
        Driver one;
        one.playAll({ "H8", "H9" });
        QVERIFY(!one.give(Resign { Seat::A }));
        Driver two;
        two.playAll({ "H8", "J9" });
        QVERIFY(!two.give(Resign { Seat::A }));
        QVERIFY(chainCode(endOf(one)->hash) != chainCode(endOf(two)->hash));
    }
};

} // namespace tst_chaincode

QTEST_GUILESS_MAIN(tst_chaincode::TestChainCode)
#include "tst_chaincode.moc"
