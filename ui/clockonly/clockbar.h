// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QLabel;

namespace kagetsu::ui {

class TableButton;

// One sentence on how the game stands, and buttons below it in as many rows as they need.
class ClockBar : public QWidget
{
    Q_OBJECT

public:
    explicit ClockBar(QWidget *parent = nullptr);

    // In the order they are to stand. Its keys are Tab and Enter: a click leaves the keys to the clock.
    TableButton *addButton(const char *name);
    void setStatus(const QString &text);
    QString status() const;

    int heightForWidth(int width) const override;
    // To be called when a button was shown, hidden or renamed.
    void arrange();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    int layOut(int width, bool place) const;

    QLabel *m_status;
    QList<TableButton *> m_buttons;
};

} // namespace kagetsu::ui
