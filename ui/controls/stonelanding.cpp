// SPDX-License-Identifier: MIT
#include "ui/controls/stonelanding.h"

#include "ui/board/boardgeometry.h"
#include "ui/board/boardwidget.h"
#include "ui/board/painting/boardpainter.h"
#include "ui/controls/input/motion.h"

#include <QEasingCurve>
#include <QPainter>

#include <optional>

namespace kagetsu::ui {

namespace {

constexpr int LandingMs = 120;
constexpr qreal FromScale = 1.5; // of its size, when it is seen first
constexpr qreal Reach = 1.7; // of a cell, which holds the stone at that size and its shadow

// Returns the stone that `after` has and `shown` has not; nothing if there is any other difference of stones.
std::optional<PlacedStone> newStone(const BoardPicture &shown, const BoardPicture &after)
{
    if (shown.frame() != after.frame())
        return std::nullopt;
    std::optional<PlacedStone> found;
    for (const rules::Point point : after.points()) {
        const rules::Stone stone = after.at(point).stone;
        if (stone == shown.at(point).stone)
            continue;
        if (found || stone == rules::Stone::None || shown.at(point).stone != rules::Stone::None)
            return std::nullopt;
        found = PlacedStone { point, stone == rules::Stone::Black ? rules::Side::Black : rules::Side::White };
    }
    return found;
}

} // namespace

StoneLanding::StoneLanding(BoardWidget *board)
    : QWidget(board)
    , m_board(board)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    hide();
    m_motion.setDuration(LandingMs);
    m_motion.setStartValue(FromScale);
    m_motion.setEndValue(1.0);
    m_motion.setEasingCurve(QEasingCurve::InQuad);
    connect(&m_motion, &QVariantAnimation::valueChanged, this, qOverload<>(&QWidget::update));
    connect(&m_motion, &QVariantAnimation::finished, this, &QWidget::hide);
}

void StoneLanding::show(const BoardPicture &picture)
{
    const std::optional<PlacedStone> stone = newStone(m_board->picture(), picture);
    const bool isOther = stone || m_board->picture().frame() != picture.frame();
    m_board->setPicture(picture);
    if (isOther && isMoving()) {
        m_motion.stop();
        hide();
    }
    if (!stone || !m_board->isVisible() || !mayMove(*m_board))
        return;
    m_stone = *stone;
    const QRectF cell = m_board->rectOf(m_stone.point);
    const qreal more = cell.width() * (Reach - 1) / 2;
    setGeometry(cell.adjusted(-more, -more, more, more).toAlignedRect());
    QWidget::show();
    raise();
    m_motion.start();
}

void StoneLanding::paintEvent(QPaintEvent *)
{
    if (!isMoving())
        return;
    BoardPicture alone(m_board->picture().frame());
    alone.place(m_stone.point, m_stone.side);
    const Theme &theme = m_board->theme();
    const BoardGeometry geometry(m_board->drawnRect(), framed(alone.frame(), theme), /*snapped=*/false);
    const QPointF middle = geometry.rectOf(m_stone.point).center();
    const qreal scale = m_motion.currentValue().toReal();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(middle - QPointF(pos()));
    painter.scale(scale, scale);
    painter.translate(-middle);
    paintPieces(painter, geometry, alone, theme);
}

} // namespace kagetsu::ui
