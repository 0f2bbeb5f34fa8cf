// SPDX-License-Identifier: MIT
#include "ui/tournament/entries/pastedentries.h"

#include <QTest>

namespace tst_pastedentries {

using namespace kagetsu::ui;

class TestPastedEntries : public QObject
{
    Q_OBJECT

private:
    static QString written(const QString &text, Commas commas)
    {
        QStringList lines;
        for (const kagetsu::tournament::EntryDetails &entry : entriesIn(text, commas)) {
            lines += QStringLiteral("%1|%2|%3")
                         .arg(QString::fromStdString(entry.name), QString::fromStdString(entry.club),
                             entry.rating ? QString::number(*entry.rating) : QString());
        }
        return lines.join(QLatin1Char('/'));
    }

private slots:
    void listsOfPeopleAreRead_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("isFile");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char *name, const char *text, bool isFile, const char *expected) {
            QTest::newRow(name) << QString::fromUtf8(text) << isFile << QString::fromUtf8(expected);
        };
        row("one name to a line", "Aoki\n\n  Chen Wei \r\nKim\r", false, "Aoki||/Chen Wei||/Kim||");
        row("columns of a spreadsheet", "Aoki\tHokusei\t2100\nChen\t\t1900", false, "Aoki|Hokusei|2100/Chen||1900");
        row("typed with semicolons", "Aoki; Hokusei; 2100", false, "Aoki|Hokusei|2100");
        row("a comma is text where it is pasted", "Ivanov, Ivan", false, "Ivanov, Ivan||");
        row("and separates in a file", "Aoki,Hokusei,2100\nChen,,", true, "Aoki|Hokusei|2100/Chen||");
        row("semicolons of a file leave commas alone", "Ivanov, Ivan;Club;1", true, "Ivanov, Ivan|Club|1");
        row("lines that are counted", "1\tAoki\tHokusei\n2\tChen", false, "Aoki|Hokusei|/Chen||");
        row("lines that are counted with a dot", "1. Aoki\n12. Chen", false, "Aoki||/Chen||");
        row("columns that are named", "No;Rating;Name;Club\n1;2100;Aoki;Hokusei", false, "Aoki|Hokusei|2100");
        row("columns named in Chinese", "姓名\t单位\t等级分\n陈伟\t花月\t2000", false, "陈伟|花月|2000");
        row("quotes keep what separates", "\"Aoki; H.\";\"The \"\"old\"\" club\"", false, "Aoki; H.|The \"old\" club|");
        row("a quote that never ends", "\"Aoki;Club", false, "Aoki;Club||");
        row("nothing", "\n;;\n\t\n", false, "");
        row("numbers alone are no names", "1\n2\n", false, "");
        row("a mark of the file's bytes", "\xEF\xBB\xBFName,Club\nAoki,Hokusei", true, "Aoki|Hokusei|");
        row("a rating that is none", "Name;Rating\nAoki;high", false, "Aoki||");
    }
    void listsOfPeopleAreRead()
    {
        QFETCH(QString, text);
        QFETCH(bool, isFile);
        QFETCH(QString, expected);
        QCOMPARE(written(text, isFile ? Commas::Separate : Commas::AreText), expected);
    }

    void whatIsEndlessIsCut()
    {
        const QString line(100'000, QLatin1Char('a'));
        const auto entries = entriesIn(line, Commas::AreText);
        QCOMPARE(entries.size(), 1U);
        QCOMPARE(entries.front().name.size(), std::size_t(MostNameLetters));
        QCOMPARE(entriesIn(QStringLiteral("a\n").repeated(9999), Commas::AreText).size(), std::size_t(MostPastedLines));
    }
};

} // namespace tst_pastedentries

QTEST_GUILESS_MAIN(tst_pastedentries::TestPastedEntries)
#include "tst_pastedentries.moc"
