// SPDX-License-Identifier: MIT
#include "../../../pdftext.h"
#include "record/plain/boardtext.h"
#include "ui/board/painting/boardpainter.h"
#include "ui/print/diagram/diagramfile.h"
#include "ui/print/diagram/diagrampainter.h"
#include "ui/print/diagram/diagramtext.h"

#include <QImage>
#include <QMimeData>
#include <QPainter>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

#include <cmath>
#include <map>

namespace tst_diagram {

using namespace kagetsu;
using namespace kagetsu::ui;
using rules::Point;
using rules::Side;

namespace {

// A game of sixty moves, spiralling out from the middle, with marks of every kind.
DiagramSubject longGame(int count = 60)
{
    DiagramSubject subject;
    Point at(7, 7);
    int dx = 1;
    int dy = 0;
    int leg = 1;
    int done = 0;
    int turns = 0;
    for (int i = 0; i < count; ++i) {
        subject.picture.place(at, i % 2 == 0 ? Side::Black : Side::White);
        subject.moves.push_back({ at, i + 1 });
        subject.picture.lastMove = at;
        at = Point(at.x + dx, at.y + dy);
        if (++done == leg) {
            done = 0;
            std::swap(dx, dy);
            dx = -dx;
            leg += ++turns % 2 == 0 ? 1 : 0;
        }
    }
    return subject;
}

DiagramSubject marked()
{
    DiagramSubject subject = longGame();
    BoardPicture &picture = subject.picture;
    picture.at({ 7, 7 }).mark.shape = MarkShape::Circle;
    picture.at({ 8, 7 }).mark.shape = MarkShape::Square;
    picture.at({ 8, 8 }).mark.shape = MarkShape::Triangle;
    picture.at({ 7, 8 }).mark.shape = MarkShape::Cross;
    picture.at({ 1, 1 }).mark = { MarkShape::None, "A" };
    picture.at({ 2, 1 }).mark = { MarkShape::None, QStringLiteral("花") };
    picture.at({ 13, 13 }).mark = { MarkShape::Square, "b" };
    picture.at({ 1, 13 }).signs.fouls.doubleThree = true;
    picture.at({ 13, 1 }).signs.fouls.doubleFour = true;
    picture.at({ 13, 7 }).signs.next = NextMove::Main;
    picture.arrows.push_back({ { 1, 3 }, { 1, 9 }, true });
    picture.arrows.push_back({ { 3, 1 }, { 9, 1 }, false });
    subject.caption = "Black to win";
    return subject;
}

diagram::Choices everything()
{
    diagram::Choices choices;
    choices.signs = diagram::Signs::All;
    choices.nextMoves = true;
    choices.lastMove = true;
    return choices;
}

struct Elements
{
    std::map<QString, int> counts; // by name
    std::map<QString, int> uses; // by what is used
    QStringList texts;
    QString fault;
};

Elements elementsOf(const QByteArray &svg)
{
    Elements found;
    QXmlStreamReader reader(svg);
    bool isKept = false; // inside <defs>
    while (!reader.atEnd()) {
        const auto token = reader.readNext();
        if (token == QXmlStreamReader::StartElement) {
            const QString name = reader.name().toString();
            isKept = isKept || name == "defs";
            if (isKept)
                continue;
            ++found.counts[name];
            if (name == "use")
                ++found.uses
                      [reader.attributes().value("http://www.w3.org/1999/xlink", "href").toString().section('-', 0, 0)];
            if (name == "text")
                found.texts += reader.readElementText();
        } else if (token == QXmlStreamReader::EndElement && reader.name() == QLatin1String("defs")) {
            isKept = false;
        }
    }
    if (reader.hasError())
        found.fault = reader.errorString();
    return found;
}

// Mean difference in grey, of pictures of one size.
double differenceOf(const QImage &a, const QImage &b)
{
    double sum = 0;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x)
            sum += std::abs(qGray(a.pixel(x, y)) - qGray(b.pixel(x, y)));
    }
    return sum / (a.width() * a.height());
}

QImage onWhite(const QImage &image, QSize size)
{
    QImage white(image.size(), QImage::Format_RGB32);
    white.fill(Qt::white);
    QPainter(&white).drawImage(0, 0, image);
    return white.scaled(size, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
}

} // namespace

