// SPDX-License-Identifier: MIT
#include "ui/tournament/log/logmodel.h"

#include "wording/text/foreigntext.h"
#include "wording/text/moments.h"

#include <QDateTime>
#include <QFont>

#include <algorithm>

namespace kagetsu::ui {

QString cellOf(const wording::ToldLine &line, LogModel::Column column)
{
    switch (column) {
    case LogModel::Time: return wording::shortMoment(QDateTime::fromMSecsSinceEpoch(line.done.when.count()));
    case LogModel::By: return wording::foreignText(line.done.who).simplified();
    case LogModel::What: return line.text;
    case LogModel::Correction: return line.correction;
    case LogModel::ColumnCount: break;
    }
    return {};
}

void LogModel::setLines(std::vector<wording::ToldLine> lines)
{
    beginResetModel();
    m_lines = std::move(lines);
    m_hasNames = std::ranges::any_of(m_lines, [](const wording::ToldLine &line) { return !line.done.who.empty(); });
    m_hasCorrections =
        std::ranges::any_of(m_lines, [](const wording::ToldLine &line) { return !line.correction.isEmpty(); });
    endResetModel();
}

int LogModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_lines.size());
}

int LogModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant LogModel::data(const QModelIndex &index, int role) const
{
    const wording::ToldLine &line = this->line(index.row());
    if (role == Qt::DisplayRole || role == Qt::ToolTipRole)
        return cellOf(line, static_cast<Column>(index.column()));
    if (role == Qt::FontRole && (line.undone || !line.correction.isEmpty())) {
        QFont font;
        font.setStrikeOut(line.undone.has_value());
        font.setBold(!line.correction.isEmpty());
        return font;
    }
    return {};
}

QVariant LogModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Time: return tr("Time");
    //: The head of a column: who did something to a tournament.
    case By: return tr("By");
    //: The head of a column: what was done to a tournament.
    case What: return tr("Action");
    case Correction: return tr("Correction");
    default: return {};
    }
}

} // namespace kagetsu::ui
