// SPDX-License-Identifier: MIT
#include "ui/board/boardwidget.h"

#include "text/common/typed.h"
#include "ui/board/boardaccessible.h"
#include "ui/board/finger.h"
#include "ui/board/inforce.h"
#include "ui/board/painting/boardpainter.h"
#include "ui/board/painting/drawntext.h"

#include <QGuiApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <utility>

namespace kagetsu::ui {

using rules::Point;
using rules::Stone;

namespace {

// Returns the letter of a key by its position on a Latin keyboard; null for other keys.
QChar letterAt(quint32 scanCode)
{
    // X and Wayland number keys from eight.
    const QString platform = QGuiApplication::platformName();
    const quint32 first = platform == QLatin1String("xcb") || platform.startsWith(QLatin1String("wayland")) ? 8 : 0;
    constexpr std::pair<quint32, const char *> Rows[] { { 16, "QWERTYUIOP" }, { 30, "ASDFGHJKL" }, { 44, "ZXCVBNM" } };
    for (const auto &[begin, letters] : Rows) {
        const quint32 place = scanCode - first - begin;
        if (place < qstrlen(letters))
            return QLatin1Char(letters[place]);
    }
    return {};
}

constexpr int MinimumSide = 220;
constexpr int LikedSide = 640;
// A steady hand moves no farther than this, in cells: at the border of two points it still means the one it pressed.
constexpr qreal TapTravel = 0.15;
// Pixels of what is around a magnified board that can be drawn into its widget: room for a button beside its corner.
constexpr qreal BeyondBoard = 56;
// Nobody who sees the board move by itself presses it sooner; such a press was meant for what was there before.
constexpr qint64 LeastMsToSee = 350;

// True if a screen reader must hear of the change. Ghost, cursor and the step of a proof are visible but are no news of
// the game.
bool tellsChange(const BoardPicture &before, const BoardPicture &after, Point point)
{
    BoardCell without = before.at(point);
    without.proof = after.at(point).proof;
    return without != after.at(point) || (before.lastMove != after.lastMove && after.lastMove == point)
        || before.tentative != after.tentative || before.winningRows != after.winningRows;
}

} // namespace

BoardWidget::BoardWidget(QWidget *parent)
    : QWidget(parent)
{
    AccessibleBoard::install();
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    onTheme(*this, [this] { takeTheme(); });
    onLanguage(*this, [this] { setAccessibleName(tr("Board")); });
    onChange(*this, QEvent::EnabledChange, [this] { refresh(); });
}

QSize BoardWidget::sizeHint() const
{
    return { LikedSide, LikedSide };
}

QSize BoardWidget::minimumSizeHint() const
{
    return { MinimumSide, MinimumSide };
}

void BoardWidget::setPicture(const BoardPicture &picture)
{
    const bool sameFrame = picture.frame() == m_picture.frame();
    const bool moved = picture.lastMove && picture.lastMove != m_picture.lastMove;
    const bool isNewGame = m_picture.lastMove && !picture.lastMove;
    m_picture = picture;
    if (!sameFrame || isNewGame)
        showWhole();
    if (!sameFrame) {
        m_groundSize = QSize();
        const BoardFrame &frame = picture.frame();
        for (std::optional<Point> *point : { &m_hover, &m_pressed, &m_cursor }) {
            if (*point && !frame.isOn(**point))
                point->reset();
        }
    }
    if (moved && bringIntoView(*picture.lastMove))
        m_movedByItself.start();
    refresh();
}

void BoardWidget::setView(const BoardView &view)
{
    const BoardView next = view.within(size(), BeyondBoard);
    if (next == m_view)
        return;
    m_view = next;
    m_pressed.reset(); // what is under the finger now is not what it pressed
    m_groundSize = QSize();
    setHover(std::nullopt);
    update();
    emit viewChanged();
}

void BoardWidget::showWhole()
{
    if (!m_view.isWhole())
        m_movedByItself.start();
    setView({});
}

bool BoardWidget::bringIntoView(Point point)
{
    if (m_view.isWhole())
        return false;
    const QRectF cell = rectOf(point);
    const QRectF seen = cell.adjusted(-cell.width(), -cell.height(), cell.width(), cell.height());
    if (QRectF(rect()).contains(cell))
        return false;
    const auto shift = [](qreal low, qreal high, qreal side) {
        return low < 0 ? -low : high > side ? side - high : 0.0;
    };
    BoardView next = m_view;
    next.offset += { shift(seen.left(), seen.right(), width()), shift(seen.top(), seen.bottom(), height()) };
    setView(next);
    return true;
}

qreal BoardWidget::edgeWidth() const
{
    return geometryInPixels({}).rectOf({ 0, 0 }).left() / devicePixelRatioF();
}

void BoardWidget::resizeEvent(QResizeEvent *event)
{
    showWhole();
    QWidget::resizeEvent(event);
}

void BoardWidget::setGrained(bool grained)
{
    m_grained = grained;
    takeTheme();
}

void BoardWidget::takeTheme()
{
    m_theme = ui::theme();
    if (!m_grained)
        m_theme.grain = Qt::transparent;
    m_groundSize = QSize();
    update();
}

void BoardWidget::setInteractive(std::optional<rules::Side> side)
{
    m_interactive = side;
    refresh();
}

void BoardWidget::setCursorPoint(std::optional<Point> point)
{
    if (point == m_cursor || (point && !m_picture.frame().isOn(*point)))
        return;
    m_cursor = point;
    if (point)
        bringIntoView(*point);
    refresh();
    emit cursorMoved(point);
    if (point && hasFocus())
        tellReader(QAccessible::Focus, *point);
}

BoardGeometry BoardWidget::geometryInPixels(const BoardView &view) const
{
    const qreal ratio = devicePixelRatioF();
    const QRectF drawn = view.in(size());
    return BoardGeometry(QRectF(drawn.topLeft() * ratio, drawn.size() * ratio), framed(m_picture.frame(), m_theme),
        /*snapped=*/true);
}

QRectF BoardWidget::rectOf(Point point) const
{
    const qreal ratio = devicePixelRatioF();
    const QRectF pixels = geometryInPixels().rectOf(point);
    return { pixels.topLeft() / ratio, pixels.size() / ratio };
}

// Beside a magnified board lie points, too, which nobody sees: a press that ends there, or nowhere, means none of them.
std::optional<Point> BoardWidget::pointAt(QPointF position) const
{
    if (!QRectF(rect()).contains(position))
        return std::nullopt;
    return geometryInPixels().pointAt(position * devicePixelRatioF());
}

void BoardWidget::refresh()
{
    BoardPicture next = m_picture;
    next.ghost.reset();
    const bool free = m_hover && m_picture.at(*m_hover).stone == Stone::None
        && !(m_picture.tentative && m_picture.tentative->point == *m_hover);
    if (m_interactive && free && isEnabled())
        next.ghost = PlacedStone { *m_hover, *m_interactive };
    next.cursor = hasFocus() ? m_cursor : std::nullopt;

    if (next.frame() != m_shown.frame() || next.hasZone() != m_shown.hasZone()) {
        m_shown = next;
        update();
        return;
    }
    // They are drawn right across the board.
    if (next.equalPair != m_shown.equalPair || next.arrows != m_shown.arrows)
        update();
    const std::vector<Point> changed = changedPoints(m_shown, next);
    const BoardPicture before = std::exchange(m_shown, next);
    const qreal beyond = PieceReach - 0.5;
    for (Point point : changed) {
        const QRectF cell = rectOf(point);
        const qreal more = cell.width() * beyond;
        update(cell.adjusted(-more, -more, more, more).toAlignedRect());
    }

    // Between two of its points a diagonal line extends beyond their cells.
    for (const auto rows : { &BoardPicture::winningRows, &BoardPicture::proofLines }) {
        if (before.*rows == m_shown.*rows)
            continue;
        for (const BoardPicture *picture : { &before, &std::as_const(m_shown) }) {
            for (const rules::UnbrokenRow &row : picture->*rows) {
                const std::vector<Point> points = row.points();
                for (std::size_t i = 1; i < points.size(); ++i)
                    update(QRectF(rectOf(points[i - 1]).center(), rectOf(points[i]).center())
                               .normalized()
                               .toAlignedRect());
            }
        }
    }

    // A whole new position is read when the user moves through it, not announced.
    constexpr std::size_t SpokenChanges = 12;
    if (changed.size() > SpokenChanges)
        return;
    for (Point point : changed) {
        if (tellsChange(before, m_shown, point))
            tellReader(QAccessible::NameChanged, point);
    }
}

void BoardWidget::tellReader(QAccessible::Event what, Point point)
{
    if (!QAccessible::isActive())
        return;
    QAccessibleEvent event(this, what);
    event.setChild(AccessibleBoard::indexOf(this, geometryInPixels().placeOf(point)));
    QAccessible::updateAccessibility(&event);
}

void BoardWidget::activate(Point point)
{
    emit pointActivated(point);
}

void BoardWidget::setHover(std::optional<Point> point)
{
    if (point == m_hover)
        return;
    m_hover = point;
    refresh();
    emit pointHovered(point);
}

// Keeps a picture of the empty board from the second painting on; a board at rest, or one in a window just being
// opened, never needs it.
void BoardWidget::paintEmptyBoard(QPainter &painter, const BoardGeometry &geometry, const QRegion &exposed)
{
    const QSizeF exact = QSizeF(size()) * devicePixelRatioF();
    const QSize pixels(static_cast<int>(std::ceil(exact.width())), static_cast<int>(std::ceil(exact.height())));
    // The size also changes when the window moves to a screen with another scale factor.
    if (std::exchange(m_groundSize, pixels) != pixels) {
        m_ground = QPixmap();
        paintGround(painter, geometry, m_theme);
        return;
    }
    if (m_ground.isNull()) {
        m_ground = QPixmap(pixels);
        m_ground.fill(Qt::transparent);
        QPainter ground(&m_ground);
        paintGround(ground, geometry, m_theme);
    }
    for (const QRect &part : exposed)
        painter.drawPixmap(part, m_ground, part);
}

void BoardWidget::paintEvent(QPaintEvent *event)
{
    QPainter painter(this);
    const qreal ratio = devicePixelRatioF();
    const QTransform device = painter.deviceTransform();
    if (device.type() > QTransform::TxScale || !qFuzzyCompare(device.m11(), ratio)) {
        // The target is not our own screen: QWidget::render() onto a scaled or rotated device.
        if (!m_view.isWhole())
            painter.setClipRect(rect());
        paintBoard(painter, drawnRect(), m_shown, m_theme);
        return;
    }
    // From here on one unit is one device pixel, even with a fractional scale factor.
    const QPointF origin = device.map(QPointF(0, 0));
    const QTransform pixels = QTransform::fromTranslate(std::round(origin.x()), std::round(origin.y()));
    painter.setWorldTransform(pixels * device.inverted(), /*combine=*/true);

    const BoardGeometry geometry = geometryInPixels();
    QRegion exposed;
    for (const QRect &rect : event->region())
        exposed += QRectF(QPointF(rect.topLeft()) * ratio, QSizeF(rect.size()) * ratio).toAlignedRect();
    paintEmptyBoard(painter, geometry, exposed);
    paintPieces(painter, geometry, m_shown, m_theme, exposed);

    if (!m_typed.isEmpty()) {
        const QRectF box(typedRect().topLeft() * ratio, typedRect().size() * ratio);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(m_theme.cursor, geometry.line()));
        painter.setBrush(m_theme.plaque);
        painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), box.height() / 4, box.height() / 4);
        drawText(painter, m_typed, { box.center(), box.height() * 0.46, box.width() * 0.8 }, QFont::DemiBold,
            m_theme.cursor);
    }
}

