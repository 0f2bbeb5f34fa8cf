// SPDX-License-Identifier: MIT
#include "ui/board/painting/boardpainter.h"

#include <QBuffer>
#include <QImage>
#include <QPainter>
#include <QPdfWriter>
#include <QPicture>
#include <QSvgGenerator>
#include <QSvgRenderer>
#include <QTest>

#include <cmath>

namespace tst_boardpainter {

using namespace kagetsu;
using namespace kagetsu::ui;
using rules::Point;
using rules::Side;

namespace {

constexpr int Small = 400; // the smallest board on which everything must be legible

QImage painted(const BoardPicture &picture, const Theme &theme = Theme::light(), int side = Small, qreal ratio = 1)
{
    QImage image(QSize(side, side) * ratio, QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(ratio);
    image.fill(theme.window);
    QPainter painter(&image);
    paintBoard(painter, QRectF(0, 0, side, side), picture, theme);
    return image;
}

BoardGeometry geometryOf(const BoardPicture &picture, int side = Small)
{
    return BoardGeometry(QRectF(0, 0, side, side), picture.frame(), /*snapped=*/true);
}

QImage cellOf(const QImage &image, const BoardPicture &picture, Point point)
{
    return image.copy(geometryOf(picture, image.width()).rectOf(point).toAlignedRect());
}

// Mean grey, 0 to 255.
double greyOf(const QImage &image)
{
    double sum = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            sum += qGray(image.pixel(x, y));
    }
    return sum / (image.width() * image.height());
}

// Mean difference of two pictures of one size in grey, that is, without any help of colour.
double differenceOf(const QImage &a, const QImage &b)
{
    double sum = 0;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x)
            sum += std::abs(qGray(a.pixel(x, y)) - qGray(b.pixel(x, y)));
    }
    return sum / (a.width() * a.height());
}

QImage middleOf(const QImage &cell)
{
    const QSize half = cell.size() / 2;
    return cell.copy(QRect(QPoint(half.width() / 2, half.height() / 2), half));
}

void addThemes()
{
    QTest::addColumn<Theme>("theme");
    QTest::newRow("high contrast, dark") << Theme::highContrast();
    QTest::newRow("high contrast, light") << Theme::highContrastLight();
    for (const Theme::Kind kind : { Theme::Kind::Light, Theme::Kind::Dark }) {
        const char *pages = kind == Theme::Kind::Light ? "light" : "dark";
        const auto add = [&](const char *wood, Wood which) {
            QTest::addRow("%s, %s", pages, wood) << Theme::of(kind, { which, StoneKind::SlateAndShell });
            QTest::addRow("%s, %s, print", pages, wood) << Theme::of(kind, { which, StoneKind::Print });
        };
        add("kaya", Wood::Kaya);
        add("katsura", Wood::Katsura);
        add("walnut", Wood::Walnut);
    }
}

Theme fetchedTheme()
{
    return *static_cast<Theme *>(QTest::qData("theme", qMetaTypeId<Theme>()));
}

// Of two colours that stand beside each other (WCAG 2.2).
double contrastOf(const QColor &a, const QColor &b)
{
    const auto light = [](const QColor &colour) {
        const auto part = [](float value) {
            return value <= 0.03928 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
        };
        return 0.2126 * part(colour.redF()) + 0.7152 * part(colour.greenF()) + 0.0722 * part(colour.blueF());
    };
    const auto [dark, bright] = std::minmax({ light(a), light(b) }); // two plain numbers would leave references behind
    return (bright + 0.05) / (dark + 0.05);
}

BoardPicture busy()
{
    BoardPicture picture;
    picture.place({ 7, 7 }, Side::Black, 1);
    picture.place({ 8, 8 }, Side::White, 2);
    picture.lastMove = Point(8, 8);
    picture.at({ 3, 3 }).signs.fouls.doubleThree = true;
    picture.at({ 4, 3 }).signs.offer = 3;
    picture.at({ 5, 3 }).mark = { MarkShape::Triangle, QStringLiteral("\u82b1") };
    picture.at({ 6, 3 }).signs.disputed = true;
    picture.tentative = PlacedStone { { 9, 9 }, Side::Black };
    picture.ghost = PlacedStone { { 10, 10 }, Side::White };
    picture.cursor = Point(11, 11);
    picture.winningRows = { { rules::Direction::Row, { 1, 1 }, 5 } };
    return picture;
}

} // namespace

