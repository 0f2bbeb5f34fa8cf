// SPDX-License-Identifier: MIT
#include "ui/board/painting/svgpaper.h"

#include "ui/board/painting/vectorengine.h"

#include <QHash>
#include <QPainterPath>
#include <QStringList>

#include <cmath>
#include <utility>
#include <vector>

namespace kagetsu::ui {

namespace {

// Returns a number with two decimals, or one; trailing zeros are left out.
QString number(qreal value, int decimals = 2)
{
    QString text = QString::number(value, 'f', decimals);
    while (decimals > 0 && text.endsWith(QLatin1Char('0')))
        text.chop(1);
    if (text.endsWith(QLatin1Char('.')))
        text.chop(1);
    return text == QLatin1String("-0") ? QStringLiteral("0") : text;
}

QString attribute(const char *name, const QString &value)
{
    return QLatin1Char(' ') + QLatin1String(name) + QLatin1String("=\"") + value + QLatin1Char('"');
}

QString attribute(const char *name, qreal value)
{
    return attribute(name, number(value));
}

QString at(QPointF point)
{
    return number(point.x()) + QLatin1Char(' ') + number(point.y());
}

QString dataOf(const QPainterPath &path)
{
    QString data;
    for (int i = 0; i < path.elementCount(); ++i) {
        const QPainterPath::Element element = path.elementAt(i);
        switch (element.type) {
        case QPainterPath::MoveToElement: data += QLatin1Char('M') + at(element); break;
        case QPainterPath::LineToElement: data += QLatin1Char('L') + at(element); break;
        case QPainterPath::CurveToElement:
            data += QLatin1Char('C') + at(element) + QLatin1Char(' ') + at(path.elementAt(i + 1)) + QLatin1Char(' ')
                + at(path.elementAt(i + 2));
            i += 2;
            break;
        case QPainterPath::CurveToDataElement: break; // consumed above
        }
    }
    return data;
}

// Placeholder for the prefix of a name in output that is written before the prefix is known.
constexpr QChar PrefixHere(0xE000);

// Texts of a record may contain anything; what XML does not allow in a document becomes a blank or a replacement
// character.
QString escaped(const QString &text)
{
    QString allowed;
    for (const char32_t c : text.toUcs4()) {
        const bool isBlank = c == U'\t' || c == U'\n' || c == U'\r';
        const bool isNone =
            c < 0x20 || (c >= 0xD800 && c <= 0xDFFF) || c == 0xFFFE || c == 0xFFFF || c == PrefixHere.unicode();
        const char32_t kept = isBlank ? U' ' : isNone ? U'\uFFFD' : c;
        allowed += QString::fromUcs4(&kept, 1);
    }
    return allowed.toHtmlEscaped();
}

} // namespace

class SvgEngine : public VectorEngine
{
public:
    SvgEngine()
        : VectorEngine(AllFeatures)
    {
    }

    bool begin(QPaintDevice *) override { return true; }
    bool end() override { return true; }
    Type type() const override { return User; }

    void updateState(const QPaintEngineState &next) override
    {
        m_pen = next.pen();
        m_brush = next.brush();
        m_opacity = next.opacity();
        m_transform = next.transform();
    }

