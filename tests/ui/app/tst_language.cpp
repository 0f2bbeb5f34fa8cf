// SPDX-License-Identifier: MIT
#include "ui/app/language.h"
#include "ui/controls/style/faces.h"

#include <QApplication>
#include <QFontDatabase>
#include <QFontInfo>
#include <QGlyphRun>
#include <QRawFont>
#include <QTest>
#include <QTextLayout>

namespace tst_language {

using namespace kagetsu;
using namespace kagetsu::ui;

namespace {

// The faces that this text is set in.
QStringList facesOf(const QString &text)
{
    QTextLayout layout(text, QApplication::font());
    layout.beginLayout();
    layout.createLine();
    layout.endLayout();
    QStringList faces;
    for (const QGlyphRun &run : layout.glyphRuns())
        faces += run.rawFont().familyName();
    faces.removeDuplicates();
    return faces;
}

} // namespace

// In which faces the program speaks.
class TestLanguage : public QObject
{
    Q_OBJECT

private slots:
    void lettersAreSetInAFaceOfLetters_data()
    {
        QTest::addColumn<QString>("desktop");
        QTest::addRow("a desktop without a theme names an alias") << "Sans Serif";
        QTest::addRow("another alias") << "sans-serif";
        QTest::addRow("a face that is not there") << "Segoe UI";
        QTest::addRow("a desktop with a face of letters") << "Liberation Sans";
        QTest::addRow("a Chinese desktop") << "Noto Sans CJK SC";
        QTest::addRow("a Japanese desktop") << "Noto Sans CJK JP";
    }
    void lettersAreSetInAFaceOfLetters()
    {
        QFETCH(QString, desktop);
        const QFont before = QApplication::font();
        QFont font = before;
        font.setFamilies({ desktop });
        QApplication::setFont(font);
        LanguageSwitch language;
        for (const Language &each : shippedLanguages()) {
            language.use(each.code);
            if (each.code == QLatin1String("en") || each.code == QLatin1String("ru")) {
                for (const QString &text :
                    { QStringLiteral("“Black” and ‘White’ – H8, 12:30…"), QStringLiteral("Чёрные") }) {
                    for (const QString &face : facesOf(text))
                        QVERIFY2(!face.contains(QLatin1String("CJK")), qPrintable(each.code + QLatin1Char(' ') + face));
                }
            }
            // The same character is drawn otherwise in Japan and in China.
            QCOMPARE(facesOf(QStringLiteral("黑直骨")), QStringList { each.face });
        }
        language.use(QStringLiteral("en"));
        QApplication::setFont(before);
    }

    void everyLanguageHasAFaceHere()
    {
        for (const Language &each : shippedLanguages())
            QVERIFY2(hasFaceFor(each.code), qPrintable(each.code));
    }

    void aLanguageThatNoFontCanShowIsNotUsed_data()
    {
        QTest::addColumn<QStringList>("asked");
        QTest::addColumn<QString>("shown");
        QTest::newRow("English at the start") << QStringList { "ja" } << "en";
        QTest::newRow("the language before") << QStringList { "ru", "ja" } << "ru";
        QTest::newRow("each after the other") << QStringList { "ja", "zh_TW" } << "en";
        QTest::newRow("another after it") << QStringList { "ja", "ru" } << "ru";
    }
    void aLanguageThatNoFontCanShowIsNotUsed()
    {
        QFETCH(QStringList, asked);
        const QFont before = QApplication::font();
        LanguageSwitch language([](const QString &code) { return code == "en" || code == "ru"; });
        for (const QString &code : asked)
            language.use(code);
        QTEST(language.current(), "shown");
        QCOMPARE(language.wanted(), asked.last());
        QApplication::setFont(before);
    }

    // Also after a language whose letters had another face.
    void theFaceOfTheDesktopIsKept()
    {
        const QFont before = QApplication::font();
        QApplication::setFont(QFont(QStringLiteral("Liberation Sans")));
        LanguageSwitch language;
        for (const char *code : { "ja", "en", "zh_TW" }) {
            language.use(QLatin1String(code));
            QCOMPARE(QApplication::font().families().first(), QStringLiteral("Liberation Sans"));
        }
        QApplication::setFont(before);
    }
};

} // namespace tst_language

QTEST_MAIN(tst_language::TestLanguage)
#include "tst_language.moc"
