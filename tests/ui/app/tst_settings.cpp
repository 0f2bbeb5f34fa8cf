// SPDX-License-Identifier: MIT
#include "match/preset/shipped.h"
#include "ui/app/settings/settings.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace tst_settings {

using namespace kagetsu::ui;
using namespace kagetsu;

class TestSettings : public QObject
{
    Q_OBJECT

private slots:
    void aTextSizeGoesOneStepAtATime()
    {
        QCOMPARE(textSizeBeside(100, 1), 115);
        QCOMPARE(textSizeBeside(115, -1), 100);
        QCOMPARE(textSizeBeside(100, -1), 100);
        QCOMPARE(textSizeBeside(200, 1), 200);
        // Of a file that somebody has edited.
        QCOMPARE(textSizeBeside(120, 1), 150);
        QCOMPARE(textSizeBeside(120, -1), 115);
    }

    void everythingIsRemembered()
    {
        Settings settings;
        settings.language = QStringLiteral("ja");
        settings.charsets.insert(QStringLiteral("/records/a.lib"), QStringLiteral("GB18030"));
        settings.boards.insert(QStringLiteral("/records/a.lib"), 13);
        settings.theme = Theme::Kind::Dark;
        settings.board = { Wood::Walnut, StoneKind::Print, CoordinatePlaces::AllSides };
        settings.volume = 0;
        settings.guard = Guard::PlaceThenClock;
        settings.lesson = { 3, lesson::Level::Middle, { QStringLiteral("five-01"), QStringLiteral("look-19") },
            { QStringLiteral("openings/test/2") }, true };
        settings.diagram.choices.numbers = diagram::Numbers::Last;
        settings.diagram.choices.count = 12;
        settings.diagram.choices.style = diagram::Style::Wood;
        settings.diagram.choices.perPoint = 5.5;
        settings.diagram.png = { 600, true };
        settings.diagram.series = { true, 15, 2, true, true };
        settings.analysis = { "of a friend", 5 };
        settings.reviewsByEngine = true;
        settings.motion = false;
        settings.textSize = 150;
        settings.clockSideBySide = true;
        settings.announcing = { QStringLiteral("cn-60"), false, false, false, true };
        settings.shown.numbers = true;
        settings.shown.signs = false;
        settings.shown.tenths = Tenths::LastTwenty;
        settings.shown.counters = false;
        settings.tellsWins = false;
        settings.shown.evaluation = true;
        settings.series = match::NamedSeries { { "Bergman", "青木" }, { 3, { 2, 4 } } };
        settings.ladder = { { QString(), { 951, 1 } }, { QStringLiteral("Ann/B, \"C\""), { 1216, 12 } } };
        settings.helpedGames = { QStringLiteral("0f5"), QStringLiteral("a17") };
        settings.newGame.clockWaits = true;
        settings.newGame.saysGame = true;
        settings.geometry = QByteArray("\x01\x02\x00\x03", 4);
        settings.lastFolder = QStringLiteral("/games of 花月");
        settings.deskPin = QStringLiteral("$argon2id$v=19$m=8192,t=2,p=1$a$b");
        settings.chiefPin = QStringLiteral("$argon2id$v=19$m=8192,t=2,p=1$c$d");
        settings.signingKey = QStringLiteral("/keys/花月.key");
        for (int i = 0; i < 12; ++i)
            settings.rememberFile(QStringLiteral("/games/%1, 花月.sgf").arg(i));
        settings.rememberFile(QStringLiteral("/games/5, 花月.sgf"));
        settings.newGame.wasPlayed = true;
        settings.rememberPlayers({ QStringLiteral("Bergman"), QStringLiteral("青木") });
        settings.rememberPlayers({ QStringLiteral(" Cho "), QString() });
        settings.rememberPlayers({ QStringLiteral("青木") });
        settings.newGame.left = QStringLiteral("青木");
        settings.newGame.right = QStringLiteral("Иванов; \"И\"");
        settings.newGame.occasion = { "第35回 名人戦; A", "京都", "3", "12", "山本" };
        settings.newGame.leftClub = QStringLiteral("京都連珠会");
        settings.newGame.rightClub = QStringLiteral("Клуб, Таллин");
        settings.newGame.opener = Opener::Lot;
        settings.newGame.rules = { .rule = rules::Rule::Caro, .caroEdgeBlocks = true, .caroExactlyFive = true };
        settings.newGame.boardSize = 19;
        settings.newGame.opening.id = "club";
        settings.newGame.opening.values = { { "N", 5 } };
        settings.newGame.opening.document = "{\"club\": {\"name\": {\"zh\": \"俱乐部; 1\"}}}";
        settings.newGame.rightMayNotSwap = true;
        settings.newGame.twoGames = true;
        settings.newGame.time = QStringLiteral("2h 5x60s");
        settings.newGame.odds = true;
        settings.newGame.timeRight = QStringLiteral("5m");
        settings.newGame.foulPolicy = match::FoulPolicy::Block;
        settings.newGame.fivePolicy = match::FivePolicy::Declare;
        settings.newGame.flagPolicy = match::FlagPolicy::AutoEnd;
        settings.newGame.hints = match::Hints::Always;
        settings.newGame.takeBacks = false;
        settings.newGame.pauses = false;
        settings.newGame.falseClaimTime = 90 * clock::Second;
        settings.newGame.warningsToLose = 3;
        settings.newGame.bothFlags = match::BothFlags::FirstLoses;
        settings.newGame.drawOffers = { false, 20 };
        settings.newGame.moveLimit = 150;
        settings.newGame.lateness.limit = 7 * clock::Minute;
        settings.newGame.lateness.inclusive = true;
        settings.newGame.lateness.charge = match::LateCharge::Double;
        settings.newGame.preset = { *preset::presetOf(preset::shippedPresets(), "cn-2013"), 1 };
        settings.newGame.guard = Guard::PlaceThenClock; // the same as the program's own
        QVERIFY(settings.save(path()));

        const Settings again = Settings::load(path());
        QCOMPARE(again.language, settings.language);
        QCOMPARE(again.theme, settings.theme);
        QVERIFY(again.board == settings.board);
        QVERIFY(again.colours() == Theme::of(Theme::Kind::Dark, settings.board));
        QCOMPARE(again.volume, 0);
        QCOMPARE(again.guard, settings.guard);
        QCOMPARE(again.charsets, settings.charsets);
        QCOMPARE(again.boards, settings.boards);
        QCOMPARE(again.motion, settings.motion);
        QCOMPARE(again.textSize, 150);
        QCOMPARE(again.clockSideBySide, settings.clockSideBySide);
        QVERIFY(again.announcing == settings.announcing);
        QCOMPARE(again.shown.numbers, settings.shown.numbers);
        QVERIFY(again.shown == settings.shown);
        QVERIFY(!again.tellsWins);
        QCOMPARE(again.geometry, settings.geometry);
        QCOMPARE(again.lastFolder, settings.lastFolder);
        QCOMPARE(again.signingKey, settings.signingKey);
        QCOMPARE(again.deskPin, settings.deskPin);
        QCOMPARE(again.chiefPin, settings.chiefPin);
        QCOMPARE(again.recentFiles, settings.recentFiles);
        QCOMPARE(again.recentFiles.size(), 10);
        QCOMPARE(again.recentFiles.first(), QStringLiteral("/games/5, 花月.sgf"));
        QCOMPARE(again.recentFiles.last(), QStringLiteral("/games/2, 花月.sgf"));
        QVERIFY(again.newGame == settings.newGame);
        QCOMPARE(
            again.players, QStringList({ QStringLiteral("青木"), QStringLiteral("Cho"), QStringLiteral("Bergman") }));
        QVERIFY(again.lesson == settings.lesson);
        QVERIFY(again.analysis == settings.analysis);
        QVERIFY(again.reviewsByEngine);
        QVERIFY(again.diagram == settings.diagram);
    }

