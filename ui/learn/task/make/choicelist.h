// SPDX-License-Identifier: MIT
#pragma once

#include "learn/task/task.h"

#include <QWidget>

class QJsonArray;
class QLineEdit;
class QVBoxLayout;

namespace kagetsu::ui {

class BigButton;

// Edits the answers of a task of the kind Choose: each is a text or a point of the board, right or wrong, with a reply
// for a pupil who chooses it.
class ChoiceList : public QWidget
{
    Q_OBJECT

public:
    explicit ChoiceList(QWidget *parent = nullptr);
    ~ChoiceList() override;

    void setChoices(const std::vector<task::Choice> &choices, const std::string &elsewhere);
    // Returns the answers without empty ones.
    std::vector<task::Choice> choices() const;
    // Returns the reply to a pupil who taps any other point; it can be entered once an answer is a point.
    std::string elsewhere() const;
    // Save and restore the rows, each by its point, or null for a text. Restored rows have these points and empty
    // fields.
    QJsonArray points() const;
    void setPoints(const QJsonArray &points);
    // Adds an answer with this point, or removes it.
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