class TestBoardPainter : public QObject
{
    Q_OBJECT

private slots:
    void blackIsDarkAndWhiteIsLight_data() { addThemes(); }
    void blackIsDarkAndWhiteIsLight();
    void eachThingIsSeenAndLooksDifferent_data() { addThemes(); }
    void eachThingIsSeenAndLooksDifferent();
    void signInsideAMarkStaysLegible();
    void foulSignsDifferWithoutColour_data();
    void foulSignsDifferWithoutColour();
    void signsOfAProofDifferWithoutColour_data() { foulSignsDifferWithoutColour_data(); }
    void signsOfAProofDifferWithoutColour();
    void seemingSignsDifferFromForbidden_data() { addThemes(); }
    void seemingSignsDifferFromForbidden();
    void winningRowShowsBetweenTheStones();
    void zoneIsHighlightedWithoutChangingTheWood_data() { addThemes(); }
    void zoneIsHighlightedWithoutChangingTheWood();
    void coordinatesAreReadOnEveryWood_data() { addThemes(); }
    void coordinatesAreReadOnEveryWood();
    void coordinatesStayInsideAThinFrame_data();
    void coordinatesStayInsideAThinFrame();
    void coordinatesStandWhereTheyAreWanted();
    void eachWoodAndStoneLooksDifferent();
    void symmetryAxisAndCentreArePainted_data() { addThemes(); }
    void symmetryAxisAndCentreArePainted();
    void coordinatesFollowTheStones();
    void linesAreSharp_data();
    void linesAreSharp();
    void twoScalesShowTheSamePicture();
    void theSameBoardHasTheSameGrain();
    void shadowLooksTheSameAsPixelsAndAsPaths_data();
    void shadowLooksTheSameAsPixelsAndAsPaths();
    void partsPaintedAloneFitTheWhole();
    void nothingIsPaintedOutsideTheRectangle();
    void vectorFiles();
    void anySize_data();
    void anySize();
};

void TestBoardPainter::blackIsDarkAndWhiteIsLight()
{
    const Theme theme = fetchedTheme();
    BoardPicture picture;
    picture.place({ 3, 4 }, Side::Black);
    picture.place({ 10, 4 }, Side::White);
    const QImage image = painted(picture, theme);
    const double black = greyOf(middleOf(cellOf(image, picture, { 3, 4 })));
    const double white = greyOf(middleOf(cellOf(image, picture, { 10, 4 })));
    QVERIFY2(black < 70, qPrintable(QString::number(black)));
    QVERIFY2(white > 215, qPrintable(QString::number(white)));
}

void TestBoardPainter::eachThingIsSeenAndLooksDifferent()
{
    // One cell at a time with one thing in it; each pair of them must differ, in grey.
    const Theme theme = fetchedTheme();
    const Point here(4, 9);
    std::vector<std::pair<QString, QImage>> cells;
    const auto add = [&](const QString &name, const std::function<void(BoardPicture &)> &set) {
        BoardPicture picture;
        set(picture);
        cells.emplace_back(name, cellOf(painted(picture, theme), picture, here));
    };
    add("empty", [](BoardPicture &) {});
    for (Side side : { Side::Black, Side::White }) {
        const QString colour = side == Side::Black ? "black" : "white";
        add(colour + " stone", [&](BoardPicture &p) { p.place(here, side); });
        add(colour + " number", [&](BoardPicture &p) { p.place(here, side, 8); });
        add(colour + " last", [&](BoardPicture &p) {
            p.place(here, side);
            p.lastMove = here;
        });
        add(colour + " last with number", [&](BoardPicture &p) {
            p.place(here, side, 8);
            p.lastMove = here;
        });
        add(colour + " ghost", [&](BoardPicture &p) { p.ghost = PlacedStone { here, side }; });
        add(colour + " tentative", [&](BoardPicture &p) { p.tentative = PlacedStone { here, side }; });
        add(colour + " offer", [&](BoardPicture &p) {
            p.at(here).signs.offer = 4;
            p.offerSide = side;
        });
    }
    add("disputed", [&](BoardPicture &p) { p.at(here).signs.disputed = true; });
    add("equal to an offer", [&](BoardPicture &p) { p.at(here).signs.equalTo = 4; });
    add("not taken", [&](BoardPicture &p) { p.at(here).signs.alternative = 4; });
    add("refused", [&](BoardPicture &p) { p.at(here).signs.refused = true; });
    add("cursor", [&](BoardPicture &p) { p.cursor = here; });
    for (MarkShape shape : { MarkShape::Circle, MarkShape::Square, MarkShape::Triangle, MarkShape::Cross })
        add("mark " + QString::number(int(shape)), [&](BoardPicture &p) { p.at(here).mark.shape = shape; });
    add("label", [&](BoardPicture &p) { p.at(here).mark.label = QStringLiteral("A"); });
    for (const auto &[name, image] : cells) {
        for (const auto &[other, otherImage] : cells) {
            if (name == other)
                continue;
            const double difference = differenceOf(image, otherImage);
            QVERIFY2(difference > 2.0, qPrintable(QStringLiteral("%1 / %2: %3").arg(name, other).arg(difference)));
        }
    }
}

