// SPDX-License-Identifier: MIT
#include "ui/app/leftovers.h"

#include "base/file/partfile.h"
#include "ui/controls/device/folders.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QLockFile>
#include <QTemporaryDir>
#include <QTest>

#include <memory>
#include <sys/wait.h>
#include <unistd.h>

namespace tst_leftovers {

using namespace kagetsu;
using namespace kagetsu::ui;

class TestLeftovers : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_folders = Folders::in(m_folder->filePath(QStringLiteral("data")));
        for (const QString &folder : { m_folders.journals, m_folders.games, m_folders.procedures, m_folders.presets,
                 m_folders.drafts, m_folders.waiting })
            QVERIFY(QDir().mkpath(folder));
        m_settings = m_folder->filePath(QStringLiteral("kagetsu.ini"));
    }

    void whatIsOnesOwnStays()
    {
        const QStringList files { m_folders.journals + QStringLiteral("/game.jsonl"),
            m_folders.games + QStringLiteral("/2031-05-04 Ann - Bob.sgf"),
            m_folders.games + QStringLiteral("/notes.sgf.backup"),
            m_folders.games + QStringLiteral("/final.sgf.Backup"),
            m_folders.presets + QStringLiteral("/club.json.MyCopy"),
            m_folders.waiting + QStringLiteral("/one.json.AbCdEf"), m_settings + QStringLiteral(".Backup"),
            m_folders.presets + QStringLiteral("/club.json"), m_folders.drafts + QStringLiteral("/one.draft"),
            m_folders.waiting + QStringLiteral("/one.json"), m_settings,
            m_folder->filePath(QStringLiteral("other.ini.AbCdEf")), m_folder->filePath(QStringLiteral("letter.txt")) };
        for (const QString &file : files)
            make(file, "content", /*isOld=*/true);
        clearLeftovers(m_folders, m_settings);
        for (const QString &file : files)
            QVERIFY2(QFile::exists(file), qPrintable(file));
    }

    void partsOfTheDeadGo()
    {
        const QString dead = m_folders.games + QStringLiteral("/.kagetsu-12ab.part");
        make(dead, "half", /*isOld=*/false);
        file::PartFile living(m_folders.games);
        QCOMPARE(living.open(file::PartFile::Naming::AtOnce), 0);
        clearLeftovers(m_folders, m_settings);
        QVERIFY(!QFile::exists(dead));
        QCOMPARE(QDir(m_folders.games).entryList(QDir::Files | QDir::Hidden).size(), 1);
        QCOMPARE(living.putAt(m_folders.games + QStringLiteral("/game.sgf")), 0);
    }

    void whatOlderVersionsLeftGoesWhenItIsOld()
    {
        const QString name = m_folders.games + QStringLiteral("/2031-05-04 Ann - Bob.sgf");
        for (const bool isOld : { false, true }) {
            make(name, "", isOld);
            clearLeftovers(m_folders, m_settings);
            QCOMPARE(QFile::exists(name), !isOld);
        }
    }

    void locksOfNobodyGo_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("content");
        QTest::newRow("of a program that died") << "gone.draft.lock" << lockOfTheDead();
        QTest::newRow("of one that died before it wrote its number") << "gone.draft.lock" << QByteArray();
        QTest::newRow("of one that died removing a lock") << "gone.draft.lock.rmlock" << QByteArray();
    }
    void locksOfNobodyGo()
    {
        QFETCH(QString, name);
        QFETCH(QByteArray, content);
        const QString orphan = m_folders.drafts + QLatin1Char('/') + name;
        make(orphan, content, /*isOld=*/false);
        QLockFile living(m_folders.drafts + QStringLiteral("/new.draft.lock"));
        QVERIFY(living.lock());
        clearLeftovers(m_folders, m_settings);
        QVERIFY(!QFile::exists(orphan));
        QVERIFY(living.isLocked());
        QVERIFY(QFile::exists(living.fileName()));
    }

    void locksOfTheSettings()
    {
        const QString lockFile = m_settings + QStringLiteral(".lock");
        {
            QLockFile lock(lockFile);
            QVERIFY(lock.lock()); // somebody writes them
            clearLeftovers(m_folders, m_settings);
            QVERIFY(QFile::exists(lockFile));
        }
        for (const QByteArray &content : { lockOfTheDead(), QByteArray() }) {
            make(lockFile, content, /*isOld=*/false);
            make(lockFile + QStringLiteral(".rmlock"), content, /*isOld=*/false);
            clearLeftovers(m_folders, m_settings);
            QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files), QStringList());
        }
    }

private:
    static void make(const QString &path, const QByteArray &content, bool isOld)
    {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(content);
        file.flush();
        if (isOld)
            QVERIFY(file.setFileTime(QDateTime::currentDateTime().addSecs(-600), QFileDevice::FileModificationTime));
    }

    // As QLockFile of a program that is no more wrote it.
    static QByteArray lockOfTheDead()
    {
        const pid_t child = ::fork();
        if (child == 0)
            ::_exit(0);
        ::waitpid(child, nullptr, 0);
        return QByteArray::number(child) + "\nkagetsu\n" + QSysInfo::machineHostName().toUtf8() + "\n";
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    Folders m_folders;
    QString m_settings;
};

} // namespace tst_leftovers

QTEST_GUILESS_MAIN(tst_leftovers::TestLeftovers)
#include "tst_leftovers.moc"
