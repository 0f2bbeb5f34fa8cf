// SPDX-License-Identifier: MIT
#pragma once

#include "ui/opening/procedures.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QListWidget;

namespace kagetsu::ui {

// The list of opening procedures, in groups, with a search above it that finds them by a part of their name in any
// language. Arrows move in the list from the search too; Enter takes the one that is shown.
class ProcedurePicker : public QWidget
{
    Q_OBJECT

public:
    explicit ProcedurePicker(QWidget *parent = nullptr);

    // What does not fit the game is there too, but quieter.
    void setProcedures(const std::vector<opening::Procedure> &procedures, const GameKind &game);
    void pick(const std::string &id);
    // Empty while nothing is found.
    std::string picked() const;

signals:
    void pickedChanged();
    // Clicked: in a narrow window it is shown only then.
    void opened();
    void taken();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void fill();
    void search(const QString &text);
    void step(int rows);
    void retranslate();

    QLineEdit *m_search;
    QListWidget *m_list;
    QLabel *m_nothing; // instead of an empty list
    std::vector<opening::Procedure> m_procedures;
    GameKind m_game;
};

} // namespace kagetsu::ui
