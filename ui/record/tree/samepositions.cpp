// SPDX-License-Identifier: MIT
#include "ui/record/tree/samepositions.h"

#include "text/common/sentences.h"
#include "text/rules/rules.h"
#include "ui/board/inforce.h"
#include "ui/controls/checkbox.h"
#include "ui/record/tree/treesnapshot.h"

#include <QCheckBox>
#include <QListWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <cstdlib>

namespace kagetsu::ui {

namespace {

constexpr std::size_t MostListed = 500;
constexpr std::size_t MostMoves = 8;

void addHits(SameList &list, const record::GameTree &tree, const std::vector<record::PositionHit> &hits)
{
    for (const record::PositionHit &hit : hits) {
        if (list.items.size() >= MostListed) {
            // Checking whether each is still part of the tree would take time, and nobody counts them.
            list.count += static_cast<int>(&hits.back() - &hit) + 1;
            return;
        }
        if (!isReached(tree, hit.node))
            continue;
        ++list.count;
        list.items.push_back({ hit, lineText(tree, hit.node) });
    }
}

// Describes how far a shape is from its place on the displayed board, in words and in a few signs.
QString shiftText(const record::PositionHit &hit)
{
    QStringList ways;
    if (hit.right != 0) {
        ways += (hit.right > 0 ? SamePositions::tr("%1 to the right") : SamePositions::tr("%1 to the left"))
                    .arg(std::abs(hit.right));
    }
    if (hit.up != 0)
        ways += (hit.up > 0 ? SamePositions::tr("%1 up") : SamePositions::tr("%1 down")).arg(std::abs(hit.up));
    return text::joinParts(ways);
}

QString shiftArrows(const record::PositionHit &hit)
{
    QStringList ways;
    if (hit.right != 0)
        ways += QStringLiteral("%1 %2").arg(QChar(hit.right > 0 ? u'→' : u'←')).arg(std::abs(hit.right));
    if (hit.up != 0)
        ways += QStringLiteral("%1 %2").arg(QChar(hit.up > 0 ? u'↑' : u'↓')).arg(std::abs(hit.up));
    return ways.join(QStringLiteral("  "));
}

} // namespace

QString lineText(const record::GameTree &tree, record::NodeId node)
{
    const std::vector<record::NodeId> path = tree.path(node);
    QStringList moves;
    int number = 0;
    for (const record::NodeId each : path) {
        const record::NodeAction action = tree.action(each);
        if (!action.isMove())
            continue;
        ++number;
        const QString point = action.isStone() ? text::pointText(action.point()) : QStringLiteral("–");
        moves += QStringLiteral("%1 %2").arg(number).arg(point);
    }
    const bool isCut = moves.size() > static_cast<qsizetype>(MostMoves);
    if (isCut)
        moves = moves.mid(moves.size() - static_cast<qsizetype>(MostMoves));
    return (isCut ? QStringLiteral("… ") : QString()) + moves.join(QStringLiteral("  "));
}

bool isReached(const record::GameTree &tree, record::NodeId node)
{
    while (tree.parent(node) != record::NoNode)
        node = tree.parent(node);
    return node == record::GameTree::root();
}

SameList samePositions(const record::GameTree &tree, const TreeSnapshot *snapshot, record::NodeId node, bool similar)
{
    // A node created since then is not in the index yet.
    if (!snapshot || node >= snapshot->tree().nodeCount())
        return {};
    SameList list;
    std::vector<record::PositionHit> same = snapshot->index().like(node);
    addHits(list, tree, same);
    if (!similar || !snapshot->similar())
        return list;
    std::vector<record::PositionHit> others = snapshot->similar()->like(node);
    const auto before = [](const record::PositionHit &one, const record::PositionHit &two) {
        return one.node < two.node;
    };
    std::sort(same.begin(), same.end(), before);
    std::erase_if(others,
        [&](const record::PositionHit &hit) { return std::binary_search(same.begin(), same.end(), hit, before); });
    addHits(list, tree, others);
    return list;
}

SamePositions::SamePositions(QWidget *parent)
    : QWidget(parent)
    , m_similar(new CheckBox(this))
    , m_list(new QListWidget(this))
{
    m_similar->setObjectName(QStringLiteral("similar"));
    m_list->setObjectName(QStringLiteral("same"));
    m_list->setWordWrap(true);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 4, 0, 0);
    column->setSpacing(4);
    column->addWidget(m_similar);
    column->addWidget(m_list, 1);
    const auto jump = [this](const QListWidgetItem *item) {
        const auto index = static_cast<std::size_t>(m_list->row(item));
        if (index < m_shown.items.size())
            emit picked(record::PositionHit(m_shown.items[index].hit));
    };
    connect(m_list, &QListWidget::itemClicked, this, jump);
    connect(m_list, &QListWidget::itemActivated, this, jump);
    connect(m_similar, &QCheckBox::toggled, this, &SamePositions::similarWanted);
    onLanguage(*this, [this] {
        //: Also list positions with the same figure at another place of the board (RenLib's "similar").
        m_similar->setText(tr("Similar positions too"));
        m_list->setAccessibleName(tr("The same position elsewhere"));
    });
}

bool SamePositions::wantsSimilar() const
{
    return m_similar->isChecked();
}

void SamePositions::setWantsSimilar(bool wanted)
{
    m_similar->setChecked(wanted);
}

void SamePositions::show(const SameList &list)
{
    m_shown = list;
    m_list->clear();
    for (const auto &[hit, line] : m_shown.items) {
        auto *item = new QListWidgetItem(line, m_list);
        if (hit.right == 0 && hit.up == 0)
            continue;
        const QString shift = shiftText(hit);
        item->setData(Qt::AccessibleTextRole, text::joinParts({ line, shift }));
        item->setToolTip(tr("The same shape, shifted: %1.").arg(shift));
        item->setText(QStringLiteral("%1   (%2)").arg(line, shiftArrows(hit)));
    }
}

} // namespace kagetsu::ui
