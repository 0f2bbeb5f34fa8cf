// SPDX-License-Identifier: MIT
#include "match/preset/shipped.h"

#include <QTest>

namespace tst_presettext {

using namespace kagetsu;
using namespace kagetsu::preset;
using opening::ProcedureError;

namespace {

const std::string Good = R"({"own": {"name": {"en": "Our evening", "zh": "晚会"},
 "group": "house",
 "level": "rated",
 "rules": "renju",
 "forms": [{"opening": "rif-classic", "time": "15m+10s"}]
}})";

std::string with(const std::string &from, const std::string &to)
{
    std::string text = Good;
    const std::size_t at = text.find(from);
    if (at == std::string::npos)
        qFatal("no %s", from.c_str());
    return text.replace(at, from.size(), to);
}

std::string withField(const std::string &field)
{
    return with("\"renju\",", "\"renju\",\n " + field + ",");
}

} // namespace

class tst_presettext : public QObject
{
    Q_OBJECT

private slots:
    void writtenPresetIsReadBack();
    void everyFieldIsKept();
    void namesFallBackToEnglish();
    void faultsHaveTheirPlace_data();
    void faultsHaveTheirPlace();
    void allFaultsAreSaid();
    void truncatedTextIsRefused();
    void manyBracketsAreAFault();
};

void tst_presettext::writtenPresetIsReadBack()
{
    for (const Preset &preset : shippedPresets()) {
        const auto read = readPresets(toJson(preset));
        QVERIFY2(read.hasValue(), preset.id.c_str());
        QVERIFY2(*read == std::vector { preset }, preset.id.c_str());
    }
}

void tst_presettext::everyFieldIsKept()
{
    Preset preset;
    preset.id = "a/b~c";
    preset.names = { { "en", "Name" } };
    preset.about = { { "en", "About" }, { "ru", "О чём" } };
    preset.group = Group::International;
    preset.level = Level::Casual;
    preset.rules = rules::RuleSet { rules::Rule::Caro, true, true };
    preset.boardSize = 19;
    opening::Terms terms;
    terms.id = "pro";
    terms.values = { { "k", 7 } };
    preset.forms = { { { { "en", "First" } }, terms, "5m", 60 * clock::Minute }, { {}, std::nullopt, {} } };
    preset.timeOpen = true;
    preset.foulPolicy = match::FoulPolicy::Block;
    preset.fivePolicy = match::FivePolicy::Declare;
    preset.flagPolicy = match::FlagPolicy::Claim;
    preset.bothFlags = match::BothFlags::Continue;
    preset.hints = match::Hints::AfterMove;
    preset.takeBacks = false;
    preset.pauses = PlayerPause::Never;
    preset.arbiter = true;
    preset.falseClaim = match::FalseClaim::ClaimantTime;
    preset.falseClaimTime = 90 * clock::Second;
    preset.drawOffers = { false, 20 };
    preset.games = 2;
    preset.scoring = match::Scoring::OneHalfNone;
    preset.lateness = { 7 * clock::Minute, true, match::LateCharge::None, false, match::LateScope::Match,
        match::StartClock::AtScheduled };
    preset.warningsToLose = 3;
    preset.leavesInReading = 1;
    preset.announcements = "fide";
    preset.moveLimit = 150;
    preset.recording = Recording::Referee;
    const auto read = readPresets(toJson(preset));
    QVERIFY(read.hasValue());
    QVERIFY(*read == std::vector { preset });
    // A procedure of the organiser's own comes with it.
    opening::Terms own;
    own.id = "club";
    own.document = R"({"club": {"name": {"en": "Club rule"}, "family": "any",
 "board": {"min": 5, "parity": "any"}, "steps": [{"id": "end", "do": "end"}]}})";
    preset.forms = { { {}, own, "5m" } };
    const auto again = readPresets(toJson(preset));
    QVERIFY(again.hasValue());
    QVERIFY(*again == std::vector { preset });
}

void tst_presettext::namesFallBackToEnglish()
{
    const auto read = readPresets(Good);
    QVERIFY(read.hasValue());
    QVERIFY(titleOf(read->front(), "zh") == "晚会");
    QVERIFY(titleOf(read->front(), "ru") == "Our evening");
    QVERIFY(aboutOf(read->front(), "en").empty());
}

