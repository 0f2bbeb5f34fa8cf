// SPDX-License-Identifier: MIT
#include "ui/arbiter/documenthtml.h"

#include "ui/board/boardpainter.h"

#include <QBuffer>
#include <QPainter>
#include <QSvgGenerator>

namespace kagetsu::ui {

namespace {

// Sizes in points and widths in percent mean the same on the screen, on paper and in a browser.
constexpr char StyleSheet[] = R"(
body { font-family: %1; font-size: 9pt; color: #000000; background: #ffffff; }
h1 { font-size: 16pt; }
h2 { font-size: 11pt; margin-top: 12px; margin-bottom: 4px; }
p { margin-top: 2px; margin-bottom: 2px; }
p.warning { font-weight: bold; background: #ffe9c7; }
p.caption { text-align: center; }
td, th { padding-right: 16px; padding-top: 1px; padding-bottom: 1px; vertical-align: top; }
th { text-align: left; }
th.number, td.number { text-align: right; }
td.label { color: #444444; }
)";

// The same character is drawn otherwise in Japan and in China.
QString fontsFor(const QString &language)
{
    const QString han = language.startsWith(QLatin1String("ja")) ? QStringLiteral("Noto Sans CJK JP")
                                                                 : QStringLiteral("Noto Sans CJK SC");
    return QStringLiteral("\"Noto Sans\", \"%1\", sans-serif").arg(han);
}

class HtmlWriter
{
public:
    explicit HtmlWriter(const DiagramHtml &diagramHtml)
        : m_diagramHtml(diagramHtml)
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
    void add(const Heading &heading) { m_html += QStringLiteral("<h2>%1</h2>\n").arg(heading.text.toHtmlEscaped()); }
    void add(const Paragraph &paragraph)
    {
        m_html += paragraph.isWarning ? QStringLiteral("<p class=\"warning\">")
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
        // The head stands again on every page.
        m_html += QStringLiteral("<table cellspacing=\"0\">\n<thead>");
        addRow(table, heads, QStringLiteral("th"));
        m_html += QStringLiteral("</thead>\n<tbody>\n");
        for (const QStringList &row : table.rows)
            addRow(table, row, QStringLiteral("td"));
        m_html += QStringLiteral("</tbody>\n</table>\n");
    }
    void addRow(const Table &table, const QStringList &row, const QString &tag)
    {
        m_html += QStringLiteral("<tr>");
        for (std::size_t i = 0; i < table.columns.size(); ++i) {
            const QString attributes =
                table.columns[i].isNumeric ? QStringLiteral(" class=\"number\" align=\"right\"") : QString();
            m_html += QStringLiteral("<%1%2>").arg(tag, attributes) + row[static_cast<qsizetype>(i)].toHtmlEscaped()
                + QStringLiteral("</%1>").arg(tag);
        }
        m_html += QStringLiteral("</tr>\n");
    }
    void add(const Diagram &diagram)
    {
        m_html += QStringLiteral("<div align=\"center\">") + m_diagramHtml(diagram, m_diagrams++)
            + QStringLiteral("</div>\n<p class=\"caption\">") + diagram.caption.toHtmlEscaped()
            + QStringLiteral("</p>\n");
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

    const DiagramHtml &m_diagramHtml;
    QString m_html;
    int m_diagrams = 0;
    int m_open = 0; // changes of language
};

} // namespace

QString toHtml(const Document &document, const DiagramHtml &diagramHtml)
{
    return HtmlWriter(diagramHtml).write(document);
}

QString svgOf(const Diagram &diagram, int)
{
    constexpr int Side = 420;
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize({ Side, Side });
    generator.setViewBox(QRect(0, 0, Side, Side));
    QPainter painter(&generator);
    paintBoard(painter, QRectF(0, 0, Side, Side), diagram.picture, Theme::paper());
    painter.end();
    // Inside a page there is no place for the head of a file.
    const QString svg = QString::fromUtf8(buffer.data());
    return svg.mid(svg.indexOf(QLatin1String("<svg")));
}

} // namespace kagetsu::ui
