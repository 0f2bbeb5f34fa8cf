// SPDX-License-Identifier: MIT
#include "ui/app/records/waitingfiles.h"

#include "match/host/waitinggames.h"
#include "match/journal/journal.h"
#include "match/model/doublegame.h"
#include "ui/match/waiting/waitingpage.h"

#include <QDir>
#include <QFile>

#include <utility>

namespace kagetsu::ui {

WaitingFiles::WaitingFiles(QString folder, std::function<WaitingPage &()> page, QObject *parent)
    : QObject(parent)
    , m_folder(std::move(folder))
    , m_page(std::move(page))
{
}

WaitingPage *WaitingFiles::waitFor(const journal::WaitingGame &game)
{
    leaveRoom();
    if (journal::canBeFileName(game.setup.id) && file::isLocked(host::keptPath(m_folder, game.setup.id))) {
        emit refused(tr("Another program has this game open."));
        return nullptr;
    }
    m_open = game.setup.id;
    keep(game);
    WaitingPage &page = m_page();
    page.wait(game);
    return &page;
}

void WaitingFiles::leaveRoom()
{
    m_open.clear();
    m_held = file::Descriptor();
}

bool WaitingFiles::follow(const match::Match &match)
{
    if (match.setup().games != 2) // called for every stone and heartbeat
        return true;
    const std::optional<match::DoubleStanding> standing = match::standingOf(match);
    const std::string second = match::secondGameId(match.setup().id);
    if (standing && !standing->isComplete) {
        m_second = second;
        return keep({ match::secondGame(match), {}, {} });
    }
    if (m_second == second) { // the arbiter has reopened the first game, or annulled it
        forget(second);
    }
    return true;
}

void WaitingFiles::forget(const std::string &id)
{
    if (journal::canBeFileName(id))
        QFile::remove(host::keptPath(m_folder, id));
    if (m_open == id)
        leaveRoom();
    if (m_second == id)
        m_second.clear();
}

bool WaitingFiles::keep(const journal::WaitingGame &game)
{
    auto kept = host::keepGame(m_folder, game);
    if (kept && game.setup.id == m_open)
        m_held = std::move(kept).value();
    if (!kept)
        emit refused(tr("The waiting game could not be saved: %1").arg(kept.fault()));
    return kept.hasValue();
}

} // namespace kagetsu::ui
