// SPDX-License-Identifier: MIT
#include "match/journal/recovery.h"

#include <QDir>
#include <QFile>
#include <QTest>

#include <set>

namespace tst_writtenjournals {

using namespace kagetsu;
using namespace kagetsu::journal;
using namespace kagetsu::match;

namespace {

const QString Folder = QStringLiteral(KAGETSU_TEST_DATA "/journal/");
// One line of every kind with every member that a journal knows. No match comes to that, so it is read as text alone.
const QString EveryKind = QStringLiteral("every-kind.jsonl");

QByteArray bytesOf(const QString &name)
{
    QFile file(Folder + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

// Journals as they were written once, kept in tests/data: what reads and writes them may change, and no byte of them
// does (match-journal.md#format). Those beside them are of an older program, which wrote less.
class TestWrittenJournals : public QObject
{
    Q_OBJECT

private slots:
    void storedJournalsAreWrittenUnchanged_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<bool>("isMatch");
        for (const QString &name : QDir(Folder).entryList({ EveryKind, QStringLiteral("random-*.jsonl") }))
            QTest::newRow(qPrintable(name)) << bytesOf(name) << (name != EveryKind);
    }
    void storedJournalsAreWrittenUnchanged()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(bool, isMatch);
        const JournalText text = readJournal(bytes);
        QVERIFY2(!text.fault, text.fault ? text.fault->field.c_str() : "");
        if (isMatch) {
            const auto recovery = recover(text);
            QVERIFY(recovery && !recovery->fault);
        }
        QByteArray written;
        ChainEnd end;
        Match match;
        Events decision;
        for (const Entry &entry : text.entries) {
            decision.push_back(entry.event);
            if (isMatch)
                match.fold(entry.event);
            if (!entry.completes)
                continue;
            written += writeLines(decision, match, entry.wall, end);
            decision.clear();
        }
        QCOMPARE(written, bytes);
    }

    void everyKindIsThere()
    {
        std::set<std::size_t> kinds;
        std::set<std::size_t> orders;
        for (const Entry &entry : readJournal(bytesOf(EveryKind)).entries) {
            kinds.insert(entry.event.what.index());
            if (const auto *order = std::get_if<Intervened>(&entry.event.what))
                orders.insert(order->what.index());
        }
        QCOMPARE(kinds.size(), std::variant_size_v<Happening::variant>);
        QCOMPARE(orders.size(), std::variant_size_v<Intervention::variant>);
    }
};

} // namespace tst_writtenjournals

QTEST_GUILESS_MAIN(tst_writtenjournals::TestWrittenJournals)
#include "tst_writtenjournals.moc"
