// SPDX-License-Identifier: MIT
#include "ui/record/page/studymenus.h"

#include "text/rules/rules.h"
#include "ui/board/boardwidget.h"
#include "ui/controls/input/longpress.h"
#include "ui/record/edit/studyeditor.h"
#include "ui/record/edit/toolbox.h"
#include "ui/record/page/studypage.h"
#include "ui/record/panels/pointfield.h"
#include "ui/record/tree/treeview.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QTableView>

namespace kagetsu::ui {

StudyMenus::StudyMenus(const StudyParts &parts, PointField &field, TreeView &tree, QTableView &moves, QTableView &games)
    : m_parts(parts)
    , m_field(field)
    , m_tree(tree)
    , m_moves(moves)
    , m_games(games)
{
    for (QWidget *each :
        { static_cast<QWidget *>(&m_parts.board), m_tree.viewport(), m_moves.viewport(), m_games.viewport() }) {
        each->installEventFilter(this);
        new LongPress(each);
    }
    for (QWidget *each : std::initializer_list<QWidget *> { &m_tree, &m_moves, &m_games })
        each->installEventFilter(this); // the widget with the focus
}

void StudyMenus::close()
{
    if (m_menu)
        m_menu->close();
}

bool StudyMenus::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::ContextMenu)
        return open(watched, *static_cast<QContextMenuEvent *>(event));
    auto *widget = qobject_cast<QWidget *>(watched);
    return widget != nullptr && takesMenuKey(widget, *event);
}

// Shift+F10 replaces the menu key on keyboards without one.
bool StudyMenus::takesMenuKey(QWidget *widget, const QEvent &event)
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

bool StudyMenus::open(QObject *watched, const QContextMenuEvent &event)
{
    if (!m_parts.page.hasDocument())
        return false;
    const bool byKey = event.reason() == QContextMenuEvent::Keyboard;
    if (watched == &m_parts.board) {
        // There the right button goes back, as in RenLib.
        if (m_parts.page.keys() == KeySet::RenLib && event.reason() == QContextMenuEvent::Mouse)
            return true;
        m_parts.page.settle();
        m_parts.editor.dropPending();
        const std::optional<rules::Point> point = byKey ? m_parts.board.cursor() : m_parts.board.pointAt(event.pos());
        const QPoint place = point && byKey ? m_parts.board.rectOf(*point).center().toPoint()
            : byKey                         ? m_parts.board.rect().center()
                                            : event.pos();
        popup(boardMenu(point), m_parts.board.mapToGlobal(place));
    } else if (watched == &m_tree || watched == m_tree.viewport()) {
        const record::NodeId under = byKey ? m_parts.page.node() : m_tree.nodeAt(event.pos());
        if (under != record::NoNode)
            m_parts.page.goToNode(under);
        const QPoint place =
            byKey ? m_tree.placeOf(m_parts.page.node()).value_or(m_tree.viewport()->rect().center()) : event.pos();
        popup(branchMenu(), m_tree.viewport()->mapToGlobal(place));
    } else {
        auto *list = watched == &m_games || watched == m_games.viewport() ? &m_games : &m_moves;
        const QPoint place = byKey ? list->visualRect(list->currentIndex()).center() : event.pos();
        if (const QModelIndex under = list->indexAt(place); under.isValid())
            list->setCurrentIndex(under);
        popup(list == &m_games ? gameMenu() : branchMenu(), list->viewport()->mapToGlobal(place));
    }
    return true;
}

