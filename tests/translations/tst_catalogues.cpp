// SPDX-License-Identifier: MIT
#include "opening/pattern/catalogue.h"
#include "text/common/language.h"
#include "text/common/moments.h"
#include "text/opening/opening.h"
#include "translations/catalogues.h"

#include <QLocale>
#include <QSet>
#include <QTest>
#include <QTranslator>

#include <thread>

namespace tst_catalogues {

using namespace kagetsu;

// An invented language, Esperanto, is in this program: a catalogue in its resources and not a line of code more.
class TestCatalogues : public QObject
{
    Q_OBJECT

private slots:
    void englishIsFirstAndEachLanguageNamesItself()
    {
        QCOMPARE(shippedLanguages().constFirst().code, QStringLiteral("en"));
        QSet<QString> names;
        for (const Language &language : shippedLanguages()) {
            names.insert(language.name);
            QVERIFY2(language.face.startsWith(QLatin1String("Noto Sans CJK ")), qPrintable(language.code));
            QCOMPARE(faceOf(language.code), language.face);
            QCOMPARE(faceOf(QLocale(language.code).bcp47Name()), language.face);
            QCOMPARE(faceOf(QString(language.code).replace(QLatin1Char('_'), QLatin1Char('-'))), language.face);
        }
        QCOMPARE(names.size(), shippedLanguages().size());
    }

    // Pages are made in several languages beside a window that speaks one.
    void aThreadSpeaksItsOwnLanguage()
    {
        Catalogue window;
        QVERIFY(window.loadLanguage(QStringLiteral("ru")));
        QCoreApplication::installTranslator(&window);
        const auto name = [] { return QCoreApplication::translate("EventPapers", "Name"); };
        const QString before = name();
        QString other;
        {
            const ThreadLanguage language(QStringLiteral("zh_CN"));
            QCOMPARE(name(), QStringLiteral("姓名"));
            {
                const ThreadLanguage english(QStringLiteral("en"));
                QCOMPARE(name(), QStringLiteral("Name"));
            }
            QCOMPARE(name(), QStringLiteral("姓名"));
            std::thread([&] { other = name(); }).join();
        }
        QCOMPARE(other, before);
        QCOMPARE(name(), before);
        QCoreApplication::removeTranslator(&window);
    }

    void aCatalogueIsAllThatALanguageNeeds()
    {
        QVERIFY(catalogueCodes().contains(QStringLiteral("eo")));
        const Language *language = languageFor(QStringLiteral("eo"));
        QVERIFY(language);
        QCOMPARE(language->name, QStringLiteral("Esperanto"));
        QCOMPARE(faceOf(QStringLiteral("eo")), QStringLiteral("Noto Sans CJK KR"));
        QTranslator catalogue;
        QVERIFY(catalogue.load(catalogueFile(QStringLiteral("eo"))));
        QCoreApplication::installTranslator(&catalogue);
        QCOMPARE(text::patternName(*opening::patternFromCode("D4")), QStringLiteral("Floroluno"));
        QCOMPARE(text::patternName(*opening::patternFromCode("D5")), QStringLiteral("Zangetsu"));
    }

    // The sources are English, so the English catalogue holds the forms of texts with a number and nothing else.
    void anEnglishTextIsItsSourceWhateverIsInstalledBelow()
    {
        Catalogue japanese;
        QVERIFY(japanese.loadLanguage(QStringLiteral("ja")));
        QCoreApplication::installTranslator(&japanese);
        const auto pattern = *opening::patternFromCode("D5");
        QVERIFY(text::patternName(pattern) != QStringLiteral("Zangetsu"));
        Catalogue english;
        QVERIFY(english.loadLanguage(QStringLiteral("en")));
        QCoreApplication::installTranslator(&english);
        QCOMPARE(text::patternName(pattern), QStringLiteral("Zangetsu"));
        const auto moves = [](int n) {
            return QCoreApplication::translate("AnalysisWords", "%1 wins in %n move(s), the engine thinks", nullptr, n);
        };
        QCOMPARE(moves(1), QStringLiteral("%1 wins in 1 move, the engine thinks"));
        QCOMPARE(moves(2), QStringLiteral("%1 wins in 2 moves, the engine thinks"));
        QVERIFY(!Catalogue().loadLanguage(QStringLiteral("fr")));
    }

    void aTagFindsItsLanguage_data()
    {
        QTest::addColumn<QString>("tag");
        QTest::addColumn<QString>("code");
        const auto row = [](const char *tag, const char *code) { QTest::newRow(tag) << QString(tag) << QString(code); };
        row("ja", "ja");
        row("ja-JP", "ja");
        row("ru-UA", "ru");
        row("en-GB", "en");
        row("zh", "zh_CN");
        row("zh-SG", "zh_CN");
        row("zh-Hans-MY", "zh_CN");
        row("zh-TW", "zh_TW");
        row("zh-HK", "zh_TW");
        row("zh-Hant", "zh_TW");
        row("ko-KR", "ko");
        row("fr", "");
        row("", "");
    }
    void aTagFindsItsLanguage()
    {
        QFETCH(QString, tag);
        QFETCH(QString, code);
        const Language *language = languageFor(tag);
        QCOMPARE(language ? language->code : QString(), code);
    }

    // Data of procedures and presets name languages by tags.
    void theTagOfALocaleKeepsItsRegion()
    {
        const QLocale before;
        QLocale::setDefault(QLocale(QStringLiteral("zh_TW")));
        QCOMPARE(text::languageTag(), std::string("zh-TW"));
        QLocale::setDefault(QLocale(QStringLiteral("ja")));
        QCOMPARE(text::languageTag(), std::string("ja-JP"));
        QLocale::setDefault(before);
    }

    void momentsHaveNoStrayLetter()
    {
        const QLocale before;
        for (const Language &language : shippedLanguages()) {
            QLocale::setDefault(QLocale(language.code));
            const QDateTime moment(QDate(2026, 11, 25), QTime(15, 38));
            QVERIFY2(!text::shortMoment(moment).contains(QLatin1Char('B')), qPrintable(language.code));
            QVERIFY2(!text::shortTime(moment.time()).contains(QLatin1Char('B')), qPrintable(language.code));
            QVERIFY(text::shortTime(moment.time()).contains(QLatin1String("38")));
            // A date is the same in every language, and no language alone has hours of one country.
            QVERIFY(text::shortMoment(moment).startsWith(QLatin1String("2026-11-25 ")));
            if (QLocale::system().language() != QLocale().language())
                QCOMPARE(text::shortTime(moment.time()), QStringLiteral("15:38"));
        }
        QLocale::setDefault(before);
    }

    void everyPatternHasItsNameInEachLanguage()
    {
        for (const Language &language : shippedLanguages()) {
            if (language.code == QLatin1String("eo"))
                continue;
            Catalogue catalogue;
            QVERIFY(catalogue.loadLanguage(language.code));
            for (const opening::Pattern &pattern : opening::patterns())
                QVERIFY2(!catalogue.translate("Pattern", pattern.romaji.data()).isEmpty(), pattern.romaji.data());
        }
    }
};

} // namespace tst_catalogues

QTEST_GUILESS_MAIN(tst_catalogues::TestCatalogues)
#include "tst_catalogues.moc"
