// SPDX-License-Identifier: MIT
// Feeds every target of the fuzzers what stands in its folder below corpus/: inputs that once broke a law, and a few of
// each shape.
#include "target.h"

#include <QDir>
#include <QTest>

namespace tst_corpus {

class TestCorpus : public QObject
{
    Q_OBJECT

private slots:
    void inputs_data()
    {
        QTest::addColumn<int>("target");
        QTest::addColumn<QString>("path");
        const auto &targets = kagetsu::fuzz::targets();
        for (int i = 0; i < static_cast<int>(targets.size()); ++i) {
            const QString name = QString::fromStdString(targets[static_cast<std::size_t>(i)].name);
            const QDir folder(QStringLiteral(KAGETSU_SOURCE_DIR "/tests/fuzz/corpus/") + name);
            for (const QString &file : folder.entryList(QDir::Files))
                QTest::newRow(qPrintable(name + QLatin1Char('/') + file)) << i << folder.filePath(file);
        }
    }
    void inputs()
    {
        QFETCH(int, target);
        QFETCH(QString, path);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const std::string bytes = file.readAll().toStdString();
        try {
            kagetsu::fuzz::targets()[static_cast<std::size_t>(target)].feed(bytes);
        } catch (const kagetsu::fuzz::LawBroken &) {
            QFAIL("a law is broken");
        }
    }
};

} // namespace tst_corpus

QTEST_GUILESS_MAIN(tst_corpus::TestCorpus)
#include "tst_corpus.moc"