class TestDiagram : public QObject
{
    Q_OBJECT

private slots:
    void choiceDecidesWhatIsSeen_data();
    void choiceDecidesWhatIsSeen();
    void neverMoreThanTheSubject();
    void partOutsideTheBoardIsCut();
    void svgHasOneElementForEachStone_data();
    void svgHasOneElementForEachStone();
    void svgOfAFullBoardIsSmall_data();
    void svgOfAFullBoardIsSmall();
    void pdfWritesWordsAsWords();
    void svgWritesWordsAsWords();
    void svgNamesItsFacesWithoutQuotes();
    void svgSaysThatNothingHasAStrokeByItself();
    void svgIsWellFormedWhateverTheWords();
    void svgOfAPartHasNothingOfTheRest();
    void namesInAPageDiffer();
    void sameDiagramIsTheSameBytes_data();
    void sameDiagramIsTheSameBytes();
    void eachViewTurnsThePicture_data();
    void eachViewTurnsThePicture();
    void cutEdgeIsOpen();
    void numbersStayLegibleUnderMarks_data();
    void numbersStayLegibleUnderMarks();
    void pngHasItsSizeAndMayBeTransparent();
    void clipboardHasPictureAndDrawing();
    void textIsReadBack_data();
    void textIsReadBack();
    void textTellsWhatItCannotDraw();
    void captionAndNotesStandBelow();
    void otherProgramsSeeTheSame_data();
    void otherProgramsSeeTheSame();
};

void TestDiagram::choiceDecidesWhatIsSeen_data()
{
    QTest::addColumn<diagram::Choices>("choices");
    QTest::addColumn<QString>("seen");
    const auto row = [](const char *name, const QString &seen, auto change) {
        diagram::Choices choices;
        change(choices);
        QTest::newRow(name) << choices << seen;
    };
    row("as it is by itself", "60 numbers, marks, caption", [](diagram::Choices &) {});
    row("without numbers", "0 numbers, marks, caption", [](auto &c) { c.numbers = diagram::Numbers::None; });
    row("the last ten", "10 numbers, marks, caption", [](auto &c) {
        c.numbers = diagram::Numbers::Last;
        c.count = 10;
    });
    row("without marks", "60 numbers, caption", [](auto &c) { c.marks = false; });
    row("all signs", "60 numbers, marks, 2 signs, caption", [](auto &c) { c.signs = diagram::Signs::All; });
    row("one sign", "60 numbers, marks, 1 signs, caption", [](auto &c) {
        c.signs = diagram::Signs::Chosen;
        c.chosen = { Point(1, 13), Point(7, 7) };
    });
    row("next moves", "60 numbers, marks, next, caption", [](auto &c) { c.nextMoves = true; });
    row("last move", "60 numbers, marks, last, caption", [](auto &c) { c.lastMove = true; });
    row("without a caption", "60 numbers, marks", [](auto &c) { c.caption = false; });
}

void TestDiagram::choiceDecidesWhatIsSeen()
{
    QFETCH(diagram::Choices, choices);
    QFETCH(QString, seen);
    const Diagram diagram = diagramOf(marked(), choices);
    int numbers = 0;
    int signs = 0;
    bool marks = !diagram.picture.arrows.empty();
    bool next = false;
    for (const Point point : diagram.picture.points()) {
        const BoardCell &cell = diagram.picture.at(point);
        numbers += cell.number > 0 ? 1 : 0;
        signs += cell.signs.fouls.any() ? 1 : 0;
        marks = marks || cell.mark != UserMark {};
        next = next || cell.signs.next != NextMove::None;
    }
    QStringList words { QString("%1 numbers").arg(numbers) };
    if (marks)
        words += "marks";
    if (signs > 0)
        words += QString("%1 signs").arg(signs);
    if (next)
        words += "next";
    if (diagram.picture.lastMove)
        words += "last";
    if (!diagram.caption.isEmpty())
        words += "caption";
    QCOMPARE(words.join(", "), seen);
}

// What a page does not show, no choice brings out.
void TestDiagram::neverMoreThanTheSubject()
{
    const Diagram diagram = diagramOf(longGame(), everything());
    for (const Point point : diagram.picture.points()) {
        QVERIFY(!diagram.picture.at(point).signs.fouls.any());
        QVERIFY(diagram.picture.at(point).mark == UserMark {});
    }
}

void TestDiagram::partOutsideTheBoardIsCut()
{
    DiagramSubject small;
    small.picture = BoardPicture(BoardFrame { .columns = 9, .rows = 9 });
    diagram::Choices choices;
    choices.part = rules::BoardPart { { 3, 3 }, { 11, 11 } };
    QVERIFY(*diagramOf(small, choices).part == (rules::BoardPart { { 3, 3 }, { 8, 8 } }));
    choices.part = rules::BoardPart { { 10, 10 }, { 14, 14 } };
    QVERIFY(!diagramOf(small, choices).part);
}

