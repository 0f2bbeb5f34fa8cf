// SPDX-License-Identifier: MIT
#include "../repetitions.h"
#include "library/search/explore.h"
#include "library/search/figure.h"
#include "library/search/repertoire.h"
#include "library/search/statistics.h"
#include "randomgames.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <set>

namespace tst_questions {

using namespace kagetsu;
using namespace kagetsu::library;
using rules::Side;

// A slow recount by other code: boards of letters, replayed move by move, and turned by their own arithmetic.
struct Board
{
    int size = 15;
    std::string points; // rows from the bottom

    explicit Board(int lines)
        : size(lines)
        , points(static_cast<std::size_t>(lines * lines), '.')
    {
    }
    char &at(int x, int y) { return points[static_cast<std::size_t>(y * size + x)]; }
    char at(int x, int y) const { return points[static_cast<std::size_t>(y * size + x)]; }
    bool has(int x, int y) const { return x >= 0 && y >= 0 && x < size && y < size; }

    friend bool operator==(const Board &, const Board &) = default;
};

char letter(Side side)
{
    return side == Side::Black ? 'X' : 'O';
}

// Where a point comes to in view number 0 to 7: turned by quarters, after being mirrored or not.
std::pair<int, int> viewed(int x, int y, int size, int view)
{
    if (view >= 4)
        x = size - 1 - x;
    for (int turns = view % 4; turns > 0; --turns)
        std::tie(x, y) = std::pair(y, size - 1 - x);
    return { x, y };
}

Board viewed(const Board &board, int view)
{
    Board turned(board.size);
    for (int x = 0; x < board.size; ++x) {
        for (int y = 0; y < board.size; ++y) {
            const auto [toX, toY] = viewed(x, y, board.size, view);
            turned.at(toX, toY) = board.at(x, y);
        }
    }
    return turned;
}

bool isAlike(const Board &one, const Board &two)
{
    for (int view = 0; view < 8; ++view) {
        if (one.size == two.size && viewed(one, view) == two)
            return true;
    }
    return false;
}

// The boards of a game: after what was set up, and after each move.
std::vector<Board> replay(const Line &line)
{
    Board board(line.size);
    for (const Line::Stone &stone : line.setup)
        board.at(stone.point.x, stone.point.y) = letter(stone.side);
    std::vector<Board> boards { board };
    for (const Line::Ply &ply : line.plies) {
        if (ply.point)
            board.at(ply.point->x, ply.point->y) = letter(ply.side);
        boards.push_back(board);
    }
    return boards;
}

std::optional<int> firstPlyWith(const std::vector<Board> &boards, const Board &wanted)
{
    for (std::size_t i = 0; i < boards.size(); ++i) {
        if (isAlike(boards[i], wanted))
            return static_cast<int>(i);
    }
    return std::nullopt;
}

std::vector<Line::Stone> stonesOf(const Board &board)
{
    std::vector<Line::Stone> stones;
    for (int y = 0; y < board.size; ++y) {
        for (int x = 0; x < board.size; ++x) {
            if (board.at(x, y) != '.')
                stones.push_back({ board.at(x, y) == 'X' ? Side::Black : Side::White, { x, y } });
        }
    }
    return stones;
}

// A question that some game answers, and now and then one that none does.
Board questionFrom(std::mt19937 &random, const std::vector<RandomGame> &games)
{
    const RandomGame &game = games[random() % games.size()];
    const std::vector<Board> boards = replay(game.line);
    Board board = viewed(boards[random() % boards.size()], static_cast<int>(random() % 8));
    if (random() % 8 == 0)
        board.at(static_cast<int>(random() % 5), 0) = 'X';
    return board;
}

// The row of the slow recount that a continuation belongs to: the boards that it may lead to are views of one another
// by views that leave the question as it is.
struct SlowRow
{
    Score score;
    int firstYear = 0;
    int lastYear = 0;
    std::map<std::uint32_t, std::uint32_t> movers;
    std::uint32_t anyOrder = 0;
    Board next { 5 };
    bool isPass = false;
};

class Recount
{
public:
    Recount(const std::vector<RandomGame> &games, const Board &question, const Filter &filter)
    {
        for (const RandomGame &game : games) {
            if (!filter.accepts(game.facts))
                continue;
            const std::vector<Board> boards = replay(game.line);
            const auto at = firstPlyWith(boards, question);
            if (at)
                add(game, boards, static_cast<std::size_t>(*at), question);
        }
        for (SlowRow &row : rows) {
            for (const RandomGame &game : games) {
                if (filter.accepts(game.facts) && !row.isPass && firstPlyWith(replay(game.line), row.next))
                    ++row.anyOrder;
            }
        }
    }

