// SPDX-License-Identifier: MIT
#pragma once

#include "ui/learn/worksheet/sheetwords.h"
#include "ui/print/paper/pageframe.h"

#include <QByteArray>

class QPagedPaintDevice;
class QPainter;

namespace kagetsu::ui {

class PaperStyle;

// The layout of a worksheet: pages of tasks, each with room to write, followed by pages of answers if they are wanted.
// No page of tasks contains any answer. The tasks are spread evenly, so that no page has a hole. A booklet begins with
// its contents; its chapters begin on pages of their own, and each page tells its chapter at the top.
class SheetPages
{
public:
    // Finds the words itself. Only for the window's thread, whose language they change meanwhile.
    SheetPages(const Worksheet &sheet, const QPageLayout &layout, int dpi);
    // For any thread; `words` are those of wordsOf(sheet).
    SheetPages(const Worksheet &sheet, SheetWords words, const QPageLayout &layout, int dpi);

    int pages() const { return static_cast<int>(m_pages.size()); }

    // A task on a page, by its index from 0.
    struct Placed
    {
        std::size_t task = 0;
        QRectF rect;
    };
    std::vector<Placed> tasksOn(int page) const;
    std::vector<Placed> answersOn(int page) const;
    // Returns the numbers of the first pages of the chapters that are listed on this page, from 1.
    std::vector<int> contentsOn(int page) const;
    const PageFrame &frame() const { return m_frame; }
    const SheetWords &words() const { return m_words; }

    void paint(QPainter &painter, int page) const;
    // Returns the first task whose words are too long for its place and are cut; nothing if all fit.
    std::optional<std::size_t> firstCut() const;
    // Returns the number that stands before a task; 0 if it asks nothing.
    int numberOf(std::size_t task) const { return m_numbers[task]; }

private:
    // A page and what it has of the tasks, the answers or, for the contents, of the chapters.
    struct PagePlan
    {
        enum class Kind : std::uint8_t { Contents, Tasks, Answers };

        Kind kind = Kind::Tasks;
        std::size_t first = 0; // for Answers, in m_answered
        std::size_t count = 0;
        int chapter = -1; // index; -1 outside all chapters
        bool isChapterStart = false;
        qreal head = 0; // height of what is above everything else
    };
    void plan();
    void planTasks(std::size_t first, std::size_t last, int chapter);
    qreal paintHead(QPainter *painter, const PagePlan &page) const;
    qreal paintRunningHead(QPainter *painter, const PagePlan &page) const;
    void paintContents(QPainter &painter, int page) const;
    qreal questionRoom(const PaperStyle &style, const Placed &placed) const;
    qreal questionHeight(
        const PaperStyle &style, const Placed &placed, QPainter *painter, qreal room, bool *isCut) const;
    qreal movesHeight(
        const PaperStyle &style, const Placed &placed, const QRectF *below, QPainter *painter, bool *isCut) const;
    void paintTasks(QPainter &painter, int page) const;
    void paintAnswer(QPainter &painter, const Placed &placed) const;

    Worksheet m_sheet;
    SheetWords m_words;
    PageFrame m_frame;
    std::vector<int> m_numbers; // see numberOf()
    std::vector<std::size_t> m_answered; // the tasks that have an answer
    std::vector<PagePlan> m_pages;
};

// Returns the paper that a sheet is laid out on.
QPageLayout pageLayoutOf(const Worksheet &sheet);

// Returns the whole file. The same sheet gives the same bytes. The second form is for any thread, the first one for the
// window's only; `words` are those of wordsOf(sheet).
QByteArray sheetPdf(const Worksheet &sheet);
QByteArray sheetPdf(const Worksheet &sheet, const SheetWords &words);
// Prints all pages, or those the device is set to. For any thread.
void printSheet(const Worksheet &sheet, const SheetWords &words, QPagedPaintDevice &device);

} // namespace kagetsu::ui
