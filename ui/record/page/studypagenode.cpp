// SPDX-License-Identifier: MIT
// The part of StudyPage that handles the current node: where the user goes, and what a tap does there.
#include "text/rules/rules.h"
#include "ui/board/announce.h"
#include "ui/board/boardwidget.h"
#include "ui/record/edit/studyeditor.h"
#include "ui/record/edit/toolbox.h"
#include "ui/record/page/gameswitcher.h"
#include "ui/record/page/nodeheard.h"
#include "ui/record/page/recordfinder.h"
#include "ui/record/page/stepbar.h"
#include "ui/record/page/studyinput.h"
#include "ui/record/page/studynotice.h"
#include "ui/record/page/studypage.h"
#include "ui/record/page/winguide.h"
#include "ui/record/panels/pointfield.h"
#include "ui/record/proof/proofpanel.h"
#include "ui/record/solver/winpanel.h"
#include "ui/record/tree/samepositions.h"
#include "ui/record/tree/treesnapshot.h"

#include <QTabWidget>

#include <algorithm>
#include <utility>

namespace kagetsu::ui {

void StudyPage::goTo(int place)
{
    m_steps->setPlaying(false);
    settle(); // it belongs to the node being left
    dropTried();
    if (!hasDocument() || std::clamp(place, 0, m_line.end()) == m_line.place())
        return;
    m_line.goToPlace(place);
    followNode();
    announce(nodeHeard(tree(), node()));
}

void StudyPage::goToNode(record::NodeId node)
{
    m_steps->setPlaying(false);
    settle();
    dropTried();
    if (node == m_line.node())
        return;
    m_line.goTo(tree(), node);
    followNode();
    announce(nodeHeard(tree(), this->node()));
}

void StudyPage::jumpTo(const record::PositionHit &hit)
{
    const Redraw::Event event(m_redraw);
    m_view = rules::compose(rules::inverse(hit.map), m_view);
    m_redraw.due();
    goToNode(hit.node);
}

void StudyPage::goToPly(int ply, rules::Symmetry view)
{
    const Redraw::Event event(m_redraw);
    m_view = view;
    m_redraw.due();
    record::NodeId there = record::GameTree::root();
    int moves = 0;
    for (const record::NodeId node : tree().mainLine()) {
        if (tree().action(node).move() && ++moves > ply)
            break;
        there = node;
    }
    goToNode(there);
}

void StudyPage::goAlong(const record::Way &way, rules::Symmetry view)
{
    const Redraw::Event event(m_redraw);
    m_view = view;
    m_redraw.due();
    goToNode(record::follow(tree(), way));
}

void StudyPage::first()
{
    goTo(0);
}

void StudyPage::previous()
{
    if (!m_trial.isEmpty())
        takeBackTried();
    else
        goTo(place() - 1);
}

void StudyPage::next()
{
    goTo(place() + 1);
}

void StudyPage::last()
{
    goTo(m_line.end());
}

void StudyPage::turnBoard()
{
    m_view = rules::compose(m_view, rules::Symmetry::Rotate90);
    m_redraw.due();
}

void StudyPage::mirrorBoard()
{
    m_view = rules::compose(m_view, rules::Symmetry::MirrorX);
    m_redraw.due();
}

void StudyPage::activatePoint(rules::Point point)
{
    if (m_input->takesDragBack())
        return;
    const Redraw::Event event(m_redraw);
    const bool writes = m_input->takesWriting();
    if (m_parts.proves())
        m_parts.proof.askAbout(point);
    else if (!m_wins->wins().marks().isEmpty() && m_wins->wins().tap(point))
        return;
    else if (!hasDocument())
        return;
    else if (writes)
        writeOn(point);
    else if (mode() == StudyMode::Look)
        look(point);
    else if (m_parts.tools.tool() == StudyTool::Label && !m_parts.editor.isInserting())
        m_field->ask(point, m_parts.editor.labelAt(point));
    else
        m_parts.editor.tap(m_parts.tools.tool(), point);
}

void StudyPage::setMode(StudyMode mode)
{
    settle();
    if (mode == m_mode)
        return;
    const Redraw::Event event(m_redraw);
    dropTried();
    m_mode = mode;
    m_parts.editor.setMode(mode);
    m_parts.notice.moved();
    m_redraw.due();
    m_parts.board.setFocus();
}

bool StudyPage::follow(rules::Point point)
{
    const record::GameTree &tree = this->tree();
    for (record::NodeId child = tree.firstChild(node()); child != record::NoNode; child = tree.nextSibling(child)) {
        if (tree.action(child).isStone() && tree.action(child).point() == point) {
            goToNode(child);
            return true;
        }
    }
    const std::vector<record::KnownStone> stones = facts().known;
    const auto known = std::find_if(
        stones.begin(), stones.end(), [point](const record::KnownStone &stone) { return stone.point == point; });
    if (known == stones.end())
        return false;
    // If the same position occurs turned, the board is turned so that the picture stays the same.
    std::vector<record::Move> moves;
    for (const record::NodeId each : tree.path(node())) {
        if (const auto move = tree.action(each).move())
            moves.push_back(*move);
    }
    moves.push_back(record::Move::stone(tree.sideToMove(node()), point));
    const std::vector<record::PositionHit> hits = m_snapshots->snapshot()->index().like(moves);
    const auto hit = std::find_if(
        hits.begin(), hits.end(), [known](const record::PositionHit &each) { return each.node == known->node; });
    if (hit == hits.end())
        goToNode(known->node);
    else
        jumpTo(*hit);
    return true;
}

void StudyPage::look(rules::Point point)
{
    if (m_trial.isEmpty() && follow(point))
        return;
    const bool isLast = !m_trial.isEmpty() && m_trial.stones.back().point == point;
    if (isLast)
        takeBackTried();
    else if (tree().stones(node()).at(point) == rules::Stone::None && !m_trial.has(point))
        tryStone(point);
}

void StudyPage::playFromLibrary(rules::Point point)
{
    const Redraw::Event event(m_redraw);
    if (mode() == StudyMode::Edit)
        m_parts.editor.tap(StudyTool::Play, point);
    else if (!m_trial.isEmpty() || !follow(point))
        tryStone(point);
}

void StudyPage::tryStone(rules::Point point)
{
    if (m_scene && !m_scene->board.winningRows.empty())
        return; // the game has ended
    const rules::Side side = m_trial.isEmpty() ? tree().sideToMove(node()) : rules::other(m_trial.stones.back().side);
    m_trial.stones.push_back({ point, side });
    findAnew();
    tellTried();
}

void StudyPage::takeBackTried()
{
    m_trial.stones.pop_back();
    findAnew();
    if (m_trial.isEmpty())
        m_parts.notice.close();
    else
        tellTried();
}

void StudyPage::tellTried()
{
    QStringList points;
    for (const PlacedStone &each : m_trial.stones)
        points += text::pointText(each.point);
    //: %1 are points, such as "H8 I9".
    m_parts.notice.tell(tr("Only tried: %1. Esc throws it away.").arg(points.join(QLatin1Char(' '))),
        //: Button: the moves that are tried become part of the record.
        tr("Add to the record"), StudyNotice::Lasts::UntilMoved, [this] { addTried(); });
}

bool StudyPage::dropTried()
{
    if (m_trial.isEmpty())
        return false;
    m_trial = {};
    m_parts.notice.close();
    findAnew();
    return true;
}

void StudyPage::addTried()
{
    const Redraw::Event event(m_redraw);
    const Trial tried = std::exchange(m_trial, {});
    if (tried.isEmpty())
        return;
    setMode(StudyMode::Edit);
    for (const PlacedStone &each : tried.stones)
        m_parts.editor.tap(StudyTool::Play, each.point);
}

void StudyPage::writeOn(rules::Point point)
{
    const auto ask = [this, point] { m_field->ask(point, m_parts.editor.labelAt(point)); };
    if (mode() == StudyMode::Edit) {
        ask();
        return;
    }
    m_parts.notice.tell(tr("You are only viewing this record."),
        //: Button: a text on the point %1.
        tr("Write on %1").arg(text::pointText(point)), StudyNotice::Lasts::UntilMoved, [this, ask] {
            setMode(StudyMode::Edit);
            ask();
        });
}

// No ghost stone is shown if a tap places none; where a tap leads on, the pointer shape shows it.
void StudyPage::hintAt(std::optional<rules::Point> point)
{
    const std::vector<rules::Point> points = m_scene ? m_scene->leadsOn : std::vector<rules::Point>();
    const bool leadsOn = point && std::find(points.begin(), points.end(), *point) != points.end();
    m_parts.board.setCursor(leadsOn ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

void StudyPage::review()
{
    last();
    m_parts.tabs.setCurrentWidget(facts().ending ? static_cast<QWidget *>(&m_parts.proof) : m_sheetTab);
}

void StudyPage::take(StudyStep step)
{
    switch (step) {
    case StudyStep::First: return first();
    case StudyStep::Previous: return previous();
    case StudyStep::Next: return next();
    case StudyStep::Last: return last();
    case StudyStep::PreviousGame: return m_games->step(-1);
    case StudyStep::NextGame: return m_games->step(1);
    case StudyStep::FindMove: return m_finder->openForMoves();
    case StudyStep::FindComment: return m_finder->find(FindKind::Comment, true);
    case StudyStep::FindCommentBefore: return m_finder->find(FindKind::Comment, false);
    case StudyStep::FindBookmark: return m_finder->find(FindKind::Bookmark, true);
    case StudyStep::FindBookmarkBefore: return m_finder->find(FindKind::Bookmark, false);
    case StudyStep::Same:
    case StudyStep::Similar:
        m_parts.tabs.setCurrentWidget(m_same);
        m_same->setWantsSimilar(step == StudyStep::Similar);
        return;
    default: return; // an action of the menu
    }
}

void StudyPage::step(StudyStep step)
{
    const bool isPlaying = m_steps->isPlaying();
    WinPanel &wins = m_wins->wins();
    if (!wins.marks().isEmpty() && wins.rowCount() > 0) {
        wins.goToRow(step == StudyStep::First ? 0
                : step == StudyStep::Previous ? wins.row() - 1
                : step == StudyStep::Next     ? wins.row() + 1
                                              : wins.rowCount() - 1);
        return;
    }
    take(step);
    m_steps->setPlaying(isPlaying && step == StudyStep::Next && place() < m_line.end());
}

void StudyPage::goToVariation(int step)
{
    const record::GameTree &tree = this->tree();
    const record::NodeId above = tree.parent(node());
    if (above == record::NoNode)
        return;
    std::vector<record::NodeId> moves = tree.children(above);
    std::erase_if(moves, [&tree](record::NodeId child) { return tree.action(child).isLabel(); });
    const auto at = std::find(moves.begin(), moves.end(), node()) - moves.begin() + step;
    if (at >= 0 && at < static_cast<std::ptrdiff_t>(moves.size()))
        goToNode(moves[static_cast<std::size_t>(at)]);
}

// Goes along the line to the next branch, or to the end.
void StudyPage::goToFork(int step)
{
    const record::GameTree &tree = this->tree();
    int at = place() + step;
    const auto isFork = [&](int there) {
        const record::NodeId first =
            document::firstMoveFrom(tree, tree.firstChild(m_line.nodes()[static_cast<std::size_t>(there)]));
        return first == record::NoNode || document::firstMoveFrom(tree, tree.nextSibling(first)) != record::NoNode;
    };
    while (at > 0 && at < m_line.end() && !isFork(at))
        at += step;
    goTo(at);
}

void StudyPage::goToMainLine()
{
    m_line.start(tree());
    followNode();
}

void StudyPage::followNode()
{
    m_trial = {};
    m_parts.notice.moved();
    m_parts.editor.dropPending();
    findAnew();
}

void StudyPage::findAnew()
{
    m_facts.reset();
    m_redraw.due();
}

const NodeFacts &StudyPage::facts()
{
    if (!m_facts && hasDocument())
        m_facts = factsAfter(factsOf(document(), m_line, m_snapshots->snapshot().get(),
                                 { .similar = m_same->wantsSimilar(), .seeming = m_shown.seemingSigns }),
            m_trial, document().rule(), m_shown.seemingSigns);
    else if (!m_facts)
        m_facts.emplace();
    return *m_facts;
}

} // namespace kagetsu::ui
