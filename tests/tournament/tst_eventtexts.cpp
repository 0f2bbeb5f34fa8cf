// SPDX-License-Identifier: MIT
#include "tournament/log/log.h"
#include "tournament/log/texts.h"

#include <QTest>

namespace tst_eventtexts {

using namespace kagetsu;
using namespace kagetsu::tournament;

// tournament.md#texts
class TestEventTexts : public QObject
{
    Q_OBJECT

private slots:
    void signsThatCannotBeKeptAreReplaced_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("line"); // as a name
        QTest::addColumn<QByteArray>("many"); // as a text of several lines
        const auto row = [](const char *name, const QByteArray &text, const QByteArray &line, const QByteArray &many) {
            QTest::newRow(name) << text << line << many;
        };
        const QByteArray gone("\xEF\xBF\xBD");
        for (const char *fine : { "Ann", "王小明", "Müller", "Žižka", "😀 A", "ا ب", "a b", "", "\xEF\xBF\xBD" })
            row(fine, fine, fine, fine);
        row("U+FFFE", "a\xEF\xBF\xBE", "a" + gone, "a" + gone);
        row("U+FFFF", "a\xEF\xBF\xBFz", "a" + gone + "z", "a" + gone + "z");
        row("a mark of byte order first",
            "\xEF\xBB\xBF"
            "a",
            gone + "a", gone + "a");
        row("and within",
            "a\xEF\xBB\xBF"
            "b",
            "a\xEF\xBB\xBF"
            "b",
            "a\xEF\xBB\xBF"
            "b");
        row("NUL", QByteArray("a\0b", 3), "a" + gone + "b", "a" + gone + "b");
        row("escape", "a\x1B[1m", "a" + gone + "[1m", "a" + gone + "[1m");
        row("DEL", "a\x7F", "a" + gone, "a" + gone);
        row("a control sign of Latin-1",
            "a\xC2\x9B"
            "b",
            "a" + gone + "b", "a" + gone + "b");
        row("breaks", "a\nb\tc\r\nd", "a b c  d", "a\nb\tc\r\nd");
        row("a separator of lines",
            "a\xE2\x80\xA8"
            "b",
            "a b",
            "a\xE2\x80\xA8"
            "b");
        row("a byte alone", "a\xFF", "a" + gone, "a" + gone);
        row("a sign that is cut off", "a\xE7\x8E", "a" + gone + gone, "a" + gone + gone);
        row("half a surrogate", "\xED\xA0\x80", gone + gone + gone, gone + gone + gone);
        row("longer than it must be", "\xC0\x80", gone + gone, gone + gone);
        row("beyond the last sign", "\xF4\x90\x80\x80", gone + gone + gone + gone, gone + gone + gone + gone);
    }
    void signsThatCannotBeKeptAreReplaced()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, line);
        QFETCH(QByteArray, many);
        std::string one = text.toStdString();
        std::string other = one;
        QCOMPARE(tidyLine(one) > 0, line != text);
        QCOMPARE(tidyText(other) > 0, many != text);
        QCOMPARE(QByteArray::fromStdString(one), line);
        QCOMPARE(QByteArray::fromStdString(other), many);
        QCOMPARE(tidyLine(one), 0U);
        QCOMPARE(tidyText(other), 0U);
    }

    void everyTextOfAnActionIsTidied()
    {
        const std::string bad("a\xEF\xBF\xBF");
        EntryDetails details { EntryDetails::Kind::Team, bad, {}, bad, bad, bad, { bad, "b", bad } };
        Action enter = AddEntry { 1, details, 1 };
        QCOMPARE(tidy(enter), 6U);
        QCOMPARE(tidy(enter), 0U);
        Action change = ChangeEntry { 1, { 1 }, details };
        QCOMPARE(tidy(change), 6U);
        Action event = SetEventDetails { { bad, bad, bad, bad, { bad } } };
        QCOMPARE(tidy(event), 5U);
        SectionSettings settings;
        settings.name = settings.rules = bad;
        Action section = AddSection { settings };
        QCOMPARE(tidy(section), 2U);
        GameReport report;
        report.reason = report.record = report.match = bad;
        Action game = ReportGame { 1, 1, 1, 0, report };
        QCOMPARE(tidy(game), 3U);
        Match match;
        match.games.emplace_back().report = report;
        Round round;
        round.matches = { match };
        Action added = AddRound { 1, round, bad };
        QCOMPARE(tidy(added), 4U);
        Adjustment adjustment;
        adjustment.reason = bad;
        Action adjust = Adjust { 1, adjustment };
        QCOMPARE(tidy(adjust), 1U);
    }

    void namesCanBeSeenAndHaveAnEnd_data()
    {
        using Why = std::optional<Refusal::Why>;
        QTest::addColumn<QString>("name");
        QTest::addColumn<Why>("why");
        QTest::newRow("a name") << QStringLiteral("Ann") << Why();
        QTest::newRow("a digit") << QStringLiteral("7") << Why();
        QTest::newRow("empty") << QString() << Why(Refusal::Why::NameUnseen);
        QTest::newRow("blanks") << QStringLiteral("  \u3000\u00A0") << Why(Refusal::Why::NameUnseen);
        QTest::newRow("breaks") << QStringLiteral("\n\t") << Why(Refusal::Why::NameUnseen);
        QTest::newRow("marks of direction") << QStringLiteral("\u202E\u200F") << Why(Refusal::Why::NameUnseen);
        QTest::newRow("a filler of Hangul") << QStringLiteral("\u3164") << Why(Refusal::Why::NameUnseen);
        QTest::newRow("a joined sign") << QStringLiteral("\u200Ba") << Why();
        QTest::newRow("the longest") << QString(200, u'王') << Why();
        QTest::newRow("one sign more") << QString(201, u'王') << Why(Refusal::Why::TextTooLong);
        QTest::newRow("five million letters") << QString(5'000'000, u'n') << Why(Refusal::Why::TextTooLong);
    }
    void namesCanBeSeenAndHaveAnEnd()
    {
        QFETCH(QString, name);
        QFETCH(std::optional<Refusal::Why>, why);
        Log log;
        QVERIFY(log.act(AddSection {}, {}));
        EntryDetails details;
        details.name = name.toStdString();
        const auto done = log.act(AddEntry { 1, details, 1 }, {});
        QCOMPARE(done.hasValue(), !why.has_value());
        if (why)
            QCOMPARE(done.fault().why, *why);
        // An event that has such a name already is read as it is.
        std::vector<LogLine> lines { { {}, AddSection {}, {} }, { {}, AddEntry { 1, details, 1 }, {} } };
        const auto old = Log::fromLines(lines);
        QVERIFY(old);
        QCOMPARE(old->event().sections.front().entries.front().details.name, name.toStdString());
    }

    void otherNamesMayBeEmptyButNotUnseen()
    {
        Log log;
        QVERIFY(log.act(SetEventDetails {}, {}));
        QVERIFY(log.act(AddSection {}, {}));
        QVERIFY(!log.act(SetEventDetails { { " ", {}, {}, {}, {} } }, {}));
        Adjustment adjustment;
        adjustment.reason = std::string(2001, 'r');
        EntryDetails details;
        details.name = "Ann";
        QVERIFY(log.act(AddEntry { 1, details, 1 }, {}));
        adjustment.entry = { 1 };
        QCOMPARE(log.act(Adjust { 1, adjustment }, {}).fault().why, Refusal::Why::TextTooLong);
        adjustment.reason.pop_back();
        QVERIFY(log.act(Adjust { 1, adjustment }, {}));
    }

    void whoDidItIsTidiedAndCut()
    {
        Log log;
        QVERIFY(log.act(AddSection {},
            { "\xEF\xBB\xBF"
              "Ann" + std::string(300, 'n'),
                {} }));
        QCOMPARE(log.lines().front().done.who,
            "\xEF\xBF\xBD"
            "Ann"
                + std::string(196, 'n'));
        QCOMPARE(log.tidied(), 2U);
    }
};

} // namespace tst_eventtexts

QTEST_GUILESS_MAIN(tst_eventtexts::TestEventTexts)
#include "tst_eventtexts.moc"
