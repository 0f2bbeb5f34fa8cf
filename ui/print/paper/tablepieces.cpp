// SPDX-License-Identifier: MIT
#include "ui/print/paper/tablepieces.h"

#include "ui/board/painting/pdfpaper.h"
#include "ui/controls/style/faces.h"
#include "ui/print/paper/papertext.h"

#include <QPainter>

#include <algorithm>
#include <iterator>
#include <numeric>

namespace kagetsu::ui {

namespace {

// In millimetres.
constexpr qreal ColumnGap = 4.5;
constexpr qreal FormRow = 5.3;
constexpr qreal FormPadding = 0.9;
constexpr qreal FieldRow = 6.8;
constexpr qreal Thin = 0.15;

// Returns columns as wide as their contents; if that is too much, the widest shrink, all to the same width.
std::vector<qreal> naturalWidths(const Table &table, qreal width, const PaperStyle &style)
{
    const qreal gap = style.mm(ColumnGap);
    std::vector<qreal> widths;
    for (std::size_t i = 0; i < table.columns.size(); ++i) {
        qreal widest = PaperText::widthOf(table.columns[i].head, style.font(BodySize, QFont::Bold));
        for (const QStringList &row : table.rows)
            widest = std::max(widest, PaperText::widthOf(row[static_cast<qsizetype>(i)], style.font(BodySize)));
        widths.push_back(std::ceil(widest) + 1 + gap);
    }
    std::vector<qreal> sorted = widths;
    std::sort(sorted.begin(), sorted.end());
    qreal left = width;
    for (std::size_t i = 0; i < sorted.size(); ++i) {
        const qreal most = left / static_cast<qreal>(sorted.size() - i);
        if (sorted[i] > most) {
            for (qreal &each : widths)
                each = std::min(each, most);
            break;
        }
        left -= sorted[i];
    }
    return widths;
}

qreal paddingOf(const Table &table, const PaperStyle &style)
{
    return table.isForm ? 2 * style.mm(FormPadding) : style.mm(ColumnGap);
}

// Returns the least width of each column in which its heading breaks only between words.
std::vector<qreal> wordWidths(const Table &table, const PaperStyle &style)
{
    const QFont font = style.font(table.isForm ? LeastSize : BodySize, QFont::Bold);
    std::vector<qreal> widths;
    for (const Table::Column &column : table.columns) {
        qreal widest = 0;
        for (const QString &word : column.head.split(QLatin1Char(' '), Qt::SkipEmptyParts))
            widest = std::max(widest, PaperText::widthOf(word, font));
        widths.push_back(widest == 0 ? 0 : std::ceil(widest) + 1 + paddingOf(table, style));
    }
    return widths;
}

// Widens columns that are narrower than their least width. The others give what they have beyond theirs, each in the
// same proportion. Nothing changes if all least widths together are wider than the table may be.
void widen(std::vector<qreal> &widths, const std::vector<qreal> &least, qreal width)
{
    if (std::accumulate(least.begin(), least.end(), 0.0) > width)
        return;
    qreal missing = std::accumulate(widths.begin(), widths.end(), -width);
    qreal spare = 0;
    for (std::size_t i = 0; i < widths.size(); ++i) {
        missing += std::max(0.0, least[i] - widths[i]);
        spare += std::max(0.0, widths[i] - least[i]);
    }
    const qreal taken = spare > 0 ? std::clamp(missing / spare, 0.0, 1.0) : 0;
    for (std::size_t i = 0; i < widths.size(); ++i)
        widths[i] = std::max(least[i], widths[i] - std::max(0.0, widths[i] - least[i]) * taken);
}

std::vector<qreal> sharedWidths(const Table &table, qreal width, const PaperStyle &style)
{
    const int shares = std::accumulate(table.columns.begin(), table.columns.end(), 0,
        [](int sum, const Table::Column &column) { return sum + column.share; });
    if (shares == 0)
        return naturalWidths(table, width, style);
    std::vector<qreal> widths;
    for (const Table::Column &column : table.columns)
        widths.push_back(width * column.share / shares);
    return widths;
}

std::vector<qreal> widthsOf(const Table &table, qreal width, const PaperStyle &style)
{
    std::vector<qreal> widths = sharedWidths(table, width, style);
    widen(widths, wordWidths(table, style), width);
    return widths;
}

struct Cell
{
    PaperText text;
    QPointF at;
    QRectF frame;
};

Piece rowOf(const Table &table, const QStringList &row, const std::vector<qreal> &widths, const PaperStyle &style,
    QFont::Weight weight)
{
    const qreal padding = table.isForm ? style.mm(FormPadding) : 0;
    const qreal gap = paddingOf(table, style);
    const QFont font = style.font(table.isForm ? LeastSize : BodySize, weight);
    std::vector<Cell> cells;
    qreal left = 0;
    qreal height = table.isForm ? style.mm(FormRow * style.scale().boards) : 0;
    for (std::size_t i = 0; i < widths.size(); ++i) {
        const Qt::Alignment alignment = table.columns[i].isNumeric ? Qt::AlignRight : Qt::AlignLeft;
        Cell cell { PaperText(row[static_cast<qsizetype>(i)], font, widths[i] - gap, alignment), { left + padding, 0 },
            QRectF(left, 0, widths[i], 0) };
        height = std::max(height, cell.text.height());
        left += widths[i];
        cells.push_back(std::move(cell));
    }
    for (Cell &cell : cells) {
        cell.frame.setHeight(height);
        if (table.isForm)
            cell.at.setY((height - cell.text.height()) / 2);
    }
    const bool isHead = weight == QFont::Bold;
    return { .height = height,
        .before = table.isForm ? 0 : style.mm(0.4),
        .paint = [cells, isForm = table.isForm, isHead, thin = style.mm(Thin)](QPainter &painter) {
            for (const Cell &cell : cells) {
                if (isForm) {
                    painter.setPen(QPen(Qt::black, thin));
                    painter.setBrush(Qt::NoBrush);
                    painter.drawRect(cell.frame);
                }
                cell.text.draw(painter, cell.at);
            }
            if (isHead && !isForm && !cells.empty()) {
                const QRectF last = cells.back().frame;
                painter.fillRect(QRectF(0, last.bottom(), last.right(), thin), Qt::black);
            }
        } };
}

} // namespace

QFont PaperStyle::font(qreal points, QFont::Weight weight) const
{
    QFont font;
    font.setFamilies(paperFaces(m_language));
    keepRegionsApart(font, m_language); // for a paper in Japanese after one in Chinese
    font.setWeight(weight);
    font.setHintingPreference(QFont::PreferNoHinting);
    const qreal size = std::max(LeastSize, points * m_scale.text);
    font.setPixelSize(std::max(1, static_cast<int>(std::ceil(size * m_scale.point))));
    return PdfPaper::unshaped(font);
}

std::vector<Piece> rowsOf(const Table &table, qreal width, const PaperStyle &style)
{
    const std::vector<qreal> widths = widthsOf(table, width, style);
    QStringList heads;
    for (const Table::Column &column : table.columns)
        heads += column.head;
    std::vector<Piece> pieces { rowOf(table, heads, widths, style, QFont::Bold) };
    pieces.front().before = style.mm(1);
    pieces.front().staysWithNext = true;
    const auto head = std::make_shared<const Piece>(pieces.front());
    for (const QStringList &row : table.rows) {
        pieces.push_back(rowOf(table, row, widths, style, QFont::Normal));
        pieces.back().head = head;
    }
    // Nor may a single row follow the repeated header on another page.
    if (pieces.size() > 2)
        pieces[pieces.size() - 2].staysWithNext = true;
    return pieces;
}

Piece fieldsOf(const std::vector<Fields::Field> &row, qreal width, const PaperStyle &style)
{
    const qreal gap = style.mm(4);
    const int shares = std::accumulate(
        row.begin(), row.end(), 0, [](int sum, const Fields::Field &field) { return sum + field.share; });
    const qreal free = width - gap * static_cast<qreal>(row.size() - 1);
    struct Drawn
    {
        PaperText label;
        PaperText value;
        qreal left;
        qreal line; // where it begins
        qreal right;
    };
    std::vector<Drawn> fields;
    qreal left = 0;
    qreal height = style.mm(FieldRow);
    for (const Fields::Field &field : row) {
        const qreal right = left + free * field.share / shares;
        const QFont font = style.font(LeastSize);
        const qreal line = std::min(left + PaperText::widthOf(field.label, font) + style.mm(1.5), (left + right) / 2);
        fields.push_back({ PaperText(field.label, font, line - left),
            PaperText(field.value, style.font(BodySize), right - line), left, line, right });
        height = std::max(height, fields.back().value.height() + style.mm(1));
        left = right + gap;
    }
    return { .height = height,
        .paint = [fields, height, thin = style.mm(Thin), above = style.mm(0.4)](QPainter &painter) {
            for (const Drawn &field : fields) {
                const qreal bottom = height - above;
                field.label.draw(painter, { field.left, bottom - field.label.height() });
                field.value.draw(painter, { field.line, bottom - field.value.height() });
                painter.fillRect(QRectF(field.line, bottom, field.right - field.line, thin), Qt::black);
            }
        } };
}

} // namespace kagetsu::ui
