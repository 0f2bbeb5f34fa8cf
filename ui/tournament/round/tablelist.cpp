// SPDX-License-Identifier: MIT
#include "ui/tournament/round/tablelist.h"

#include "ui/board/inforce.h"
#include "ui/controls/layout/fit.h"
#include "ui/controls/tablebutton.h"
#include "ui/tournament/round/slipfield.h"
#include "ui/tournament/round/tablepainter.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>
#include <string>

namespace kagetsu::ui {

using Seat = TablesModel::Seat;

TableList::TableList(TablesModel &model, QWidget *parent)
    : QListView(parent)
    , m_model(model)
{
    setObjectName(QStringLiteral("tables"));
    setModel(&model);
    setItemDelegate(new TablePainter(*this));
    setWrapping(true);
    setResizeMode(QListView::Adjust);
    setUniformItemSizes(true);
    setMovement(QListView::Static);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setTabKeyNavigation(false);
    m_clock.start();
    connect(&model, &QAbstractItemModel::modelReset, this, &TableList::arrange);
    connect(selectionModel(), &QItemSelectionModel::currentChanged, viewport(), qOverload<>(&QWidget::update));
}

void TableList::setUse(Use use)
{
    if (m_use == use)
        return;
    m_use = use;
    m_seat = Seat::First;
    unpick();
    viewport()->update();
}

void TableList::unpick()
{
    m_dragged.reset();
    m_pressed.reset();
    if (!m_picked)
        return;
    m_picked.reset();
    viewport()->update();
    emit pickedChanged();
}

void TableList::goTo(int row)
{
    if (row >= 0 && row < m_model.rowCount())
        setCurrentIndex(m_model.index(row, 0));
}

int TableList::columns() const
{
    return std::max(1, width() / std::max(1, gridSize().width()));
}

// Arranges the tables in as many columns as the names allow, but no more than needed to show all tables. The order goes
// down the columns if all tables are visible at once, and otherwise across, so that the list scrolls like any other.
void TableList::arrange()
{
    constexpr int LeastLetters = 30; // width of a row, in widths of an "m"
    const int rows = std::max(1, m_model.rowCount());
    const int high = qRound(TouchSize * fitOf(*this));
    const int room = std::max(1, height() / high);
    const int most = std::max(1, width() / (LeastLetters * fontMetrics().horizontalAdvance(QLatin1Char('m'))));
    const int columns = std::clamp((rows + room - 1) / room, 1, most);
    const bool isSeenWhole = columns * room >= rows;
    // If the grid were wider than the space beside the scroll bar, the first row would stay empty.
    const int bar = isSeenWhole ? 0 : verticalScrollBar()->sizeHint().width() + 2;
    setFlow(isSeenWhole ? QListView::TopToBottom : QListView::LeftToRight);
    setGridSize({ (width() - bar - 4) / columns, high });
}

void TableList::resizeEvent(QResizeEvent *event)
{
    arrange();
    QListView::resizeEvent(event);
}

void TableList::changeEvent(QEvent *event)
{
    QListView::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        arrange();
}

int TableList::rowsInColumn() const
{
    return flow() == QListView::TopToBottom ? std::max(1, viewport()->height() / gridSize().height()) : 1;
}

void TableList::step(int rows)
{
    const int last = m_model.rowCount() - 1;
    goTo(std::clamp(currentIndex().row() + rows, 0, std::max(0, last)));
}

// Moves from seat to seat in a draft, and beyond it to the next column.
void TableList::sideways(int direction)
{
    const int row = currentIndex().row();
    const bool isSeatBeside =
        m_use == Use::Exchange && m_model.entryAt(row, Seat::Second) && (m_seat == Seat::First) == (direction > 0);
    if (isSeatBeside) {
        m_seat = direction > 0 ? Seat::Second : Seat::First;
        viewport()->update();
        return;
    }
    const int rows = flow() == QListView::TopToBottom ? rowsInColumn() : 1;
    const int there = row + direction * rows;
    if (there < 0 || there >= m_model.rowCount())
        return;
    m_seat = direction > 0 || !m_model.entryAt(there, Seat::Second) ? Seat::First : Seat::Second;
    goTo(there);
}

void TableList::keyPressEvent(QKeyEvent *event)
{
    const int across = flow() == QListView::TopToBottom ? 1 : columns();
    if (event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)) {
        m_keys.forget();
        QListView::keyPressEvent(event);
        return;
    }
    if (event->text().isEmpty())
        m_keys.forget();
    switch (event->key()) {
    case Qt::Key_Up: step(-across); return;
    case Qt::Key_Down: step(across); return;
    case Qt::Key_Left: sideways(-1); return;
    case Qt::Key_Right: sideways(1); return;
    default: break;
    }
    if (m_use == Use::Exchange ? typeExchange(*event) : m_use == Use::Results && typeResult(*event))
        return;
    // Other keys, such as Home, work as in every list; letters would search for rows.
    if (event->text().isEmpty() || event->text().front() < QLatin1Char(' '))
        QListView::keyPressEvent(event);
    else
        event->ignore();
}

bool TableList::typeExchange(const QKeyEvent &key)
{
    switch (key.key()) {
    case Qt::Key_Space:
    case Qt::Key_Return:
    case Qt::Key_Enter: pick({ currentIndex().row(), m_seat }); return true;
    case Qt::Key_Escape:
        if (!m_picked)
            return false;
        unpick();
        return true;
    default: return false;
    }
}

