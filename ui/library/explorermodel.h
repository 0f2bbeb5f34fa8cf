// SPDX-License-Identifier: MIT
#pragma once

#include "ui/library/explorerquestion.h"

#include <QAbstractListModel>

namespace kagetsu::ui {

// What the library knows of a position, as one list: the moves that games went on with, how many ended here, and then
// the games themselves.
class ExplorerModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum class Kind : std::uint8_t { Move, End, Game };

    using QAbstractListModel::QAbstractListModel;

    void setAnswer(std::optional<ExplorerAnswer> answer);
    const std::optional<ExplorerAnswer> &answer() const { return m_answer; }
    void retranslate();

    Kind kindAt(int row) const;
    // The row must be one of moves.
    const library::Continuation &moveAt(int row) const;
    // The row must be one of games.
    const library::PositionHit &gameAt(int row) const;
    // Returns why the move of a row is forbidden; empty if it is not.
    QString foulAt(int row) const;
    // Returns the numbers of a row that is no game.
    const library::Score &scoreAt(int row) const;
    // Returns the words of a row, in a first line and a second one.
    QString headAt(int row) const;
    QString detailAt(int row) const;
    // Returns the number of the first row of games.
    int firstGame() const { return static_cast<int>(moves() + m_ends.size()); }

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

private:
    struct End
    {
        bool isCut = false; // the next move is wrong; otherwise the games ended here
        library::Score score;
    };

    std::size_t moves() const { return m_answer ? m_answer->exploration.rows.size() : 0; }
    QString sentenceAt(int row) const;

    std::optional<ExplorerAnswer> m_answer;
    std::vector<End> m_ends;
};

} // namespace kagetsu::ui
