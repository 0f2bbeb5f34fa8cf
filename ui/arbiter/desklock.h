// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QLabel;
class QToolButton;

namespace kagetsu::ui {

class HoldButton;

// What stands before the arbiter's desk: a button to hold, so that players do not come to it by chance.
class DeskLock : public QWidget
{
    Q_OBJECT

public:
    explicit DeskLock(QWidget *parent = nullptr);

    HoldButton *holdButton() const { return m_hold; }

signals:
    void opened();
    void backWanted();

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    QLabel *m_title;
    QLabel *m_text;
    HoldButton *m_hold;
    QToolButton *m_back;
};

} // namespace kagetsu::ui