void TestDiagram::svgHasOneElementForEachStone_data()
{
    QTest::addColumn<diagram::Style>("style");
    QTest::newRow("print") << diagram::Style::Print;
    QTest::newRow("paper") << diagram::Style::Paper;
    QTest::newRow("wood") << diagram::Style::Wood;
}

void TestDiagram::svgHasOneElementForEachStone()
{
    QFETCH(diagram::Style, style);
    diagram::Choices choices;
    choices.style = style;
    const Elements found = elementsOf(diagramBytes(diagramOf(longGame(), choices), DiagramFormat::Svg));
    QCOMPARE(found.fault, QString());
    int white = 0;
    for (const auto &[name, count] : found.uses)
        white += name.startsWith("#white") ? count : 0;
    QCOMPARE(found.uses.at("#black"), 30);
    QCOMPARE(white, 30);
}

void TestDiagram::svgOfAFullBoardIsSmall_data()
{
    svgHasOneElementForEachStone_data();
}

void TestDiagram::svgOfAFullBoardIsSmall()
{
    QFETCH(diagram::Style, style);
    diagram::Choices choices;
    choices.style = style;
    const QByteArray svg = diagramBytes(diagramOf(longGame(225), choices), DiagramFormat::Svg);
    QCOMPARE(elementsOf(svg).fault, QString());
    qInfo("%lld bytes", static_cast<long long>(svg.size()));
    QVERIFY2(svg.size() < 40 * 1024, qPrintable(QString::number(svg.size())));
}

void TestDiagram::pdfWritesWordsAsWords()
{
    DiagramSubject subject = marked();
    subject.caption = "Black 黑方 to win in 12, first of 5";
    const QString read = textOfPdf(diagramBytes(diagramOf(subject, everything()), DiagramFormat::Pdf));
    for (const char *word : { "Black 黑方 to win in 12, first of 5", "花", "15", "O" })
        QVERIFY2(read.contains(QString::fromUtf8(word)), qPrintable(read));
}

void TestDiagram::svgWritesWordsAsWords()
{
    DiagramSubject subject = marked();
    subject.caption = "A < B & C";
    const Elements found = elementsOf(diagramBytes(diagramOf(subject, everything()), DiagramFormat::Svg));
    QCOMPARE(found.fault, QString());
    for (const char *word : { "1", "60", "A", "花", "b", "H", "15", "A < B & C" })
        QVERIFY2(found.texts.contains(QString::fromUtf8(word)), word);
}

// GraphicsMagick refuses the whole drawing for a list of quoted faces (findings/graphicsmagick-quoted-faces.sh).
void TestDiagram::svgNamesItsFacesWithoutQuotes()
{
    QXmlStreamReader reader(diagramBytes(diagramOf(marked(), everything()), DiagramFormat::Svg));
    QVERIFY(reader.readNextStartElement());
    const auto faces = reader.attributes().value(QLatin1String("font-family"));
    QVERIFY2(faces.startsWith(QLatin1String("Noto Sans, ")), qPrintable(faces.toString()));
    QVERIFY(!faces.contains(QLatin1Char('\'')) && !faces.contains(QLatin1Char('"')));
}

// ImageMagick's own painter gives black strokes to what has no word about them (findings/imagemagick-black-outlines.sh).
void TestDiagram::svgSaysThatNothingHasAStrokeByItself()
{
    QXmlStreamReader reader(diagramBytes(diagramOf(marked(), everything()), DiagramFormat::Svg));
    QVERIFY(reader.readNextStartElement());
    QCOMPARE(reader.attributes().value(QLatin1String("stroke")), QLatin1String("none"));
}

// A record may have any characters in its texts.
void TestDiagram::svgIsWellFormedWhateverTheWords()
{
    DiagramSubject subject;
    subject.caption = QStringLiteral("a\u0001b\uFFFEc\uE000d") + QChar(0xD800) + QStringLiteral("\"]]>&amp;");
    subject.picture.at({ 3, 3 }).mark.label = QStringLiteral("\u0007<");
    for (const QString &prefix : { QString(), QStringLiteral("d1-") }) {
        const QByteArray svg = diagramSvg(diagramOf(subject, {}), prefix);
        const Elements found = elementsOf(svg);
        QCOMPARE(found.fault, QString());
        QVERIFY(found.texts.last().contains("d") && !found.texts.last().contains("d1-"));
    }
}

