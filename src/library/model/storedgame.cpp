// SPDX-License-Identifier: MIT
#include "library/model/storedgame.h"

#include "opening/pattern/catalogue.h"
#include "record/collection.h"
#include "record/formats/rulestext.h"
#include "record/sgf/sgfresult.h"
#include "record/sgf/sgfwriter.h"
#include "record/text/bytes.h"
#include "record/text/datetext.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace kagetsu::library {

namespace {

using record::GameTree;
using record::NodeId;
using rules::Side;

// Longer facts stay in the rest alone: nobody asks for a name of a megabyte.
constexpr std::size_t LongestFact = 400;

// The facts that have a place of their own, in the game and in its record.
using Column = std::pair<std::string StoredGame::*, std::string record::GameInfo::*>;
constexpr std::array Columns {
    Column { &StoredGame::event, &record::GameInfo::event },
    Column { &StoredGame::place, &record::GameInfo::place },
    Column { &StoredGame::round, &record::GameInfo::round },
    Column { &StoredGame::date, &record::GameInfo::date },
    Column { &StoredGame::external, &record::GameInfo::recordId },
};
using TermsColumn = std::pair<std::string Terms::*, std::string record::GameInfo::*>;
constexpr std::array TermsColumns {
    TermsColumn { &Terms::rules, &record::GameInfo::rules },
    TermsColumn { &Terms::procedure, &record::GameInfo::procedure },
    TermsColumn { &Terms::baseTime, &record::GameInfo::baseTime },
    TermsColumn { &Terms::overtime, &record::GameInfo::overtime },
    TermsColumn { &Terms::timeControl, &record::GameInfo::timeControl },
    TermsColumn { &Terms::openingName, &record::GameInfo::openingName },
    TermsColumn { &Terms::openingId, &record::GameInfo::openingId },
    TermsColumn { &Terms::application, &record::GameInfo::application },
    TermsColumn { &Terms::originalApplication, &record::GameInfo::originalApplication },
};

// Copies a fact, or its beginning if it is very long. Returns false in that case.
bool take(std::string &to, const std::string &from)
{
    to = from;
    if (to.size() <= LongestFact)
        return true;
    std::size_t end = LongestFact;
    while (end > 0 && (static_cast<unsigned char>(to[end]) & 0xc0) == 0x80)
        --end;
    to.resize(end);
    return false;
}

// True if the writer of SGF would spell the result as it was read.
bool isSpelledUsually(const record::GameInfo &info)
{
    const bool isUnspelled = info.resultText.empty() && info.reasonText.empty();
    return isUnspelled || record::toSgf(info.result) == record::SgfResult { info.resultText, info.reasonText };
}

// Takes the facts out of the info. Returns false if not all of each fits into its place.
bool takeFacts(StoredGame &game, record::GameInfo &info)
{
    bool fits = true;
    const auto move = [&fits](std::string &to, std::string &from) {
        fits = take(to, from) && fits;
        from.clear();
    };
    move(game.black, info.black.name);
    move(game.blackTeam, info.black.team);
    move(game.white, info.white.name);
    move(game.whiteTeam, info.white.team);
    for (const auto &[to, from] : Columns)
        move(game.*to, info.*from);
    for (const auto &[to, from] : TermsColumns)
        move(game.terms.*to, info.*from);
    game.result = info.result;
    if (!isSpelledUsually(info)) {
        fits = take(game.resultText, info.resultText) && fits;
        fits = take(game.reasonText, info.reasonText) && fits;
    }
    info.resultText.clear();
    info.reasonText.clear();
    info.result = {};
    info.gameType = record::GameInfo().gameType;
    info.sizeText.clear();
    info.charset.clear();
    return fits;
}

// The part of a record that can be made again from its moves: a main line without texts, marks or details.
class PlainPart
{
public:
    explicit PlainPart(const record::Game &game)
        : m_tree(game.tree)
    {
    }

