// SPDX-License-Identifier: MIT
#include "ui/library/paper/reportpaper.h"

#include "text/common/foreigntext.h"
#include "text/common/sentences.h"
#include "text/rules/rules.h"
#include "ui/library/librarytexts.h"
#include "ui/library/paper/gamebooklet.h"
#include "ui/print/paper/languagescope.h"

#include <QCoreApplication>
#include <QLocale>

#include <utility>

namespace kagetsu::ui {

namespace {

using library::PositionReport;
using library::Score;

struct ReportWords
{
    Q_DECLARE_TR_FUNCTIONS(kagetsu::ui::PositionReport)
};

constexpr double PositionSide = 92; // millimetres
constexpr double LineSide = 54;
constexpr std::size_t LinesBeside = 3;

QString countText(std::uint32_t number)
{
    return QLocale().toString(number);
}

class ReportWriter
{
public:
    explicit ReportWriter(const ReportSheet &sheet)
        : m_sheet(sheet)
        , m_report(sheet.report)
    {
    }

    static QString title() { return ReportWords::tr("Report of a position"); }

    std::vector<Block> write()
    {
        const Score &all = m_report.exploration.all;
        m_blocks.push_back(Paragraph { summary(), 0, false, true });
        Diagram position { boardAfter({}), {}, {} };
        position.side = PositionSide;
        m_blocks.push_back(SideBySide { { { 1, { std::move(position) } }, { 1, { facts() } } } });
        if (all.games == 0)
            return std::move(m_blocks);
        addMoves();
        addYears();
        addPlayers();
        addLines();
        addGames();
        addModels();
        return std::move(m_blocks);
    }

private:
    static QString scoreText(const Score &score)
    {
        //: How games ended: won by Black, drawn, won by White.
        return ReportWords::tr("%1 – %2 – %3")
            .arg(countText(score.black), countText(score.draws), countText(score.white));
    }
    static QStringList scoreCells(const Score &score)
    {
        return { countText(score.games), countText(score.black), countText(score.draws), countText(score.white),
            shareText(score) };
    }
    static std::vector<Table::Column> withScore(std::vector<Table::Column> columns)
    {
        for (const QString &head : { ReportWords::tr("Games"), text::sideName(rules::Side::Black),
                 //: Head of a column: games that were drawn.
                 ReportWords::tr("Draws"), text::sideName(rules::Side::White),
                 //: Head of a column: Black's share of the decided games.
                 ReportWords::tr("Score") })
            columns.push_back({ head, true });
        return columns;
    }

    QString movesText(const std::vector<library::Line::Stone> &stones, std::size_t before) const
    {
        QStringList moves;
        for (std::size_t i = 0; i < stones.size(); ++i)
            moves += QStringLiteral("%1\u00A0%2")
                         .arg(countText(static_cast<std::uint32_t>(before + i + 1)), text::pointText(stones[i].point));
        return moves.join(QStringLiteral("  "));
    }

    QString summary() const
    {
        const Score &all = m_report.exploration.all;
        if (all.games == 0)
            return ReportWords::tr("No game of the library has this position.");
        QStringList told { ReportWords::tr("%n game(s) have this position.", nullptr, static_cast<int>(all.games)) };
        if (const QString share = shareText(all); !share.isEmpty())
            //: %1: Black's share of the decided games, "61 %", or "3 : 1".
            told += ReportWords::tr("Black scored %1.").arg(share);
        if (m_report.otherOrder > 0)
            told += ReportWords::tr(
                "%n of them came to it by other moves.", nullptr, static_cast<int>(m_report.otherOrder));
        return text::joinSentences(told);
    }

    Facts facts() const
    {
        Facts facts;
        const auto add = [&](const QString &label, const QString &value) {
            if (!value.isEmpty())
                facts.facts.push_back({ label, value });
        };
        if (!m_report.stones.empty())
            add(ReportWords::tr("Moves"), movesText(m_report.stones, 0));
        add(ReportWords::tr("Games"), countText(m_report.exploration.all.games));
        //: Label of how games ended: won by Black, drawn, won by White.
        add(ReportWords::tr("Black – draws – White"), scoreText(m_report.exploration.all));
        if (m_report.first)
            add(ReportWords::tr("First played"), gameText(*m_report.first));
        if (!m_report.newest.empty())
            add(ReportWords::tr("Last played"), gameText(m_report.newest.front()));
        return facts;
    }

    static QString playersText(const library::ReportGame &game)
    {
        const auto named = [](const std::string &name, rules::Side side) {
            return name.empty() ? text::sideName(side) : text::foreignText(name);
        };
        //: The players of a game: Black, White.
        return ReportWords::tr("%1 – %2").arg(
            named(game.black, rules::Side::Black), named(game.white, rules::Side::White));
    }
    static QString gameText(const library::ReportGame &game)
    {
        QStringList parts { dayText(game.day), playersText(game), text::foreignText(game.event) };
        return text::joinParts(parts);
    }

