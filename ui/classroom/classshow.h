// SPDX-License-Identifier: MIT
#pragma once

#include "ui/classroom/classpage.h"

#include <vector>

namespace kagetsu::ui {

// What a teacher does in front of a class, as a value: where he is, and what the class has been shown. The law: the
// class never sees a step that was not revealed to it. What he reveals or draws while its picture is frozen he sees
// alone, also when it goes on.
class ClassShow
{
public:
    // Nothing has been shown of these pages yet.
    void begin(std::vector<ClassPage> pages, int page);
    void setAnswer(int page, task::ModelAnswer answer);

    const std::vector<ClassPage> &pages() const { return m_pages; }
    int pageCount() const { return static_cast<int>(m_pages.size()); }
    // Where the teacher is.
    int page() const { return m_page; }
    int step() const { return m_step; }
    bool hasMore() const { return m_step + 1 < stepCount(current()); }
    // Where the class is.
    int classPage() const { return m_classPage; }

    // To this page, as the class saw it last.
    void goTo(int page);
    // The step of each page that the class saw last.
    const std::vector<int> &shown() const { return m_shown; }
    // Goes on with a show of the same pages where it was left.
    void resume(const std::vector<int> &shown, int page);
    // One thing more, or one less.
    void reveal(int steps);
    // As a presenter's keys go: all of a page one by one, then the next page; and back.
    void forward();
    void back();

    bool isFrozen() const { return m_isFrozen; }
    void setFrozen(bool frozen);
    bool isBlank() const { return m_isBlank; }
    void setBlank(bool blank) { m_isBlank = blank; }

    void setPointer(std::optional<QPointF> place) { m_pointer = place; }
    // Circle, cross, nothing, in turn.
    void mark(rules::Point point);
    // Or takes the same arrow away.
    void arrow(rules::Point from, rules::Point to);
    void undo();
    bool canUndo() const { return !m_before.empty(); }
    const std::vector<Drawing> &drawings() const { return m_drawings; }

    // What the class sees, and what the teacher has before himself.
    ClassPicture picture() const;
    ClassPicture teachersPicture() const;

private:
    const ClassPage &current() const { return m_pages[static_cast<std::size_t>(m_page)]; }
    bool isOnBoard(rules::Point point) const;
    void moveTo(int page, int step);
    void keepShown();
    void clearDrawings();
    void remember() { m_before.push_back(m_drawings); }

    std::vector<ClassPage> m_pages { ClassPage {} };
    std::vector<int> m_shown { 0 }; // the step of each page that the class saw last
    int m_page = 0;
    int m_step = 0;
    int m_classPage = 0;
    bool m_isFrozen = false;
    bool m_isBlank = false;
    std::optional<QPointF> m_pointer;
    std::vector<Drawing> m_drawings;
    std::vector<Drawing> m_classDrawings; // while it is frozen
    std::vector<std::vector<Drawing>> m_before; // for undo
};

} // namespace kagetsu::ui