bool BoardWidget::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride && !m_typed.isEmpty()) {
        // While a coordinate is being typed, its keys must not trigger shortcuts.
        const int key = static_cast<QKeyEvent *>(event)->key();
        const bool digit = key >= Qt::Key_0 && key <= Qt::Key_9;
        if (digit || key == Qt::Key_Backspace || key == Qt::Key_Escape || key == Qt::Key_Return
            || key == Qt::Key_Enter) {
            event->accept();
            return true;
        }
    }
    return QWidget::event(event);
}

void BoardWidget::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton) {
        QWidget::mousePressEvent(event);
        return;
    }
    setTyped({});
    setCursorPoint(std::nullopt);
    m_pressed.reset();
    if (m_movedByItself.isValid() && m_movedByItself.elapsed() < LeastMsToSee)
        return;
    m_pressed = meantAt(event->position());
    m_pressedAt = event->position();
    setHover(m_pressed);
}

void BoardWidget::mouseMoveEvent(QMouseEvent *event)
{
    setHover(meantAt(event->position()));
}

// A tap must act on the point that the ghost stone shows.
std::optional<Point> BoardWidget::meantAt(QPointF position) const
{
    const std::optional<Point> under = pointAt(position);
    if (!m_pressed || under == m_pressed)
        return under;
    const QPointF travel = (position - m_pressedAt) * devicePixelRatioF();
    const bool isStill = std::hypot(travel.x(), travel.y()) <= TapTravel * geometryInPixels().cell();
    return isStill ? m_pressed : std::nullopt;
}

