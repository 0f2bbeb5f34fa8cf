// SPDX-License-Identifier: MIT
// The part of StudyPage that handles keys.
#include "ui/board/boardwidget.h"
#include "ui/controls/background/taskwithbar.h"
#include "ui/record/analysis/analysispanel.h"
#include "ui/record/edit/studyactions.h"
#include "ui/record/edit/studyeditor.h"
#include "ui/record/edit/toolbox.h"
#include "ui/record/page/studypage.h"
#include "ui/record/panels/findbar.h"
#include "ui/record/solver/winpanel.h"
#include "ui/record/tree/samepositions.h"

#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QTableView>
#include <QTabWidget>

#include <algorithm>
#include <utility>

namespace kagetsu::ui {

namespace {

// Steps that are also actions of the menu.
constexpr std::pair<StudyStep, StudyCommand> Commands[] {
    { StudyStep::PreviousVariation, StudyCommand::PreviousVariation },
    { StudyStep::NextVariation, StudyCommand::NextVariation },
    { StudyStep::PreviousFork, StudyCommand::PreviousFork },
    { StudyStep::NextFork, StudyCommand::NextFork },
    { StudyStep::Find, StudyCommand::Find },
    { StudyStep::Bookmark, StudyCommand::Bookmark },
    { StudyStep::Pass, StudyCommand::Pass },
    { StudyStep::Mode, StudyCommand::Mode },
};

} // namespace

void StudyPage::setKeys(KeySet keys)
{
    m_keys = keys;
    for (const auto &[step, command] : Commands) {
        QAction *action = (*m_actions)[command];
        const QList<QKeySequence> wanted = keysOf(keys, step);
        // Keys that are not ours may mean something else elsewhere on the page or in the window, so only the board
        // handles them, before any action does. Here they are set only to be shown in menus and lists.
        const bool isOurs = wanted == keysOf(KeySet::Kagetsu, step);
        action->setShortcutContext(isOurs ? Qt::WidgetWithChildrenShortcut : Qt::WidgetShortcut);
        action->setShortcuts(wanted);
    }
    m_strip->setKey(QKeySequence::listToString(keysOf(keys, StudyStep::Mode), QKeySequence::NativeText));
}

QList<QAction *> StudyPage::actionsOfAllKeySets() const
{
    QList<QAction *> actions;
    for (const Section &section : ownActions())
        actions += section.actions;
    for (const auto &[step, command] : Commands)
        actions.removeOne((*m_actions)[command]);
    return actions;
}

QList<Page::KeyRow> StudyPage::ownKeys() const
{
    if (!hasDocument())
        return {};
    QList<KeyRow> rows;
    for (int i = 0; i < StudyStepCount; ++i) {
        const auto step = static_cast<StudyStep>(i);
        rows.append({ keysOf(m_keys, step), wordsOf(step) });
    }
    for (const QAction *action : actionsOfAllKeySets())
        rows.append({ action->shortcuts(), action->text() });
    rows.removeIf([](const KeyRow &row) { return row.keys.isEmpty(); });
    return rows;
}

bool StudyPage::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::ContextMenu)
        return openMenu(watched, *static_cast<QContextMenuEvent *>(event)) || Page::eventFilter(watched, event);
    if (auto *widget = qobject_cast<QWidget *>(watched); widget && takesMenuKey(widget, *event))
        return true;
    // With Alt the arrows go from mark to mark; if a game has none, the list must not use them to show another game.
    if (watched == m_gameList && event->type() == QEvent::KeyPress
        && static_cast<QKeyEvent *>(event)->modifiers().testFlag(Qt::AltModifier))
        return true;
    if (watched != m_board)
        return Page::eventFilter(watched, event);
    if (event->type() == QEvent::MouseButtonPress && takeButton(*static_cast<QMouseEvent *>(event)))
        return true;
    takeDrag(*event);
    if (event->type() == QEvent::MouseButtonRelease)
        m_isControlTap = static_cast<QMouseEvent *>(event)->modifiers() & Qt::ControlModifier;
    if (event->type() != QEvent::KeyPress && event->type() != QEvent::ShortcutOverride)
        return Page::eventFilter(watched, event);
    m_isControlTap = false;
    auto *key = static_cast<QKeyEvent *>(event);
    if (key->key() == Qt::Key_Escape)
        return event->type() == QEvent::KeyPress && m_editor->dropPending();
    const QKeyCombination pressed(key->modifiers() & ~Qt::KeypadModifier, static_cast<Qt::Key>(key->key()));
    const std::optional<StudyStep> step = hasDocument() ? stepOf(m_keys, pressed) : std::nullopt;
    if (!step)
        return Page::eventFilter(watched, event);
    event->accept(); // before any action of the window
    if (event->type() == QEvent::KeyPress)
        take(*step);
    return true;
}

