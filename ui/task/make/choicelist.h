// SPDX-License-Identifier: MIT
#pragma once

#include "task/task.h"

#include <QWidget>

class QJsonArray;
class QLineEdit;
class QVBoxLayout;

namespace kagetsu::ui {

class BigButton;

// The answers of a task of the kind Choose, as their author writes them: each a text or a point of the board, whether
// it is right, and what is said to who chooses it.
class ChoiceList : public QWidget
{
    Q_OBJECT

public:
    explicit ChoiceList(QWidget *parent = nullptr);
    ~ChoiceList() override;

    void setChoices(const std::vector<task::Choice> &choices, const std::string &elsewhere);
    // Without those that are empty.
    std::vector<task::Choice> choices() const;
    // What is said to who taps a point that is none of them; asked for once one of them is a point.
    std::string elsewhere() const;
    // The answers that are there, each by its point, or nothing where it is a text; and as many rows with these points,
    // whose fields are empty.
    QJsonArray points() const;
    void setPoints(const QJsonArray &points);
    // A point becomes an answer, or is none any more.
    void toggle(rules::Point point);

signals:
    void changed();

private:
    struct Row;

    void add(const task::Choice &choice);
    void remove(Row *row);
    void retranslate();
    void showElsewhere();

    std::vector<std::unique_ptr<Row>> m_rows;
    QVBoxLayout *m_column;
    QLineEdit *m_elsewhere;
    BigButton *m_add;
};

} // namespace kagetsu::ui
