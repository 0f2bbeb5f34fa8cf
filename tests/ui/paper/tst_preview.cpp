// SPDX-License-Identifier: MIT
#include "ui/paper/document.h"
#include "ui/paper/paper.h"

#include <QAbstractTextDocumentLayout>
#include <QTest>
#include <QTextBlock>
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

} // namespace tst_preview

QTEST_MAIN(tst_preview::tst_preview)
#include "tst_preview.moc"
