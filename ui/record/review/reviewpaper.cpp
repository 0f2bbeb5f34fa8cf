// SPDX-License-Identifier: MIT
#include "ui/record/review/reviewpaper.h"

#include "text/common/foreigntext.h"
#include "text/record/result.h"
#include "text/review/reviews.h"
#include "text/rules/rules.h"
#include "text/solver/wins.h"
#include "ui/print/paper/languagescope.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <tuple>
#include <utility>

namespace kagetsu::ui {

namespace {

using review::Known;

struct ReviewPaperWords
{
    Q_DECLARE_TR_FUNCTIONS(kagetsu::ui::ReviewPaper)
};

constexpr double GameSide = 92; // millimetres
constexpr double FewSide = 84; // millimetres, with one or two moments
constexpr double MomentSide = 56;
constexpr std::size_t MostMoments = 6;
constexpr std::size_t Few = 2;
constexpr std::size_t Beside = 3;
constexpr int MostPages = 2;

QString nameOf(const record::PlayerInfo &player, rules::Side side)
{
    return player.name.empty() ? text::sideName(side) : text::foreignText(player.name);
}

// A position of the game that deserves a diagram.
struct Moment
{
    std::size_t move = 0;
    enum class Kind : std::uint8_t { Forbidden, Missed, Allowed } kind = Kind::Missed;
    bool isTurningPoint = false;
    int length = 0; // length of the win
};

class ReviewWriter
{
public:
    explicit ReviewWriter(const ReviewSheet &sheet)
        : m_info(sheet.info)
        , m_found(sheet.review)
        , m_line(sheet.review.game.line)
    {
    }

    QString title() const
    {
        return ReviewPaperWords::tr("Game review: %1 – %2")
            .arg(nameOf(m_info.black, rules::Side::Black), nameOf(m_info.white, rules::Side::White));
    }

    std::vector<Block> write()
    {
        const review::Counts counts = review::countsOf(m_found.marks);
        m_blocks.push_back(Paragraph {
            text::summaryText(m_found.review, counts, { m_line.moves.size(), m_line.rules.rule, m_found.isRuleNamed }),
            0, false, true });
        if (!m_line.moves.empty())
            m_blocks.push_back(SideBySide { { { 1, { gameDiagram() } }, { 1, { factsOf() } } } });
        else
            m_blocks.push_back(factsOf());
        if (!m_found.marks.empty()) {
            m_blocks.push_back(Heading { ReviewPaperWords::tr("Findings") });
            m_blocks.push_back(findings());
        }
        addMoments();
        return std::move(m_blocks);
    }

private:
    Facts factsOf() const
    {
        Facts facts;
        const auto add = [&](const QString &label, const QString &value) {
            if (!value.isEmpty())
                facts.facts.push_back({ label, value });
        };
        const QString black = nameOf(m_info.black, rules::Side::Black);
        const QString white = nameOf(m_info.white, rules::Side::White);
        add(text::sideName(rules::Side::Black), black);
        add(text::sideName(rules::Side::White), white);
        add(ReviewPaperWords::tr("Result"), text::resultText(m_info.result, black, white));
        add(ReviewPaperWords::tr("Event"), text::foreignText(m_info.event));
        add(ReviewPaperWords::tr("Round"), text::foreignText(m_info.round));
        add(ReviewPaperWords::tr("Place"), text::foreignText(m_info.place));
        add(ReviewPaperWords::tr("Date"), text::foreignText(m_info.date));
        add(ReviewPaperWords::tr("Rule"), text::ruleName(m_line.rules.rule));
        add(ReviewPaperWords::tr("Moves"), QLocale().toString(static_cast<qulonglong>(m_line.moves.size())));
        return facts;
    }

    // Returns the whole game with its numbers.
    Diagram gameDiagram() const
    {
        BoardPicture picture(m_line.moves.front().before);
        for (std::size_t i = 0; i < m_line.moves.size(); ++i) {
            const auto &[move, before] = m_line.moves[i];
            // Stones that were set up on the way.
            for (const rules::Point point : picture.points()) {
                if (picture.at(point).stone != before.at(point)) {
                    picture.at(point).stone = before.at(point);
                    picture.at(point).number = 0;
                }
            }
            if (move.kind == record::Move::Kind::Stone)
                picture.place(move.point, move.side, static_cast<int>(i) + 1);
        }
        Diagram diagram { std::move(picture), {}, {} };
        diagram.side = GameSide;
        return diagram;
    }

    Table findings() const
    {
        // Shares of the width, in hundredths.
        Table table { { { ReviewPaperWords::tr("No."), true, 7 }, { ReviewPaperWords::tr("Player"), false, 12 },
                          { ReviewPaperWords::tr("Move"), false, 9 },
                          { ReviewPaperWords::tr("What was found"), false, 72 } },
            {} };
        for (const review::Mark &mark : m_found.marks) {
            const review::MoveReview &said = m_found.review.moves[mark.move];
            const record::Move &move = said.move;
            table.rows.push_back(
                { QLocale().toString(static_cast<qulonglong>(mark.move + 1)), text::sideName(move.side),
                    move.kind == record::Move::Kind::Stone ? text::pointText(move.point) : QStringLiteral("–"),
                    text::markText(mark, said) });
        }
        return table;
    }

