// SPDX-License-Identifier: MIT
#include "ui/board/painting/boardpainter.h"
#include "ui/board/painting/markink.h"

#include <QImage>
#include <QPainter>
#include <QTest>

#include <array>
#include <cmath>

namespace tst_markink {

using namespace kagetsu;
using namespace kagetsu::ui;

namespace {

constexpr std::array Colours { MarkColour::Plain, MarkColour::Red, MarkColour::Orange, MarkColour::Green,
    MarkColour::Blue, MarkColour::Violet };

qreal lightness(const QColor &colour)
{
    const auto linear = [](qreal part) {
        return part <= 0.03928 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
}

qreal contrast(const QColor &one, const QColor &other)
{
    const qreal a = lightness(one) + 0.05;
    const qreal b = lightness(other) + 0.05;
    return std::max(a, b) / std::min(a, b);
}

// As a printer without colours has it: black or white.
QImage printed(const BoardPicture &picture)
{
    QImage image(400, 400, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    paintBoard(painter, image.rect(), picture, Theme::paper());
    painter.end();
    return image.convertToFormat(QImage::Format_Mono, Qt::ThresholdDither);
}

int difference(const QImage &one, const QImage &other)
{
    int pixels = 0;
    for (int y = 0; y < one.height(); ++y) {
        for (int x = 0; x < one.width(); ++x)
            pixels += one.pixelIndex(x, y) != other.pixelIndex(x, y) ? 1 : 0;
    }
    return pixels;
}

BoardPicture small()
{
    return BoardPicture(BoardFrame { .columns = 5, .rows = 5 });
}

} // namespace

// The colours of marks: seen on every ground, and told apart where there are no colours.
class TestMarkInk : public QObject
{
    Q_OBJECT

private slots:
    void theyAreToldApartInBlackAndWhite_data()
    {
        QTest::addColumn<QString>("kind");
        for (const char *kind : { "sign", "label", "arrow", "on a black stone", "on a white stone" })
            QTest::newRow(kind) << QString::fromLatin1(kind);
    }
    void theyAreToldApartInBlackAndWhite()
    {
        QFETCH(QString, kind);
        std::vector<QImage> images;
        for (const MarkColour colour : Colours) {
            BoardPicture picture = small();
            BoardCell &cell = picture.at({ 2, 2 });
            if (kind == QLatin1String("arrow")) {
                picture.arrows.push_back({ { 0, 1 }, { 4, 3 }, true, colour });
            } else {
                cell.mark.colour = colour;
                if (kind == QLatin1String("label"))
                    cell.mark.label = QStringLiteral("A");
                else
                    cell.mark.shape = MarkShape::Circle;
                if (kind == QLatin1String("on a black stone"))
                    cell.stone = rules::Stone::Black;
                if (kind == QLatin1String("on a white stone"))
                    cell.stone = rules::Stone::White;
            }
            images.push_back(printed(picture));
        }
        for (std::size_t i = 0; i < images.size(); ++i) {
            for (std::size_t j = 0; j < i; ++j)
                QVERIFY2(difference(images[i], images[j]) >= 40,
                    qPrintable(QStringLiteral("%1 and %2: %3").arg(i).arg(j).arg(difference(images[i], images[j]))));
        }
    }

    void theyAreSeenOnEveryGround()
    {
        for (const Theme &theme :
            { Theme::light(), Theme::dark(), Theme::highContrast(), Theme::highContrastLight(), Theme::paper() }) {
            for (const MarkColour colour : Colours) {
                struct Ground
                {
                    QColor usual;
                    QColor ground;
                };
                for (const auto &[usual, ground] :
                    { Ground { theme.userMark, theme.woodLight }, Ground { theme.userMark, theme.plaque },
                        Ground { theme.black.ink, theme.black.body }, Ground { theme.white.ink, theme.white.body } }) {
                    const QColor ink = markInk(colour, usual, qGray(usual.rgb()) > 127, 2, theme).colour;
                    QVERIFY2(contrast(ink, ground) >= 3,
                        qPrintable(QStringLiteral("theme %1, colour %2 on %3: %4")
                                       .arg(static_cast<int>(theme.kind))
                                       .arg(static_cast<int>(colour))
                                       .arg(ground.name())
                                       .arg(contrast(ink, ground))));
                }
            }
        }
    }
};

} // namespace tst_markink

QTEST_MAIN(tst_markink::TestMarkInk)
#include "tst_markink.moc"
