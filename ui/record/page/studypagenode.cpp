// SPDX-License-Identifier: MIT
// The part of StudyPage that handles the current node: where the user goes, and what a tap does there.
#include "text/rules/rules.h"
#include "ui/board/announce.h"
#include "ui/board/boardwidget.h"
#include "ui/record/edit/studyactions.h"
#include "ui/record/edit/studyeditor.h"
#include "ui/record/edit/toolbox.h"
#include "ui/record/page/nodeheard.h"
#include "ui/record/page/studynotice.h"
#include "ui/record/page/studypage.h"
#include "ui/record/panels/pointfield.h"
#include "ui/record/proof/proofpanel.h"
#include "ui/record/solver/winpanel.h"
#include "ui/record/tree/treesnapshot.h"

#include <QTableView>
#include <QTabWidget>

#include <algorithm>
#include <utility>

namespace kagetsu::ui {

void StudyPage::goTo(int place)
{
    settle(); // it belongs to the node being left
    if (!hasDocument() || std::clamp(place, 0, m_line.end()) == m_line.place())
        return;
    m_line.goToPlace(place);
    followNode();
    announce(nodeHeard(tree(), node()));
}

void StudyPage::goToNode(record::NodeId node)
{
    settle();
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

void StudyPage::first()
{
    goTo(0);
}

void StudyPage::previous()
{
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
    if (std::exchange(m_isDragBack, false))
        return;
    const Redraw::Event event(m_redraw);
    // Clicks that only RenLib has.
    const bool writes = m_keys == KeySet::RenLib && m_isControlTap;
    m_isControlTap = false;
    if (proves())
        m_proof->askAbout(point);
    else if (!m_wins->marks().isEmpty() && m_wins->tap(point))
        return;
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

void StudyPage::setMode(StudyMode mode)
{
    settle();
    if (mode == m_mode)
        return;
    const Redraw::Event event(m_redraw);
    m_mode = mode;
    m_editor->setMode(mode);
    m_notice->moved();
    m_redraw.due();
    m_board->setFocus();
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
    if (follow(point) || tree().stones(node()).at(point) != rules::Stone::None)
        return;
    m_notice->tell(tr("The record has no move on %1 here.").arg(text::pointText(point)),
        //: Button: the move on the point %1 becomes part of the record.
        tr("Add %1").arg(text::pointText(point)), StudyNotice::Lasts::UntilMoved, [this, point] {
            setMode(StudyMode::Edit);
            m_editor->tap(StudyTool::Play, point);
        });
}

void StudyPage::writeOn(rules::Point point)
{
    const auto ask = [this, point] { m_field->ask(point, m_editor->labelAt(point)); };
    if (mode() == StudyMode::Edit) {
        ask();
        return;
    }
    m_notice->tell(tr("You are only viewing this record."),
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
    m_board->setCursor(leadsOn ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

void StudyPage::tellUndoable(const QString &what)
{
    m_notice->tell(what, tr("Undo"), StudyNotice::Lasts::UntilEdited, [this] { document().steps().undo(); });
}

void StudyPage::review()
{
    last();
    m_tabs->setCurrentWidget(facts().ending ? static_cast<QWidget *>(m_proof) : m_moveList);
}

std::optional<Page::JudgedPosition> StudyPage::judgedPosition() const
{
    if (!hasDocument())
        return std::nullopt;
    const std::optional<rules::Position> position = tree().position(node());
    const rules::RuleSet rules { .rule = document().rule().value_or(rules::Rule::Renju) };
    const rules::Side next = tree().sideToMove(node());
    return position ? std::optional(JudgedPosition { *position, rules.rule, rules.judgedSide(next).value_or(next) })
                    : std::nullopt;
}

} // namespace kagetsu::ui
