// SPDX-License-Identifier: MIT
#include "engine/profile.h"

#include <QTest>

namespace tst_engineprofile {

using namespace kagetsu;
using namespace kagetsu::engine;

class TestEngineProfile : public QObject
{
    Q_OBJECT

private slots:
    void whatIsWrittenIsRead();
    void aShortFile();
    void broken_data();
    void broken();
};

Profile fullProfile()
{
    Profile profile;
    profile.id = "rapfi";
    profile.name = "Rapfi 花月";
    profile.program = "/opt/my engines/rapfi";
    profile.arguments = { "--mode", "gomocup", "" };
    profile.directory = "/opt/my engines";
    profile.dialect = Dialect::Yixin;
    profile.rules = { rules::Rule::FreeStyle, rules::Rule::Standard, rules::Rule::Renju };
    profile.smallest = 5;
    profile.largest = 22;
    profile.crlf = profile.useTurn = profile.passes = true;
    profile.startLimit = std::chrono::seconds(60);
    profile.maxMemory = 0;
    profile.threads = 4;
    profile.hashKib = 65536;
    profile.extra = { "caution_factor 5" };
    return profile;
}

void TestEngineProfile::whatIsWrittenIsRead()
{
    const Profile full = fullProfile();
    const auto read = readProfiles(toJson(full));
    QVERIFY(read.hasValue());
    QVERIFY(*read == std::vector { full });
    Profile plain;
    plain.id = "a";
    plain.name = "A";
    plain.program = "a";
    QVERIFY(*readProfiles(toJson(plain)) == std::vector { plain });
    QVERIFY(!QByteArray::fromStdString(toJson(plain)).contains("crlf"));
}

void TestEngineProfile::aShortFile()
{
    const auto read = readProfiles("{\"wine\": {\"name\": \"Wine\", \"program\": \"wine\", \"dialect\": \"gomocup\", "
                                   "\"rules\": [\"win5+\", \"renju\"], \"smallest\": 15, \"largest\": 20}}");
    QVERIFY(read.hasValue());
    QVERIFY(read->front().plays(rules::Rule::Renju) && !read->front().plays(rules::Rule::Caro));
    QVERIFY(read->front().plays(15) && read->front().plays(20) && !read->front().plays(21));
    QCOMPARE(read->front().startLimit, std::chrono::milliseconds(30'000));
}

void TestEngineProfile::broken_data()
{
    QTest::addColumn<QByteArray>("from"); // in the text of a whole profile
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<json::Error>("error");
    QTest::addColumn<QByteArray>("pointer");
    using enum json::Error;
    const auto row = [](const char *name, const char *from, const char *to, json::Error error, const char *pointer) {
        QTest::newRow(name) << QByteArray(from) << QByteArray(to) << error << QByteArray(pointer);
    };
    row("no text of JSON", "{", "", Broken, "");
    row("a name that is empty", "\"Rapfi 花月\"", "\"\"", OutOfRange, "/rapfi/name");
    row("no program", "\"program\"", "\"programs\"", Missing, "/rapfi/program");
    row("a dialect that nobody speaks", "yixin", "uci", UnknownWord, "/rapfi/dialect");
    row("a rule that is none", "\"win5\"", "\"chess\"", UnknownWord, "/rapfi/rules/1");
    row("a board that is too large", ": 22", ": 27", OutOfRange, "/rapfi/largest");
    row("sizes the wrong way round", "\"smallest\": 5", "\"smallest\": 23", OutOfRange, "/rapfi/largest");
    row("a start limit that is none", ": 60000", ": 0", OutOfRange, "/rapfi/start_limit");
    row("threads that are none", "\"threads\": 4", "\"threads\": 0", OutOfRange, "/rapfi/threads");
    row("arguments in one text", "\"arguments\": [", "\"arguments\": 3, \"x\": [", WrongType, "/rapfi/arguments");
}

void TestEngineProfile::broken()
{
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    QFETCH(json::Error, error);
    QFETCH(QByteArray, pointer);
    QByteArray text = QByteArray::fromStdString(toJson(fullProfile()));
    const qsizetype at = text.indexOf(from);
    QVERIFY(at >= 0);
    text.replace(at, from.size(), to);
    const auto read = readProfiles(text.toStdString());
    QVERIFY(!read.hasValue());
    QCOMPARE(read.fault().front().error, error);
    QCOMPARE(QByteArray::fromStdString(read.fault().front().pointer), pointer);
    QVERIFY(read.fault().front().line > 0);
}

} // namespace tst_engineprofile

QTEST_GUILESS_MAIN(tst_engineprofile::TestEngineProfile)
#include "tst_engineprofile.moc"