    void drawPath(const QPainterPath &path) override
    {
        if (path.isEmpty())
            return;
        const QString rule = path.fillRule() == Qt::OddEvenFill && m_brush.style() != Qt::NoBrush
            ? attribute("fill-rule", QStringLiteral("evenodd"))
            : QString();
        const bool hasCorners = path.elementCount() > 2 && path.elementAt(1).isLineTo();
        // Transform the points themselves, which is shorter and exact; a gradient must rotate together with the whole
        // element.
        if (!m_brush.gradient() && m_transform.type() <= QTransform::TxRotate) {
            const QTransform transform = std::exchange(m_transform, QTransform());
            const QPen pen = m_pen;
            m_pen.setWidthF(widthOf(pen) * std::sqrt(std::abs(transform.determinant())));
            add("path", attribute("d", dataOf(transform.map(path))) + rule, Ends::Open, hasCorners);
            m_pen = pen;
            m_transform = transform;
            return;
        }
        add("path", attribute("d", dataOf(path)) + rule, Ends::Open, hasCorners);
    }
    void drawEllipse(const QRectF &rect) override
    {
        const QPointF c = rect.center();
        if (std::abs(rect.width() - rect.height()) < 1e-6)
            add("circle", attribute("cx", c.x()) + attribute("cy", c.y()) + attribute("r", rect.width() / 2),
                Ends::None, /*hasCorners=*/false);
        else
            add("ellipse",
                attribute("cx", c.x()) + attribute("cy", c.y()) + attribute("rx", rect.width() / 2)
                    + attribute("ry", rect.height() / 2),
                Ends::None, /*hasCorners=*/false);
    }
    void drawEllipse(const QRect &rect) override { drawEllipse(QRectF(rect)); }
    void drawRects(const QRectF *rects, int count) override
    {
        for (int i = 0; i < count; ++i) {
            const QRectF rect = rects[i].normalized();
            if (rect.width() > 0 && rect.height() > 0)
                add("rect",
                    attribute("x", rect.x()) + attribute("y", rect.y()) + attribute("width", rect.width())
                        + attribute("height", rect.height()));
        }
    }
    void drawRects(const QRect *rects, int count) override
    {
        for (int i = 0; i < count; ++i) {
            const QRectF rect(rects[i]);
            drawRects(&rect, 1);
        }
    }
    void drawLines(const QLineF *lines, int count) override
    {
        for (int i = 0; i < count; ++i) {
            QPainterPath path(lines[i].p1());
            path.lineTo(lines[i].p2());
            drawOutline(path);
        }
    }
    void drawPolygon(const QPointF *points, int count, PolygonDrawMode mode) override
    {
        if (count < 2)
            return;
        QPainterPath path(points[0]);
        for (int i = 1; i < count; ++i)
            path.lineTo(points[i]);
        if (mode == PolylineMode) {
            drawOutline(path);
            return;
        }
        add("path", attribute("d", dataOf(path) + QLatin1Char('Z')));
    }
    void drawPolygon(const QPoint *points, int count, PolygonDrawMode mode) override
    {
        const std::vector<QPointF> exact(points, points + count);
        drawPolygon(exact.data(), count, mode);
    }
    // A board of lines has no images.
    void drawPixmap(const QRectF &, const QPixmap &, const QRectF &) override { }

    void write(const QPainter &painter, const WrittenWord &word) override
    {
        const QTransform transform = painter.combinedTransform();
        const QPointF middle = transform.map(word.baseline);
        const qreal scale = std::sqrt(std::abs(transform.determinant()));
        // Compressed text is transformed: few programs support the attribute for the length of a text.
        const QString place = word.narrowed < 1
            ? attribute("transform",
                QStringLiteral("matrix(%1 0 0 1 %2 %3)")
                    .arg(number(word.narrowed), number(middle.x()), number(middle.y())))
            : attribute("x", number(middle.x(), 1)) + attribute("y", number(middle.y(), 1));
        QString style = QLatin1String("font-size:") + number(word.pixels * scale, 1) + QLatin1String("px");
        if (word.weight != QFont::Medium)
            style += QLatin1String(";font-weight:") + number(static_cast<qreal>(word.weight));
        if (word.colour.rgb() != QColor(Qt::black).rgb())
            style += QLatin1String(";fill:") + word.colour.name();
        if (const qreal alpha = word.colour.alphaF() * painter.opacity(); alpha < 0.999)
            style += QLatin1String(";fill-opacity:") + number(alpha);
        *m_out += QLatin1String("<text class=\"") + PrefixHere + classOf(style) + QLatin1Char('"') + place
            + QLatin1Char('>') + escaped(word.text) + QLatin1String("</text>\n");
    }

    void put(QPainter &painter, const QString &key, QPointF place, const std::function<void()> &draw) override
    {
        const QTransform transform = painter.combinedTransform();
        if (transform.type() > QTransform::TxTranslate) {
            painter.save();
            painter.translate(place);
            draw();
            painter.restore();
            return;
        }
        auto known = m_kept.constFind(key);
        if (known == m_kept.constEnd())
            known = m_kept.insert(key, keep(painter, key, draw));
        const QPointF where = transform.map(place);
        *m_out += QLatin1String("<use xlink:href=\"#") + PrefixHere + *known + QLatin1Char('"')
            + attribute("x", where.x()) + attribute("y", where.y());
        if (painter.opacity() < 1)
            *m_out += attribute("opacity", painter.opacity());
        *m_out += QLatin1String("/>\n");
    }

