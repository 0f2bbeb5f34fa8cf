// SPDX-License-Identifier: MIT
#include "ui/tournament/desk/publish/publishplan.h"

#include <QTemporaryDir>
#include <QTest>

namespace tst_publishplan {

using namespace kagetsu::ui;

class TestPublishPlan : public QObject
{
    Q_OBJECT

private slots:
    void aPlanIsReadAsItWasWritten()
    {
        const QTemporaryDir room;
        const QString file = planFileOf(room.filePath(QStringLiteral("new")), "1b4e28ba-2fa1-11d2-883f-0016d3cca427");
        PublishPlan plan;
        plan.folder = QStringLiteral("/srv/pages");
        plan.event = QStringLiteral("/srv/events/club.kagetsu");
        plan.settings.isLive = true;
        QVERIFY(writePlan(file, plan));
        QVERIFY(readPlan(file) == plan);
    }

    // The file of an event may come from anybody, with any id.
    void onlyAnIdIsAName_data()
    {
        QTest::addColumn<QByteArray>("id");
        QTest::addColumn<bool>("isName");
        QTest::newRow("one that Kagetsu made") << QByteArray("1b4e28ba-2fa1-11d2-883f-0016d3cca427") << true;
        QTest::newRow("a short one") << QByteArray("fake") << true;
        QTest::newRow("64 characters") << QByteArray(64, 'a') << true;
        QTest::newRow("65 characters") << QByteArray(65, 'a') << false;
        QTest::newRow("none") << QByteArray() << false;
        QTest::newRow("a way out of the folder") << QByteArray("../../x") << false;
        QTest::newRow("an absolute path") << QByteArray("/tmp/x") << false;
        QTest::newRow("a drive") << QByteArray("C:x") << false;
        QTest::newRow("a way out with backslashes") << QByteArray("..\\x") << false;
        QTest::newRow("dots") << QByteArray("..") << false;
        QTest::newRow("a line break at the end") << QByteArray("x\n") << false;
        QTest::newRow("a zero") << QByteArray("x\0y", 3) << false;
        QTest::newRow("letters of other scripts") << QByteArray("\xE5\xA4\xA7") << false;
    }
    void onlyAnIdIsAName()
    {
        QFETCH(QByteArray, id);
        QFETCH(bool, isName);
        const QTemporaryDir room;
        const QString file = planFileOf(room.path(), id.toStdString());
        QCOMPARE(file, isName ? room.filePath(QString::fromLatin1(id) + QStringLiteral(".json")) : QString());
        QCOMPARE(writePlan(file, {}), isName);
    }
};

} // namespace tst_publishplan

QTEST_GUILESS_MAIN(tst_publishplan::TestPublishPlan)
#include "tst_publishplan.moc"
