// SPDX-License-Identifier: MIT
#pragma once

#include "ui/look/controls/tableicon.h"
#include "ui/look/layout/fit.h"

#include <QAbstractButton>

namespace kagetsu::ui {

// A painted push button of the table: large enough for a finger, and able to be turned to the player on the far side.
class TableButton : public QAbstractButton
{
    Q_OBJECT

public:
    // Main: what Enter is most likely meant for. Quiet: nothing but its words until it is pointed at.
    enum class Weight : std::uint8_t { Plain, Main, Quiet };
    enum class Shape : std::uint8_t { Beside, Above }; // where the sign stands: beside the words, or above them

    explicit TableButton(QWidget *parent = nullptr);

    void setSign(TableIcon icon);
    void setWeight(Weight weight);
    void setShape(Shape shape);
    // Without its words, which then have no room; whoever hears it, or rests on it, is still told them.
    void setWordless(bool wordless);
    bool isWordless() const { return m_wordless; }
    // As wide as it must be for its words, in small letters.
    int leastWidthForWords() const;
    void setTurned(bool turned);
    bool isTurned() const { return m_turned; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    // For buttons that write something else on themselves: draws the body in its state, turns the painter as the button
    // is turned, and gives the colour of what is written.
    QColor paintBody(QPainter &painter) const;

    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void enterEvent(QEnterEvent *event) override;
    void leaveEvent(QEvent *event) override;

private:
    bool hasSign() const { return m_icon != TableIcon::None; }
    QFont textFont() const;
    int signSize() const;

    TableIcon m_icon = TableIcon::None;
    Weight m_weight = Weight::Plain;
    Shape m_shape = Shape::Beside;
    bool m_wordless = false;
    bool m_turned = false;
};

} // namespace kagetsu::ui
