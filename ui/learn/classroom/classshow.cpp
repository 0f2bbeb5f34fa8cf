// SPDX-License-Identifier: MIT
#include "ui/learn/classroom/classshow.h"

#include "ui/learn/pupils/marksmodel.h"

#include <algorithm>

namespace kagetsu::ui {

namespace {

// Returns the last stone of the line on the board: one played, or one of a win that was found.
std::optional<PlacedStone> lastOf(const BoardPicture &board)
{
    std::optional<rules::Point> last = board.lastMove;
    for (const rules::Point point : board.points()) {
        const BoardCell &cell = board.at(point);
        if (cell.thought != rules::Stone::None && (!last || cell.number > board.at(*last).number))
            last = point;
    }
    if (!last)
        return std::nullopt;
    const BoardCell &cell = board.at(*last);
    const rules::Stone stone = cell.stone != rules::Stone::None ? cell.stone : cell.thought;
    if (stone == rules::Stone::None)
        return std::nullopt;
    return PlacedStone { *last, stone == rules::Stone::Black ? rules::Side::Black : rules::Side::White };
}

bool isTaken(const BoardCell &cell)
{
    return cell.stone != rules::Stone::None || cell.thought != rules::Stone::None;
}

void layTried(BoardPicture &board, const std::vector<PlacedStone> &tried)
{
    const std::optional<PlacedStone> last = lastOf(board);
    int number = last ? board.at(last->point).number : 0;
    for (const PlacedStone &stone : tried) {
        board.at(stone.point) = {};
        board.place(stone.point, stone.side, ++number);
        board.lastMove = stone.point;
    }
}

// Returns the side that follows the last stone of a line or an answer, else the side that is asked.
rules::Side sideToMove(const BoardPicture &board, const task::Task &task)
{
    const std::optional<PlacedStone> last = lastOf(board);
    return last ? other(last->side) : task.side;
}

// A number on each point that was answered. Answers that are only marks are counted below the text.
void laySpread(ClassPicture &picture, const std::optional<Spread> &spread)
{
    if (!spread)
        return;
    for (const auto &[point, count] : spread->points)
        picture.board.at(point).mark = { MarkShape::Circle, QString::number(count), MarkColour::Blue };
    QStringList counts;
    const practice::MarkCounts &marks = spread->marks;
    for (const auto &[mark, count] : { std::pair { practice::Mark::Right, marks.right },
             { practice::Mark::Partly, marks.partly }, { practice::Mark::Wrong, marks.wrong } }) {
        if (count > 0)
            counts += signOf(mark) + QLatin1Char(' ') + QString::number(count);
    }
    if (!counts.isEmpty() && !picture.told.isEmpty())
        picture.told += QLatin1Char('\n');
    picture.told += counts.join(QStringLiteral("   "));
}

void lay(BoardPicture &board, const Sketch &sketch)
{
    constexpr MarkColour Ink = MarkColour::Red; // the author's marks have the usual colour
    layTried(board, sketch.tried);
    for (const Drawing &drawing : sketch.drawings) {
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
    const int before = m_step;
    if (page != m_page)
        clearSketch();
    m_page = page;
    m_step = std::clamp(step, 0, stepCount(current()) - 1);
    if (m_step != before)
        clearTried();
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
        m_classSketch = m_sketch;
        m_classSpread = m_spread;
        return;
    }
    // What the teacher looked at while the picture was frozen was not for the class (learn.md#in-front-of-a-class).
    const bool isSamePage = m_page == m_classPage;
    clearSketch();
    if (isSamePage) {
        m_sketch = m_classSketch;
        m_spread = m_classSpread;
    }
    m_classSketch = {};
    m_classSpread.reset();
    m_step = m_shown[static_cast<std::size_t>(m_page)];
    keepShown();
}

void ClassShow::clearSketch()
{
    m_sketch = {};
    m_spread.reset();
    m_before.clear();
}

// Stones that were tried belong to one step: at another one, stones of a line may be on their points.
void ClassShow::clearTried()
{
    m_sketch.tried.clear();
    for (Sketch &each : m_before)
        each.tried.clear();
    m_before.erase(std::unique(m_before.begin(), m_before.end()), m_before.end());
    if (!m_before.empty() && m_before.back() == m_sketch)
        m_before.pop_back();
}

bool ClassShow::isOnBoard(rules::Point point) const
{
    return pictureAt(current(), m_step).board.frame().isOn(point);
}

void ClassShow::mark(rules::Point point)
{
    if (!isOnBoard(point))
        return;
    remember();
    const auto found = std::find_if(m_sketch.drawings.begin(), m_sketch.drawings.end(), [&](const Drawing &drawing) {
        const auto *mark = std::get_if<DrawnMark>(&drawing);
        return mark && mark->point == point;
    });
    if (found == m_sketch.drawings.end())
        m_sketch.drawings.emplace_back(DrawnMark { point, MarkShape::Circle });
    else if (std::get<DrawnMark>(*found).shape == MarkShape::Circle)
        std::get<DrawnMark>(*found).shape = MarkShape::Cross;
    else
        m_sketch.drawings.erase(found);
}

void ClassShow::arrow(rules::Point from, rules::Point to)
{
    if (from == to || !isOnBoard(from) || !isOnBoard(to))
        return;
    remember();
    const Drawing drawn = UserArrow { from, to };
    if (std::erase(m_sketch.drawings, drawn) == 0)
        m_sketch.drawings.push_back(drawn);
}

void ClassShow::tryStone(rules::Point point)
{
    if (!isOnBoard(point))
        return;
    const BoardPicture board = pictureAt(current(), m_step).board;
    std::vector<PlacedStone> &tried = m_sketch.tried;
    const bool isLast = !tried.empty() && tried.back().point == point;
    const bool isTriedThere =
        std::any_of(tried.begin(), tried.end(), [point](const PlacedStone &each) { return each.point == point; });
    if ((isTaken(board.at(point)) || isTriedThere) && !isLast)
        return;
    // A stone with which the line goes on chooses its variation.
    if (const std::optional<int> next = tried.empty() ? stepAfter(current(), m_step, point) : std::nullopt) {
        moveTo(m_page, *next);
        return;
    }
    remember();
    if (isLast) {
        tried.back().side = other(tried.back().side);
        return;
    }
    tried.push_back({ point, tried.empty() ? sideToMove(board, current().task) : other(tried.back().side) });
}

void ClassShow::backToPosition()
{
    if (m_sketch.tried.empty())
        return;
    remember();
    m_sketch.tried.clear();
}

void ClassShow::undo()
{
    if (m_before.empty())
        return;
    m_sketch = std::move(m_before.back());
    m_before.pop_back();
}

ClassPicture ClassShow::picture() const
{
    if (m_isBlank)
        return ClassPicture::blank();
    const auto page = static_cast<std::size_t>(m_classPage);
    ClassPicture picture = pictureAt(m_pages[page], m_shown[page]);
    lay(picture.board, m_isFrozen ? m_classSketch : m_sketch);
    laySpread(picture, m_isFrozen ? m_classSpread : m_spread);
    if (!m_isFrozen)
        picture.pointer = m_pointer;
    return picture;
}

ClassPicture ClassShow::teachersPicture() const
{
    ClassPicture picture = pictureAt(current(), m_step);
    lay(picture.board, m_sketch);
    laySpread(picture, m_spread);
    return picture;
}

} // namespace kagetsu::ui
