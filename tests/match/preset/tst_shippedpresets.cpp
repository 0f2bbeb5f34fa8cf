// SPDX-License-Identifier: MIT
#include "match/model/match.h"
#include "match/preset/shipped.h"
#include "opening/file/shipped.h"

#include <QTest>

#include <array>
#include <set>

namespace tst_shippedpresets {

using namespace kagetsu;
using namespace kagetsu::preset;

namespace {

QString text(std::string_view words)
{
    return QString::fromUtf8(words.data(), qsizetype(words.size()));
}

QString rulesText(const Preset &preset)
{
    if (!preset.rules)
        return QStringLiteral("organiser");
    QString said = text(rules::idOf(preset.rules->rule));
    if (preset.rules->caroEdgeBlocks)
        said += QStringLiteral(" edge");
    if (preset.rules->caroExactlyFive)
        said += QStringLiteral(" exactly");
    return said;
}

// Each opening and each time once, in order; "organiser" where nothing is said.
QString openingsText(const Preset &preset)
{
    QStringList all;
    for (const Form &form : preset.forms)
        all << (form.opening ? text(opening::titleOf(*openingOf(form), "en")) : QStringLiteral("organiser"));
    all.removeDuplicates();
    return all.join(QStringLiteral(" | "));
}

QString timesText(const Preset &preset)
{
    QStringList all;
    for (const Form &form : preset.forms)
        all << (form.time.empty() ? QStringLiteral("organiser") : text(form.time));
    all.removeDuplicates();
    return all.join(QStringLiteral(" | ")) + (preset.timeOpen ? QStringLiteral(" open") : QString());
}

// All that differs from the defaults of match.md#defaults, in the order of the fields.
QString extrasText(const Preset &preset)
{
    constexpr std::array Fouls { "claim", "fouls auto", "fouls block" };
    constexpr std::array Both { "draw", "first loses", "continue", "both lose" };
    constexpr std::array HintNames { "off", "after move", "always shown" };
    constexpr std::array Scorings { "2-1-0", "1-1/2-0", "3-2-1", "3-1-0", "+2/+1/-2" };
    constexpr std::array Charges { "no charge", "single", "double" };
    QStringList all;
    const auto say = [&all](bool differs, const char *words) {
        if (differs)
            all << QLatin1String(words);
    };
    say(preset.foulPolicy != match::FoulPolicy::Claim, Fouls[std::size_t(preset.foulPolicy)]);
    say(preset.fivePolicy != match::FivePolicy::Auto, "five declared");
    say(preset.flagPolicy == match::FlagPolicy::AutoEnd, "flag ends");
    say(preset.flagPolicy == match::FlagPolicy::Claim, "flag claimed");
    say(preset.bothFlags != match::BothFlags::Draw, Both[std::size_t(preset.bothFlags)]);
    say(preset.drawOffers.onOpponentsTime, "offers after the move");
    say(preset.hints != match::Hints::Off, HintNames[std::size_t(preset.hints)]);
    say(preset.level < Level::Rated && !preset.takeBacks, "no take-back");
    say(preset.pauses == PlayerPause::Free, "free pauses");
    say(preset.pauses == PlayerPause::Never, "no pauses");
    say(preset.games == 2, "two games");
    say(preset.scoring != match::Scoring::TwoOneNone, Scorings[std::size_t(preset.scoring)]);
    const match::LatenessRules &late = preset.lateness;
    if (!(late == match::LatenessRules {})) {
        QString said = QStringLiteral("late ") + text(clock::toText(late.limit));
        said += late.inclusive ? QStringLiteral(" inclusive ") : QStringLiteral(" ");
        said += QLatin1String(Charges[std::size_t(late.charge)]);
        if (!late.bothLose)
            said += QStringLiteral(" void for both");
        if (late.scope == match::LateScope::Round)
            said += QStringLiteral(" of the round");
        all << said;
    }
    say(preset.warningsToLose != 2, "other warnings");
    say(preset.leavesInReading == 1, "one leave");
    for (const Form &form : preset.forms) {
        if (form.lateLimit)
            all << QStringLiteral("away ") + text(clock::toText(*form.lateLimit));
    }
    if (!preset.announcements.empty())
        all << text(preset.announcements);
    if (preset.moveLimit > 0)
        all << QStringLiteral("draw after %1").arg(preset.moveLimit);
    say(preset.recording == Recording::Players, "players record");
    return all.join(QStringLiteral(", "));
}

} // namespace

class tst_shippedpresets : public QObject
{
    Q_OBJECT

private slots:
    void everyRowOfTheTablesIsThere();
    void rowsSayWhatTheTablesSay_data();
    void rowsSayWhatTheTablesSay();
    void defaultsAreThoseOfSectionTen();
    void everyFormStartsAGame();
    void levelsLockMoreAndMore();
    void titleGamesCallTheArbiter();
    void everyTextIsInAllLanguages();
};

// Rule, opening, time and extras of match-presets.md#shipped-presets.
void tst_shippedpresets::rowsSayWhatTheTablesSay_data()
{
    QTest::addColumn<QString>("rules");
    QTest::addColumn<QString>("openings");
    QTest::addColumn<QString>("times");
    QTest::addColumn<QString>("extras");
    const auto row = [](const char *id, const char *rules, const char *openings, const char *times,
                         const char *extras = "") {
        QTest::newRow(id) << QString::fromUtf8(rules) << QString::fromUtf8(openings) << QString::fromUtf8(times)
                          << QString::fromUtf8(extras);
    };
    const char *goLate = "late 15m inclusive double, away 1h";
    // match-presets.md#from-regulations-of-events
    row("cn-online-2025-open", "win5+", "Free start", "15m/cap3m",
        "flag claimed, both lose, two games, late 5m no charge of the round");
    row("cn-online-2025-entry", "win5+", "Free start", "15m", "two games, +2/+1/-2, late 5m no charge of the round");
    row("staff-swap1", "win5+", "Swap after first move", "inf");
    row("staff-rif", "renju", "RIF (classic)", "inf");
    row("open-1h", "renju", "Free start", "60m", "free pauses");
    row("school-15-30-45", "renju", "First stone at the centre", "15m | 30m | 45m", "no take-back");
    row("campus-60byo", "renju", "First stone at the centre | Swap opening rule 1989-1995", "30m 1x60s | 15m",
        "no pauses, two games");
    row("long-2h-10in10", "renju", "Swap opening rule 1989-1995", "2h 10/10m");
    row("step-30-60", "win5", "Free start", "1x60s | 1x30s");
    row("company-knockout", "win5+", "First stone at the centre", "inf", "3-2-1");
    row("kids", "renju", "Free start", "inf", "always shown");
    row("house-yamaguchi", "renju", "Yamaguchi", "inf");
    row("house-tarannikov", "renju", "Tarannikov", "inf");
    row("house-taraguchi", "renju", "Taraguchi-10", "inf");
    row("university-computer-2025", "renju", "Yamaguchi", "15m", "flag claimed, no pauses, late 10m no charge");
    row("go-referee-slow", "organiser", "organiser", "2h(5)x60s open",
        "late 15m inclusive double, one leave, away 1h, cn-60");
    row("go-referee-carry", "organiser", "organiser", "2h 15/10m* open", goLate);
    row("go-referee-suddendeath", "organiser", "organiser", "2h open", goLate);
    // match-presets.md#international-and-national
    const char *byRif = "flag claimed, offers after the move"; // [RIF 14.8, 14.9, 10b]
    // Where RIF's own rules hold as a whole [RIF 9.7, 13].
    const char *ofRif = "five declared, flag claimed, offers after the move, players record";
    row("rif-wc-2005-final", "renju", "RIF (classic)", "135m+30s", ofRif);
    row("rif-wc-2005-qualifier", "renju", "RIF (classic)", "60m+30s", ofRif);
    row("rif-wc-2005-qualifier-b", "renju", "RIF (classic)", "90m+30s", ofRif);
    row("rif-1990s", "renju", "Swap opening rule 1989-1995 | RIF (classic)", "2h 30/30m", ofRif);
    row("rif-title-2009", "renju", "Yamaguchi", "135m+30s", ofRif);
    row("rif-title-2017", "renju", "Soosõrv-8", "135m+30s", ofRif);
    row("rif-title-2024", "renju", "Taraguchi-10", "135m+30s", ofRif);
    row("world-open-A", "renju", "Soosõrv-8", "90m+30s", byRif);
    row("world-open-juniors", "renju", "Yamaguchi", "60m", byRif);
    row("youth-cup-renju", "renju", "Taraguchi-10", "30m+5s", byRif);
    row("youth-cup-gomoku", "win5", "Swap2", "30m+5s");
    row("gomoku-team-world-2018", "win5", "Swap2", "organiser");
    row("mso-gomoku", "win5", "Swap2", "10m+10s | 6m+10s");
    row("cn-2013", "renju", "Yamaguchi", "60m | 90m+30s open");
    row("jp-club", "renju", "RIF (classic) | Yamaguchi | Soosõrv-8", "30m 3x30s", "jp-30");
    row("mail-2007", "renju", "organiser", "inf/cap504h", "draw after 150");
    row("vn-caro", "caro", "Free start | Swap2", "15m+10s");
    row("gomocup-free", "win5+", "Drawn or set position", "3m/cap30s");
    row("gomocup-std", "win5", "Drawn or set position", "3m/cap30s");
    row("gomocup-renju", "renju", "Drawn or set position", "3m/cap30s", "fouls auto");
    row("gomocup-caro", "caro exactly", "Drawn or set position", "3m/cap30s");
    // match-presets.md#house-presets
    row("club-rapid", "renju", "RIF (classic)", "15m+10s", "late 10m single");
    row("club-blitz", "renju", "Pattern swap only", "5m+3s", "fouls auto, flag ends");
    row("bullet", "win5+", "Free start", "2m+2s");
    row("lesson", "renju", "Free start", "inf | hg10m", "fouls block, always shown, free pauses");
    row("simul", "renju", "Free start", "inf");
}

void tst_shippedpresets::rowsSayWhatTheTablesSay()
{
    const Preset *preset = presetOf(shippedPresets(), QTest::currentDataTag());
    QVERIFY(preset);
    QTEST(rulesText(*preset), "rules");
    QTEST(openingsText(*preset), "openings");
    QTEST(timesText(*preset), "times");
    QTEST(extrasText(*preset), "extras");
}

void tst_shippedpresets::everyRowOfTheTablesIsThere()
{
    std::array<int, 3> groups {};
    std::set<std::string> ids;
    for (const Preset &preset : shippedPresets()) {
        ++groups.at(std::size_t(preset.group));
        ids.insert(preset.id);
    }
    QCOMPARE(groups, (std::array { 18, 21, 5 }));
    QCOMPARE(ids.size(), std::size_t(44));
}

void tst_shippedpresets::defaultsAreThoseOfSectionTen()
{
    const auto read = readPresets(R"({"club": {"name": {"en": "Club"}, "group": "house", "level": "club",
 "forms": [{"time": "15m+10s"}]}})");
    QVERIFY(read.hasValue());
    const Preset &preset = read->front();
    QCOMPARE(extrasText(preset), QString());
    QVERIFY(preset.takeBacks);
    QCOMPARE(preset.boardSize, 15);
    QCOMPARE(preset.games, 1);
    QCOMPARE(preset.warningsToLose, 2);
    QCOMPARE(clock::toText(preset.lateness.limit), std::string("15m"));
    QVERIFY(!preset.lateness.inclusive);
    QVERIFY(preset.lateness.charge == match::LateCharge::Single);
    const auto main = std::get<clock::MainStage>(timeOf(preset.forms.front())->stages.front());
    QVERIFY(!main.bonusBefore);
    // What apply() writes into a setup is the setup's own default.
    match::MatchSetup setup;
    apply(preset, preset.forms.front(), setup);
    match::MatchSetup expected;
    expected.time = setup.time;
    expected.preset = match::PresetTitle { "club", { { "en", "Club" } }, {}, false };
    QVERIFY(setup == expected);
}

