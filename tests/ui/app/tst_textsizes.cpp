// SPDX-License-Identifier: MIT
#include "../geometry.h"
#include "everypage.h"

#include "translations/catalogues.h"
#include "ui/controls/style/style.h"

#include <QMap>
#include <QTest>

namespace tst_textsizes {

// Whatever the language, in the window that first opens on a laptop of 1366 by 768, and however large its words where
// that window is maximised: no text is cut or lies over another, and everything that is pressed is as large as the tip
// of a finger.
class TestTextSizes : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QApplication::setStyle(new kagetsu::ui::Style); }

    void everyPageIsWhole_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<int>("textSize");
#ifdef KAGETSU_SANITIZED
        // The code is the same in all languages and at all sizes; geometry is what the other build looks at.
        QTest::newRow("ru-200") << QStringLiteral("ru") << 200;
#else
        for (const QString &language : kagetsu::catalogueCodes()) {
            for (const int textSize : { 100, 150, 200 })
                QTest::addRow("%s-%d", qPrintable(language), textSize) << language << textSize;
        }
#endif
    }
    void everyPageIsWhole()
    {
        QFETCH(QString, language);
        QFETCH(int, textSize);
        QMap<QString, QStringList> wrong; // where each was met
        const auto look = [&wrong](const QString &name, QWidget &page) {
            if (qEnvironmentVariableIsSet("KAGETSU_PICTURES")) // to be looked at
                page.grab().save(QStringLiteral("%1/%2-%3.png")
                                     .arg(qEnvironmentVariable("KAGETSU_PICTURES"),
                                         QString(name).replace(QLatin1Char('/'), QLatin1Char('-')),
                                         QLatin1String(QTest::currentDataTag())));
            for (const QString &each : clippedTexts(&page))
                wrong[QStringLiteral("cut: ") + each] += name;
            for (const QString &each : overlaps(&page))
                wrong[QStringLiteral("over one another: ") + each] += name;
            for (const QString &each : smallTargets(&page))
                wrong[QStringLiteral("small: ") + each] += name;
        };
        QSize window = textSize > 100 ? QSize(1366, 740) : QSize(1280, 736);
        const QStringList other = qEnvironmentVariable("KAGETSU_WINDOW").split(QLatin1Char('x')); // to be looked at
        if (other.size() == 2)
            window = QSize(other[0].toInt(), other[1].toInt());
        QVERIFY(lookAtEveryPage(language, window, look, textSize).size() > 90);
        QStringList told; // not as warnings: Qt Test stops telling those after many of its own
        for (auto each = wrong.cbegin(); each != wrong.cend(); ++each)
            told += QStringLiteral("%1: %2 (and on %3 more)")
                        .arg(each.key(), each.value().first())
                        .arg(each.value().size() - 1);
        QVERIFY2(wrong.isEmpty(), qPrintable(told.join(QLatin1Char('\n'))));
    }
};

} // namespace tst_textsizes

QTEST_MAIN(tst_textsizes::TestTextSizes)
#include "tst_textsizes.moc"