void TestDiagram::svgOfAPartHasNothingOfTheRest()
{
    diagram::Choices choices;
    choices.part = rules::partFromText("G7:I9", 15);
    const Elements found = elementsOf(diagramBytes(diagramOf(longGame(), choices), DiagramFormat::Svg));
    int stones = 0;
    for (const auto &[name, count] : found.uses)
        stones += count;
    QCOMPARE(stones, 9);
    QVERIFY(found.texts.contains("G") && found.texts.contains("9"));
    QVERIFY(!found.texts.contains("F") && !found.texts.contains("J"));
}

void TestDiagram::namesInAPageDiffer()
{
    const Diagram diagram = diagramOf(longGame(), {});
    const QByteArray one = diagramSvg(diagram, "d1-");
    QVERIFY(one.contains("id=\"d1-black\"") && one.contains("#d1-black"));
    QVERIFY(!one.contains("\"#black"));
}

void TestDiagram::sameDiagramIsTheSameBytes_data()
{
    QTest::addColumn<DiagramFormat>("format");
    QTest::newRow("PNG") << DiagramFormat::Png;
    QTest::newRow("SVG") << DiagramFormat::Svg;
    QTest::newRow("PDF") << DiagramFormat::Pdf;
    QTest::newRow("text") << DiagramFormat::Text;
}

void TestDiagram::sameDiagramIsTheSameBytes()
{
    QFETCH(DiagramFormat, format);
    const QByteArray once = diagramBytes(diagramOf(marked(), everything()), format);
    if (format == DiagramFormat::Pdf)
        QTest::qWait(1100); // into another second, which a PDF would tell
    QCOMPARE(diagramBytes(diagramOf(marked(), everything()), format), once);
    QVERIFY(!once.isEmpty());
}

void TestDiagram::eachViewTurnsThePicture_data()
{
    QTest::addColumn<rules::Symmetry>("view");
    for (const rules::Symmetry view : rules::AllSymmetries)
        QTest::addRow("view %d", static_cast<int>(view)) << view;
}

