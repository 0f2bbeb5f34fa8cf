// SPDX-License-Identifier: MIT
#include "opening/pattern/catalogue.h"
#include "text/opening/opening.h"
#include "translations/catalogues.h"

#include <QTest>
#include <QTranslator>

namespace tst_patternnames {

using namespace kagetsu;

// The names of the 26 patterns stand in the catalogue of patterns, for courses and the command line, and in those of
// the window.
class TestPatternNames : public QObject
{
    Q_OBJECT

private slots:
    void bothCataloguesSayTheSame_data()
    {
        QTest::addColumn<QString>("tag"); // as texts in data name the language
        const auto row = [](const char *code, const char *tag) { QTest::newRow(code) << QString::fromLatin1(tag); };
        row("en", "en");
        row("zh_CN", "zh");
        row("zh_TW", "zh-TW");
        row("ja", "ja");
        row("ko", "ko");
        row("ru", "ru");
    }

    void bothCataloguesSayTheSame()
    {
        QFETCH(QString, tag);
        QTranslator translator;
        QVERIFY(translator.load(catalogueFile(QString::fromLatin1(QTest::currentDataTag()))));
        QVERIFY(QCoreApplication::installTranslator(&translator));
        for (const opening::Pattern &pattern : opening::patterns()) {
            const std::string_view name = opening::patternName(pattern, tag.toStdString());
            QCOMPARE(text::patternName(pattern), QString::fromUtf8(name.data(), qsizetype(name.size())));
        }
    }
};

} // namespace tst_patternnames

QTEST_GUILESS_MAIN(tst_patternnames::TestPatternNames)
#include "tst_patternnames.moc"
