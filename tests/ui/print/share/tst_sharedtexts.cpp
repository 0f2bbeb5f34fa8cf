// SPDX-License-Identifier: MIT
#include "ui/print/share/sharemovie.h"
#include "ui/print/share/sharetexts.h"

#include <QTest>

namespace tst_sharedtexts {

using namespace kagetsu;
using namespace kagetsu::ui;
using rules::Point;
using rules::Side;

namespace {

DiagramSubject game(int size = 15)
{
    DiagramSubject subject;
    subject.picture = BoardPicture(BoardFrame { .columns = size, .rows = size });
    const Point points[] { { 7, 7 }, { 7, 8 }, { 8, 8 }, { 9, 9 } };
    for (int i = 0; i < 4; ++i) {
        subject.picture.place(points[i], i % 2 == 0 ? Side::Black : Side::White);
        subject.moves.push_back({ points[i], i + 1 });
    }
    subject.picture.lastMove = Point(9, 9);
    subject.black = QStringLiteral("Ann");
    subject.white = QStringLiteral("Bob");
    subject.result = QStringLiteral("Bob wins on time.");
    return subject;
}

} // namespace

class tst_sharedtexts : public QObject
{
    Q_OBJECT

private slots:
    void movesLinkAndGame();
    void aPassHasNoLink();
    void aLargeBoardHasNoLink();
    void theGameOfThePageIsTakenWhole();
    void aStoneSetUpStaysInEveryPosition();
    void theCodeIsSquareWithItsEdge();
    void pictures();
};

void tst_sharedtexts::movesLinkAndGame()
{
    QCOMPARE(sharedMoves(game()), QStringLiteral("h8 h9 i9 j10"));
    QCOMPARE(sharedLink(game()), QStringLiteral("https://gomocalc.com/#/h8h9i9j10"));
    const QByteArray sgf = sharedSgf(game());
    for (const char *part : { "PB[Ann]", "PW[Bob]", ";B[hh]", ";W[hg]", ";B[ig]", ";W[jf]" })
        QVERIFY2(sgf.contains(part), sgf.constData());
}

void tst_sharedtexts::aPassHasNoLink()
{
    DiagramSubject subject = game();
    subject.moves.push_back({ std::nullopt, 5 });
    QCOMPARE(sharedMoves(subject), QStringLiteral("h8 h9 i9 j10 --"));
    QCOMPARE(sharedLink(subject), QString());
    QVERIFY(sharedSgf(subject).contains(";B[]"));
    QCOMPARE(sharedLink(DiagramSubject()), QString()); // nor has an empty board
}

void tst_sharedtexts::aLargeBoardHasNoLink()
{
    QCOMPARE(sharedMoves(game(19)), QStringLiteral("h8 h9 i9 j10"));
    QCOMPARE(sharedLink(game(19)), QString());
    QVERIFY(sharedSgf(game(19)).contains("SZ[19]"));
}

void tst_sharedtexts::theGameOfThePageIsTakenWhole()
{
    DiagramSubject subject = game();
    subject.record = [] { return QByteArray("(;GM[4])"); };
    QCOMPARE(sharedSgf(subject), QByteArray("(;GM[4])"));
}

void tst_sharedtexts::aStoneSetUpStaysInEveryPosition()
{
    DiagramSubject subject = game();
    subject.picture.place({ 0, 0 }, Side::White);
    for (int moves = 0; moves <= 4; ++moves) {
        const DiagramSubject after = subjectAfter(subject, moves);
        QCOMPARE(after.moves.size(), std::size_t(moves));
        int stones = 0;
        for (const Point point : after.picture.points())
            stones += after.picture.at(point).stone == rules::Stone::None ? 0 : 1;
        QCOMPARE(stones, moves + 1);
        QCOMPARE(after.result.isEmpty(), moves < 4); // the end is not told before
        QCOMPARE(after.picture.lastMove.has_value(), moves > 0);
    }
    // A point that was played on twice keeps its first stone.
    subject.moves.push_back({ Point(7, 7), 5 });
    QCOMPARE(subjectAfter(subject, 4).picture.at({ 7, 7 }).stone, rules::Stone::Black);
    QCOMPARE(subjectAfter(subject, 0).picture.at({ 7, 7 }).stone, rules::Stone::None);
}

void tst_sharedtexts::theCodeIsSquareWithItsEdge()
{
    const std::optional<QImage> code = sharedCode(game());
    QVERIFY(code);
    QCOMPARE(code->width(), code->height());
    const int module = 12;
    // Four light modules, then the corner of the first finder, which is dark.
    QCOMPARE(code->pixelColor(4 * module - 1, 4 * module), QColor(Qt::white));
    QCOMPARE(code->pixelColor(4 * module, 4 * module), QColor(Qt::black));
    QVERIFY(!sharedCode(DiagramSubject()));
    // What no code can hold is not offered.
    DiagramSubject endless;
    endless.moves.resize(2000, { Point(14, 14), 1 });
    QVERIFY(!sharedCode(endless));
}

void tst_sharedtexts::pictures()
{
    for (const ShareShape shape : { ShareShape::Square, ShareShape::Upright }) {
        const QImage image = paintShared(game(), shape);
        QCOMPARE(image.size(), shareSize(shape));
        // Somebody else's name and the end are painted, not only the board.
        DiagramSubject other = game();
        other.black = QStringLiteral("Ann Example");
        QVERIFY(paintShared(other, shape) != image);
        other = game();
        other.result.clear();
        QVERIFY(paintShared(other, shape) != image);
    }
    // A file in a container of WebP that has an animation (VP8X with its flag, ANIM) and a frame for each position.
    const QByteArray movie = movingPicture(game(), ShareShape::Square);
    QVERIFY(movie.startsWith("RIFF") && movie.mid(8, 8) == "WEBPVP8X");
    QVERIFY(movie.at(20) & 2);
    QCOMPARE(movie.count("ANMF"), 5);
    QVERIFY(shareTimes(200).move < shareTimes(20).move);
    QVERIFY(shareTimes(0).move.count() > 0);
}

} // namespace tst_sharedtexts

QTEST_MAIN(tst_sharedtexts::tst_sharedtexts)
#include "tst_sharedtexts.moc"
