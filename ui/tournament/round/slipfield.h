// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/log/slipinput.h"

#include <QElapsedTimer>
#include <QLineEdit>
#include <QTimer>

#include <optional>

namespace kagetsu::ui {

// Returns the result that a key stands for (outcomeOfSign()); nothing if a modifier makes it a command.
std::optional<tournament::Outcome> outcomeOfKey(const QKeyEvent &key);

// Enters results from slips in any order: the number of a table, Enter, and the key of the result; then the next
// number (SlipInput). Letters that are commands elsewhere have no effect here (tournament.md#at-the-desk).
class SlipField : public QLineEdit
{
    Q_OBJECT

public:
    explicit SlipField(QWidget *parent = nullptr);

    // Goes on with a number whose first digits were typed in the list of tables, and names its table if that is all.
    void begin(const std::string &number, std::optional<int> takenBack, bool isWhole);
    // Awaits the results of so many games of a table.
    void ask(int table, int games);
    // Awaits the number of the next table.
    void finish();
    const tournament::SlipInput &input() const { return m_input; }
    // Enters what is held back, without waiting for a further digit.
    void settle();
    // Forgets what is held back.
    void takeBack();

signals:
    void tableNamed(int table);
    void entered(const kagetsu::tournament::SlipInput::Entry &entry);
    // Emitted when a result is held back or taken back.
    void heldChanged();
    // Emitted on Escape in an empty field.
    void left();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void typeWhileAsking(QKeyEvent &event);
    tournament::SlipInput::Time now() const { return tournament::SlipInput::Time(m_clock.elapsed()); }
    void take(const tournament::SlipInput::Step &step);
    void follow();

    tournament::SlipInput m_input;
    QElapsedTimer m_clock;
    QTimer m_quiet; // runs while a result is held back
};

} // namespace kagetsu::ui
