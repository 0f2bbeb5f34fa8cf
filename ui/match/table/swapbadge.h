// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QTimer;

namespace kagetsu::ui {

// Says for three seconds, above the board, who has which colour after a swap, or that nobody swapped. This can happen
// five times in one opening and must be clear each time. It takes no taps and no keys.
class SwapBadge : public QWidget
{
    Q_OBJECT

public:
    explicit SwapBadge(QWidget *parent);

    // Shows a text such as "Ann plays Black now." with the names beside their stones.
    void tell(const QString &text, const QString &black, const QString &white);
    // Places the badge along the upper edge of this part of the parent; if two players sit face to face, a second one
    // is turned to the far side.
    void setBoard(const QRect &board, bool facing);
    QString text() const { return m_text; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void place();
    void paintOne(QPainter &painter, const QRectF &pill) const;
    int pillHeight() const;

    QTimer *m_end;
    QString m_text;
    QString m_black;
    QString m_white;
    QRect m_board;
    bool m_facing = false;
};

} // namespace kagetsu::ui
