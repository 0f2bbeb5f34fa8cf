// SPDX-License-Identifier: MIT
#include "ui/learn/puzzle/puzzlewords.h"

#include "learn/puzzle/made.h"
#include "text/common/foreigntext.h"
#include "ui/learn/puzzle/placefeeds.h"

#include <QCoreApplication>
#include <QDir>
#include <QRegularExpression>

#include <cmath>

namespace kagetsu::ui {

namespace {

struct PuzzleWords
{
    Q_DECLARE_TR_FUNCTIONS(kagetsu::ui::PuzzleWords)
};

// Returns the year of a date in any writing; empty if there is none.
QString yearOf(const std::string &date)
{
    static const QRegularExpression year(QStringLiteral("(?<!\\d)(\\d{4})(?!\\d)"));
    return year.match(QString::fromStdString(date)).captured(1);
}

QString playersText(const practice::KeptPuzzle &puzzle)
{
    if (puzzle.black.empty() && puzzle.white.empty())
        return puzzle.event.empty() ? PuzzleWords::tr("A game") : text::foreignText(puzzle.event);
    const auto nameOf = [](const std::string &name, const QString &otherwise) {
        return name.empty() ? otherwise : text::foreignText(name);
    };
    //: The players of a game: Black, then White.
    return PuzzleWords::tr("%1 – %2").arg(
        nameOf(puzzle.black, PuzzleWords::tr("Black")), nameOf(puzzle.white, PuzzleWords::tr("White")));
}

} // namespace

QString themeText(const std::string &theme)
{
    const auto known = puzzle::themeFromId(theme);
    if (!known)
        return PuzzleWords::tr("All themes");
    switch (*known) {
    case puzzle::Theme::Fours: return PuzzleWords::tr("Win by fours");
    case puzzle::Theme::FoursAndThrees: return PuzzleWords::tr("Win by fours and threes");
    case puzzle::Theme::OnlyMove: return PuzzleWords::tr("The only move");
    case puzzle::Theme::StopTheWin: return PuzzleWords::tr("Stop the win");
    case puzzle::Theme::ForbiddenPoint: break;
    }
    //: Theme of puzzles that turn on a point that is forbidden to Black.
    return PuzzleWords::tr("The forbidden point");
}

QString sourceText(const practice::KeptPuzzle &puzzle)
{
    const QString year = yearOf(puzzle.date);
    if (year.isEmpty()) {
        //: Where a puzzle is from: the players of a game, and the number of the move.
        return PuzzleWords::tr("%1, move %2").arg(playersText(puzzle)).arg(puzzle.move);
    }
    //: Where a puzzle is from: the players of a game, the year, and the number of the move.
    return PuzzleWords::tr("%1, %2, move %3").arg(playersText(puzzle), year).arg(puzzle.move);
}

QString strengthText(const practice::Rating &strength)
{
    const auto tens = [](double value) { return static_cast<int>(std::lround(value / 10)) * 10; };
    //: A pupil's number in puzzles: %1, which lies between %2 and %3.
    return PuzzleWords::tr("about %1 (between %2 and %3)")
        .arg(tens(strength.rating))
        .arg(tens(strength.rating - 2 * strength.deviation))
        .arg(tens(strength.rating + 2 * strength.deviation));
}

QString placeText(const practice::Quarry &quarry)
{
    const QString path = pathOf(quarry.place);
    return path.isEmpty() ? PuzzleWords::tr("Game library") : QDir(path).dirName();
}

QString difficultyText(Difficulty difficulty)
{
    switch (difficulty) {
    case Difficulty::Easy: return PuzzleWords::tr("Easy");
    case Difficulty::Medium: return PuzzleWords::tr("Medium");
    case Difficulty::Hard: return PuzzleWords::tr("Hard");
    case Difficulty::Fitting: break;
    }
    //: How hard puzzles are: as suits the pupil.
    return PuzzleWords::tr("As suits the pupil");
}

RatingRange rangeOf(Difficulty difficulty)
{
    constexpr double MostEasy = 1200;
    constexpr double LeastHard = 1600;
    switch (difficulty) {
    case Difficulty::Easy: return { 0, MostEasy };
    case Difficulty::Medium: return { MostEasy, LeastHard };
    case Difficulty::Hard: return { LeastHard, 5000 };
    case Difficulty::Fitting: break;
    }
    return { 0, 5000 };
}

} // namespace kagetsu::ui
