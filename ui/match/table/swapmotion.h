// SPDX-License-Identifier: MIT
#pragma once

#include "seat.h"

#include <QVariantAnimation>
#include <QWidget>

namespace kagetsu::ui {

class PlayerPanel;

// Makes a swap of colours seen: the players keep their sides, and the two stones cross over. Nothing waits for it: the
// match and what the cards say are as they will be from the first moment, and taps work at any time.
class SwapMotion : public QObject
{
    Q_OBJECT

public:
    // The panels must be children of the page.
    SwapMotion(PerSeat<PlayerPanel *> panels, QWidget *page);

    // The reader's wish. A style without animations has none either.
    void setEnabled(bool enabled) { m_enabled = enabled; }
    bool isRunning() const { return m_animation.state() == QAbstractAnimation::Running; }

    // The colours have been exchanged.
    void swap();
    // The page has another size.
    void resize();

private:
    class CrossingStones;

    void step(qreal share);

    PerSeat<PlayerPanel *> m_panels;
    QWidget *m_page;
    CrossingStones *m_stones; // hidden but for the time of a crossing
    QVariantAnimation m_animation;
    bool m_enabled = true;
};

} // namespace kagetsu::ui
