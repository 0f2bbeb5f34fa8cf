// SPDX-License-Identifier: MIT
#include "program.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

namespace tst_cli_opening {

// The commands about openings (command-line.md#opening): opening list, show, check and play, openings, audit.
class TestCliOpening : public QObject
{
    Q_OBJECT

private slots:
    void listNamesAllProcedures();
    void showTellsThemInFull();
    void showReadsBackWhatItWrites();
    void showRefuses_data();
    void showRefuses();
    void checkTellsEachFault();
    void play_data();
    void play();
    void playRefusesAndGoesOn();
    void playAsJson();
    void playAnOwnProcedure();
    void openings_data();
    void openings();
    void openingsAsJson();
    void audit_data();
    void audit();
    void auditAsJson();
};

namespace {

QJsonObject onlyObject(const QByteArray &output)
{
    return QJsonDocument::fromJson(output).object();
}

QList<QByteArray> linesOf(const QByteArray &output)
{
    QList<QByteArray> lines = output.split('\n');
    lines.removeLast();
    return lines;
}

} // namespace

void TestCliOpening::listNamesAllProcedures()
{
    const Answer answer = runProgram({ "opening", "list" });
    QCOMPARE(answer.status, 0);
    QCOMPARE(answer.messages, QByteArray());
    const QList<QByteArray> lines = linesOf(answer.output);
    QCOMPARE(lines.size(), 19);
    QCOMPARE(lines[0], QByteArray("free\tgomoku\t5+ any\tFree start"));
    QVERIFY(lines.contains("taraguchi-n\trenju\t9+ odd\tTaraguchi-10"));
    const Answer russian = runProgram({ "opening", "list", "--lang", "ru", "--json" });
    const QJsonArray all = QJsonDocument::fromJson(russian.output).array();
    QCOMPARE(all.size(), 19);
    QCOMPARE(all[0]["name"].toString(), QString::fromUtf8("Свободный дебют"));
}

void TestCliOpening::showTellsThemInFull()
{
    const Answer answer = runProgram({ "opening", "show", "taraguchi-n", "--lang", "ja", "--set", "N=5" });
    QCOMPARE(answer.status, 0);
    const QList<QByteArray> lines = linesOf(answer.output);
    QVERIFY(lines.contains(QByteArray("name\t五珠交替打ち（タラグチ5）")));
    QVERIFY(lines.contains("pass\t7"));
    QVERIFY(lines.contains("symmetry\tshape"));
    QVERIFY(lines.contains("parameter\tN\t5"));
    QVERIFY(lines.contains("step\tm1\topener\tplace\tmove=1 region=centre"));
    QVERIFY(lines.contains("step\tend\t-\tend\t"));
    // The example lays ten.
    QVERIFY(!answer.output.contains("example"));
    QVERIFY(runProgram({ "opening", "show", "taraguchi-n" }).output.contains("example\toffer G7 J10 F6"));
}

void TestCliOpening::showReadsBackWhatItWrites()
{
    const Answer answer = runProgram({ "opening", "show", "yamaguchi", "--json", "--set", "exclude=D13,I13" });
    QCOMPARE(answer.status, 0);
    const Answer checked = runProgram({ "opening", "check", "-" }, answer.output);
    QCOMPARE(checked.status, 0);
    QCOMPARE(checked.output, QByteArray("yamaguchi\tYamaguchi\n"));
}

void TestCliOpening::showRefuses_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("a name nobody knows") << QStringList { "jonsson" };
    QTest::newRow("a parameter it does not have") << QStringList { "swap2", "--set", "N=3" };
    QTest::newRow("a number that is none") << QStringList { "rif-classic", "--set", "N=many" };
    QTest::newRow("a value that is not among its values") << QStringList { "pro", "--set", "second=sq:5" };
    QTest::newRow("a file that is not there") << QStringList { "club", "--file", "/nowhere/club.json" };
    QTest::newRow("another language") << QStringList { "pro", "--lang", "fr" };
}

void TestCliOpening::showRefuses()
{
    QFETCH(QStringList, arguments);
    const Answer answer = runProgram(QStringList { "opening", "show" } + arguments);
    QCOMPARE(answer.status, 2);
    QCOMPARE(answer.output, QByteArray());
    QVERIFY(!answer.messages.isEmpty());
}