// With what a new game has where the organiser has to choose.
void tst_shippedpresets::everyFormStartsAGame()
{
    for (const Preset &preset : shippedPresets()) {
        for (const Form &form : preset.forms) {
            match::MatchSetup setup;
            setup.id = preset.id;
            setup.opening = *opening::procedureOf(opening::shippedProcedures(), "rif-classic");
            apply(preset, form, setup);
            QVERIFY2(setup.rules == preset.rules.value_or(rules::RuleSet {}), preset.id.c_str());
            QVERIFY2(!form.opening || setup.opening.id == form.opening->id, preset.id.c_str());
            QVERIFY2(!timeOf(form) || setup.time.a == *timeOf(form), preset.id.c_str());
            QVERIFY2(setup.time.a == setup.time.b, preset.id.c_str());
            const auto events = match::Match().decide(match::Start { setup }, clock::Moment { 0 });
            QVERIFY2(events.hasValue(), preset.id.c_str());
        }
    }
}

void tst_shippedpresets::levelsLockMoreAndMore()
{
    QVERIFY(!locksOf(Level::Casual).any());
    QVERIFY((locksOf(Level::Club) == Locks { true, false, false, false }));
    QVERIFY((locksOf(Level::Rated) == Locks { true, true, false, true }));
    QVERIFY((locksOf(Level::Title) == Locks { true, true, true, true }));
    for (const Preset &preset : shippedPresets()) {
        const bool isRated = preset.level >= Level::Rated;
        QVERIFY2(!isRated || (preset.hints == match::Hints::Off && !preset.takeBacks), preset.id.c_str());
    }
}

