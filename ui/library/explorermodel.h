// SPDX-License-Identifier: MIT
#pragma once

#include "ui/library/explorerquestion.h"

#include <QAbstractListModel>

namespace kagetsu::ui {

// What the library knows of a position, as one list: the moves that games or studies went on with, how many games ended
// here, the studies that have the position, and then the games themselves.
class ExplorerModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum class Kind : std::uint8_t { Move, End, Study, Game };

    using QAbstractListModel::QAbstractListModel;

    void setAnswer(std::optional<ExplorerAnswer> answer);
    const std::optional<ExplorerAnswer> &answer() const { return m_answer; }
    void retranslate();

    Kind kindAt(int row) const;
    // The row must be one of moves.
    const library::Continuation &moveAt(int row) const;
    // The row must be one of studies.
    const library::StudyWord &studyAt(int row) const;
    // Returns the label that studies give the move of a row; empty if there is none.
    QString labelAt(int row) const;
    // The row must be one of games.
    const library::PositionHit &gameAt(int row) const;
    // Returns why the move of a row is forbidden; empty if it is not.
    QString foulAt(int row) const;
    // Returns the numbers of a row of moves, or of games that ended here.
    const library::Score &scoreAt(int row) const;
    // Returns the words of a row, in a first line and a second one.
    QString headAt(int row) const;
    QString detailAt(int row) const;
    int moveCount() const { return static_cast<int>(m_moves.size()); }
    // Returns the number of the first row of games.
    int firstGame() const { return firstStudy() + static_cast<int>(m_answer ? m_answer->studies.here.size() : 0); }

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

private:
    struct End
    {
        bool isCut = false; // the next move is wrong; otherwise the games ended here
        library::Score score;
    };

    struct Move
    {
        library::Continuation games; // none if only studies have it
        const library::StudyMove *study = nullptr; // of the answer
    };

    int firstStudy() const { return static_cast<int>(m_moves.size() + m_ends.size()); }
    QString studyWords(const library::StudyMove &move) const;
    QString sentenceAt(int row) const;

    std::optional<ExplorerAnswer> m_answer;
    std::vector<Move> m_moves;
    std::vector<End> m_ends;
};

} // namespace kagetsu::ui
