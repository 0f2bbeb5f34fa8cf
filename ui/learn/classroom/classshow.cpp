// SPDX-License-Identifier: MIT
#include "ui/learn/classroom/classshow.h"

#include <algorithm>

namespace kagetsu::ui {

namespace {

void lay(BoardPicture &board, const std::vector<Drawing> &drawings)
{
    constexpr MarkColour Ink = MarkColour::Red; // the author's marks have the usual colour
    for (const Drawing &drawing : drawings) {
        if (const auto *mark = std::get_if<DrawnMark>(&drawing)) {
            UserMark &drawn = board.at(mark->point).mark;
            drawn.shape = mark->shape;
            drawn.colour = Ink;
        } else {
            UserArrow arrow = std::get<UserArrow>(drawing);
            arrow.colour = Ink;
            board.arrows.push_back(arrow);
        }
    }
}

} // namespace

void ClassShow::begin(std::vector<ClassPage> pages, int page)
{
    *this = {};
    if (pages.empty())
        return;
    m_pages = std::move(pages);
    m_shown.assign(m_pages.size(), 0);
    m_page = m_classPage = std::clamp(page, 0, pageCount() - 1);
}

void ClassShow::setAnswer(int page, task::ModelAnswer answer)
{
    if (page >= 0 && page < pageCount())
        m_pages[static_cast<std::size_t>(page)].answer = std::move(answer);
}

void ClassShow::moveTo(int page, int step)
{
    if (page != m_page)
        clearDrawings();
    m_page = page;
    m_step = std::clamp(step, 0, stepCount(current()) - 1);
    keepShown();
}

void ClassShow::keepShown()
{
    if (m_isFrozen)
        return;
    m_classPage = m_page;
    m_shown[static_cast<std::size_t>(m_page)] = m_step;
}

void ClassShow::goTo(int page)
{
    if (page >= 0 && page < pageCount())
        moveTo(page, m_shown[static_cast<std::size_t>(page)]);
}

void ClassShow::resume(const std::vector<int> &shown, int page)
{
    for (std::size_t i = 0; i < std::min(shown.size(), m_shown.size()); ++i)
        m_shown[i] = std::max(0, shown[i]);
    goTo(std::clamp(page, 0, pageCount() - 1));
}

void ClassShow::reveal(int steps)
{
    moveTo(m_page, m_step + steps);
}

void ClassShow::forward()
{
    if (hasMore())
        reveal(1);
    else
        goTo(m_page + 1);
}

void ClassShow::back()
{
    if (m_step > 0)
        reveal(-1);
    else
        goTo(m_page - 1);
}

void ClassShow::setFrozen(bool frozen)
{
    if (frozen == m_isFrozen)
        return;
    m_isFrozen = frozen;
    if (frozen) {
        m_classDrawings = m_drawings;
        return;
    }
    // What the teacher looked at while the picture was frozen was not for the class (learn.md#in-front-of-a-class).
    const bool isSamePage = m_page == m_classPage;
    clearDrawings();
    if (isSamePage)
        m_drawings = m_classDrawings;
    m_classDrawings.clear();
    m_step = m_shown[static_cast<std::size_t>(m_page)];
    keepShown();
}

void ClassShow::clearDrawings()
{
    m_drawings.clear();
    m_before.clear();
}

bool ClassShow::isOnBoard(rules::Point point) const
{
    return current().task.position.isOn(point);
}

void ClassShow::mark(rules::Point point)
{
    if (!isOnBoard(point))
        return;
    remember();
    const auto found = std::find_if(m_drawings.begin(), m_drawings.end(), [&](const Drawing &drawing) {
        const auto *mark = std::get_if<DrawnMark>(&drawing);
        return mark && mark->point == point;
    });
    if (found == m_drawings.end())
        m_drawings.emplace_back(DrawnMark { point, MarkShape::Circle });
    else if (std::get<DrawnMark>(*found).shape == MarkShape::Circle)
        std::get<DrawnMark>(*found).shape = MarkShape::Cross;
    else
        m_drawings.erase(found);
}

void ClassShow::arrow(rules::Point from, rules::Point to)
{
    if (from == to || !isOnBoard(from) || !isOnBoard(to))
        return;
    remember();
    const Drawing drawn = UserArrow { from, to };
    if (std::erase(m_drawings, drawn) == 0)
        m_drawings.push_back(drawn);
}

void ClassShow::undo()
{
    if (m_before.empty())
        return;
    m_drawings = std::move(m_before.back());
    m_before.pop_back();
}

ClassPicture ClassShow::picture() const
{
    if (m_isBlank)
        return ClassPicture::blank();
    const auto page = static_cast<std::size_t>(m_classPage);
    ClassPicture picture = pictureAt(m_pages[page], m_shown[page]);
    lay(picture.board, m_isFrozen ? m_classDrawings : m_drawings);
    if (!m_isFrozen)
        picture.pointer = m_pointer;
    return picture;
}

ClassPicture ClassShow::teachersPicture() const
{
    ClassPicture picture = pictureAt(current(), m_step);
    lay(picture.board, m_drawings);
    return picture;
}

} // namespace kagetsu::ui
