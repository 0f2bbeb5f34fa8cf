// SPDX-License-Identifier: MIT
#include "ui/record/panels/scoresheetmodel.h"

#include "text/rules/rules.h"

namespace kagetsu::ui {

namespace {

int othersOf(const record::GameTree &tree, record::NodeId node)
{
    int others = -1;
    for (record::NodeId each = tree.firstChild(tree.parent(node)); each != record::NoNode;
         each = tree.nextSibling(each))
        others += tree.action(each).isLabel() ? 0 : 1;
    return others;
}

// Returns "4:40", or "1:04:40".
QString clockText(std::chrono::milliseconds left)
{
    const auto seconds = std::chrono::floor<std::chrono::seconds>(left).count();
    const auto two = [](auto number) { return QStringLiteral("%1").arg(number, 2, 10, QLatin1Char('0')); };
    const QString rest = two(seconds % 60);
    return seconds < 3600 ? QStringLiteral("%1:%2").arg(seconds / 60).arg(rest)
                          : QStringLiteral("%1:%2:%3").arg(seconds / 3600).arg(two(seconds / 60 % 60), rest);
}

} // namespace

void ScoreSheetModel::append(const Cell &cell)
{
    const std::size_t column = cell.move->side == rules::Side::Black ? 0 : 1;
    const bool fits = !m_rows.empty() && !m_rows.back()[column].move && column == 1;
    if (!fits)
        m_rows.emplace_back();
    m_rows.back()[column] = cell;
}

void ScoreSheetModel::setLine(
    const record::GameTree &tree, const std::vector<record::NodeId> &line, const std::vector<record::Move> &tried)
{
    beginResetModel();
    m_rows.clear();
    int number = 0;
    for (std::size_t place = 0; place < line.size(); ++place) {
        const record::NodeId node = line[place];
        const std::optional<record::Move> move = tree.move(node);
        if (!move)
            continue;
        const record::NodeDetails &details = tree.details(node);
        append({ static_cast<int>(place), ++number, move, node, othersOf(tree, node),
            move->side == rules::Side::Black ? details.black.left : details.white.left });
    }
    for (const record::Move &move : tried)
        append({ -1, ++number, move });
    endResetModel();
}

void ScoreSheetModel::setFindings(const std::map<record::NodeId, QString> &findings)
{
    m_findings = findings;
    if (!m_rows.empty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, 1));
}

void ScoreSheetModel::retranslate()
{
    emit headerDataChanged(Qt::Horizontal, 0, 1);
    if (!m_rows.empty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, 1));
}

int ScoreSheetModel::placeAt(const QModelIndex &index) const
{
    if (!index.isValid())
        return -1;
    return m_rows[static_cast<std::size_t>(index.row())][static_cast<std::size_t>(index.column())].place;
}

QModelIndex ScoreSheetModel::indexOf(int place) const
{
    for (std::size_t row = 0; place >= 0 && row < m_rows.size(); ++row) {
        for (int column = 0; column < 2; ++column) {
            if (m_rows[row][static_cast<std::size_t>(column)].place == place)
                return index(static_cast<int>(row), column);
        }
    }
    return {};
}

int ScoreSheetModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int ScoreSheetModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : 2;
}

QString ScoreSheetModel::moveText(const Cell &cell) const
{
    switch (cell.move->kind) {
    case record::Move::Kind::Stone: return text::pointText(cell.move->point);
    case record::Move::Kind::Pass: return tr("pass");
    case record::Move::Kind::Unplaced: break;
    }
    return QStringLiteral("?"); // a move of a record whose stone could not be put on the board
}

QVariant ScoreSheetModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const Cell &cell = m_rows[static_cast<std::size_t>(index.row())][static_cast<std::size_t>(index.column())];
    if (!cell.move)
        return {};
    const auto finding = m_findings.find(cell.node);
    switch (role) {
    case Qt::DisplayRole: return QStringLiteral("%1  %2").arg(cell.number).arg(moveText(cell));
    case NumberRole: return QString::number(cell.number);
    case MoveRole: return moveText(cell);
    case ClockRole: return cell.left ? clockText(*cell.left) : QString();
    case OthersRole: return cell.others;
    case TriedRole: return cell.node == record::NoNode;
    case FindingRole:
    case Qt::ToolTipRole: return finding == m_findings.end() ? QVariant() : finding->second;
    default: return {};
    }
}

QVariant ScoreSheetModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    return text::sideName(section == 0 ? rules::Side::Black : rules::Side::White);
}

} // namespace kagetsu::ui