    // Returns the moments; a win that one side allowed and the other then missed is one of them.
    std::vector<Moment> moments() const
    {
        std::vector<Moment> found;
        std::optional<std::size_t> allowedAt;
        for (const review::Mark &mark : m_found.marks) {
            const review::MoveReview &said = m_found.review.moves[mark.move];
            if (mark.isForbidden)
                found.push_back({ mark.move, Moment::Kind::Forbidden, mark.isTurningPoint, 0 });
            if (mark.missed == Known::Yes) {
                if (allowedAt && *allowedAt + 1 == mark.move)
                    found.back().isTurningPoint = found.back().isTurningPoint || mark.isTurningPoint;
                else
                    found.push_back({ mark.move, Moment::Kind::Missed, mark.isTurningPoint, said.missed.win->length });
            }
            if (mark.allowed == Known::Yes) {
                found.push_back({ mark.move, Moment::Kind::Allowed, mark.isTurningPoint, said.allowed.win->length });
                allowedAt = mark.move;
            }
        }
        if (found.size() <= MostMoments)
            return found;
        // Turning points first, then forbidden moves, then the shortest wins.
        const auto rank = [](const Moment &each) {
            return std::tuple(!each.isTurningPoint, each.kind != Moment::Kind::Forbidden, each.length, each.move);
        };
        std::sort(found.begin(), found.end(),
            [&](const Moment &one, const Moment &other) { return rank(one) < rank(other); });
        found.resize(MostMoments);
        std::sort(
            found.begin(), found.end(), [](const Moment &one, const Moment &other) { return one.move < other.move; });
        return found;
    }

    Diagram diagramOf(const Moment &moment) const
    {
        const review::MoveReview &said = m_found.review.moves[moment.move];
        const auto &[move, before] = m_line.moves[moment.move];
        const bool isStone = move.kind == record::Move::Kind::Stone;
        BoardPicture picture(before);
        QString what;
        const auto lay = [&](const review::Win &win) {
            rules::Side side = win.proof.attacker;
            int number = 0;
            for (const rules::Point point : mainLine(win.proof)) {
                picture.place(point, side, ++number);
                side = rules::other(side);
            }
        };
        switch (moment.kind) {
        case Moment::Kind::Forbidden:
            picture.at(move.point).signs.fouls = said.foul->kinds;
            what = text::foulNames(said.foul->kinds);
            break;
        case Moment::Kind::Missed:
            lay(*said.missed.win);
            if (isStone)
                picture.at(move.point).mark.shape = MarkShape::Cross;
            what = text::winName(said.missed.win->proof);
            break;
        case Moment::Kind::Allowed:
            if (isStone) {
                picture.place(move.point, move.side);
                picture.lastMove = move.point;
            }
            lay(*said.allowed.win);
            what = text::winName(said.allowed.win->proof);
            break;
        }
        Diagram diagram { std::move(picture), {}, {} };
        //: Below a diagram of a review: %1 is the move, such as "23. Black: H8", %2 "White wins in 3 fours".
        diagram.caption = ReviewPaperWords::tr("%1. %2").arg(text::reviewedMoveText(moment.move, move), what);
        return diagram;
    }

    void addMoments()
    {
        const std::vector<Moment> shown = moments();
        if (shown.empty())
            return;
        m_blocks.push_back(Heading { ReviewPaperWords::tr("Key moments") });
        m_blocks.push_back(
            Paragraph { ReviewPaperWords::tr("Numbers are the moves of the win. A cross is the move that was played "
                                             "instead, a ring the move that allowed the win.") });
        const std::size_t beside = shown.size() <= Few ? Few : Beside;
        for (std::size_t i = 0; i < shown.size(); i += beside) {
            SideBySide row;
            for (std::size_t k = i; k < i + beside; ++k) {
                SideBySide::Column column;
                if (k < shown.size()) {
                    Diagram diagram = diagramOf(shown[k]);
                    diagram.side = beside == Few ? FewSide : MomentSide;
                    column.blocks.emplace_back(std::move(diagram));
                }
                row.columns.push_back(std::move(column));
            }
            m_blocks.push_back(std::move(row));
        }
    }

    const record::GameInfo &m_info;
    const GameReview &m_found;
    const review::Line &m_line;
    std::vector<Block> m_blocks;
};

} // namespace

Document reviewDocument(const ReviewSheet &sheet, const QString &language)
{
    const LanguageScope scope(language);
    ReviewWriter writer(sheet);
    Document document;
    document.title = writer.title();
    document.language = QString(language).replace(QLatin1Char('_'), QLatin1Char('-'));
    document.pageWords = pageWords();
    document.blocks = writer.write();
    document.pagesAtMost = MostPages;
    return document;
}

Paper reviewPaper(const ReviewSheet &sheet)
{
    return { [sheet](const QString &language) { return reviewDocument(sheet, language); },
        //: The beginning of a file's name.
        ReviewPaperWords::tr("review"), true };
}

} // namespace kagetsu::ui
