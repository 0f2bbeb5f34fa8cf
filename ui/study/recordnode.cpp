// SPDX-License-Identifier: MIT
// The part of the study page that is the node looked at: where one goes, and all that is shown of it.
#include "ui/board/boardwidget.h"
#include "ui/proof/proofpanel.h"
#include "ui/study/nodepicture.h"
#include "ui/study/notespanel.h"
#include "ui/study/pointfield.h"
#include "ui/study/recordpage.h"
#include "ui/study/samepositions.h"
#include "ui/study/scoresheetmodel.h"
#include "ui/study/stepbar.h"
#include "ui/study/studyeditor.h"
#include "ui/study/toolbox.h"
#include "ui/study/treesnapshot.h"
#include "ui/study/treeview.h"

#include <QTableView>
#include <QTabWidget>

#include <algorithm>

namespace kagetsu::ui {

void RecordPage::goTo(int place)
{
    if (!hasDocument() || std::clamp(place, 0, m_line.end()) == m_line.place())
        return;
    m_line.goToPlace(place);
    showNode();
}

void RecordPage::goToNode(record::NodeId node)
{
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
    if (m_proof->isVisible())
        m_proof->pin(point);
    else if (hasDocument() && m_tools->tool() == StudyTool::Label && !m_editor->isInserting())
        m_field->ask(point, m_editor->labelAt(point));
    else if (hasDocument())
        m_editor->tap(m_tools->tool(), point);
}

void RecordPage::offerStone()
{
    const bool plays =
        hasDocument() && !m_proof->isVisible() && (m_tools->tool() == StudyTool::Play || m_editor->isInserting());
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
            ? tr("Point at an empty point to see whether a stone may be played there, and why. A tap holds it.")
            : rule ? tr("Under this rule no point is forbidden.")
                   : tr("The record does not say by which rule it was played."));
    m_proof->setScene(m_scene);
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
    m_signs.layOn(picture, m_scene);
    m_proof->layMarks(picture);
    m_board->setPicture(picture);
}

} // namespace kagetsu::ui
