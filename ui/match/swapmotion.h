// SPDX-License-Identifier: MIT
#pragma once

#include "seat.h"
#include "ui/board/theme.h"

#include <QRect>
#include <QVariantAnimation>
#include <QWidget>

namespace kagetsu::ui {

class PlayerPanel;

// Makes a swap of colours seen: panels that exchange their places slide past one another, and where the players keep
// theirs, because they sit there, the two stones cross over. Nothing waits for it: the match and what the panels say
// are as they will be from the first moment, and taps work at any time.
class SwapMotion : public QObject
{
    Q_OBJECT

public:
    // The panels must be children of the page.
    SwapMotion(PerSeat<PlayerPanel *> panels, QWidget *page);

    // The reader's wish. A style without animations has none either.
    void setEnabled(bool enabled) { m_enabled = enabled; }
    void setTheme(const Theme &theme) { m_theme = theme; }
    bool isRunning() const { return m_animation.state() == QAbstractAnimation::Running; }

    // Puts the panels where they belong; what moves goes on to there.
    void put(const PerSeat<QRect> &places);
    // The same after a swap, in motion.
    void swap(const PerSeat<QRect> &places);

private:
    class Stones;

    void step(qreal share);
    void finish();

    PerSeat<PlayerPanel *> m_panels;
    QWidget *m_page;
    Stones *m_stones; // hidden but for the time of a crossing
    QVariantAnimation m_animation;
    PerSeat<QRect> m_from;
    PerSeat<QRect> m_to;
    bool m_panelsMove = false; // else the stones
    Theme m_theme = Theme::light();
    bool m_enabled = true;
};

} // namespace kagetsu::ui
