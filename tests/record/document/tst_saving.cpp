// SPDX-License-Identifier: MIT
#include "record/document/record.h"

#include <QTest>

namespace tst_saving {

using namespace kagetsu;
using namespace kagetsu::document;

namespace {

// An example of record-renlib.md#examples.
QByteArray exampleBytes()
{
    return QByteArray::fromHex("FF52656E4C6962FF0304FFFFFFFFFFFFFFFFFFFF 0008 53657400 7700 0080 8844 68C9 0001 "
                               "BADAB1D8CAA40000 4100 6943 0001 31300000");
}

} // namespace

// A record as bytes of a file.
class TestSaving : public QObject
{
    Q_OBJECT

private slots:
    void init() { QVERIFY(open(exampleBytes().toStdString(), QStringLiteral("example.lib"))); }

    void asSgfItSaysWhatIsLost()
    {
        const auto saved = savedAs(m_record.content(), RecordFormat::Sgf);
        QVERIFY(saved->bytes.contains("LB[ig:10][hg:A]") || saved->bytes.contains("LB[hg:A][ig:10]"));
        QCOMPARE(
            saved->losses, QStringList { QStringLiteral("SGF does not store the position at which a record opens.") });
    }

    void aGameThatIsNoLibrarySaysWhy()
    {
        QVERIFY(open("(;GM[4]SZ[19];B[aa])", QStringLiteral("go.sgf")));
        const auto saved = savedAs(m_record.content(), RecordFormat::Library);
        QVERIFY(!saved);
        QCOMPARE(saved.fault(), QStringLiteral("A library holds square boards of up to 15 lines."));
    }

    void asRenjuNetItSaysWhatIsLost()
    {
        const auto saved = savedAs(m_record.content(), RecordFormat::Rif);
        QVERIFY(saved.hasValue());
        QVERIFY(saved->bytes.contains("<move>g8 -- h7</move>"));
        QVERIFY(saved->losses.contains(QStringLiteral("The format holds one line; variations are not saved.")));
    }

    // A game that was played, as the table hands it out.
    void aPlayedGameIsOneOfRenjuNet()
    {
        const auto saved = savedAs(contentOf("(;GM[4]SZ[15]PB[A & B]RE[W+];B[hh];W[ig])"), RecordFormat::Rif);
        QVERIFY(saved.hasValue());
        QVERIFY(saved->bytes.contains("name=\"A &amp; B\""));
        QVERIFY(saved->bytes.contains("<move>h8 i9</move>"));
        QCOMPARE(saved->losses, QStringList());
        QCOMPARE(savedAs(contentOf("(;GM[4]SZ[19];B[aa])"), RecordFormat::Rif).fault(),
            QStringLiteral("The format does not hold boards of this size."));
    }

    void renjuNetGetsAllGamesOfAFile()
    {
        QVERIFY(open("(;GM[4]SZ[15]PB[a];B[hh])(;GM[4]SZ[15]PB[b];B[ig])(;GM[4]SZ[15]PB[c];B[jg])",
            QStringLiteral("round.sgf")));
        const auto saved = savedAs(m_record.content(), RecordFormat::Rif);
        QVERIFY(saved.hasValue());
        for (const char *move : { "<move>h8</move>", "<move>i9</move>", "<move>j9</move>" })
            QCOMPARE(saved->bytes.count(move), 1);
        QVERIFY(open("(;GM[4]SZ[15]PB[a];B[hh])(;GM[4]SZ[19]PB[b];B[ig])", QStringLiteral("mixed.sgf")));
        QCOMPARE(savedAs(m_record.content(), RecordFormat::Rif).fault(),
            QStringLiteral("Game 2: The format does not hold boards of this size."));
    }

    void endingsOfNamesTellTheFormat()
    {
        QCOMPARE(formatOf(QStringLiteral("a.rif")), std::optional(RecordFormat::Rif));
        QCOMPARE(formatOf(QStringLiteral("a.SGF")), std::optional(RecordFormat::Sgf));
        QCOMPARE(formatOf(QStringLiteral("a.txt")), std::nullopt);
        QCOMPARE(formatOf(QStringLiteral("a")), std::nullopt);
    }

    void damageIsKeptInMind()
    {
        QByteArray bytes = exampleBytes();
        bytes.append(QByteArray::fromHex("F000"));
        QVERIFY(open(bytes.toStdString(), QStringLiteral("damaged.lib")));
        QVERIFY(m_record.isIncomplete());
        QVERIFY(open(exampleBytes().toStdString(), QStringLiteral("example.lib")));
        QVERIFY(!m_record.isIncomplete());
    }

    // RenjuNet tells the day, and nobody below the window looks at a calendar.
    void theDayIsTheOneThatIsGiven()
    {
        const auto saved = savedAs(contentOf("(;GM[4]SZ[15];B[hh])"), RecordFormat::Rif, QDate(2026, 3, 14));
        QVERIFY(saved->bytes.contains("2026-03-14"));
    }

private:
    bool open(std::string bytes, const QString &name)
    {
        auto opened = openRecord(std::move(bytes), name);
        if (opened)
            m_record = Record(std::move(opened).value());
        return opened.hasValue();
    }

    Record m_record;
};

} // namespace tst_saving

QTEST_GUILESS_MAIN(tst_saving::TestSaving)
#include "tst_saving.moc"