void TestBoardPainter::signInsideAMarkStaysLegible()
{
    const Point here(7, 7);
    BoardPicture picture;
    picture.at(here).signs.fouls.doubleThree = true;
    const QImage bare = painted(picture);
    picture.at(here).mark.shape = MarkShape::Circle;
    const QImage marked = painted(picture);
    QVERIFY(bare != marked);
    const QRectF cell = geometryOf(picture).rectOf(here);
    const QRect sign =
        cell.adjusted(cell.width() * 0.1, cell.height() * 0.28, -cell.width() * 0.1, -cell.height() * 0.28).toRect();
    QCOMPARE(bare.copy(sign), marked.copy(sign));
}

void TestBoardPainter::foulSignsDifferWithoutColour_data()
{
    QTest::addColumn<Theme>("theme");
    QTest::addColumn<int>("side");
    for (int side : { 300, Small, 1080 }) {
        QTest::addRow("light, %d pixels", side) << Theme::light() << side;
        QTest::addRow("dark, %d pixels", side) << Theme::dark() << side;
        QTest::addRow("walnut, %d pixels", side) << Theme::of(Theme::Kind::Light, { Wood::Walnut, {} }) << side;
        QTest::addRow("high contrast, dark, %d pixels", side) << Theme::highContrast() << side;
        QTest::addRow("high contrast, light, %d pixels", side) << Theme::highContrastLight() << side;
    }
}

void TestBoardPainter::foulSignsDifferWithoutColour()
{
    QFETCH(int, side);
    const Theme theme = fetchedTheme();
    const Point here(4, 9);
    std::vector<QImage> signs;
    for (int bits = 0; bits < 8; ++bits) {
        BoardPicture picture;
        picture.at(here).signs.fouls = {
            .overline = (bits & 1) != 0, .doubleFour = (bits & 2) != 0, .doubleThree = (bits & 4) != 0
        };
        signs.push_back(cellOf(painted(picture, theme, side), picture, here));
    }
    for (std::size_t a = 0; a < signs.size(); ++a) {
        for (std::size_t b = 0; b < a; ++b) {
            const double difference = differenceOf(signs[a], signs[b]);
            QVERIFY2(difference > 5.0, qPrintable(QStringLiteral("%1 / %2: %3").arg(a).arg(b).arg(difference)));
        }
    }
}

