// SPDX-License-Identifier: MIT
#pragma once

#include "learn/task/task.h"

#include <QWidget>

#include <functional>

class QAbstractButton;

namespace kagetsu::ui {

class EvenGrid;

// Shows the answers of a task that are not points of the board, as buttons.
class AnswerPad : public QWidget
{
    Q_OBJECT

public:
    explicit AnswerPad(QWidget *parent = nullptr);

    // Shows the buttons of this task; for IsForbidden, those of the kinds once the pupil has said that the point is
    // forbidden.
    void ask(const task::Task &task, bool asksForKinds = false);
    bool isEmpty() const { return m_buttons.isEmpty(); }
    void retranslate();

signals:
    void chosen(const kagetsu::task::Answer &answer);

private:
    QAbstractButton *add(const char *name, std::function<QString()> text, std::function<void()> does);
    void add(QAbstractButton &button, std::function<QString()> text);
    void askForKinds(rules::FoulKinds offered);
    void clear();
    void fitButtons();

    struct Words
    {
        QAbstractButton *button;
        std::function<QString()> text;
    };

    EvenGrid *m_grid;
    QList<Words> m_buttons;
};

} // namespace kagetsu::ui
