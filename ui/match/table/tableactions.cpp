// SPDX-License-Identifier: MIT
// The part of the table that menu and keys ask for.
#include "ui/board/boardwidget.h"
#include "ui/match/stones/playinghand.h"
#include "ui/match/table/tablepage.h"
#include "ui/opening/guide/openingstrip.h"

#include <QKeyEvent>

#include <algorithm>
#include <iterator>

namespace kagetsu::ui {

Page::Deeds TablePage::deeds()
{
    if (!m_host->hasMatch() || m_host->match().isOver())
        return {};
    const match::Match &match = m_host->match();
    const match::MatchSetup &setup = match.setup();
    // What the clock faces offer; an opening has no claims and no draw.
    const auto mayClaim = [this](Claim claim) {
        return std::any_of(
            std::begin(BothSeats), std::end(BothSeats), [&](Seat seat) { return this->mayClaim(seat, claim); });
    };
    const bool opens = match.phase() == match::Phase::Opening;
    const struct
    {
        const char *name;
        bool isPossible;
        void (TablePage::*deed)();
    } all[] {
        { "pause", match::stopsForArbiter(setup) || setup.pauses, &TablePage::pauseOrResume },
        // Who passes too early is told from when on it is allowed.
        { "pass", match::passFrom(setup).has_value(), &TablePage::pass },
        { "takeBack", setup.takeBacks && !opens, &TablePage::askTakeBack },
        { "offerDraw", mayClaim(Claim::Draw), &TablePage::offerDraw },
        { "resign", true, &TablePage::resign },
        { "claimFive", mayClaim(Claim::Five), &TablePage::claimFive },
        { "claimFoul", mayClaim(Claim::Foul), &TablePage::claimFoul },
        { "claimTime", mayClaim(Claim::Time), &TablePage::claimTime },
        { "callArbiter", setup.arbiter, &TablePage::callArbiter },
        { "annul", !setup.arbiter, &TablePage::annul },
        { "stepBack", match.canStepBack(), &TablePage::stepBack },
        { "overruleSymmetry", opens && match.opening().canOverrideSymmetry(), &TablePage::overruleSymmetry },
    };
    Deeds deeds;
    for (const auto &each : all) {
        if (each.isPossible)
            deeds.insert(QLatin1String(each.name), [this, deed = each.deed] { (this->*deed)(); });
    }
    return deeds;
}

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
