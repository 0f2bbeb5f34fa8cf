// SPDX-License-Identifier: MIT
#pragma once

#include "ui/controls/layout/fit.h"
#include "ui/controls/tableicon.h"

#include <QAbstractButton>

namespace kagetsu::ui {

// A painted push button of the table: large enough for a finger, and rotatable towards the player on the far side.
class TableButton : public QAbstractButton
{
    Q_OBJECT

public:
    // Main: the likeliest target of Enter. Quiet: only its words until the pointer is over it.
    enum class Weight : std::uint8_t { Plain, Main, Quiet };
    enum class Shape : std::uint8_t { Beside, Above }; // where the icon is: beside the words, or above them

    explicit TableButton(QWidget *parent = nullptr);

    void setSign(TableIcon icon);
    void setWeight(Weight weight);
    void setShape(Shape shape);
    // Hides the words where there is no room for them; screen readers and the tooltip still have them.
    void setWordless(bool wordless);
    bool isWordless() const { return m_wordless; }
    // Returns the least width for the words, in small letters.
    int leastWidthForWords() const;
    void setTurned(bool turned);
    bool isTurned() const { return m_turned; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    // For subclasses that paint other contents: draws the body in its state, rotates the painter with the button, and
    // returns the colour for the contents.
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
