// SPDX-License-Identifier: MIT
#include "program.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QtEndian>
#include <QTest>

namespace tst_cli_diagram {

namespace {

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QFile::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

// Diagrams of a record (command-line.md#diagram).
class TestCliDiagram : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        // Two games; the first one has a variation at its third move, and its fifth is on an occupied point.
        QFile file(record());
        QVERIFY(file.open(QFile::WriteOnly));
        file.write("(;GM[4]FF[4]SZ[15]RU[Renju];B[hh];W[ih](;B[hg]LB[aa:A];W[ig];B[hi])(;B[jg];W[kg]))"
                   "(;GM[4]FF[4]SZ[15];B[ha])");
    }

    void endingDecidesTheFormat_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("begin");
        QTest::newRow("PNG") << "a.png" << QByteArray("\x89PNG");
        QTest::newRow("SVG") << "a.svg" << QByteArray("<?xml");
        QTest::newRow("PDF") << "a.pdf" << QByteArray("%PDF-");
        QTest::newRow("text") << "a.txt" << QByteArray("15 ");
    }
    void endingDecidesTheFormat()
    {
        QFETCH(QString, name);
        QFETCH(QByteArray, begin);
        const Answer answer = runProgram({ "diagram", record(), "-o", m_folder.filePath(name) });
        QCOMPARE(answer.messages, QByteArray());
        QCOMPARE(answer.output, QByteArray());
        QCOMPARE(answer.status, 0);
        const QByteArray once = contentOf(m_folder.filePath(name));
        QVERIFY(once.startsWith(begin));
        runProgram({ "diagram", record(), "-o", m_folder.filePath("again-" + name) });
        QCOMPARE(contentOf(m_folder.filePath("again-" + name)), once);
    }

    void optionsDecideWhatIsSeen_data()
    {
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<QStringList>("seen");
        QTest::addColumn<QStringList>("unseen");
        QTest::newRow("the end of the main line")
            << QStringList {} << QStringList { "X1", "O2", "X3", "O4", "X5" } << QStringList { "X6", "!" };
        QTest::newRow("after a move") << QStringList { "--move", "2" } << QStringList { "X1", "O2" }
                                      << QStringList { "X3" };
        QTest::newRow("without numbers") << QStringList { "--numbers", "none" } << QStringList { "X", "O" }
                                         << QStringList { "X1" };
        QTest::newRow("the last two") << QStringList { "--numbers", "last:2" } << QStringList { "O4", "X5" }
                                      << QStringList { "X3" };
        QTest::newRow("along a variation")
            << QStringList { "--path", "H8 I8 J9" } << QStringList { "X3" } << QStringList { "O4" };
        QTest::newRow("a move of the variation")
            << QStringList { "--path", "H8 I8 J9", "--move", "4" } << QStringList { "O4" } << QStringList { "X5" };
        QTest::newRow("a variation from one")
            << QStringList { "--path", "H8 I8 J9", "--restart" } << QStringList { "X1" } << QStringList { "O2", "X3" };
        QTest::newRow("a label") << QStringList { "--move", "3" } << QStringList { "15 (A)" } << QStringList {};
        QTest::newRow("no marks") << QStringList { "--move", "3", "--no-marks" } << QStringList { "15 ." }
                                  << QStringList { "(A)" };
        QTest::newRow("the second game") << QStringList { "--game", "2" } << QStringList { "X1" }
                                         << QStringList { "O2" };
        QTest::newRow("a part") << QStringList { "--region", "G7:I9" } << QStringList { "   G  H  I" }
                                << QStringList { "A", "10" };
        QTest::newRow("a caption") << QStringList { "--caption", "Black wins" } << QStringList { "Black wins" }
                                   << QStringList {};
    }
    void optionsDecideWhatIsSeen()
    {
        QFETCH(QStringList, options);
        QFETCH(QStringList, seen);
        QFETCH(QStringList, unseen);
        const Answer answer = runProgram(QStringList { "diagram", record(), "-o", "-" } + options);
        QCOMPARE(answer.messages, QByteArray());
        for (const QString &word : seen)
            QVERIFY2(answer.output.contains(word.toUtf8()), qPrintable(word + '\n' + answer.output));
        for (const QString &word : unseen)
            QVERIFY2(!answer.output.contains(word.toUtf8()), qPrintable(word + '\n' + answer.output));
    }

    void standardInputIsARecord()
    {
        const Answer answer = runProgram({ "diagram", "-", "-o", "-" }, "H8 I9 J10");
        QCOMPARE(answer.status, 0);
        QVERIFY(answer.output.contains("X3"));
    }

    void sizeAndResolutionOfAPicture()
    {
        const QString name = m_folder.filePath("size.png");
        QCOMPARE(
            runProgram({ "diagram", record(), "-o", name, "--coordinates", "none", "--size", "10", "--dpi", "254" })
                .status,
            0);
        // 14 cells between the lines, 0.86 on each side: 157.2 mm.
        const QByteArray head = contentOf(name).mid(16, 4);
        QCOMPARE(qFromBigEndian<quint32>(head.constData()), 1572U);
    }

    void tellsTheSameAsJson()
    {
        const QString name = m_folder.filePath("json.svg");
        const Answer answer = runProgram({ "diagram", record(), "-o", name, "--json" });
        const QJsonObject object = QJsonDocument::fromJson(answer.output).object();
        QCOMPARE(object.value("output").toString(), name);
        QCOMPARE(object.value("bytes").toInt(), contentOf(name).size());
    }

    void refused_data()
    {
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<QByteArray>("said");
        QTest::newRow("numbers") << QStringList { "--numbers", "some" } << QByteArray("--numbers some");
        QTest::newRow("a region that is none") << QStringList { "--region", "D4" } << QByteArray("--region D4");
        QTest::newRow("a region beside the board") << QStringList { "--region", "D4:T18" } << QByteArray("D4:T18");
        QTest::newRow("a move that is not there") << QStringList { "--move", "9" } << QByteArray("no move 9");
        QTest::newRow("a path that is not there") << QStringList { "--path", "H8 A1" } << QByteArray("A1");
        QTest::newRow("a game that is not there") << QStringList { "--game", "3" } << QByteArray("game 3");
        QTest::newRow("an ending") << QStringList { "-o", "a.bmp" } << QByteArray(".png");
    }
    void refused()
    {
        QFETCH(QStringList, options);
        QFETCH(QByteArray, said);
        const QStringList output = options.contains("-o") ? QStringList {} : QStringList { "-o", "-" };
        const Answer answer = runProgram(QStringList { "diagram", record() } + output + options);
        QCOMPARE(answer.status, 2);
        QVERIFY2(answer.messages.contains(said), answer.messages.constData());
    }

private:
    QString record() const { return m_folder.filePath("record.sgf"); }

    QTemporaryDir m_folder;
};

} // namespace tst_cli_diagram

QTEST_APPLESS_MAIN(tst_cli_diagram::TestCliDiagram)
#include "tst_cli_diagram.moc"
