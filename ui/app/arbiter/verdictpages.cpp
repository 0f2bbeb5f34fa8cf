// SPDX-License-Identifier: MIT
#include "ui/app/arbiter/verdictpages.h"

#include "match/host/matchhost.h"
#include "ui/app/match/runninggame.h"
#include "ui/app/window/actions.h"
#include "ui/app/window/pagerouter.h"
#include "ui/app/window/pages.h"
#include "ui/app/window/printpreviews.h"
#include "ui/app/window/windowservices.h"
#include "ui/arbiter/protocol/papers.h"
#include "ui/arbiter/protocol/protocolfile.h"
#include "ui/arbiter/replay/replaypage.h"
#include "ui/arbiter/verdict/verdictpage.h"
#include "ui/controls/dialogs/askdialog.h"
#include "ui/print/paper/paperdialog.h"

#include <QFileInfo>

namespace kagetsu::ui {

VerdictPages::VerdictPages(const WindowServices &window)
    : QObject(window.window)
    , m_window(window)
{
    window.actions.on(Command::Verdict, this, [this] { showVerdict(); });
    window.actions.on(Command::JournalProtocol, this, [this] {
        const QString path = m_window.papers->chooseJournal();
        if (!path.isEmpty())
            m_window.papers->showProtocol(path);
    });
    window.actions.on(Command::Moments, this, [this] {
        const QString path = m_window.papers->chooseJournal();
        if (!path.isEmpty())
            showJournal(path);
    });
}

VerdictPage &VerdictPages::verdict()
{
    if (m_verdict)
        return *m_verdict;
    VerdictPage &verdict = m_window.pages->made(m_verdict);
    m_window.router->assign(verdict, Place::Verdict);
    connect(m_verdict, &VerdictPage::paperWanted, this,
        [this](const VerdictQuestion &question) { m_window.papers->show(verdictPaper(question)); });
    emit pageMade(m_verdict);
    return verdict;
}

void VerdictPages::showVerdict()
{
    const std::optional<Page::JudgedPosition> shown = m_window.pages->current().judgedPosition();
    if (!m_window.game->mayLook(match::View::Verdict))
        return;
    if (shown)
        verdict().take(*shown);
    // While a silent game runs, nobody is told how it is won (match.md#hints).
    verdict().setFindsWins(!m_window.game->isRunning() || m_window.host->match().setup().hints != match::Hints::Off);
    m_window.pages->open(verdict());
}

void VerdictPages::showJournal(const QString &journal)
{
    const auto found = readProtocolFile(journal);
    if (!found) {
        AskDialog::tell(m_window.window, "message", found.fault());
        return;
    }
    if (!m_window.game->mayLook(match::View::Journal))
        return;
    const bool isNew = !m_replay;
    JournalReplayPage &page = m_window.pages->made(m_replay);
    if (isNew)
        m_window.router->assign(page, Place::Verdict);
    page.open(*found, QFileInfo(journal).fileName());
    m_window.pages->open(page);
}

bool VerdictPages::has(const QWidget *page) const
{
    return (m_verdict && page == m_verdict) || (m_replay && page == m_replay);
}

} // namespace kagetsu::ui