void TestBoardPainter::signsOfAProofDifferWithoutColour()
{
    QFETCH(int, side);
    const Theme theme = fetchedTheme();
    const Point here(4, 9);
    std::vector<BoardCell> cells(1);
    const auto add = [&](const ProofSigns &signs, rules::Stone stone = rules::Stone::None) {
        cells.emplace_back();
        cells.back().proof = signs;
        cells.back().stone = stone;
    };
    add({ .judged = true });
    for (int level : { 1, 2, 9 })
        add({ .level = level });
    for (ProofSpot spot : { ProofSpot::Works, ProofSpot::Refused, ProofSpot::MakesFive })
        add({ .spot = spot });
    for (int length : { 6, 7 })
        add({ .spot = ProofSpot::MakesLong, .length = length });
    for (rules::Stone stone : { rules::Stone::Black, rules::Stone::White }) {
        add({}, stone);
        add({ .ofShape = true }, stone);
        add({ .spot = ProofSpot::Closes }, stone);
    }
    for (WinSpot spot : { WinSpot::Wins, WinSpot::Shortest, WinSpot::Stops, WinSpot::Unknown }) {
        cells.emplace_back();
        cells.back().win = spot;
    }
    for (rules::Stone stone : { rules::Stone::Black, rules::Stone::White }) {
        for (int number : { 1, 2 }) {
            cells.emplace_back();
            cells.back().thought = stone;
            cells.back().number = number;
        }
    }
    std::vector<QImage> images;
    for (const BoardCell &cell : cells) {
        BoardPicture picture;
        picture.at(here) = cell;
        images.push_back(cellOf(painted(picture, theme, side), picture, here));
    }
    for (std::size_t a = 0; a < images.size(); ++a) {
        for (std::size_t b = 0; b < a; ++b) {
            const double difference = differenceOf(images[a], images[b]);
            QVERIFY2(difference > 3.0, qPrintable(QStringLiteral("%1 / %2: %3").arg(a).arg(b).arg(difference)));
        }
    }
}

void TestBoardPainter::seemingSignsDifferFromForbidden()
{
    const Theme theme = fetchedTheme();
    const Point here(4, 9);
    for (const rules::FoulKinds kinds : { rules::FoulKinds { .doubleFour = true }, { .doubleThree = true },
             { .doubleFour = true, .doubleThree = true } }) {
        BoardPicture forbidden;
        forbidden.at(here).signs.fouls = kinds;
        BoardPicture seeming;
        seeming.at(here).signs.seeming = kinds;
        const QImage empty = cellOf(painted(BoardPicture(), theme), seeming, here);
        const QImage sign = cellOf(painted(seeming, theme), seeming, here);
        QVERIFY(differenceOf(sign, cellOf(painted(forbidden, theme), forbidden, here)) > 5.0);
        QVERIFY(differenceOf(sign, empty) > 5.0);
    }
}

void TestBoardPainter::winningRowShowsBetweenTheStones()
{
    BoardPicture picture;
    for (int i = 0; i < 5; ++i)
        picture.place({ 3 + i, 3 + i }, Side::Black);
    const QImage plain = painted(picture);
    picture.winningRows = { { rules::Direction::Rising, { 3, 3 }, 5 } };
    const QImage won = painted(picture);
    const BoardGeometry geometry = geometryOf(picture);
    const QPoint between = ((geometry.centreOf({ 4, 4 }) + geometry.centreOf({ 5, 5 })) / 2 + QPointF(3, 1)).toPoint();
    QVERIFY(plain.pixelColor(between) != won.pixelColor(between));
    // The stones themselves stay as they are.
    const QPoint stone = geometry.centreOf({ 5, 5 }).toPoint();
    QCOMPARE(plain.pixelColor(stone), won.pixelColor(stone));
}

void TestBoardPainter::zoneIsHighlightedWithoutChangingTheWood()
{
    const Theme theme = fetchedTheme();
    BoardPicture picture;
    const QImage plain = painted(picture, theme);
    picture.setZone({ { 7, 7 }, { 8, 7 } });
    const QImage zoned = painted(picture, theme);
    // Outside the zone every pixel stays what it was, up to the border of the zone.
    for (const Point point : { Point(7, 9), Point(3, 3), Point(14, 0), Point(10, 7) })
        QCOMPARE(cellOf(zoned, picture, point), cellOf(plain, picture, point));
    for (const Point point : { Point(7, 7), Point(8, 7) }) {
        const double lit =
            differenceOf(middleOf(cellOf(zoned, picture, point)), middleOf(cellOf(plain, picture, point)));
        QVERIFY2(lit > 8, qPrintable(QString::number(lit)));
    }
    // Nothing of the zone is seen when all of the board is allowed.
    picture.setZone({});
    QCOMPARE(painted(picture, theme), plain);
}

