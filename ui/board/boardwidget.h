// SPDX-License-Identifier: MIT
#pragma once

#include "ui/board/boardgeometry.h"
#include "ui/board/boardpicture.h"
#include "ui/board/theme.h"

#include <QAccessible>
#include <QPixmap>
#include <QWidget>

namespace kagetsu::ui {

// Shows a BoardPicture and tells which point was meant by mouse, finger or keys. It knows no rules: what an activated
// point means, and whether it is allowed, is the page's affair.
class BoardWidget : public QWidget
{
    Q_OBJECT

public:
    explicit BoardWidget(QWidget *parent = nullptr);

    // Repaints only the cells that changed. Ghost and cursor of the given picture are replaced by the widget's own.
    void setPicture(const BoardPicture &picture);
    const BoardPicture &picture() const { return m_picture; }
    // The picture as it is on the screen, with ghost and cursor.
    const BoardPicture &shownPicture() const { return m_shown; }

    const Theme &theme() const { return m_theme; }
    // The grain of the wood takes the longest to paint.
    void setGrained(bool grained);

    // Whose stone hangs under the pointer over empty points; nothing: no ghost. Activation is signalled in both cases.
    void setInteractive(std::optional<rules::Side> side);
    std::optional<rules::Side> interactive() const { return m_interactive; }

    // The keyboard's place; the cursor is drawn while it is set and the board has the focus.
    std::optional<rules::Point> cursor() const { return m_cursor; }
    void setCursorPoint(std::optional<rules::Point> point);
    // What has been typed of a coordinate so far, upper case.
    QString typedText() const { return m_typed; }

    // The cell of a point in widget coordinates.
    QRectF rectOf(rules::Point point) const;
    std::optional<rules::Point> pointAt(QPointF position) const;

    // As if the point had been clicked.
    void activate(rules::Point point);
    // The letter that begins a coordinate, typed elsewhere on the page: the board takes it and the focus. False for any
    // other key.
    bool takeLetter(QKeyEvent *event);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override { return width; }

signals:
    // Pressed and released on the same point, or Enter on the cursor.
    void pointActivated(kagetsu::rules::Point point);
    // The pointer came to another point, or left the points (nothing).
    void pointHovered(std::optional<kagetsu::rules::Point> point);
    void cursorMoved(std::optional<kagetsu::rules::Point> point);
    // The wheel was turned: +1 forward in the game, -1 back.
    void stepped(int steps);

protected:
    // Tells a screen reader that something happened to a cell of the table: Focus, or NameChanged.
    virtual void tellReader(QAccessible::Event what, rules::Point point);

    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    // In device pixels, origin at the widget's corner.
    BoardGeometry geometryInPixels() const;
    void paintEmptyBoard(QPainter &painter, const BoardGeometry &geometry, const QRegion &exposed);
    void refresh();
    void takeTheme();
    void setHover(std::optional<rules::Point> point);
    // Of the pointer at this place: the point under it or, while a button is down, the one that was pressed and nothing
    // else.
    std::optional<rules::Point> meantAt(QPointF position) const;
    void moveCursor(int right, int down);
    bool typeCoordinate(QKeyEvent *event);
    // The column a letter key means on any keyboard; null for none.
    QChar columnTyped(const QKeyEvent &event) const;
    void setTyped(const QString &text);
    QRectF typedRect() const;

    BoardPicture m_picture;
    BoardPicture m_shown;
    Theme m_theme;
    bool m_grained = true;
    std::optional<rules::Side> m_interactive;
    std::optional<rules::Point> m_hover;
    std::optional<rules::Point> m_pressed;
    QPointF m_pressedAt;
    std::optional<rules::Point> m_cursor;
    QString m_typed;
    int m_wheel = 0; // eighths of a degree not yet a step
    QPixmap m_ground; // the empty board in device pixels; null until it is painted a second time
    QSize m_groundSize; // of the one that was painted last; empty when it looks otherwise now
};

} // namespace kagetsu::ui