// Returns whether the key belongs to a result or to the number of a table.
bool TableList::typeDigit(const QKeyEvent &key)
{
    using Meaning = tournament::RowKeys::Meaning;
    const tournament::RowKeys::Time now(m_clock.elapsed());
    int largest = 1;
    for (int row = 0; row < m_model.rowCount(); ++row)
        largest = std::max(largest, m_model.row(row).table);
    m_keys.setMostDigits(std::to_string(largest).size());
    const bool isEnter = key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
    if (!isEnter && key.text().isEmpty()) {
        m_keys.forget();
        return false;
    }
    const tournament::RowKeys::Step step = isEnter ? m_keys.enter(now) : m_keys.type(key.text().front().unicode(), now);
    switch (step.meaning) {
    case Meaning::Other: return false;
    case Meaning::Result: emit resultTyped(*outcomeOfKey(key)); return true;
    case Meaning::Number:
    case Meaning::WholeNumber:
        emit numberTyped(step.number, step.results, step.meaning == Meaning::WholeNumber);
        return true;
    }
    return false;
}

bool TableList::typeResult(const QKeyEvent &key)
{
    if (typeDigit(key))
        return true;
    switch (key.key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter: emit wanted(RowAction::Open); return true;
    case Qt::Key_R: emit wanted(RowAction::Rule); return true;
    case Qt::Key_T: emit wanted(RowAction::Details); return true;
    case Qt::Key_L: emit wanted(RowAction::LineUps); return true;
    case Qt::Key_N: emit slipsWanted(); return true;
    case Qt::Key_Delete:
    case Qt::Key_Backspace: emit wanted(RowAction::Clear); return true;
    default: return false;
    }
}

void TableList::pick(Place place)
{
    const std::optional<tournament::EntryId> entry = m_model.entryAt(place.row, place.seat);
    if (!entry)
        return;
    if (!m_picked) {
        m_picked = place;
        viewport()->update();
        emit pickedChanged();
        return;
    }
    const std::optional<tournament::EntryId> other = m_model.entryAt(m_picked->row, m_picked->seat);
    unpick();
    if (other && *other != *entry)
        emit exchangeWanted(*other, *entry);
}

QRect TableList::seatRect(Place place) const
{
    const QRect row = visualRect(m_model.index(place.row, 0));
    const TablePainter::Parts parts = TablePainter::parts(row, fontMetrics());
    return place.seat == Seat::First ? parts.first : parts.second;
}

std::optional<TableList::Place> TableList::placeAt(QPoint point) const
{
    const QModelIndex index = indexAt(point);
    if (!index.isValid())
        return std::nullopt;
    const bool isSecond = m_model.entryAt(index.row(), Seat::Second) && point.x() > visualRect(index).center().x();
    return Place { index.row(), isSecond ? Seat::Second : Seat::First };
}

void TableList::mousePressEvent(QMouseEvent *event)
{
    QListView::mousePressEvent(event);
    m_keys.forget();
    m_pressed = event->button() == Qt::LeftButton ? placeAt(event->position().toPoint()) : std::nullopt;
    m_pressedAt = event->position().toPoint();
    if (m_pressed)
        m_seat = m_use == Use::Exchange ? m_pressed->seat : Seat::First;
    viewport()->update();
}

void TableList::mouseMoveEvent(QMouseEvent *event)
{
    const QPoint at = event->position().toPoint();
    const bool isFar = (at - m_pressedAt).manhattanLength() >= QApplication::startDragDistance();
    if (m_use != Use::Exchange || !m_pressed || (!m_dragged && !isFar))
        return;
    if (!m_dragged) {
        unpick();
        m_pressed = placeAt(m_pressedAt);
    }
    m_dragged = at;
    viewport()->update();
}

void TableList::mouseReleaseEvent(QMouseEvent *event)
{
    QListView::mouseReleaseEvent(event);
    if (m_use != Use::Exchange || !m_pressed)
        return;
    const std::optional<Place> there = placeAt(event->position().toPoint());
    const Place from = *m_pressed;
    const bool isDragged = m_dragged.has_value();
    m_pressed.reset();
    m_dragged.reset();
    viewport()->update();
    if (isDragged)
        pick(from);
    if (there)
        pick(*there);
    if (isDragged)
        unpick(); // dropped outside, or on itself
}

void TableList::mouseDoubleClickEvent(QMouseEvent *event)
{
    if (m_use == Use::Results && indexAt(event->position().toPoint()).isValid())
        emit wanted(RowAction::Open);
    else
        mousePressEvent(event);
}

void TableList::paintEvent(QPaintEvent *event)
{
    QListView::paintEvent(event);
    if (!m_dragged || !m_pressed)
        return;
    QPainter painter(viewport());
    paintDragged(painter);
}

void TableList::paintDragged(QPainter &painter) const
{
    const TablesModel::Row &row = m_model.row(m_pressed->row);
    const QString name = m_pressed->seat == Seat::First ? row.firstName : row.secondName;
    QRect chip = fontMetrics().boundingRect(name).adjusted(-12, -8, 12, 8);
    chip.moveCenter(*m_dragged);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme().accent, 2));
    painter.setBrush(theme().panelActive);
    painter.drawRoundedRect(chip, 8, 8);
    painter.setPen(theme().text);
    painter.drawText(chip, Qt::AlignCenter, name);
}

} // namespace kagetsu::ui