void StudyMenus::popup(QMenu *menu, QPoint where)
{
    menu->setObjectName(QStringLiteral("contextMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    m_menu = menu;
    menu->popup(where);
}

void StudyMenus::addCommands(QMenu &menu, std::initializer_list<StudyCommand> commands)
{
    menu.addSeparator();
    for (const StudyCommand each : commands)
        menu.addAction(m_parts.actions[each]);
}

QMenu *StudyMenus::boardMenu(std::optional<rules::Point> point)
{
    auto *menu = new QMenu(&m_parts.page);
    if (point)
        addPointActions(*menu, *point);
    if (m_parts.page.mode() == StudyMode::Edit) {
        if (!m_parts.page.document().isLibrary())
            menu->addAction(StudyPage::tr("Change the side to move"), &m_parts.editor, &StudyEditor::changeTurn);
        using enum StudyCommand;
        addCommands(*menu, { Undo, Redo });
        addCommands(*menu, { Cut, Copy, Paste, Delete });
    } else {
        addCommands(*menu, { StudyCommand::Copy });
    }
    addCommands(*menu, { StudyCommand::PlayOn, StudyCommand::FindWin, StudyCommand::Mode });
    menu->addSeparator();
    //: Menu of the board: opens the choices how to show the game to others.
    menu->addAction(StudyPage::tr("Share…"), &m_parts.page, &StudyPage::shareWanted);
    return menu;
}

void StudyMenus::addPointActions(QMenu &menu, rules::Point point)
{
    const QString where = text::pointText(point);
    // The menu may stay open while another record or node is shown.
    const auto guarded = [this, point, shown = m_parts.record.document(), here = m_parts.page.node()](auto act) {
        return [this, point, shown, here, act] {
            if (m_parts.record.document() == shown && m_parts.page.node() == here
                && m_parts.page.document().tree().stones(here).isOn(point))
                act();
        };
    };
    const rules::Stone stone = m_parts.page.document().tree().stones(m_parts.page.node()).at(point);
    for (int place = m_parts.line.place(); place > 0; --place) {
        const record::NodeAction action =
            m_parts.page.document().tree().action(m_parts.line.nodes()[static_cast<std::size_t>(place)]);
        if (!action.isStone() || action.point() != point || place == m_parts.line.place())
            continue;
        //: Menu: to the position in which the stone on the point %1 was played.
        menu.addAction(StudyPage::tr("Go to the move on %1").arg(where), &m_parts.page,
            guarded([this, place] { m_parts.page.goTo(place); }));
        break;
    }
    if (m_parts.page.mode() != StudyMode::Edit)
        return;
    const auto tap = [&](const QString &text, StudyTool tool) {
        menu.addAction(text, &m_parts.page, guarded([this, tool, point] { m_parts.editor.tap(tool, point); }));
    };
    if (stone == rules::Stone::None)
        tap(StudyPage::tr("Play a move on %1").arg(where), StudyTool::Play);
    menu.addAction(StudyPage::tr("Write on %1…").arg(where), &m_parts.page,
        guarded([this, point] { m_field.ask(point, m_parts.editor.labelAt(point)); }));
    if (m_parts.page.document().isLibrary())
        return;
    if (stone != rules::Stone::Black)
        tap(StudyPage::tr("Set up a black stone on %1").arg(where), StudyTool::Black);
    if (stone != rules::Stone::White)
        tap(StudyPage::tr("Set up a white stone on %1").arg(where), StudyTool::White);
    if (stone != rules::Stone::None)
        tap(StudyPage::tr("Remove the stone on %1").arg(where), StudyTool::Remove);
}

QMenu *StudyMenus::branchMenu()
{
    auto *menu = new QMenu(&m_parts.page);
    using enum StudyCommand;
    if (m_parts.page.mode() == StudyMode::Edit) {
        addCommands(*menu, { Cut, Copy, Paste, Delete });
        addCommands(*menu, { Promote, MakeMain, Bookmark });
    } else {
        addCommands(*menu, { Copy });
    }
    addCommands(*menu, { SaveBranch, Statistics, Mode });
    return menu;
}

QMenu *StudyMenus::gameMenu()
{
    auto *menu = new QMenu(&m_parts.page);
    using enum StudyCommand;
    addCommands(*menu, { AddGame, CopyGame, PasteGame, RenameGame });
    addCommands(*menu, { GameUp, GameDown });
    addCommands(*menu, { RemoveGame });
    return menu;
}

} // namespace kagetsu::ui
