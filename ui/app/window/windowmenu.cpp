// SPDX-License-Identifier: MIT
#include "ui/app/window/windowmenu.h"

#include "match/host/announcer.h"
#include "match/host/matchhost.h"
#include "text/match/setup.h"
#include "ui/app/announcementplayer.h"
#include "ui/app/match/runninggame.h"
#include "ui/app/records/openrecords.h"
#include "ui/app/records/recordpages.h"
#include "ui/app/settings/settings.h"
#include "ui/app/window/actions.h"
#include "ui/app/window/menus.h"
#include "ui/app/window/pages.h"
#include "ui/app/window/windowservices.h"

namespace kagetsu::ui {

WindowMenu::WindowMenu(QWidget *parent)
    : QMenu(parent)
{
}

void WindowMenu::serve(const WindowServices &window, AnnouncementPlayer &calls, RecordPages &records)
{
    connect(this, &QMenu::aboutToShow, this, [this, &window, &calls, &records] { fill(window, calls, records); });
}

void WindowMenu::fill(const WindowServices &window, AnnouncementPlayer &calls, RecordPages &records)
{
    qDeleteAll(findChildren<QMenu *>(QString(), Qt::FindDirectChildrenOnly));
    clear();
    const Page &page = window.pages->current();
    const QList<Page::Section> ofPage = page.ownActions();
    const bool isPlaying = window.game->isRunning();
    MenuChoices chosen { window.settings.recentFiles, records.openRecords().records(), page.ownMenu(), isPlaying,
        ofPage.isEmpty(), {}, {} };
    if (isPlaying && !calls.announcer().isAgreed()) {
        const text::Names names = text::namesOf(window.host->match().setup());
        chosen.players = { names.a, names.b };
        chosen.muted = { calls.announcer().isMuted(Seat::A), calls.announcer().isMuted(Seat::B) };
    }
    fillMenu(*this, window.actions, ofPage, chosen,
        { [&records](const QString &path) { records.openAfterAsking(path); },
            [&window, &records](int id) {
                if (window.game->agreesToLeave())
                    records.openRecords().show(id);
            },
            [&calls](Seat seat, bool muted) { calls.announcer().setMuted(seat, muted); } });
    // They are windows of their own, so they do not inherit the font.
    for (QMenu *menu : findChildren<QMenu *>())
        menu->setFont(font());
}

} // namespace kagetsu::ui
