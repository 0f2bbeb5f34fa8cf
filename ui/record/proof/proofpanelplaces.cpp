// SPDX-License-Identifier: MIT
#include "ui/controls/layout/fit.h"
#include "ui/record/proof/linequestions.h"
#include "ui/record/proof/proofbuttons.h"
#include "ui/record/proof/proofpanel.h"
#include "ui/record/proof/sentencetree.h"
#include "ui/record/proof/storyview.h"

#include <QBoxLayout>
#include <QLabel>

#include <algorithm>

// Layout of ProofPanel: which parts have room, and where they are.

namespace kagetsu::ui {

namespace {

// Heights from which further parts are shown.
constexpr int RoomForButtonsBelow = 110; // in lower panels they are beside the step
constexpr int RoomForHeadline = 190; // lower panels show the verdict only with the first step
constexpr int RoomForWords = 250; // lower panels have buttons without words
constexpr int RoomForBoth = 400; // the step and the tree; lower panels show one of them
constexpr int RoomForQuestions = 480;
constexpr int LeastTree = 170; // what a long step leaves to the tree

} // namespace

// A low panel shows one step with its buttons; a higher one has the headline above it. For the whole proof the tree is
// added, or replaces the step, except for the answer to a question, which is in no tree.
void ProofPanel::arrange()
{
    const bool any = stepCount() > 0;
    const double fit = fitOf(*this);
    const auto hasRoom = [&](int room) { return height() >= room * fit; };
    const bool isBeside = !hasRoom(RoomForButtonsBelow);
    const bool hasBoth = hasRoom(RoomForBoth);
    const bool hasTree = any && !isBeside && !m_stepOfLine.empty() && (hasBoth || !m_aside);
    const bool isStepTold = !hasTree || hasBoth;
    const bool hasView = any && (isStepTold || hasRoom(RoomForHeadline));
    m_idleArea->setVisible(!any);
    m_view->setVisible(hasView);
    m_tree->setVisible(hasTree);
    m_lines->setVisible(any && isWhole() && hasRoom(RoomForQuestions));
    m_buttons->setVisible(any);
    m_rows->setDirection(isBeside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    if (!any)
        return;

    const ProofMarks &marks = m_aside ? m_aside->marks : m_story.marks(m_step);
    const bool isFirst = m_step == 0 && !m_aside;
    StoryView::Told told;
    if (isFirst || hasRoom(RoomForHeadline))
        told.headline = m_story.lead(0);
    if (isStepTold) {
        told.lead = m_aside ? m_aside->lead : isFirst ? QString() : m_story.lead(m_step);
        told.rest = m_aside ? m_aside->sentence : m_story.rest(m_step);
        told.marks = marks;
    }
    m_view->tell(told);

    const ProofButtons::Room room = isBeside ? ProofButtons::Room::Beside
        : hasRoom(RoomForWords)              ? ProofButtons::Room::Rows
                                             : ProofButtons::Room::Row;
    m_buttons->arrange(room, size()); // according to its own size, with or without a legend
    const QSize buttons = m_buttons->sizeHint();
    const int lines = m_lines->isHidden() ? 0 : m_lines->heightForWidth(width()) + PartGap;
    const int width = this->width() - (isBeside ? buttons.width() + PartGap : 0);
    int toTell = height() - PartGap - lines - (isBeside ? 0 : buttons.height() + PartGap);
    if (hasTree)
        toTell = std::max(height() / 4, toTell - qRound(LeastTree * fit));
    m_view->fitLegend(width, toTell);
    if (hasTree) {
        // As high as the texts about this point have needed so far, so that the tree moves little from step to step.
        m_told = std::max(isStepTold ? m_told : 0, m_view->heightFor(width, m_view->showsLegend()));
        m_view->setFixedHeight(std::min(m_told, toTell));
    } else {
        m_view->setMinimumHeight(0);
        m_view->setMaximumHeight(QWIDGETSIZE_MAX);
    }
    m_buttons->setLegend(marks, hasView && isStepTold && m_view->showsLegend());
    m_buttons->arrange(room, size());
}

void ProofPanel::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void ProofPanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    arrange();
    emit marksChanged();
}

} // namespace kagetsu::ui
