// SPDX-License-Identifier: MIT
// The part of the table that menu and keys ask for.
#include "ui/board/boardwidget.h"
#include "ui/match/stones/playinghand.h"
#include "ui/match/table/tablepage.h"
#include "ui/opening/guide/openingstrip.h"

#include <QKeyEvent>

namespace kagetsu::ui {

void TablePage::pauseOrResume()
{
    m_talk->speakFor(m_hand->mover());
    if (m_host->match().isHeld() && !m_host->match().isRecovered())
        emit arbiterWanted();
    else if (m_host->match().isPaused())
        m_host->execute(match::Resume {});
    else if (match::stopsForArbiter(m_host->match().setup()))
        m_host->execute(match::stopAtOnce());
    else
        m_host->execute(match::Pause { m_hand->mover() });
}

void TablePage::callArbiter()
{
    m_talk->callArbiter(m_hand->mover());
}

void TablePage::pass()
{
    m_talk->askPass(m_hand->mover());
}

void TablePage::askTakeBack()
{
    // Whoever made the last move is likelier to regret it; that seat may also be on turn again.
    const match::Match &match = m_host->match();
    const Seat last = match.moves().empty() ? m_hand->mover() : match.moves().back().seat;
    m_talk->askTakeBack(match.takeBackMoves(last) > 0 ? last : otherSeat(last));
}

void TablePage::offerDraw()
{
    m_talk->claim(m_talk->speaker(Claim::Draw), Claim::Draw);
}

void TablePage::resign()
{
    m_talk->claim(m_talk->speaker(Claim::Resign), Claim::Resign);
}

void TablePage::claimFive()
{
    m_talk->claim(m_talk->speaker(Claim::Five), Claim::Five);
}

void TablePage::claimFoul()
{
    m_talk->claim(m_talk->speaker(Claim::Foul), Claim::Foul);
}

void TablePage::claimTime()
{
    m_talk->claim(m_talk->speaker(Claim::Time), Claim::Time);
}

void TablePage::annul()
{
    m_talk->askAnnul(m_hand->mover());
}

void TablePage::stepBack()
{
    m_talk->askStepBack();
}

void TablePage::overruleSymmetry()
{
    m_talk->askOverrule();
}

void TablePage::keyPressEvent(QKeyEvent *event)
{
    if (m_hand->wantsChoice() && m_strip->choices()->takeKey(event))
        return;
    if (m_board->takeLetter(event))
        return;
    if (event->key() == Qt::Key_Space && !event->isAutoRepeat()) {
        m_hand->pressClock(m_hand->mover());
        return;
    }
    if (event->key() == Qt::Key_Escape) {
        if (m_hand->release())
            return;
        if (m_talk->cancel())
            return;
        if (m_host->match().isOver()) {
            setEndShown(m_endHidden);
            return;
        }
    }
    Page::keyPressEvent(event);
}

} // namespace kagetsu::ui