    // Reads the main line into the game, up to its fault. Returns false if the record has more than this.
    bool read(StoredGame &game)
    {
        m_line.size = m_tree.columns();
        if (m_tree.columns() != m_tree.rows() || m_tree.columns() < rules::MinBoardSize
            || m_tree.columns() > rules::MaxBoardSize) {
            game.fault = GameFault::Board;
            m_line.size = rules::DefaultBoardSize;
            game.size = m_line.size;
            return false;
        }
        bool isPlain = m_tree.action(GameTree::root()) == record::NodeAction() && readSetup();
        game.size = m_line.size;
        for (NodeId node = m_tree.firstChild(GameTree::root()); node != record::NoNode;
            node = m_tree.firstChild(node)) {
            isPlain = isPlain && m_tree.nextSibling(node) == record::NoNode && isBare(node, game);
            if (!addMove(node, game)) {
                isPlain = false;
                break;
            }
        }
        if (m_line.plies.empty() && game.fault == GameFault::None)
            game.fault = GameFault::NoMoves;
        game.moves = bytesOf(m_line);
        return isPlain && game.fault != GameFault::LateSetup;
    }

    // True if there are nodes without a move, which only the whole record has.
    bool hasEmptyNodes() const { return m_hasEmptyNodes; }

private:
    bool isTaken(rules::Point point) const { return m_taken.size() > index(point) && m_taken[index(point)]; }
    std::size_t index(rules::Point point) const { return static_cast<std::size_t>(point.y * m_line.size + point.x); }
    void take(rules::Point point)
    {
        m_taken.resize(static_cast<std::size_t>(m_line.size * m_line.size));
        m_taken[index(point)] = true;
    }

    bool readSetup()
    {
        const record::Setup &setup = m_tree.details(GameTree::root()).setup;
        for (const auto &[side, points] : { std::pair(Side::Black, &setup.black), { Side::White, &setup.white } }) {
            for (const rules::Point point : *points) {
                if (isTaken(point))
                    return false;
                take(point);
                m_line.setup.push_back({ side, point });
            }
        }
        return setup.empty.empty() && !setup.toMove;
    }

    // True if the node has nothing but its move; offered fifth moves have a place of their own.
    bool isBare(NodeId node, StoredGame &game) const
    {
        for (const record::TextKind kind : record::AllTextKinds) {
            if (m_tree.storedText(node, kind))
                return false;
        }
        if (m_tree.has(node, record::NodeMark::Bookmark) || m_tree.has(node, record::NodeMark::Start)
            || m_tree.foreignBits(node) != 0)
            return false;
        record::NodeDetails details = m_tree.details(node);
        if (m_line.plies.size() == 3 && m_line.setup.empty() && !details.fifthOffers.empty()) {
            Line offers { .size = m_line.size, .setup = {}, .plies = {} };
            for (const rules::Point point : details.fifthOffers)
                offers.plies.push_back({ offers.plies.size() % 2 == 0 ? Side::Black : Side::White, point });
            const std::string bytes = bytesOf(offers);
            if (!isLine(bytes, m_line.size))
                return false;
            game.offers = bytes;
            details.fifthOffers.clear();
        }
        return details == record::NodeDetails();
    }

    bool fail(StoredGame &game, GameFault fault) const
    {
        game.fault = fault;
        game.faultAt = static_cast<int>(m_line.plies.size()) + 1;
        return false;
    }

    // Adds the node's move. Returns false, and tells the fault, if the line cannot go on with it.
    bool addMove(NodeId node, StoredGame &game)
    {
        const record::Setup &setup = m_tree.details(node).setup;
        if (!setup.black.empty() || !setup.white.empty() || !setup.empty.empty())
            return fail(game, GameFault::LateSetup);
        const std::optional<record::Move> move = m_tree.move(node);
        if (!move) {
            m_hasEmptyNodes = true;
            return m_tree.action(node) == record::NodeAction() || fail(game, GameFault::LateSetup);
        }
        if (move->kind == record::Move::Kind::Unplaced)
            return fail(game, move->point == record::Move::Nowhere ? GameFault::OffBoard : GameFault::OccupiedPoint);
        if (!m_line.plies.empty() && m_line.plies.back().side == move->side)
            return fail(game, GameFault::ColoursOutOfTurn);
        if (move->kind == record::Move::Kind::Pass) {
            m_line.plies.push_back({ move->side, {} });
            return true;
        }
        if (isTaken(move->point))
            return fail(game, GameFault::OccupiedPoint);
        take(move->point);
        m_line.plies.push_back({ move->side, move->point });
        return true;
    }

