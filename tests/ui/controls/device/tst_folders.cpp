// SPDX-License-Identifier: MIT
#include "ui/controls/device/folders.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

namespace tst_folders {

using namespace kagetsu::ui;

class FoldersTest : public QObject
{
    Q_OBJECT

private slots:
    void dataBesideTheProgramsGoesWithThem()
    {
        const QTemporaryDir stick;
        const QDir dir(stick.path());
        QVERIFY(dir.mkpath(QStringLiteral("花月/bin")));
        const QString programs = dir.filePath(QStringLiteral("花月/bin"));
        QCOMPARE(Folders::carried(programs), QString());
        const QString data = dir.filePath(QStringLiteral("花月/kagetsu-data"));
        QVERIFY(dir.mkpath(data));
        QCOMPARE(Folders::carried(programs), data);
        QCOMPARE(Folders::in(data).journals, data + QStringLiteral("/journals"));
    }

    void aFileOfThatNameIsNoFolder()
    {
        const QTemporaryDir stick;
        const QDir dir(stick.path());
        QVERIFY(dir.mkpath(QStringLiteral("bin")));
        QFile file(dir.filePath(QStringLiteral("kagetsu-data")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(Folders::carried(dir.filePath(QStringLiteral("bin"))), QString());
    }
};

} // namespace tst_folders

QTEST_MAIN(tst_folders::FoldersTest)
#include "tst_folders.moc"
