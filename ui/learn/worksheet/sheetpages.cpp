// SPDX-License-Identifier: MIT
#include "ui/learn/worksheet/sheetpages.h"

#include "ui/board/painting/pdfpaper.h"
#include "ui/learn/task/taskpicture.h"
#include "ui/print/diagram/diagramfile.h"
#include "ui/print/diagram/diagrampainter.h"
#include "ui/print/paper/papertext.h"
#include "ui/print/paper/tablepieces.h"

#include <QPagedPaintDevice>
#include <QPageRanges>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace kagetsu::ui {

namespace {

constexpr int Dpi = 600;
constexpr qreal TitleSize = 15; // typographic points

// Sizes in millimetres.
constexpr qreal Gap = 5; // distance between two tasks
constexpr qreal WritingLine = 7.5; // distance between lines
constexpr qreal AfterQuestion = 1.2;
constexpr qreal Thin = 0.15;

constexpr qreal LeastBoard = 32; // smallest board with its coordinates, which would overlap on a smaller one
constexpr qreal MostQuestion = 0.45; // fraction of the space of a task
constexpr qreal BoardBeside = 0.58; // fraction of the width, if there is room to write beside it
constexpr int ManyPerPage = 6; // more tasks than these are set in smaller text
constexpr int AnswerColumns = 3;
constexpr int AnswerRows = 4;

std::pair<int, int> gridOf(int perPage)
{
    switch (perPage) {
    case 1: return { 1, 1 };
    case 2: return { 1, 2 };
    case 4: return { 2, 2 };
    case 9: return { 3, 3 };
    case 12: return { 3, 4 };
    default: return { 2, 3 };
    }
}

int pagesFor(std::size_t tasks, int perPage)
{
    return (static_cast<int>(tasks) + perPage - 1) / perPage;
}

// Breaks the text into lines that fit this height; what does not fit is cut and ends with an ellipsis.
PaperText fitted(const QString &text, const QFont &font, qreal width, qreal height, bool *isCut)
{
    PaperText lines(text, font, width);
    if (lines.height() <= height)
        return lines;
    if (isCut)
        *isCut = true;
    qsizetype least = 0;
    qsizetype most = text.size();
    while (least + 1 < most) {
        const qsizetype middle = (least + most) / 2;
        const PaperText tried(text.left(middle) + QChar(0x2026), font, width);
        (tried.height() <= height ? least : most) = middle;
    }
    return PaperText(text.left(least) + QChar(0x2026), font, width);
}

Diagram diagramOf(BoardPicture picture)
{
    Diagram diagram;
    diagram.picture = std::move(picture);
    diagram.style = diagram::Style::Print;
    return diagram;
}

Diagram questionDiagram(const task::Task &task)
{
    return diagramOf(pictureOf(TaskScene { task }));
}

Diagram answerDiagram(const SheetTask &each)
{
    const task::Task &task = each.task;
    if (!each.solution.isKnown)
        return questionDiagram(task);
    const task::Answer &answer = each.solution.answer;
    const bool isOfMoves = task.kind == task::Kind::FirstMove || task.kind == task::Kind::Defend;
    TaskScene scene { task };
    if (!isOfMoves)
        scene.answer = answer;
    BoardPicture picture = pictureOf(scene);
    if (isOfMoves) {
        // Distinguishes them from the stones on the board.
        for (const rules::Point point : answer.points) {
            picture.place(point, task.side);
            picture.at(point).mark.shape = MarkShape::Square;
        }
    }
    if (task.kind == task::Kind::IsForbidden && task.point && answer.isForbidden.value_or(false)) {
        picture.at(*task.point).mark = {};
        picture.at(*task.point).signs.fouls = answer.fouls;
    }
    if (task.kind == task::Kind::Choose) {
        for (const task::Choice &choice : task.choices) {
            if (choice.isRight && choice.point)
                picture.at(*choice.point).mark.shape = MarkShape::Square;
        }
    }
    // The numbers show which move is the last.
    picture.lastMove.reset();
    return diagramOf(std::move(picture));
}

// Paints the board as large as possible, centred at the top of the room, and returns its lower edge.
qreal paintBoardIn(QPainter &painter, const QRectF &room, const Diagram &diagram, qreal point)
{
    qreal width = room.width();
    qreal height = diagramHeight(diagram, width, point);
    for (int i = 0; i < 3 && height > room.height(); ++i) {
        width *= room.height() / height;
        height = diagramHeight(diagram, width, point);
    }
    paintDiagram(painter, { room.center().x() - width / 2, room.top(), width, height }, diagram, point);
    return room.top() + height;
}

// Returns the maximum height of the question; the board keeps the room that it needs.
qreal questionRoom(const PaperStyle &style, const QRectF &place)
{
    return std::min(place.height() * MostQuestion, place.height() - style.mm(LeastBoard + AfterQuestion));
}

// Paints as many lines to write on as there is room for.
void paintLines(QPainter &painter, const QRectF &room, const PaperStyle &style)
{
    for (qreal at = room.top() + style.mm(WritingLine); at <= room.bottom() + style.mm(0.1);
         at += style.mm(WritingLine))
        painter.fillRect(QRectF(room.left(), at, room.width(), style.mm(Thin)), Qt::black);
}

} // namespace