    const GameTree &m_tree;
    Line m_line;
    std::vector<bool> m_taken;
    bool m_hasEmptyNodes = false;
};

bool endsLikeAProgram(std::string_view name)
{
    const std::string low = record::lowered(name);
    return low.ends_with(".exe") || low.ends_with(".zip") || low.starts_with("pbrain-");
}

// How strong this program plays, in every language that it speaks. tst_levelnames compares them with
// the catalogues.
constexpr std::array<std::string_view, 36> LevelNames {
    "Beginner", "Easy", "Medium", "Hard", "Very hard", "Strongest", //
    "入门", "简单", "中等", "困难", "非常困难", "最强", //
    "入門", "簡單", "中等", "困難", "很難", "最強", //
    "入門", "やさしい", "ふつう", "難しい", "とても難しい", "最強", //
    "입문", "쉬움", "보통", "어려움", "매우 어려움", "최강", //
    "Начальный", "Лёгкий", "Средний", "Сложный", "Очень сложный", "Максимальный", //
};

// Returns whether this is "Kagetsu (Beginner)", as a game at this program's table has it in any language. People may
// have that name too, and sites write their country behind it.
bool isOwnProgram(std::string_view name)
{
    constexpr std::string_view Own = "Kagetsu";
    if (!name.starts_with(Own))
        return false;
    name.remove_prefix(Own.size());
    while (name.starts_with(' '))
        name.remove_prefix(1);
    constexpr std::array<std::pair<std::string_view, std::string_view>, 2> Brackets { { { "(", ")" },
        { "（", "）" } } };
    return std::any_of(Brackets.begin(), Brackets.end(), [&](const auto &brackets) {
        const auto &[left, right] = brackets;
        if (name.size() <= left.size() + right.size() || !name.starts_with(left) || !name.ends_with(right))
            return false;
        const std::string_view level = name.substr(left.size(), name.size() - left.size() - right.size());
        return std::find(LevelNames.begin(), LevelNames.end(), level) != LevelNames.end();
    });
}

bool isProgram(std::string_view name)
{
    return endsLikeAProgram(name) || isOwnProgram(name);
}

GameKind kindOf(const record::Game &game, const Origin &origin)
{
    if (origin.kind)
        return *origin.kind;
    if (origin.format == record::Format::Library)
        return GameKind::Study;
    const bool isBlack = isProgram(game.info.black.name);
    const bool isWhite = isProgram(game.info.white.name);
    if (isBlack && isWhite)
        return GameKind::Engines;
    if (isBlack || isWhite)
        return GameKind::Computer;
    const bool isNameless = game.info.black.name.empty() && game.info.white.name.empty();
    bool branches = false;
    for (NodeId node = 0; isNameless && !branches && node < game.tree.nodeCount(); ++node)
        branches = game.tree.nextSibling(node) != record::NoNode;
    return branches ? GameKind::Study : GameKind::People;
}

// Writes the record without the name of this program: it has its version, and the same game must be the same in the
// next.
std::string sgfOf(const record::Game &game)
{
    constexpr std::string_view Before = "(;FF[4]GM[4]CA[UTF-8]";
    std::string sgf = record::writeSgf(game, { .compact = true });
    if (sgf.starts_with(std::string(Before) + "AP[Kagetsu:"))
        sgf.erase(Before.size(), sgf.find(']', Before.size()) + 1 - Before.size());
    return sgf;
}

// Returns the parts of the record that have no place of their own, without any move.
std::string restOf(const record::Game &game, record::GameInfo info)
{
    record::Game rest { std::move(info), GameTree(game.tree.columns(), game.tree.rows()), {} };
    const NodeId root = GameTree::root();
    for (const record::TextKind kind : record::AllTextKinds) {
        if (const std::string text = game.tree.text(root, kind); !text.empty())
            rest.tree.setText(root, kind, text);
    }
    record::NodeDetails details = game.tree.details(root);
    details.setup = {};
    if (details != record::NodeDetails())
        rest.tree.editDetails(root) = details;
    for (const record::NodeMark mark : { record::NodeMark::Bookmark, record::NodeMark::Start })
        rest.tree.set(root, mark, game.tree.has(root, mark));
    if (rest.info == record::GameInfo() && rest.tree == GameTree(game.tree.columns(), game.tree.rows()))
        return {};
    return sgfOf(rest);
}

record::Game readRest(const std::string &rest)
{
    const record::Collection collection = record::readCollection(rest);
    return collection.size() == 0 ? record::Game() : collection.readGame(0);
}

void addMoves(GameTree &tree, const StoredGame &game)
{
    const std::optional<Line> line = lineFrom(game.moves, game.size);
    if (!line)
        return;
    record::Setup setup;
    for (const Line::Stone &stone : line->setup)
        (stone.side == Side::Black ? setup.black : setup.white).push_back(stone.point);
    if (!setup.isEmpty())
        tree.editDetails(GameTree::root()).setup = setup;
    NodeId node = GameTree::root();
    std::size_t number = 0;
    for (const Line::Ply &ply : line->plies) {
        node = tree.append(node, ply.point ? record::Move::stone(ply.side, *ply.point) : record::Move::pass(ply.side));
        if (++number != 4 || game.offers.empty())
            continue;
        if (const std::optional<Line> offers = lineFrom(game.offers, game.size)) {
            for (const Line::Ply &offer : offers->plies)
                tree.editDetails(node).fifthOffers.push_back(*offer.point);
        }
    }
}

} // namespace

