// SPDX-License-Identifier: MIT
#include "clock/controltext.h"
#include "text/common/typed.h"
#include "text/match/setup.h"
#include "translations/catalogues.h"

#include <QTest>
#include <QTranslator>

namespace tst_typed {

using namespace kagetsu;

class TestTyped : public QObject
{
    Q_OBJECT

private slots:
    void aTimeIsReadAsPeopleWriteIt_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("plain");
        const auto row = [](const char *typed, const char *plain) {
            QTest::newRow(typed) << QString(typed) << QString(plain);
        };
        row("15m+10s", "15m+10s");
        row(" 15m + 10s ", "15m+10s");
        row("15分+10秒", "15m+10s");
        row("15分钟＋10秒", "15m+10s");
        row("１５分＋１０秒", "15m+10s");
        row("15 мин + 10 с", "15m+10s");
        row("15 мин. + 10 сек.", "15m+10s");
        row("1 ч 30 мин", "1h30m");
        row("1小时30分", "1h30m");
        row("1時間30分", "1h30m");
        row("2時間 5x60秒", "2h 5x60s");
        row("90 sec", "90s");
        row("15 minutes", "15m");
        row("15분+10초", "15m+10s");
        row("15M+10S", "15M+10S");
        row("135m+30s/max140m", "135m+30s/max140m");
        row("5m d10s", "5m d10s");
        row("bank 30s 10x60s", "bank 30s 10x60s");
        row("15：00", "15:00");
        row("inf", "inf");
        row("15 метров", "15 метров");
        row("", "");
    }
    void aTimeIsReadAsPeopleWriteIt()
    {
        QFETCH(QString, typed);
        QFETCH(QString, plain);
        QCOMPARE(text::typedTime(typed), plain);
        QCOMPARE(text::typedTime(plain), plain);
    }

    void aControlIsShortOnAButton_data()
    {
        QTest::addColumn<QString>("written");
        QTest::addColumn<QString>("shown");
        const auto row = [](const char *written, const char *shown) {
            QTest::newRow(written) << QString(written) << QString(shown);
        };
        row("5m", "5 min");
        row("90m", "90 min");
        row("1h", "1 h");
        row("120m+30s", "2 h + 30 s");
        row("3m+2s", "3 min + 2 s");
        row("25m+10s!", "25 min + 10 s"); // of when the bonus comes the tip tells
        // What has no short form is told as it is typed.
        row("90s", "90s");
        row("15m 3x30s", "15m 3x30s");
        row("5m d10s", "5m d10s");
        row("15m/cap3m", "15m/cap3m");
        row("40/90m", "40/90m");
        row("hg10m", "hg10m");
        row("inf", "inf");
    }
    void aControlIsShortOnAButton()
    {
        QFETCH(QString, written);
        QTEST(text::shortControl(clock::readControl(written.toStdString()).value()), "shown");
    }

    // What a language shows can be typed in it, and in every other one.
    void whatIsShownIsReadAgain_data()
    {
        QTest::addColumn<QString>("code");
        for (const QString &code : catalogueCodes())
            QTest::newRow(qPrintable(code)) << code;
    }
    void whatIsShownIsReadAgain()
    {
        QFETCH(QString, code);
        QTranslator catalogue;
        QVERIFY(catalogue.load(catalogueFile(code)));
        QCoreApplication::installTranslator(&catalogue);
        QSet<QString> shown;
        for (const char *written : { "15m", "15m+10s", "2h 5x60s", "1.5s", "90m+30s/max2h", "2h 10/10m", "hg10m", "inf",
                 "bank 30s 10x60s", "5m d10s", "15m, 5m+3s", "40/90m, 30m", "20m/cap3m/warn" }) {
            const QString text = text::shownTime(QString(written));
            const auto control = clock::readControl(text::typedTime(text).toStdString());
            QVERIFY2(control, qPrintable(text));
            QVERIFY2(*control == clock::readControl(written).value(), qPrintable(text));
        }
        QCOMPARE(text::shownTime(QStringLiteral("15m+10s")) == QLatin1String("15m+10s"), code == QLatin1String("en"));
    }

    void aPointIsReadInAnyLetters_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("plain");
        const auto row = [](const char *name, const QString &typed, const char *plain) {
            QTest::newRow(name) << typed << QString(plain);
        };
        row("Latin", QStringLiteral("H8"), "H8");
        row("small", QStringLiteral(" h8 "), "H8");
        row("Russian letter of the same look", QStringLiteral("Н8"), "H8");
        row("its small letter", QStringLiteral("н8"), "H8");
        row("wide", QStringLiteral("ｈ８"), "H8");
        row("wide capital", QStringLiteral("Ｏ１５"), "O15");
        row("a Russian letter that looks like none", QStringLiteral("Ж8"), "Ж8");
        row("nothing", QString(), "");
    }
    void aPointIsReadInAnyLetters()
    {
        QFETCH(QString, typed);
        QFETCH(QString, plain);
        QCOMPARE(text::typedPoint(typed), plain);
    }

    void namesAreSeparatedByAnyComma()
    {
        using Names = std::vector<std::string>;
        QVERIFY(text::typedNames(QStringLiteral(" Ann , Ben;, ")) == (Names { "Ann", "Ben" }));
        QVERIFY(text::typedNames(QStringLiteral("田中、鈴木，王")) == (Names { "田中", "鈴木", "王" }));
        QVERIFY(text::typedNames(QString()).empty());
    }
};

} // namespace tst_typed

QTEST_GUILESS_MAIN(tst_typed::TestTyped)
#include "tst_typed.moc"
