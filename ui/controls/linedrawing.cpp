// SPDX-License-Identifier: MIT
#include "ui/controls/linedrawing.h"

#include <QPainter>
#include <QXmlStreamReader>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace kagetsu::ui {

namespace {

// Reads the numbers and commands of SVG's short texts, such as "M4 20l1.1-4.6" or "3,5.5 8,11".
class PathReader
{
public:
    explicit PathReader(QStringView text)
        : m_text(text)
    {
    }

    bool atEnd()
    {
        skip();
        return m_at == m_text.size();
    }
    std::optional<QChar> command()
    {
        skip();
        if (m_at == m_text.size() || !m_text[m_at].isLetter())
            return std::nullopt;
        return m_text[m_at++];
    }
    // A number may follow the one before it without a blank: at its sign, or at its second point.
    double number()
    {
        skip();
        const qsizetype begin = m_at;
        bool hasPoint = false;
        while (m_at < m_text.size()) {
            const QChar next = m_text[m_at];
            const bool isSign = next == u'-' && m_at == begin;
            const bool isPoint = next == u'.' && !hasPoint;
            if (!next.isDigit() && !isSign && !isPoint)
                break;
            hasPoint = hasPoint || isPoint;
            ++m_at;
        }
        bool isNumber = false;
        const double number = m_text.sliced(begin, m_at - begin).toDouble(&isNumber);
        m_isGood = m_isGood && isNumber;
        return number;
    }
    QPointF point()
    {
        const double x = number();
        return { x, number() };
    }
    // A flag of an arc is one digit.
    bool flag()
    {
        skip();
        const bool isFlag = m_at < m_text.size() && (m_text[m_at] == u'0' || m_text[m_at] == u'1');
        m_isGood = m_isGood && isFlag;
        return isFlag && m_text[m_at++] == u'1';
    }
    bool isGood() const { return m_isGood; }

private:
    void skip()
    {
        while (m_at < m_text.size() && (m_text[m_at].isSpace() || m_text[m_at] == u','))
            ++m_at;
    }