void TestCliOpening::checkTellsEachFault()
{
    const QByteArray text = R"({"a": {"name": {"en": "A"}, "family": "go",
 "board": {"min": 3, "parity": "any"}, "steps": [{"id": "end", "do": "end"}]}})";
    const Answer answer = runProgram({ "opening", "check", "-" }, text);
    QCOMPARE(answer.status, 1);
    const QList<QByteArray> lines = linesOf(answer.output);
    QCOMPARE(lines.size(), 2);
    QVERIFY(lines[0].startsWith("(standard input):1:29: error: unknown-word: "));
    QVERIFY(lines[0].endsWith(" [/a/family]"));
    QVERIFY(lines[1].startsWith("(standard input):2:12: error: out-of-range: "));
    const QJsonObject json = onlyObject(runProgram({ "opening", "check", "-", "--json" }, text).output);
    QCOMPARE(json["procedures"].toArray().size(), 0);
    QCOMPARE(json["faults"][1]["line"].toInt(), 2);
    QCOMPARE(json["faults"][1]["field"].toString(), QStringLiteral("/a/board/min"));
    QCOMPARE(runProgram({ "opening", "check", "/nowhere/a.json" }).status, 2);
    QCOMPARE(runProgram({ "opening", "check", KAGETSU_SOURCE_DIR "/resources/openings.json" }).status, 0);
}

void TestCliOpening::play_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("acts");
    QTest::addColumn<QByteArray>("last"); // the summary
    QTest::newRow("classic RIF with a candidate taken back")
        << QStringList { "rif-classic" }
        << QByteArray("place H8\nplace H9\nplace J10\nkeep\nplace G8\noffer I11\nwithdraw I11\noffer G7\n")
        << QByteArray("A\to5\toffer\t1/2 any");
    QTest::newRow("classic RIF after an offer of which one point is refused, which offers none")
        << QStringList { "rif-classic" }
        << QByteArray("place H8\nplace H9\nplace J10\nkeep\nplace G8\noffer I11 H8\noffer G7\n")
        << QByteArray("A\to5\toffer\t1/2 any");
    QTest::newRow("classic RIF to its end")
        << QStringList { "rif-classic" }
        << QByteArray("place H8\nplace H9\nplace J10\nkeep\nplace G8\noffer I11 G10\nselect I11\nplace I10\n")
        << QByteArray("OPEN rif-classic D3 swaps=- N=2 5th=I11 of I11,G10");
    QTest::newRow("Taraguchi as opening.md#records-of-openings writes it")
        << QStringList { "taraguchi-n" }
        << QByteArray("place H8\nkeep\nplace H9\nkeep\nplace J9\nkeep\nplace G9\noffer\n"
                      "offer G7 J10 F6 E8 L12 C3 H12 M8 J5 G11\nselect E8\nplace I10\n")
        << QByteArray("OPEN taraguchi-n/10 D5 swaps=---- N=10 5th=E8 of G7,J10,F6,E8,L12,C3,H12,M8,J5,G11");
    QTest::newRow("Yamaguchi before the selection")
        << QStringList { "yamaguchi" }
        << QByteArray("place H8\nplace I9\nplace J6\ndeclare 3\nswap\nplace I7\noffer G7 J8 H5\n")
        << QByteArray("A\tx5\tselect\tG7 J8 H5");
    QTest::newRow("swap2 by what is taken")
        << QStringList { "swap2" } << QByteArray("place B2\nplace C4\nplace D2\ntake-black\n")
        << QByteArray("OPEN swap2 swaps=R");
    QTest::newRow("another board") << QStringList { "pro", "--size", "19", "--set", "k=7" } << QByteArray("place J10\n")
                                   << QByteArray("B\tm2\tplace\t2 O any");
}

void TestCliOpening::play()
{
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, acts);
    QFETCH(QByteArray, last);
    const Answer answer = runProgram(QStringList { "opening", "play" } + arguments, acts);
    QCOMPARE(answer.messages, QByteArray());
    QCOMPARE(answer.status, answer.output.contains("refused") ? 1 : 0);
    QCOMPARE(linesOf(answer.output).last(), last);
}

void TestCliOpening::playRefusesAndGoesOn()
{
    const Answer answer = runProgram({ "opening", "play", "swap-1989" },
        "place H8\nplace K8\n\nplace I9\nplace F6\nkeep\nfly away\nplace J8\nswap\n");
    QCOMPARE(answer.status, 1);
    QList<QByteArray> lines = linesOf(answer.output);
    for (QByteArray &line : lines)
        line = line.startsWith("refused") ? line.left(line.indexOf('\t')) : line;
    const QList<QByteArray> expected { "A\tm1\tplace\t1 X centre", "B\tm2\tplace\t2 O sq:3", "refused outside-region",
        "B\tm2\tplace\t2 O sq:3", "A\tm3\tplace\t3 X sq:5", "refused pattern-excluded", "A\tm3\tplace\t3 X sq:5",
        "refused wrong-kind", "A\tm3\tplace\t3 X sq:5", "refused not-understood", "A\tm3\tplace\t3 X sq:5",
        "B\tc3\tchoose\tkeep swap", "A\tm4\tplace\t4 O any" };
    QCOMPARE(lines, expected);
    QCOMPARE(runProgram({ "opening", "play", "rif-classic", "--size", "16" }).status, 2);
    const Answer small = runProgram({ "opening", "play", "drawn-position", "--size", "7" });
    QCOMPARE(small.status, 2);
    QVERIFY2(small.messages.contains("board-not-allowed"), small.messages);
}

