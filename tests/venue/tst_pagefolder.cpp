// SPDX-License-Identifier: MIT
#include "venue/folder/pagefolder.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

namespace tst_pagefolder {

using namespace kagetsu::venue;
using Code = FolderFault::Code;

class TestPageFolder : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_room = std::make_unique<QTemporaryDir>();
        m_folder = std::make_unique<PageFolder>(m_room->filePath("new/pages"));
    }

    void whatIsPutIsThere()
    {
        QVERIFY(!publish({ { "index.html", "a" }, { "en/s1-r1.html", "b" } }));
        QCOMPARE(read("index.html"), QByteArray("a"));
        QCOMPARE(read("en/s1-r1.html"), QByteArray("b"));
        QCOMPARE(m_folder->written(), 2);
        QCOMPARE(m_folder->files(), 2);
        QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files), QStringList({ "index.html", "kagetsu-pages.txt" }));
    }

    void onlyWhatDiffersIsWritten()
    {
        QVERIFY(!publish({ { "index.html", "a" }, { "en/s1-r1.html", "b" } }));
        QVERIFY(!publish({ { "index.html", "c" }, { "en/s1-r1.html", "b" } }));
        QCOMPARE(m_folder->written(), 1);
        // A program that is started anew compares with what is there.
        PageFolder other(m_folder->path());
        QVERIFY(!other.begin("e1"));
        other.put("index.html", "c");
        other.put("en/s1-r1.html", "d");
        QVERIFY(!other.end());
        QCOMPARE(other.written(), 1);
        QCOMPARE(read("en/s1-r1.html"), QByteArray("d"));
    }

    void whatIsNoPageAnyMoreIsRemoved()
    {
        QVERIFY(!publish({ { "index.html", "a" }, { "games/s1-r1-t1-g1.sgf", "b" } }));
        foreign("games/mine.txt");
        QVERIFY(!publish({ { "index.html", "a" } }));
        QVERIFY(!QFile::exists(at("games/s1-r1-t1-g1.sgf")));
        QVERIFY(QFile::exists(at("games/mine.txt")));
        QCOMPARE(m_folder->removed(), 1);
        QFile::remove(at("games/mine.txt"));
        QVERIFY(!publish({ { "index.html", "a" }, { "games/s1-r1-t1-g1.sgf", "b" } }));
        QVERIFY(!publish({ { "index.html", "a" } }));
        QVERIFY(!QFile::exists(at("games")));
    }

    // nginx makes its ETag of the second and the length, and answered 304 to changed content (venue.md#the-folder).
    void noTwoVersionsHaveOneSecond()
    {
        QSet<qint64> dates;
        for (int version = 0; version < 5; ++version) {
            QVERIFY(!publish({ { "index.html", QByteArray::number(version) } }));
            dates += QFileInfo(at("index.html")).lastModified().toSecsSinceEpoch();
        }
        QCOMPARE(dates.size(), qsizetype(5));
    }

    void filesOfOthersStay()
    {
        QDir().mkpath(m_folder->path());
        foreign("index.html");
        const auto fault = publish({ { "index.html", "a" } });
        QVERIFY(fault && fault->code == Code::NotOurs);
        QCOMPARE(read("index.html"), QByteArray("mine"));
        QFile::remove(at("index.html"));
        QVERIFY(!publish({ { "index.html", "a" } }));
    }

    // A changed list cannot have anything removed that has no name of ours.
    void aListOfOthersRemovesNothing()
    {
        QVERIFY(!publish({ { "index.html", "a" } }));
        foreign("secret.txt");
        QFile list(at("kagetsu-pages.txt"));
        QVERIFY(list.open(QIODevice::Append));
        list.write("secret.txt\n../outside.html\n/etc/x.html\nen/../../outside.html\n");
        list.close();
        QFile outside(m_room->filePath("new/outside.html"));
        QVERIFY(outside.open(QIODevice::WriteOnly));
        outside.close();
        QVERIFY(!publish({ { "index.html", "a" } }));
        QVERIFY(QFile::exists(at("secret.txt")) && outside.exists());
    }

    void theFolderOfAnotherEventIsLeftAlone()
    {
        QVERIFY(!publish({ { "index.html", "a" } }));
        const auto fault = m_folder->begin("e2");
        QVERIFY(fault && fault->code == Code::OtherEvent);
        m_folder->put("index.html", "b");
        QVERIFY(m_folder->end());
        QCOMPARE(read("index.html"), QByteArray("a"));
    }

    void aFileInPlaceOfTheFolder()
    {
        QDir(m_room->path()).mkdir("new");
        QFile file(m_folder->path());
        QVERIFY(file.open(QIODevice::WriteOnly));
        const auto fault = m_folder->begin("e1");
        QVERIFY(fault && fault->code == Code::NotAFolder);
    }

    void aFolderThatWasDeletedIsWrittenAgain()
    {
        QVERIFY(!publish({ { "index.html", "a" }, { "en/s1-r1.html", "b" } }));
        QVERIFY(QDir(m_folder->path()).removeRecursively());
        QVERIFY(!publish({ { "index.html", "a" }, { "en/s1-r1.html", "b" } }));
        QCOMPARE(m_folder->written(), 2);
    }

    // Whatever somebody keeps in the folder, it stays.
    void partsOfOthersStay()
    {
        QDir().mkpath(m_folder->path());
        for (const char *name : { "index.html.part", "kagetsu-pages.txt.part", "kagetsu-0123456789abcdef.part" })
            foreign(name);
        QVERIFY(!publish({ { "index.html", "a" } }));
        QVERIFY(!publish({ { "index.html", "b" } }));
        for (const char *name : { "index.html.part", "kagetsu-pages.txt.part", "kagetsu-0123456789abcdef.part" })
            QCOMPARE(read(name), QByteArray("mine"));
    }

    void aPartOfAKilledProgramIsRemoved()
    {
        QVERIFY(!publish({ { "index.html", "a" }, { "en/s1-r1.html", "b" } }));
        append("en/kagetsu-0123456789abcdef.part\n");
        foreign("en/kagetsu-0123456789abcdef.part");
        QVERIFY(!publish({ { "index.html", "a" }, { "en/s1-r1.html", "b" } }));
        QVERIFY(!QFile::exists(at("en/kagetsu-0123456789abcdef.part")));
        QVERIFY(!read("kagetsu-pages.txt").contains("part"));
    }

    // A killed program leaves the names that it was about to use in the list.
    void aPartIsInTheListBeforeItIsThere()
    {
        QVERIFY(!publish({ { "index.html", "a" } }));
        QVERIFY(!m_folder->begin("e1"));
        m_folder->put("index.html", "b");
        QVERIFY(QRegularExpression("\nkagetsu-[0-9a-f]{16}\\.part\n").match(read("kagetsu-pages.txt")).hasMatch());
        QVERIFY(!m_folder->end());
        QVERIFY(!read("kagetsu-pages.txt").contains("part"));
    }

    // It may show what is no longer to be shown, and not even the name of what replaces it has room.
    void aPageThatCannotBeRenewedIsRemovedIfTheDiskIsFull()
    {
        const QString full = QStringLiteral("/dev/full"); // whatever is written to it
        if (!QFile::exists(full))
            QSKIP("This system has no such device.");
        QVERIFY(!publish({ { "index.html", "a" }, { "en/s1-r1.html", "b" } }));
        QVERIFY(!m_folder->begin("e1"));
        QVERIFY(QFile::remove(at("kagetsu-pages.txt")) && QFile::link(full, at("kagetsu-pages.txt")));
        m_folder->put("index.html", "c");
        QVERIFY(!QFile::exists(at("index.html")));
        QVERIFY(QFile::remove(at("kagetsu-pages.txt")));
        const auto fault = m_folder->end();
        QVERIFY(fault && fault->code == Code::Full);
        QVERIFY(!publish({ { "index.html", "c" } }));
        QCOMPARE(read("index.html"), QByteArray("c"));
    }

    // Somebody may have asked for it to be removed.
    void whatIsNoPageAnyMoreIsRemovedInSpiteOfAFault()
    {
        QVERIFY(!publish({ { "index.html", "a" }, { "en/s1-p4.html", "Kim" } }));
        foreign("en/s1-r1.html");
        const auto fault = publish({ { "en/s1-r1.html", "b" }, { "index.html", "c" } });
        QVERIFY(fault && fault->code == Code::NotOurs);
        QVERIFY(!QFile::exists(at("en/s1-p4.html")));
        QCOMPARE(read("index.html"), QByteArray("c"));
        QCOMPARE(read("en/s1-r1.html"), QByteArray("mine"));
        // Nor does it become ours.
        QVERIFY(!publish({ { "index.html", "c" } }));
        QCOMPARE(read("en/s1-r1.html"), QByteArray("mine"));
    }

    void aLostList_data()
    {
        QTest::addColumn<QByteArray>("list");
        QTest::newRow("is empty") << QByteArray("");
        QTest::newRow("is cut in its head") << QByteArray("kagetsu-pages 1");
        QTest::newRow("has zeros") << QByteArray(40, 0);
        QTest::newRow("lacks the last names") << QByteArray("kagetsu-pages 1 e1\nindex.html\n");
    }
    void aLostList()
    {
        QFETCH(QByteArray, list);
        const QStringList gone { "en/s1-p4.html", "en/results.xml", "games/s1-r1.lib", "games/s1-r1-t1-g1.svg" };
        QList<std::pair<QString, QByteArray>> files { { "index.html", "a e1" }, { "en/s1-r1.html", "b e1" } };
        for (const QString &name : gone)
            files.append({ name, "Kim e1" });
        QVERIFY(!publish(files));
        foreign("en/s1-p5.html");
        foreign("notes-e1.html");
        QFile file(at("kagetsu-pages.txt"));
        QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
        file.write(list);
        file.close();
        m_folder = std::make_unique<PageFolder>(m_folder->path());
        QVERIFY(!publish({ { "index.html", "c e1" }, { "en/s1-r1.html", "d e1" } }));
        QCOMPARE(read("index.html"), QByteArray("c e1"));
        for (const QString &name : gone)
            QVERIFY2(!QFile::exists(at(name)), qPrintable(name));
        QCOMPARE(read("en/s1-p5.html"), QByteArray("mine"));
        QCOMPARE(read("notes-e1.html"), QByteArray("mine"));
    }

    void whatHasItsKeyIsKept()
    {
        const auto once = [this](const QByteArray &key) {
            if (m_folder->begin("e1"))
                return false;
            const bool isKept = m_folder->keep("en/s1-r1-t1-g1.html", key);
            if (!isKept)
                m_folder->put("en/s1-r1-t1-g1.html", key);
            return !m_folder->end() && isKept;
        };
        QVERIFY(!once("k"));
        QVERIFY(once("k"));
        QVERIFY(!once("other"));
        QFile::remove(at("en/s1-r1-t1-g1.html"));
        QVERIFY(!once("other"));
        QCOMPARE(read("en/s1-r1-t1-g1.html"), QByteArray("other"));
    }

private:
    QString at(const QString &name) const { return m_folder->path() + '/' + name; }
    QByteArray read(const QString &name) const
    {
        QFile file(at(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(none)");
    }
    void append(const QByteArray &line) const
    {
        QFile list(at("kagetsu-pages.txt"));
        QVERIFY(list.open(QIODevice::Append));
        list.write(line);
    }
    void foreign(const QString &name) const
    {
        QFile file(at(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("mine");
    }
    std::optional<FolderFault> publish(const QList<std::pair<QString, QByteArray>> &files)
    {
        if (const auto fault = m_folder->begin("e1"))
            return fault;
        for (const auto &[name, bytes] : files)
            m_folder->put(name, bytes);
        return m_folder->end();
    }

    std::unique_ptr<QTemporaryDir> m_room;
    std::unique_ptr<PageFolder> m_folder;
};

} // namespace tst_pagefolder

QTEST_GUILESS_MAIN(tst_pagefolder::TestPageFolder)
#include "tst_pagefolder.moc"
