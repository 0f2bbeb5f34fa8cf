// SPDX-License-Identifier: MIT
#include "ui/print/paper/pagepieces.h"

#include "ui/print/diagram/diagrampainter.h"
#include "ui/print/paper/papertext.h"
#include "ui/print/paper/tablepieces.h"
#include "ui/record/proof/prooflegend.h"

#include <QPainter>

#include <algorithm>
#include <numeric>

namespace kagetsu::ui {

namespace {

// In typographic points.
constexpr qreal TitleSize = 15;
constexpr qreal HeadingSize = 11;
constexpr qreal AnswerSize = 11;
constexpr qreal SmallSize = 8.4;

// In millimetres.
constexpr qreal Indent = 4;
constexpr qreal BesideGap = 6;
constexpr qreal MostSigned = 110; // height of the signed contents that stays on the page with the signatures

class PieceMaker
{
public:
    PieceMaker(QString language, qreal width, const PageScale &scale)
        : m_style(std::move(language), scale)
        , m_width(width)
    {
    }

    std::vector<Piece> make(const QString &title, const std::vector<Block> &blocks)
    {
        if (!title.isEmpty()) {
            addText(title, m_style.font(TitleSize, QFont::Bold), 0, /*isHeading=*/true);
            m_pieces.back().isHeading = false; // signatures need not stay together with it
        }
        for (std::size_t i = 0; i < blocks.size(); ++i) {
            std::visit([this](const auto &each) { add(each); }, blocks[i]);
            // A paragraph begins on the same page as its reasons.
            const auto *paragraph = std::get_if<Paragraph>(&blocks[i]);
            const auto *next = i + 1 < blocks.size() ? std::get_if<Paragraph>(&blocks[i + 1]) : nullptr;
            if (paragraph && next && next->level > paragraph->level && !m_pieces.empty())
                m_pieces.back().staysWithNext = true;
        }
        return std::move(m_pieces);
    }

private:
    // Adds all lines as one piece.
    void addText(const QString &text, const QFont &font, qreal before, bool isHeading)
    {
        const PaperText lines(text, font, m_width);
        m_pieces.push_back({ .height = lines.height(),
            .before = before,
            .staysWithNext = isHeading,
            .isHeading = isHeading,
            .paint = [lines](QPainter &painter) { lines.draw(painter, {}); } });
    }

    void add(const LanguageChange &change)
    {
        m_style.setLanguage(change.language);
        const qreal width = m_width;
        m_pieces.push_back({ .height = m_style.mm(1),
            .before = m_style.mm(6),
            .staysWithNext = true,
            .paint = [width, thick = m_style.mm(0.2)](
                         QPainter &painter) { painter.fillRect(QRectF(0, 0, width, thick), Qt::black); } });
    }

    void add(const Heading &heading)
    {
        addText(heading.text, m_style.font(HeadingSize, QFont::Bold), m_style.gap(3.2), /*isHeading=*/true);
    }

    // Adds a paragraph line by line, but never leaves a single line on its own.
    void add(const Paragraph &paragraph)
    {
        const qreal indent = paragraph.level * m_style.mm(Indent);
        const QFont font = paragraph.isAnswer ? m_style.font(AnswerSize, QFont::Bold)
            : paragraph.isWarning             ? m_style.font(BodySize, QFont::Bold)
                                              : m_style.font(BodySize);
        const PaperText text(paragraph.text, font, m_width - indent);
        for (int line = 0; line < text.lines(); ++line) {
            const bool isFirst = line == 0;
            const bool isLastButOne = line == text.lines() - 2;
            const QRectF ground(0, 0, m_width, text.lineHeight(line));
            m_pieces.push_back({ .height = text.lineHeight(line),
                .before = isFirst ? m_style.gap(paragraph.level > 0 ? 0.3 : 0.9) : 0,
                .staysWithNext = (isFirst && text.lines() > 1) || isLastButOne,
                .paint = [text, line, indent, ground, isWarning = paragraph.isWarning](QPainter &painter) {
                    if (isWarning)
                        painter.fillRect(ground, QColor(0xff, 0xe9, 0xc7));
                    text.drawLine(painter, { indent, 0 }, line);
                } });
        }
    }

