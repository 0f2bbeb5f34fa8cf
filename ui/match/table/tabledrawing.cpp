// SPDX-License-Identifier: MIT
// The only place where the scene of the table is transferred to its widgets.
#include "match/host/matchhost.h"
#include "ui/board/announce.h"
#include "ui/board/boardwidget.h"
#include "ui/controls/stonelanding.h"
#include "ui/match/opening/guide/stepline.h"
#include "ui/match/table/evaluationbar.h"
#include "ui/match/table/sidepanel.h"
#include "ui/match/table/swapmotion.h"
#include "ui/match/table/tablepage.h"
#include "ui/record/proof/proofpanel.h"

#include <QApplication>
#include <QLabel>

#include <utility>

namespace kagetsu::ui {

TableState TablePage::state()
{
    return { *m_host, *m_input, *m_prompts, m_signs, m_view, m_numbers, m_pointed, m_parts.side->isAsking(), nearSeat(),
        m_computers && m_computers->isThinking(m_input->mover()), m_help, m_standing, m_isOfRecord };
}

void TablePage::draw()
{
    const TableScene before = std::exchange(m_scene, tableScene(state()));
    showOpening(before.opening.has_value());
    layBoard();
    if (m_scene.hasMatch)
        showPlayers(before);
    showCover();
    if (m_scene.hasMatch)
        m_parts.side->show(m_scene.side);
    // A choice that becomes due gets the focus once, like a question in a bar.
    if (m_scene.choice && m_scene.choice != before.choice && !m_scene.urgent)
        m_parts.strip->choices()->focusFirst();
    showEnd(before);
    showStatus();
    m_parts.evaluation->setAllowed(m_scene.hasMatch && m_prompts->isOffered(Claim::Hint));
    // A change of the stone in the hand is not an event, so it is announced here.
    if (const QString hand = m_scene.hasMatch ? handText(state()) : QString(); hand != std::exchange(m_handHeard, hand))
        announce(hand);
    emit stateChanged();
}

void TablePage::layBoard()
{
    BoardPicture picture = m_scene.board;
    picture.setCoordinates(m_layout.isFacing() ? CoordinateSides::AllSides : CoordinateSides::LeftAndBottom);
    if (m_scene.hasMatch)
        m_parts.side->proof()->layMarks(picture);
    m_landing->show(picture);
    m_parts.board->setInteractive(m_scene.lays);
}

void TablePage::showOpening(bool opened)
{
    if (m_scene.opening) {
        const OpeningScene &scene = *m_scene.opening;
        m_parts.strip->show(scene);
        m_parts.strip->pointAt(m_scene.told);
        const std::vector<opening::LineStep> steps = scene.opening.line();
        m_parts.steps->setSteps(steps, text::lineWords(scene.opening, steps, scene.names, scene.lastOffer.has_value()));
    } else {
        m_parts.strip->clear();
    }
    if (m_parts.strip->patternWays() != m_ways)
        closePatterns(); // the possible placements have changed meanwhile
    if (m_scene.opening.has_value() != opened)
        place();
    else
        m_layout.placeStrip();
}

void TablePage::showPlayers(const TableScene &before)
{
    for (const Seat seat : BothSeats)
        m_parts.panels[seat]->show(m_scene.players[seat]);
    if (m_scene.opening)
        m_layout.placeStrip(); // it shares the card with the messages there
    if (before.hasMatch && before.players.a.isBlack != m_scene.players.a.isBlack)
        m_parts.motion->swap();
    // The player who must answer before play goes on gets the focus. An offer by the opponent does not: nobody should
    // agree to a draw with the Enter meant for a stone.
    if (m_scene.urgent && m_scene.urgent != before.urgent)
        m_parts.panels[m_scene.urgent->seat]->bar()->focusAnswer();
}

void TablePage::showCover()
{
    const std::optional<Cover> &cover = m_scene.cover;
    if (cover)
        m_parts.cover->tell(*cover);
    if (cover.has_value() == !m_parts.cover->isHidden())
        return;
    m_parts.cover->setVisible(cover.has_value());
    m_parts.board->setVisible(!cover);
    QWidget *keys = cover ? static_cast<QWidget *>(m_parts.cover->goOn()) : m_parts.board;
    keys->setFocus(Qt::OtherFocusReason);
}

void TablePage::showEnd(const TableScene &before)
{
    const std::optional<Ending> &ending = m_scene.ending;
    const bool isNews = ending && before.hasMatch && !before.ending;
    if (isNews)
        m_endHidden = false;
    const bool hadKeys = m_parts.end->isAncestorOf(QApplication::focusWidget()) || m_parts.endButton->hasFocus();
    m_parts.endButton->setVisible(ending && m_endHidden);
    if (ending && !m_endHidden)
        m_parts.end->tell(*ending, m_motionWanted && isNews);
    else
        m_parts.end->hide();
    if (hadKeys && !m_parts.end->isAncestorOf(QApplication::focusWidget()))
        m_parts.board->setFocus(Qt::OtherFocusReason);
    if (ending.has_value() != before.ending.has_value())
        place();
    else
        m_layout.placeEnd();
}

void TablePage::showStatus()
{
    const bool said = m_scene.status.isTask && m_parts.strip->isVisibleTo(this);
    const QString text = said ? QString() : m_scene.status.text;
    m_parts.status->setText(text);
    m_parts.status->setAccessibleName(text);
}

} // namespace kagetsu::ui