void BoardWidget::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton) {
        QWidget::mouseReleaseEvent(event);
        return;
    }
    const std::optional<Point> meant = m_pressed ? meantAt(event->position()) : std::nullopt;
    m_pressed.reset();
    // A lifted finger points at nothing.
    setHover(isOfFinger(*event) ? std::nullopt : pointAt(event->position()));
    if (meant)
        activate(*meant);
}

void BoardWidget::leaveEvent(QEvent *)
{
    setHover(std::nullopt);
}

void BoardWidget::wheelEvent(QWheelEvent *event)
{
    m_wheel += event->angleDelta().y();
    const int steps = m_wheel / QWheelEvent::DefaultDeltasPerStep;
    m_wheel -= steps * QWheelEvent::DefaultDeltasPerStep;
    // Turning the wheel down goes forward in the game.
    if (steps != 0)
        emit stepped(-steps);
    event->accept();
}

void BoardWidget::moveCursor(int right, int down)
{
    const BoardGeometry geometry = geometryInPixels();
    if (!m_cursor) {
        const BoardFrame &frame = m_picture.frame();
        setCursorPoint(m_picture.lastMove.value_or(Point(frame.columns / 2, frame.rows / 2)));
        return;
    }
    const QPoint place = geometry.placeOf(*m_cursor) + QPoint(right, down);
    if (place.x() >= 0 && place.y() >= 0 && place.x() < geometry.viewColumns() && place.y() < geometry.viewRows())
        setCursorPoint(geometry.pointOfPlace(place));
}

