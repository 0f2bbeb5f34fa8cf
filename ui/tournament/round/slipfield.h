// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/section.h"

#include <QLineEdit>

#include <optional>

namespace kagetsu::ui {

// Returns the result that a key stands for (tournament.md#at-the-desk), for the party named first at a table: 1 won, 0
// lost, = drawn, + won and − lost by forfeit, * if neither came. On a keypad, / is a draw. Returns nothing for any
// other key.
std::optional<tournament::Outcome> outcomeOfKey(const QKeyEvent &key);

// Enters results from slips in any order: the number of a table, Enter, and the key of the result; then the next
// number. While the field waits for a result, a digit is a result. Letters that are commands elsewhere have no effect
// here (tournament.md#at-the-desk).
class SlipField : public QLineEdit
{
    Q_OBJECT

public:
    explicit SlipField(QWidget *parent = nullptr);

    // Called with true if the named table exists and its result is awaited, and with false if the field waits for a
    // number again.
    void waitForResult(bool waits);
    bool isWaiting() const { return m_isWaiting; }

signals:
    void tableNamed(int table);
    void resultTyped(kagetsu::tournament::Outcome outcome);
    // Emitted on Escape in an empty field.
    void left();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    bool m_isWaiting = false;
};

} // namespace kagetsu::ui
