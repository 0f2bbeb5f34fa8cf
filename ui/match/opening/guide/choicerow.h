// SPDX-License-Identifier: MIT
#pragma once

#include "text/opening/guide.h"

#include <QWidget>

#include <optional>
#include <vector>

namespace kagetsu::ui {

class ChoiceButton;
class TableButton;

// Shows the choices of an opening's step, or the numbers that can be declared, as large buttons. Each can be reached by
// mouse, touch, arrow keys, and its digit, which selects it; Enter takes it, as on the board.
class ChoiceRow : public QWidget
{
    Q_OBJECT

public:
    // Up to this many numbers have a button each; beyond that two buttons step through them.
    static constexpr int MostNumbers = 12;

    explicit ChoiceRow(QWidget *parent = nullptr);

    // Sets what is to be chosen now; null while no choice is due.
    void setChoices(const opening::Opening *opening, const text::Names &names);
    bool isEmpty() const { return !m_need; }
    // Handles a key that was pressed elsewhere on the page; returns true if it was the digit of a choice.
    bool takeKey(QKeyEvent *event);
    void focusFirst();
    bool holdsFocus() const;

    void setTurned(bool turned);
    // Shows the names of the choices without what follows from them, side by side where that is possible.
    void setBrief(bool brief);
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    // Returns the height for this many options or numbers; 0 for none.
    int heightFor(int width, int options, int numbers) const;

signals:
    void acted(const kagetsu::opening::Act &act);
    // Emitted when the choices disappeared while one of them had the focus.
    void focusFreed();
    // Emitted with the digits typed so far; empty once the number was taken or dropped.
    void typedChanged(const QString &typed);
    // Emitted with the choice that a digit has selected and Enter takes; empty once there is none.
    void selectedChanged(const QString &name);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    struct Option
    {
        ChoiceButton *button;
        opening::Choose act;
        text::OptionWords words;
    };
    struct Number
    {
        TableButton *button;
        int number;
    };

    void clear();
    void addOptions(const opening::Opening &opening, const text::Names &names);
    void addNumbers(const opening::Need &need);
    TableButton *addNumber(const QString &name, const QString &text);
    void setChosen(int number);
    void setTyped(const QString &typed);
    void select(ChoiceButton *button);
    void dress(TableButton *button);
    std::vector<TableButton *> buttons() const;
    void word(int columns, int width) const;
    int columnsIn(int width) const;
    void place();

    std::vector<Option> m_options;
    std::vector<Number> m_numbers;
    // For more numbers than fit: fewer, this one, more.
    std::vector<TableButton *> m_stepper;
    int m_chosen = 0; // the number between the stepper's buttons
    int m_min = 0;
    int m_max = 0;
    QString m_typed; // digits of a number
    std::optional<opening::Need> m_need;
    bool m_turned = false;
    bool m_brief = false;
};

} // namespace kagetsu::ui
