// SPDX-License-Identifier: MIT
#include "ui/print/diagram/diagramfile.h"

#include "ui/board/painting/boardpainter.h"
#include "ui/board/painting/pdfpaper.h"
#include "ui/board/painting/svgpaper.h"
#include "ui/print/diagram/diagrampainter.h"
#include "ui/print/diagram/diagramtext.h"

#include <QBuffer>
#include <QFileInfo>
#include <QImage>
#include <QMimeData>
#include <QPageLayout>
#include <QPainter>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>

namespace kagetsu::ui {

namespace {

constexpr double Inch = 25.4; // millimetres
// Larger pictures are useless and would exhaust memory.
constexpr int MostPixels = 12000;

// Returns the theme for vector formats, without wood grain: each line of it would be a polygon, several times as much
// data as everything else.
Theme themeOfPaths(diagram::Style style)
{
    Theme theme = themeOf(style);
    theme.grain.setAlpha(0);
    return theme;
}

QImage imageOf(const Diagram &diagram, const PngChoices &png)
{
    // A whole number of pixels per cell, so that the board fills the picture as it fills paper; the picture states how
    // many of them make a millimetre.
    const QSizeF cells = sizeOf(diagram) / diagram.perPoint;
    const double most = std::floor(MostPixels / std::max(cells.width(), cells.height()));
    const double cell = std::clamp(std::round(diagram.perPoint * png.dpi / Inch), 1.0, most);
    const auto pixels = [cell](double part) { return static_cast<int>(std::ceil(part * cell - 1e-6)); };
    QImage image(pixels(cells.width()), pixels(cells.height()), QImage::Format_ARGB32_Premultiplied);
    image.fill(png.isTransparent ? Qt::transparent : Qt::white);
    image.setDotsPerMeterX(static_cast<int>(std::lround(cell / diagram.perPoint * 1000)));
    image.setDotsPerMeterY(image.dotsPerMeterX());
    QPainter painter(&image);
    paintAlone(painter, image.rect(), diagram);
    painter.end();
    return png.isTransparent ? image : image.convertToFormat(QImage::Format_RGB32);
}

QByteArray pngOf(const Diagram &diagram, const PngChoices &png)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    imageOf(diagram, png).save(&buffer, "PNG");
    return buffer.data();
}

QByteArray pdfOf(const Diagram &diagram)
{
    const QPageSize size(sizeOf(diagram), QPageSize::Millimeter);
    PdfPaper paper(diagram.caption, QPageLayout(size, QPageLayout::Portrait, {}));
    QPainter painter(&paper);
    paintAlone(painter, QRectF(0, 0, paper.width(), paper.height()), diagram, themeOfPaths(diagram.style));
    painter.end();
    return paper.bytes();
}

} // namespace

std::optional<DiagramFormat> diagramFormatOf(const QString &fileName)
{
    const QString ending = QFileInfo(fileName).suffix().toLower();
    if (ending == QLatin1String("png"))
        return DiagramFormat::Png;
    if (ending == QLatin1String("svg"))
        return DiagramFormat::Svg;
    if (ending == QLatin1String("pdf"))
        return DiagramFormat::Pdf;
    if (ending == QLatin1String("txt"))
        return DiagramFormat::Text;
    return std::nullopt;
}

QByteArray diagramSvg(const Diagram &diagram, const QString &prefix)
{
    constexpr double Cell = 25; // places the lines of a whole board on whole numbers
    const QSizeF size = sizeOf(diagram) * (Cell / diagram.perPoint);
    SvgPaper paper(size, diagram.perPoint / Cell);
    QPainter painter(&paper);
    paintAlone(painter, QRectF(QPointF(), size), diagram, themeOfPaths(diagram.style));
    painter.end();
    return paper.svg(prefix);
}

QByteArray diagramBytes(const Diagram &diagram, DiagramFormat format, const PngChoices &png)
{
    switch (format) {
    case DiagramFormat::Png: return pngOf(diagram, png);
    case DiagramFormat::Svg: return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + diagramSvg(diagram);
    case DiagramFormat::Pdf: return pdfOf(diagram);
    case DiagramFormat::Text: break;
    }
    return diagramText(diagram).toUtf8();
}

QMimeData *diagramMime(const Diagram &diagram, const PngChoices &png)
{
    auto *mime = new QMimeData;
    mime->setImageData(imageOf(diagram, png));
    mime->setData(QStringLiteral("image/svg+xml"), diagramBytes(diagram, DiagramFormat::Svg));
    return mime;
}

void printDiagram(const Diagram &diagram, QPagedPaintDevice &device)
{
    const int dpi = device.logicalDpiX();
    const QRectF page = QRectF(QPointF(), QSizeF(device.pageLayout().paintRectPixels(dpi).size()));
    const QSizeF wanted = sizeOf(diagram) * (dpi / Inch);
    const double part = std::min({ 1.0, page.width() / wanted.width(), page.height() / wanted.height() });
    const QSizeF size = wanted * part;
    QPainter painter(&device);
    paintAlone(painter, QRectF(QPointF(page.center().x() - size.width() / 2, page.top()), size), diagram,
        themeOfPaths(diagram.style));
}

} // namespace kagetsu::ui
