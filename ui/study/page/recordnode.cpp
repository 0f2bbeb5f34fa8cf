// SPDX-License-Identifier: MIT
// The part of the study page that is the node looked at: where one goes, and all that is shown of it.
#include "rules/judge.h"
#include "ui/board/boardwidget.h"
#include "ui/proof/proofpanel.h"
#include "ui/study/edit/studyactions.h"
#include "ui/study/edit/studyeditor.h"
#include "ui/study/edit/toolbox.h"
#include "ui/study/page/nodepicture.h"
#include "ui/study/page/pointfield.h"
#include "ui/study/page/recordpage.h"
#include "ui/study/page/stepbar.h"
#include "ui/study/page/studynotice.h"
#include "ui/study/panels/notespanel.h"
#include "ui/study/panels/scoresheetmodel.h"
#include "ui/study/tree/samepositions.h"
#include "ui/study/tree/treesnapshot.h"
#include "ui/study/tree/treeview.h"
#include "wording/rules/rules.h"

#include <QTableView>
#include <QTabWidget>

#include <algorithm>

namespace kagetsu::ui {

void RecordPage::goTo(int place)
{
    settle(); // it belongs to the node left
    if (!hasDocument() || std::clamp(place, 0, m_line.end()) == m_line.place())
        return;
    m_line.goToPlace(place);
    showNode();
}

void RecordPage::goToNode(record::NodeId node)
{
    settle();
    if (node == m_line.node())
        return;
    const std::vector<record::NodeId> before = m_line.nodes();
    m_line.goTo(tree(), node);
    if (before != m_line.nodes())
        m_moves->setLine(tree(), m_line.nodes());
    showNode();
}

void RecordPage::jumpTo(const record::PositionHit &hit)
{
    const rules::Symmetry view = rules::compose(rules::inverse(hit.map), m_view);
    m_view = view;
    goToNode(hit.node);
}

void RecordPage::first()
{
    goTo(0);
}

void RecordPage::previous()
{
    goTo(place() - 1);
}

void RecordPage::next()
{
    goTo(place() + 1);
}

void RecordPage::last()
{
    goTo(m_line.end());
}

void RecordPage::turnBoard()
{
    setView(rules::compose(m_view, rules::Symmetry::Rotate90));
}

void RecordPage::mirrorBoard()
{
    setView(rules::compose(m_view, rules::Symmetry::MirrorX));
}

void RecordPage::setView(rules::Symmetry view)
{
    m_view = view;
    repaintBoard();
}

void RecordPage::activatePoint(rules::Point point)
{
    // RenLib's own clicks.
    const bool writes = m_keys == KeySet::RenLib && m_isControlTap;
    m_isControlTap = false;
    if (m_proof->isVisible())
        m_proof->pin(point);
    else if (!hasDocument())
        return;
    else if (writes)
        writeOn(point);
    else if (mode() == StudyMode::Look)
        look(point);
    else if (m_tools->tool() == StudyTool::Label && !m_editor->isInserting())
        m_field->ask(point, m_editor->labelAt(point));
    else
        m_editor->tap(m_tools->tool(), point);
}

void RecordPage::setMode(StudyMode mode)
{
    settle();
    (*m_actions)[StudyCommand::Mode]->setChecked(mode == StudyMode::Edit);
    if (mode == m_strip->mode())
        return;
    m_strip->setMode(mode);
    m_editor->setMode(mode);
    m_notes->setReadOnly(mode == StudyMode::Look);
    m_notice->moved();
    offerStone();
    m_board->setFocus();
}

bool RecordPage::canFollow(rules::Point point) const
{
    const record::GameTree &tree = this->tree();
    for (record::NodeId child = tree.firstChild(node()); child != record::NoNode; child = tree.nextSibling(child)) {
        if (tree.action(child).isStone() && tree.action(child).point() == point)
            return true;
    }
    return std::any_of(
        m_known.begin(), m_known.end(), [point](const record::KnownStone &stone) { return stone.point == point; });
}

bool RecordPage::follow(rules::Point point)
{
    const record::GameTree &tree = this->tree();
    for (record::NodeId child = tree.firstChild(node()); child != record::NoNode; child = tree.nextSibling(child)) {
        if (tree.action(child).isStone() && tree.action(child).point() == point) {
            goToNode(child);
            return true;
        }
    }
    const auto known = std::find_if(
        m_known.begin(), m_known.end(), [point](const record::KnownStone &stone) { return stone.point == point; });
    if (known == m_known.end())
        return false;
    // Where the same position stands turned, the board is turned so that the picture stays.
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

void RecordPage::look(rules::Point point)
{
    if (follow(point) || tree().stones(node()).at(point) != rules::Stone::None)
        return;
    m_notice->tell(tr("The record has no move on %1 here.").arg(wording::pointText(point)),
        //: Button: the move on the point %1 becomes part of the record.
        tr("Add %1").arg(wording::pointText(point)), StudyNotice::Lasts::UntilMoved, [this, point] {
            setMode(StudyMode::Edit);
            m_editor->tap(StudyTool::Play, point);
        });
}

void RecordPage::writeOn(rules::Point point)
{
    const auto ask = [this, point] { m_field->ask(point, m_editor->labelAt(point)); };
    if (mode() == StudyMode::Edit) {
        ask();
        return;
    }
    m_notice->tell(tr("You are only viewing this record."),
        //: Button: a text on the point %1.
        tr("Write on %1").arg(wording::pointText(point)), StudyNotice::Lasts::UntilMoved, [this, ask] {
            setMode(StudyMode::Edit);
            ask();
        });
}

// No stone hangs under a hand that lays none; where a tap leads on, the pointer tells it.
void RecordPage::hintAt(std::optional<rules::Point> point)
{
    const bool leadsOn =
        hasDocument() && mode() == StudyMode::Look && !m_proof->isVisible() && point && canFollow(*point);
    m_board->setCursor(leadsOn ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

void RecordPage::tellRemoved(const QString &what)
{
    m_notice->tell(what, tr("Undo"), StudyNotice::Lasts::UntilEdited, [this] { document().steps().undo(); });
}

void RecordPage::offerStone()
{
    const bool plays = hasDocument() && mode() == StudyMode::Edit && !m_proof->isVisible()
        && (m_tools->tool() == StudyTool::Play || m_editor->isInserting());
    m_board->setInteractive(plays ? std::optional(tree().sideToMove(node())) : std::nullopt);
}

void RecordPage::showNode()
{
    const QModelIndex cell = m_moves->indexOf(m_line.place());
    if (cell.isValid())
        m_moveList->setCurrentIndex(cell);
    else
        m_moveList->selectionModel()->clear();
    const record::GameTree &tree = this->tree();
    m_notes->setTexts(QString::fromStdString(tree.text(node(), record::TextKind::Headline)),
        QString::fromStdString(tree.comment(node())));
    m_steps->setPlace(m_line.place(), m_line.end());
    m_notice->moved();
    m_editor->follow();
    m_tree->setCurrent(node());
    showSame();
    offerStone();
    judgeNode();
    repaintBoard();
}

void RecordPage::judgeNode()
{
    if (!hasDocument())
        return;
    const record::GameTree &tree = this->tree();
    const std::optional<rules::Rule> rule = document().rule();
    const std::optional<rules::Position> position = tree.position(node());
    const rules::RuleSet rules { .rule = rule.value_or(rules::Rule::FreeStyle) };
    const std::optional<rules::Side> side = rules.judgedSide(tree.sideToMove(node()));
    m_scene = position && side ? std::optional(ProofScene { *position, *side, rules }) : std::nullopt;
    m_proof->setIdleText(m_scene
            ? tr("Point at an empty point to see whether a stone is allowed there, and why. Tap to keep it selected.")
            : rule ? tr("This rule has no forbidden points.")
                   : tr("The record does not say which rule was used."));
    const auto foul = endingFoul();
    if (foul || m_endsByFoul)
        m_proof->unpin();
    m_proof->setScene(foul ? foul->first : m_scene);
    if (foul)
        m_proof->pin(foul->second);
    m_endsByFoul = foul.has_value();
}

std::optional<std::pair<ProofScene, rules::Point>> RecordPage::endingFoul() const
{
    const record::NodeAction action = tree().action(node());
    const std::optional<rules::Rule> rule = document().rule();
    if (!rule || !action.isStone() || m_line.place() != m_line.end())
        return std::nullopt;
    std::optional<rules::Position> before = tree().position(node());
    const record::Winner against = action.side() == rules::Side::Black ? record::Winner::White : record::Winner::Black;
    if (!before || game().info.result.winner != against)
        return std::nullopt;
    before->clear(action.point());
    const rules::RuleSet rules { .rule = *rule };
    if (!rules::judge(*before, action.point(), action.side(), rules).fouls.any())
        return std::nullopt;
    return std::pair(ProofScene { *before, action.side(), rules }, action.point());
}

void RecordPage::review()
{
    last();
    m_tabs->setCurrentWidget(m_endsByFoul ? static_cast<QWidget *>(m_proof) : m_moveList);
}

std::optional<Page::JudgedPosition> RecordPage::judgedPosition() const
{
    if (!hasDocument())
        return std::nullopt;
    const std::optional<rules::Position> position = tree().position(node());
    const rules::RuleSet rules { .rule = document().rule().value_or(rules::Rule::Renju) };
    const rules::Side next = tree().sideToMove(node());
    return position ? std::optional(JudgedPosition { *position, rules.rule, rules.judgedSide(next).value_or(next) })
                    : std::nullopt;
}

void RecordPage::showSame()
{
    m_known.clear();
    if (hasDocument()) {
        const TreeSnapshot *snapshot = m_snapshots->snapshot().get();
        m_same->show(tree(), snapshot, node());
        if (snapshot && node() < snapshot->tree().nodeCount())
            m_known = snapshot->index().knownStones(node());
        std::erase_if(m_known, [this](const record::KnownStone &stone) { return !isReached(tree(), stone.node); });
    }
    const int count = m_same->count();
    //: Tab: other nodes of the record with the same position; %1 is how many.
    m_tabs->setTabText(2, count == 0 ? tr("Same") : tr("Same %1").arg(count));
}

void RecordPage::repaintBoard()
{
    if (!hasDocument())
        return;
    const NodePicture shown { tree(), m_line, document().rule(), m_shown.numbers, m_shown.nextMoves, m_known };
    BoardPicture picture = shown.make();
    if (const auto from = m_editor->arrowFrom())
        picture.at(*from).mark.shape = MarkShape::Circle;
    // A board with sides of different length can only be mirrored and turned upside down.
    if (picture.frame().columns == picture.frame().rows)
        picture.setView(m_view);
    // Where the game has ended, nothing is forbidden any more.
    if (picture.winningRows.empty() && !m_endsByFoul)
        m_signs.layOn(picture, m_scene);
    m_proof->layMarks(picture);
    m_board->setPicture(picture);
}

} // namespace kagetsu::ui