    std::vector<SlowRow> rows;
    Score ended;
    Score cut;
    Score all;

private:
    void add(const RandomGame &game, const std::vector<Board> &boards, std::size_t at, const Board &question)
    {
        all.add(game.facts.winner());
        if (at == game.line.plies.size()) {
            (game.facts.isCut() ? cut : ended).add(game.facts.winner());
            return;
        }
        const Line::Ply &ply = game.line.plies[at];
        SlowRow &row = rowOf(ply, boards[at], question);
        row.score.add(game.facts.winner());
        if (const int year = game.facts.year()) {
            row.firstYear = row.firstYear == 0 ? year : std::min(row.firstYear, year);
            row.lastYear = std::max(row.lastYear, year);
        }
        if (const std::uint32_t mover = game.facts.player(ply.side))
            ++row.movers[mover];
        if (row.isPass)
            ++row.anyOrder;
    }

    // Turns the game's next board so that its stones are those of the question, and looks for a row with that board in
    // any view that leaves the question as it is.
    SlowRow &rowOf(const Line::Ply &ply, const Board &before, const Board &question)
    {
        for (int view = 0; view < 8; ++view) {
            if (viewed(before, view) != question)
                continue;
            Board next = question;
            if (ply.point) {
                const auto [x, y] = viewed(ply.point->x, ply.point->y, question.size, view);
                next.at(x, y) = letter(ply.side);
            }
            for (SlowRow &row : rows) {
                if (row.isPass == !ply.point && (row.isPass ? row.next == next : isSameRow(row.next, next, question))
                    && (!row.isPass || m_passes[&row - rows.data()] == ply.side))
                    return row;
            }
            rows.push_back({ {}, 0, 0, {}, 0, next, !ply.point });
            m_passes.push_back(ply.side);
            return rows.back();
        }
        qFatal("the position is not there");
    }

    static bool isSameRow(const Board &one, const Board &two, const Board &question)
    {
        for (int view = 0; view < 8; ++view) {
            if (viewed(question, view) == question && viewed(one, view) == two)
                return true;
        }
        return false;
    }

    std::vector<Side> m_passes; // who moves in each row
};

Filter someFilter(std::mt19937 &random)
{
    Filter filter;
    if (random() % 3 == 0)
        filter.kinds = bitOf(GameKind::People);
    if (random() % 4 == 0) {
        filter.player.emplace();
        filter.player->insert(static_cast<std::uint32_t>(random() % 5));
        if (random() % 2 == 0)
            filter.side = random() % 2 == 0 ? Side::Black : Side::White;
    }
    if (random() % 4 == 0) {
        filter.firstYear = 1995;
        filter.lastYear = 2010;
    }
    return filter;
}

class TestQuestions : public QObject
{
    Q_OBJECT

private slots:
    void everyHitAndNoOther()
    {
        std::mt19937 random(1);
        for (int round = 0; round < std::max(1, repetitions(8)); ++round) {
            const std::vector<RandomGame> games = randomGames(random, 120);
            // A block of one game has nothing but plain games or none, which are read in other ways.
            const Games inMany = gamesOf(games, /*blockSize=*/1);
            const Games inFew = gamesOf(games);
            const Filter filter = someFilter(random);
            for (int i = 0; i < 24; ++i) {
                const Games &made = i % 2 == 0 ? inMany : inFew;
                const Board wanted = questionFrom(random, games);
                const PositionQuestion question(wanted.size, stonesOf(wanted));
                const auto hits = findPosition(made, question, filter, { .threads = static_cast<unsigned>(i % 4) });
                std::map<std::int64_t, PositionHit> byGame;
                for (const PositionHit &hit : *hits)
                    byGame.emplace(hit.game, hit);
                QCOMPARE(byGame.size(), hits->size());
                const std::size_t most = random() % 5;
                const auto head = headOfPosition(made, question, filter, most);
                QCOMPARE(head->count, hits->size());
                QCOMPARE(head->hits.size(), std::min(most, hits->size()));
                for (std::size_t at = 0; at < head->hits.size(); ++at)
                    QCOMPARE(head->hits[at].game, (*hits)[at].game);
                for (const RandomGame &game : games) {
                    const std::vector<Board> boards = replay(game.line);
                    const auto ply = filter.accepts(game.facts) ? firstPlyWith(boards, wanted) : std::nullopt;
                    const auto found = byGame.find(game.id);
                    QCOMPARE(found != byGame.end(), ply.has_value());
                    if (!ply)
                        continue;
                    QCOMPARE(found->second.ply, *ply);
                    // The map takes each stone of the question onto one of the game.
                    Board mapped(wanted.size);
                    for (const Line::Stone &stone : stonesOf(wanted)) {
                        const rules::Point to = apply(found->second.map, stone.point, wanted.size);
                        mapped.at(to.x, to.y) = letter(stone.side);
                    }
                    QVERIFY(mapped == boards[static_cast<std::size_t>(*ply)]);
                }
            }
        }
    }

