// SPDX-License-Identifier: MIT
#pragma once

#include "base/seat.h"

#include <QVariantAnimation>
#include <QWidget>

namespace kagetsu::ui {

class PlayerPanel;

// Animates a swap of colours: the players keep their sides, and the two stones cross over. Nothing waits for it: the
// match and the cards have their final state from the start, and taps work at any time.
class SwapMotion : public QObject
{
    Q_OBJECT

public:
    // The panels must be children of the page.
    SwapMotion(PerSeat<PlayerPanel *> panels, QWidget *page);

    // Sets whether the user wants the animation. It is also off if the widget style has no animations.
    void setEnabled(bool enabled) { m_enabled = enabled; }
    bool isRunning() const { return m_animation.state() == QAbstractAnimation::Running; }

    // Starts the animation after the colours were exchanged.
    void swap();
    // Adapts to a new size of the page.
    void resize();

private:
    class CrossingStones;

    void step(qreal share);

    PerSeat<PlayerPanel *> m_panels;
    QWidget *m_page;
    CrossingStones *m_stones; // hidden except while the stones cross
    QVariantAnimation m_animation;
    bool m_enabled = true;
};

} // namespace kagetsu::ui
