// SPDX-License-Identifier: MIT
#include "ui/shell/menus.h"

#include "ui/match/words.h"
#include "ui/shell/actions.h"
#include "ui/shell/language.h"
#include "ui/words/announcement.h"

#include <QActionGroup>
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

// One of several, with a tick at the chosen one.
class ChoiceMenu
{
public:
    ChoiceMenu(QMenu &parent, const QString &title, const char *name)
        : m_menu(parent.addMenu(title))
        , m_group(new QActionGroup(m_menu))
    {
        m_menu->setObjectName(QLatin1String(name));
    }

    void add(const QString &text, bool chosen, std::function<void()> choose)
    {
        QAction *action = m_menu->addAction(text);
        action->setCheckable(true);
        action->setChecked(chosen);
        m_group->addAction(action);
        // Later: the handler may rebuild the menu this action lives in.
        QObject::connect(
            action, &QAction::triggered, qApp, [choose = std::move(choose)] { choose(); }, Qt::QueuedConnection);
    }

    QMenu *menu() const { return m_menu; }

private:
    QMenu *m_menu;
    QActionGroup *m_group;
};

QString themeName(Theme::Kind kind)
{
    switch (kind) {
    case Theme::Kind::Light:
        return Menus::tr("Light");
    case Theme::Kind::Dark:
        return Menus::tr("Dark");
    case Theme::Kind::HighContrast:
        return Menus::tr("High contrast, dark");
    case Theme::Kind::HighContrastLight:
        return Menus::tr("High contrast, light");
    }
    return {};
}

// By their names, and where names are the same by their folders, too.
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
        QString text = QFileInfo(path).fileName();
        if (names.count(text) > 1)
            text = Menus::tr("%1 in %2").arg(text, QDir(QFileInfo(path).path()).dirName());
        QAction *action = menu->addAction(text.replace(QLatin1Char('&'), QStringLiteral("&&")));
        action->setToolTip(QDir::toNativeSeparators(path));
        QObject::connect(
            action, &QAction::triggered, qApp, [open, path] { open(path); }, Qt::QueuedConnection);
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

void addAnnouncements(QMenu &parent, const MenuChoices &chosen, const MenuHandlers &handlers)
{
    ChoiceMenu plans(parent, Menus::tr("Announcements of the clock"), "announcements");
    const auto take = [&](const QString &text, const QString &id) {
        Announcing next = chosen.announcing;
        next.plan = id;
        plans.add(text, chosen.announcing.plan == id, [=] { handlers.announcing(next); });
    };
    take(Menus::tr("As suits the time control"), QString());
    for (const clock::AnnouncementPlan &plan : clock::announcementPlans())
        take(planText(plan.id), QString::fromLatin1(plan.id.data()));
    QMenu &menu = *plans.menu();
    menu.addSeparator();
    const auto means = [&](const QString &text, const char *name, bool Announcing::*which) {
        addToggle(
            menu, text, name, chosen.announcing.*which, [announcing = chosen.announcing, which, handlers](bool on) {
                Announcing next = announcing;
                next.*which = on;
                handlers.announcing(next);
            });
    };
    if (chosen.canSpeak)
        means(Menus::tr("Voice"), "announceVoice", &Announcing::voice);
    means(Menus::tr("Tone"), "announceTone", &Announcing::tone);
    means(Menus::tr("Flash"), "announceFlash", &Announcing::flash);
    for (const Seat seat : BothSeats) {
        if (!chosen.players[seat].isEmpty()) {
            //: %1 is a player: no announcements of this player's clock.
            addToggle(menu, Menus::tr("Silent for %1").arg(chosen.players[seat]), seat == Seat::A ? "muteA" : "muteB",
                chosen.muted[seat], [seat, handlers](bool on) { handlers.mute(seat, on); });
        }
    }
}

} // namespace

void fillMenu(QMenu &menu, const Actions &actions, const QList<Page::Section> &ofPage, const MenuChoices &chosen,
    const MenuHandlers &handlers)
{
    QList<QAction *> file = actions.group(ActionGroup::File);
    file.removeLast(); // Quit stands at the end of the menu
    menu.addActions(file);
    addRecentFiles(menu, chosen.recentFiles, handlers.recentFile);
    QMenu *copy = menu.addMenu(Actions::groupTitle(ActionGroup::Copy));
    copy->addActions(actions.group(ActionGroup::Copy));
    menu.addSeparator();
    if (!ofPage.isEmpty()) {
        //: Menu: what can be done to the game record or library shown.
        QMenu *record = menu.addMenu(Menus::tr("Record"));
        record->setObjectName(QStringLiteral("record"));
        for (const Page::Section &section : ofPage)
            (section.title.isEmpty() ? record : record->addMenu(section.title))->addActions(section.actions);
    }
    QMenu *game = menu.addMenu(Actions::groupTitle(ActionGroup::Game));
    game->addActions(actions.group(ActionGroup::Game));
    QMenu *arbiter = menu.addMenu(Actions::groupTitle(ActionGroup::Arbiter));
    arbiter->addActions(actions.group(ActionGroup::Arbiter));
    QMenu *replay = menu.addMenu(Actions::groupTitle(ActionGroup::Replay));
    replay->addActions(actions.group(ActionGroup::Replay));
    QMenu *proof = menu.addMenu(Actions::groupTitle(ActionGroup::Proof));
    proof->addActions(actions.group(ActionGroup::Proof));
    QMenu *view = menu.addMenu(Actions::groupTitle(ActionGroup::View));
    view->addActions(actions.group(ActionGroup::View));

    //: Menu: colours, language and what else is chosen once.
    QMenu &settings = *menu.addMenu(Menus::tr("Settings"));
    ChoiceMenu colours(settings, Menus::tr("Colours"), "colours");
    for (Theme::Kind kind :
        { Theme::Kind::Light, Theme::Kind::Dark, Theme::Kind::HighContrast, Theme::Kind::HighContrastLight })
        colours.add(themeName(kind), kind == chosen.theme, [=] { handlers.theme(kind); });
    ChoiceMenu languages(settings, Menus::tr("Language"), "languages");
    for (const Language &language : shippedLanguages()) {
        const QString code = language.code;
        languages.add(language.name, code == chosen.language, [=] { handlers.language(code); });
    }
    ChoiceMenu guards(settings, Menus::tr("Guard against misplaced stones"), "guards");
    for (Guard guard : { Guard::OneTap, Guard::TapTwice, Guard::PlaceThenClock })
        guards.add(wordsOf(guard).name, guard == chosen.guard, [=] { handlers.guard(guard); });
    addAnnouncements(settings, chosen, handlers);

    menu.addSeparator();
    menu.addActions(actions.group(ActionGroup::Help));
    menu.addSeparator();
    menu.addAction(actions[Command::Quit]);
}

} // namespace kagetsu::ui
