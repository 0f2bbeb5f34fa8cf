// SPDX-License-Identifier: MIT
#pragma once

#include "ui/learn/worksheet/sheetwords.h"
#include "ui/print/paper/pageframe.h"

#include <QByteArray>

class QPagedPaintDevice;
class QPainter;

namespace kagetsu::ui {

class PaperStyle;

// The layout of a worksheet: pages of tasks in a grid, each with room to write, followed by pages of answers if they
// are wanted. No page of tasks contains any answer.
class SheetPages
{
public:
    // Finds the words itself. Only for the window's thread, whose language they change meanwhile.
    SheetPages(const Worksheet &sheet, const QPageLayout &layout, int dpi);
    // For any thread; `words` are those of wordsOf(sheet).
    SheetPages(const Worksheet &sheet, SheetWords words, const QPageLayout &layout, int dpi);

    int pages() const { return taskPages() + answerPages(); }
    int taskPages() const;
    int answerPages() const;

    // A task on a page, by its index from 0.
    struct Placed
    {
        std::size_t task = 0;
        QRectF rect;
    };
    std::vector<Placed> tasksOn(int page) const;
    std::vector<Placed> answersOn(int page) const;
    const PageFrame &frame() const { return m_frame; }
    const SheetWords &words() const { return m_words; }

    void paint(QPainter &painter, int page) const;
    // Returns the first task whose question is too long for its place and is cut; nothing if all fit.
    std::optional<std::size_t> firstCut() const;

private:
    struct Grid
    {
        int columns = 1;
        int rows = 1;
    };

    qreal paintHead(QPainter *painter, bool isAnswers) const;
    std::vector<Placed> placed(int page, Grid grid, qreal head) const;
    qreal questionHeight(
        const PaperStyle &style, const Placed &placed, QPainter *painter, qreal room, bool *isCut) const;
    void paintTasks(QPainter &painter, int page) const;
    void paintAnswer(QPainter &painter, const Placed &placed) const;

    Worksheet m_sheet;
    SheetWords m_words;
    PageFrame m_frame;
    qreal m_taskHead; // its height
    qreal m_answerHead;
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