    void everyNumberOfTheExplorer()
    {
        std::mt19937 random(2);
        for (int round = 0; round < std::max(1, repetitions(8)); ++round) {
            const std::vector<RandomGame> games = randomGames(random, 60);
            const Games inMany = gamesOf(games, /*blockSize=*/1);
            const Games inSome = gamesOf(games, /*blockSize=*/10);
            const Filter filter = someFilter(random);
            for (int i = 0; i < 12; ++i) {
                const Games &made = i % 2 == 0 ? inMany : inSome;
                const Board wanted = i < 2 ? Board(15) : questionFrom(random, games);
                const PositionQuestion question(wanted.size, stonesOf(wanted));
                const auto found = explore(made, question, filter, { .threads = static_cast<unsigned>(i % 3) });
                const Recount slow(games, wanted, filter);
                QCOMPARE(found->all, slow.all);
                QCOMPARE(found->ended, slow.ended);
                QCOMPARE(found->cut, slow.cut);
                QCOMPARE(found->rows.size(), slow.rows.size());
                Score sum = found->ended;
                sum.add(found->cut);
                for (const Continuation &row : found->rows) {
                    sum.add(row.score);
                    compareRow(row, slow, wanted);
                    if (QTest::currentTestFailed())
                        return;
                }
                QCOMPARE(sum, found->all);
            }
        }
    }

    // The same answer for all eight views of the question, any number of threads and any block (library.md#what-holds).
    void theViewOfTheQuestionMeansNothing()
    {
        std::mt19937 random(3);
        const std::vector<RandomGame> games = randomGames(random, 1500);
        const Games made = gamesOf(games, /*blockSize=*/64);
        for (int i = 0; i < std::max(4, repetitions(24)); ++i) {
            const Board wanted = questionFrom(random, games);
            std::set<std::vector<std::uint32_t>> answers;
            std::set<std::vector<std::int64_t>> hits;
            for (int view = 0; view < 8; ++view) {
                const Board turned = viewed(wanted, view);
                const PositionQuestion question(turned.size, stonesOf(turned));
                const PassOptions options { .threads = static_cast<unsigned>(view) };
                std::vector<std::uint32_t> numbers;
                const auto explored = explore(made, question, {}, options);
                for (const Continuation &row : explored->rows)
                    numbers.insert(numbers.end(), { row.score.games, row.score.black });
                // Rows of as many games stand in board order, which is another one in another view.
                std::sort(numbers.begin(), numbers.end());
                answers.insert(numbers);
                std::vector<std::int64_t> ids;
                const auto found = findPosition(made, question, {}, options);
                for (const PositionHit &hit : *found)
                    ids.push_back(hit.game);
                hits.insert(ids);
            }
            QCOMPARE(answers.size(), std::size_t(1));
            QCOMPARE(hits.size(), std::size_t(1));
        }
    }