    void addMoves()
    {
        m_blocks.push_back(Heading { ReportWords::tr("What was played") });
        Table table { withScore({ { ReportWords::tr("Move") } }), {} };
        //: Head of a column: the last year in which a move was played.
        table.columns.push_back({ ReportWords::tr("Last"), true });
        const auto addRow = [&](const QString &name, const Score &score, int last) {
            table.rows.push_back(QStringList { name } + scoreCells(score)
                + QStringList { last == 0 ? QString() : QString::number(last) });
        };
        for (const library::Continuation &row : m_report.exploration.rows)
            //: A move without a stone.
            addRow(row.point ? text::pointText(*row.point) : ReportWords::tr("Pass"), row.score, row.lastYear);
        if (m_report.exploration.ended.games > 0)
            //: Games whose last move led to this position.
            addRow(ReportWords::tr("Ended here"), m_report.exploration.ended, 0);
        if (m_report.exploration.cut.games > 0)
            //: Games whose next move is not possible.
            addRow(ReportWords::tr("Faulty from here"), m_report.exploration.cut, 0);
        m_blocks.push_back(std::move(table));
    }

    void addYears()
    {
        m_blocks.push_back(Heading { ReportWords::tr("Years") });
        Table table { withScore({ { ReportWords::tr("Year") } }), {} };
        for (auto each = m_report.byYear.rbegin(); each != m_report.byYear.rend(); ++each)
            table.rows.push_back(
                QStringList { each->first == 0 ? ReportWords::tr("Unknown") : QString::number(each->first) }
                + scoreCells(each->second));
        m_blocks.push_back(std::move(table));
    }

    void addPlayers()
    {
        if (m_report.players.empty())
            return;
        m_blocks.push_back(Heading { ReportWords::tr("Who played it") });
        Table table { withScore({ { ReportWords::tr("Player") }, { ReportWords::tr("Colour") } }), {} };
        for (const library::ReportPlayer &each : m_report.players)
            table.rows.push_back(
                QStringList { text::foreignText(each.name), text::sideName(each.side) } + scoreCells(each.score));
        m_blocks.push_back(std::move(table));
    }

    BoardPicture boardAfter(const std::vector<library::Line::Stone> &moves) const
    {
        BoardPicture picture({ .columns = m_report.boardSize, .rows = m_report.boardSize });
        for (const library::Line::Stone &stone : m_report.stones)
            picture.place(stone.point, stone.side);
        int number = static_cast<int>(m_report.stones.size());
        for (const library::Line::Stone &stone : moves)
            picture.place(stone.point, stone.side, ++number);
        return picture;
    }

    void addLines()
    {
        if (m_report.lines.empty())
            return;
        m_blocks.push_back(Heading { ReportWords::tr("Main lines") });
        for (std::size_t i = 0; i < m_report.lines.size(); i += LinesBeside) {
            SideBySide row;
            for (std::size_t k = i; k < i + LinesBeside; ++k) {
                SideBySide::Column column;
                if (k < m_report.lines.size()) {
                    const library::ReportLine &line = m_report.lines[k];
                    Diagram diagram { boardAfter(line.moves), {}, {} };
                    diagram.side = LineSide;
                    diagram.number = static_cast<int>(k) + 1;
                    diagram.caption =
                        text::joinParts({ ReportWords::tr("%n game(s)", nullptr, static_cast<int>(line.score.games)),
                            shareText(line.score) });
                    column.blocks.emplace_back(std::move(diagram));
                    column.blocks.emplace_back(Paragraph { movesText(line.moves, m_report.stones.size()) });
                }
                row.columns.push_back(std::move(column));
            }
            m_blocks.push_back(std::move(row));
        }
    }

    void addGames()
    {
        m_blocks.push_back(Heading { ReportWords::tr("Newest games") });
        Table table { { { ReportWords::tr("Date") }, { ReportWords::tr("Players") }, { ReportWords::tr("Event") },
                          { ReportWords::tr("Result") }, { ReportWords::tr("Move"), true } },
            {} };
        for (const library::ReportGame &game : m_report.newest)
            table.rows.push_back({ dayText(game.day), playersText(game), text::foreignText(game.event),
                winnerText(game.winner), QString::number(game.ply) });
        m_blocks.push_back(std::move(table));
    }

    void addModels()
    {
        if (m_sheet.models.empty())
            return;
        m_blocks.push_back(Heading { ReportWords::tr("Model games") });
        addWholeGames(m_blocks, m_sheet.models);
    }

    const ReportSheet &m_sheet;
    const PositionReport &m_report;
    std::vector<Block> m_blocks;
};

} // namespace

Document reportDocument(const ReportSheet &sheet, const QString &language)
{
    const LanguageScope scope(language);
    Document document;
    document.title = ReportWriter::title();
    document.language = QString(language).replace(QLatin1Char('_'), QLatin1Char('-'));
    document.pageWords = pageWords();
    document.blocks = ReportWriter(sheet).write();
    return document;
}

Paper reportPaper(std::shared_ptr<const ReportSheet> sheet)
{
    Paper paper;
    paper.write = [sheet = std::move(sheet)](const QString &language) { return reportDocument(*sheet, language); };
    //: The beginning of a file's name.
    paper.name = ReportWords::tr("report");
    return paper;
}

} // namespace kagetsu::ui
