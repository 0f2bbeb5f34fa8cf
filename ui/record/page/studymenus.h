// SPDX-License-Identifier: MIT
#pragma once

#include "ui/record/edit/studyactions.h"
#include "ui/record/page/studyparts.h"

#include <QObject>
#include <QPointer>

#include <initializer_list>

class QContextMenuEvent;
class QMenu;
class QTableView;

namespace kagetsu::ui {

class PointField;
class TreeView;

// The context menus of a study page, opened by the right button, the menu key or a long press: on the board, the tree
// and the moves, and the list of games.
class StudyMenus : public QObject
{
    Q_OBJECT

public:
    StudyMenus(const StudyParts &parts, PointField &field, TreeView &tree, QTableView &moves, QTableView &games);

    // Closes the open menu: it belongs to another game.
    void close();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    static bool takesMenuKey(QWidget *widget, const QEvent &event);
    bool open(QObject *watched, const QContextMenuEvent &event);
    void popup(QMenu *menu, QPoint where);
    void addCommands(QMenu &menu, std::initializer_list<StudyCommand> commands);
    QMenu *boardMenu(std::optional<rules::Point> point);
    void addPointActions(QMenu &menu, rules::Point point);
    QMenu *branchMenu();
    QMenu *gameMenu();

    const StudyParts &m_parts;
    PointField &m_field;
    TreeView &m_tree;
    QTableView &m_moves;
    QTableView &m_games;
    QPointer<QMenu> m_menu; // while it is open
};

} // namespace kagetsu::ui