StoredGame storedGame(const record::Game &game, const Origin &origin)
{
    StoredGame stored;
    record::GameInfo info = game.info;
    const bool fits = takeFacts(stored, info);
    PlainPart part(game);
    const bool isPlain = part.read(stored) && !part.hasEmptyNodes();
    stored.kind = kindOf(game, origin);
    if (stored.fault == GameFault::None && game.info.result == record::GameResult() && !game.info.resultText.empty()
        && game.info.resultText != "?")
        stored.fault = GameFault::UnknownResult;
    stored.isWhole =
        !fits || !isPlain || game.info.kind != record::GameKind::Ours || game.tree.charset() != record::Charset::Utf8;
    stored.rest = stored.isWhole ? sgfOf(game) : restOf(game, std::move(info));
    return stored;
}

record::Game recordOf(const StoredGame &game)
{
    if (game.isWhole)
        return readRest(game.rest);
    record::Game record { {}, GameTree(game.size, game.size), {} };
    if (!game.rest.empty())
        record = readRest(game.rest);
    record::GameInfo &info = record.info;
    info.charset.clear();
    info.black.name = game.black;
    info.black.team = game.blackTeam;
    info.white.name = game.white;
    info.white.team = game.whiteTeam;
    for (const auto &[from, to] : Columns)
        info.*to = game.*from;
    for (const auto &[from, to] : TermsColumns)
        info.*to = game.terms.*from;
    info.result = game.result;
    info.resultText = game.resultText;
    info.reasonText = game.reasonText;
    addMoves(record.tree, game);
    return record;
}

int dayOf(std::string_view date)
{
    // Several dates are separated by commas; the first one counts.
    std::optional<std::string> iso = record::isoDate(date);
    if (!iso)
        iso = record::isoDate(record::trimmed(date.substr(0, date.find(','))));
    if (!iso || iso->size() < 4)
        return 0;
    const auto number = [&iso](std::size_t at, std::size_t length) {
        int value = 0;
        for (std::size_t i = at; i < at + length && i < iso->size(); ++i)
            value = value * 10 + ((*iso)[i] - '0');
        return value;
    };
    return number(0, 4) * 10000 + number(5, 2) * 100 + number(8, 2);
}

std::optional<rules::Rule> ruleOf(const StoredGame &game)
{
    return record::rulesFromText(game.terms.rules).rule;
}

int openingOf(const Line &line)
{
    if (!line.setup.empty() || line.plies.size() < 3)
        return 0;
    opening::PatternStones stones;
    for (std::size_t i = 0; i < stones.size(); ++i) {
        const Line::Ply &ply = line.plies[i];
        if (!ply.point || ply.side != (i % 2 == 0 ? Side::Black : Side::White))
            return 0;
        stones[i] = *ply.point;
    }
    const std::optional<opening::NamedPattern> named = opening::identify(stones, line.size);
    return named ? static_cast<int>(named->pattern - opening::patterns().data()) + 1 : 0;
}

int pliesOf(std::string_view moves, int size)
{
    int plies = 0;
    LineReader reader(moves, size);
    for (LineStep step; reader.next(step);) {
        if (step.kind == LineStep::Kind::Begin)
            plies = 0;
        else if (step.kind != LineStep::Kind::Turn)
            ++plies;
    }
    return plies;
}

} // namespace kagetsu::library