SheetPages::SheetPages(const Worksheet &sheet, const QPageLayout &layout, int dpi)
    : SheetPages(sheet, wordsOf(sheet), layout, dpi)
{
}

SheetPages::SheetPages(const Worksheet &sheet, SheetWords words, const QPageLayout &layout, int dpi)
    : m_sheet(sheet)
    , m_words(std::move(words))
    , m_frame(layout, dpi)
    , m_taskHead(paintHead(nullptr, false))
    , m_answerHead(paintHead(nullptr, true))
{
}

int SheetPages::taskPages() const
{
    return pagesFor(m_sheet.tasks.size(), m_sheet.perPage);
}

int SheetPages::answerPages() const
{
    return m_sheet.hasAnswers ? pagesFor(m_sheet.tasks.size(), AnswerColumns * AnswerRows) : 0;
}

std::vector<SheetPages::Placed> SheetPages::placed(int page, Grid grid, qreal head) const
{
    const PaperStyle style(m_words.language, { m_frame.point, 1, 1 });
    const qreal gap = style.mm(Gap);
    const QRectF room = m_frame.content.adjusted(0, head, 0, 0);
    const QSizeF size(
        (room.width() - gap * (grid.columns - 1)) / grid.columns, (room.height() - gap * (grid.rows - 1)) / grid.rows);
    std::vector<Placed> all;
    const int first = page * grid.columns * grid.rows;
    const int last = std::min(first + grid.columns * grid.rows, static_cast<int>(m_sheet.tasks.size()));
    for (int i = first; i < last; ++i) {
        const int column = (i - first) % grid.columns;
        const int row = (i - first) / grid.columns;
        all.push_back({ static_cast<std::size_t>(i),
            { room.topLeft() + QPointF(column * (size.width() + gap), row * (size.height() + gap)), size } });
    }
    return all;
}

std::vector<SheetPages::Placed> SheetPages::tasksOn(int page) const
{
    if (page >= taskPages())
        return {};
    const auto [columns, rows] = gridOf(m_sheet.perPage);
    return placed(page, { columns, rows }, m_taskHead);
}

std::vector<SheetPages::Placed> SheetPages::answersOn(int page) const
{
    if (page < taskPages() || page >= pages())
        return {};
    return placed(page - taskPages(), { AnswerColumns, AnswerRows }, m_answerHead);
}

