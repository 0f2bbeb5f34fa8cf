// SPDX-License-Identifier: MIT
#include "base/file/absolutepath.h"

#include <QDir>
#include <QTest>

namespace tst_absolutepath {

using namespace kagetsu::file;

// The names of files that SQLite opens.
class TestAbsolutePath : public QObject
{
    Q_OBJECT

private slots:
    void paths_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("absolute");
        const QString here = QDir::currentPath() + u'/';
        QTest::newRow("none") << QString() << QString();
        QTest::newRow("a name") << "games" << here + "games";
        QTest::newRow("a folder above") << "../games" << here + "../games";
        QTest::newRow("a name that means memory to SQLite") << ":memory:" << here + ":memory:";
        QTest::newRow("a name that means a resource to Qt") << ":/games" << here + ":/games";
        QTest::newRow("from the root") << "/folder/games" << "/folder/games";
#ifdef Q_OS_WIN
        QTest::newRow("from a drive") << "C:/folder/games" << "C:/folder/games";
        QTest::newRow("from a drive, with backslashes") << "C:\\folder\\games" << "C:\\folder\\games";
#endif
    }
    void paths()
    {
        QFETCH(QString, path);
        QFETCH(QString, absolute);
        QCOMPARE(absolutePath(path), absolute);
    }
};

} // namespace tst_absolutepath

QTEST_GUILESS_MAIN(tst_absolutepath::TestAbsolutePath)
#include "tst_absolutepath.moc"
