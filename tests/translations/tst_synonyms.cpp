// SPDX-License-Identifier: MIT
#include "translations/catalogues.h"

#include <QFile>
#include <QRegularExpression>
#include <QTest>
#include <QXmlStreamReader>

namespace tst_synonyms {

using namespace kagetsu;

namespace {

// Returns what is said in a language, every plural form apart. English is in the sources, which every other catalogue
// repeats, but for the plural forms.
QStringList textsOf(const QString &code, const QString &element = QStringLiteral("translation"))
{
    if (code == QLatin1String("en") && element == QLatin1String("translation"))
        return textsOf(QStringLiteral("ja"), QStringLiteral("source")) + textsOf(code, QStringLiteral("numerusform"));
    QFile file(QStringLiteral(KAGETSU_SOURCE_DIR "/translations/kagetsu_%1.ts").arg(code));
    QStringList texts;
    if (!file.open(QIODevice::ReadOnly))
        return texts;
    QXmlStreamReader reader(&file);
    while (!reader.atEnd()) {
        if (reader.readNext() != QXmlStreamReader::StartElement)
            continue;
        const bool isText = reader.name() == element
            || (element == QLatin1String("translation") && reader.name() == QLatin1String("numerusform"));
        if (isText)
            texts += reader.readElementText(QXmlStreamReader::IncludeChildElements);
    }
    return texts;
}

} // namespace

// One thing has one name (docs/glossary.md, docs/writing.md): what the glossary rules out stands in no catalogue.
class TestSynonyms : public QObject
{
    Q_OBJECT

private slots:
    void whatTheGlossaryRulesOutIsNotSaid_data()
    {
        QTest::addColumn<QString>("code");
        QTest::addColumn<QString>("word");
        QTest::addColumn<QString>("instead");
        QTest::addColumn<QString>("butFor");
        QFile file(QStringLiteral(KAGETSU_TEST_DATA "/translations/not-said.tsv"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QStringList lines = QString::fromUtf8(file.readAll()).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
        for (const QString &line : lines) {
            const QStringList cells = line.split(QLatin1Char('\t'));
            if (line.startsWith(QLatin1Char('#')))
                continue;
            QCOMPARE(cells.size(), 4);
            QTest::newRow(qPrintable(cells[0] + QLatin1Char(' ') + cells[1]))
                << cells[0] << cells[1] << cells[2] << cells[3];
        }
    }

    void whatTheGlossaryRulesOutIsNotSaid()
    {
        QFETCH(QString, code);
        QFETCH(QString, word);
        QFETCH(QString, instead);
        QFETCH(QString, butFor);
        QVERIFY(catalogueCodes().contains(code));
        const QStringList texts = textsOf(code);
        QVERIFY(texts.size() > 2000);
        const QRegularExpression unwanted(word, QRegularExpression::UseUnicodePropertiesOption);
        const QRegularExpression right(butFor);
        QVERIFY2(unwanted.isValid() && right.isValid(), qPrintable(word));
        for (QString text : texts) {
            if (!butFor.isEmpty())
                text.remove(right);
            QVERIFY2(!text.contains(unwanted), qPrintable(text + QStringLiteral(" → ") + instead));
        }
    }
};

} // namespace tst_synonyms

QTEST_GUILESS_MAIN(tst_synonyms::TestSynonyms)
#include "tst_synonyms.moc"
