// SPDX-License-Identifier: MIT
#pragma once

#include <QLabel>

namespace kagetsu::ui {

// A line of text that can be turned to the reader on the other side of the table.
class TurnedLabel : public QLabel
{
    Q_OBJECT

public:
    explicit TurnedLabel(QWidget *parent = nullptr);

    void setTurned(bool turned);
    void setInk(const QColor &ink);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QColor m_ink;
    bool m_turned = false;
};

} // namespace kagetsu::ui