    void aMissingFileGivesTheDefaults()
    {
        const Settings settings = Settings::load(m_folder.filePath(QStringLiteral("none.ini")));
        QCOMPARE(settings.theme, Theme::Kind::Light);
        QVERIFY(settings.newGame == NewGameChoices());
    }

    void nonsenseInTheFileGivesTheDefaultOfThatValue()
    {
        QFile file(path());
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("theme=99\nwood=7\nstones=-1\nvolume=1000\nguard=-1\nnumbers=true\n[newGame]\nrule=chess\nboardSize="
                   "1000\nhints=blue\n[analysis]\nlines=6\n");
        file.close();
        const Settings settings = Settings::load(path());
        QCOMPARE(settings.analysis.lines, AnalysisChoices::MostLines);
        QCOMPARE(settings.theme, Theme::Kind::Light);
        QVERIFY(settings.board == BoardLook());
        QCOMPARE(settings.volume, 100);
        QCOMPARE(settings.guard, Guard::OneTap);
        QVERIFY(settings.shown.numbers);
        QCOMPARE(settings.newGame.rules.rule, rules::Rule::Renju);
        QCOMPARE(settings.newGame.boardSize, rules::MaxBoardSize);
        QCOMPARE(settings.newGame.hints, match::Hints::Off);
    }