void TestCliOpening::playAsJson()
{
    const Answer answer = runProgram({ "opening", "play", "swap1", "--json" }, "place E5\nplace E6\nblack\n");
    const QList<QByteArray> lines = linesOf(answer.output);
    QCOMPARE(lines.size(), 5);
    QCOMPARE(onlyObject(lines[1])["options"][1]["black"].toString(), QStringLiteral("B"));
    QCOMPARE(onlyObject(lines[2])["refused"].toString(), QStringLiteral("wrong-kind"));
    QCOMPARE(onlyObject(lines[4])["summary"].toString(), QStringLiteral("OPEN swap1 swaps=R"));
    QCOMPARE(onlyObject(lines[4])["seat"].toString(), QStringLiteral("A"));
}

void TestCliOpening::playAnOwnProcedure()
{
    QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("club.json")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(R"({"club": {"name": {"en": "Club"}, "family": "any", "board": {"min": 5, "parity": "any"},
        "steps": [{"id": "m1", "do": "place", "by": "opener", "move": 1, "region": "outside:5"},
        {"id": "end", "do": "end"}]}})");
    file.close();
    const Answer answer = runProgram({ "opening", "play", "club", "--file", file.fileName() }, "place A1\n");
    QCOMPARE(answer.status, 0);
    QCOMPARE(answer.output, QByteArray("A\tm1\tplace\t1 X outside:5\nB\tend\tfree\t2 O\nOPEN club\n"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{\n 7}");
    file.close();
    const Answer broken = runProgram({ "opening", "play", "club", "--file", file.fileName() });
    QCOMPARE(broken.status, 2);
    QVERIFY(broken.messages.startsWith(file.fileName().toUtf8() + ":2:2: error: broken-json: "));
}

void TestCliOpening::openings_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("output");
    QTest::addColumn<int>("status");
    QTest::newRow("the example of the specification")
        << QStringList { "H8 G8 I9" } << QByteArray("D9 Kyūgetsu 丘月\n") << 0;
    QTest::newRow("three arguments") << QStringList { "h8", "g9", "h6" } << QByteArray("I10 Myōjō 明星\n") << 0;
    QTest::newRow("several starts") << QStringList { "H8 H9 I9", "H8 H9 H12" } << QByteArray("D4 Kagetsu 花月\n-\n")
                                    << 0;
    QTest::newRow("off the centre") << QStringList { "C4 B4 D5" } << QByteArray("- off-centre D9 Kyūgetsu 丘月\n") << 0;
    QTest::newRow("another board") << QStringList { "--size", "19", "J10 I10 K11" } << QByteArray("D9 Kyūgetsu 丘月\n")
                                   << 0;
    QTest::newRow("two points") << QStringList { "H8 G8" } << QByteArray() << 2;
    QTest::newRow("no point") << QStringList { "H8 G8 Z99" } << QByteArray() << 2;
}

void TestCliOpening::openings()
{
    QFETCH(QStringList, arguments);
    const Answer answer = runProgram(QStringList { "openings" } + arguments);
    QTEST(answer.output, "output");
    QTEST(answer.status, "status");
}

void TestCliOpening::openingsAsJson()
{
    const QJsonObject start = onlyObject(runProgram({ "openings", "--json", "H8 G8 I9" }).output);
    const QJsonObject expected { { "kind", "pattern" }, { "code", "D9" }, { "symmetry", "r270" },
        { "romaji", QString::fromUtf8("Kyūgetsu") }, { "ja", QString::fromUtf8("丘月") },
        { "kana", QString::fromUtf8("きゅうげつ") }, { "zh", QString::fromUtf8("丘月") },
        { "zh-TW", QString::fromUtf8("丘月") }, { "ko", QString::fromUtf8("구월") },
        { "ru", QString::fromUtf8("Кюгэцу") } };
    QCOMPARE(start, expected);
}

