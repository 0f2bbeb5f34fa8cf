// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QTimer;

namespace kagetsu::ui {

// Says for three seconds, beside the board, who has which colour after a swap, or that nobody swapped. This can happen
// five times in one opening and must be clear each time. It takes no taps and no keys.
class SwapBadge : public QWidget
{
    Q_OBJECT

public:
    explicit SwapBadge(QWidget *parent);

    // Shows a text such as "Ann plays Black now." with the names beside their stones.
    void tell(const QString &text, const QString &black, const QString &white);
    // Sets the line of the parent that the badge is written on, and, if two players sit face to face and there is room,
    // a second one that is turned to the far side; each may be too low to be used.
    void setPlaces(const QRect &line, const QRect &across);
    QString text() const { return m_text; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void place();
    QRect pillIn(const QRect &line) const;
    void paintOne(QPainter &painter, const QRectF &pill) const;

    QTimer *m_end;
    QString m_text;
    QString m_black;
    QString m_white;
    QRect m_line;
    QRect m_across;
};

} // namespace kagetsu::ui