// Handles dragging with a tool that draws from point to point: pressing on one and releasing on another. The board does
// not take that for a tap; taps on the two points, one after the other, do the same.
void StudyPage::takeDrag(const QEvent &event)
{
    const bool isPress = event.type() == QEvent::MouseButtonPress;
    if (!isPress && event.type() != QEvent::MouseMove && event.type() != QEvent::MouseButtonRelease)
        return;
    const auto &mouse = static_cast<const QMouseEvent &>(event);
    const std::optional<rules::Point> point = m_board->pointAt(mouse.position());
    if (isPress) {
        m_isDragBack = false;
        const bool draws = hasDocument() && mode() == StudyMode::Edit && isDrawn(m_tools->tool()) && !proves()
            && m_wins->marks().isEmpty() && m_analysis->marks().line.empty();
        m_dragFrom = draws && mouse.button() == Qt::LeftButton && !m_editor->isInserting() ? point : std::nullopt;
        return;
    }
    if (!m_dragFrom)
        return;
    if (event.type() == QEvent::MouseMove) {
        if (point && (*point != *m_dragFrom || m_editor->hand().arrowTo))
            m_editor->drag(m_tools->tool(), *m_dragFrom, *point);
        return;
    }
    const rules::Point from = *std::exchange(m_dragFrom, std::nullopt);
    const bool wasDragged = m_editor->hand().arrowTo.has_value();
    if (point && *point != from)
        m_editor->drawTo(m_tools->tool(), from, *point);
    else if (wasDragged)
        m_editor->dropPending(); // brought back: nothing is drawn
    m_isDragBack = wasDragged && point == from; // the board takes this for a tap
}

// The side buttons of a mouse go back and forward; with RenLib's keys the right button goes back as well.
bool StudyPage::takeButton(const QMouseEvent &event)
{
    const bool goesBack = m_keys == KeySet::RenLib;
    if (event.button() == Qt::BackButton || (event.button() == Qt::RightButton && goesBack))
        previous();
    else if (event.button() == Qt::ForwardButton)
        next();
    else
        return false;
    return true;
}

void StudyPage::take(StudyStep step)
{
    switch (step) {
    case StudyStep::First: return first();
    case StudyStep::Previous: return previous();
    case StudyStep::Next: return next();
    case StudyStep::Last: return last();
    case StudyStep::PreviousGame: return goToGame(-1);
    case StudyStep::NextGame: return goToGame(1);
    case StudyStep::FindMove: return m_find->open(FindKind::Move);
    case StudyStep::FindComment: return findKind(FindKind::Comment, true);
    case StudyStep::FindCommentBefore: return findKind(FindKind::Comment, false);
    case StudyStep::FindBookmark: return findKind(FindKind::Bookmark, true);
    case StudyStep::FindBookmarkBefore: return findKind(FindKind::Bookmark, false);
    case StudyStep::Same:
    case StudyStep::Similar:
        m_tabs->setCurrentWidget(m_same);
        m_same->setWantsSimilar(step == StudyStep::Similar);
        return;
    default: break;
    }
    for (const auto &[each, command] : Commands) {
        if (each == step)
            (*m_actions)[command]->trigger();
    }
}

void StudyPage::goToGame(int games)
{
    const int row = m_record.index() + games;
    if (row >= 0 && row < static_cast<int>(m_record.collection().size()))
        m_gameList->selectRow(row);
}

void StudyPage::goToVariation(int step)
{
    const record::GameTree &tree = this->tree();
    const record::NodeId above = tree.parent(node());
    if (above == record::NoNode)
        return;
    std::vector<record::NodeId> moves = tree.children(above);
    std::erase_if(moves, [&tree](record::NodeId child) { return tree.action(child).isLabel(); });
    const auto at = std::find(moves.begin(), moves.end(), node()) - moves.begin() + step;
    if (at >= 0 && at < static_cast<std::ptrdiff_t>(moves.size()))
        goToNode(moves[static_cast<std::size_t>(at)]);
}

// Goes along the line to the next branch, or to the end.
void StudyPage::goToFork(int step)
{
    const record::GameTree &tree = this->tree();
    int at = place() + step;
    const auto isFork = [&](int there) {
        const record::NodeId first =
            document::firstMoveFrom(tree, tree.firstChild(m_line.nodes()[static_cast<std::size_t>(there)]));
        return first == record::NoNode || document::firstMoveFrom(tree, tree.nextSibling(first)) != record::NoNode;
    };
    while (at > 0 && at < m_line.end() && !isFork(at))
        at += step;
    goTo(at);
}

// The search bar shows what was searched for; the board keeps the focus.
void StudyPage::findKind(FindKind kind, bool forward)
{
    m_find->show(kind);
    find(forward);
}

void StudyPage::replace(bool everywhere)
{
    settle();
    if (mode() != StudyMode::Edit)
        setMode(StudyMode::Edit);
    using Where = StudyEditor::Where;
    m_editor->replace(everywhere ? Where::Everywhere : Where::Here, m_find->what(), m_find->replacement());
    if (!everywhere)
        find(true);
}

void StudyPage::find(bool forward)
{
    m_work->run(
        document::amountOf(tree().nodeCount()), tr("Searching…"),
        [game = document().shared(), from = node(), kind = m_find->kind(), what = m_find->what(), forward](
            background::State &state) {
            return findNode(
                game->tree, from, kind, what, forward, [&state](double part) { return state.advance(part); });
        },
        [this](record::NodeId found) {
            const bool isFound = found != record::NoNode && isReached(tree(), found);
            m_find->setFound(isFound);
            if (isFound)
                goToNode(found);
        });
}

} // namespace kagetsu::ui