void tst_shippedpresets::titleGamesCallTheArbiter()
{
    for (const Preset &preset : shippedPresets()) {
        if (preset.level == Level::Title)
            QVERIFY2(preset.arbiter && !mayPause(preset), preset.id.c_str());
    }
}

void tst_shippedpresets::everyTextIsInAllLanguages()
{
    const std::set<std::string> languages { "en", "zh", "zh-TW", "ja", "ko", "ru" };
    const auto keys = [](const std::map<std::string, std::string> &texts) {
        std::set<std::string> found;
        for (const auto &[language, words] : texts)
            found.insert(language);
        return found;
    };
    for (const Preset &preset : shippedPresets()) {
        QVERIFY2(keys(preset.names) == languages, preset.id.c_str());
        QVERIFY2(preset.about.empty() || keys(preset.about) == languages, preset.id.c_str());
        for (const Form &form : preset.forms) {
            // Forms are told apart by their names or their openings.
            QVERIFY2(form.names.empty() || keys(form.names) == languages, preset.id.c_str());
            QVERIFY2(preset.forms.size() == 1 || !form.names.empty() || form.opening, preset.id.c_str());
        }
    }
}

} // namespace tst_shippedpresets

QTEST_GUILESS_MAIN(tst_shippedpresets::tst_shippedpresets)
#include "tst_shippedpresets.moc"
