// SPDX-License-Identifier: MIT
#pragma once

#include "ui/look/controls/tablebutton.h"

#include <QList>
#include <QString>
#include <QWidget>

namespace kagetsu::ui {

// One of several choices. Enter is left to the dialog it lies in, which is done with it.
class ChipButton : public TableButton
{
    Q_OBJECT

public:
    explicit ChipButton(QWidget *parent = nullptr);

signals:
    // Clicked by mouse or finger; the arrows go through the choices and click each.
    void tapped();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
};

// A few usual choices side by side, each one tap away; at most one of them is chosen.
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
    // None is marked where there is no such chip.
    void setCurrent(const QString &id);
    QString current() const;
    QStringList ids() const;
    // Null where there is none.
    TableButton *button(const QString &id) const;

    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void chosen(const QString &id);
    // After it, where that was done by mouse or finger.
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