void TestBoardPainter::coordinatesAreReadOnEveryWood()
{
    const Theme theme = fetchedTheme();
    for (const QColor &wood : { theme.woodLight, theme.woodDark }) {
        const double contrast = contrastOf(theme.coordinates, wood);
        QVERIFY2(contrast >= 4.5, qPrintable(QString::number(contrast)));
    }
    // The wood as it is painted has rings that are darker than both ends of it.
    const BoardGeometry geometry = geometryOf(BoardPicture(), 1000);
    BoardPicture bare;
    const QImage image = painted(bare, theme, 1000);
    const QRect strip(QPoint(static_cast<int>(geometry.plate().left() + geometry.cell()),
                          static_cast<int>(geometry.centreOf({ 0, 3 }).y() + geometry.cell() * 0.4)),
        QSize(static_cast<int>(geometry.cell() * 13), 3));
    double least = 22;
    for (int x = strip.left(); x < strip.right(); ++x) {
        const QColor pixel = image.pixelColor(x, strip.top());
        if (contrastOf(pixel, theme.grid) > 1.6) // not a line
            least = std::min(least, contrastOf(pixel, theme.coordinates));
    }
    QVERIFY2(least >= 4.0 && least <= 21, qPrintable(QString::number(least)));
}

void TestBoardPainter::coordinatesStayInsideAThinFrame_data()
{
    QTest::addColumn<int>("side");
    for (int side : { Small, 460, 700, 1080, 2160 })
        QTest::addRow("%d pixels", side) << side;
}

void TestBoardPainter::coordinatesStayInsideAThinFrame()
{
    QFETCH(int, side);
    BoardPicture picture;
    picture.setCoordinates(CoordinateSides::AllSides);
    const Theme theme = Theme::highContrastLight();
    const QImage image = painted(picture, theme, side);
    const BoardGeometry geometry = geometryOf(picture, side);
    // All the wood beyond the lines is less than a cell on each side.
    QVERIFY(geometry.margin() <= geometry.cell() + 0.5 * 15); // whole pixels of a cell may leave some over
    QVERIFY(BoardGeometry(QRectF(0, 0, side, side), picture.frame()).margin()
        < BoardGeometry(QRectF(0, 0, side, side), picture.frame()).cell());
    // Neither on the edge of the plate nor under the stones at the rim of the board.
    const QRect plate = geometry.plate().toRect();
    const int edge = static_cast<int>(std::ceil(geometry.line() * 2));
    int ink = 0;
    for (int y = plate.top() + edge; y <= plate.bottom() - edge; ++y) {
        // The softened rim of a digit is no ink.
        QVERIFY(image.pixelColor(plate.left() + edge, y).lightness() > 230);
        QVERIFY(image.pixelColor(plate.right() - edge, y).lightness() > 230);
        const int underStones = static_cast<int>(geometry.centreOf({ 0, 0 }).x() - geometry.stoneRadius());
        QVERIFY(image.pixelColor(underStones, y).lightness() > 230);
        for (int x = plate.left() + edge; x < underStones; ++x)
            ink += image.pixelColor(x, y).lightness() < 100 ? 1 : 0;
    }
    QVERIFY(ink > 15);
}

void TestBoardPainter::coordinatesStandWhereTheyAreWanted()
{
    const auto asked = [](CoordinateSides sides, CoordinatePlaces places) {
        BoardPicture picture;
        picture.setCoordinates(sides);
        return painted(picture, Theme::of(Theme::Kind::Light, { {}, {}, places }));
    };
    const QImage left = asked(CoordinateSides::LeftAndBottom, CoordinatePlaces::Usual);
    const QImage all = asked(CoordinateSides::AllSides, CoordinatePlaces::Usual);
    const QImage none = asked(CoordinateSides::None, CoordinatePlaces::Usual);
    QCOMPARE(asked(CoordinateSides::LeftAndBottom, CoordinatePlaces::AllSides), all);
    QCOMPARE(asked(CoordinateSides::LeftAndBottom, CoordinatePlaces::Nowhere), none);
    QCOMPARE(asked(CoordinateSides::AllSides, CoordinatePlaces::Nowhere), none);
    QCOMPARE(asked(CoordinateSides::None, CoordinatePlaces::AllSides), none); // a diagram
    QVERIFY(left != all && left != none);
}

