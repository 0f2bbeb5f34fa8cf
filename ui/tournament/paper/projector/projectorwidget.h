// SPDX-License-Identifier: MIT
#pragma once

#include "ui/tournament/paper/projector/projectorsheets.h"

#include <QBasicTimer>
#include <QVariantAnimation>
#include <QWidget>

#include <chrono>

namespace kagetsu::ui {

// Shows pairings and standings to a hall: one screen after the other, as large as its rows allow. It turns
// automatically while it is visible, and uses no processor time while it is hidden or minimised or has a single screen.
// Left and Right turn it by hand, and Space stops it.
class ProjectorWidget : public QWidget
{
    Q_OBJECT

public:
    static constexpr std::chrono::seconds UsualPause { 12 };
    static constexpr std::size_t MostRows = 20;

    explicit ProjectorWidget(QWidget *parent = nullptr);

    // Sets the sheets. The current screen stays if it still exists.
    void setSheets(std::vector<ProjectorSheet> sheets);
    void setPause(std::chrono::milliseconds pause);
    // Sets whether the user wants animations. If the style has none, there are none either.
    void setMotion(bool moves) { m_moves = moves; }

    std::size_t screens() const { return m_screens.size(); }
    std::size_t screen() const { return m_screen; }
    bool isTurning() const { return m_timer.isActive(); }
    bool isHeld() const { return m_isHeld; }
    // Returns the height of the letters in a row, in pixels.
    int rowPixels() const;

public slots:
    void turn(int screens);
    void hold(bool isHeld);

protected:
    void paintEvent(QPaintEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void changeEvent(QEvent *event) override;
    void timerEvent(QTimerEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void decide(); // whether it turns now
    void describe();
    bool canMove() const;
    std::vector<qreal> columnsFor(const Table &table, const QFont &font) const;
    void paintScreen(QPainter &painter, const ProjectorScreen &screen) const;
    void paintRow(QPainter &painter, const Table &table, const QStringList &row, const std::vector<qreal> &widths,
        const QRectF &rect) const;
    QFont rowFont(const Table &table) const;
    qreal rowHeight(std::size_t rows) const;

    std::vector<ProjectorSheet> m_sheets;
    std::vector<ProjectorScreen> m_screens;
    std::size_t m_screen = 0;
    std::chrono::milliseconds m_pause = UsualPause;
    QBasicTimer m_timer;
    QVariantAnimation m_fade; // fades in the new screen
    bool m_moves = true;
    bool m_isHeld = false;
};

} // namespace kagetsu::ui
