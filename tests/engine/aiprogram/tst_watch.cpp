// SPDX-License-Identifier: MIT
#include "engine/aiprogram/watch.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QUuid>

namespace tst_watch {

using namespace kagetsu;

class TestWatch : public QObject
{
    Q_OBJECT

private slots:
    void whatCarriesTheMarkEnds_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<bool>("ends");
        QTest::newRow("an engine") << "engine" << true;
        QTest::newRow("a Windows engine") << "pbrain-x.exe" << true;
        // Other programs of its user lean on these, and the registry is written when they end by themselves.
        QTest::newRow("the server of Wine") << "wineserver" << false;
        QTest::newRow("the services of Wine") << "services.exe" << false;
    }
    void whatCarriesTheMarkEnds()
    {
        QFETCH(QString, name);
        const QTemporaryDir folder;
        const QString program = folder.filePath(name);
        QVERIFY(QFile::copy(QStandardPaths::findExecutable(QStringLiteral("sleep")), program));
        const QString mark = QUuid::createUuid().toString(QUuid::WithoutBraces);
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("KAGETSU_TEST_MARK"), mark);
        process.setProcessEnvironment(environment);
        process.start(program, { QStringLiteral("300") });
        QVERIFY(process.waitForStarted());
        aiprogram::endMarked("KAGETSU_TEST_MARK=" + mark.toStdString());
        QFETCH(bool, ends);
        if (ends) {
            QVERIFY(process.state() == QProcess::NotRunning || process.waitForFinished());
            QCOMPARE(process.exitStatus(), QProcess::CrashExit);
        } else {
            QVERIFY(!process.waitForFinished(50));
            process.kill();
            QVERIFY(process.waitForFinished());
        }
    }
};

} // namespace tst_watch

QTEST_GUILESS_MAIN(tst_watch::TestWatch)
#include "tst_watch.moc"
