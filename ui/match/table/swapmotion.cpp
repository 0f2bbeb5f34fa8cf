// SPDX-License-Identifier: MIT
#include "ui/match/table/swapmotion.h"

#include "ui/board/inforce.h"
#include "ui/controls/tableicon.h"
#include "ui/match/table/playerpanel.h"

#include <QEasingCurve>
#include <QPainter>
#include <QStyle>

#include <cmath>
#include <numbers>

namespace kagetsu::ui {

namespace {

constexpr int StonesMs = 900; // they travel right across the board

QPointF between(const QPointF &from, const QPointF &to, qreal share)
{
    return from + (to - from) * share;
}

} // namespace

// Two moving stones above everything else; they take no taps.
class SwapMotion::CrossingStones : public QWidget
{
public:
    explicit CrossingStones(QWidget *page)
        : QWidget(page)
    {
        setAttribute(Qt::WA_TransparentForMouseEvents);
        setFocusPolicy(Qt::NoFocus);
        hide();
    }

    QRect black; // in the page's coordinates
    QRect white;

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        paintStone(painter, black, /*black=*/true, theme());
        paintStone(painter, white, /*black=*/false, theme());
    }
};

SwapMotion::SwapMotion(PerSeat<PlayerPanel *> panels, QWidget *page)
    : QObject(page)
    , m_panels(panels)
    , m_page(page)
    , m_stones(new CrossingStones(page))
{
    m_animation.setStartValue(0.0);
    m_animation.setEndValue(1.0);
    m_animation.setEasingCurve(QEasingCurve::InOutCubic);
    connect(&m_animation, &QVariantAnimation::valueChanged, this, [this](const QVariant &value) {
        if (isRunning())
            step(value.toReal());
    });
    m_animation.setDuration(StonesMs);
    connect(&m_animation, &QVariantAnimation::finished, m_stones, &QWidget::hide);
}

void SwapMotion::resize()
{
    if (isRunning())
        m_stones->setGeometry(m_page->rect());
}

void SwapMotion::swap()
{
    m_animation.stop();
    m_stones->hide();
    // The widget style says whether the desktop wants animations.
    if (!m_enabled || !m_page->isVisible()
        || m_page->style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, m_page) <= 0)
        return;
    m_stones->setGeometry(m_page->rect());
    m_stones->raise();
    m_stones->show();
    m_animation.start();
}

void SwapMotion::step(qreal share)
{
    // The colours are already exchanged: each stone starts at the other face.
    const auto stoneOf = [this](Seat seat) {
        const ClockFace *face = m_panels[seat]->face();
        return QRect(face->mapTo(m_page, face->stoneRect().topLeft()), face->stoneRect().size());
    };
    const bool blackToA = m_panels.a->isBlack();
    const QRect a = stoneOf(Seat::A);
    const QRect b = stoneOf(Seat::B);
    const QRect before = m_stones->black.united(m_stones->white);
    const auto flight = [&](const QRect &from, const QRect &to, qreal bend) {
        QRect rect = to;
        rect.moveCenter(between(QRectF(from).center(), QRectF(to).center(), share).toPoint()
            + QPoint(static_cast<int>(bend * std::sin(share * std::numbers::pi)), 0));
        return rect;
    };
    const qreal bend = m_page->width() / 5.0;
    m_stones->black = blackToA ? flight(b, a, bend) : flight(a, b, bend);
    m_stones->white = blackToA ? flight(a, b, -bend) : flight(b, a, -bend);
    m_stones->update(before.united(m_stones->black).united(m_stones->white).adjusted(-2, -2, 2, 2));
}

} // namespace kagetsu::ui
