// SPDX-License-Identifier: MIT
// The part of StudyPage that handles reviews.
#include "text/review/reviews.h"
#include "ui/record/edit/studyactions.h"
#include "ui/record/edit/studyeditor.h"
#include "ui/record/page/studypage.h"
#include "ui/record/proof/proofpanel.h"
#include "ui/record/review/collectionreview.h"
#include "ui/record/review/reviewpanel.h"
#include "ui/record/review/reviewpaper.h"
#include "ui/record/solver/winpanel.h"

#include <QBoxLayout>
#include <QTableView>

#include <algorithm>
#include <map>
#include <QTabWidget>
#include <utility>

namespace kagetsu::ui {

void StudyPage::connectReview()
{
    connect(m_review, &ReviewPanel::changed, this, &StudyPage::followReview);
    connect(m_review, &ReviewPanel::nodeWanted, this, &StudyPage::goToReviewed);
    connect(m_review, &ReviewPanel::winWanted, this, &StudyPage::showReviewedWin);
    connect(m_review, &ReviewPanel::proofWanted, this, &StudyPage::proveReviewed);
    const auto print = [this] {
        if (const GameReview *found = m_review->review())
            emit reviewPaperWanted({ game().info, *found });
    };
    connect(m_review, &ReviewPanel::paperWanted, this, print);
    connect(m_review, &ReviewPanel::commentsWanted, this, &StudyPage::writeReview);
    const auto on = [this](StudyCommand command, auto handler) {
        connect((*m_actions)[command], &QAction::triggered, this, handler);
    };
    on(StudyCommand::Review, &StudyPage::reviewGame);
    on(StudyCommand::NextMark, [this] { m_review->nextMark(); });
    on(StudyCommand::PreviousMark, [this] { m_review->previousMark(); });
    on(StudyCommand::ReviewAll, &StudyPage::reviewAll);
    on(StudyCommand::PrintReview, print);
    followReview();
}

void StudyPage::reviewGame()
{
    if (!hasDocument())
        return;
    settle();
    m_review->ask({ document().shared(), m_line.nodes().back(), document().rule() });
    // A proof that is being read at the end of the game comes first.
    if (m_tabs->indexOf(m_review) >= 0 && !(proves() && facts().ending))
        m_tabs->setCurrentWidget(m_review);
}

void StudyPage::checkReview()
{
    if (const GameReview *found = m_review->review())
        m_review->setChanged(!isReached(tree(), found->end) || !isStillOf(*found, game(), document().rule()));
}

void StudyPage::followReview()
{
    checkReview();
    const bool hasMarks = m_review->review() && !m_review->review()->marks.empty();
    (*m_actions)[StudyCommand::NextMark]->setEnabled(hasMarks);
    (*m_actions)[StudyCommand::PreviousMark]->setEnabled(hasMarks);
    const bool hasMoves = m_review->review() && !m_review->review()->game.line.moves.empty();
    (*m_actions)[StudyCommand::PrintReview]->setEnabled(hasMoves);
    arrange();
    if (m_review->review())
        goToWaitedMove();
    else if (!m_review->isOpen() || m_review->isAnswered())
        m_waited.reset(); // nothing leads there any more
}

void StudyPage::placeReview(bool onTab)
{
    auto *side = static_cast<QVBoxLayout *>(m_side->layout());
    const int tab = m_tabs->indexOf(m_review);
    const bool stands = side->indexOf(m_review) >= 0;
    if (tab >= 0 && !(m_review->isOpen() && onTab)) {
        m_tabs->removeTab(tab);
        m_review->setParent(m_side);
    }
    if (stands && !(m_review->isOpen() && !onTab))
        side->removeWidget(m_review);
    if (!m_review->isOpen()) {
        m_review->hide();
    } else if (onTab && tab < 0) {
        //: Tab: what the game missed and allowed, as marks that lead to the moves.
        m_tabs->addTab(m_review, tr("Review"));
        // Keep it visible when the window becomes smaller.
        if (stands && m_tabs->currentWidget() == m_moveList)
            m_tabs->setCurrentWidget(m_review);
    } else if (!onTab && !stands) {
        side->addWidget(m_review);
        m_review->show();
    }
}

bool StudyPage::goToReviewed(record::NodeId node)
{
    if (!hasDocument() || !isReached(tree(), node)) {
        emit refused(tr("This move is not in the record any more."));
        return false;
    }
    goToNode(node);
    return true;
}

void StudyPage::showReviewedWin(
    record::NodeId node, bool before, const solver::Question &position, const review::Win &win)
{
    const bool isThere = isReached(tree(), node);
    const record::NodeId place = before && isThere ? tree().parent(node) : node;
    m_review->holdAt(place);
    if (goToReviewed(place) && !m_wins->showWin(position, win.proof, win.isShortest))
        emit refused(tr("This win cannot be shown here: the position is not in the record, or the game ended there."));
}

void StudyPage::proveReviewed(record::NodeId node, rules::Point point)
{
    const record::NodeId place = isReached(tree(), node) ? tree().parent(node) : node;
    m_review->holdAt(place);
    if (!goToReviewed(place))
        return;
    m_tabs->setCurrentWidget(m_proof);
    m_proof->unpin();
    m_proof->askAbout(point);
}

void StudyPage::writeReview()
{
    const GameReview *found = m_review->review();
    if (!found)
        return;
    std::vector<std::pair<record::NodeId, QString>> comments;
    for (const review::Mark &mark : found->marks) {
        if (isReached(tree(), found->nodeOf(mark)))
            comments.emplace_back(found->nodeOf(mark), text::markText(mark, found->review.moves[mark.move]));
    }
    const Redraw::Event event(m_redraw);
    setMode(StudyMode::Edit);
    const int count = m_editor->addComments(comments);
    if (count == 0)
        emit refused(tr("The record has all these comments already."));
    else
        tellUndoable(tr("%n comment(s) written.", nullptr, count));
}

void StudyPage::reviewAll()
{
    const auto collection = m_record.sharedCollection();
    if (!hasDocument() || collection->size() < 2)
        return;
    settle();
    ReviewedGames games { collection->size(), {} };
    std::map<std::size_t, std::shared_ptr<const record::Game>> edited;
    const document::RecordContent content = m_record.content();
    for (const document::RecordContent::Part &part : content.parts)
        edited.emplace(static_cast<std::size_t>(part.index), part.game);
    games.read = [collection, edited = std::move(edited)](std::size_t index) {
        const auto found = edited.find(index);
        return found != edited.end() ? found->second
                                     : std::make_shared<const record::Game>(collection->readGame(index));
    };
    delete m_collectionReview;
    m_collectionReview = new CollectionReview(
        title(), games, [collection](std::size_t index) { return collection->entry(index); }, this);
    m_collectionReview->setAttribute(Qt::WA_DeleteOnClose);
    connect(m_collectionReview, &CollectionReview::picked, this, &StudyPage::goToReviewedGame);
    m_collectionReview->show();
}

void StudyPage::stopReviews()
{
    m_review->stop();
    if (m_collectionReview) {
        m_collectionReview->stop();
        m_collectionReview->close();
    }
}

void StudyPage::goToReviewedGame(std::size_t game, std::optional<std::size_t> move)
{
    m_waited = WaitedMove { game, move };
    const auto index = static_cast<int>(game);
    if (index != m_record.index())
        m_gameList->selectRow(index); // this shows it
    else if (const GameReview *found = m_review->review();
             found && !m_review->isChanged() && found->end == tree().mainLine().back())
        goToWaitedMove();
    else {
        m_line.start(tree());
        followNode();
        reviewGame();
    }
}

void StudyPage::goToWaitedMove()
{
    if (!m_waited || static_cast<int>(m_waited->game) != m_record.index())
        return;
    const std::optional<std::size_t> move = std::exchange(m_waited, std::nullopt)->move;
    const std::vector<review::Mark> &marks = m_review->review()->marks;
    const auto mark =
        std::find_if(marks.begin(), marks.end(), [&](const review::Mark &each) { return !move || each.move == *move; });
    if (mark != marks.end())
        m_review->goToMark(static_cast<std::size_t>(mark - marks.begin()));
}

} // namespace kagetsu::ui
