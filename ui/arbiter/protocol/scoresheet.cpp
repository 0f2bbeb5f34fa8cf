// SPDX-License-Identifier: MIT
#include "ui/arbiter/protocol/scoresheet.h"

#include "text/common/foreigntext.h"
#include "text/common/typed.h"
#include "text/rules/rules.h"
#include "ui/print/paper/languagescope.h"

#include <QCoreApplication>

namespace kagetsu::ui {

namespace {

using rules::Side;

constexpr int SheetRows = 30; // in each half
constexpr int MovesInHalf = 2 * SheetRows;

struct ScoreSheetPaper
{
    Q_DECLARE_TR_FUNCTIONS(kagetsu::ui::ScoreSheetPaper)
};

Fields headOf(const ScoreSheet &sheet)
{
    const auto written = [](const std::string &text) { return text::foreignText(text).simplified(); };
    const match::Occasion &occasion = sheet.occasion;
    const auto ownerOf = [&](Side side) {
        if (!sheet.black)
            return QString();
        return written(sheet.names[side == Side::Black ? *sheet.black : otherSeat(*sheet.black)]);
    };
    //: Of a game: the club or country of a player.
    const QString club = ScoreSheetPaper::tr("Club");
    Fields fields;
    fields.rows.push_back({ { ScoreSheetPaper::tr("Event"), written(occasion.event), 6 },
        { ScoreSheetPaper::tr("Round"), written(occasion.round), 2 },
        //: Its number, in a hall with many.
        { ScoreSheetPaper::tr("Table"), written(occasion.table), 2 } });
    //: Where the game is played.
    fields.rows.push_back(
        { { ScoreSheetPaper::tr("Place"), written(occasion.place), 4 }, { ScoreSheetPaper::tr("Date"), sheet.date, 3 },
            //: The name of the arbiter.
            { ScoreSheetPaper::tr("Arbiter"), written(occasion.arbiterName), 4 } });
    //: The player who makes the opening and is Black as long as colours are not exchanged.
    fields.rows.push_back(
        { { ScoreSheetPaper::tr("Opener"), written(sheet.names.a), 6 }, { club, written(sheet.clubs.a), 4 } });
    //: The player who does not open.
    fields.rows.push_back(
        { { ScoreSheetPaper::tr("Second player"), written(sheet.names.b), 6 }, { club, written(sheet.clubs.b), 4 } });
    fields.rows.push_back({ { text::sideName(Side::Black), ownerOf(Side::Black), 4 },
        { text::sideName(Side::White), ownerOf(Side::White), 4 },
        { ScoreSheetPaper::tr("Rule"), sheet.rule ? text::ruleName(*sheet.rule) : QString(), 3 },
        //: What the players have, such as 15m+10s.
        { ScoreSheetPaper::tr("Time control"), text::shownTime(written(sheet.time)), 4 } });
    return fields;
}

// Returns two halves side by side, each row with a move of Black and the reply.
Table movesOf()
{
    Table table;
    table.isForm = true;
    //: Head of a column: what a player's clock shows after the move.
    const QString time = ScoreSheetPaper::tr("Time");
    for (int half = 0; half < 2; ++half) {
        for (const Side side : { Side::Black, Side::White }) {
            table.columns.push_back({ QString(), true, 7 });
            table.columns.push_back({ text::sideName(side), false, 14 });
            table.columns.push_back({ time, false, 16 });
        }
    }
    for (int row = 0; row < SheetRows; ++row) {
        QStringList cells;
        for (int half = 0; half < 2; ++half) {
            for (int reply = 0; reply < 2; ++reply)
                cells << QString::number(half * MovesInHalf + 2 * row + reply + 1) << QString() << QString();
        }
        table.rows.push_back(cells);
    }
    return table;
}

SideBySide footOf(const ScoreSheet &sheet)
{
    Diagram board { BoardPicture(rules::Position(sheet.boardSize)), {}, {} };
    constexpr double side = 52;
    board.side = side;
    const Fields result { { { { ScoreSheetPaper::tr("Result"), {}, 1 } },
        { { ScoreSheetPaper::tr("Time used by Black"), {}, 1 },
            { ScoreSheetPaper::tr("Time used by White"), {}, 1 } } } };
    const Signatures signatures { { text::sideName(Side::Black), text::sideName(Side::White),
        ScoreSheetPaper::tr("Arbiter") } };
    return { { { 5, { board } }, { 11, { result, signatures } } } };
}

} // namespace

Document scoreSheetDocument(const ScoreSheet &sheet, const QString &language)
{
    const LanguageScope scope(language);
    Document document;
    document.language = QLocale().bcp47Name();
    //: A paper on which the moves of a game are written by hand.
    document.title = ScoreSheetPaper::tr("Score sheet");
    document.blocks = { headOf(sheet), movesOf(), footOf(sheet) };
    document.pagesAtMost = 1;
    return document;
}

} // namespace kagetsu::ui