    void everyFigure()
    {
        std::mt19937 random(4);
        for (int round = 0; round < std::max(1, repetitions(4)); ++round) {
            const std::vector<RandomGame> games = randomGames(random, 40);
            const Games made = gamesOf(games);
            for (int i = 0; i < 4; ++i) {
                const Figure figure = someFigure(random);
                for (const int size : { 5, 6, 15, 16, 26 }) {
                    const auto hits = findFigure(made, size, figure, {}, { .threads = static_cast<unsigned>(i % 3) });
                    std::map<std::int64_t, int> found;
                    for (const FigureHit &hit : *hits)
                        found[hit.game] = hit.ply;
                    for (const RandomGame &game : games) {
                        if (game.line.size != size)
                            continue;
                        const auto ply = slowFigure(figure, game.line);
                        QCOMPARE(found.contains(game.id), ply.has_value());
                        if (ply)
                            QCOMPARE(found[game.id], *ply);
                    }
                }
            }
        }
    }

    void figuresAreReadFromText_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("isFigure");
        QTest::newRow("two rows") << "X.O/?X." << true;
        QTest::newRow("an edge") << "#X.O" << true;
        QTest::newRow("rows of different lengths") << "X.O/?X" << false;
        QTest::newRow("no stone") << "../??" << false;
        QTest::newRow("a letter that means nothing") << "XZ" << false;
        QTest::newRow("nothing") << "" << false;
    }
    void figuresAreReadFromText()
    {
        QFETCH(QString, text);
        QFETCH(bool, isFigure);
        QCOMPARE(figureFrom(text.toStdString()).hasValue(), isFigure);
    }

    // What is decided for the explorer is decided for a player, too.
    void whatIsDecided()
    {
        using record::Winner;
        for (const Winner winner :
            { Winner::Black, Winner::White, Winner::Draw, Winner::BothLose, Winner::Void, Winner::Unknown }) {
            Score score;
            OwnScore own;
            score.add(winner);
            own.add(winner, Side::Black);
            QCOMPARE(own.games, score.games);
            QCOMPARE(own.decided(), score.decided());
            QCOMPARE(own.halves(), score.blackHalves());
        }
    }

    void resultsOfAPlayer()
    {
        std::mt19937 random(5);
        const std::vector<RandomGame> games = randomGames(random, 500);
        RowSet player;
        player.insert(2);
        const Statistics found = statisticsOf(gamesOf(games), player, {});
        OwnScore all;
        OwnScore asBlackInYear;
        for (const RandomGame &game : games) {
            if (game.facts.black() == 2) {
                all.add(game.facts.winner(), Side::Black);
                if (game.facts.year() == 2001)
                    asBlackInYear.add(game.facts.winner(), Side::Black);
            }
            if (game.facts.white() == 2)
                all.add(game.facts.winner(), Side::White);
        }
        QCOMPARE(found.all, all);
        std::uint32_t years = 0;
        for (const auto &[year, score] : found.byYear)
            years += score.games;
        QCOMPARE(years, all.games);
        QVERIFY(found.byYear.at(2001).games >= asBlackInYear.games);
        QCOMPARE(found.bySide.at(Side::Black).games + found.bySide.at(Side::White).games, all.games);
    }

    // Each choice is counted again on replayed boards.
    void everyChoiceOfAPlayer()
    {
        std::mt19937 random(7);
        const std::vector<RandomGame> games = randomGames(random, 400);
        RowSet player;
        player.insert(3);
        const std::vector<Choice> choices =
            repertoireOf(gamesOf(games), player, {}, { .boardSize = 15, .plies = 4, .fewestGames = 2 });
        QVERIFY(choices.size() > 4);
        for (const Choice &choice : choices) {
            Board wanted(15);
            for (const Line::Stone &stone : choice.position)
                wanted.at(stone.point.x, stone.point.y) = letter(stone.side);
            Filter his;
            his.player = player;
            his.side = choice.side;
            const Recount slow(games, wanted, his);
            compareRow(choice.move, slow, wanted);
            if (QTest::currentTestFailed())
                return;
            const Score &score = choice.move.score;
            QCOMPARE(choice.score.won, choice.side == Side::Black ? score.black : score.white);
            QCOMPARE(choice.score.games, score.games);
        }
    }