// Paints title, lines for name and date, and the instructions, and returns the height.
qreal SheetPages::paintHead(QPainter *painter, bool isAnswers) const
{
    const PaperStyle style(m_words.language, { m_frame.point, 1, 1 });
    const QRectF &content = m_frame.content;
    qreal top = 0;
    const auto add = [&](const QString &text, const QFont &font, int lines) {
        const PaperText one(QStringLiteral("X"), font, content.width());
        const PaperText words = fitted(text, font, content.width(), one.height() * 1.4 * lines, nullptr);
        if (painter)
            words.draw(*painter, content.topLeft() + QPointF(0, top));
        top += words.height();
    };
    add(isAnswers ? m_words.answersTitle : m_words.title, style.font(TitleSize, QFont::Bold), 2);
    top += style.mm(1);
    if (isAnswers)
        return top + style.mm(2);
    const Piece fields =
        fieldsOf({ { m_words.name, {}, 5 }, { m_words.date, m_sheet.date, 3 } }, content.width(), style);
    if (painter) {
        painter->save();
        painter->translate(content.topLeft() + QPointF(0, top));
        fields.paint(*painter);
        painter->restore();
    }
    top += fields.height + style.mm(2);
    for (const SheetText &each : m_words.instructions) {
        PaperStyle own = style;
        own.setLanguage(each.language);
        add(each.text, own.font(BodySize + 1), 2);
    }
    return top + style.mm(3);
}

// Paints the number and the question in each language, if there is a painter, and returns their height.
qreal SheetPages::questionHeight(
    const PaperStyle &style, const Placed &placed, QPainter *painter, qreal room, bool *isCut) const
{
    const PaperText number(
        QStringLiteral("%1.").arg(placed.task + 1), style.font(BodySize, QFont::Bold), placed.rect.width());
    const qreal indent =
        PaperText::widthOf(QStringLiteral("%1.  ").arg(m_sheet.tasks.size()), style.font(BodySize, QFont::Bold));
    if (painter)
        number.draw(*painter, placed.rect.topLeft());
    const std::vector<SheetText> &texts = m_words.questions[placed.task];
    const qreal width = placed.rect.width() - indent;
    qreal top = 0;
    qreal left = 0; // short texts are placed side by side
    qreal line = 0;
    for (std::size_t i = 0; i < texts.size(); ++i) {
        PaperStyle own = style;
        own.setLanguage(texts[i].language);
        const QFont font = own.font(m_sheet.perPage > ManyPerPage ? LeastSize : BodySize);
        const qreal wide = PaperText::widthOf(texts[i].text, font) + style.mm(0.5);
        if (left > 0 && left + wide > width) {
            top += line;
            left = line = 0;
        }
        // Each later text gets at least one line.
        const qreal share = room - top - number.height() * static_cast<qreal>(texts.size() - 1 - i);
        const PaperText words = fitted(texts[i].text, font, width - left, std::max(share, number.height()), isCut);
        if (painter)
            words.draw(*painter, placed.rect.topLeft() + QPointF(indent + left, top));
        line = std::max(line, words.height());
        if (words.lines() > 1) {
            top += line;
            left = line = 0;
        } else {
            left += wide + style.mm(3);
        }
    }
    return std::max(number.height(), top + line);
}

void SheetPages::paintTasks(QPainter &painter, int page) const
{
    const PaperStyle style(m_words.language, { m_frame.point, 1, 1 });
    const std::vector<Placed> all = tasksOn(page);
    const bool isBeside = all.front().rect.width() > 1.4 * all.front().rect.height();
    // All boards of a page have the same size.
    qreal questions = 0;
    for (const Placed &each : all)
        questions = std::max(questions, questionHeight(style, each, nullptr, questionRoom(style, each.rect), nullptr));
    questions += style.mm(AfterQuestion);
    for (const Placed &each : all) {
        const QRectF &rect = each.rect;
        const Diagram diagram = questionDiagram(m_sheet.tasks[each.task].task);
        questionHeight(style, each, &painter, questionRoom(style, rect), nullptr);
        if (isBeside) {
            const qreal width = rect.width() * BoardBeside;
            paintBoardIn(painter, { rect.left(), rect.top() + questions, width, rect.height() - questions }, diagram,
                m_frame.point);
            paintLines(painter, rect.adjusted(width + style.mm(Gap), questions, 0, 0), style);
            continue;
        }
        // If the question takes the room for a line, the pupil writes on the board.
        const qreal free = rect.height() - questions;
        const qreal line = free - style.mm(WritingLine) >= style.mm(LeastBoard) ? style.mm(WritingLine) : 0;
        const qreal bottom = paintBoardIn(painter, rect.adjusted(0, questions, 0, -line), diagram, m_frame.point);
        paintLines(painter, { rect.left(), bottom, rect.width(), rect.bottom() - bottom }, style);
    }
}

