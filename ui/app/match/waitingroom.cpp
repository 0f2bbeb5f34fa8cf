// SPDX-License-Identifier: MIT
#include "ui/app/match/waitingroom.h"

#include "match/host/gamefile.h"
#include "match/host/matchhost.h"
#include "match/host/waitinggames.h"
#include "match/journal/codec/waitinggame.h"
#include "ui/app/match/runninggame.h"
#include "ui/app/records/waitingfiles.h"
#include "ui/app/window/pages.h"
#include "ui/app/window/windowservices.h"
#include "ui/arbiter/desk/arbitergate.h"
#include "ui/controls/device/folders.h"
#include "ui/controls/dialogs/askdialog.h"
#include "ui/match/waiting/beginningdialog.h"
#include "ui/match/waiting/waitingpage.h"

#include <QDialog>

namespace kagetsu::ui {

WaitingRoom::WaitingRoom(const WindowServices &window, DeskPins &pins)
    : QObject(window.window)
    , m_window(window)
    , m_pins(pins)
    , m_files(new WaitingFiles(window.folders.waiting, [this]() -> WaitingPage & { return page(); }, this))
{
    connect(window.host, &host::MatchHost::matchChanged, this, &WaitingRoom::follow);
    connect(window.host, &host::MatchHost::happened, this, &WaitingRoom::follow);
    connect(m_files, &WaitingFiles::refused, this,
        [this](const QString &sentence) { AskDialog::tell(m_window.window, "message", sentence); });
    connect(window.pages, &Pages::currentChanged, this, [this] {
        if (m_window.pages->currentWidget() != m_page)
            m_files->leaveRoom();
    });
}

WaitingPage &WaitingRoom::page()
{
    if (m_page)
        return *m_page;
    const host::TimeSource *time = &m_window.time;
    WaitingPage &page = m_window.pages->made(m_page, time);
    connect(m_page, &WaitingPage::changed, m_files, &WaitingFiles::keep);
    connect(m_page, &WaitingPage::startWanted, this, &WaitingRoom::beginWanted);
    connect(m_page, &WaitingPage::orderWanted, this, &WaitingRoom::moveBeginning);
    connect(m_page, &WaitingPage::droppedWanted, this, [this](const std::string &id) {
        forget(id);
        emit homeWanted();
    });
    return page;
}

void WaitingRoom::open(const journal::WaitingGame &game)
{
    if (!isStillToCome(game.setup))
        return;
    m_window.game->leave();
    if (WaitingPage *room = m_files->waitFor(game))
        m_window.pages->setCurrentWidget(room);
    else
        emit homeWanted();
}

bool WaitingRoom::openFile(const QString &path)
{
    for (const host::KeptGame &kept : host::waitingGames(m_window.folders.waiting, m_window.folders.journals).games) {
        if (kept.path == path) {
            open(kept.game);
            return true;
        }
    }
    return false;
}

bool WaitingRoom::isStillToCome(const match::MatchSetup &setup)
{
    if (!host::hasBegun(setup.id, m_window.folders.journals))
        return true;
    AskDialog::tell(m_window.window, "message", tr("This game has already started in another window."));
    return false;
}

void WaitingRoom::forget(const std::string &id)
{
    m_files->forget(id);
}

void WaitingRoom::moveBeginning(std::int64_t scheduled, std::int64_t now)
{
    if (m_page->game().setup.arbiter) {
        ArbiterGate gate(
            m_pins, m_window.window, tr("The start time has passed."), tr("Only the arbiter can change it now."));
        if (gate.exec() != QDialog::Accepted)
            return;
    }
    BeginningDialog dialog(scheduled, now, m_window.window);
    if (dialog.exec() == QDialog::Accepted)
        m_page->moveBeginning(dialog.moment(), dialog.reason());
}

void WaitingRoom::follow()
{
    if (!m_files->follow(m_window.host->match()))
        m_window.host->keepJournalInPlace();
}

} // namespace kagetsu::ui