void TestBoardPainter::eachWoodAndStoneLooksDifferent()
{
    BoardPicture picture;
    picture.place({ 3, 4 }, Side::Black);
    picture.place({ 10, 4 }, Side::White);
    std::vector<QImage> images;
    // In one go: what is kept of one must not be painted for the next.
    for (const Theme::Kind kind : { Theme::Kind::Light, Theme::Kind::Dark }) {
        for (const Wood wood : { Wood::Kaya, Wood::Katsura, Wood::Walnut }) {
            for (const StoneKind stones : { StoneKind::SlateAndShell, StoneKind::Print })
                images.push_back(painted(picture, Theme::of(kind, { wood, stones })));
        }
    }
    for (std::size_t a = 0; a < images.size(); ++a) {
        for (std::size_t b = 0; b < a; ++b) {
            const bool sameWood = a / 2 == b / 2;
            if (!sameWood)
                QVERIFY(images[a].pixelColor(30, 30) != images[b].pixelColor(30, 30));
            else
                QVERIFY(differenceOf(cellOf(images[a], picture, { 10, 4 }), cellOf(images[b], picture, { 10, 4 })) > 3);
        }
    }
    // A board of high contrast has no wood to choose.
    QVERIFY(Theme::of(Theme::Kind::HighContrast, { Wood::Walnut, StoneKind::Print }) == Theme::highContrast());
}

void TestBoardPainter::symmetryAxisAndCentreArePainted()
{
    const Theme theme = fetchedTheme();
    BoardPicture picture;
    const QImage plain = painted(picture, theme);
    const auto differs = [&](Point point) {
        return differenceOf(cellOf(plain, picture, point), cellOf(painted(picture, theme), picture, point)) > 1.0;
    };
    // The column H as an axis, from edge to edge.
    picture.equalPair = EqualPair { { 6, 6 }, { 8, 6 }, EqualPair::By::Axis, 14, 0, 0, 1 };
    for (const Point point : { Point(7, 0), Point(7, 14), Point(6, 6), Point(8, 6) })
        QVERIFY(differs(point));
    QVERIFY(!differs({ 2, 2 }));
    // The same axis on a board that is turned.
    picture.setView(rules::Symmetry::Rotate90);
    BoardPicture turned = picture;
    turned.equalPair.reset();
    QVERIFY(differenceOf(
                cellOf(painted(turned, theme), picture, { 7, 0 }), cellOf(painted(picture, theme), picture, { 7, 0 }))
        > 1.0);
    picture.setView(rules::Symmetry::Identity);
    // A half-turn about the middle of four points.
    picture.equalPair = EqualPair { { 6, 6 }, { 9, 9 }, EqualPair::By::HalfTurn, 15, 15, 0, 0 };
    for (const Point point : { Point(7, 7), Point(8, 8), Point(6, 6), Point(9, 9) })
        QVERIFY(differs(point));
    QVERIFY(!differs({ 7, 0 }));
}

void TestBoardPainter::coordinatesFollowTheStones()
{
    const auto leftBand = [](rules::Symmetry view) {
        BoardPicture picture;
        picture.setView(view);
        const BoardGeometry geometry = geometryOf(picture);
        return painted(picture).copy(
            QRectF(geometry.plate().left(), geometry.plate().top(), geometry.margin() * 0.5, geometry.plate().height())
                .toAlignedRect());
    };
    // Numbers down the left side, numbers the other way round, letters.
    const QImage straight = leftBand(rules::Symmetry::Identity);
    QCOMPARE(straight, leftBand(rules::Symmetry::MirrorX));
    QVERIFY(differenceOf(straight, leftBand(rules::Symmetry::MirrorY)) > 1.0);
    QVERIFY(differenceOf(straight, leftBand(rules::Symmetry::Diagonal)) > 1.0);
}

void TestBoardPainter::linesAreSharp_data()
{
    QTest::addColumn<int>("side");
    QTest::addColumn<qreal>("ratio");
    QTest::newRow("300") << 300 << 1.0;
    QTest::newRow("700") << 700 << 1.0;
    QTest::newRow("401 at 1.25") << 401 << 1.25;
    QTest::newRow("500 at 1.5") << 500 << 1.5;
    QTest::newRow("540 at 2") << 540 << 2.0;
}