    void add(const Facts &facts)
    {
        const QFont font = m_style.font(BodySize);
        qreal labels = 0;
        for (const Facts::Fact &fact : facts.facts)
            labels = std::max(labels, PaperText::widthOf(fact.label, font));
        labels = std::min(labels, m_width * 0.36) + m_style.mm(4);
        for (const Facts::Fact &fact : facts.facts) {
            const PaperText label(fact.label, font, labels - m_style.mm(3));
            const PaperText value(fact.value, font, m_width - labels);
            // The text of a field may be longer than a page, such as a whole letter.
            constexpr int MostWhole = 12;
            if (value.lines() > MostWhole) {
                addLongFact(label, value, labels);
                continue;
            }
            m_pieces.push_back({ .height = std::max(label.height(), value.height()),
                .before = m_style.mm(0.5),
                .paint = [label, value, labels](QPainter &painter) {
                    label.draw(painter, {});
                    value.draw(painter, { labels, 0 });
                } });
        }
    }

    void addLongFact(const PaperText &label, const PaperText &value, qreal labels)
    {
        for (int line = 0; line < value.lines(); ++line) {
            m_pieces.push_back({ .height = value.lineHeight(line),
                .before = line == 0 ? m_style.mm(0.5) : 0,
                .staysWithNext = line == 0,
                .paint = [label, value, labels, line](QPainter &painter) {
                    if (line == 0)
                        label.draw(painter, {});
                    value.drawLine(painter, { labels, 0 }, line);
                } });
        }
    }

    void add(const Table &table)
    {
        std::vector<Piece> rows = rowsOf(table, m_width, m_style);
        std::move(rows.begin(), rows.end(), std::back_inserter(m_pieces));
    }

    void add(const Fields &fields)
    {
        for (const std::vector<Fields::Field> &row : fields.rows)
            m_pieces.push_back(fieldsOf(row, m_width, m_style));
    }

    void add(const Diagram &diagram)
    {
        const qreal width = std::min(m_width, m_style.mm(diagram.side) * m_style.scale().boards);
        const qreal height = std::min(width * 1.15, diagramHeight(diagram, width, m_style.scale().point));
        const QRectF board((m_width - width) / 2, 0, width, height);
        const PaperText caption(captionOf(diagram), m_style.font(SmallSize),
            diagram.isStep ? m_width : std::max(width, m_width * 0.7),
            diagram.isStep ? Qt::AlignLeft : Qt::AlignHCenter);
        const qreal under = m_style.mm(0.8);
        const qreal indent = diagram.isStep ? 0 : (m_width - std::max(width, m_width * 0.7)) / 2;
        m_pieces.push_back({ .height = height + (captionOf(diagram).isEmpty() ? 0 : under + caption.height()),
            .before = m_style.mm(1.5),
            .paint = [diagram, board, caption, under, indent, point = m_style.scale().point](QPainter &painter) {
                paintDiagram(painter, board, diagram, point);
                caption.draw(painter, { indent, board.height() + under });
            } });
    }

    // Adds the signs in columns, row by row.
    void add(const Legend &legend)
    {
        if (legend.signs.empty())
            return;
        const qreal side = m_style.mm(4.6);
        const int columns = std::max(1, static_cast<int>(m_width / m_style.mm(42)));
        const qreal column = m_width / columns;
        const QFont font = m_style.font(SmallSize);
        std::vector<PaperText> texts;
        for (const Legend::Sign &sign : legend.signs)
            texts.emplace_back(sign.text, font, column - side - m_style.mm(4));
        std::vector<qreal> tops;
        qreal top = 0;
        for (std::size_t i = 0; i < texts.size(); i += static_cast<std::size_t>(columns)) {
            qreal height = side;
            for (std::size_t k = i; k < std::min(texts.size(), i + static_cast<std::size_t>(columns)); ++k) {
                tops.push_back(top);
                height = std::max(height, texts[k].height());
            }
            top += height + m_style.mm(0.6);
        }
        m_pieces.push_back({ .height = top,
            .before = m_style.mm(2),
            .paint = [legend, texts, tops, side, column, columns, gap = m_style.mm(1.4)](QPainter &painter) {
                for (std::size_t i = 0; i < texts.size(); ++i) {
                    const qreal left = column * static_cast<qreal>(i % static_cast<std::size_t>(columns));
                    paintSign(
                        painter, QRectF(left, tops[i], side, side), legend.signs[i].cell, legend.side, Theme::paper());
                    const qreal down = std::max(0.0, (side - texts[i].height()) / 2);
                    texts[i].draw(painter, { left + side + gap, tops[i] + down });
                }
            } });
    }

    void add(const CutLine &)
    {
        m_pieces.push_back({ .height = m_style.mm(0.2),
            .before = m_style.mm(4),
            .paint = [width = m_width, thick = m_style.mm(0.15)](QPainter &painter) {
                painter.setPen(QPen(Qt::gray, thick, Qt::DashLine));
                painter.drawLine(QPointF(0, 0), QPointF(width, 0));
            } });
    }

