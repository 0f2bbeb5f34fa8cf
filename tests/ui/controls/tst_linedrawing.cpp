// SPDX-License-Identifier: MIT
#include "ui/controls/linedrawing.h"

#include <QDir>
#include <QFile>
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>
#include <QTest>

#include <algorithm>
#include <cstdlib>

namespace tst_linedrawing {

using namespace kagetsu::ui;

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

template <class Paint>
QImage painted(int size, Paint paint)
{
    QImage image(size, size, QImage::Format_ARGB32_Premultiplied);
    image.fill(QColor(70, 70, 70)); // neither black, white nor grey lines are lost on it
    QPainter painter(&image);
    paint(painter, QRectF(0, 0, size, size));
    return image;
}

// Returns the largest difference of a pixel, from 0 to 255.
int difference(const QImage &one, const QImage &other)
{
    int most = 0;
    for (int y = 0; y < one.height(); ++y) {
        for (int x = 0; x < one.width(); ++x)
            most = std::max(most, std::abs(qGray(one.pixel(x, y)) - qGray(other.pixel(x, y))));
    }
    return most;
}

class LineDrawingTest : public QObject
{
    Q_OBJECT

private slots:
    void everyIconAndSignLooksAsQtSvgPaintsIt_data()
    {
        QTest::addColumn<QString>("path");
        for (const char *folder : { "/resources/icons", "/ui/controls/signs" }) {
            const QDir dir(QStringLiteral(KAGETSU_TEST_DATA "/../..") + QLatin1String(folder));
            for (const QString &name : dir.entryList({ QStringLiteral("*.svg") }))
                QTest::newRow(qPrintable(name)) << dir.filePath(name);
        }
    }
    void everyIconAndSignLooksAsQtSvgPaintsIt()
    {
        QFETCH(QString, path);
        const QByteArray svg = bytesOf(path);
        const std::optional<LineDrawing> drawing = LineDrawing::read(svg);
        QVERIFY(drawing);
        for (const int size : { 14, 24, 96 }) {
            const QImage own = painted(size, [&](QPainter &painter, QRectF into) { drawing->paint(painter, into); });
            const QImage theirs =
                painted(size, [&](QPainter &painter, QRectF into) { QSvgRenderer(svg).render(&painter, into); });
            QVERIFY(difference(theirs, painted(size, [](QPainter &, QRectF) { })) > 40); // something is there
            QVERIFY2(difference(own, theirs) <= 30, qPrintable(QString::number(difference(own, theirs))));
        }
    }

    void whatIsNoDrawingOfLinesIsRefused_data()
    {
        QTest::addColumn<QByteArray>("svg");
        const auto row = [](const char *name, const char *inside) {
            QTest::newRow(name) << QByteArray("<svg viewBox='0 0 9 9' fill='none' stroke='#000'>") + inside + "</svg>";
        };
        row("another element", "<text>A</text>");
        row("a filled path", "<path d='M1 1h3v3z' fill='#f00'/>");
        row("a turned line", "<line x1='1' y1='1' x2='2' y2='2' transform='rotate(9)'/>");
        row("an arc of an ellipse", "<path d='M1 1a2 3 0 0 1 2 2'/>");
        row("an unknown command", "<path d='M1 1q2 3 0 0'/>");
        row("a number that is none", "<path d='M1 1l2 -'/>");
        row("a cut-off element", "<path");
        QTest::newRow("no view box") << QByteArray("<svg fill='none'><path d='M1 1h2'/></svg>");
        QTest::newRow("no SVG") << QByteArray("kagetsu");
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("the icon of the program")
            << bytesOf(QStringLiteral(KAGETSU_TEST_DATA "/../../packaging/kagetsu.svg"));
    }
    void whatIsNoDrawingOfLinesIsRefused()
    {
        QFETCH(QByteArray, svg);
        QVERIFY(!LineDrawing::read(svg));
    }
};

} // namespace tst_linedrawing

QTEST_MAIN(tst_linedrawing::LineDrawingTest)
#include "tst_linedrawing.moc"