void TestBoardPainter::linesAreSharp()
{
    QFETCH(int, side);
    QFETCH(qreal, ratio);
    // On a flat board each pixel across the middle of a row of cells is wood or line, nothing between.
    const Theme theme = Theme::highContrast();
    const BoardPicture picture;
    const QImage image = painted(picture, theme, side, ratio);
    const BoardGeometry geometry(QRectF(0, 0, side * ratio, side * ratio), picture.frame(), /*snapped=*/true);
    const QRectF inside(geometry.centreOf({ 0, 14 }), geometry.centreOf({ 14, 0 }));
    const int y = static_cast<int>(geometry.centreOf({ 0, 7 }).y() + geometry.cell() / 2);
    int edges = 0;
    for (int x = static_cast<int>(inside.left() + geometry.cell() / 2); x < inside.right() - geometry.cell() / 2; ++x) {
        const QColor colour = image.pixelColor(x, y);
        QVERIFY(colour == theme.grid || colour == theme.woodLight);
        edges += colour != image.pixelColor(x + 1, y);
    }
    QCOMPARE(edges, 2 * 13);
}

void TestBoardPainter::twoScalesShowTheSamePicture()
{
    // Of a size at which cells and lines of whole pixels are exactly doubled.
    constexpr int side = 890;
    const QImage once = painted(busy(), Theme::light(), side, 1);
    QImage twice = painted(busy(), Theme::light(), side, 2);
    QCOMPARE(twice.width(), 2 * side);
    twice.setDevicePixelRatio(1);
    const QImage halved = twice.scaled(once.size(), Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    const double difference = differenceOf(once, halved);
    QVERIFY2(difference < 6.0, qPrintable(QString::number(difference)));
    // And not because both were empty: without its stones the picture differs more at their places.
    QVERIFY(differenceOf(cellOf(once, busy(), { 7, 7 }), cellOf(halved, busy(), { 7, 7 })) < 14);
    QVERIFY(differenceOf(
                cellOf(once, busy(), { 7, 7 }), cellOf(painted(BoardPicture(), Theme::light(), side), busy(), { 7, 7 }))
        > 60);
}

void TestBoardPainter::theSameBoardHasTheSameGrain()
{
    QCOMPARE(painted(BoardPicture()), painted(BoardPicture()));
    // There is a grain: along a line across the wood the grey goes up and down many times.
    const QImage image = painted(BoardPicture(), Theme::light(), 1000);
    int turns = 0;
    for (int x = 60; x < 940; ++x) {
        const auto grey = [&](int at) { return qGray(image.pixel(at, 40)); };
        turns += (grey(x) > grey(x - 1)) != (grey(x + 1) > grey(x));
    }
    QVERIFY2(turns > 60, qPrintable(QString::number(turns)));
}

void TestBoardPainter::shadowLooksTheSameAsPixelsAndAsPaths_data()
{
    QTest::addColumn<int>("side");
    for (int side : { 60, 400, 613, 1080 })
        QTest::addRow("%d pixels", side) << side;
}

void TestBoardPainter::shadowLooksTheSameAsPixelsAndAsPaths()
{
    QFETCH(int, side);
    const BoardGeometry geometry = geometryOf(BoardPicture(), side);
    QPicture paths;
    {
        QPainter painter(&paths);
        paintGround(painter, geometry, Theme::light());
    }
    QImage ofPixels(side, side, QImage::Format_ARGB32_Premultiplied);
    ofPixels.fill(Qt::white);
    QImage ofPaths = ofPixels;
    {
        QPainter painter(&ofPixels);
        paintGround(painter, geometry, Theme::light());
    }
    {
        QPainter painter(&ofPaths);
        painter.drawPicture(0, 0, paths);
    }
    const QRect plate = geometry.plate().toAlignedRect();
    int dark = 0;
    for (int y = 0; y < side; ++y) {
        for (int x = 0; x < side; ++x) {
            if (plate.contains(x, y))
                continue;
            const int grey = qGray(ofPixels.pixel(x, y));
            dark += grey < 250 ? 1 : 0;
            QVERIFY2(std::abs(grey - qGray(ofPaths.pixel(x, y))) <= 2,
                qPrintable(QStringLiteral("%1, %2: %3 %4").arg(x).arg(y).arg(grey).arg(qGray(ofPaths.pixel(x, y)))));
        }
    }
    QVERIFY(dark > side); // there is a shadow at all
}

void TestBoardPainter::partsPaintedAloneFitTheWhole()
{
    // What BoardWidget does for changed cells: ground and pieces under a clip give the pixels of the whole.
    const BoardPicture picture = busy();
    const Theme theme = Theme::light();
    const BoardGeometry geometry = geometryOf(picture);
    const QImage whole = painted(picture, theme);
    QImage parts = whole;
    for (Point point : { Point(7, 7), Point(8, 8), Point(9, 9), Point(3, 3), Point(6, 3) }) {
        const QRect part = geometry.rectOf(point).toAlignedRect();
        QPainter painter(&parts);
        painter.setClipRect(part);
        painter.fillRect(part, Qt::magenta);
        paintGround(painter, geometry, theme);
        paintPieces(painter, geometry, picture, theme, QRegion(part));
    }
    // Where a clip cuts a path its edge may be rounded otherwise, by one step of grey.
    for (int y = 0; y < Small; ++y) {
        for (int x = 0; x < Small; ++x)
            QVERIFY(std::abs(qGray(parts.pixel(x, y)) - qGray(whole.pixel(x, y))) <= 1);
    }
}

void TestBoardPainter::nothingIsPaintedOutsideTheRectangle()
{
    QImage image(600, 600, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    const QRect rect(50, 80, 400, 430);
    for (const CoordinateSides sides : { CoordinateSides::None, CoordinateSides::AllSides }) {
        BoardPicture picture = busy();
        picture.setCoordinates(sides);
        for (Point corner : { Point(0, 0), Point(14, 0), Point(0, 14), Point(14, 14) })
            picture.at(corner).signs.disputed = true;
        QPainter painter(&image);
        paintBoard(painter, rect, picture, Theme::light());
    }
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            if (!rect.contains(x, y))
                QCOMPARE(qAlpha(image.pixel(x, y)), 0);
        }
    }
}