    void add(const LargeText &large)
    {
        const qreal whole = PaperText::widthOf(large.text, m_style.font(large.points, QFont::Bold));
        const qreal points = std::max(LeastSize, large.points * std::min(1.0, m_width / std::max(1.0, whole * 1.02)));
        const PaperText text(large.text, m_style.font(points, QFont::Bold), m_width, Qt::AlignHCenter);
        m_pieces.push_back({ .height = text.height(),
            .before = m_style.mm(2),
            .staysWithNext = true,
            .paint = [text](QPainter &painter) { text.draw(painter, {}); } });
    }

    void add(const Signatures &signatures)
    {
        if (signatures.signers.isEmpty())
            return;
        // What is signed must be on the same page.
        qreal above = 0;
        for (std::size_t i = m_pieces.size(); i-- > 0 && above < m_style.mm(MostSigned);) {
            m_pieces[i].staysWithNext = true;
            above += m_pieces[i].height + m_pieces[i].before;
            if (m_pieces[i].isHeading)
                break;
        }
        const qreal gap = m_style.mm(5);
        const auto count = static_cast<qreal>(signatures.signers.size());
        const qreal column = (m_width - gap * (count - 1)) / count;
        const qreal room = m_style.gap(11); // for a handwritten signature
        std::vector<PaperText> names;
        qreal height = 0;
        for (const QString &signer : signatures.signers) {
            names.emplace_back(signer, m_style.font(BodySize), column);
            height = std::max(height, names.back().height());
        }
        m_pieces.push_back({ .height = room + m_style.mm(0.8) + height,
            .before = m_style.mm(1),
            .isSignature = true,
            .paint = [names, column, gap, room, thick = m_style.mm(0.2), under = m_style.mm(0.8)](QPainter &painter) {
                for (std::size_t i = 0; i < names.size(); ++i) {
                    const qreal left = (column + gap) * static_cast<qreal>(i);
                    painter.fillRect(QRectF(left, room, column, thick), Qt::black);
                    names[i].draw(painter, { left, room + under });
                }
            } });
    }

    void add(const SideBySide &columns)
    {
        const qreal gap = m_style.mm(BesideGap);
        const int shares = std::accumulate(columns.columns.begin(), columns.columns.end(), 0,
            [](int sum, const SideBySide::Column &each) { return sum + each.share; });
        const qreal free = m_width - gap * static_cast<qreal>(columns.columns.size() - 1);
        struct Beside
        {
            QPointF at;
            Piece piece;
        };
        std::vector<Beside> all;
        qreal left = 0;
        qreal height = 0;
        for (const SideBySide::Column &each : columns.columns) {
            const qreal width = free * each.share / shares;
            qreal top = 0;
            for (Piece &piece : PieceMaker(m_style.language(), width, m_style.scale()).make({}, each.blocks)) {
                top += top > 0 ? piece.before : 0;
                const qreal pieceHeight = piece.height;
                all.push_back({ { left, top }, std::move(piece) });
                top += pieceHeight;
            }
            height = std::max(height, top);
            left += width + gap;
        }
        m_pieces.push_back(
            { .height = height, .before = m_style.mm(1.5), .paint = [all = std::move(all)](QPainter &painter) {
                 for (const Beside &each : all) {
                     painter.save();
                     painter.translate(each.at);
                     each.piece.paint(painter);
                     painter.restore();
                 }
             } });
    }

    PaperStyle m_style;
    qreal m_width;
    std::vector<Piece> m_pieces;
};

} // namespace

std::vector<Piece> piecesOf(const Document &document, qreal width, const PageScale &scale)
{
    return PieceMaker(document.language, width, scale).make(document.title, document.blocks);
}

void paintFoot(QPainter &painter, const Document &document, int page, int pages, const QRectF &rect, qreal point)
{
    const PaperStyle style(document.language, { point, 1, 1 });
    const QFont font = style.font(LeastSize);
    painter.fillRect(QRectF(rect.left(), rect.top(), rect.width(), style.mm(0.15)), Qt::black);
    const PaperText number(document.pageWords.arg(page).arg(pages), font, rect.width(), Qt::AlignRight);
    const qreal top = rect.top() + style.mm(0.8);
    const qreal room = rect.width() - PaperText::widthOf(document.pageWords.arg(pages).arg(pages), font) - style.mm(4);
    const QString title = QFontMetricsF(font).elidedText(document.title, Qt::ElideRight, room);
    PaperText(title, font, rect.width()).draw(painter, { rect.left(), top });
    number.draw(painter, { rect.left(), top });
}

} // namespace kagetsu::ui
