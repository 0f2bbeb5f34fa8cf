// SPDX-License-Identifier: MIT
#include "ui/print/paper/document.h"
#include "ui/print/paper/paper.h"
#include "ui/print/paper/paperdialog.h"

#include <QAbstractTextDocumentLayout>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextDocument>
#include <QTextLayout>

#include <cmath>
#include <vector>

namespace tst_preview {

using namespace kagetsu;
using namespace kagetsu::ui;

// A paper as the screen shows it before it is printed.
class tst_preview : public QObject
{
    Q_OBJECT

private slots:
    void aRowIsLevelWhateverItIsWrittenIn();
    void aLongTableIsSavedWholeAndSeenInPart();
};

void tst_preview::aRowIsLevelWhateverItIsWrittenIn()
{
    Table table;
    table.columns = { { QStringLiteral("Place"), true }, { QStringLiteral("Name") }, { QStringLiteral("Club") } };
    for (const char *name : { "Tõnis Kask", "李伟", "Lars Öberg", "佐藤 健", "김민수", "Тимур Абаев" })
        table.rows.push_back({ QStringLiteral("1"), QString::fromUtf8(name), QStringLiteral("Oslo") });
    QObject owner;
    const QTextDocument *paper = laidOut({ QStringLiteral("Standings"), QStringLiteral("en"), { table } }, &owner);
    const auto baselineOf = [paper](const QTextBlock &block) {
        const QTextLine line = block.layout()->lineAt(0);
        return paper->documentLayout()->blockBoundingRect(block).top() + line.y() + line.ascent();
    };
    const QTextBlock first = paper->find(QStringLiteral("Place")).block();
    std::vector<qreal> baselines;
    for (QTextBlock place = first; place.isValid(); place = place.next().next().next()) {
        const QTextBlock name = place.next();
        const QTextBlock club = name.next();
        if (!club.isValid() || club.text().isEmpty())
            break;
        baselines.push_back(baselineOf(place));
        QVERIFY2(std::abs(baselineOf(name) - baselines.back()) <= 1, qPrintable(name.text()));
        QVERIFY2(std::abs(baselineOf(club) - baselines.back()) <= 1, qPrintable(name.text()));
    }
    QCOMPARE(baselines.size(), table.rows.size() + 1);
    for (std::size_t i = 2; i + 1 < baselines.size(); ++i)
        QVERIFY(std::abs(baselines[i + 1] - 2 * baselines[i] + baselines[i - 1]) <= 1);
}

void tst_preview::aLongTableIsSavedWholeAndSeenInPart()
{
    constexpr int Rows = 900;
    Table table;
    table.columns.resize(10, { QStringLiteral("Points") });
    for (int row = 1; row <= Rows; ++row) {
        QStringList cells { QStringLiteral("Row%1.").arg(row) };
        cells.resize(10);
        table.rows.push_back(cells);
        table.marks += QStringLiteral("mark%1").arg(row);
        table.links.push_back({ row - 1, 1, QStringLiteral("to"), QStringLiteral("mark%1").arg(row) });
    }
    const Document paper { QStringLiteral("Standings"), QStringLiteral("en"),
        { table, Paragraph { QStringLiteral("Below it.") } } };
    PaperDialog dialog({ .write = [paper](const QString &) { return paper; }, .name = QStringLiteral("standings") },
        QStringLiteral("en"), nullptr);
    const QString seen = dialog.findChild<QTextBrowser *>(QStringLiteral("preview"))->toPlainText();
    QVERIFY(seen.contains(QStringLiteral("Row120.")));
    QVERIFY(!seen.contains(QStringLiteral("Row121.")));
    QVERIFY(seen.contains(QStringLiteral("Below it.")));
    QVERIFY2(seen.contains(QStringLiteral("780 more row")), qPrintable(seen.right(200)));
    QCOMPARE(dialog.document(), paper);

    const QTemporaryDir folder;
    QSignalSpy saved(&dialog, &PaperDialog::saved);
    dialog.saveTo(folder.filePath(QStringLiteral("standings.txt")));
    QTRY_COMPARE(saved.size(), 1);
    QFile file(folder.filePath(QStringLiteral("standings.txt")));
    QVERIFY(file.open(QFile::ReadOnly));
    const QByteArray text = file.readAll();
    QVERIFY(text.contains("Row900."));
    QVERIFY(!text.contains("more row"));
}

} // namespace tst_preview

QTEST_MAIN(tst_preview::tst_preview)
#include "tst_preview.moc"
