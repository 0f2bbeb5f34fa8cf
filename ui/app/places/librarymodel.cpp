// SPDX-License-Identifier: MIT
#include "ui/app/places/librarymodel.h"

#include "library/search/walk.h"
#include "ui/app/places/tilegrid.h"
#include "ui/library/librarytexts.h"

#include <QLocale>

#include <algorithm>
#include <utility>

namespace kagetsu::ui {

void LibraryModel::setGames(
    std::shared_ptr<const library::Catalogue> catalogue, std::vector<library::GamePlace> places, Plies plies)
{
    beginResetModel();
    m_catalogue = std::move(catalogue);
    m_places = std::move(places);
    m_plies = std::move(plies);
    endResetModel();
}

const library::Block &LibraryModel::blockAt(int row) const
{
    return *m_catalogue->contents.games.blocks()[m_places[static_cast<std::size_t>(row)].block];
}

std::int64_t LibraryModel::idAt(int row) const
{
    return blockAt(row).idOf(m_places[static_cast<std::size_t>(row)].index);
}

const library::Facts &LibraryModel::factsAt(int row) const
{
    return blockAt(row).facts(m_places[static_cast<std::size_t>(row)].index);
}

int LibraryModel::rowOf(std::int64_t id) const
{
    const auto place = m_catalogue ? library::placeOf(m_catalogue->contents.games, id) : std::nullopt;
    const auto found = place ? std::find(m_places.begin(), m_places.end(), *place) : m_places.end();
    return found == m_places.end() ? -1 : static_cast<int>(found - m_places.begin());
}

std::optional<int> LibraryModel::plyAt(int row) const
{
    if (!m_plies)
        return std::nullopt;
    const auto found = m_plies->find(idAt(row));
    return found == m_plies->end() ? std::nullopt : std::optional(found->second);
}

BoardPicture LibraryModel::pictureAt(int row) const
{
    const library::Block &block = blockAt(row);
    const int size = block.boardSize();
    BoardPicture picture({ .columns = size, .rows = size, .coordinates = CoordinateSides::None });
    const std::string_view moves = block.movesOf(m_places[static_cast<std::size_t>(row)].index);
    library::LineReader reader(moves, size);
    const std::optional<int> last = plyAt(row);
    int ply = -static_cast<int>(library::setupStones(moves, size));
    for (library::LineStep step; reader.next(step);) {
        ply += step.kind == library::LineStep::Kind::Stone || step.kind == library::LineStep::Kind::Pass ? 1 : 0;
        if (last && ply > *last)
            break;
        if (step.kind == library::LineStep::Kind::Begin)
            picture.lastMove.reset(); // stones that were set up
        if (step.kind != library::LineStep::Kind::Stone)
            continue;
        const rules::Point point { step.point % size, step.point / size };
        picture.place(point, step.side);
        picture.lastMove = point;
    }
    return picture;
}

library::ListOrder::By LibraryModel::orderOf(int column)
{
    using By = library::ListOrder::By;
    switch (column) {
    case Black: return By::Black;
    case White: return By::White;
    case Result: return By::Result;
    case Event: return By::Event;
    case Opening: return By::Opening;
    case Rule: return By::Rule;
    case Moves: return By::Moves;
    default: return By::Date;
    }
}

void LibraryModel::retranslate()
{
    if (!m_places.empty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
    emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
}

int LibraryModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_places.size());
}

int LibraryModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(ColumnCount);
}

QString LibraryModel::textAt(int row, int column) const
{
    const library::GamePlace place = m_places[static_cast<std::size_t>(row)];
    const library::Facts &facts = factsAt(row);
    switch (column) {
    case Black: return playerName(*m_catalogue, facts.black());
    case White: return playerName(*m_catalogue, facts.white());
    case Result: return winnerText(facts.winner());
    case Date: return dayText(blockAt(row).dayOf(place.index));
    case Event: return eventName(*m_catalogue, facts.event());
    case Opening: return openingText(facts.opening());
    case Rule: return ruleText(facts.rule());
    case Moves: return QLocale().toString(library::pliesAt(m_catalogue->contents.games, place));
    default: return playersOf(*m_catalogue, facts);
    }
}

QString LibraryModel::detailAt(int row) const
{
    const auto joined = [this, row](std::initializer_list<int> columns) {
        QStringList parts;
        for (const int column : columns)
            parts += textAt(row, column);
        parts.removeAll(QString());
        return parts.join(QStringLiteral(" · "));
    };
    return joined({ Result, Opening }) + QLatin1Char('\n') + joined({ Date, Event });
}

QString LibraryModel::sentenceAt(int row) const
{
    QStringList parts { playersOf(*m_catalogue, factsAt(row)) };
    for (const int column : { Result, Date, Event, Opening, Rule })
        parts += textAt(row, column);
    //: The length of a game.
    parts += tr("%n move(s)", nullptr, library::pliesAt(m_catalogue->contents.games, m_places[std::size_t(row)]));
    parts.removeAll(QString());
    return parts.join(QStringLiteral(", "));
}

QVariant LibraryModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    switch (role) {
    case Qt::DisplayRole: return textAt(index.row(), index.column());
    case Qt::ToolTipRole: return sentenceAt(index.row());
    case Qt::AccessibleTextRole:
        // A reader hears the whole game in the first column, and single facts in the others.
        return index.column() == Black || index.column() == Title ? sentenceAt(index.row())
                                                                  : textAt(index.row(), index.column());
    case Qt::TextAlignmentRole:
        return index.column() == Moves ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
    case TileGrid::DetailRole: return detailAt(index.row());
    case TileGrid::KeyRole: return QString::number(idAt(index.row()));
    default: return {};
    }
}

QVariant LibraryModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    //: A column of games, and what they are sorted by: who has the black stones.
    case Black: return tr("Black");
    //: A column of games, and what they are sorted by: who has the white stones.
    case White: return tr("White");
    //: A column of games, and what they are sorted by.
    case Result: return tr("Result");
    case Date: return tr("Date");
    case Event: return tr("Event");
    case Opening: return tr("Opening");
    case Rule: return tr("Rule");
    //: A column of games, and what they are sorted by: how many moves they have.
    case Moves: return tr("Moves");
    default: return {};
    }
}

} // namespace kagetsu::ui
