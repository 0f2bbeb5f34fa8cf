// SPDX-License-Identifier: MIT
#pragma once

#include "ui/board/boardgeometry.h"
#include "ui/board/boardpicture.h"
#include "ui/board/boardview.h"
#include "ui/board/theme.h"

#include <QAccessible>
#include <QElapsedTimer>
#include <QPixmap>
#include <QWidget>

namespace kagetsu::ui {

// Shows a BoardPicture and reports which point was chosen by mouse, finger or keyboard. It knows no rules: the page
// decides what an activated point means and whether it is allowed.
class BoardWidget : public QWidget
{
    Q_OBJECT

public:
    explicit BoardWidget(QWidget *parent = nullptr);

    // Repaints only the cells that changed. The widget replaces ghost and cursor of the given picture by its own.
    void setPicture(const BoardPicture &picture);
    const BoardPicture &picture() const { return m_picture; }
    // Returns the picture as displayed, with ghost and cursor.
    const BoardPicture &shownPicture() const { return m_shown; }

    const Theme &theme() const { return m_theme; }
    // Sets whether wood grain is painted, which takes longer than anything else.
    void setGrained(bool grained);

    // Sets the side whose stone is shown under the pointer over empty points; nothing for no ghost. Points are
    // activated in both cases.
    void setInteractive(std::optional<rules::Side> side);
    std::optional<rules::Side> interactive() const { return m_interactive; }

    // Returns the keyboard cursor; it is drawn while it is set and the board has the focus.
    std::optional<rules::Point> cursor() const { return m_cursor; }
    void setCursorPoint(std::optional<rules::Point> point);
    // Returns the part of a coordinate typed so far, in upper case.
    QString typedText() const { return m_typed; }

    // Returns which part of the board is shown. It is the whole board again in a widget of another size, and where
    // another frame is shown; a new last move that is out of sight is brought into it.
    const BoardView &view() const { return m_view; }
    void setView(const BoardView &view);
    // Returns the rectangle in which the board is drawn, which extends beyond the widget where it is magnified.
    QRectF drawnRect() const { return m_view.in(size()); }
    // Returns the width of the board's edge beyond the squares of its outermost points, when the whole board is shown.
    qreal edgeWidth() const;

    // Returns the cell of a point in widget coordinates.
    QRectF rectOf(rules::Point point) const;
    std::optional<rules::Point> pointAt(QPointF position) const;

    // Acts as if the point had been clicked.
    void activate(rules::Point point);
    // Takes over a letter that begins a coordinate but was typed elsewhere on the page, together with the focus.
    // Returns false for any other key.
    bool takeLetter(QKeyEvent *event);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override { return width; }

signals:
    // Emitted on press and release at the same point, or on Enter at the cursor.
    void pointActivated(kagetsu::rules::Point point);
    // Emitted when the pointer reached another point, or left the points (nothing).
    void pointHovered(std::optional<kagetsu::rules::Point> point);
    void cursorMoved(std::optional<kagetsu::rules::Point> point);
    // Emitted when the wheel was turned: +1 forward in the game, -1 back.
    void stepped(int steps);
    // Emitted when another part of the board is shown.
    void viewChanged();

protected:
    // Tells a screen reader that something happened to a cell of the table: Focus or NameChanged.
    virtual void tellReader(QAccessible::Event what, rules::Point point);

    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    // In device pixels, with the origin at the widget's corner.
    BoardGeometry geometryInPixels() const { return geometryInPixels(m_view); }
    BoardGeometry geometryInPixels(const BoardView &view) const;
    // Moves a magnified board as little as possible so that the point and what is next to it are in sight. Returns
    // whether it moved.
    // Shows the whole board, which nobody has asked for: a tap right behind it was meant for what was seen before.
    void showWhole();
    bool bringIntoView(rules::Point point);
    void paintEmptyBoard(QPainter &painter, const BoardGeometry &geometry, const QRegion &exposed);
    void refresh();
    void takeTheme();
    void setHover(std::optional<rules::Point> point);
    // Returns the point that a pointer here refers to: the point under it or, while a button is down, only the point
    // that was pressed.
    std::optional<rules::Point> meantAt(QPointF position) const;
    void moveCursor(int right, int down);
    bool typeCoordinate(QKeyEvent *event);
    // Returns the column that a letter key means on any keyboard; null for none.
    QChar columnTyped(const QKeyEvent &event) const;
    void setTyped(const QString &text);
    QRectF typedRect() const;

    BoardPicture m_picture;
    BoardPicture m_shown;
    Theme m_theme;
    bool m_grained = true;
    BoardView m_view;
    QElapsedTimer m_movedByItself; // since the view changed by itself; invalid before
    std::optional<rules::Side> m_interactive;
    std::optional<rules::Point> m_hover;
    std::optional<rules::Point> m_pressed;
    QPointF m_pressedAt;
    std::optional<rules::Point> m_cursor;
    QString m_typed;
    int m_wheel = 0; // eighths of a degree that do not yet make a step
    QPixmap m_ground; // the empty board in device pixels; null until it is painted a second time
    QSize m_groundSize; // size of the board painted last; empty if it looks different now
};

} // namespace kagetsu::ui