QRectF BoardWidget::typedRect() const
{
    // In the free corner above the last column.
    const BoardGeometry geometry = geometryInPixels();
    const qreal ratio = devicePixelRatioF();
    const qreal inset = std::round(geometry.cell() * 0.08);
    const qreal height = std::max(std::round(geometry.margin() - geometry.stoneRadius() - 2 * inset), 16 * ratio);
    const QSizeF size(2.2 * height, height);
    const QPointF corner = geometry.plate().topRight() + QPointF(-size.width() - inset, inset);
    QRectF box(corner / ratio, size / ratio);
    // In sight where the board is magnified.
    box.moveRight(std::min(box.right(), QRectF(rect()).right()));
    box.moveTop(std::max(box.top(), 0.0));
    return box;
}

void BoardWidget::setTyped(const QString &text)
{
    if (text == m_typed)
        return;
    m_typed = text;
    update(typedRect().toAlignedRect());
}

QChar BoardWidget::columnTyped(const QKeyEvent &event) const
{
    if (!event.text().front().isLetter())
        return {};
    const auto isColumn = [this](QChar letter) {
        return !letter.isNull() && letter.unicode() < u'A' + m_picture.frame().columns;
    };
    // Use the character itself if it is a Latin letter or looks like a column; otherwise use the position of the key.
    const QChar letter = event.text().front();
    const QChar read = text::typedColumn(letter);
    if (letter.unicode() < 0x80 || isColumn(read))
        return read;
    const QChar placed = letterAt(event.nativeScanCode());
    return isColumn(placed) ? placed : read;
}

