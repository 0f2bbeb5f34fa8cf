// SPDX-License-Identifier: MIT
#include "ui/record/page/reviewguide.h"

#include "record/edit/recordedits.h"
#include "text/review/reviews.h"
#include "ui/record/edit/studyactions.h"
#include "ui/record/edit/studyeditor.h"
#include "ui/record/page/studypage.h"
#include "ui/record/proof/proofpanel.h"
#include "ui/record/review/collectionreview.h"
#include "ui/record/review/reviewpanel.h"
#include "ui/record/review/reviewpaper.h"
#include "ui/record/solver/winpanel.h"

#include <QTabWidget>

#include <algorithm>
#include <map>
#include <utility>

namespace kagetsu::ui {

ReviewGuide::ReviewGuide(const StudyParts &parts, WinPanel &wins, QWidget *side)
    : QObject(&parts.page)
    , m_parts(parts)
    , m_wins(wins)
    , m_panel(new ReviewPanel(side))
{
    m_panel->hide();
    connect(m_panel, &ReviewPanel::changed, this, &ReviewGuide::follow);
    connect(m_panel, &ReviewPanel::nodeWanted, this, &ReviewGuide::goTo);
    connect(m_panel, &ReviewPanel::winWanted, this, &ReviewGuide::showWin);
    connect(m_panel, &ReviewPanel::proofWanted, this, &ReviewGuide::prove);
    connect(m_panel, &ReviewPanel::positionWanted, this, &ReviewGuide::usePosition);
    connect(m_panel, &ReviewPanel::paperWanted, this, &ReviewGuide::print);
    connect(m_panel, &ReviewPanel::commentsWanted, this, &ReviewGuide::write);
    const auto on = [this](StudyCommand command, auto handler) {
        connect(m_parts.actions[command], &QAction::triggered, this, handler);
    };
    on(StudyCommand::Review, &ReviewGuide::reviewGame);
    on(StudyCommand::NextMark, [this] { m_panel->nextMark(); });
    on(StudyCommand::PreviousMark, [this] { m_panel->previousMark(); });
    on(StudyCommand::ReviewAll, &ReviewGuide::reviewAll);
    on(StudyCommand::PrintReview, &ReviewGuide::print);
    follow();
}

ReviewGuide::~ReviewGuide()
{
    m_panel->disconnect(this); // it emits signals while being destroyed
}

void ReviewGuide::setAnalyst(const Analyst &analyst)
{
    m_panel->setAnalyst(analyst);
}

void ReviewGuide::reviewGame()
{
    StudyPage &page = m_parts.page;
    if (!page.hasDocument())
        return;
    page.settle();
    ReviewQuestion question { page.document().shared(), m_parts.line.nodes().back(), page.document().rule() };
    question.threesNodes = m_threesNodes.value_or(question.threesNodes);
    m_panel->ask(question);
    // A proof that is being read at the end of the game comes first.
    if (m_parts.tabs.indexOf(m_panel) >= 0 && !(m_parts.proves() && m_parts.facts().ending))
        m_parts.tabs.setCurrentWidget(m_panel);
}

void ReviewGuide::check()
{
    const StudyPage &page = m_parts.page;
    if (const GameReview *found = m_panel->review())
        m_panel->setChanged(
            !isReached(page.document().tree(), found->end) || !isStillOf(*found, page.game(), page.document().rule()));
}

void ReviewGuide::follow()
{
    check();
    const bool hasMarks = m_panel->review() && !m_panel->review()->marks.empty();
    m_parts.actions[StudyCommand::NextMark]->setEnabled(hasMarks);
    m_parts.actions[StudyCommand::PreviousMark]->setEnabled(hasMarks);
    const bool hasMoves = m_panel->review() && !m_panel->review()->game.line.moves.empty();
    m_parts.actions[StudyCommand::PrintReview]->setEnabled(hasMoves);
    emit changed();
    if (m_panel->review())
        goToWaitedMove();
    else if (!m_panel->isOpen() || m_panel->isAnswered())
        m_waited.reset(); // nothing leads there any more
}

void ReviewGuide::stop()
{
    m_panel->stop();
    if (m_collection) {
        m_collection->stop();
        m_collection->close();
    }
}

void ReviewGuide::leaveFile()
{
    delete m_collection;
    m_waited.reset();
}

void ReviewGuide::leaveGame()
{
    m_carried = std::exchange(m_waited, std::nullopt);
    m_panel->forget();
}

void ReviewGuide::enterGame()
{
    if (m_carried && static_cast<int>(m_carried->game) == m_parts.record.index()) {
        m_waited = m_carried;
        reviewGame();
    }
    m_carried.reset();
}

bool ReviewGuide::goTo(record::NodeId node)
{
    if (!m_parts.page.hasDocument() || !isReached(m_parts.page.document().tree(), node)) {
        emit m_parts.page.refused(StudyPage::tr("This move is not in the record any more."));
        return false;
    }
    m_parts.page.goToNode(node);
    return true;
}

void ReviewGuide::showWin(record::NodeId node, bool before, const solver::Question &position, const review::Win &win)
{
    const bool isThere = isReached(m_parts.page.document().tree(), node);
    const record::NodeId place = before && isThere ? m_parts.page.document().tree().parent(node) : node;
    m_panel->holdAt(place);
    if (goTo(place) && !m_wins.showWin(position, win.proof, win.isShortest))
        emit m_parts.page.refused(StudyPage::tr(
            "This win cannot be shown here: the position is not in the record, or the game ended there."));
}

void ReviewGuide::prove(record::NodeId node, rules::Point point)
{
    const record::NodeId place =
        isReached(m_parts.page.document().tree(), node) ? m_parts.page.document().tree().parent(node) : node;
    m_panel->holdAt(place);
    if (!goTo(place))
        return;
    m_parts.tabs.setCurrentWidget(&m_parts.proof);
    m_parts.proof.unpin();
    m_parts.proof.askAbout(point);
}

void ReviewGuide::usePosition(record::NodeId node, bool before, PositionUse use)
{
    const record::GameTree &tree = m_parts.page.document().tree();
    const record::NodeId place = before && isReached(tree, node) ? tree.parent(node) : node;
    m_panel->holdAt(place);
    if (!goTo(place))
        return;
    if (use == PositionUse::Task) {
        emit m_parts.page.taskWanted();
    } else if (use == PositionUse::Diagram) {
        emit m_parts.page.diagramWanted();
    } else if (record::isBookmarked(tree, place)) {
        emit m_parts.page.refused(StudyPage::tr("The worksheet of this record has this position already."));
    } else {
        m_parts.page.setMode(StudyMode::Edit);
        m_parts.actions[StudyCommand::Bookmark]->trigger();
        m_parts.tellUndoable(StudyPage::tr("The position is on the worksheet of this record, with a bookmark."));
    }
}

void ReviewGuide::write()
{
    const GameReview *found = m_panel->review();
    if (!found)
        return;
    std::vector<std::pair<record::NodeId, QString>> comments;
    for (const review::Mark &mark : found->marks) {
        if (isReached(m_parts.page.document().tree(), found->nodeOf(mark)))
            comments.emplace_back(found->nodeOf(mark), text::markText(mark, found->review.moves[mark.move]));
    }
    const Redraw::Event event(m_parts.redraw);
    m_parts.page.setMode(StudyMode::Edit);
    const int count = m_parts.editor.addComments(comments);
    if (count == 0)
        emit m_parts.page.refused(StudyPage::tr("The record has all these comments already."));
    else
        m_parts.tellUndoable(StudyPage::tr("%n comment(s) written.", nullptr, count));
}

void ReviewGuide::reviewAll()
{
    const auto collection = m_parts.record.sharedCollection();
    if (!m_parts.page.hasDocument() || collection->size() < 2)
        return;
    m_parts.page.settle();
    ReviewedGames games { collection->size(), {} };
    games.threesNodes = m_threesNodes.value_or(games.threesNodes);
    std::map<std::size_t, std::shared_ptr<const record::Game>> edited;
    const document::RecordContent content = m_parts.record.content();
    for (const document::RecordContent::Part &part : content.parts)
        edited.emplace(static_cast<std::size_t>(part.index), part.game);
    games.read = [collection, edited = std::move(edited)](std::size_t index) {
        const auto found = edited.find(index);
        return found != edited.end() ? found->second
                                     : std::make_shared<const record::Game>(collection->readGame(index));
    };
    delete m_collection;
    m_collection = new CollectionReview(
        m_parts.page.title(), games, [collection](std::size_t index) { return collection->entry(index); },
        &m_parts.page);
    m_collection->setAttribute(Qt::WA_DeleteOnClose);
    connect(m_collection, &CollectionReview::picked, this, &ReviewGuide::goToGame);
    m_collection->show();
}

void ReviewGuide::goToGame(std::size_t game, std::optional<std::size_t> move)
{
    m_waited = WaitedMove { game, move };
    const auto index = static_cast<int>(game);
    if (index != m_parts.record.index())
        emit gameWanted(index); // this shows it
    else if (const GameReview *found = m_panel->review();
             found && !m_panel->isChanged() && found->end == m_parts.page.document().tree().mainLine().back())
        goToWaitedMove();
    else {
        m_parts.page.goToMainLine();
        reviewGame();
    }
}

void ReviewGuide::goToWaitedMove()
{
    if (!m_waited || static_cast<int>(m_waited->game) != m_parts.record.index())
        return;
    const std::optional<std::size_t> move = m_waited->move;
    const std::vector<review::Mark> &marks = m_panel->review()->marks;
    const auto mark =
        std::find_if(marks.begin(), marks.end(), [&](const review::Mark &each) { return !move || each.move == *move; });
    if (mark == marks.end() && !move && !m_panel->isSettled())
        return; // the first one may be found yet, by threes
    m_waited.reset();
    const std::vector<record::NodeId> &nodes = m_panel->review()->game.nodes;
    if (mark != marks.end())
        m_panel->goToMark(static_cast<std::size_t>(mark - marks.begin()));
    else if (move && *move < nodes.size())
        goTo(nodes[*move]); // its mark may be found yet, by threes
}

void ReviewGuide::print()
{
    if (const GameReview *found = m_panel->review())
        emit paperWanted({ m_parts.page.game().info, *found });
}

} // namespace kagetsu::ui
