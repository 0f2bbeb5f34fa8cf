// SPDX-License-Identifier: MIT
#include "ui/library/preparationmodel.h"

#include "text/common/foreigntext.h"
#include "text/rules/rules.h"
#include "ui/library/librarytexts.h"

#include <QLocale>

#include <algorithm>
#include <set>
#include <utility>

namespace kagetsu::ui {

using library::Filter;
using library::OwnScore;
using rules::Side;

namespace {

constexpr std::size_t MostMeetings = 20; // of each kind
constexpr std::size_t MostRead = 5000; // games whose records are read

// "H8 H9 I9"
QString movesText(const std::vector<library::Line::Stone> &stones)
{
    QStringList points;
    for (const library::Line::Stone &stone : stones)
        points += text::pointText(stone.point);
    return points.join(QLatin1Char(' '));
}

// "H8 H9 → I10", the move after a position.
QString goingOn(const QString &position, const std::optional<rules::Point> &point)
{
    const QString move = point ? text::pointText(*point) : PreparationModel::tr("Pass");
    return position.isEmpty() ? move : position + QStringLiteral(" → ") + move;
}

QString wayText(const record::GameTree &tree, record::NodeId node)
{
    std::vector<library::Line::Stone> stones;
    for (const record::NodeId step : tree.path(node)) {
        if (const record::NodeAction action = tree.action(step); action.isStone())
            stones.push_back({ action.side(), action.point() });
    }
    return movesText(stones);
}

template <class Key>
std::vector<std::pair<Key, OwnScore>> mostFirst(const std::map<Key, OwnScore> &scores)
{
    std::vector<std::pair<Key, OwnScore>> rows(scores.begin(), scores.end());
    std::stable_sort(
        rows.begin(), rows.end(), [](const auto &one, const auto &two) { return one.second.games > two.second.games; });
    return rows;
}

} // namespace

std::optional<PreparationAnswer> answerTo(const PreparationQuestion &question, const std::function<bool()> &isStopped)
{
    PreparationAnswer answer { .question = question,
        .opponent = playerName(*question.catalogue, question.opponent),
        .filter = {},
        .me = {},
        .preparation = {},
        .games = {} };
    const library::Contents &contents = question.catalogue->contents;
    const library::NamedRow *row = question.catalogue->players.row(question.opponent);
    const library::RowSet opponent = rowsNamed(contents.players, row ? row->name : std::string());
    if (!question.me.isEmpty())
        answer.me = rowsNamed(contents.players, question.me.toStdString());
    answer.filter.kinds = question.kinds;
    library::PreparationOptions options;
    options.recentFrom = question.recentFrom;
    options.isStopped = isStopped;
    auto told = prepareFor(contents.games, opponent, answer.me, question.lines, answer.filter, options);
    if (!told)
        return std::nullopt;
    answer.preparation = *std::move(told);
    answer.filter.player = opponent;
    for (const auto &block : contents.games.blocks()) {
        for (std::size_t i = 0; i < block->size(); ++i) {
            for (const Side side : { Side::Black, Side::White }) {
                if (opponent.contains(block->facts(i).player(side)) && answer.filter.accepts(block->facts(i)))
                    answer.games.emplace_back(block->idOf(i), side);
            }
        }
    }
    std::stable_sort(answer.games.begin(), answer.games.end(),
        [](const auto &one, const auto &two) { return one.first > two.first; });
    answer.games.resize(std::min(answer.games.size(), MostRead));
    return answer;
}

void PreparationModel::setAnswer(PreparationAnswer answer)
{
    beginResetModel();
    m_answer = std::move(answer);
    m_habits = {};
    makeRows();
    endResetModel();
}

void PreparationModel::setHabits(library::OpeningHabits habits)
{
    std::set<Side> sides;
    for (const auto &[key, score] : habits.byProcedure)
        sides.insert(key.first);
    const std::size_t headings = sides.size() + (habits.byOffers.empty() ? 0 : 1);
    const std::size_t count = headings + habits.byProcedure.size() + habits.byOffers.size();
    if (!m_answer || count == 0)
        return;
    beginInsertRows({}, rowCount(), rowCount() + static_cast<int>(count) - 1);
    m_habits = std::move(habits);
    addHabits();
    endInsertRows();
}

void PreparationModel::clear()
{
    beginResetModel();
    m_answer.reset();
    m_habits = {};
    makeRows();
    endResetModel();
}

void PreparationModel::retranslate()
{
    beginResetModel();
    makeRows();
    endResetModel();
}

void PreparationModel::add(Row row, Target target)
{
    addRow(std::move(row));
    m_targets.push_back(std::move(target));
}

void PreparationModel::addCounted(const Words &name, const OwnScore &score, Target target, const QString &more)
{
    addCounted(Row { .name = name }, score, std::move(target), more);
}

void PreparationModel::addMoves(const Words &name, const OwnScore &score, Target target, const QString &more)
{
    addCounted(Row { .name = name, .endMatters = true }, score, std::move(target), more);
}

void PreparationModel::addMeeting(const Words &name, const library::Meeting &meeting, Target target)
{
    const QStringList details { text::sideName(meeting.side), resultsText(meeting.score),
        text::foreignText(meeting.study->name()) };
    add({ .name = name, .detail = details.join(QStringLiteral(" · ")), .score = meeting.score, .endMatters = true },
        std::move(target));
}

void PreparationModel::addCounted(Row row, const OwnScore &score, Target target, const QString &more)
{
    row.score = score;
    row.detail = resultsText(score);
    if (!more.isEmpty())
        row.detail += QStringLiteral(" · ") + more;
    add(std::move(row), std::move(target));
}

void PreparationModel::makeRows()
{
    clearRows();
    m_targets.clear();
    if (!m_answer)
        return;
    addResults();
    addLastGames();
    addMeetings();
    for (const Side side : { Side::Black, Side::White })
        addChoices(side);
    for (const Side side : { Side::Black, Side::White })
        addOpenings(side);
    addHabits();
}

void PreparationModel::addResults()
{
    const library::Preparation &told = m_answer->preparation;
    const Filter &all = m_answer->filter;
    addCounted([] { return tr("All games"); }, told.all.all, all);
    for (const auto &[side, score] : told.all.bySide) {
        Filter filter = all;
        filter.side = side;
        addCounted([side = side] { return text::sideName(side); }, score, filter);
    }
    if (told.recent.all.games > 0) {
        Filter filter = all;
        filter.firstYear = m_answer->question.recentFrom;
        //: Games of this year and of later ones.
        addCounted([year = filter.firstYear] { return tr("Since %1").arg(year); }, told.recent.all, filter);
    }
    if (told.against.all.games > 0) {
        Filter filter = all;
        filter.opponent = m_answer->me;
        //: Games with this player.
        addCounted([me = m_answer->question.me] { return tr("Against %1").arg(text::foreignText(me)); },
            told.against.all, filter);
    }
}

void PreparationModel::addLastGames()
{
    const library::Preparation &told = m_answer->preparation;
    if (!told.last.empty())
        addGroup([] { return tr("Last games"); });
    for (const library::LastGame &game : told.last) {
        OwnScore score;
        score.add(game.winner, game.side);
        QStringList details;
        if (score.decided() > 0)
            details += score.won > 0 ? tr("Won") : score.drawn > 0 ? tr("Drawn") : tr("Lost");
        details += openingText(game.opening);
        //: How long a game went on as others in the library; %1 is the number of a move.
        details += tr("known up to move %1").arg(game.known);
        if (!m_answer->question.lines.empty())
            //: How long a game went on as in the lines of whoever prepares; %1 is the number of a move.
            details += tr("in your lines up to move %1").arg(game.mine);
        details.removeAll(QString());
        const QString other = playerName(*m_answer->question.catalogue, game.other);
        const auto name = [game, other] {
            //: A game: the date, the colour of the player, and the opponent.
            return tr("%1 · %2 against %3")
                .arg(dayText(game.day), text::sideName(game.side),
                    other.isEmpty() ? text::sideName(rules::other(game.side)) : other);
        };
        add({ .name = name, .detail = details.join(QStringLiteral(" · ")) },
            library::GameAtPly { game.id, std::max(game.known, game.mine) });
    }
}

void PreparationModel::addMeetings()
{
    const library::Preparation &told = m_answer->preparation;
    if (!told.leaves.empty())
        //: Heading: moves of the opponent that the lines of whoever prepares do not answer.
        addGroup([] { return tr("Moves that your lines do not answer"); });
    for (std::size_t i = 0; i < std::min(MostMeetings, told.leaves.size()); ++i) {
        const library::Meeting &each = told.leaves[i];
        addMeeting(
            [moves = wayText(each.study->tree(), each.node), point = each.reply] { return goingOn(moves, point); },
            each, each.games);
    }
    if (!told.meets.empty())
        //: Heading: the last positions of the lines of whoever prepares that games of the opponent had.
        addGroup([] { return tr("Where games come off your lines"); });
    for (std::size_t i = 0; i < std::min(MostMeetings, told.meets.size()); ++i) {
        const library::Meeting &each = told.meets[i];
        addMeeting([moves = wayText(each.study->tree(), each.node)] { return moves; }, each,
            OwnPlace { each.study, each.node });
    }
}

void PreparationModel::addChoices(Side side)
{
    bool isFirst = true;
    for (const library::Choice &choice : m_answer->preparation.choices) {
        if (choice.side != side)
            continue;
        if (std::exchange(isFirst, false))
            //: Heading: the usual moves of a player with this colour; %1 is Black or White.
            addGroup([side] { return tr("Usual moves with %1").arg(text::sideName(side)); });
        Filter filter = m_answer->filter;
        filter.side = side;
        Target target;
        if (choice.move.point)
            target = GamesGoingOn { rules::DefaultBoardSize, choice.position, { choice.move.side, *choice.move.point },
                filter };
        //: The last year in which a move was played.
        const QString last = choice.move.lastYear == 0 ? QString() : tr("last in %1").arg(choice.move.lastYear);
        addMoves([moves = movesText(choice.position), point = choice.move.point] { return goingOn(moves, point); },
            choice.score, target, last);
    }
}

void PreparationModel::addOpenings(Side side)
{
    const library::Preparation &told = m_answer->preparation;
    std::map<int, OwnScore> openings;
    for (const auto &[key, score] : told.all.byOpening) {
        if (key.first == side && key.second != 0)
            openings[key.second] = score;
    }
    if (!openings.empty())
        //: Heading: opening patterns of a player's games with this side; %1 is Black or White.
        addGroup([side] { return tr("Openings with %1").arg(text::sideName(side)); });
    for (const auto &[opening, score] : mostFirst(openings)) {
        Filter filter = m_answer->filter;
        filter.side = side;
        filter.openings = 1u << opening;
        const auto late = told.recent.byOpening.find({ side, opening });
        const std::uint32_t recent = late == told.recent.byOpening.end() ? 0 : late->second.games;
        //: How many games of those that a row counts are of this year or later; %1 is a year, %2 a number.
        const QString more = tr("since %1: %2").arg(m_answer->question.recentFrom).arg(QLocale().toString(recent));
        addCounted([opening = opening] { return openingText(opening); }, score, filter, more);
    }
}

void PreparationModel::addHabits()
{
    for (const Side side : { Side::Black, Side::White }) {
        std::map<std::string, OwnScore> procedures;
        for (const auto &[key, score] : m_habits.byProcedure) {
            if (key.first == side)
                procedures[key.second] = score;
        }
        if (!procedures.empty())
            //: Heading: opening procedures of a player's games with this side; %1 is Black or White.
            addGroup([side] { return tr("Procedures with %1").arg(text::sideName(side)); });
        for (const auto &[procedure, score] : mostFirst(procedures))
            addCounted([name = text::foreignText(procedure)] { return name; }, score, {});
    }
    if (!m_habits.byOffers.empty())
        //: Heading: games in which a player offered fifth moves, by their number.
        addGroup([] { return tr("Fifth moves offered with Black"); });
    for (const auto &[offers, score] : mostFirst(m_habits.byOffers))
        addCounted([count = offers] { return tr("%n fifth move(s)", nullptr, count); }, score, {});
}

std::function<QString()> PreparationModel::toldAt(int row) const
{
    int heading = row;
    while (heading >= 0 && !isHeading(heading))
        --heading;
    const Words group = heading < 0 ? Words() : at(heading).name;
    return [player = m_answer->opponent, group, name = at(row).name] {
        QStringList told { player, group ? group() : QString(), name() };
        told.removeAll(QString());
        return told.join(QStringLiteral(" · "));
    };
}

} // namespace kagetsu::ui
