// SPDX-License-Identifier: MIT
#pragma once

#include "ui/learn/classroom/classanswers.h"
#include "ui/learn/classroom/classpage.h"

#include <vector>

namespace kagetsu::ui {

// The state of a lesson in front of a class, as a value: where the teacher is, and what the class has been shown.
// Invariant: the class never sees a step that was not revealed to it. What is revealed or drawn while the class's
// picture is frozen is visible to the teacher only, even after the picture is released.
class ClassShow
{
public:
    // Starts with these pages; nothing of them has been shown yet.
    void begin(std::vector<ClassPage> pages, int page);
    void setAnswer(int page, task::ModelAnswer answer);

    const std::vector<ClassPage> &pages() const { return m_pages; }
    int pageCount() const { return static_cast<int>(m_pages.size()); }
    // Return where the teacher is.
    int page() const { return m_page; }
    int step() const { return m_step; }
    bool hasMore() const { return m_step + 1 < stepCount(current()); }
    // Returns where the class is.
    int classPage() const { return m_classPage; }

    // Goes to this page, in the state in which the class saw it last.
    void goTo(int page);
    // Returns for each page the step that the class saw last.
    const std::vector<int> &shown() const { return m_shown; }
    // Resumes a show of the same pages where it was left.
    void resume(const std::vector<int> &shown, int page);
    // Reveals one thing more, or one less.
    void reveal(int steps);
    // Follow a presenter's keys: forward() reveals a page step by step and then goes to the next page; back() does the
    // reverse.
    void forward();
    void back();

    bool isFrozen() const { return m_isFrozen; }
    void setFrozen(bool frozen);
    bool isBlank() const { return m_isBlank; }
    void setBlank(bool blank) { m_isBlank = blank; }

    void setPointer(std::optional<QPointF> place) { m_pointer = place; }
    // Changes the mark on a point in turn: circle, cross, nothing.
    void mark(rules::Point point);
    // Draws an arrow, or removes the same arrow.
    void arrow(rules::Point from, rules::Point to);
    // Places a stone that a pupil proposes, beginning with the side to move; nothing on another stone. The stone placed
    // last changes its colour, so that either side can be asked to move. If a line that is shown goes on there, it goes
    // to that step instead.
    void tryStone(rules::Point point);
    // Removes all stones that were tried.
    void backToPosition();
    // Shows how the answers of the class are spread, until another page is shown.
    void setSpread(const std::optional<Spread> &spread) { m_spread = spread; }
    const std::optional<Spread> &spread() const { return m_spread; }
    void undo();
    bool canUndo() const { return !m_before.empty(); }
    const std::vector<Drawing> &drawings() const { return m_sketch.drawings; }
    const std::vector<PlacedStone> &tried() const { return m_sketch.tried; }

    // Return what the class sees, and what the teacher sees.
    ClassPicture picture() const;
    ClassPicture teachersPicture() const;

private:
    const ClassPage &current() const { return m_pages[static_cast<std::size_t>(m_page)]; }
    bool isOnBoard(rules::Point point) const;
    void moveTo(int page, int step);
    void keepShown();
    void clearSketch();
    void clearTried();
    void remember() { m_before.push_back(m_sketch); }

    std::vector<ClassPage> m_pages { ClassPage {} };
    std::vector<int> m_shown { 0 }; // the step of each page that the class saw last
    int m_page = 0;
    int m_step = 0;
    int m_classPage = 0;
    bool m_isFrozen = false;
    bool m_isBlank = false;
    std::optional<QPointF> m_pointer;
    Sketch m_sketch;
    Sketch m_classSketch; // while the picture is frozen
    std::optional<Spread> m_spread;
    std::optional<Spread> m_classSpread; // while the picture is frozen
    std::vector<Sketch> m_before; // earlier states, for undo
};

} // namespace kagetsu::ui