    QString defs() const
    {
        if (m_styles.isEmpty())
            return m_defs;
        QString styles;
        for (qsizetype i = 0; i < m_styles.size(); ++i)
            styles +=
                QLatin1Char('.') + PrefixHere + nameOfStyle(i) + QLatin1Char('{') + m_styles[i] + QLatin1String("}\n");
        return QLatin1String("<style>\n") + styles + QLatin1String("</style>\n") + m_defs;
    }
    const QString &body() const { return m_body; }

private:
    static QString nameOfStyle(qsizetype number) { return QLatin1Char('t') + QString::number(number); }
    QString classOf(const QString &style)
    {
        if (!m_styles.contains(style))
            m_styles += style;
        return nameOfStyle(m_styles.indexOf(style));
    }

    QString keep(QPainter &painter, const QString &key, const std::function<void()> &draw)
    {
        QString name = key.section(QLatin1Char(' '), 0, 0);
        if (const int more = m_names[name]++; more > 0)
            name += QLatin1Char('-') + QString::number(more);
        QString drawn;
        QString *const before = std::exchange(m_out, &drawn);
        painter.save();
        painter.setOpacity(1);
        painter.setWorldTransform(QTransform());
        draw();
        painter.restore();
        m_out = before;
        m_defs +=
            QLatin1String("<g id=\"") + PrefixHere + name + QLatin1String("\">\n") + drawn + QLatin1String("</g>\n");
        return name;
    }

    // A line has no interior.
    void drawOutline(const QPainterPath &path)
    {
        const QBrush before = std::exchange(m_brush, QBrush(Qt::NoBrush));
        drawPath(path);
        m_brush = before;
    }

    enum class Ends { Open, None };

    static qreal widthOf(const QPen &pen) { return pen.widthF() > 0 ? pen.widthF() : 1; }

    // A closed shape has no ends whose form matters, and a round one has no corners.
    void add(const char *element, const QString &shape, Ends ends = Ends::None, bool hasCorners = true)
    {
        const bool isFilled = m_brush.style() != Qt::NoBrush;
        const bool isStroked = m_pen.style() != Qt::NoPen;
        if (!isFilled && !isStroked)
            return;
        QString line = QLatin1Char('<') + QLatin1String(element) + shape;
        line += isFilled ? paint("fill", m_brush) : attribute("fill", QStringLiteral("none"));
        if (isStroked)
            line += stroke(ends, hasCorners);
        if (!m_transform.isIdentity()) {
            line += attribute("transform",
                QStringLiteral("matrix(%1 %2 %3 %4 %5 %6)")
                    .arg(number(m_transform.m11()), number(m_transform.m12()), number(m_transform.m21()),
                        number(m_transform.m22()), number(m_transform.dx()), number(m_transform.dy())));
        }
        *m_out += line + QLatin1String("/>\n");
    }

    static QString colour(const char *what, const QColor &colour, qreal opacity)
    {
        const qreal alpha = colour.alphaF() * opacity;
        // Black is the default fill.
        const bool isUsual = qstrcmp(what, "fill") == 0 && (colour.rgb() & 0xFFFFFF) == 0;
        QString said = isUsual ? QString() : attribute(what, colour.name());
        if (alpha < 0.999)
            said += attribute(qstrcmp(what, "fill") == 0 ? "fill-opacity" : "stroke-opacity", alpha);
        return said;
    }

    QString paint(const char *what, const QBrush &brush)
    {
        if (!brush.gradient())
            return colour(what, brush.color(), m_opacity);
        QString said =
            attribute(what, QLatin1String("url(#") + PrefixHere + gradient(*brush.gradient()) + QLatin1Char(')'));
        if (m_opacity < 1)
            said += attribute("fill-opacity", m_opacity);
        return said;
    }

    QString gradient(const QGradient &gradient)
    {
        QString head;
        QString element = QStringLiteral("linearGradient");
        if (gradient.type() == QGradient::RadialGradient) {
            const auto &radial = static_cast<const QRadialGradient &>(gradient);
            element = QStringLiteral("radialGradient");
            head = attribute("cx", radial.center().x()) + attribute("cy", radial.center().y())
                + attribute("r", radial.radius()) + attribute("fx", radial.focalPoint().x())
                + attribute("fy", radial.focalPoint().y());
        } else {
            const auto &linear = static_cast<const QLinearGradient &>(gradient);
            head = attribute("x1", linear.start().x()) + attribute("y1", linear.start().y())
                + attribute("x2", linear.finalStop().x()) + attribute("y2", linear.finalStop().y());
        }
        QString stops;
        for (const auto &[place, colour] : gradient.stops()) {
            stops += QLatin1String("<stop") + attribute("offset", place) + attribute("stop-color", colour.name());
            if (colour.alphaF() < 1)
                stops += attribute("stop-opacity", colour.alphaF());
            stops += QLatin1String("/>");
        }
        const QString whole = head + attribute("gradientUnits", QStringLiteral("userSpaceOnUse")) + QLatin1Char('>')
            + stops + QLatin1String("</") + element + QLatin1String(">\n");
        const auto known = m_gradients.constFind(whole);
        if (known != m_gradients.constEnd())
            return *known;
        const QString name = QLatin1String("light") + QString::number(m_gradients.size());
        m_defs += QLatin1Char('<') + element + QLatin1String(" id=\"") + PrefixHere + name + QLatin1Char('"') + whole;
        m_gradients.insert(whole, name);
        return name;
    }

