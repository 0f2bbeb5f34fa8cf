// SPDX-License-Identifier: MIT
#pragma once

#include "ui/controls/tablebutton.h"

#include <QList>
#include <QString>
#include <QWidget>

namespace kagetsu::ui {

// A button for one of several choices. It leaves Enter to its dialog, which Enter accepts.
class ChipButton : public TableButton
{
    Q_OBJECT

public:
    explicit ChipButton(QWidget *parent = nullptr);

signals:
    // Emitted for a click by mouse or finger only; the arrow keys also click each choice they move to.
    void tapped();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
};

// Offers a few usual choices side by side, each one tap away; at most one is chosen.
class ChoiceChips : public QWidget
{
    Q_OBJECT

public:
    struct Chip
    {
        QString id;
        QString text;
        QString meaning;

        friend bool operator==(const Chip &, const Chip &) = default;
    };

    explicit ChoiceChips(QWidget *parent = nullptr);

    void setChips(const QList<Chip> &chips);
    // Marks the chip with this id; marks none if there is no such chip.
    void setCurrent(const QString &id);
    QString current() const;
    QStringList ids() const;
    // Returns the button of a chip; null if there is none.
    TableButton *button(const QString &id) const;

    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void chosen(const QString &id);
    // Emitted after chosen() if the choice was made by mouse or finger.
    void tapped();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    int columnsIn(int width) const;
    int rowHeight() const;
    void lay();

    QList<Chip> m_chips;
    QList<TableButton *> m_buttons;
};

} // namespace kagetsu::ui