void TestBoardPainter::vectorFiles()
{
    // A size at which cells of whole pixels are as large as any.
    constexpr int side = 405;
    QBuffer svg;
    {
        QSvgGenerator generator;
        generator.setOutputDevice(&svg);
        generator.setSize({ side, side });
        generator.setViewBox(QRect(0, 0, side, side));
        QPainter painter(&generator);
        paintBoard(painter, QRectF(0, 0, side, side), busy(), Theme::light());
    }
    QVERIFY(!svg.data().contains("<image")); // paths only
    QVERIFY(!svg.data().contains("<text")); // no font needed where it is opened
    QSvgRenderer renderer(svg.data());
    QVERIFY(renderer.isValid());
    QImage image(side, side, QImage::Format_ARGB32_Premultiplied);
    image.fill(Theme::light().window);
    {
        QPainter painter(&image);
        renderer.render(&painter);
    }
    const double difference = differenceOf(image, painted(busy(), Theme::light(), side));
    QVERIFY2(difference < 12.0, qPrintable(QString::number(difference)));

    QBuffer pdf;
    pdf.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&pdf);
        QPainter painter(&writer);
        paintBoard(painter, QRectF(0, 0, writer.width(), writer.width()), busy(), Theme::light());
    }
    QVERIFY(pdf.data().startsWith("%PDF"));
    QVERIFY(pdf.data().size() > 20'000);
}

void TestBoardPainter::anySize_data()
{
    QTest::addColumn<int>("columns");
    QTest::addColumn<int>("rows");
    QTest::newRow("smallest") << MinDrawnSize << MinDrawnSize;
    QTest::newRow("go board") << 19 << 19;
    QTest::newRow("oblong") << 10 << 5;
    QTest::newRow("largest") << MaxDrawnSize << MaxDrawnSize;
}

void TestBoardPainter::anySize()
{
    QFETCH(int, columns);
    QFETCH(int, rows);
    BoardPicture picture(BoardFrame { .columns = columns, .rows = rows, .view = rules::Symmetry::Rotate270 });
    const Point far(columns - 1, rows - 1);
    picture.place(far, Side::White);
    const QImage image = painted(picture, Theme::light(), 1000);
    QVERIFY(greyOf(middleOf(cellOf(image, picture, far))) > 215);
}

} // namespace tst_boardpainter

QTEST_MAIN(tst_boardpainter::TestBoardPainter)
#include "tst_boardpainter.moc"