    QString stroke(Ends ends, bool hasCorners) const
    {
        QString said = colour("stroke", m_pen.color(), m_opacity);
        if (const qreal width = widthOf(m_pen); width != 1)
            said += attribute("stroke-width", width);
        const bool isOpen = ends == Ends::Open || m_pen.style() != Qt::SolidLine;
        if (isOpen && m_pen.capStyle() == Qt::RoundCap)
            said += attribute("stroke-linecap", QStringLiteral("round"));
        else if (isOpen && m_pen.capStyle() == Qt::SquareCap)
            said += attribute("stroke-linecap", QStringLiteral("square"));
        if (hasCorners && m_pen.joinStyle() == Qt::RoundJoin)
            said += attribute("stroke-linejoin", QStringLiteral("round"));
        else if (hasCorners && m_pen.joinStyle() == Qt::BevelJoin)
            said += attribute("stroke-linejoin", QStringLiteral("bevel"));
        QStringList dashes;
        for (const qreal dash : m_pen.dashPattern())
            dashes += number(dash * widthOf(m_pen));
        if (m_pen.style() != Qt::SolidLine && !dashes.isEmpty())
            said += attribute("stroke-dasharray", dashes.join(QLatin1Char(' ')));
        return said;
    }

    QPen m_pen;
    QBrush m_brush;
    QTransform m_transform;
    qreal m_opacity = 1;
    QString m_defs;
    QString m_body;
    QString *m_out = &m_body; // the current output
    QStringList m_styles; // styles of texts
    QHash<QString, QString> m_kept; // names by their keys
    QHash<QString, int> m_names;
    QHash<QString, QString> m_gradients;
};

SvgPaper::SvgPaper(QSizeF size, double millimetres)
    : m_size(size)
    , m_millimetres(millimetres)
    , m_engine(std::make_unique<SvgEngine>())
{
}

SvgPaper::~SvgPaper() = default;

QByteArray SvgPaper::svg(const QString &prefix) const
{
    // Names of faces need no quotes, and GraphicsMagick draws nothing of a file with a list of quoted ones. No stroke is
    // what SVG means without a word, but ImageMagick's own painter draws a black one, under which numbers vanish.
    QString text = QStringLiteral("<svg xmlns=\"http://www.w3.org/2000/svg\" "
                                  "xmlns:xlink=\"http://www.w3.org/1999/xlink\" width=\"%1mm\" height=\"%2mm\" "
                                  "viewBox=\"0 0 %3 %4\" font-family=\"Noto Sans, Segoe UI, Helvetica Neue, "
                                  "DejaVu Sans, sans-serif\" font-weight=\"500\" stroke=\"none\" text-anchor=\"middle\">\n")
                       .arg(number(m_size.width() * m_millimetres), number(m_size.height() * m_millimetres),
                           number(m_size.width()), number(m_size.height()));
    if (!m_engine->defs().isEmpty())
        text += QLatin1String("<defs>\n") + m_engine->defs() + QLatin1String("</defs>\n");
    text += m_engine->body() + QLatin1String("</svg>\n");
    return text.replace(PrefixHere, prefix).toUtf8();
}

QPaintEngine *SvgPaper::paintEngine() const
{
    return m_engine.get();
}

int SvgPaper::metric(PaintDeviceMetric metric) const
{
    constexpr int Dpi = 96;
    switch (metric) {
    case PdmWidth: return static_cast<int>(std::ceil(m_size.width()));
    case PdmHeight: return static_cast<int>(std::ceil(m_size.height()));
    case PdmDpiX:
    case PdmDpiY:
    case PdmPhysicalDpiX:
    case PdmPhysicalDpiY: return Dpi;
    case PdmDepth: return 32;
    case PdmDevicePixelRatio: return 1;
    case PdmDevicePixelRatioScaled: return static_cast<int>(devicePixelRatioFScale());
    default: return QPaintDevice::metric(metric);
    }
}

} // namespace kagetsu::ui