void SheetPages::paintAnswer(QPainter &painter, const Placed &placed) const
{
    const PaperStyle style(m_words.language, { m_frame.point, 1, 1 });
    const QRectF &rect = placed.rect;
    const QFont font = style.font(LeastSize);
    const PaperText words =
        fitted(QStringLiteral("%1. %2").arg(placed.task + 1).arg(m_words.answers[static_cast<qsizetype>(placed.task)]),
            font, rect.width(), rect.height() * MostQuestion, nullptr);
    const qreal reserved = PaperText(QStringLiteral("X\u2028X\u2028X"), font, rect.width()).height() + style.mm(1);
    const qreal bottom =
        paintBoardIn(painter, rect.adjusted(0, 0, 0, -std::max(reserved, words.height() + style.mm(1))),
            answerDiagram(m_sheet.tasks[placed.task]), m_frame.point);
    words.draw(painter, { rect.left(), bottom + style.mm(0.6) });
}

void SheetPages::paint(QPainter &painter, int page) const
{
    const bool isAnswers = page >= taskPages();
    paintHead(&painter, isAnswers);
    if (isAnswers) {
        for (const Placed &each : answersOn(page))
            paintAnswer(painter, each);
    } else {
        paintTasks(painter, page);
    }
    Document foot;
    foot.title = m_words.source.isEmpty() ? m_words.title : m_words.title + QStringLiteral(" · ") + m_words.source;
    foot.language = m_words.language;
    foot.pageWords = m_words.pageWords;
    paintFoot(painter, foot, page + 1, pages(), m_frame.foot, m_frame.point);
}

std::optional<std::size_t> SheetPages::firstCut() const
{
    const PaperStyle style(m_words.language, { m_frame.point, 1, 1 });
    for (int page = 0; page < taskPages(); ++page) {
        for (const Placed &each : tasksOn(page)) {
            bool isCut = false;
            questionHeight(style, each, nullptr, questionRoom(style, each.rect), &isCut);
            if (isCut)
                return each.task;
        }
    }
    return std::nullopt;
}

QPageLayout pageLayoutOf(const Worksheet &sheet)
{
    return { QPageSize(sheet.isLetter ? QPageSize::Letter : QPageSize::A4), QPageLayout::Portrait, QMarginsF() };
}

QByteArray sheetPdf(const Worksheet &sheet)
{
    return sheetPdf(sheet, wordsOf(sheet));
}

QByteArray sheetPdf(const Worksheet &sheet, const SheetWords &words)
{
    PdfPaper paper(words.title, pageLayoutOf(sheet));
    printSheet(sheet, words, paper);
    return paper.bytes();
}

void printSheet(const Worksheet &sheet, const SheetWords &words, QPagedPaintDevice &device)
{
    const SheetPages pages(sheet, words, device.pageLayout(), device.logicalDpiX());
    const QPageRanges wanted = device.pageRanges();
    QPainter painter(&device);
    bool isFirst = true;
    for (int page = 0; page < pages.pages(); ++page) {
        if (!wanted.isEmpty() && !wanted.contains(page + 1))
            continue;
        if (!isFirst)
            device.newPage();
        isFirst = false;
        pages.paint(painter, page);
    }
}

} // namespace kagetsu::ui
