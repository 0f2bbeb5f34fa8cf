// SPDX-License-Identifier: MIT
#include "ui/print/paper/documenthtml.h"

#include "ui/board/painting/svgpaper.h"
#include "ui/print/diagram/diagrampainter.h"
#include "ui/print/paper/papertext.h"
#include "ui/record/proof/prooflegend.h"

#include <QPainter>

namespace kagetsu::ui {

namespace {

// Sizes in points and widths in percent mean the same on screen, on paper and in a browser.
constexpr char StyleSheet[] = R"(
body { font-family: %1; font-size: 9pt; color: #000000; background: #ffffff; }
h1 { font-size: 16pt; }
h2 { font-size: 11pt; margin-top: 12px; margin-bottom: 4px; }
p { margin-top: 2px; margin-bottom: 2px; }
p.answer { font-weight: bold; font-size: 11pt; }
p.warning { font-weight: bold; background: #ffe9c7; }
p.caption { text-align: center; }
td, th { padding-right: 16px; padding-top: 1px; padding-bottom: 1px; vertical-align: top; }
th { text-align: left; }
th.number, td.number { text-align: right; }
td.label { color: #444444; }
td.step { padding-right: 12px; }
)";

constexpr qreal PixelsInMillimetre = 96 / 25.4;
constexpr qreal PointPixels = 96 / 72.0;

QString fontsFor(const QString &language)
{
    QStringList faces = paperFaces(language);
    const QString generic = faces.takeLast();
    return u'"' + faces.join(QStringLiteral("\", \"")) + QStringLiteral("\", ") + generic;
}

class HtmlWriter
{
public:
    explicit HtmlWriter(const DrawingHtml &drawingHtml)
        : m_drawingHtml(drawingHtml)
    {
    }

    QString write(const Document &document)
    {
        m_html = QStringLiteral("<!DOCTYPE html>\n<html lang=\"%1\">\n<head>\n<meta charset=\"utf-8\">\n"
                                "<title>%2</title>\n<style>%3</style>\n</head>\n<body>\n<h1>%2</h1>\n")
                     .arg(document.language, document.title.toHtmlEscaped(),
                         QString::fromLatin1(StyleSheet).arg(fontsFor(document.language)));
        for (const Block &block : document.blocks)
            std::visit([this](const auto &each) { add(each); }, block);
        for (; m_open > 0; --m_open)
            m_html += QStringLiteral("</div>\n");
        m_html += QStringLiteral("</body>\n</html>\n");
        return m_html;
    }

private:
    void add(const LanguageChange &change)
    {
        m_html += QStringLiteral("<hr>\n<div lang=\"%1\" style=\"font-family: %2\">\n")
                      .arg(change.language, fontsFor(change.language).replace(QLatin1Char('"'), QLatin1Char('\'')));
        ++m_open;
    }
    void add(const CutLine &)
    {
        m_html += QStringLiteral("<hr style=\"border: 0; border-top: 1px dashed #888888\">\n");
    }
    void add(const LargeText &large)
    {
        m_html += QStringLiteral("<p style=\"font-size: %1pt; font-weight: bold; text-align: center\">%2</p>\n")
                      .arg(QString::number(large.points), large.text.toHtmlEscaped());
    }
    void add(const Heading &heading) { m_html += QStringLiteral("<h2>%1</h2>\n").arg(heading.text.toHtmlEscaped()); }
    void add(const Paragraph &paragraph)
    {
        m_html += paragraph.isWarning ? QStringLiteral("<p class=\"warning\">")
            : paragraph.isAnswer      ? QStringLiteral("<p class=\"answer\">")
                                      : QStringLiteral("<p style=\"padding-left: %1px; -qt-block-indent: %2\">")
                                       .arg(IndentWidth * paragraph.level)
                                       .arg(paragraph.level);
        m_html += paragraph.text.toHtmlEscaped() + QStringLiteral("</p>\n");
    }
    void add(const Facts &facts)
    {
        m_html += QStringLiteral("<table cellspacing=\"0\">\n");
        for (const Facts::Fact &fact : facts.facts) {
            m_html += QStringLiteral("<tr><td class=\"label\">%1</td><td>%2</td></tr>\n")
                          .arg(fact.label.toHtmlEscaped(), fact.value.toHtmlEscaped());
        }
        m_html += QStringLiteral("</table>\n");
    }
    void add(const Table &table)
    {
        QStringList heads;
        for (const Table::Column &column : table.columns)
            heads += column.head;
        // The header is repeated on every page.
        m_html += table.isForm ? QStringLiteral(
                      "<table width=\"98%\" border=\"1\" cellspacing=\"0\" cellpadding=\"3\" style=\"border-collapse: "
                      "collapse\">\n<thead>")
                               : QStringLiteral("<table cellspacing=\"0\">\n<thead>");
        addRow(table, heads, -1);
        m_html += QStringLiteral("</thead>\n<tbody>\n");
        for (std::size_t i = 0; i < table.rows.size(); ++i)
            addRow(table, table.rows[i], static_cast<int>(i));
        m_html += QStringLiteral("</tbody>\n</table>\n");
    }
    // Adds a row; number -1 is the header.
    void addRow(const Table &table, const QStringList &row, int number)
    {
        const QString tag = number < 0 ? QStringLiteral("th") : QStringLiteral("td");
        const QString mark = number < 0 ? QString() : table.marks.value(number);
        m_html += mark.isEmpty() ? QStringLiteral("<tr>") : QStringLiteral("<tr id=\"%1\">").arg(mark.toHtmlEscaped());
        for (std::size_t i = 0; i < table.columns.size(); ++i) {
            const QString attributes =
                table.columns[i].isNumeric ? QStringLiteral(" class=\"number\" align=\"right\"") : QString();
            const QString links = linksOf(table, number, static_cast<int>(i));
            m_html += QStringLiteral("<%1%2>").arg(tag, attributes);
            m_html += links.isEmpty() ? row[static_cast<qsizetype>(i)].toHtmlEscaped() : links;
            m_html += QStringLiteral("</%1>").arg(tag);
        }
        m_html += QStringLiteral("</tr>\n");
    }
    static QString linksOf(const Table &table, int row, int column)
    {
        QStringList links;
        for (const Table::Link &link : table.links) {
            if (link.row != row || link.column != column)
                continue;
            const QString address = link.file.isEmpty() ? QLatin1Char('#') + link.target : link.target;
            const QString saved =
                link.file.isEmpty() ? QString() : QStringLiteral(" download=\"%1\"").arg(link.file.toHtmlEscaped());
            links += QStringLiteral("<a href=\"%1\"").arg(address.toHtmlEscaped()) + saved + QLatin1Char('>')
                + link.text.toHtmlEscaped() + QStringLiteral("</a>");
        }
        return links.join(QLatin1Char(' '));
    }
    // Adds a line for each field: what is to be filled in on paper is only shown here.
    void add(const Fields &fields)
    {
        for (const std::vector<Fields::Field> &row : fields.rows) {
            int shares = 0;
            for (const Fields::Field &field : row)
                shares += field.share;
            m_html += QStringLiteral("<table width=\"100%\" cellspacing=\"0\"><tr>");
            for (const Fields::Field &field : row) {
                m_html += QStringLiteral("<td width=\"%1%\"><span style=\"color: #444444\">%2</span> %3</td>")
                              .arg(100 * field.share / shares)
                              .arg(field.label.toHtmlEscaped(),
                                  field.value.isEmpty() ? QStringLiteral("____________") : field.value.toHtmlEscaped());
            }
            m_html += QStringLiteral("</tr></table>\n");
        }
    }
    void add(const Diagram &diagram)
    {
        const qreal width = diagram.side * PixelsInMillimetre;
        const QString place = diagram.isStep ? QStringLiteral("left") : QStringLiteral("center");
        m_html += QStringLiteral("<div align=\"%1\">").arg(place)
            + m_drawingHtml({ diagram, {}, { width, diagramHeight(diagram, width, PointPixels) } }, m_drawings++)
            + QStringLiteral("</div>\n");
        if (const QString caption = captionOf(diagram); !caption.isEmpty()) {
            m_html += (diagram.isStep ? QStringLiteral("<p>") : QStringLiteral("<p class=\"caption\">"))
                + caption.toHtmlEscaped() + QStringLiteral("</p>\n");
        }
    }
    void add(const Legend &legend)
    {
        constexpr qreal Side = 20;
        m_html += QStringLiteral("<table cellspacing=\"0\">\n");
        for (const Legend::Sign &sign : legend.signs) {
            m_html += QStringLiteral("<tr><td>") + m_drawingHtml({ sign, legend.side, { Side, Side } }, m_drawings++)
                + QStringLiteral("</td><td>") + sign.text.toHtmlEscaped() + QStringLiteral("</td></tr>\n");
        }
        m_html += QStringLiteral("</table>\n");
    }
    void add(const SideBySide &columns)
    {
        int shares = 0;
        for (const SideBySide::Column &each : columns.columns)
            shares += each.share;
        m_html += QStringLiteral("<table width=\"100%\" cellspacing=\"0\"><tr>");
        for (const SideBySide::Column &each : columns.columns) {
            m_html += QStringLiteral("<td width=\"%1%\" class=\"step\">").arg(100 * each.share / shares);
            for (const Block &block : each.blocks)
                std::visit([this](const auto &one) { add(one); }, block);
            m_html += QStringLiteral("</td>");
        }
        m_html += QStringLiteral("</tr></table>\n");
    }
    void add(const Signatures &signatures)
    {
        m_html += QStringLiteral("<table width=\"100%\" cellspacing=\"0\"><tr>");
        for (const QString &signer : signatures.signers) {
            m_html += QStringLiteral("<td width=\"%1%\"><br><br><br>________________________<br>")
                          .arg(100 / signatures.signers.size())
                + signer.toHtmlEscaped() + QStringLiteral("</td>");
        }
        m_html += QStringLiteral("</tr></table>\n");
    }

    const DrawingHtml &m_drawingHtml;
    QString m_html;
    int m_drawings = 0;
    int m_open = 0; // number of open changes of language
};

} // namespace

void Drawing::paint(QPainter &painter, const QRectF &rect) const
{
    if (const auto *diagram = std::get_if<Diagram>(&what))
        paintDiagram(painter, rect, *diagram, PointPixels * rect.width() / size.width());
    else
        paintSign(painter, rect, std::get<Legend::Sign>(what).cell, side, Theme::paper());
}

QString toHtml(const Document &document, const DrawingHtml &drawingHtml)
{
    return HtmlWriter(drawingHtml).write(document);
}

QString svgOf(const Drawing &drawing, int number)
{
    SvgPaper paper(drawing.size);
    QPainter painter(&paper);
    drawing.paint(painter, QRectF(QPointF(), drawing.size));
    painter.end();
    return QString::fromUtf8(paper.svg(QStringLiteral("d%1-").arg(number)));
}

} // namespace kagetsu::ui