void tst_presettext::faultsHaveTheirPlace_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("error");
    QTest::addColumn<int>("fieldError"); // of PresetError::Field
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("column");
    QTest::addColumn<QString>("pointer");
    const auto field = [](const char *name, const std::string &text, ProcedureError error, int line, int column,
                           const char *pointer) {
        QTest::newRow(name) << QByteArray::fromStdString(text) << int(PresetError::Field) << int(error) << line
                            << column << QString::fromLatin1(pointer);
    };
    const auto own = [](const char *name, const std::string &text, PresetError error, int line, int column,
                         const char *pointer) {
        QTest::newRow(name) << QByteArray::fromStdString(text) << int(error) << int(ProcedureError::NotApplicable)
                            << line << column << QString::fromLatin1(pointer);
    };
    field("no JSON", "{\"own\": {", ProcedureError::BrokenJson, 1, 10, "");
    const std::string deep(100'000, '[');
    field("nested deeper than any stack", "{\"own\": " + deep + std::string(100'000, ']') + "}",
        ProcedureError::TooLarge, 1, 72, "");
    std::string many = "{\"own\": {\"a\": [\"[,\\\"\", ";
    for (int i = 0; i < 10'000; ++i)
        many += "1,";
    field("more entries than any preset", many + "1]}}", ProcedureError::TooLarge, 1, 20'021, "");
    field("a list of presets", "[]", ProcedureError::WrongType, 1, 1, "");
    field("a key twice", withField("\"level\": \"club\""), ProcedureError::DuplicateKey, 5, 2, "/own/level");
    field("a field there is not", withField("\"stakes\": 5"), ProcedureError::UnknownField, 5, 2, "/own/stakes");
    field("a level there is not", with("\"rated\"", "\"grand\""), ProcedureError::UnknownWord, 3, 2, "/own/level");
    field("a rule there is not", with("\"renju\"", "\"chess\""), ProcedureError::UnknownWord, 4, 2, "/own/rules");
    field("no English name", with("\"en\"", "\"de\""), ProcedureError::MissingField, 1, 10, "/own/name/en");
    field("no level", with("\"level\": \"rated\",", ""), ProcedureError::MissingField, 1, 2, "/own/level");
    field("no form", with("{\"opening\": \"rif-classic\", \"time\": \"15m+10s\"}", ""), ProcedureError::OutOfRange, 5,
        2, "/own/forms");
    field("three games", withField("\"games\": 3"), ProcedureError::OutOfRange, 5, 2, "/own/games");
    field("warnings in words", withField("\"warnings_lose\": \"two\""), ProcedureError::WrongType, 5, 2,
        "/own/warnings_lose");
    field("a huge move limit", withField("\"move_limit\": 18446744073709551615"), ProcedureError::OutOfRange, 5, 2,
        "/own/move_limit");
    field("a plan there is not", withField("\"announcements\": \"loud\""), ProcedureError::UnknownWord, 5, 2,
        "/own/announcements");
    field("a field of lateness there is not", withField("\"lateness\": {\"fine\": 1}"), ProcedureError::UnknownField, 5,
        15, "/own/lateness/fine");
    own("a time that is none", with("15m+10s", "15m+10q"), PresetError::BadTime, 5, 39, "/own/forms/0/time");
    own("a limit that is no time", withField("\"lateness\": {\"limit\": \"soon\"}"), PresetError::BadTime, 5, 15,
        "/own/lateness/limit");
    own("a price of wrong claims that is no time", withField("\"false_claim\": {\"time\": \"dear\"}"),
        PresetError::BadTime, 5, 18, "/own/false_claim/time");
    own("an opening nobody knows", with("rif-classic", "rif-future"), PresetError::UnknownOpening, 5, 13,
        "/own/forms/0/opening");
    own("an opening of renju in gomoku", with("\"renju\"", "\"win5\""), PresetError::OpeningUnplayable, 5, 13,
        "/own/forms/0/opening");
    own("an opening of renju on a large board", withField("\"board\": 19"), PresetError::OpeningUnplayable, 6, 13,
        "/own/forms/0/opening");
    own("a value the opening does not have", with("\"rif-classic\"", R"({"id": "rif-classic", "values": {"M": 2}})"),
        PresetError::OpeningUnplayable, 5, 13, "/own/forms/0/opening");
    own("hints in a rated game", withField("\"hints\": \"always\""), PresetError::LevelForbids, 5, 2, "/own/hints");
    own("taking back in a rated game", withField("\"take_backs\": true"), PresetError::LevelForbids, 5, 2,
        "/own/take_backs");
    own("free pauses in a title game", with("\"rated\"", "\"title\", \"pauses\": \"free\""), PresetError::LevelForbids,
        3, 20, "/own/pauses");
    own("a title game without an arbiter", with("\"rated\"", "\"title\", \"arbiter\": false"),
        PresetError::LevelForbids, 3, 20, "/own/arbiter");
}

void tst_presettext::faultsHaveTheirPlace()
{
    QFETCH(QByteArray, text);
    const auto read = readPresets(text.toStdString());
    QVERIFY(!read.hasValue());
    QCOMPARE(read.fault().size(), std::size_t(1));
    const PresetFault &fault = read.fault().front();
    QTEST(int(fault.error), "error");
    QTEST(int(fault.place.error), "fieldError");
    QTEST(QString::fromStdString(fault.place.pointer), "pointer");
    QTEST(fault.place.line, "line");
    QTEST(fault.place.column, "column");
}

void tst_presettext::allFaultsAreSaid()
{
    std::string text = with("15m+10s", "15m zebra");
    text.replace(text.find("\"rated\""), 7, "\"grand\"");
    const auto read = readPresets(text);
    QVERIFY(!read.hasValue());
    QCOMPARE(read.fault().size(), std::size_t(2));
    QVERIFY(read.fault()[0].error == PresetError::Field);
    QVERIFY(read.fault()[1].error == PresetError::BadTime);
    QVERIFY(read.fault()[1].time.fault == clock::readControl("15m zebra").fault().fault);
}

// Nothing is half read.
void tst_presettext::truncatedTextIsRefused()
{
    for (std::size_t length = 0; length < Good.size(); ++length)
        QVERIFY2(!readPresets(Good.substr(0, length)).hasValue(), qPrintable(QString::number(length)));
}

void tst_presettext::manyBracketsAreAFault()
{
    const std::string open(200'000, '[');
    QVERIFY(!readPresets(open).hasValue());
    QVERIFY(!readPresets(open + std::string(200'000, ']')).hasValue());
}

} // namespace tst_presettext

QTEST_GUILESS_MAIN(tst_presettext::tst_presettext)
#include "tst_presettext.moc"
