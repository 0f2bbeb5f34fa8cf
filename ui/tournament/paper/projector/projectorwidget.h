// SPDX-License-Identifier: MIT
#pragma once

#include "ui/tournament/paper/projector/hallboard.h"
#include "ui/tournament/paper/projector/projectorsheets.h"

#include <QBasicTimer>
#include <QImage>
#include <QVariantAnimation>
#include <QWidget>

#include <chrono>
#include <functional>
#include <optional>

namespace kagetsu::ui {

// Shows an event to a hall: pairings and standings, boards while they are played, the time until the round begins, and
// the code of its pages on phones; one screen after the other, as large as its rows allow. It turns automatically while
// it is visible, and uses no processor time while it is hidden or minimised or has a single screen that stands.
// Left and Right turn it by hand, as Page Up and Page Down of a presenter do, Home leads to the first screen; Space
// stops it, B and the full stop make it black, and Esc closes it.
class ProjectorWidget : public QWidget
{
    Q_OBJECT

public:
    static constexpr std::chrono::seconds UsualPause { 12 };
    static constexpr std::size_t MostRows = 20;

    explicit ProjectorWidget(QWidget *parent = nullptr);

    // Sets the sheets. The current screen stays if it still exists.
    void setSheets(std::vector<ProjectorSheet> sheets);
    // Sets the boards that are played now; more than twelve take turns.
    void setBoards(std::vector<HallBoard> boards);
    // Sets when the round begins, in milliseconds since 1970, UTC; nothing: no countdown. It stays for two minutes
    // after.
    void setCountdown(std::optional<std::int64_t> begins);
    // Sets the address at which phones find the event; empty: none.
    void setCode(const QString &address);
    // Sets the time of the clocks, in milliseconds since 1970, UTC.
    void setNow(std::function<std::int64_t()> now);
    void setPause(std::chrono::milliseconds pause);
    // Sets whether the user wants animations. If the style has none, there are none either.
    void setMotion(bool moves) { m_moves = moves; }

    std::size_t screens() const { return m_screens.size(); }
    std::size_t screen() const { return m_screen; }
    bool isTurning() const { return m_timer.isActive(); }
    bool isHeld() const { return m_isHeld; }
    bool isBlack() const { return m_isBlack; }
    // Returns what is on the screen now.
    ProjectorScreen::Kind kind() const;
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
    void arrange(); // the screens
    void decide(); // whether it turns now
    void describe();
    QString countdownText() const;
    // Returns everything that time alone changes.
    QStringList running() const;
    void paintHead(QPainter &painter, const QRectF &page, const QString &title) const;
    void paintCountdown(QPainter &painter, const QRectF &page) const;
    void paintBoards(QPainter &painter, const QRectF &page, const ProjectorScreen &screen) const;
    void paintPhones(QPainter &painter, const QRectF &page) const;
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
    QBasicTimer m_second; // for clocks and the countdown
    QStringList m_running; // as painted last
    bool m_moves = true;
    bool m_isHeld = false;
    bool m_isBlack = false;
    std::vector<HallBoard> m_boards;
    mutable HallBoardPainter m_boardPainter;
    std::optional<std::int64_t> m_begins;
    QString m_address;
    QImage m_code;
    std::function<std::int64_t()> m_now;
};

} // namespace kagetsu::ui
