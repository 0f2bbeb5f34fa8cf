// SPDX-License-Identifier: MIT
#include "ui/study/samepositions.h"

#include "ui/board/words.h"

#include <QEvent>

namespace kagetsu::ui {

namespace {

constexpr std::size_t MostListed = 500;
constexpr std::size_t MostMoves = 8;

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
        const QString point = action.isStone() ? pointText(action.point()) : QStringLiteral("–");
        moves += QStringLiteral("%1 %2").arg(number).arg(point);
    }
    const bool isCut = moves.size() > static_cast<qsizetype>(MostMoves);
    if (isCut)
        moves = moves.mid(moves.size() - static_cast<qsizetype>(MostMoves));
    return (isCut ? QStringLiteral("… ") : QString()) + moves.join(QStringLiteral("  "));
}

SamePositions::SamePositions(QWidget *parent)
    : QListWidget(parent)
{
    setObjectName(QStringLiteral("same"));
    setWordWrap(true);
    const auto jump = [this](const QListWidgetItem *item) {
        const auto index = static_cast<std::size_t>(row(item));
        if (index < m_hits.size())
            emit picked(record::PositionHit(m_hits[index]));
    };
    connect(this, &QListWidget::itemClicked, this, jump);
    connect(this, &QListWidget::itemActivated, this, jump);
    retranslate();
}

void SamePositions::setHits(const record::GameTree &tree, std::vector<record::PositionHit> hits)
{
    if (hits.size() > MostListed)
        hits.resize(MostListed);
    m_hits = std::move(hits);
    clear();
    for (const record::PositionHit &hit : m_hits)
        addItem(lineText(tree, hit.node));
}

void SamePositions::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QListWidget::changeEvent(event);
}

void SamePositions::retranslate()
{
    setAccessibleName(tr("The same position elsewhere"));
}

} // namespace kagetsu::ui