bool BoardWidget::typeCoordinate(QKeyEvent *event)
{
    if (event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier) || event->text().size() != 1)
        return false;
    if (const QChar column = columnTyped(*event); !column.isNull()) {
        setTyped(column); // a new letter begins a new coordinate
        return true;
    }
    const QString typed = text::typedPoint(event->text());
    const bool digit = typed >= QLatin1String("0") && typed <= QLatin1String("9");
    constexpr int Longest = 3;
    if (!digit || m_typed.isEmpty() || m_typed.size() >= Longest)
        return false;
    setTyped(m_typed + typed);
    return true;
}

bool BoardWidget::takeLetter(QKeyEvent *event)
{
    if (!isEnabled() || event->text().isEmpty() || !event->text().front().isLetter() || !typeCoordinate(event))
        return false;
    setFocus(Qt::OtherFocusReason);
    return true;
}

void BoardWidget::keyPressEvent(QKeyEvent *event)
{
    const BoardFrame &frame = m_picture.frame();
    switch (event->key()) {
    case Qt::Key_Left: moveCursor(-1, 0); return;
    case Qt::Key_Right: moveCursor(1, 0); return;
    case Qt::Key_Up: moveCursor(0, -1); return;
    case Qt::Key_Down: moveCursor(0, 1); return;
    case Qt::Key_Home: setCursorPoint(Point(frame.columns / 2, frame.rows / 2)); return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (!m_typed.isEmpty()) {
            const std::optional<Point> point =
                rules::pointFromText(m_typed.toStdString(), std::max(frame.columns, frame.rows));
            setTyped({});
            setCursorPoint(point && frame.isOn(*point) ? point : m_cursor);
            return;
        }
        if (m_cursor) {
            if (!event->isAutoRepeat())
                activate(*m_cursor);
            return;
        }
        break;
    case Qt::Key_Escape:
        if (!m_typed.isEmpty()) {
            setTyped({});
            return;
        }
        break;
    case Qt::Key_Backspace:
        if (!m_typed.isEmpty()) {
            setTyped(m_typed.chopped(1));
            return;
        }
        break;
    default:
        if (typeCoordinate(event))
            return;
        break;
    }
    QWidget::keyPressEvent(event); // the base class ignores the event, so the page gets it: Space is its clock press
}

void BoardWidget::focusInEvent(QFocusEvent *event)
{
    QWidget::focusInEvent(event);
    const bool byKey = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason
        || event->reason() == Qt::ShortcutFocusReason;
    if (byKey && !m_cursor)
        moveCursor(0, 0);
    refresh();
}

void BoardWidget::focusOutEvent(QFocusEvent *event)
{
    QWidget::focusOutEvent(event);
    setTyped({});
    refresh();
}

} // namespace kagetsu::ui