    QStringView m_text;
    qsizetype m_at = 0;
    bool m_isGood = true;
};

// Appends a circular arc, by the formulas in appendix B.2.4 of SVG 2.
void arcTo(QPainterPath &path, double radius, bool isLarge, bool isClockwise, QPointF end)
{
    const QPointF begin = path.currentPosition();
    const QPointF half = (end - begin) / 2;
    const double distance = std::hypot(half.x(), half.y());
    if (distance == 0)
        return;
    radius = std::max(radius, distance);
    const double side = std::sqrt(std::max(0.0, radius * radius - distance * distance)) / distance;
    const double sign = isLarge == isClockwise ? -1 : 1;
    const QPointF centre = (begin + end) / 2 + sign * side * QPointF(-half.y(), half.x());
    const auto angleOf = [&](QPointF point) {
        // Qt's angles grow anticlockwise on the screen.
        return std::atan2(centre.y() - point.y(), point.x() - centre.x()) * 180 / std::numbers::pi;
    };
    double sweep = angleOf(end) - angleOf(begin);
    if (isClockwise && sweep > 0)
        sweep -= 360;
    if (!isClockwise && sweep < 0)
        sweep += 360;
    // Its curves are taken without their first and last points, which rounding has moved: a line of no length that
    // leads there would have a direction of its own.
    QPainterPath arc;
    const QRectF circle(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius);
    arc.arcMoveTo(circle, angleOf(begin));
    arc.arcTo(circle, angleOf(begin), sweep);
    for (int i = 0; i + 2 < arc.elementCount(); ++i) {
        if (arc.elementAt(i).isCurveTo())
            path.cubicTo(arc.elementAt(i), arc.elementAt(i + 1),
                i + 3 < arc.elementCount() ? QPointF(arc.elementAt(i + 2)) : end);
    }
}

std::optional<QPainterPath> pathFrom(QStringView text)
{
    QPainterPath path;
    PathReader reader(text);
    QChar command;
    QPointF control; // the second of the last curve
    while (!reader.atEnd() && reader.isGood()) {
        if (const auto next = reader.command())
            command = *next;
        else if (command.toUpper() == u'M')
            command = command == u'm' ? u'l' : u'L'; // further points of a move are lines
        const QPointF now = path.currentPosition();
        const QPointF from = command.isLower() ? now : QPointF();
        const QPointF lastControl = std::exchange(control, QPointF());
        switch (command.toUpper().unicode()) {
        case u'M': path.moveTo(from + reader.point()); break;
        case u'L': path.lineTo(from + reader.point()); break;
        case u'H': path.lineTo(from.x() + reader.number(), now.y()); break;
        case u'V': path.lineTo(now.x(), from.y() + reader.number()); break;
        case u'C':
        case u'S': {
            const bool isSmooth = command.toUpper() == u'S';
            const QPointF first =
                isSmooth ? now + (lastControl.isNull() ? QPointF() : now - lastControl) : from + reader.point();
            const QPointF second = from + reader.point();
            path.cubicTo(first, second, from + reader.point());
            control = second;
            break;
        }
        case u'A': {
            const QPointF radii = reader.point();
            const double turn = reader.number();
            const bool isLarge = reader.flag();
            const bool isClockwise = reader.flag();
            if (radii.x() != radii.y() || turn != 0)
                return std::nullopt;
            arcTo(path, radii.x(), isLarge, isClockwise, from + reader.point());
            break;
        }
        case u'Z': path.closeSubpath(); break;
        default: return std::nullopt;
        }
    }
    return reader.isGood() ? std::optional(path) : std::nullopt;
}

std::optional<QPainterPath> polylineFrom(QStringView text)
{
    QPainterPath path;
    PathReader reader(text);
    for (bool isFirst = true; !reader.atEnd() && reader.isGood(); isFirst = false) {
        const QPointF point = reader.point();
        isFirst ? path.moveTo(point) : path.lineTo(point);
    }
    return reader.isGood() ? std::optional(path) : std::nullopt;
}

std::optional<QPainterPath> pathOf(QStringView element, const QXmlStreamAttributes &attributes)
{
    const auto number = [&](const char *name) { return attributes.value(QLatin1String(name)).toDouble(); };
    QPainterPath path;
    if (element == u"path")
        return pathFrom(attributes.value(QLatin1String("d")));
    if (element == u"polyline")
        return polylineFrom(attributes.value(QLatin1String("points")));
    if (element == u"circle") {
        path.addEllipse(QPointF(number("cx"), number("cy")), number("r"), number("r"));
        return path;
    }
    if (element == u"line") {
        path.moveTo(number("x1"), number("y1"));
        path.lineTo(number("x2"), number("y2"));
        return path;
    }
    return std::nullopt;
}

// Changes the pen to what these attributes say; false if they say what lines have not.
bool changePen(QPen &pen, bool &isFilled, const QXmlStreamAttributes &attributes)
{
    for (const QXmlStreamAttribute &each : attributes) {
        const QStringView name = each.name();
        const QStringView value = each.value();
        if (name == u"fill")
            isFilled = value != u"none";
        else if (name == u"stroke")
            pen.setColor(QColor(value.toString()));
        else if (name == u"stroke-width")
            pen.setWidthF(value.toDouble());
        else if (name == u"stroke-linecap")
            pen.setCapStyle(value == u"round" ? Qt::RoundCap : Qt::FlatCap);
        else if (name == u"stroke-linejoin")
            pen.setJoinStyle(value == u"round" ? Qt::RoundJoin : Qt::MiterJoin);
        else if (name == u"id" || name == u"transform" || name == u"style" || name == u"opacity")
            return false;
    }
    return pen.color().isValid();
}

} // namespace

std::optional<LineDrawing> LineDrawing::read(const QByteArray &svg)
{
    struct Look
    {
        QPen pen;
        bool isFilled = true;
    };
    LineDrawing drawing;
    QList<Look> looks { { QPen(Qt::black, 1, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin) } };
    QXmlStreamReader xml(svg);
    while (!xml.atEnd()) {
        const QXmlStreamReader::TokenType token = xml.readNext();
        if (token == QXmlStreamReader::EndElement)
            looks.removeLast();
        if (token != QXmlStreamReader::StartElement)
            continue;
        Look look = looks.constLast();
        if (!changePen(look.pen, look.isFilled, xml.attributes()))
            return std::nullopt;
        looks.append(look);
        if (xml.name() == u"g")
            continue;
        if (xml.name() == u"svg") {
            PathReader view(xml.attributes().value(QLatin1String("viewBox")));
            const QPointF corner = view.point();
            const QPointF size = view.point();
            if (!view.isGood() || size.x() <= 0 || size.y() <= 0)
                return std::nullopt;
            drawing.m_view = QRectF(corner, QSizeF(size.x(), size.y()));
            continue;
        }
        const std::optional<QPainterPath> path = pathOf(xml.name(), xml.attributes());
        if (!path || look.isFilled)
            return std::nullopt;
        drawing.m_lines.append({ *path, look.pen });
    }
    return xml.hasError() || drawing.m_view.isEmpty() ? std::nullopt : std::optional(drawing);
}

void LineDrawing::paint(QPainter &painter, const QRectF &into) const
{
    const double scale = std::min(into.width() / m_view.width(), into.height() / m_view.height());
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.translate(into.center());
    painter.scale(scale, scale);
    painter.translate(-m_view.center());
    for (const Line &line : m_lines)
        painter.strokePath(line.path, line.pen);
    painter.restore();
}

} // namespace kagetsu::ui
