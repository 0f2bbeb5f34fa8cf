// SPDX-License-Identifier: MIT
#include "scenes.h"
#include "ui/shell/window/pagescroll.h"
#include <QScrollBar>

#include "ui/shell/app/language.h"

#include <QDir>
#include <QPixmap>
#include <QTest>

using namespace kagetsu::ui;

class TestEveryPage : public QObject
{
    Q_OBJECT

private slots:
    void everySceneIsWhole_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("textSize");
        QTest::addColumn<QString>("language");
        const QSize laptop(1366, 700);
        const QStringList languages = qEnvironmentVariable("KAGETSU_LANGUAGES", "en").split(QLatin1Char(','));
        for (const QString &language : languages) {
            for (const int text : { 100, 150, 200 })
                QTest::addRow("%s-%d", qPrintable(language), text) << laptop << text << language;
            QTest::addRow("%s-683", qPrintable(language)) << QSize(683, 364) << 100 << language;
        }
    }
    void everySceneIsWhole()
    {
        QFETCH(QSize, size);
        QFETCH(int, textSize);
        QFETCH(QString, language);
        Settings settings;
        settings.language = language;
        settings.textSize = textSize;
        const QString only = qEnvironmentVariable("KAGETSU_SCENE");
        for (const QString &name : Scenes::names()) {
            if (!only.isEmpty() && name != only)
                continue;
            Scenes scenes(size, settings);
            scenes.show(name, [&](QWidget &shown) {
                const QString folder = qEnvironmentVariable("KAGETSU_PICTURES");
                for (auto *area : shown.findChildren<PageScroll *>())
                    if (area->verticalScrollBar()->maximum() > 0)
                        qWarning("SCROLLS %s by %d", qPrintable(name), area->verticalScrollBar()->maximum());
                if (!folder.isEmpty())
                    shown.grab().save(
                        QStringLiteral("%1/%2-%3.png").arg(folder, name, QLatin1String(QTest::currentDataTag())));
            });
        }
    }
};

QTEST_MAIN(TestEveryPage)
#include "tst_everypage.moc"