    void aQuestionCanBeStopped()
    {
        std::mt19937 random(6);
        const Games made = gamesOf(randomGames(random, 300));
        QVERIFY(!explore(made, PositionQuestion(15, {}), {}, { .isStopped = [] { return true; } }));
    }

private:
    static void compareRow(const Continuation &row, const Recount &slow, const Board &wanted)
    {
        Board next = wanted;
        if (row.point)
            next.at(row.point->x, row.point->y) = letter(row.side);
        const auto same = std::find_if(slow.rows.begin(), slow.rows.end(), [&](const SlowRow &each) {
            if (each.isPass || !row.point)
                return each.isPass && !row.point && each.score == row.score && each.lastYear == row.lastYear;
            for (int view = 0; view < 8; ++view) {
                if (viewed(wanted, view) == wanted && viewed(each.next, view) == next)
                    return true;
            }
            return false;
        });
        QVERIFY(same != slow.rows.end());
        QCOMPARE(row.score, same->score);
        QCOMPARE(row.firstYear, same->firstYear);
        QCOMPARE(row.lastYear, same->lastYear);
        QCOMPARE(row.anyOrder, same->anyOrder);
        std::uint32_t most = 0;
        std::uint32_t who = 0;
        for (const auto &[player, count] : same->movers) {
            if (count > most) {
                most = count;
                who = player;
            }
        }
        QCOMPARE(row.playerGames, most);
        QCOMPARE(row.player, who);
    }

    static Figure someFigure(std::mt19937 &random)
    {
        Figure figure;
        figure.columns = 1 + static_cast<int>(random() % 3);
        figure.rows = 1 + static_cast<int>(random() % 3);
        constexpr FigurePoint Kinds[] { FigurePoint::Any, FigurePoint::Any, FigurePoint::Black, FigurePoint::White,
            FigurePoint::Empty };
        for (int i = 0; i < figure.columns * figure.rows; ++i)
            figure.points.push_back(Kinds[random() % 5]);
        figure.points.front() = random() % 2 == 0 ? FigurePoint::Black : FigurePoint::White;
        figure.orExchanged = random() % 3 == 0;
        if (random() % 4 == 0) {
            // A row outside the board below it.
            figure.points.insert(figure.points.begin(), static_cast<std::size_t>(figure.columns), FigurePoint::Outside);
            ++figure.rows;
        } else if (random() % 4 == 0) {
            figure.corner = rules::Point(1 + static_cast<int>(random() % 2), static_cast<int>(random() % 3));
        }
        if (random() % 4 == 0) {
            figure.firstPly = 2;
            figure.lastPly = 5;
        }
        return figure;
    }

    // Tries every view of the board after every move, and every place.
    static std::optional<int> slowFigure(const Figure &figure, const Line &line)
    {
        const std::vector<Board> boards = replay(line);
        for (std::size_t ply = 0; ply < boards.size(); ++ply) {
            if (static_cast<int>(ply) < figure.firstPly || static_cast<int>(ply) > figure.lastPly)
                continue;
            for (int view = 0; view < 8; ++view) {
                const Board board = viewed(boards[ply], view);
                for (int x = -3; x < board.size; ++x) {
                    for (int y = -3; y < board.size; ++y) {
                        if (figure.corner && (x != figure.corner->x || y != figure.corner->y))
                            continue;
                        if (stands(figure, board, x, y, false)
                            || (figure.orExchanged && stands(figure, board, x, y, true)))
                            return static_cast<int>(ply);
                    }
                }
            }
        }
        return std::nullopt;
    }

    static bool stands(const Figure &figure, const Board &board, int left, int bottom, bool isExchanged)
    {
        for (int y = 0; y < figure.rows; ++y) {
            for (int x = 0; x < figure.columns; ++x) {
                const FigurePoint what = figure.points[static_cast<std::size_t>(y * figure.columns + x)];
                const bool isOn = board.has(left + x, bottom + y);
                if ((what == FigurePoint::Outside) == isOn)
                    return false;
                if (!isOn)
                    continue;
                const char is = board.at(left + x, bottom + y);
                const char black = isExchanged ? 'O' : 'X';
                const char white = isExchanged ? 'X' : 'O';
                if ((what == FigurePoint::Black && is != black) || (what == FigurePoint::White && is != white)
                    || (what == FigurePoint::Empty && is != '.'))
                    return false;
            }
        }
        return true;
    }
};

} // namespace tst_questions

QTEST_GUILESS_MAIN(tst_questions::TestQuestions)
#include "tst_questions.moc"
