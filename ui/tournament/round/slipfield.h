// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/section.h"

#include <QLineEdit>

namespace kagetsu::ui {

// Results as slips come in, in any order: the number of a table, Enter, and the result by its key; then the next
// number. While it waits for a result, a digit is one. Letters that are commands elsewhere mean nothing here
// (tournament.md#at-the-desk).
class SlipField : public QLineEdit
{
    Q_OBJECT

public:
    explicit SlipField(QWidget *parent = nullptr);

    // The table that was named is there, and waits for its result; or the field waits for a number again.
    void waitForResult(bool waits);
    bool isWaiting() const { return m_isWaiting; }

signals:
    void tableNamed(int table);
    void resultTyped(kagetsu::tournament::Outcome outcome);
    // Escape, with nothing typed.
    void left();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    bool m_isWaiting = false;
};

} // namespace kagetsu::ui
