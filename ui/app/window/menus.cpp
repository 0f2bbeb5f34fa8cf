// SPDX-License-Identifier: MIT
#include "ui/app/window/menus.h"

#include "text/common/foreigntext.h"
#include "ui/app/window/actions.h"
#include "ui/app/window/plaintext.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QMenu>
#include <QSet>

#include <algorithm>
#include <utility>

namespace kagetsu::ui {

namespace {

class Menus
{
    Q_DECLARE_TR_FUNCTIONS(kagetsu::ui::Menus)
};

void addFile(QMenu &menu, const QString &text, const char *name, const QString &path, const std::function<void()> &open)
{
    QAction *action = menu.addAction(text::withoutMarks(text));
    action->setObjectName(QLatin1String(name));
    if (!path.isEmpty())
        action->setToolTip(text::foreignPath(path));
    QObject::connect(
        action, &QAction::triggered, qApp, [open] { open(); }, Qt::QueuedConnection);
}

// Lists open records, of which a star marks those with unsaved changes, and then recent files, at most `room` together.
// Files are listed by name, and with their folders if names are equal.
void addFiles(QMenu &menu, const MenuChoices &chosen, const MenuHandlers &handlers, int room)
{
    menu.setToolTipsVisible(true);
    QStringList open;
    for (const OpenRecord &record : chosen.openRecords) {
        open += record.path;
        if (record.isOnPage || room-- <= 0)
            continue;
        const QString text = text::foreignText(record.name);
        addFile(menu, record.isModified ? text + QStringLiteral(" *") : text, "openRecord", record.path,
            [show = handlers.openRecord, id = record.id] { show(id); });
    }
    QStringList names;
    for (const QString &path : chosen.recentFiles)
        names += QFileInfo(path).fileName();
    for (const QString &path : chosen.recentFiles) {
        if (open.contains(path) || room-- <= 0)
            continue;
        QString text = text::foreignText(QFileInfo(path).fileName());
        if (names.count(QFileInfo(path).fileName()) > 1)
            text = Menus::tr("%1 in %2").arg(text, text::foreignText(QDir(QFileInfo(path).path()).dirName()));
        addFile(menu, text, "recentFile", path, [show = handlers.recentFile, path] { show(path); });
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

QMenu *addSubmenu(QMenu &menu, const QString &title, const char *name, const QList<QAction *> &actions)
{
    QMenu *submenu = menu.addMenu(title);
    submenu->setObjectName(QLatin1String(name));
    submenu->addActions(actions);
    return submenu;
}

// Adds a submenu if one of its actions can be done.
void addUseful(QMenu &menu, const QString &title, const char *name, const QList<QAction *> &actions)
{
    if (std::any_of(actions.begin(), actions.end(), [](const QAction *action) { return action->isEnabled(); }))
        addSubmenu(menu, title, name, actions);
}

// Gives every section a title, and moves what one has too many of to the next.
QList<Page::Section> titled(QList<Page::Section> sections, const QString &usual)
{
    bool isFirst = true;
    for (qsizetype i = 0; i < sections.size(); ++i) {
        if (sections[i].title.isEmpty())
            //: Menu: further things that can be done to a record.
            sections[i].title = std::exchange(isFirst, false) ? usual : Menus::tr("More");
        while (sections[i].actions.size() > MostMenuEntries && i + 1 < sections.size())
            sections[i + 1].actions.prepend(sections[i].actions.takeLast());
    }
    return sections;
}

// Joins neighbours, the smallest first, until no more than `room` are left.
QList<Page::Section> joined(QList<Page::Section> sections, int room)
{
    while (sections.size() > std::max(room, 1)) {
        qsizetype best = -1;
        const auto together = [&sections](qsizetype at) {
            return sections[at].actions.size() + sections[at + 1].actions.size();
        };
        for (qsizetype i = 0; i + 1 < sections.size(); ++i) {
            if (together(i) <= MostMenuEntries && (best < 0 || together(i) < together(best)))
                best = i;
        }
        if (best < 0)
            break;
        Page::Section &first = sections[best];
        const Page::Section &second = sections[best + 1];
        //: Title of a menu that two groups of commands share.
        first.title = Menus::tr("%1, %2").arg(plainText(first.title), plainText(second.title));
        first.actions += second.actions;
        sections.removeAt(best + 1);
    }
    return sections;
}

// What belongs to the running game, and to the program as a whole.
void fillMenuOfGame(QMenu &menu, const Actions &actions, const MenuChoices &chosen, const MenuHandlers &handlers)
{
    QMenu *game =
        addSubmenu(menu, Actions::groupTitle(ActionGroup::Game), "gameMenu", actions.group(ActionGroup::Game));
    addMutes(*game, chosen, handlers);
    addUseful(menu, Actions::groupTitle(ActionGroup::Arbiter), "arbiterMenu",
        { actions[Command::Arbiter], actions[Command::StepBack], actions[Command::OverruleSymmetry],
            actions[Command::Protocol], actions[Command::ScoreSheet] });
    addUseful(menu, Actions::groupTitle(ActionGroup::Copy), "shareMenu", actions.group(ActionGroup::Copy));
}

void fillMenuOfPage(QMenu &menu, const Actions &actions, const QList<Page::Section> &ofPage, const MenuChoices &chosen,
    const MenuHandlers &handlers)
{
    QMenu *file = addSubmenu(menu, Actions::groupTitle(ActionGroup::File), "fileMenu",
        { actions[Command::NewGame], actions[Command::ComputerGame], actions[Command::ClockOnly],
            actions[Command::NewRecord], actions[Command::Tournament], actions[Command::Open],
            actions[Command::OpenText], actions[Command::ShowGames] });
    addFiles(*file, chosen, handlers, MostMenuEntries - 9);
    file->addAction(actions[Command::Quit]);
    const QList<QAction *> share =
        QList<QAction *> { actions[Command::Save], actions[Command::SaveAs], actions[Command::Charset] }
        + actions.group(ActionGroup::Copy) + QList<QAction *> { actions[Command::Worksheet] };
    //: Menu: to save a record, to copy it, to make a picture of it.
    addUseful(menu, Menus::tr("Save and share"), "shareMenu", share);
    const int others = chosen.isAboutArbiter ? 8 : 7; // entries besides those of the page
    //: Menu: what can be done to the game record or library shown.
    const QString usual = chosen.pageMenu.isEmpty() ? Menus::tr("Record") : chosen.pageMenu;
    for (const Page::Section &section : joined(titled(ofPage, usual), MostMenuEntries - others))
        addSubmenu(menu, section.title, "record", section.actions);
    addUseful(menu, Actions::groupTitle(ActionGroup::Game), "gameMenu", actions.group(ActionGroup::Game));
    if (chosen.isAboutArbiter)
        addSubmenu(menu, Actions::groupTitle(ActionGroup::Arbiter), "arbiterMenu", actions.group(ActionGroup::Arbiter));
}

// A letter chooses one entry of a menu. Commands of several groups stand in one menu, so of two with the same letter
// the second has none.
void leaveOneOfEachLetter(const QMenu &menu)
{
    QSet<QString> letters;
    for (QAction *action : menu.actions()) {
        if (action->menu())
            leaveOneOfEachLetter(*action->menu());
        const QString letter = QKeySequence::mnemonic(action->text()).toString();
        if (letter.isEmpty())
            continue;
        if (letters.contains(letter))
            action->setText(plainText(action->text()));
        letters.insert(letter);
    }
}

} // namespace

void fillMenu(QMenu &menu, const Actions &actions, const QList<Page::Section> &ofPage, const MenuChoices &chosen,
    const MenuHandlers &handlers)
{
    if (chosen.isPlaying)
        fillMenuOfGame(menu, actions, chosen, handlers);
    else
        fillMenuOfPage(menu, actions, ofPage, chosen, handlers);
    //: Menu: to go through the moves of a game, or through the steps of a proof.
    addUseful(menu, Menus::tr("Moves and proofs"), "movesMenu",
        actions.group(ActionGroup::Replay) + actions.group(ActionGroup::Proof));
    addSubmenu(menu, Actions::groupTitle(ActionGroup::View), "viewMenu", actions.group(ActionGroup::View));
    if (!chosen.isPlaying)
        addSubmenu(menu, Actions::groupTitle(ActionGroup::Places), "placesMenu",
            actions.group(ActionGroup::Places)
                + QList<QAction *> { actions[Command::Lesson], actions[Command::Library] });
    menu.addAction(actions[Command::Settings]);
    QMenu *help = addSubmenu(menu, Actions::groupTitle(ActionGroup::Help), "helpMenu",
        { actions[Command::Search], actions[Command::Manual], actions[Command::Keys], actions[Command::About] });
    help->addSection(Actions::groupTitle(ActionGroup::Hearing));
    help->addActions(actions.group(ActionGroup::Hearing));
    if (chosen.isPlaying) {
        menu.addSeparator();
        menu.addAction(actions[Command::Back]);
        menu.addAction(actions[Command::Quit]);
    }
    leaveOneOfEachLetter(menu);
}

} // namespace kagetsu::ui
