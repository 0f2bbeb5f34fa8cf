// SPDX-License-Identifier: MIT
// The part of TablePage that menu and keys call.
#include "match/model/foulclaims.h"
#include "match/model/pauses.h"
#include "match/model/takeback.h"
#include "text/match/heard.h"
#include "text/match/setup.h"
#include "text/record/result.h"
#include "ui/board/announce.h"
#include "ui/board/boardwidget.h"
#include "ui/board/diagramsubject.h"
#include "ui/match/table/evaluationbar.h"
#include "ui/match/table/tablepage.h"
#include "ui/print/share/sharedialog.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMenu>

#include <algorithm>
#include <iterator>

namespace kagetsu::ui {

Page::ActionHandlers TablePage::actionHandlers()
{
    if (!m_host->hasMatch())
        return {};
    const match::Match &match = m_host->match();
    ActionHandlers handlers { { Command::ReadClocks,
                                  [this] {
                                      announce(text::clocksHeard(m_host->match(),
                                                   { m_host->reading(Seat::A), m_host->reading(Seat::B) }),
                                          Told::Asked);
                                  } },
        { Command::ToAnswers, [this] { goToAnswers(); } } };
    // While the board is covered, nobody may study the position.
    if (!m_scene.cover)
        handlers.insert(Command::ReadMoves, [this] { announce(text::movesHeard(m_host->match()), Told::Asked); });
    if (match.isOver())
        return handlers;
    const match::MatchSetup &setup = match.setup();
    // The same claims as the clock faces offer; an opening has neither claims nor draws.
    const auto mayClaim = [this](Claim claim) {
        return std::any_of(
            std::begin(BothSeats), std::end(BothSeats), [&](Seat seat) { return this->mayClaim(seat, claim); });
    };
    const bool opens = match.phase() == match::Phase::Opening;
    const struct
    {
        Command command;
        bool isPossible;
        void (TablePage::*act)();
    } all[] {
        { Command::Pause, match::stopsForArbiter(setup) || setup.pauses, &TablePage::pauseOrResume },
        // Passing too early tells the player from when on it is allowed.
        { Command::Pass, match::passFrom(setup).has_value(), &TablePage::pass },
        { Command::TakeBack, setup.takeBacks, &TablePage::askTakeBack },
        { Command::OfferDraw, mayClaim(Claim::Draw), &TablePage::offerDraw },
        { Command::Resign, true, &TablePage::resign },
        { Command::ClaimFive, mayClaim(Claim::Five), &TablePage::claimFive },
        { Command::ClaimFoul, mayClaim(Claim::Foul), &TablePage::claimFoul },
        { Command::ClaimTime, mayClaim(Claim::Time), &TablePage::claimTime },
        { Command::CallArbiter, setup.arbiter, &TablePage::callArbiter },
        { Command::Annul, !setup.arbiter, &TablePage::annul },
        { Command::StepBack, canStepBack(match), &TablePage::stepBack },
        { Command::OverruleSymmetry, opens && match.opening().canOverrideSymmetry(), &TablePage::overruleSymmetry },
    };
    for (const auto &each : all) {
        if (each.isPossible)
            handlers.insert(each.command, [this, act = each.act] { (this->*act)(); });
    }
    return handlers;
}

// Moves the focus to what is asked or offered, otherwise to the claims; called again, to the next of them. A question
// comes before what may only be taken back, and the player on turn before the other one.
void TablePage::goToAnswers()
{
    const Seat first = m_input->mover();
    const Seat order[] { first, otherSeat(first) };
    std::vector<QWidget *> places;
    for (const bool isQuestion : { true, false }) {
        for (const Seat seat : order) {
            const NoticeBar *bar = m_parts.panels[seat]->bar();
            if (QWidget *answer = bar->likeliestAnswer(); answer && bar->isQuestion() == isQuestion)
                places.push_back(answer);
        }
    }
    for (const Seat seat : order) {
        if (QWidget *claim = m_parts.panels[seat]->firstClaim())
            places.push_back(claim);
    }
    if (places.empty()) {
        announce(tr("There is nothing to answer or to claim."), Told::Asked);
        return;
    }
    // If the focus is already at one of them, go on to the next.
    const auto here = std::ranges::find_if(
        places, [](const QWidget *place) { return place->parentWidget()->isAncestorOf(QApplication::focusWidget()); });
    const auto next = here == places.end() || here + 1 == places.end() ? places.begin() : here + 1;
    (*next)->setFocus(Qt::ShortcutFocusReason);
}

std::optional<DiagramSubject> TablePage::diagramSubject() const
{
    if (!m_host->hasMatch() || coverOf(m_host->match()))
        return std::nullopt;
    const match::Match &match = m_host->match();
    DiagramSubject subject;
    subject.picture = m_scene.board;
    for (std::size_t i = 0; i < match.moves().size(); ++i)
        subject.moves.push_back({ match.moves()[i].point, static_cast<int>(i) + 1 });
    const text::Names names = text::namesOf(match.setup());
    subject.black = names[match.ownerOf(rules::Side::Black)];
    subject.white = names[match.ownerOf(rules::Side::White)];
    if (match.isOver())
        subject.result = text::resultText(match.result(), subject.black, subject.white);
    subject.record = [sgf = m_host->sgf()] { return sgf; };
    // Signs that are hidden on the page may be wanted in the diagram, but none that the match's hints withhold.
    PointSigns().layFouls(subject.picture, shownFouls(match));
    return subject;
}

void TablePage::pauseOrResume()
{
    const Seat mover = m_input->mover();
    switch (pauseKey(m_host->match())) {
    case match::PauseKey::Arbiter: emit arbiterWanted(); return;
    case match::PauseKey::Resume: m_prompts->give(mover, match::Resume {}); return;
    case match::PauseKey::Stop: m_prompts->give(mover, match::stopAtOnce()); return;
    case match::PauseKey::Pause: m_prompts->give(mover, match::Pause { m_prompts->personAt(mover) }); return;
    }
}

void TablePage::callArbiter()
{
    const Seat caller = m_prompts->personAt(m_input->mover());
    m_prompts->give(caller, match::CallArbiter { caller });
}

void TablePage::pass()
{
    m_prompts->askPass(m_prompts->personAt(m_input->mover()));
}

void TablePage::askTakeBack()
{
    // Whoever made the last move is likelier to regret it; that seat may also be on turn again.
    const match::Match &match = m_host->match();
    const bool inOpening = canStepBack(match);
    const Seat last = inOpening ? match.openingActs().back().seat
        : match.moves().empty() ? m_input->mover()
                                : match.moves().back().seat;
    const bool isLast = inOpening || takeBackMoves(match, last) > 0;
    m_prompts->takeBack(m_prompts->personAt(isLast ? last : otherSeat(last)));
}

void TablePage::claim(Claim claim)
{
    m_prompts->claim(m_prompts->speaker(claim), claim);
}

void TablePage::annul()
{
    m_prompts->askAnnul(m_prompts->personAt(m_input->mover()));
}

void TablePage::copyPicture()
{
    std::optional<DiagramSubject> subject = diagramSubject();
    if (!subject)
        return;
    copySharedPicture(m_copying, *std::move(subject), [this] {
        m_parts.end->tellCopied();
        //: The picture of the board is on the clipboard.
        announce(tr("Copied"), Told::Asked);
    });
}

void TablePage::contextMenuEvent(QContextMenuEvent *event)
{
    if (!m_host->hasMatch() || coverOf(m_host->match()))
        return; // there is nothing to share, or nobody may see it
    QMenu menu(this);
    menu.setObjectName(QStringLiteral("contextMenu"));
    menu.addAction(tr("Copy picture"), this, &TablePage::copyPicture);
    //: Menu of the board: opens the choices how to show the game to others.
    menu.addAction(tr("Share…"), this, &TablePage::shareWanted);
    if (m_prompts->isOffered(Claim::Hint)) {
        //: Menu of the board in a game against the computer, with a tick: a bar that says who is better.
        QAction *evaluation = menu.addAction(tr("Show who is better"));
        evaluation->setObjectName(QStringLiteral("evaluation"));
        evaluation->setCheckable(true);
        evaluation->setChecked(m_parts.evaluation->isWanted());
        connect(evaluation, &QAction::triggered, this, &TablePage::evaluationWanted);
    }
    menu.exec(event->globalPos());
}

void TablePage::stepBack()
{
    m_prompts->askStepBack();
}

void TablePage::overruleSymmetry()
{
    m_prompts->askOverrule();
}

void TablePage::keyPressEvent(QKeyEvent *event)
{
    if (m_input->wantsChoice() && m_parts.strip->choices()->takeKey(event))
        return;
    if (m_parts.board->takeLetter(event))
        return;
    if (event->key() == Qt::Key_Space && !event->isAutoRepeat()) {
        m_input->pressClock(m_input->mover());
        return;
    }
    if (event->key() == Qt::Key_Escape) {
        if (m_input->release())
            return;
        if (m_prompts->cancel())
            return;
        if (m_host->match().isOver()) {
            setEndShown(m_endHidden);
            return;
        }
    }
    Page::keyPressEvent(event);
}

} // namespace kagetsu::ui
