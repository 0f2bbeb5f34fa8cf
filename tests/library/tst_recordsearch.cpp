// SPDX-License-Identifier: MIT
#include "../repetitions.h"
#include "fastfolder.h"
#include "library/files/filesearch.h"
#include "record/renlib/convert.h"
#include "record/renlib/librarywriter.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <random>

namespace tst_recordsearch {

using namespace kagetsu;
using namespace kagetsu::library;
using record::GameTree;
using rules::Point;
using rules::Side;
using rules::Symmetry;

namespace {

record::Game gameOf(const std::string &sgf)
{
    return record::readRecords(sgf).readGame(0);
}

// Branches, passes and set-ups on few points of a small board, so that positions come again.
std::string randomSgf(std::mt19937 &random, int size)
{
    const auto below = [&random](int bound) { return static_cast<int>(random() % static_cast<unsigned>(bound)); };
    const auto point = [&] {
        const int far = size - 1;
        const int x = below(2) == 0 ? below(2) : far - below(2);
        const int y = below(2) == 0 ? below(2) : far - below(2);
        return std::string { '[', static_cast<char>('a' + x), static_cast<char>('a' + y), ']' };
    };
    std::string sgf = "(;GM[4]SZ[" + std::to_string(size) + ']' + (below(3) == 0 ? "AB" + point() : "");
    int open = 1;
    for (int i = 0, moves = 0; i < 60; ++i) {
        const int what = below(10);
        if (what == 0) {
            sgf += '(';
            ++open;
        }
        if (what == 1 && open > 1) {
            sgf += ')';
            --open;
            if (below(2) == 0) {
                sgf += '(';
                ++open;
            }
        }
        const std::string colour = ++moves % 2 == 1 ? "B" : "W";
        if (what == 2)
            sgf += ';' + colour + "[]";
        else if (what == 3)
            sgf += ";A" + std::string(below(3) == 0 ? "E" : colour) + point();
        else
            sgf += ';' + colour + point();
    }
    return sgf + std::string(static_cast<std::size_t>(open), ')');
}

bool changesBoard(const GameTree &tree, record::NodeId node)
{
    return node == GameTree::root() || tree.action(node).isStone() || !tree.details(node).setup.isEmpty();
}

// The stones of a node after a map, point by point.
std::string boardAfter(const record::Stones &stones, Symmetry map)
{
    std::string board(static_cast<std::size_t>(stones.columns() * stones.rows()), '.');
    for (int y = 0; y < stones.rows(); ++y) {
        for (int x = 0; x < stones.columns(); ++x) {
            const Point to = apply(map, Point { x, y }, stones.columns());
            const rules::Stone stone = stones.at({ x, y });
            board[static_cast<std::size_t>(to.y * stones.columns() + to.x)] = stone == rules::Stone::None ? '.'
                : stone == rules::Stone::Black                                                            ? 'X'
                                                                                                          : 'O';
        }
    }
    return board;
}

std::vector<Line::Stone> stonesOf(const record::Stones &stones)
{
    std::vector<Line::Stone> list;
    for (int y = 0; y < stones.rows(); ++y) {
        for (int x = 0; x < stones.columns(); ++x) {
            if (const rules::Stone stone = stones.at({ x, y }); stone != rules::Stone::None)
                list.push_back({ stone == rules::Stone::Black ? Side::Black : Side::White, { x, y } });
        }
    }
    return list;
}

} // namespace

// Positions found in records that are in no library (library.md#records-that-are-in-no-library).
class TestRecordSearch : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(fastFolder()); }

    // Every node of random trees is asked about, and compared with boards laid out point by point.
    void everyNodeEqualsASlowSearch()
    {
        std::mt19937 random(20);
        std::size_t seen = 0;
        for (int round = 0; round < 100 * repetitions(4); ++round) {
            const int size = 6 + round % 4;
            const record::Game game = gameOf(randomSgf(random, size));
            const GameTree &tree = game.tree;
            const auto asked = static_cast<record::NodeId>(random() % tree.nodeCount());
            const record::Stones stones = tree.stones(asked);
            std::vector<TreeHit> found = findInTree(tree, PositionQuestion(size, stonesOf(stones)));
            std::vector<record::NodeId> slow;
            for (record::NodeId node = GameTree::root(); node != record::NoNode; node = tree.next(node)) {
                const std::string board = boardAfter(tree.stones(node), Symmetry::Identity);
                const bool isThere = std::any_of(rules::AllSymmetries.begin(), rules::AllSymmetries.end(),
                    [&](Symmetry map) { return boardAfter(stones, map) == board; });
                if (isThere && changesBoard(tree, node))
                    slow.push_back(node);
            }
            QCOMPARE(found.size(), slow.size());
            for (std::size_t i = 0; i < slow.size(); ++i) {
                QCOMPARE(found[i].node, slow[i]);
                QCOMPARE(boardAfter(stones, found[i].map), boardAfter(tree.stones(slow[i]), Symmetry::Identity));
                QCOMPARE(found[i].ply, tree.moveNumber(slow[i]));
            }
            seen += slow.size();
        }
        QVERIFY2(seen > 100, std::to_string(seen).c_str());
    }

    void ordersAreTold_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<bool>("same");
        QTest::newRow("the same moves") << QByteArray(";B[hh];W[hg];B[ig]") << true;
        QTest::newRow("turned") << QByteArray(";B[hh];W[gh];B[gg]") << true;
        QTest::newRow("with a pass") << QByteArray(";B[hh];W[];B[];W[hg];B[ig]") << true;
        QTest::newRow("in another order") << QByteArray(";B[ig];W[hg];B[hh]") << false;
        QTest::newRow("set up") << QByteArray(";B[hh];AW[hg];B[ig]") << false;
    }
    void ordersAreTold()
    {
        QFETCH(QByteArray, line);
        const record::Game game = gameOf("(;GM[4]SZ[15]" + line.toStdString() + ')');
        const auto hits = findInTree(game.tree, asked());
        QCOMPARE(hits.size(), std::size_t(1));
        QTEST(hits.front().isSameOrder, "same");
    }

    void otherBoardsHaveNone()
    {
        QVERIFY(findInTree(gameOf("(;GM[4]SZ[19];B[hh];W[hg];B[ig])").tree, asked()).empty());
        QVERIFY(findInTree(gameOf("(;GM[4]SZ[15:13];B[hh];W[hg];B[ig])").tree, asked()).empty());
    }

    // A folder as people have it: libraries, games, a text that is no record, a file that is damaged.
    void aFolderOfFiles()
    {
        record::LibraryBuilder builder;
        builder.add(gameOf("(;GM[4]SZ[15];B[hh](;W[ih];B[ig]C[first\nline])(;W[aa]))"));
        write("a/lines.lib", QByteArray::fromStdString(writeLibrary(builder.take())->bytes));
        write("a/b/games.sgf",
            "(;GM[4]SZ[15]PB[Ann]PW[Bob]DT[2019];B[ig];W[hg];B[hh];W[aa])\n(;GM[1]SZ[19];B[hh];W[hg];B[ig])\n"
            "(;GM[4]SZ[15];B[aa](;W[hh])(;W[hg];B[hh];W[oo];B[ig]))\n(;GM[4]SZ[15];B[hh];W[hg](;B[aa])(;B[gg]))");
        write("a/empty.sgf", "");
        write("a/notes.txt", "nothing");
        const QStringList files = recordNames({ "a/b/games.sgf", "a/empty.sgf", "a/lines.lib" });
        std::vector<FileHit> hits;
        std::vector<ImportFinding> findings;
        SearchOptions options;
        options.take = [&hits](
                           const std::vector<FileHit> &found) { hits.insert(hits.end(), found.begin(), found.end()); };
        options.tell = [&findings](const ImportFinding &finding) { findings.push_back(finding); };
        const SearchSummary summary = searchFiles({ path("a") }, asked(), options);
        QCOMPARE(summary.files, std::size_t(2));
        QCOMPARE(summary.games, std::size_t(5));
        QCOMPARE(summary.hits, std::size_t(3));
        QCOMPARE(summary.unread, std::size_t(1));
        QCOMPARE(findings.size(), std::size_t(1));
        QCOMPARE(findings.front().file, files[1].toStdString());
        QCOMPARE(hits.size(), std::size_t(3));
        QCOMPARE(hits[0].file, files[0].toStdString());
        QCOMPARE(hits[0].black, std::string("Ann"));
        QCOMPARE(hits[0].place.ply, 3);
        QVERIFY(!hits[0].place.isSameOrder);
        QCOMPARE(hits[1].game, std::size_t(3));
        QVERIFY(hits[1].place.isSameOrder && hits[1].place.map != Symmetry::Identity);
        QCOMPARE(hits[2].file, files[2].toStdString());
        QCOMPARE(hits[2].text, std::string("first line"));
        // The way leads to the place also in a record that is read again.
        const record::Game again = record::readRecords(content("a/b/games.sgf")).readGame(3);
        QCOMPARE(record::follow(again.tree, hits[1].way), hits[1].place.node);
    }

    void threadsMeanNothing()
    {
        std::mt19937 random(7);
        QByteArray games;
        for (int i = 0; i < 300; ++i)
            games += QByteArray::fromStdString(randomSgf(random, 7)) + '\n';
        write("games.sgf", games);
        const PositionQuestion question(7, { { Side::Black, { 0, 0 } } });
        const auto found = [&](unsigned threads) {
            std::vector<FileHit> hits;
            SearchOptions options { .threads = threads };
            options.take = [&hits](const std::vector<FileHit> &some) { hits = some; };
            (void)searchFiles({ path("games.sgf") }, question, options);
            return hits;
        };
        const std::vector<FileHit> usual = found(0);
        QVERIFY(usual.size() > 20);
        QVERIFY(found(1) == usual);
        QVERIFY(found(5) == usual);
        // Of many places the first ones are handed on, and all are counted.
        for (const unsigned threads : { 1u, 5u }) {
            std::vector<FileHit> hits;
            SearchOptions options { .threads = threads, .mostHits = 17 };
            options.take = [&hits](const std::vector<FileHit> &some) { hits = some; };
            QCOMPARE(searchFiles({ path("games.sgf") }, question, options).hits, usual.size());
            QCOMPARE(hits.size(), std::size_t(17));
            QVERIFY(std::equal(hits.begin(), hits.end(), usual.begin()));
        }
    }

    void aSearchIsStopped()
    {
        QByteArray games;
        for (int i = 0; i < 1000; ++i)
            games += "(;GM[4]SZ[15];B[hh];W[hg];B[ig])\n";
        write("a.sgf", games);
        write("b.sgf", games);
        SearchOptions options;
        int asks = 0;
        options.mayContinue = [&asks](double part) { return part <= 1 && ++asks < 4; };
        const SearchSummary summary = searchFiles(recordNames({ "a.sgf", "b.sgf" }), asked(), options);
        QVERIFY(summary.isStopped);
        QVERIFY(summary.games < 1000);
        QCOMPARE(asks, 4);
    }

    // What was edited stands in the place of the file's own game.
    void openRecords()
    {
        write("games.sgf", "(;GM[4]SZ[15];B[hh];W[hg];B[ig])(;GM[4]SZ[15];B[aa])");
        const auto collection = std::make_shared<const record::Collection>(record::readRecords(content("games.sgf")));
        const auto edited = std::make_shared<const record::Game>(gameOf("(;GM[4]SZ[15];B[ig];W[hg];B[hh])"));
        const auto search = [](const RecordInMemory &record) {
            std::vector<FileHit> hits;
            SearchOptions options;
            options.take = [&hits](const std::vector<FileHit> &some) { hits = some; };
            (void)searchRecords({ record }, asked(), options);
            return hits;
        };
        QCOMPARE(search({ "1", collection }).size(), std::size_t(1));
        const auto both = search({ "1", collection, { { 1, edited } } });
        QCOMPARE(both.size(), std::size_t(2));
        QCOMPARE(both[1].game, std::size_t(1));
        QVERIFY(!both[1].place.isSameOrder);
        QCOMPARE(search({ "2", nullptr, { { 0, edited } } }).size(), std::size_t(1)); // a library
    }

private:
    static PositionQuestion asked()
    {
        return PositionQuestion(
            15, { { Side::Black, { 7, 7 } }, { Side::White, { 7, 8 } }, { Side::Black, { 8, 8 } } });
    }
    QString path(const char *name) const { return m_folder->filePath(QLatin1String(name)); }
    QStringList recordNames(std::initializer_list<const char *> names) const
    {
        QStringList list;
        for (const char *name : names)
            list += path(name);
        return list;
    }
    void write(const char *name, const QByteArray &bytes) const
    {
        QDir().mkpath(QFileInfo(path(name)).path());
        QFile file(path(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("not written");
    }
    std::string content(const char *name) const
    {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

} // namespace tst_recordsearch

QTEST_GUILESS_MAIN(tst_recordsearch::TestRecordSearch)
#include "tst_recordsearch.moc"
