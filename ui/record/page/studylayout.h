// SPDX-License-Identifier: MIT
#pragma once

#include "ui/record/page/studyparts.h"

class QBoxLayout;
class QTableView;
class QVBoxLayout;
class QWidget;

namespace kagetsu::ui {

class FindBar;
class GameHead;
class ModeStrip;
class NotesPanel;
class ReviewPanel;
class StepBar;
class WinGuide;

// Places the parts of a study page. Wide: games, the board where it is on the table, and the side: who played, the tabs
// with the score sheet, the comment, and one row of arrows. Upright: the board first, the arrows right below it. The
// curve of the game is below the board, or below the moves where the board needs that room. Whatever is shown, asked or
// searched for takes its room from the tabs, so that the board keeps its place and size.
class StudyLayout
{
public:
    // The parts besides those that all objects of the page share.
    struct Widgets
    {
        QTableView &games;
        GameHead &head;
        QWidget &charset;
        QWidget &findings;
        StepBar &steps;
        ModeStrip &strip;
        FindBar &find;
        NotesPanel &notes;
        ReviewPanel &review;
        WinGuide &guide;
    };

    // The widgets, and the side that holds them, are those of the page.
    StudyLayout(const StudyParts &parts, QWidget &side, const Widgets &widgets);

    void arrange();
    // Returns the least height of a page on which all is read, with the smallest board.
    int leastHeight() const;
    // True while tabs come and go, which may change the current one.
    bool isArranging() const { return m_isArranging; }

private:
    // The room of the page, in its own pixels and in those of the usual text size.
    struct Room
    {
        double fit = 1;
        double tall = 0;
        int leastSide = 0;
        bool isUpright = false;
    };

    Room room() const;
    QRect gridPlace(const Room &room) const;
    void turn(bool upright);
    void placeWide(const Room &room);
    void placeUpright();
    void placeSide(const Room &room);
    void placeCurve(const Room &room);
    void placeSteps(bool atTop);
    void placeNotes(bool onTab);
    void placeReview();
    void setTightTabs(bool tight);
    int curveHeight() const;
    int seenHeight() const;
    int uprightSide() const;
    int uprightBoard() const;
    int listHeight() const;

    const StudyParts &m_parts;
    Widgets m_widgets;
    QWidget &m_side;
    QBoxLayout *m_page;
    QVBoxLayout *m_board; // the board and, below it, the curve
    QVBoxLayout *m_rows; // of the side
    bool m_isArranging = false;
};

} // namespace kagetsu::ui