void TestCliOpening::audit_data()
{
    QTest::addColumn<QByteArray>("record");
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("status");
    QTest::addColumn<QList<QByteArray>>("beginnings"); // of the lines
    QTest::addColumn<QByteArray>("message");
    const QByteArray foul = "(;GM[4]SZ[15]RU[Renju];B[fh];W[aa];B[gh];W[ca];B[hg];W[ea];B[hf];W[ga];B[hh];W[ia])";
    QTest::newRow("a foul by the record's own rules")
        << foul << QStringList {} << 1 << QList<QByteArray> { "1\t9\tfoul\tH8\tThe stone was forbidden: 33." }
        << QByteArray();
    QTest::newRow("the same without forbidden moves")
        << foul << QStringList { "--rule", "win5" } << 0 << QList<QByteArray> {} << QByteArray();
    QTest::newRow("no rules named") << QByteArray("(;GM[4]SZ[15];B[hh];W[hh])") << QStringList {} << 1
                                    << QList<QByteArray> { "1\t2\toccupied-point\tH8\t" }
                                    << QByteArray("note: no-rule: Game 1: ");
    QTest::newRow("an opening by its name in the record")
        << QByteArray("(;GM[4]SZ[15]RU[Standard Gomoku, Pro];B[hh];W[ig];B[ii];W[ab])") << QStringList {} << 1
        << QList<QByteArray> { "1\t3\topening-refused\t-\tThe opening does not allow this: outside-region." }
        << QByteArray();
    QTest::newRow("an opening that is given, with a parameter")
        << QByteArray("(;GM[4]SZ[15]RU[win5 standard];B[hh];W[ig];B[kh];W[ab])")
        << QStringList { "--opening", "pro", "--set", "k=7" } << 1 << QList<QByteArray> { "1\t3\topening-refused\t" }
        << QByteArray();
    QTest::newRow("a record that says too little is only noted")
        << QByteArray("(;GM[4]SZ[15]RU[Renju];B[hh];W[hg];B[jf];W[ig];B[jj];W[gg])")
        << QStringList { "--opening", "rif-classic" } << 0 << QList<QByteArray> {}
        << QByteArray("note: opening-not-told: Game 1: ");
    QTest::newRow("an opening nobody knows")
        << QByteArray("(;GM[4]SZ[15]RU[Renju, Jonsson];B[hh])") << QStringList {} << 0 << QList<QByteArray> {}
        << QByteArray("note: unknown-opening: Game 1: ");
    QTest::newRow("the second game of two")
        << QByteArray("(;GM[4]SZ[15]RU[Renju];B[hh])(;GM[4]SZ[15]RU[Renju]RE[B+]XRS[five];B[hh])") << QStringList {}
        << 1 << QList<QByteArray> { "2\t1\twrong-result\t-\t" } << QByteArray();
    QTest::newRow("another game") << QByteArray("(;GM[3];B[hh])") << QStringList {} << 0 << QList<QByteArray> {}
                                  << QByteArray("note: other-game: Game 1: ");
    QTest::newRow("a procedure that is none") << QByteArray("(;GM[4])") << QStringList { "--opening", "jonsson" } << 2
                                              << QList<QByteArray> {} << QByteArray("error: no-such-procedure: ");
    QTest::newRow("a rule that is none") << QByteArray("(;GM[4])") << QStringList { "--rule", "chess" } << 2
                                         << QList<QByteArray> {} << QByteArray("--rule");
}

void TestCliOpening::audit()
{
    QFETCH(QByteArray, record);
    QFETCH(QStringList, arguments);
    QFETCH(QList<QByteArray>, beginnings);
    QFETCH(QByteArray, message);
    const Answer answer = runProgram(QStringList { "audit", "-" } + arguments, record);
    QTEST(answer.status, "status");
    const QList<QByteArray> lines = linesOf(answer.output);
    QCOMPARE(lines.size(), beginnings.size());
    for (int i = 0; i < lines.size(); ++i)
        QCOMPARE(lines[i].left(beginnings[i].size()), beginnings[i]);
    QCOMPARE(answer.messages.isEmpty(), message.isEmpty());
    QVERIFY2(answer.messages.contains(message), answer.messages.constData());
}

void TestCliOpening::auditAsJson()
{
    const Answer engine = runProgram({ "audit", "--json", KAGETSU_TEST_DATA "/games/engine-renju.sgf" });
    QCOMPARE(engine.status, 0);
    const QList<QByteArray> lines = linesOf(engine.output);
    QCOMPARE(lines.size(), 100);
    QCOMPARE(onlyObject(lines[0])["rule"].toString(), QStringLiteral("renju"));
    QCOMPARE(onlyObject(lines[0])["findings"].toArray().size(), 0);
    const Answer one = runProgram({ "audit", "--json", "-" }, "(;GM[4]SZ[15]RU[Renju, Pro];B[hh];W[hh])");
    const QJsonObject game = onlyObject(one.output);
    QCOMPARE(game["opening"].toString(), QStringLiteral("pro"));
    QCOMPARE(game["findings"][0]["code"].toString(), QStringLiteral("opening-no-stone"));
    QCOMPARE(game["findings"][1]["point"].toString(), QStringLiteral("H8"));
}

} // namespace tst_cli_opening

QTEST_GUILESS_MAIN(tst_cli_opening::TestCliOpening)
#include "tst_cli_opening.moc"
