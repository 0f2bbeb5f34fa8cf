// SPDX-License-Identifier: MIT
#include "ui/library/explorermodel.h"

#include "library/search/librarylist.h"
#include "text/common/foreigntext.h"
#include "text/rules/rules.h"
#include "ui/library/librarytexts.h"

#include <QLocale>

#include <algorithm>
#include <utility>

namespace kagetsu::ui {

namespace {

QString joined(QStringList parts, const QString &between)
{
    parts.removeAll(QString());
    return parts.join(between);
}

bool isMirrored(rules::Symmetry map)
{
    using enum rules::Symmetry;
    return map != Identity && map != Rotate90 && map != Rotate180 && map != Rotate270;
}

} // namespace

void ExplorerModel::setAnswer(std::optional<ExplorerAnswer> answer)
{
    beginResetModel();
    m_answer = std::move(answer);
    m_moves.clear();
    m_ends.clear();
    if (m_answer) {
        for (const library::Continuation &row : m_answer->exploration.rows)
            m_moves.push_back({ row, nullptr });
        for (const library::StudyMove &move : m_answer->studies.moves) {
            const auto same = std::find_if(m_moves.begin(), m_moves.end(),
                [&](const Move &each) { return each.games.side == move.side && each.games.point == move.point; });
            if (same != m_moves.end())
                same->study = &move;
            else
                m_moves.push_back({ { .side = move.side, .point = move.point, .score = {} }, &move });
        }
    }
    if (m_answer && m_answer->exploration.ended.games > 0)
        m_ends.push_back({ false, m_answer->exploration.ended });
    if (m_answer && m_answer->exploration.cut.games > 0)
        m_ends.push_back({ true, m_answer->exploration.cut });
    endResetModel();
}

void ExplorerModel::retranslate()
{
    if (rowCount() > 0)
        emit dataChanged(index(0), index(rowCount() - 1));
}

ExplorerModel::Kind ExplorerModel::kindAt(int row) const
{
    if (row < moveCount())
        return Kind::Move;
    if (row < firstStudy())
        return Kind::End;
    return row < firstGame() ? Kind::Study : Kind::Game;
}

const library::Continuation &ExplorerModel::moveAt(int row) const
{
    return m_moves[static_cast<std::size_t>(row)].games;
}

const library::StudyWord &ExplorerModel::studyAt(int row) const
{
    return m_answer->studies.here[static_cast<std::size_t>(row - firstStudy())];
}

QString ExplorerModel::labelAt(int row) const
{
    const library::StudyMove *move = m_moves[static_cast<std::size_t>(row)].study;
    if (!move)
        return {};
    const auto labelled = std::find_if(
        move->words.begin(), move->words.end(), [](const library::StudyWord &word) { return !word.label.empty(); });
    return labelled == move->words.end() ? QString() : text::foreignText(labelled->label);
}

// "lines.lib: 53% better for Black", of each study that has the move.
QString ExplorerModel::studyWords(const library::StudyMove &move) const
{
    QStringList said;
    const library::Study *before = nullptr;
    for (const library::StudyWord &word : move.words) {
        QStringList words { text::foreignText(word.label), text::foreignText(word.text) };
        words.removeAll(QString());
        if (word.study.get() != std::exchange(before, word.study.get())) {
            const QString name = text::foreignText(word.study->name());
            said += words.isEmpty() ? name : tr("%1: %2").arg(name, words.join(QLatin1Char(' ')));
        } else {
            said += words.join(QLatin1Char(' '));
        }
    }
    said.removeDuplicates(); // a label stands at the move and at the position before it
    return said.join(QStringLiteral(" · "));
}

const library::PositionHit &ExplorerModel::gameAt(int row) const
{
    return m_answer->hits[static_cast<std::size_t>(row - firstGame())];
}

const library::Score &ExplorerModel::scoreAt(int row) const
{
    return kindAt(row) == Kind::Move ? moveAt(row).score : m_ends[static_cast<std::size_t>(row) - m_moves.size()].score;
}

QString ExplorerModel::foulAt(int row) const
{
    const library::Continuation &move = moveAt(row);
    const auto &fouls = m_answer->question.fouls;
    const auto foul = std::find_if(fouls.begin(), fouls.end(),
        [&](const rules::FoulPoint &each) { return move.point && each.point == *move.point; });
    return foul == fouls.end() || move.side != m_answer->question.foulSide ? QString() : text::foulNames(foul->fouls);
}

QString ExplorerModel::headAt(int row) const
{
    switch (kindAt(row)) {
    case Kind::Move: {
        const library::Continuation &move = moveAt(row);
        //: A move without a stone.
        return move.point ? text::pointText(*move.point) : tr("Pass");
    }
    case Kind::End:
        return m_ends[static_cast<std::size_t>(row) - m_moves.size()].isCut
            //: Games whose next move is not possible.
            ? tr("Faulty from here")
            //: Games whose last move led to this position.
            : tr("Ended here");
    case Kind::Study: return text::foreignText(studyAt(row).study->name());
    case Kind::Game: break;
    }
    return playersOf(*m_answer->catalogue, gameAt(row).facts);
}

QString ExplorerModel::detailAt(int row) const
{
    const QString between = QStringLiteral(" · ");
    if (kindAt(row) == Kind::End)
        return {};
    if (kindAt(row) == Kind::Move) {
        const library::Continuation &move = moveAt(row);
        QStringList parts { foulAt(row) };
        if (const library::StudyMove *study = m_moves[static_cast<std::size_t>(row)].study)
            parts += studyWords(*study);
        if (move.lastYear != 0)
            //: %1: the last year in which a move was played.
            parts += tr("last %1").arg(move.lastYear);
        if (move.playerGames > 1)
            parts += QStringLiteral("%1 (%2)").arg(
                playerName(*m_answer->catalogue, move.player), QLocale().toString(move.playerGames));
        if (move.anyOrder > move.score.games)
            //: How many games reach the next position at all, by whatever order of moves.
            parts += tr("in any order %1").arg(QLocale().toString(move.anyOrder));
        return joined(parts, between);
    }
    if (kindAt(row) == Kind::Study)
        return joined({ text::foreignText(studyAt(row).text), viewText(studyAt(row).map) }, between);
    const library::PositionHit &hit = gameAt(row);
    const auto place = library::placeOf(m_answer->catalogue->contents.games, hit.game);
    const int day = place ? m_answer->catalogue->contents.games.blocks()[place->block]->dayOf(place->index) : 0;
    QStringList parts { winnerText(hit.facts.winner()), dayText(day),
        eventName(*m_answer->catalogue, hit.facts.event()) };
    //: Where a game has the position: after this many moves.
    parts += tr("move %1").arg(hit.ply);
    parts += viewText(hit.map);
    if (m_answer->question.isOrdered && !hit.isSameOrder)
        //: The game came to the position by other moves, or by the same ones in another order.
        parts += tr("other order");
    return joined(parts, between);
}

QString ExplorerModel::sentenceAt(int row) const
{
    if (kindAt(row) == Kind::Game || kindAt(row) == Kind::Study)
        return joined(
            { headAt(row), detailAt(row).replace(QStringLiteral(" · "), QStringLiteral(", ")) }, QStringLiteral(", "));
    const library::Score &score = scoreAt(row);
    QStringList parts { score.games > 0 ? tr("%n game(s)", nullptr, static_cast<int>(score.games)) : QString() };
    if (const QString share = shareText(score); !share.isEmpty())
        //: %1: Black's share of the decided games, "61 %", or "3 : 1".
        parts += tr("Black %1").arg(share);
    parts += detailAt(row).replace(QStringLiteral(" · "), QStringLiteral(", "));
    //: A row of a table as a sentence; %1: a move, %2: what is known of it.
    return tr("%1: %2").arg(headAt(row), joined(parts, QStringLiteral(", ")));
}

int ExplorerModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() || !m_answer ? 0 : firstGame() + static_cast<int>(m_answer->hits.size());
}

QVariant ExplorerModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    switch (role) {
    case Qt::DisplayRole: return headAt(index.row());
    case Qt::AccessibleTextRole:
    case Qt::ToolTipRole: return sentenceAt(index.row());
    default: return {};
    }
}

} // namespace kagetsu::ui
