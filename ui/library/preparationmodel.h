// SPDX-License-Identifier: MIT
#pragma once

#include "library/search/names.h"
#include "library/search/preparation.h"
#include "ui/library/scorerows.h"

#include <memory>
#include <variant>
#include <vector>

namespace kagetsu::ui {

// What is asked about an opponent.
struct PreparationQuestion
{
    std::shared_ptr<const library::Catalogue> catalogue;
    std::uint32_t opponent = 0; // a row of the catalogue, which stands for all rows of that name
    QString me; // who prepares; may be empty
    std::vector<library::OwnLines> lines;
    unsigned kinds = ~0u; // bits of a Filter
    int recentFrom = 0; // year
};

// What the library knows of an opponent.
struct PreparationAnswer
{
    PreparationQuestion question;
    QString opponent;
    library::Filter filter; // all games that count, with the opponent
    library::RowSet me;
    library::Preparation preparation;
    // The opponent's games by id, with the side, the newest first and not more than are worth reading.
    std::vector<std::pair<std::int64_t, rules::Side>> games;
};

// Answers the question. May be called in any thread. Returns nothing if it was stopped.
std::optional<PreparationAnswer> answerTo(
    const PreparationQuestion &question, const std::function<bool()> &isStopped = {});

// Games of the opponent that went on from a position with this stone.
struct GamesGoingOn
{
    int boardSize = rules::DefaultBoardSize;
    std::vector<library::Line::Stone> position;
    library::Line::Stone next;
    library::Filter filter;
};
// A place of one's own lines.
struct OwnPlace
{
    std::shared_ptr<const library::Study> study;
    record::NodeId node = record::NoNode;
};

// What is to be known before a game against somebody, as one list (library.md#preparation): results, the last games,
// moves that leave one's own lines, where these lines end, usual moves, openings and procedures.
class PreparationModel : public ScoreRows
{
    Q_OBJECT

public:
    // What a row opens: nothing, games by a filter, games that went on with a move, one game, or a place of the lines.
    using Target = std::variant<std::monostate, library::Filter, GamesGoingOn, std::vector<library::GameAtPly>,
        library::GameAtPly, OwnPlace>;

    using ScoreRows::ScoreRows;

    void setAnswer(PreparationAnswer answer);
    void clear();
    // Adds what only the records of the games tell, below the rows of the answer. Call it once for each answer.
    void setHabits(library::OpeningHabits habits);
    const std::optional<PreparationAnswer> &answer() const { return m_answer; }
    void retranslate();

    const Target &targetAt(int row) const { return m_targets[static_cast<std::size_t>(row)]; }
    bool opens(int row) const override { return targetAt(row).index() > 0; }
    // Returns what tells whose games a row opens, in the language that is current when it is called.
    std::function<QString()> toldAt(int row) const;

private:
    void makeRows();
    void add(Row row, Target target = {});
    void addGroup(const Words &name) { add({ .name = name, .isHeading = true }); }
    void addCounted(const Words &name, const library::OwnScore &score, Target target, const QString &more = {});
    // The same of moves.
    void addMoves(const Words &name, const library::OwnScore &score, Target target, const QString &more);
    // The same of moves of one's own lines.
    void addMeeting(const Words &name, const library::Meeting &meeting, Target target);
    void addCounted(Row row, const library::OwnScore &score, Target target, const QString &more);
    void addResults();
    void addLastGames();
    void addMeetings();
    void addChoices(rules::Side side);
    void addOpenings(rules::Side side);
    void addHabits();

    std::optional<PreparationAnswer> m_answer;
    library::OpeningHabits m_habits;
    std::vector<Target> m_targets; // by row
};

} // namespace kagetsu::ui
