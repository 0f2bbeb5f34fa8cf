// SPDX-License-Identifier: MIT
#include "ui/app/places/gamegrid.h"

#include "ui/app/search/findable.h"

#include <QAbstractListModel>
#include <QScrollBar>

namespace kagetsu::ui {

// Holds the games, and which of them the search leaves.
class GameRowModel : public QAbstractListModel
{
public:
    using QAbstractListModel::QAbstractListModel;

    void setRows(std::vector<GameRow> rows)
    {
        beginResetModel();
        m_rows = std::move(rows);
        filter();
        endResetModel();
    }
    void setSearch(const QString &search)
    {
        if (search == m_search)
            return;
        beginResetModel();
        m_search = search;
        m_words = searchWords(search);
        filter();
        endResetModel();
    }
    const std::vector<GameRow> &rows() const { return m_rows; }
    const GameRow &at(const QModelIndex &index) const { return m_rows[m_shown[static_cast<std::size_t>(index.row())]]; }

    int rowCount(const QModelIndex &parent = {}) const override
    {
        return parent.isValid() ? 0 : static_cast<int>(m_shown.size());
    }
    QVariant data(const QModelIndex &index, int role) const override
    {
        if (!index.isValid())
            return {};
        const GameRow &row = at(index);
        switch (role) {
        case Qt::DisplayRole: return row.title;
        case Qt::AccessibleTextRole:
            return QStringLiteral("%1, %2").arg(
                row.title, QString(row.detail).replace(QLatin1Char('\n'), QLatin1String(", ")));
        case Qt::ToolTipRole: return QStringLiteral("%1\n%2").arg(row.title, row.detail);
        case TileGrid::DetailRole: return row.detail;
        case TileGrid::KeyRole: return row.path;
        default: return {};
        }
    }

private:
    void filter()
    {
        m_shown.clear();
        for (std::size_t i = 0; i < m_rows.size(); ++i) {
            if (isFound(m_rows[i], m_words))
                m_shown.push_back(i);
        }
    }

    std::vector<GameRow> m_rows;
    std::vector<std::size_t> m_shown;
    QString m_search;
    QStringList m_words; // of the search
};

GameGrid::GameGrid(QWidget *parent)
    : TileGrid([this](const QModelIndex &index) { return m_model->at(index).picture(); }, parent)
    , m_model(new GameRowModel(this))
{
    setObjectName(QStringLiteral("gameGrid"));
    setModel(m_model);
    // What is done to a game may change the list, so it is handed on as a copy.
    connect(
        this, &TileGrid::picked, this, [this](const QModelIndex &index) { emit opened(GameRow(m_model->at(index))); });
    connect(this, &TileGrid::moreWanted, this,
        [this](const QModelIndex &index, const QPoint &place) { emit menuWanted(GameRow(m_model->at(index)), place); });
    connect(this, &TileGrid::deleteWanted, this,
        [this](const QModelIndex &index) { emit removeWanted(GameRow(m_model->at(index))); });
}

void GameGrid::setRows(std::vector<GameRow> rows)
{
    if (rows == m_model->rows())
        return; // the boards that are painted stay
    const GameRow *before = current();
    const QString path = before ? before->path : QString();
    const int scrolled = verticalScrollBar()->value();
    forget();
    m_model->setRows(std::move(rows));
    for (int i = 0; !path.isEmpty() && i < m_model->rowCount(); ++i) {
        if (m_model->at(m_model->index(i)).path == path)
            setCurrentIndex(m_model->index(i));
    }
    goToFirst();
    verticalScrollBar()->setValue(scrolled);
}

void GameGrid::setSearch(const QString &search)
{
    m_model->setSearch(search);
    goToFirst();
}

int GameGrid::countShown() const
{
    return m_model->rowCount();
}

const GameRow *GameGrid::current() const
{
    return currentIndex().isValid() ? &m_model->at(currentIndex()) : nullptr;
}

} // namespace kagetsu::ui