// A black stone at C1 and a white one at O13 are found where the view sends them, cut to a part or whole.
void TestDiagram::eachViewTurnsThePicture()
{
    QFETCH(rules::Symmetry, view);
    DiagramSubject subject;
    subject.picture.place({ 2, 0 }, Side::Black);
    subject.picture.place({ 14, 12 }, Side::White);
    for (const char *part : { "", "B1:O13" }) {
        diagram::Choices choices;
        choices.view = view;
        choices.coordinates = diagram::Coordinates::None;
        choices.part = rules::partFromText(part, 15);
        const Diagram diagram = diagramOf(subject, choices);
        QImage image(600, 600, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        paintAlone(painter, image.rect(), diagram);
        painter.end();
        const BoardGeometry geometry(
            boardRect(image.rect(), diagram), diagram.picture.frame(), diagram.part, /*snapped=*/true);
        const Point black = rules::apply(view, { 2, 0 }, 15);
        QCOMPARE(qGray(image.pixel(geometry.centreOf({ 2, 0 }).toPoint())), 0);
        QCOMPARE(qGray(image.pixel((geometry.centreOf({ 14, 12 }) + QPointF(3, 4)).toPoint())), 255);
        if (!choices.part) {
            const QPointF middle = geometry.centreOf({ 7, 7 });
            const QPointF seen = geometry.centreOf({ 2, 0 });
            QCOMPARE(seen.x() < middle.x(), black.x < 7);
            QCOMPARE(seen.y() > middle.y(), black.y < 7);
        }
    }
}

// Beyond the last line of a part the lines go on; at the board's own edge they end, with the frame.
void TestDiagram::cutEdgeIsOpen()
{
    diagram::Choices choices;
    choices.coordinates = diagram::Coordinates::None;
    choices.part = rules::partFromText("A1:H8", 15);
    const Diagram diagram = diagramOf({}, choices);
    QImage image(800, 800, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    paintAlone(painter, image.rect(), diagram);
    painter.end();
    const BoardGeometry geometry(
        boardRect(image.rect(), diagram), diagram.picture.frame(), diagram.part, /*snapped=*/true);
    const auto inkBeside = [&](Point point, QPointF way) {
        return qGray(image.pixel((geometry.centreOf(point) + way * geometry.cell() * 0.4).toPoint())) < 128;
    };
    QVERIFY(inkBeside({ 7, 3 }, { 1, 0 }));
    QVERIFY(inkBeside({ 3, 7 }, { 0, -1 }));
    QVERIFY(!inkBeside({ 0, 3 }, { -1, 0 }));
    QVERIFY(!inkBeside({ 3, 0 }, { 0, 1 }));
    QCOMPARE(geometry.cutEdges(), Qt::Edges(Qt::TopEdge | Qt::RightEdge));
}

void TestDiagram::numbersStayLegibleUnderMarks_data()
{
    QTest::addColumn<MarkShape>("shape");
    QTest::addColumn<QString>("label");
    QTest::newRow("circle") << MarkShape::Circle << "";
    QTest::newRow("square") << MarkShape::Square << "";
    QTest::newRow("triangle") << MarkShape::Triangle << "";
    QTest::newRow("cross") << MarkShape::Cross << "";
    QTest::newRow("label") << MarkShape::None << "A";
}

// Where the number stands nothing changes by a mark, and the mark is seen around it.
void TestDiagram::numbersStayLegibleUnderMarks()
{
    QFETCH(MarkShape, shape);
    QFETCH(QString, label);
    const auto painted = [](const BoardPicture &picture) {
        QImage image(900, 900, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        paintBoard(painter, image.rect(), picture, themeOf(diagram::Style::Print));
        return image;
    };
    BoardPicture picture;
    picture.place({ 7, 7 }, Side::Black, 88);
    const QImage plain = painted(picture);
    picture.at({ 7, 7 }).mark = { shape, label };
    const QImage marked = painted(picture);
    const BoardGeometry geometry(QRectF(0, 0, 900, 900), picture.frame(), /*snapped=*/true);
    const QRectF cell = geometry.rectOf({ 7, 7 });
    const QPointF c = cell.center();
    const qreal w = cell.width();
    const QRect number = QRectF(c.x() - 0.2 * w, c.y() - 0.17 * w, 0.4 * w, 0.34 * w).toRect();
    QCOMPARE(marked.copy(number), plain.copy(number));
    QVERIFY(marked.copy(cell.toRect()) != plain.copy(cell.toRect()));
}

void TestDiagram::pngHasItsSizeAndMayBeTransparent()
{
    const Diagram diagram = diagramOf(longGame(), {});
    const QImage image = QImage::fromData(diagramBytes(diagram, DiagramFormat::Png, { .dpi = 150 }), "PNG");
    // Printed it is as large as it was asked for, and a cell has whole pixels: 41 for 7 mm.
    QCOMPARE(image.dotsPerMeterX(), 5857);
    QVERIFY(std::abs(image.width() / 5.857 - sizeOf(diagram).width()) < 0.2);
    QVERIFY(std::abs(image.height() / 5.857 - sizeOf(diagram).height()) < 0.2);
    QCOMPARE(image.pixelColor(1, 1), QColor(Qt::white));
    const QImage clear =
        QImage::fromData(diagramBytes(diagram, DiagramFormat::Png, { .dpi = 150, .isTransparent = true }), "PNG");
    QCOMPARE(clear.pixelColor(1, 1).alpha(), 0);
}

void TestDiagram::clipboardHasPictureAndDrawing()
{
    const std::unique_ptr<QMimeData> mime(diagramMime(diagramOf(longGame(), {})));
    QVERIFY(mime->hasImage());
    QCOMPARE(elementsOf(mime->data("image/svg+xml")).fault, QString());
}

void TestDiagram::textIsReadBack_data()
{
    QTest::addColumn<DiagramSubject>("subject");
    QTest::addColumn<diagram::Choices>("choices");
    diagram::Choices bare;
    bare.numbers = diagram::Numbers::None;
    diagram::Choices frameless;
    frameless.coordinates = diagram::Coordinates::None;
    QTest::newRow("with numbers") << longGame() << diagram::Choices {};
    QTest::newRow("a full board") << longGame(225) << diagram::Choices {};
    QTest::newRow("without numbers") << longGame() << bare;
    QTest::newRow("without coordinates") << longGame() << frameless;
    QTest::newRow("with marks, labels and forbidden points") << marked() << everything();
    QTest::newRow("an empty board") << DiagramSubject {} << diagram::Choices {};
}

// What is copied for a forum can be opened again.
void TestDiagram::textIsReadBack()
{
    QFETCH(DiagramSubject, subject);
    QFETCH(diagram::Choices, choices);
    const QString text = diagramText(diagramOf(subject, choices));
    // Recognised by itself while nothing stands below the board.
    QCOMPARE(record::isBoardText(text.toStdString()), subject.caption.isEmpty());
    const record::Game game = record::readBoardText(text.toStdString());
    const record::Stones stones = game.tree.stones(0);
    QCOMPARE(stones.columns(), 15);
    for (const Point point : subject.picture.points())
        QCOMPARE(stones.at(point), subject.picture.at(point).stone);
}

void TestDiagram::textTellsWhatItCannotDraw()
{
    const QString text = diagramText(diagramOf(marked(), everything()));
    for (const char *line :
        { "Circle: H8", "Square: I8", "Cross: H9", "C2: 花", "B4 → B10", "D2 – J2", "Black to win" })
        QVERIFY2(text.contains(QString::fromUtf8(line)), line);
    QVERIFY(text.contains("X1 ") && text.contains("(A)") && text.contains("(b)"));
    QVERIFY(text.contains('!'));
}

void TestDiagram::captionAndNotesStandBelow()
{
    DiagramSubject subject = longGame(3);
    subject.caption = "A game";
    subject.moves.push_back({ Point(7, 7), 4 });
    subject.moves.push_back({ std::nullopt, 5 });
    const Diagram diagram = diagramOf(subject, {});
    QCOMPARE(captionOf(diagram), QString("A game 4 at 1, 5: pass"));
    QVERIFY(sizeOf(diagram).height() > sizeOf(diagramOf(longGame(3), {})).height());
}

void TestDiagram::otherProgramsSeeTheSame_data()
{
    QTest::addColumn<DiagramFormat>("format");
    QTest::addColumn<QString>("program");
    QTest::addColumn<diagram::Style>("style");
    for (const auto &[name, style] : { std::pair("print", diagram::Style::Print),
             std::pair("paper", diagram::Style::Paper), std::pair("wood", diagram::Style::Wood) }) {
        QTest::addRow("SVG, %s", name) << DiagramFormat::Svg << "rsvg-convert" << style;
        QTest::addRow("PDF, %s", name) << DiagramFormat::Pdf << "pdftoppm" << style;
    }
}

void TestDiagram::otherProgramsSeeTheSame()
{
    QFETCH(DiagramFormat, format);
    QFETCH(QString, program);
    QFETCH(diagram::Style, style);
    const QString found = QStandardPaths::findExecutable(program);
    if (found.isEmpty())
        QSKIP(qPrintable(program + " is not installed"));
    diagram::Choices choices = everything();
    choices.style = style;
    const Diagram diagram = diagramOf(marked(), choices);
    const QTemporaryDir folder;
    const QString file = folder.filePath("diagram");
    QFile written(file);
    QVERIFY(written.open(QFile::WriteOnly));
    written.write(diagramBytes(diagram, format));
    written.close();
    const QString picture = folder.filePath("seen.png");
    const QStringList arguments = format == DiagramFormat::Svg
        ? QStringList { "-w", "900", file, "-o", picture }
        : QStringList { "-png", "-singlefile", "-scale-to-x", "2700", "-scale-to-y", "-1", file,
              folder.filePath("seen") };
    QCOMPARE(QProcess::execute(found, arguments), 0);
    const QImage seen(picture);
    QVERIFY(!seen.isNull());
    const QImage own = QImage::fromData(diagramBytes(diagram, DiagramFormat::Png, { .dpi = 600 }), "PNG");
    if (qEnvironmentVariableIsSet("KAGETSU_KEEP_DIAGRAMS")) {
        const QString kept = qEnvironmentVariable("KAGETSU_KEEP_DIAGRAMS") + QLatin1Char('/') + QTest::currentDataTag();
        seen.save(kept + ".seen.png");
        own.save(kept + ".own.png");
    }
    const QSize size(300, qRound(300.0 * own.height() / own.width()));
    const double difference = differenceOf(onWhite(seen, size), onWhite(own, size));
    qInfo("mean difference %.2f of 255", difference);
    QVERIFY2(difference < 6, qPrintable(QString::number(difference)));
    // So small a difference is no matter of course.
    const QImage other =
        QImage::fromData(diagramBytes(diagramOf(longGame(30), choices), DiagramFormat::Png, { .dpi = 600 }), "PNG");
    QVERIFY(differenceOf(onWhite(other, size), onWhite(own, size)) > 2 * difference);
}

} // namespace tst_diagram

QTEST_MAIN(tst_diagram::TestDiagram)
#include "tst_diagram.moc"
