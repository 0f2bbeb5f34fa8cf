// SPDX-License-Identifier: MIT
#include "ui/app/match/gamerecovery.h"

#include "match/host/diskthread.h"
#include "match/host/gamefile.h"
#include "match/host/matchhost.h"
#include "match/host/timesource.h"
#include "text/common/sentences.h"
#include "text/journal/journalfaults.h"
#include "ui/app/match/gamepages.h"
#include "ui/app/match/waitingroom.h"
#include "ui/app/settings/settings.h"
#include "ui/app/window/windowservices.h"
#include "ui/controls/device/folders.h"
#include "ui/controls/dialogs/askdialog.h"
#include "ui/match/waiting/recoverydialog.h"

#include <utility>

namespace kagetsu::ui {

GameRecovery::GameRecovery(const WindowServices &window, GamePages &pages, WaitingRoom &waiting)
    : QObject(window.window)
    , m_window(window)
    , m_pages(pages)
    , m_waiting(waiting)
{
    // Queued, because it may come while a game is being left or begun.
    connect(
        window.host, &host::MatchHost::signingFailed, this,
        [this](const QString &reason) { AskDialog::tell(m_window.window, "message", unsignedText(reason)); },
        Qt::QueuedConnection);
}

QString GameRecovery::settle()
{
    host::Settled settled;
    host::DiskThread().run([&] {
        const Folders &folders = m_window.folders;
        host::clearUntouchedGames(folders.journals);
        settled =
            host::settleEndedGames(folders.journals, folders.games, folders.waiting, m_window.settings.signingKey);
    });
    m_damaged = std::move(settled.damaged);
    return settled.unsignedWhy.isEmpty() ? QString() : unsignedText(settled.unsignedWhy);
}

void GameRecovery::offer()
{
    const ChosenGame chosen = RecoveryDialog::choose(
        m_window.folders.journals, m_window.folders.waiting, m_damaged, m_window.time.wall(), m_window.window);
    if (!chosen.journal.isEmpty())
        resume(chosen.journal);
    else if (chosen.waiting)
        m_waiting.open(*chosen.waiting);
}

bool GameRecovery::resume(const QString &journal)
{
    const auto resumed = m_window.host->resumeMatch(journal);
    if (!resumed) {
        AskDialog::tell(m_window.window, "message", text::journalFaultText(resumed.fault()));
        return false;
    }
    m_pages.showMatch();
    return true;
}

QString GameRecovery::unsignedText(const QString &reason)
{
    return text::joinSentences(reason,
        tr("The journals of finished games could not be signed. They are kept, and Kagetsu will try again at the next "
           "start."));
}

} // namespace kagetsu::ui
