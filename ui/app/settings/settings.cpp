// SPDX-License-Identifier: MIT
#include "ui/app/settings/settings.h"

#include "base/file/partfolder.h"
#include "base/file/safefile.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSettings>

#include <algorithm>
#include <utility>

namespace kagetsu::ui {

namespace {

constexpr int MostRecentFiles = 10;
constexpr int MostPlayers = 200;

// Reads a value from a file that a user may have edited: a number outside the enum counts as missing.
template <class Enum>
void read(const QSettings &file, const char *key, Enum &value, Enum last)
{
    bool isNumber = false;
    const int number = file.value(QLatin1String(key)).toInt(&isNumber);
    if (isNumber && number >= 0 && number <= static_cast<int>(last))
        value = static_cast<Enum>(number);
}

void read(const QSettings &file, const char *key, bool &value)
{
    value = file.value(QLatin1String(key), value).toBool();
}

void read(const QSettings &file, const char *key, QString &value)
{
    value = file.value(QLatin1String(key), value).toString();
}

void write(QVariantMap &file, const char *key, const QVariant &value)
{
    file.insert(QLatin1String(key), value);
}

template <class Enum>
void writeEnum(QVariantMap &file, const char *key, Enum value)
{
    write(file, key, static_cast<int>(value));
}

// Reads the opening; earlier versions stored only the id.
void readOpening(const QSettings &file, opening::Terms &terms)
{
    const std::string text = file.value(QLatin1String("newGame/opening")).toString().toStdString();
    if (auto read = opening::termsFromText(text))
        terms = std::move(*read);
    else if (!text.empty() && text.front() != '{')
        terms.id = text;
}

int readNumber(const QSettings &file, const char *key, int value, int least, int most)
{
    return std::clamp(file.value(QLatin1String(key), value).toInt(), least, most);
}

void readDetails(const QSettings &file, match::RefereeTerms &terms)
{
    if (const int seconds = readNumber(file, "newGame/falseClaimTime", 0, 0, 3600); seconds > 0)
        terms.falseClaimTime = seconds * clock::Second;
    terms.warningsToLose = readNumber(file, "newGame/warningsToLose", terms.warningsToLose, 0, 20);
    read(file, "newGame/withdrawal", terms.withdrawal, match::Withdrawal::None);
    read(file, "newGame/bothFlags", terms.bothFlags, match::BothFlags::BothLose);
    read(file, "newGame/drawOffersOnOpponentsTime", terms.drawOffers.onOpponentsTime);
    read(file, "newGame/drawOffers", terms.drawOffers.allowed);
    terms.drawOffers.afterMove = readNumber(file, "newGame/drawOffersAfter", 0, 0, 400);
    terms.moveLimit = readNumber(file, "newGame/moveLimit", 0, 0, 1000);
    const int usualLimit = static_cast<int>(terms.lateness.limit / clock::Minute);
    terms.lateness.limit = readNumber(file, "newGame/lateLimit", usualLimit, 0, 600) * clock::Minute;
    read(file, "newGame/lateCharge", terms.lateness.charge, match::LateCharge::Double);
    read(file, "newGame/lateInclusive", terms.lateness.inclusive);
}

void writeDetails(QVariantMap &file, const match::RefereeTerms &terms)
{
    const clock::Duration claimTime = terms.falseClaimTime.value_or(clock::Duration { 0 });
    write(file, "newGame/falseClaimTime", static_cast<int>(claimTime / clock::Second));
    write(file, "newGame/warningsToLose", terms.warningsToLose);
    writeEnum(file, "newGame/withdrawal", terms.withdrawal);
    writeEnum(file, "newGame/bothFlags", terms.bothFlags);
    write(file, "newGame/drawOffersOnOpponentsTime", terms.drawOffers.onOpponentsTime);
    write(file, "newGame/drawOffers", terms.drawOffers.allowed);
    write(file, "newGame/drawOffersAfter", terms.drawOffers.afterMove);
    write(file, "newGame/moveLimit", terms.moveLimit);
    write(file, "newGame/lateLimit", static_cast<int>(terms.lateness.limit / clock::Minute));
    writeEnum(file, "newGame/lateCharge", terms.lateness.charge);
    write(file, "newGame/lateInclusive", terms.lateness.inclusive);
}

struct OccasionKey
{
    const char *key;
    std::string match::Occasion::*field;
};
constexpr OccasionKey OccasionKeys[] { { "newGame/event", &match::Occasion::event },
    { "newGame/place", &match::Occasion::place }, { "newGame/round", &match::Occasion::round },
    { "newGame/table", &match::Occasion::table }, { "newGame/arbiterName", &match::Occasion::arbiterName } };

void readDiagram(const QSettings &file, DiagramSettings &drawn)
{
    const std::string text = file.value(QLatin1String("diagram/choices")).toString().toStdString();
    if (const auto choices = diagram::choicesFromText(text))
        drawn.choices = keptOf(*choices);
    drawn.png.dpi = readNumber(file, "diagram/dpi", drawn.png.dpi, 72, 600);
    read(file, "diagram/transparent", drawn.png.isTransparent);
    read(file, "diagram/atMarks", drawn.series.atMarks);
    drawn.series.every = readNumber(file, "diagram/every", drawn.series.every, 1, MostEvery);
    drawn.series.columns = readNumber(file, "diagram/columns", drawn.series.columns, 1, 2);
    read(file, "diagram/variations", drawn.series.variations);
    read(file, "diagram/letter", drawn.series.isLetter);
}

void writeDiagram(QVariantMap &file, const DiagramSettings &drawn)
{
    write(file, "diagram/choices", QString::fromStdString(diagram::toText(keptOf(drawn.choices))));
    write(file, "diagram/dpi", drawn.png.dpi);
    write(file, "diagram/transparent", drawn.png.isTransparent);
    write(file, "diagram/atMarks", drawn.series.atMarks);
    write(file, "diagram/every", drawn.series.every);
    write(file, "diagram/columns", drawn.series.columns);
    write(file, "diagram/variations", drawn.series.variations);
    write(file, "diagram/letter", drawn.series.isLetter);
}

void readOccasion(const QSettings &file, NewGameChoices &choices)
{
    for (const auto &[key, field] : OccasionKeys)
        choices.occasion.*field = file.value(QLatin1String(key)).toString().toStdString();
    read(file, "newGame/leftClub", choices.leftClub);
    read(file, "newGame/rightClub", choices.rightClub);
}

void writeOccasion(QVariantMap &file, const NewGameChoices &choices)
{
    for (const auto &[key, field] : OccasionKeys)
        write(file, key, QString::fromStdString(choices.occasion.*field));
    write(file, "newGame/leftClub", choices.leftClub);
    write(file, "newGame/rightClub", choices.rightClub);
}

void readNewGame(const QSettings &file, NewGameChoices &choices)
{
    read(file, "newGame/left", choices.left);
    read(file, "newGame/right", choices.right);
    // Earlier versions did not store this; a user who typed a name has played.
    choices.wasPlayed = !choices.left.isEmpty() || !choices.right.isEmpty();
    read(file, "newGame/wasPlayed", choices.wasPlayed);
    read(file, "newGame/opener", choices.opener, Opener::Lot);
    const std::string rule = file.value(QLatin1String("newGame/rule")).toString().toStdString();
    choices.rules.rule = rules::ruleFromId(rule).value_or(choices.rules.rule);
    read(file, "newGame/caroEdgeBlocks", choices.rules.caroEdgeBlocks);
    read(file, "newGame/caroExactlyFive", choices.rules.caroExactlyFive);
    const int size = file.value(QLatin1String("newGame/boardSize"), choices.boardSize).toInt();
    choices.boardSize = std::clamp(size, rules::MinBoardSize, rules::MaxBoardSize);
    readOpening(file, choices.opening);
    read(file, "newGame/leftMayNotSwap", choices.leftMayNotSwap);
    read(file, "newGame/rightMayNotSwap", choices.rightMayNotSwap);
    read(file, "newGame/twoGames", choices.twoGames);
    read(file, "newGame/time", choices.time);
    read(file, "newGame/saysGame", choices.saysGame);
    read(file, "newGame/odds", choices.odds);
    read(file, "newGame/timeRight", choices.timeRight);
    read(file, "newGame/fouls", choices.foulPolicy, match::FoulPolicy::Block);
    read(file, "newGame/five", choices.fivePolicy, match::FivePolicy::Declare);
    read(file, "newGame/flag", choices.flagPolicy, match::FlagPolicy::Claim);
    read(file, "newGame/hints", choices.hints, match::Hints::Always);
    read(file, "newGame/takeBacks", choices.takeBacks);
    read(file, "newGame/pauses", choices.pauses);
    read(file, "newGame/clockWaits", choices.clockWaits);
    read(file, "newGame/arbiter", choices.arbiter);
    read(file, "newGame/falseClaim", choices.falseClaim, match::FalseClaim::None);
    readDetails(file, choices);
    readOccasion(file, choices);
    const auto presets = preset::readPresets(file.value(QLatin1String("newGame/preset")).toString().toStdString());
    if (presets && presets->size() == 1) {
        choices.preset.preset = presets->front();
        choices.preset.form = file.value(QLatin1String("newGame/presetForm")).toInt();
    }
    choices.guard = Guard::OneTap;
    read(file, "guard", choices.guard, Guard::PlaceThenClock);
}

void writeNewGame(QVariantMap &file, const NewGameChoices &choices)
{
    write(file, "newGame/wasPlayed", choices.wasPlayed);
    write(file, "newGame/left", choices.left);
    write(file, "newGame/right", choices.right);
    writeEnum(file, "newGame/opener", choices.opener);
    write(file, "newGame/rule", QString::fromStdString(std::string(rules::idOf(choices.rules.rule))));
    write(file, "newGame/caroEdgeBlocks", choices.rules.caroEdgeBlocks);
    write(file, "newGame/caroExactlyFive", choices.rules.caroExactlyFive);
    write(file, "newGame/boardSize", choices.boardSize);
    write(file, "newGame/opening", QString::fromStdString(opening::toText(choices.opening)));
    write(file, "newGame/leftMayNotSwap", choices.leftMayNotSwap);
    write(file, "newGame/rightMayNotSwap", choices.rightMayNotSwap);
    write(file, "newGame/twoGames", choices.twoGames);
    write(file, "newGame/time", choices.time);
    write(file, "newGame/saysGame", choices.saysGame);
    write(file, "newGame/odds", choices.odds);
    write(file, "newGame/timeRight", choices.timeRight);
    writeEnum(file, "newGame/fouls", choices.foulPolicy);
    writeEnum(file, "newGame/five", choices.fivePolicy);
    writeEnum(file, "newGame/flag", choices.flagPolicy);
    writeEnum(file, "newGame/hints", choices.hints);
    write(file, "newGame/takeBacks", choices.takeBacks);
    write(file, "newGame/pauses", choices.pauses);
    write(file, "newGame/clockWaits", choices.clockWaits);
    write(file, "newGame/arbiter", choices.arbiter);
    writeEnum(file, "newGame/falseClaim", choices.falseClaim);
    writeDetails(file, choices);
    writeOccasion(file, choices);
    const std::optional<preset::Preset> &preset = choices.preset.preset;
    write(file, "newGame/preset", preset ? QString::fromStdString(preset::toJson(*preset)) : QString());
    write(file, "newGame/presetForm", choices.preset.form);
}

// Reads the choices like those of a new game, in a group of their own.
void readComputerGame(QSettings &file, ComputerChoices &choices)
{
    file.beginGroup(QLatin1String("computer"));
    readNewGame(file, choices.game);
    read(file, "engine", choices.engine);
    choices.level = readNumber(file, "level", choices.level, engine::LowestLevel, engine::HighestLevel);
    file.endGroup();
}

void writeComputerGame(QVariantMap &file, const ComputerChoices &choices)
{
    QVariantMap group;
    writeNewGame(group, choices.game);
    write(group, "engine", choices.engine);
    write(group, "level", choices.level);
    for (auto each = group.begin(); each != group.end(); ++each)
        file.insert(QLatin1String("computer/") + each.key(), each.value());
}

void readAnalysis(QSettings &file, AnalysisChoices &choices)
{
    file.beginGroup(QLatin1String("analysis"));
    QString engine;
    read(file, "engine", engine);
    choices.engine = engine.toStdString();
    choices.lines = readNumber(file, "lines", choices.lines, 1, AnalysisChoices::MostLines);
    file.endGroup();
}

// Reads what was chosen for individual files. Paths are stored as values: slashes in keys would create groups.
template <class Choice>
void readByFile(QSettings &file, const char *list, const char *name, QHash<QString, Choice> &choices)
{
    const int count = file.beginReadArray(QLatin1String(list));
    for (int i = 0; i < count; ++i) {
        file.setArrayIndex(i);
        if (!file.contains(QLatin1String("file")))
            break; // the size of the list is only what the file claims
        choices.insert(
            file.value(QLatin1String("file")).toString(), file.value(QLatin1String(name)).template value<Choice>());
    }
    file.endArray();
}

// Writes an array as QSettings does.
template <class Choice>
void writeByFile(QVariantMap &file, const char *list, const char *name, const QHash<QString, Choice> &choices)
{
    const QString group = QLatin1String(list) + QLatin1Char('/');
    QStringList paths = choices.keys();
    paths.sort();
    file.insert(group + QLatin1String("size"), int(paths.size()));
    for (qsizetype i = 0; i < paths.size(); ++i) {
        const QString place = group + QString::number(i + 1) + QLatin1Char('/');
        file.insert(place + QLatin1String("file"), paths[i]);
        file.insert(place + QLatin1String(name), choices.value(paths[i]));
    }
}

void readSeries(const QSettings &file, std::optional<match::NamedSeries> &series)
{
    const int games = readNumber(file, "series/games", 0, 0, 100'000);
    if (games == 0)
        return;
    match::NamedSeries kept;
    kept.names = { file.value(QLatin1String("series/left")).toString().toStdString(),
        file.value(QLatin1String("series/right")).toString().toStdString() };
    kept.series = { games,
        { readNumber(file, "series/leftHalves", 0, 0, 2 * games),
            readNumber(file, "series/rightHalves", 0, 0, 2 * games) } };
    series = kept;
}

void writeSeries(QVariantMap &file, const std::optional<match::NamedSeries> &series)
{
    const match::NamedSeries kept = series.value_or(match::NamedSeries {});
    write(file, "series/games", kept.series.games);
    write(file, "series/left", QString::fromStdString(kept.names.a));
    write(file, "series/right", QString::fromStdString(kept.names.b));
    write(file, "series/leftHalves", kept.series.halves.a);
    write(file, "series/rightHalves", kept.series.halves.b);
}

// A standing is a text of two numbers, so that the list is like those of files: "1216 12".
QHash<QString, QString> textsOf(const QHash<QString, engineseat::Standing> &ladder)
{
    QHash<QString, QString> texts;
    for (auto each = ladder.begin(); each != ladder.end(); ++each)
        texts.insert(each.key(), QStringLiteral("%1 %2").arg(each->rating).arg(each->games));
    return texts;
}

QHash<QString, engineseat::Standing> ladderOf(const QHash<QString, QString> &texts)
{
    using engineseat::Standing;
    QHash<QString, Standing> ladder;
    for (auto each = texts.begin(); each != texts.end(); ++each) {
        const QStringList numbers = each->split(QLatin1Char(' '));
        bool isNumber = false;
        const int rating = numbers.front().toInt(&isNumber);
        if (isNumber && numbers.size() == 2)
            ladder.insert(each.key(),
                { std::clamp(rating, Standing::Least, Standing::Most),
                    std::clamp(numbers.back().toInt(), 0, 1'000'000) });
    }
    return ladder;
}

} // namespace

int textSizeBeside(int size, int steps)
{
    const auto *const now = std::lower_bound(TextSizes.begin(), TextSizes.end(), size);
    const auto last = static_cast<int>(TextSizes.size()) - 1;
    return TextSizes[static_cast<std::size_t>(std::clamp(static_cast<int>(now - TextSizes.begin()) + steps, 0, last))];
}

void Settings::rememberFile(const QString &path)
{
    recentFiles.removeAll(path);
    recentFiles.prepend(path);
    recentFiles = recentFiles.mid(0, MostRecentFiles);
}

void Settings::rememberPlayers(const QStringList &names)
{
    for (auto name = names.rbegin(); name != names.rend(); ++name) {
        if (name->trimmed().isEmpty())
            continue;
        players.removeAll(name->trimmed());
        players.prepend(name->trimmed());
    }
    players = players.mid(0, MostPlayers);
}

Settings Settings::load(const QString &path)
{
    QSettings file(path, QSettings::IniFormat);
    Settings settings;
    read(file, "language", settings.language);
    read(file, "theme", settings.theme, Theme::Kind::HighContrastLight);
    read(file, "wood", settings.board.wood, Wood::Walnut);
    read(file, "stones", settings.board.stones, StoneKind::Print);
    read(file, "coordinates", settings.board.coordinates, CoordinatePlaces::Nowhere);
    read(file, "guard", settings.guard, Guard::PlaceThenClock);
    read(file, "motion", settings.motion);
    settings.textSize = readNumber(file, "textSize", settings.textSize, TextSizes.front(), TextSizes.back());
    read(file, "faceToFace", settings.faceToFace);
    read(file, "clockSideBySide", settings.clockSideBySide);
    read(file, "announce/plan", settings.announcing.plan);
    read(file, "announce/voice", settings.announcing.voice);
    read(file, "announce/tone", settings.announcing.tone);
    read(file, "announce/flash", settings.announcing.flash);
    read(file, "announce/moves", settings.announcing.moves);
    settings.volume = readNumber(file, "volume", settings.volume, 0, 100);
    read(file, "numbers", settings.shown.numbers);
    read(file, "signs", settings.shown.signs);
    read(file, "seemingSigns", settings.shown.seemingSigns);
    read(file, "nextMoves", settings.shown.nextMoves);
    read(file, "evaluation", settings.shown.evaluation);
    read(file, "tenths", settings.shown.tenths, Tenths::LastTwenty);
    read(file, "counters", settings.shown.counters);
    read(file, "studyKeys", settings.studyKeys, KeySet::Sabaki);
    read(file, "tellsWins", settings.tellsWins);
    read(file, "lastFolder", settings.lastFolder);
    read(file, "signingKey", settings.signingKey);
    read(file, "deskPin", settings.deskPin);
    read(file, "chiefPin", settings.chiefPin);
    settings.recentFiles = file.value(QLatin1String("recentFiles")).toStringList().mid(0, MostRecentFiles);
    readByFile(file, "charsets", "charset", settings.charsets);
    readByFile(file, "boards", "lines", settings.boards);
    settings.geometry = file.value(QLatin1String("geometry")).toByteArray();
    read(file, "maximised", settings.maximised);
    readNewGame(file, settings.newGame);
    readComputerGame(file, settings.computerGame);
    readAnalysis(file, settings.analysis);
    read(file, "analysis/reviews", settings.reviewsByEngine);
    readSeries(file, settings.series);
    QHash<QString, QString> standings;
    readByFile(file, "ladder", "standing", standings);
    settings.ladder = ladderOf(standings);
    settings.helpedGames = file.value(QLatin1String("helpedGames")).toStringList().mid(0, Settings::MostHelpedGames);
    settings.players = file.value(QLatin1String("players")).toStringList().mid(0, MostPlayers);
    read(file, "knowsOldPlayers", settings.knowsOldPlayers);
    settings.lesson.chapter = file.value(QLatin1String("lesson/chapter"), settings.lesson.chapter).toInt();
    read(file, "lesson/level", settings.lesson.level, lesson::Level::Hard);
    settings.lesson.solved = file.value(QLatin1String("lesson/solved")).toStringList();
    settings.lesson.done = file.value(QLatin1String("lesson/done")).toStringList();
    read(file, "lesson/isNobodys", settings.lesson.isNobodys);
    readDiagram(file, settings.diagram);
    return settings;
}

QVariantMap Settings::values() const
{
    QVariantMap file;
    write(file, "language", language);
    writeEnum(file, "theme", theme);
    write(file, "textSize", textSize);
    writeEnum(file, "wood", board.wood);
    writeEnum(file, "stones", board.stones);
    writeEnum(file, "coordinates", board.coordinates);
    writeEnum(file, "guard", guard);
    writeEnum(file, "studyKeys", studyKeys);
    write(file, "tellsWins", tellsWins);
    write(file, "motion", motion);
    write(file, "faceToFace", faceToFace);
    write(file, "clockSideBySide", clockSideBySide);
    write(file, "announce/plan", announcing.plan);
    write(file, "announce/voice", announcing.voice);
    write(file, "announce/tone", announcing.tone);
    write(file, "announce/flash", announcing.flash);
    write(file, "announce/moves", announcing.moves);
    write(file, "volume", volume);
    write(file, "numbers", shown.numbers);
    write(file, "signs", shown.signs);
    write(file, "seemingSigns", shown.seemingSigns);
    write(file, "nextMoves", shown.nextMoves);
    write(file, "evaluation", shown.evaluation);
    writeEnum(file, "tenths", shown.tenths);
    write(file, "counters", shown.counters);
    write(file, "lastFolder", lastFolder);
    write(file, "signingKey", signingKey);
    write(file, "deskPin", deskPin);
    write(file, "chiefPin", chiefPin);
    write(file, "recentFiles", recentFiles);
    writeByFile(file, "charsets", "charset", charsets);
    writeByFile(file, "boards", "lines", boards);
    write(file, "geometry", geometry);
    write(file, "maximised", maximised);
    writeNewGame(file, newGame);
    writeComputerGame(file, computerGame);
    write(file, "analysis/engine", QString::fromStdString(analysis.engine));
    write(file, "analysis/lines", analysis.lines);
    write(file, "analysis/reviews", reviewsByEngine);
    writeSeries(file, series);
    writeByFile(file, "ladder", "standing", textsOf(ladder));
    write(file, "helpedGames", helpedGames);
    write(file, "players", players);
    write(file, "knowsOldPlayers", knowsOldPlayers);
    write(file, "lesson/chapter", lesson.chapter);
    writeEnum(file, "lesson/level", lesson.level);
    write(file, "lesson/solved", lesson.solved);
    write(file, "lesson/done", lesson.done);
    write(file, "lesson/isNobodys", lesson.isNobodys);
    writeDiagram(file, diagram);
    return file;
}

namespace {

// True for lists of files, which change as a whole.
bool isOfList(const QString &key, const char *list)
{
    return key.startsWith(QLatin1String(list) + QLatin1Char('/'));
}

QVariantMap listOf(const QVariantMap &values, const char *list)
{
    QVariantMap found;
    for (auto each = values.begin(); each != values.end(); ++each) {
        if (isOfList(each.key(), list))
            found.insert(each.key(), each.value());
    }
    return found;
}

// Writes to the file what differs between `now` and `before`, and what it lacks.
void putChanges(QVariantMap now, const QVariantMap &before, QSettings &file)
{
    for (const char *list : { "charsets", "boards", "ladder" }) {
        const QVariantMap own = listOf(now, list);
        now.removeIf([list](QVariantMap::iterator each) { return isOfList(each.key(), list); });
        if (own == listOf(before, list))
            continue;
        file.remove(QLatin1String(list));
        for (auto each = own.begin(); each != own.end(); ++each)
            file.setValue(each.key(), each.value());
    }
    for (auto each = now.begin(); each != now.end(); ++each) {
        if (before.value(each.key()) != each.value() || !file.contains(each.key()))
            file.setValue(each.key(), each.value());
    }
}

} // namespace

// Writes in a separate folder: QSettings leaves a lock and a partial file behind when the program dies.
bool Settings::save(const QString &path, const Settings *before) const
{
    QDir().mkpath(QFileInfo(path).absolutePath());
    const file::PartFolder folder(path);
    const QString part = QDir(folder.path()).filePath(QStringLiteral("settings.ini"));
    if (folder.path().isEmpty())
        return false;
    QFile::copy(path, part); // keeps what another version has written
    QSettings file(part, QSettings::IniFormat);
    const bool isWhole = before && QFile::exists(path) && file.status() == QSettings::NoError;
    putChanges(values(), isWhole ? before->values() : QVariantMap(), file);
    file.sync();
    // A format error refers to the previous contents, which are gone now.
    QFile written(part);
    return file.status() != QSettings::AccessError && written.open(QIODevice::ReadOnly)
        && file::saveFile(path, written.readAll());
}

} // namespace kagetsu::ui
