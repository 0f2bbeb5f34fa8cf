// SPDX-License-Identifier: MIT
#pragma once

#include "ui/controls/layout/page.h"

#include <initializer_list>

class QLabel;
class QVBoxLayout;

namespace kagetsu::ui {

class ComboBox;
class EvenGrid;
class PlayerList;
class ScoreRows;
class UserLibrary;

// A page that counts games of the library: a name, what may be chosen, what is told about it, and the list. A page of
// this kind counts in another thread, and again when the library or a choice has changed.
class ScorePage : public Page
{
    Q_OBJECT

protected:
    // The library must outlive the page. Names of widgets begin with `prefix`.
    ScorePage(UserLibrary &library, const QString &prefix, QWidget *parent);

    // Called once, by the constructor: what may be chosen stands in this order, and kinds() is part of it.
    void layOut(ScoreRows &rows, std::initializer_list<QWidget *> ways);
    // Counts anew.
    virtual void count() = 0;
    // Sets the texts of now; a page of this kind calls it with its own.
    virtual void retranslate();
    void writeName();

    UserLibrary &userLibrary() const { return m_library; }
    ComboBox &kinds() const { return *m_kinds; }
    unsigned chosenKinds() const;
    QLabel &told() const { return *m_told; }
    PlayerList &list() const { return *m_list; }

    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    int leastHeight() const override;

private:
    void dress();

    UserLibrary &m_library;
    QVBoxLayout *m_layout;
    EvenGrid *m_ways;
    QLabel *m_name;
    ComboBox *m_kinds;
    QLabel *m_told;
    PlayerList *m_list = nullptr;
};

} // namespace kagetsu::ui