    // Two windows of the program: each writes what it has changed, and nothing of what the other one has.
    void onlyChangesAreWritten()
    {
        Settings first;
        first.players = { QStringLiteral("Aoki") };
        first.charsets.insert(QStringLiteral("/a.lib"), QStringLiteral("GB18030"));
        QVERIFY(first.save(path()));
        const Settings second = Settings::load(path());
        Settings changed = first;
        changed.deskPin = QStringLiteral("secret");
        changed.charsets.insert(QStringLiteral("/b.lib"), QStringLiteral("Shift_JIS"));
        QVERIFY(changed.save(path(), &first));
        Settings other = second;
        other.volume = 7;
        QVERIFY(other.save(path(), &second));
        const Settings read = Settings::load(path());
        QCOMPARE(read.deskPin, QStringLiteral("secret"));
        QCOMPARE(read.charsets, changed.charsets);
        QCOMPARE(read.volume, 7);
        QCOMPARE(read.players, first.players);
        Settings without = changed;
        without.deskPin.clear(); // that is a change, too
        QVERIFY(without.save(path(), &changed));
        QVERIFY(Settings::load(path()).deskPin.isEmpty());
    }

    // The size that a list claims to have is nobody's promise: the entries are counted.
    void aListOfAnyLengthIsReadAtOnce()
    {
        QFile file(path());
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("[charsets]\nsize=2147483647\n1\\file=/a.lib\n1\\charset=GB18030\n[boards]\nsize=300000000\n");
        file.close();
        const Settings settings = Settings::load(path());
        QCOMPARE(
            settings.charsets, (QHash<QString, QString> { { QStringLiteral("/a.lib"), QStringLiteral("GB18030") } }));
        QVERIFY(settings.boards.isEmpty());
    }

    void aFolderThatCannotBeMadeIsSaid()
    {
        QFile file(m_folder.filePath(QStringLiteral("file")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QVERIFY(!Settings().save(m_folder.filePath(QStringLiteral("file/kagetsu.ini"))));
    }

    void whatIsNoSettingsFileBecomesOne_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::newRow("a section that does not end") << QByteArray("[\x01\xff\n=\x00]broken", 13);
        QTest::newRow("lines without values") << QByteArray("[General]\nlanguage\n[other]\nnothing\n");
    }
    void whatIsNoSettingsFileBecomesOne()
    {
        QFETCH(QByteArray, content);
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("kagetsu.ini"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(content) == content.size());
        file.close();
        Settings settings = Settings::load(path);
        settings.language = QStringLiteral("ru");
        settings.maximised = true;
        QVERIFY(settings.save(path));
        QCOMPARE(Settings::load(path).language, QStringLiteral("ru"));
        QVERIFY(Settings::load(path).maximised);
    }

    void theIdOfAnOpeningAloneIsUnderstood()
    {
        const QTemporaryDir folder;
        const auto openingOf = [&folder](const QByteArray &text) {
            QFile file(folder.filePath(QStringLiteral("kagetsu.ini")));
            if (!file.open(QIODevice::WriteOnly) || file.write("[newGame]\nopening=" + text + '\n') < 0)
                qFatal("the file cannot be written");
            file.close();
            return Settings::load(file.fileName()).newGame.opening;
        };
        // As earlier versions wrote it; a text that breaks off is none.
        QVERIFY((openingOf("swap1") == opening::Terms { "swap1", {}, {}, {} }));
        QVERIFY(openingOf("\"{\\\"id\\\": \"") == NewGameChoices().opening);
    }

private:
    QString path() const { return m_folder.filePath(QStringLiteral("kagetsu.ini")); }

    QTemporaryDir m_folder;
};

} // namespace tst_settings

QTEST_GUILESS_MAIN(tst_settings::TestSettings)
#include "tst_settings.moc"
