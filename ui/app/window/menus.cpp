// SPDX-License-Identifier: MIT
#include "ui/app/window/menus.h"

#include "text/common/foreigntext.h"
#include "ui/app/window/actions.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QMenu>

namespace kagetsu::ui {

namespace {

class Menus
{
    Q_DECLARE_TR_FUNCTIONS(kagetsu::ui::Menus)
};

// Lists files by name, and with their folders if names are equal.
void addRecentFiles(QMenu &parent, const QStringList &paths, const std::function<void(const QString &)> &open)
{
    if (paths.isEmpty())
        return;
    QMenu *menu = parent.addMenu(Menus::tr("R&ecent records"));
    menu->setObjectName(QStringLiteral("recentFiles"));
    menu->setToolTipsVisible(true);
    QStringList names;
    for (const QString &path : paths)
        names += QFileInfo(path).fileName();
    for (const QString &path : paths) {
        QString text = text::foreignText(QFileInfo(path).fileName());
        if (names.count(text) > 1)
            text = Menus::tr("%1 in %2").arg(text, text::foreignText(QDir(QFileInfo(path).path()).dirName()));
        QAction *action = menu->addAction(text::withoutMarks(text));
        action->setToolTip(text::foreignPath(path));
        QObject::connect(
            action, &QAction::triggered, qApp, [open, path] { open(path); }, Qt::QueuedConnection);
    }
}

// A star marks unsaved changes, as in the corner of the window.
void addOpenRecords(QMenu &parent, const QList<OpenRecord> &records, const std::function<void(int)> &show)
{
    if (records.isEmpty())
        return;
    //: Menu: records that are being looked at or edited, to go back to one.
    QMenu *menu = parent.addMenu(Menus::tr("Currently o&pen records"));
    menu->setObjectName(QStringLiteral("openRecords"));
    menu->setToolTipsVisible(true);
    for (const OpenRecord &record : records) {
        const QString text = text::withoutMarks(text::foreignText(record.name));
        QAction *action = menu->addAction(record.isModified ? text + QStringLiteral(" *") : text);
        if (!record.path.isEmpty())
            action->setToolTip(text::foreignPath(record.path));
        QObject::connect(
            action, &QAction::triggered, qApp, [show, id = record.id] { show(id); }, Qt::QueuedConnection);
    }
}

void addToggle(QMenu &menu, const QString &text, const char *name, bool on, std::function<void(bool)> toggle)
{
    QAction *action = menu.addAction(text);
    action->setObjectName(QLatin1String(name));
    action->setCheckable(true);
    action->setChecked(on);
    QObject::connect(
        action, &QAction::triggered, qApp, [toggle = std::move(toggle)](bool now) { toggle(now); },
        Qt::QueuedConnection);
}

void addMutes(QMenu &menu, const MenuChoices &chosen, const MenuHandlers &handlers)
{
    for (const Seat seat : BothSeats) {
        if (!chosen.players[seat].isEmpty()) {
            //: %1 is a player: no announcements of this player's clock.
            addToggle(menu, Menus::tr("Mute for %1").arg(chosen.players[seat]), seat == Seat::A ? "muteA" : "muteB",
                chosen.muted[seat], [seat, handlers](bool on) { handlers.mute(seat, on); });
        }
    }
}

} // namespace

void fillMenu(QMenu &menu, const Actions &actions, const QList<Page::Section> &ofPage, const MenuChoices &chosen,
    const MenuHandlers &handlers)
{
    QList<QAction *> file = actions.group(ActionGroup::File);
    file.removeLast(); // Quit is at the end of the menu
    menu.addActions(file);
    addOpenRecords(menu, chosen.openRecords, handlers.openRecord);
    addRecentFiles(menu, chosen.recentFiles, handlers.recentFile);
    QMenu *copy = menu.addMenu(Actions::groupTitle(ActionGroup::Copy));
    copy->addActions(actions.group(ActionGroup::Copy));
    menu.addSeparator();
    if (!ofPage.isEmpty()) {
        //: Menu: what can be done to the game record or library shown.
        QMenu *record = menu.addMenu(chosen.pageMenu.isEmpty() ? Menus::tr("Record") : chosen.pageMenu);
        record->setObjectName(QStringLiteral("record"));
        for (const Page::Section &section : ofPage)
            (section.title.isEmpty() ? record : record->addMenu(section.title))->addActions(section.actions);
    }
    QMenu *game = menu.addMenu(Actions::groupTitle(ActionGroup::Game));
    game->addActions(actions.group(ActionGroup::Game));
    addMutes(*game, chosen, handlers);
    QMenu *arbiter = menu.addMenu(Actions::groupTitle(ActionGroup::Arbiter));
    arbiter->addActions(actions.group(ActionGroup::Arbiter));
    QMenu *replay = menu.addMenu(Actions::groupTitle(ActionGroup::Replay));
    replay->addActions(actions.group(ActionGroup::Replay));
    QMenu *proof = menu.addMenu(Actions::groupTitle(ActionGroup::Proof));
    proof->addActions(actions.group(ActionGroup::Proof));
    QMenu *view = menu.addMenu(Actions::groupTitle(ActionGroup::View));
    view->addActions(actions.group(ActionGroup::View));
    QMenu *hearing = menu.addMenu(Actions::groupTitle(ActionGroup::Hearing));
    hearing->addActions(actions.group(ActionGroup::Hearing));

    menu.addSeparator();
    menu.addActions(actions.group(ActionGroup::Help));
    menu.addSeparator();
    menu.addAction(actions[Command::Quit]);
}

} // namespace kagetsu::ui
