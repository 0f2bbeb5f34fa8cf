// SPDX-License-Identifier: MIT
#include "ui/controls/input/boardzoom.h"

#include "ui/board/boardwidget.h"
#include "ui/board/inforce.h"
#include "ui/controls/input/releasenowhere.h"
#include "ui/controls/signbutton.h"

#include <QLineF>
#include <QTouchEvent>

#include <algorithm>
#include <utility>

namespace kagetsu::ui {

namespace {

constexpr qreal LeastMagnified = 1.1; // fingers that end below mean the whole board
constexpr qreal LeastSpread = 24; // in pixels; fingers are hardly ever told apart below
constexpr int Inset = 6; // of the button

// Of the first two fingers, or of the only one.
QPointF centreOf(const QVector<QPointF> &fingers)
{
    return (fingers.front() + fingers[fingers.size() > 1 ? 1 : 0]) / 2;
}

qreal spreadOf(const QVector<QPointF> &fingers)
{
    return fingers.size() > 1 ? std::max(QLineF(fingers[0], fingers[1]).length(), LeastSpread) : LeastSpread;
}

} // namespace

BoardZoom::BoardZoom(BoardWidget *board)
    : QObject(board)
    , m_board(board)
    , m_whole(new SignButton("wholeBoard", QStringLiteral("fullscreen"), board))
{
    m_whole->hide();
    board->setAttribute(Qt::WA_AcceptTouchEvents);
    board->installEventFilter(this);
    connect(board, &BoardWidget::viewChanged, this, &BoardZoom::placeButton);
    connect(m_whole, &QAbstractButton::clicked, board, [board] { board->setView({}); });
    //: Button over a board of which only a part is shown, magnified: shows all of it again.
    onLanguage(*board, [this] { static_cast<SignButton *>(m_whole)->say(tr("Whole board")); });
}

bool BoardZoom::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::TouchBegin:
    case QEvent::TouchUpdate:
    case QEvent::TouchEnd:
    case QEvent::TouchCancel: {
        auto &touch = *static_cast<QTouchEvent *>(event);
        if (!m_board->isEnabled() || touch.device()->type() != QInputDevice::DeviceType::TouchScreen)
            break;
        // What lies on the board, such as the button, is pressed itself.
        if (event->type() == QEvent::TouchBegin && m_board->childAt(touch.points().front().position().toPoint()))
            break;
        touch.accept(); // otherwise nothing is heard of a second finger
        take(touch);
        return true;
    }
    case QEvent::Hide: dropTap(); break;
    default: break;
    }
    return QObject::eventFilter(watched, event);
}

void BoardZoom::take(const QTouchEvent &event)
{
    if (event.type() == QEvent::TouchCancel) {
        dropTap();
        return;
    }
    QVector<QPointF> fingers;
    QVector<int> ids;
    for (const QEventPoint &finger : event.points()) {
        if (finger.state() == QEventPoint::Released)
            continue;
        fingers += finger.position();
        ids += finger.id();
    }
    const QEventPoint &first = event.points().front();
    if (event.type() == QEvent::TouchBegin) {
        m_ids.clear();
        m_meaning = fingers.size() == 1 ? Meaning::Tap : Meaning::View;
        m_tappedAt = first.position();
        if (m_meaning == Meaning::Tap) {
            sendMouse(QEvent::MouseButtonPress, event, first);
            return;
        }
    }
    if (event.type() == QEvent::TouchEnd) {
        if (std::exchange(m_meaning, Meaning::Nothing) == Meaning::Tap)
            sendMouse(QEvent::MouseButtonRelease, event, first);
        else if (m_board->view().zoom < LeastMagnified)
            m_board->setView({});
        return;
    }
    if (fingers.isEmpty() || m_meaning == Meaning::Nothing)
        return;
    if (m_meaning == Meaning::Tap) {
        // A fingertip rolls farther than a mouse slips.
        const qreal moved = (first.position() - m_tappedAt).manhattanLength();
        const bool moves = !m_board->view().isWhole() && moved > 2 * QApplication::startDragDistance();
        if (fingers.size() == 1 && !moves) {
            sendMouse(QEvent::MouseMove, event, first);
            return;
        }
        dropTap();
        if (fingers.size() == 1) {
            m_ids = ids;
            begin({ m_tappedAt });
        }
    }
    m_meaning = Meaning::View;
    if (std::exchange(m_ids, ids) != ids)
        begin(fingers); // a finger came or was lifted
    moveView(fingers);
}

void BoardZoom::begin(const QVector<QPointF> &fingers)
{
    m_from = m_board->view();
    m_centre = centreOf(fingers);
    m_spread = spreadOf(fingers);
}

void BoardZoom::moveView(const QVector<QPointF> &fingers)
{
    BoardView view = m_from.zoomed(m_from.zoom * spreadOf(fingers) / m_spread, m_centre);
    view.offset += centreOf(fingers) - m_centre;
    m_board->setView(view);
}

void BoardZoom::sendMouse(QEvent::Type type, const QTouchEvent &event, const QEventPoint &finger)
{
    const bool isMove = type == QEvent::MouseMove;
    QMouseEvent mouse(type, finger.position(), finger.scenePosition(), finger.globalPosition(),
        isMove ? Qt::NoButton : Qt::LeftButton,
        type == QEvent::MouseButtonRelease ? Qt::MouseButtons() : Qt::MouseButtons(Qt::LeftButton), event.modifiers(),
        Qt::MouseEventSynthesizedByApplication);
    mouse.setTimestamp(event.timestamp()); // a claim counts from the tap
    QApplication::sendEvent(m_board, &mouse);
}

void BoardZoom::dropTap()
{
    m_ids.clear();
    if (std::exchange(m_meaning, Meaning::Nothing) == Meaning::Tap)
        releaseNowhere(*m_board);
}

void BoardZoom::placeButton()
{
    m_whole->setVisible(!m_board->view().isWhole());
    m_whole->resize(m_whole->sizeHint());
    m_whole->move(m_board->width() - m_whole->width() - Inset, Inset);
    m_whole->raise();
}

} // namespace kagetsu::ui
