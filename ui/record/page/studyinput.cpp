// SPDX-License-Identifier: MIT
#include "ui/record/page/studyinput.h"

#include "ui/board/boardwidget.h"
#include "ui/record/edit/studyactions.h"
#include "ui/record/edit/studyeditor.h"
#include "ui/record/edit/toolbox.h"
#include "ui/record/page/studypage.h"

#include <QKeyEvent>
#include <QMouseEvent>

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

StudyInput::StudyInput(const StudyParts &parts)
    : m_parts(parts)
{
    m_parts.board.installEventFilter(this);
}

void StudyInput::setKeys(KeySet keys)
{
    m_keys = keys;
    for (const auto &[step, command] : Commands) {
        QAction *action = m_parts.actions[command];
        const QList<QKeySequence> wanted = keysOf(keys, step);
        // Keys that are not ours may mean something else elsewhere on the page or in the window, so only the board
        // handles them, before any action does. Here they are set only to be shown in menus and lists.
        const bool isOurs = wanted == keysOf(KeySet::Kagetsu, step);
        action->setShortcutContext(isOurs ? Qt::WidgetWithChildrenShortcut : Qt::WidgetShortcut);
        action->setShortcuts(wanted);
    }
}

QList<QAction *> StudyInput::actionsOfAllKeySets() const
{
    QList<QAction *> actions;
    for (const Page::Section &section : m_parts.page.ownActions())
        actions += section.actions;
    for (const auto &[step, command] : Commands)
        actions.removeOne(m_parts.actions[command]);
    return actions;
}

bool StudyInput::takesWriting()
{
    // Clicks that only RenLib has.
    return std::exchange(m_isControlTap, false) && m_keys == KeySet::RenLib;
}

bool StudyInput::takesDragBack()
{
    return std::exchange(m_isDragBack, false);
}

bool StudyInput::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::MouseButtonPress && takeButton(*static_cast<QMouseEvent *>(event)))
        return true;
    takeDrag(*event);
    if (event->type() == QEvent::MouseButtonRelease)
        m_isControlTap = static_cast<QMouseEvent *>(event)->modifiers() & Qt::ControlModifier;
    if (event->type() != QEvent::KeyPress && event->type() != QEvent::ShortcutOverride)
        return QObject::eventFilter(watched, event);
    m_isControlTap = false;
    auto *key = static_cast<QKeyEvent *>(event);
    if (key->key() == Qt::Key_Escape)
        return event->type() == QEvent::KeyPress && (m_parts.editor.dropPending() || m_drops());
    const QKeyCombination pressed(key->modifiers() & ~Qt::KeypadModifier, static_cast<Qt::Key>(key->key()));
    const std::optional<StudyStep> step = m_parts.page.hasDocument() ? stepOf(m_keys, pressed) : std::nullopt;
    if (!step)
        return QObject::eventFilter(watched, event);
    event->accept(); // before any action of the window
    if (event->type() == QEvent::KeyPress)
        take(*step);
    return true;
}

void StudyInput::take(StudyStep step)
{
    for (const auto &[each, command] : Commands) {
        if (each == step) {
            m_parts.actions[command]->trigger();
            return;
        }
    }
    emit stepWanted(step);
}

// Handles dragging with a tool that draws from point to point: pressing on one and releasing on another. The board does
// not take that for a tap; taps on the two points, one after the other, do the same.
void StudyInput::takeDrag(const QEvent &event)
{
    const bool isPress = event.type() == QEvent::MouseButtonPress;
    if (!isPress && event.type() != QEvent::MouseMove && event.type() != QEvent::MouseButtonRelease)
        return;
    const auto &mouse = static_cast<const QMouseEvent &>(event);
    const std::optional<rules::Point> point = m_parts.board.pointAt(mouse.position());
    if (isPress) {
        m_isDragBack = false;
        const bool draws = m_parts.page.hasDocument() && m_parts.page.mode() == StudyMode::Edit
            && isDrawn(m_parts.tools.tool()) && m_draws();
        m_dragFrom = draws && mouse.button() == Qt::LeftButton && !m_parts.editor.isInserting() ? point : std::nullopt;
        return;
    }
    if (!m_dragFrom)
        return;
    if (event.type() == QEvent::MouseMove) {
        if (point && (*point != *m_dragFrom || m_parts.editor.hand().arrowTo))
            m_parts.editor.drag(m_parts.tools.tool(), *m_dragFrom, *point);
        return;
    }
    const rules::Point from = *std::exchange(m_dragFrom, std::nullopt);
    const bool wasDragged = m_parts.editor.hand().arrowTo.has_value();
    if (point && *point != from)
        m_parts.editor.drawTo(m_parts.tools.tool(), from, *point);
    else if (wasDragged)
        m_parts.editor.dropPending(); // brought back: nothing is drawn
    m_isDragBack = wasDragged && point == from; // the board takes this for a tap
}

// The side buttons of a mouse go back and forward; with RenLib's keys the right button goes back as well.
bool StudyInput::takeButton(const QMouseEvent &event)
{
    const bool goesBack = m_keys == KeySet::RenLib;
    if (event.button() == Qt::BackButton || (event.button() == Qt::RightButton && goesBack))
        m_parts.page.previous();
    else if (event.button() == Qt::ForwardButton)
        m_parts.page.next();
    else
        return false;
    return true;
}

} // namespace kagetsu::ui
