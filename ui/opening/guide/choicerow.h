// SPDX-License-Identifier: MIT
#pragma once

#include "wording/opening/guide.h"

#include <QWidget>

#include <optional>
#include <vector>

namespace kagetsu::ui {

class ChoiceButton;
class TableButton;

// The choices of an opening's step as large buttons, or the numbers that can be declared. Every one is reached by
// mouse, touch, arrows, and its digit, which goes to it; Enter takes it, as on the board.
class ChoiceRow : public QWidget
{
    Q_OBJECT

public:
    // So many numbers stand there one by one; more are gone through with two buttons.
    static constexpr int MostNumbers = 12;

    explicit ChoiceRow(QWidget *parent = nullptr);

    // What is to be chosen now; nothing while no choice is due.
    void setChoices(const opening::Opening *opening, const wording::Names &names);
    bool isEmpty() const { return !m_need; }
    // A key that was pressed elsewhere on the page; true when it was a digit of a choice.
    bool takeKey(QKeyEvent *event);
    void focusFirst();
    bool holdsFocus() const;

    void setTurned(bool turned);
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    // What steps with so many options, or with so many numbers, need; 0 for none.
    int heightFor(int width, int options, int numbers) const;

signals:
    void acted(const kagetsu::opening::Act &act);
    // The choices went away while one of them had the focus.
    void focusFreed();
    // Digits of a number so far; empty when it was taken or dropped.
    void typedChanged(const QString &typed);
    // The choice that a digit has gone to and Enter takes; empty when there is none any more.
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
        wording::OptionWords words;
    };
    struct Number
    {
        TableButton *button;
        int number;
    };

    void clear();
    void addOptions(const opening::Opening &opening, const wording::Names &names);
    void addNumbers(const opening::Need &need);
    TableButton *addNumber(const QString &name, const QString &text);
    void setChosen(int number);
    void setTyped(const QString &typed);
    void select(ChoiceButton *button);
    void dress(TableButton *button);
    std::vector<TableButton *> buttons() const;
    void word(int columns, int width) const;
    void place();

    std::vector<Option> m_options;
    std::vector<Number> m_numbers;
    // For more numbers than there is room for: fewer, this one, more.
    std::vector<TableButton *> m_stepper;
    int m_chosen = 0; // between the buttons of the stepper
    int m_min = 0;
    int m_max = 0;
    QString m_typed; // digits of a number
    std::optional<opening::Need> m_need;
    bool m_turned = false;
};

} // namespace kagetsu::ui
