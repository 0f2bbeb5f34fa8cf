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
#include <map>
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
constexpr qreal MostText = 0.6; // the same of a page that only explains
constexpr qreal MostMoves = 0.2; // the same of the moves below a board
constexpr qreal BoardBeside = 0.58; // fraction of the width, if there is room to write beside it
constexpr int ManyPerPage = 6; // more tasks than these are set in smaller text
constexpr int AnswerColumns = 3;
constexpr int AnswerRows = 4;
constexpr int ChaptersPerPage = 32;

// Returns how many tasks stand in each row: rows differ by one task at most, and wider places come last.
std::vector<int> rowsFor(int tasks)
{
    const int columns = tasks <= 3 ? 1 : tasks <= 6 ? 2 : 3;
    const int rows = (tasks + columns - 1) / columns;
    std::vector<int> counts;
    for (int row = 0; row < rows; ++row)
        counts.push_back(tasks / rows + (row < tasks % rows ? 1 : 0));
    return counts;
}

std::size_t pagesFor(std::size_t tasks, int perPage)
{
    const auto most = static_cast<std::size_t>(std::max(1, perPage));
    return (tasks + most - 1) / most;
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
    // The other moves that are right, too.
    for (const rules::Point point : each.solution.firstMoves) {
        if (picture.at(point).stone == rules::Stone::None)
            picture.at(point).mark.shape = MarkShape::Square;
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

// Returns the width of the largest board that fits.
qreal boardWidth(const QRectF &room, const Diagram &diagram, qreal point)
{
    qreal width = room.width();
    qreal height = diagramHeight(diagram, width, point);
    for (int i = 0; i < 3 && height > room.height(); ++i) {
        width *= room.height() / height;
        height = diagramHeight(diagram, width, point);
    }
    return width;
}

// Paints the board of this width centred at the top of the room, and returns its lower edge.
qreal paintBoardIn(QPainter &painter, const QRectF &room, const Diagram &diagram, qreal width, qreal point)
{
    const qreal height = diagramHeight(diagram, width, point);
    paintDiagram(painter, { room.center().x() - width / 2, room.top(), width, height }, diagram, point);
    return room.top() + height;
}

bool isBeside(const QRectF &place)
{
    return place.width() > 1.4 * place.height();
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
{
    int number = 0;
    for (std::size_t i = 0; i < m_sheet.tasks.size(); ++i) {
        const bool asks = m_sheet.tasks[i].task.kind != task::Kind::Show;
        m_numbers.push_back(asks ? ++number : 0);
        if (asks && m_sheet.hasAnswers)
            m_answered.push_back(i);
    }
    plan();
}

void SheetPages::plan()
{
    const std::vector<SheetChapter> chapters = m_sheet.isBooklet ? m_sheet.chapters : std::vector<SheetChapter>();
    using Kind = PagePlan::Kind;
    for (std::size_t i = 0; i < pagesFor(chapters.size(), ChaptersPerPage); ++i) {
        const std::size_t first = i * ChaptersPerPage;
        m_pages.push_back({ Kind::Contents, first, std::min<std::size_t>(ChaptersPerPage, chapters.size() - first) });
    }
    planTasks(0, chapters.empty() ? m_sheet.tasks.size() : chapters.front().first, -1);
    for (std::size_t i = 0; i < chapters.size(); ++i) {
        const std::size_t end = i + 1 < chapters.size() ? chapters[i + 1].first : m_sheet.tasks.size();
        planTasks(chapters[i].first, end, static_cast<int>(i));
    }
    constexpr std::size_t AnswersPerPage = AnswerColumns * AnswerRows;
    for (std::size_t first = 0; first < m_answered.size(); first += AnswersPerPage)
        m_pages.push_back({ Kind::Answers, first, std::min(AnswersPerPage, m_answered.size() - first) });
    for (PagePlan &page : m_pages) {
        // All pages of a sheet have one of two heads.
        const auto like = std::ranges::find(m_pages, page.kind, &PagePlan::kind);
        page.head = m_sheet.isBooklet || like->head == 0 ? paintHead(nullptr, page) : like->head;
    }
}

// Spreads the tasks evenly over as few pages as possible.
void SheetPages::planTasks(std::size_t first, std::size_t last, int chapter)
{
    const std::size_t pages = pagesFor(last - first, m_sheet.perPage);
    for (std::size_t i = 0; i < pages; ++i) {
        const std::size_t count = (last - first + pages - 1 - i) / (pages - i);
        m_pages.push_back({ PagePlan::Kind::Tasks, first, count, chapter, i == 0 });
        first += count;
    }
}

std::vector<SheetPages::Placed> SheetPages::tasksOn(int page) const
{
    const PagePlan &its = m_pages[static_cast<std::size_t>(page)];
    if (its.kind != PagePlan::Kind::Tasks)
        return {};
    const PaperStyle style(m_words.language, { m_frame.point, 1, 1 });
    const qreal gap = style.mm(Gap);
    const QRectF room = m_frame.content.adjusted(0, its.head, 0, 0);
    const std::vector<int> rows = rowsFor(static_cast<int>(its.count));
    const auto rowCount = static_cast<qreal>(rows.size());
    const qreal height = (room.height() - gap * (rowCount - 1)) / rowCount;
    std::vector<Placed> all;
    qreal top = room.top();
    for (const int count : rows) {
        const qreal width = (room.width() - gap * (count - 1)) / count;
        for (int i = 0; i < count; ++i)
            all.push_back({ its.first + all.size(), { room.left() + i * (width + gap), top, width, height } });
        top += height + gap;
    }
    return all;
}

std::vector<SheetPages::Placed> SheetPages::answersOn(int page) const
{
    const PagePlan &its = m_pages[static_cast<std::size_t>(page)];
    if (its.kind != PagePlan::Kind::Answers)
        return {};
    const PaperStyle style(m_words.language, { m_frame.point, 1, 1 });
    const qreal gap = style.mm(Gap);
    const QRectF room = m_frame.content.adjusted(0, its.head, 0, 0);
    const QSizeF size((room.width() - gap * (AnswerColumns - 1)) / AnswerColumns,
        (room.height() - gap * (AnswerRows - 1)) / AnswerRows);
    std::vector<Placed> all;
    for (std::size_t i = 0; i < its.count; ++i) {
        const auto place = static_cast<int>(i);
        const QPointF at(
            (place % AnswerColumns) * (size.width() + gap), (place / AnswerColumns) * (size.height() + gap));
        all.push_back({ m_answered[its.first + i], { room.topLeft() + at, size } });
    }
    return all;
}

std::vector<int> SheetPages::contentsOn(int page) const
{
    const PagePlan &its = m_pages[static_cast<std::size_t>(page)];
    std::vector<int> starts;
    for (std::size_t i = 0; its.kind == PagePlan::Kind::Contents && i < its.count; ++i) {
        const auto begins = std::ranges::find_if(m_pages, [&](const PagePlan &each) {
            return each.isChapterStart && each.chapter == static_cast<int>(its.first + i);
        });
        starts.push_back(static_cast<int>(begins - m_pages.begin()) + 1);
    }
    return starts;
}

// Paints what is above everything else, and returns its height: the title, lines for name and date, and the
// instructions; of a booklet the running head, the title or the name of a chapter that begins here.
qreal SheetPages::paintHead(QPainter *painter, const PagePlan &page) const
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
    const QFont large = style.font(TitleSize, QFont::Bold);
    const bool isAnswers = page.kind == PagePlan::Kind::Answers;
    if (m_sheet.isBooklet) {
        const bool isFirst = &page == &m_pages.front();
        if (!isFirst)
            top += paintRunningHead(painter, page);
        if (isAnswers)
            add(m_words.answersTitle, large, 2);
        else if (isFirst)
            add(m_words.title, large, 2);
        else if (page.isChapterStart && page.chapter >= 0)
            add(m_sheet.chapters[static_cast<std::size_t>(page.chapter)].name, large, 2);
        return top + style.mm(3);
    }
    add(isAnswers ? m_words.answersTitle : m_words.title, large, 2);
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

// The title at the left and the chapter at the right, above a thin line.
qreal SheetPages::paintRunningHead(QPainter *painter, const PagePlan &page) const
{
    const PaperStyle style(m_words.language, { m_frame.point, 1, 1 });
    const QFont font = style.font(LeastSize);
    const QRectF &content = m_frame.content;
    const qreal height = PaperText(QStringLiteral("X"), font, content.width()).height() + style.mm(1);
    if (painter) {
        const qreal half = content.width() / 2 - style.mm(2);
        const auto cut = [&](const QString &text) {
            return QFontMetricsF(font).elidedText(text, Qt::ElideRight, half);
        };
        const QString chapter =
            page.chapter >= 0 ? m_sheet.chapters[static_cast<std::size_t>(page.chapter)].name : QString();
        PaperText(cut(m_words.title), font, content.width()).draw(*painter, content.topLeft());
        PaperText(cut(chapter), font, content.width(), Qt::AlignRight).draw(*painter, content.topLeft());
        painter->fillRect(QRectF(content.left(), content.top() + height, content.width(), style.mm(Thin)), Qt::black);
    }
    return height + style.mm(2.5);
}

void SheetPages::paintContents(QPainter &painter, int page) const
{
    const PagePlan &its = m_pages[static_cast<std::size_t>(page)];
    const PaperStyle style(m_words.language, { m_frame.point, 1, 1 });
    const QRectF &content = m_frame.content;
    qreal top = content.top() + its.head;
    const PaperText heading(m_words.contents, style.font(BodySize + 3, QFont::Bold), content.width());
    heading.draw(painter, { content.left(), top });
    top += heading.height() + style.mm(2);
    const QFont font = style.font(BodySize + 1);
    const std::vector<int> starts = contentsOn(page);
    const qreal line = (content.bottom() - top) / ChaptersPerPage;
    for (std::size_t i = 0; i < starts.size(); ++i) {
        const PaperText number(QString::number(starts[i]), font, content.width(), Qt::AlignRight);
        const QString name = QFontMetricsF(font).elidedText(
            m_sheet.chapters[its.first + i].name, Qt::ElideRight, content.width() - style.mm(15));
        PaperText(name, font, content.width()).draw(painter, { content.left(), top });
        number.draw(painter, { content.left(), top });
        // Dots lead from the name to the number.
        const qreal from = content.left() + PaperText::widthOf(name, font) + style.mm(2);
        const qreal to = content.right() - PaperText::widthOf(QString::number(starts[i]), font) - style.mm(2);
        for (qreal at = to - style.mm(1); at > from; at -= style.mm(1.8))
            painter.fillRect(QRectF(at, top + number.height() * 0.72, style.mm(0.3), style.mm(0.3)), Qt::black);
        top += line;
    }
}

// Returns the maximum height of the question; the board keeps the room that it needs.
qreal SheetPages::questionRoom(const PaperStyle &style, const Placed &placed) const
{
    const qreal below = movesHeight(style, placed, nullptr, nullptr, nullptr);
    const qreal most = m_numbers[placed.task] == 0 ? MostText : MostQuestion;
    return std::min(placed.rect.height() * most, placed.rect.height() - below - style.mm(LeastBoard + AfterQuestion));
}

// Returns the height of the moves below the board, and paints them into that place if there is a painter.
qreal SheetPages::movesHeight(
    const PaperStyle &style, const Placed &placed, const QRectF *below, QPainter *painter, bool *isCut) const
{
    const QString &moves = m_sheet.tasks[placed.task].moves;
    if (!m_sheet.hasMoves || moves.isEmpty())
        return 0;
    const qreal width = isBeside(placed.rect) ? placed.rect.width() * BoardBeside : placed.rect.width();
    const PaperText words = fitted(moves, style.font(LeastSize), width, placed.rect.height() * MostMoves, isCut);
    if (painter && below)
        words.draw(*painter, below->topLeft() + QPointF(0, style.mm(AfterQuestion)));
    return words.height() + style.mm(AfterQuestion);
}

// Paints the number and the question in each language, if there is a painter, and returns their height.
qreal SheetPages::questionHeight(
    const PaperStyle &style, const Placed &placed, QPainter *painter, qreal room, bool *isCut) const
{
    const int shown = m_numbers[placed.task];
    const QFont bold = style.font(BodySize, QFont::Bold);
    const PaperText number(shown > 0 ? QStringLiteral("%1.").arg(shown) : QString(), bold, placed.rect.width());
    const int most = m_numbers.empty() ? 0 : *std::ranges::max_element(m_numbers);
    const qreal indent = shown > 0 ? PaperText::widthOf(QStringLiteral("%1.  ").arg(most), bold) : 0;
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
    return shown > 0 ? std::max(number.height(), top + line) : top + line;
}

void SheetPages::paintTasks(QPainter &painter, int page) const
{
    const PaperStyle style(m_words.language, { m_frame.point, 1, 1 });
    struct Part
    {
        Placed placed;
        Diagram diagram;
        QRectF board; // the room for it
    };
    std::vector<Part> parts;
    const std::vector<Placed> all = tasksOn(page);
    std::map<qreal, qreal> heights; // of the questions of each row
    for (const Placed &each : all) {
        const qreal height = questionHeight(style, each, nullptr, questionRoom(style, each), nullptr);
        heights[each.rect.top()] = std::max(heights[each.rect.top()], height + style.mm(AfterQuestion));
    }
    // All boards of a page have the same size.
    qreal width = m_frame.content.width();
    for (const Placed &each : all) {
        Part part { each, questionDiagram(m_sheet.tasks[each.task].task), {} };
        const qreal below = movesHeight(style, each, nullptr, nullptr, nullptr);
        const qreal questions = heights[each.rect.top()];
        const qreal free = each.rect.height() - questions - below;
        part.board = QRectF(each.rect.left(), each.rect.top() + questions, each.rect.width(), free);
        if (isBeside(each.rect)) {
            part.board.setWidth(each.rect.width() * BoardBeside);
        } else if (m_numbers[each.task] > 0 && free - style.mm(WritingLine) >= style.mm(LeastBoard)) {
            // If the question takes the room for a line, the pupil writes on the board.
            part.board.setHeight(free - style.mm(WritingLine));
        }
        width = std::min(width, boardWidth(part.board, part.diagram, m_frame.point));
        parts.push_back(std::move(part));
    }
    for (const Part &part : parts) {
        const QRectF &rect = part.placed.rect;
        questionHeight(style, part.placed, &painter, questionRoom(style, part.placed), nullptr);
        const qreal bottom = paintBoardIn(painter, part.board, part.diagram, width, m_frame.point);
        const QRectF below(rect.left(), bottom, rect.width(), rect.bottom() - bottom);
        const qreal moves = movesHeight(style, part.placed, &below, &painter, nullptr);
        if (m_numbers[part.placed.task] == 0)
            continue;
        if (isBeside(rect))
            paintLines(painter, QRectF(part.board.topRight() + QPointF(style.mm(Gap), 0), rect.bottomRight()), style);
        else
            paintLines(painter, below.adjusted(0, moves, 0, 0), style);
    }
}

void SheetPages::paintAnswer(QPainter &painter, const Placed &placed) const
{
    const PaperStyle style(m_words.language, { m_frame.point, 1, 1 });
    const QRectF &rect = placed.rect;
    const QFont font = style.font(LeastSize);
    const PaperText words = fitted(
        QStringLiteral("%1. %2").arg(m_numbers[placed.task]).arg(m_words.answers[static_cast<qsizetype>(placed.task)]),
        font, rect.width(), rect.height() * MostQuestion, nullptr);
    const qreal reserved = PaperText(QStringLiteral("X\u2028X\u2028X"), font, rect.width()).height() + style.mm(1);
    const QRectF room = rect.adjusted(0, 0, 0, -std::max(reserved, words.height() + style.mm(1)));
    const Diagram diagram = answerDiagram(m_sheet.tasks[placed.task]);
    const qreal bottom = paintBoardIn(painter, room, diagram, boardWidth(room, diagram, m_frame.point), m_frame.point);
    words.draw(painter, { rect.left(), bottom + style.mm(0.6) });
}

void SheetPages::paint(QPainter &painter, int page) const
{
    const PagePlan &its = m_pages[static_cast<std::size_t>(page)];
    paintHead(&painter, its);
    switch (its.kind) {
    case PagePlan::Kind::Contents: paintContents(painter, page); break;
    case PagePlan::Kind::Tasks: paintTasks(painter, page); break;
    case PagePlan::Kind::Answers:
        for (const Placed &each : answersOn(page))
            paintAnswer(painter, each);
        break;
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
    for (int page = 0; page < pages(); ++page) {
        for (const Placed &each : tasksOn(page)) {
            bool isCut = false;
            questionHeight(style, each, nullptr, questionRoom(style, each), &isCut);
            movesHeight(style, each, nullptr, nullptr, &isCut);
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
