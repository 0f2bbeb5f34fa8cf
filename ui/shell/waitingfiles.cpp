// SPDX-License-Identifier: MIT
#include "ui/shell/waitingfiles.h"

#include "file/safefile.h"
#include "journal/journal.h"
#include "match/doublegame.h"
#include "ui/match/keptgames.h"
#include "ui/match/waitingpage.h"

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

WaitingPage &WaitingFiles::waitFor(const journal::WaitingGame &game)
{
    keep(game);
    WaitingPage &page = m_page();
    page.wait(game);
    return page;
}

void WaitingFiles::follow(const match::Match &match)
{
    if (match.setup().games != 2) // told of every stone and heartbeat
        return;
    const std::optional<match::DoubleStanding> standing = match::standingOf(match);
    const std::string second = match::secondGameId(match.setup().id);
    if (standing && !standing->isComplete) {
        m_second = second;
        keep({ match::secondGame(match), {}, {} });
    } else if (m_second == second) { // the arbiter has opened the first game again, or annulled it
        forget(second);
    }
}

void WaitingFiles::forget(const std::string &id)
{
    if (journal::canBeFileName(id))
        QFile::remove(keptPath(m_folder, id));
    if (m_second == id)
        m_second.clear();
}

void WaitingFiles::keep(const journal::WaitingGame &game)
{
    const std::string &id = game.setup.id;
    if (!journal::canBeFileName(id) || !QDir().mkpath(m_folder)) {
        emit refused(tr("The game that is waited for could not be kept: %1").arg(QString::fromStdString(id)));
        return;
    }
    const auto kept = file::saveFile(keptPath(m_folder, id), journal::toBytes(game));
    if (!kept)
        emit refused(tr("The game that is waited for could not be kept: %1").arg(kept.fault()));
}

} // namespace kagetsu::ui
