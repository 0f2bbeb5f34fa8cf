// SPDX-License-Identifier: MIT
#include "ui/library/librarytexts.h"

#include "opening/pattern/catalogue.h"
#include "text/common/foreigntext.h"
#include "text/common/moments.h"
#include "text/common/sentences.h"
#include "text/opening/opening.h"
#include "text/record/result.h"
#include "text/rules/rules.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QFileInfo>
#include <QLocale>

namespace kagetsu::ui {

namespace {

struct LibraryWords
{
    Q_DECLARE_TR_FUNCTIONS(kagetsu::ui::LibraryWords)
};

constexpr std::uint32_t FewestForShare = 10; // decided games

QString countText(std::int64_t count)
{
    return QLocale().toString(static_cast<qlonglong>(count));
}

QString stoppedText()
{
    return LibraryWords::tr("Stopped. What is in the library stays there.");
}

QString countsOf(const library::ImportRow &row)
{
    QStringList told { LibraryWords::tr("Games added: %1.").arg(countText(row.added)) };
    if (row.updated > 0)
        //: Games of which the library had an older form.
        told += LibraryWords::tr("Brought up to date: %1.").arg(countText(row.updated));
    if (row.known > 0)
        //: Games that the library had already.
        told += LibraryWords::tr("Known already: %1.").arg(countText(row.known));
    if (row.faulty > 0)
        //: Games with a move that is not possible or a result that is not understood; they can be found by that word.
        told += LibraryWords::tr("Faulty: %1.").arg(countText(row.faulty));
    return text::joinSentences(told);
}

// A number of halves: "3", "2½".
QString halvesText(std::uint32_t halves)
{
    const QString whole = QLocale().toString(halves / 2);
    if (halves % 2 == 0)
        return whole;
    return (halves == 1 ? QString() : whole) + QChar(0xBD);
}

} // namespace

QString libraryFaultText(const library::StoreFault &fault, const QString &path)
{
    using Code = library::StoreFault::Code;
    const QString file = text::foreignPath(path);
    switch (fault.code) {
    case Code::NoDriver: return LibraryWords::tr("Qt's database driver for SQLite is not installed.");
    case Code::Newer:
        //: %1 is the path of a file.
        return LibraryWords::tr("The game library comes from a later version of Kagetsu and was left as it is: %1.")
            .arg(file);
    case Code::NotALibrary:
    case Code::Damaged:
        //: %1 is the path of a file.
        return LibraryWords::tr("The game library is damaged and was left as it is: %1.").arg(file);
    case Code::Locked:
        return LibraryWords::tr("Another program is changing the game library. Try again when it has finished.");
    case Code::Full:
        return LibraryWords::tr(
            "The game library could not be saved: the disk is full. Free some space and try again.");
    case Code::ReadOnly:
        //: %1 is the path of a file.
        return LibraryWords::tr("The game library cannot be changed: %1 is read-only.").arg(file);
    case Code::Missing:
    case Code::Exists:
    case Code::Failed: break;
    }
    //: %1 is the path of a file.
    return LibraryWords::tr("The game library could not be read or saved: %1.").arg(file);
}

QString importText(const library::ImportSummary &summary)
{
    const QString told = summary.isStopped ? stoppedText() : QString();
    return text::joinSentences({ told, countsOf(summary.row),
        summary.unread == 0 ? QString()
                            : LibraryWords::tr("Files without a game that can be read: %1.")
                                  .arg(countText(static_cast<std::int64_t>(summary.unread))) });
}

QString importText(const library::ImportRow &row)
{
    //: Of an import of games: it was undone.
    const QString state = row.isUndone ? LibraryWords::tr("Undone.") : row.isFinished ? QString() : stoppedText();
    return text::joinSentences(state, countsOf(row));
}

QString importName(const library::ImportRow &row)
{
    const QStringList paths = QString::fromStdString(row.what).split(QLatin1Char('\n'));
    // The folder of a file is in its details.
    QString name = text::foreignText(QFileInfo(paths.first()).fileName());
    if (name.isEmpty())
        name = text::foreignPath(paths.first());
    if (paths.size() > 1)
        //: %1 is the name of a file; %n more were read with it.
        name = LibraryWords::tr("%1 and %n more", nullptr, static_cast<int>(paths.size() - 1)).arg(name);
    return text::shortMoment(QDateTime::fromMSecsSinceEpoch(row.at)) + QStringLiteral(" · ") + name;
}

QString gameFaultText(library::GameFault fault, int move)
{
    using library::GameFault;
    switch (fault) {
    case GameFault::NoMoves: return LibraryWords::tr("The game has no moves.");
    case GameFault::OccupiedPoint: return LibraryWords::tr("The point of move %1 is occupied.").arg(move);
    case GameFault::OffBoard: return LibraryWords::tr("Move %1 is not on the board.").arg(move);
    case GameFault::ColoursOutOfTurn: return LibraryWords::tr("One side moves twice in a row, at move %1.").arg(move);
    case GameFault::LateSetup: return LibraryWords::tr("Stones are set up after the first move.");
    case GameFault::Board: return LibraryWords::tr("The board is not square, or not of 5 to 26 lines.");
    case GameFault::UnknownResult: return LibraryWords::tr("The result is not understood.");
    case GameFault::None: break;
    }
    return {};
}

QString findingText(const library::ImportFinding &finding)
{
    using What = library::ImportFinding::What;
    const auto told = [&finding] {
        switch (finding.what) {
        case What::Unreadable: return LibraryWords::tr("The file could not be read.");
        case What::TooLarge: return LibraryWords::tr("The file is larger than 2 GB.");
        case What::NoGames: return LibraryWords::tr("No game was found in the file.");
        case What::Cut: return LibraryWords::tr("The file ends too early; what is there came in.");
        case What::Foreign: return LibraryWords::tr("This is not a game of five in a row; it was left out.");
        case What::Faulty: break;
        }
        return gameFaultText(finding.fault, finding.faultAt);
    };
    QStringList place { text::foreignText(QFileInfo(QString::fromStdString(finding.file)).fileName()) };
    if (finding.game > 0)
        //: Where something is in a file: the number of the game.
        place += LibraryWords::tr("game %1").arg(countText(static_cast<std::int64_t>(finding.game)));
    if (finding.line > 0)
        //: Where something is in a file: the number of the line.
        place += LibraryWords::tr("line %1").arg(countText(finding.line));
    //: %1: where something is in a file, %2: a sentence that says what.
    return LibraryWords::tr("%1: %2").arg(text::joinParts(place), told());
}

std::vector<library::Term> libraryTerms()
{
    std::vector<library::Term> terms;
    const auto add = [&terms](const QString &name) -> library::Term & {
        terms.push_back({ .name = name.toStdString() });
        return terms.back();
    };
    for (const rules::Rule rule : rules::AllRules)
        add(text::ruleName(rule)).rules = 1u << library::ruleNumber(rule);
    for (const record::Winner winner : { record::Winner::Black, record::Winner::White, record::Winner::Draw })
        add(winnerText(winner)).winners = library::bitOf(winner);
    const auto &patterns = opening::patterns();
    for (std::size_t i = 0; i < patterns.size(); ++i) {
        add(text::patternText({ &patterns[i], rules::Symmetry::Identity })).openings = 1u << (i + 1);
        add(QString::fromUtf8(patterns[i].romaji.data(), qsizetype(patterns[i].romaji.size()))).openings = 1u
            << (i + 1);
    }
    //: A word for searching games: played against a computer.
    add(LibraryWords::tr("Computer")).kinds = library::bitOf(library::GameKind::Computer);
    //: A word for searching games: played between two engines.
    add(LibraryWords::tr("Engines")).kinds = library::bitOf(library::GameKind::Engines);
    //: A word for searching games: lines of study, such as a library of RenLib, instead of a game.
    add(LibraryWords::tr("Study")).kinds = library::bitOf(library::GameKind::Study);
    //: A word for searching games: with a move that is not possible, or a result that is not understood.
    add(LibraryWords::tr("Faulty")).isFaulty = true;
    return terms;
}

QString playerName(const library::Catalogue &catalogue, std::uint32_t id)
{
    const library::NamedRow *row = catalogue.players.row(id);
    return row ? text::foreignText(row->name) : QString();
}

QString eventName(const library::Catalogue &catalogue, std::uint32_t id)
{
    const library::NamedRow *row = catalogue.events.row(id);
    return row ? text::foreignText(row->name) : QString();
}

QString playersOf(const library::Catalogue &catalogue, const library::Facts &facts)
{
    const auto named = [&](rules::Side side) {
        const QString name = playerName(catalogue, facts.player(side));
        return name.isEmpty() ? text::sideName(side) : name;
    };
    //: The players of a game: Black, White.
    return LibraryWords::tr("%1 – %2").arg(named(rules::Side::Black), named(rules::Side::White));
}

QString dayText(int day)
{
    if (day == 0)
        return {};
    const auto two = [](int number) { return QStringLiteral("-%1").arg(number, 2, 10, QLatin1Char('0')); };
    QString text = QString::number(day / 10000);
    if (day / 100 % 100 != 0)
        text += two(day / 100 % 100);
    if (day / 100 % 100 != 0 && day % 100 != 0)
        text += two(day % 100);
    return text;
}

QString viewText(rules::Symmetry map)
{
    if (map == rules::Symmetry::Identity)
        return {};
    //: The position is in the game as in a mirror.
    return isMirrored(map) ? LibraryWords::tr("mirrored")
                           //: The position is in the game, turned on the board.
                           : LibraryWords::tr("turned");
}

QString winnerText(record::Winner winner)
{
    return text::headText(
        { winner, record::Reason::None }, text::sideName(rules::Side::Black), text::sideName(rules::Side::White));
}

QString openingText(int opening)
{
    const auto &patterns = opening::patterns();
    if (opening < 1 || opening > static_cast<int>(patterns.size()))
        return {};
    return text::patternText({ &patterns[static_cast<std::size_t>(opening - 1)], rules::Symmetry::Identity });
}

QString ruleText(int rule)
{
    return rule == 0 ? QString() : text::ruleName(static_cast<rules::Rule>(rule - 1));
}

QString shareText(const library::Score &score)
{
    if (score.decided() == 0)
        return {};
    if (score.decided() < FewestForShare)
        return QStringLiteral("%1 : %2").arg(
            halvesText(score.blackHalves()), halvesText(2 * score.decided() - score.blackHalves()));
    const int percent = static_cast<int>((50ull * score.blackHalves() + score.decided() / 2) / score.decided());
    return QStringLiteral("%1 %").arg(QLocale().toString(percent));
}

} // namespace kagetsu::ui
