// SPDX-License-Identifier: MIT
// The part of StudyPage that handles context menus, opened by the right button, the menu key or a long press: on the
// board, the tree and the moves, and the list of games.
#include "text/rules/rules.h"
#include "ui/board/boardwidget.h"
#include "ui/controls/input/longpress.h"
#include "ui/record/edit/studyactions.h"
#include "ui/record/edit/studyeditor.h"
#include "ui/record/edit/toolbox.h"
#include "ui/record/page/studypage.h"
#include "ui/record/panels/pointfield.h"
#include "ui/record/panels/scoresheetmodel.h"
#include "ui/record/tree/treeview.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QTableView>

namespace kagetsu::ui {

void StudyPage::serveMenus()
{
    for (QWidget *each :
        { static_cast<QWidget *>(m_board), m_tree->viewport(), m_moveList->viewport(), m_gameList->viewport() }) {
        each->installEventFilter(this);
        new LongPress(each);
    }
    for (QWidget *each : std::initializer_list<QWidget *> { m_tree, m_moveList, m_gameList })
        each->installEventFilter(this); // the widget with the focus
}

// Shift+F10 replaces the menu key on keyboards without one.
bool StudyPage::takesMenuKey(QWidget *widget, const QEvent &event)
{
    if (event.type() != QEvent::KeyPress)
        return false;
    const auto &key = static_cast<const QKeyEvent &>(event);
    if (key.key() != Qt::Key_F10 || key.modifiers() != Qt::ShiftModifier)
        return false;
    QContextMenuEvent menu(QContextMenuEvent::Keyboard, {}, {});
    QApplication::sendEvent(widget, &menu);
    return true;
}

bool StudyPage::openMenu(QObject *watched, const QContextMenuEvent &event)
{
    if (!hasDocument())
        return false;
    const bool byKey = event.reason() == QContextMenuEvent::Keyboard;
    if (watched == m_board) {
        // There the right button goes back, as in RenLib.
        if (m_keys == KeySet::RenLib && event.reason() == QContextMenuEvent::Mouse)
            return true;
        settle();
        m_editor->dropPending();
        const std::optional<rules::Point> point = byKey ? m_board->cursor() : m_board->pointAt(event.pos());
        const QPoint place = point && byKey ? m_board->rectOf(*point).center().toPoint()
            : byKey                         ? m_board->rect().center()
                                            : event.pos();
        popup(boardMenu(point), m_board->mapToGlobal(place));
    } else if (watched == m_tree || watched == m_tree->viewport()) {
        const record::NodeId under = byKey ? node() : m_tree->nodeAt(event.pos());
        if (under != record::NoNode)
            goToNode(under);
        const QPoint place =
            byKey ? m_tree->placeOf(node()).value_or(m_tree->viewport()->rect().center()) : event.pos();
        popup(branchMenu(), m_tree->viewport()->mapToGlobal(place));
    } else {
        auto *list = watched == m_gameList || watched == m_gameList->viewport() ? m_gameList : m_moveList;
        const QPoint place = byKey ? list->visualRect(list->currentIndex()).center() : event.pos();
        if (const QModelIndex under = list->indexAt(place); under.isValid())
            list->setCurrentIndex(under);
        popup(list == m_gameList ? gameMenu() : branchMenu(), list->viewport()->mapToGlobal(place));
    }
    return true;
}

void StudyPage::popup(QMenu *menu, QPoint where)
{
    menu->setObjectName(QStringLiteral("contextMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    m_menu = menu;
    menu->popup(where);
}

void StudyPage::addCommands(QMenu &menu, std::initializer_list<StudyCommand> commands)
{
    menu.addSeparator();
    for (const StudyCommand each : commands)
        menu.addAction((*m_actions)[each]);
}

QMenu *StudyPage::boardMenu(std::optional<rules::Point> point)
{
    auto *menu = new QMenu(this);
    if (point)
        addPointActions(*menu, *point);
    if (mode() == StudyMode::Edit) {
        if (!document().isLibrary())
            menu->addAction(tr("Change the side to move"), m_editor, &StudyEditor::changeTurn);
        using enum StudyCommand;
        addCommands(*menu, { Undo, Redo });
        addCommands(*menu, { Cut, Copy, Paste, Delete });
    } else {
        addCommands(*menu, { StudyCommand::Copy });
    }
    addCommands(*menu, { StudyCommand::FindWin, StudyCommand::Mode });
    return menu;
}

void StudyPage::addPointActions(QMenu &menu, rules::Point point)
{
    const QString where = text::pointText(point);
    // The menu may stay open while another record or node is shown.
    const auto guarded = [this, point, shown = m_record.document(), here = node()](auto act) {
        return [this, point, shown, here, act] {
            if (m_record.document() == shown && node() == here && tree().stones(here).isOn(point))
                act();
        };
    };
    const rules::Stone stone = tree().stones(node()).at(point);
    for (int place = m_line.place(); place > 0; --place) {
        const record::NodeAction action = tree().action(m_line.nodes()[static_cast<std::size_t>(place)]);
        if (!action.isStone() || action.point() != point || place == m_line.place())
            continue;
        //: Menu: to the position in which the stone on the point %1 was played.
        menu.addAction(tr("Go to the move on %1").arg(where), this, guarded([this, place] { goTo(place); }));
        break;
    }
    if (mode() != StudyMode::Edit)
        return;
    const auto tap = [&](const QString &text, StudyTool tool) {
        menu.addAction(text, this, guarded([this, tool, point] { m_editor->tap(tool, point); }));
    };
    if (stone == rules::Stone::None)
        tap(tr("Play a move on %1").arg(where), StudyTool::Play);
    menu.addAction(
        tr("Write on %1…").arg(where), this, guarded([this, point] { m_field->ask(point, m_editor->labelAt(point)); }));
    if (document().isLibrary())
        return;
    if (stone != rules::Stone::Black)
        tap(tr("Set up a black stone on %1").arg(where), StudyTool::Black);
    if (stone != rules::Stone::White)
        tap(tr("Set up a white stone on %1").arg(where), StudyTool::White);
    if (stone != rules::Stone::None)
        tap(tr("Remove the stone on %1").arg(where), StudyTool::Remove);
}

QMenu *StudyPage::branchMenu()
{
    auto *menu = new QMenu(this);
    using enum StudyCommand;
    if (mode() == StudyMode::Edit) {
        addCommands(*menu, { Cut, Copy, Paste, Delete });
        addCommands(*menu, { Promote, MakeMain, Bookmark });
    } else {
        addCommands(*menu, { Copy });
    }
    addCommands(*menu, { SaveBranch, Statistics, Mode });
    return menu;
}

QMenu *StudyPage::gameMenu()
{
    auto *menu = new QMenu(this);
    using enum StudyCommand;
    addCommands(*menu, { AddGame, CopyGame, PasteGame, RenameGame });
    addCommands(*menu, { GameUp, GameDown });
    addCommands(*menu, { RemoveGame });
    return menu;
}

} // namespace kagetsu::ui
