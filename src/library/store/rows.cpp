// SPDX-License-Identifier: MIT
#include "library/store/rows.h"

#include <QSqlQuery>

#include <array>

namespace kagetsu::library {

namespace {

// Shorter texts would grow by being compressed.
constexpr int ShortestPacked = 200;
constexpr char Packed = 'z';
constexpr char Unpacked = '-';

QString text(const std::string &utf8)
{
    return QString::fromStdString(utf8);
}

// Empty, or one byte that says how and the text.
QByteArray packed(const std::string &text)
{
    if (text.empty())
        return QByteArray("");
    const QByteArray bytes = QByteArray::fromStdString(text);
    const bool isPacked = bytes.size() >= ShortestPacked;
    return QByteArray(1, isPacked ? Packed : Unpacked) + (isPacked ? qCompress(bytes, 6) : bytes);
}

std::string unpacked(const QByteArray &bytes)
{
    if (bytes.isEmpty())
        return {};
    return (bytes.front() == Packed ? qUncompress(bytes.sliced(1)) : bytes.sliced(1)).toStdString();
}

QByteArray blob(const std::string &bytes)
{
    return bytes.empty() ? QByteArray("") : QByteArray::fromStdString(bytes);
}

QVariant link(qlonglong id)
{
    return id == 0 ? QVariant() : QVariant(id);
}

// FNV-1a.
class Hash
{
public:
    void add(std::string_view text)
    {
        for (const char c : text)
            addByte(static_cast<unsigned char>(c));
        addByte(0x100); // no text can be continued by the next one
    }
    void add(int number) { add(std::to_string(number)); }
    std::int64_t value() const { return static_cast<std::int64_t>(m_value); }

private:
    void addByte(std::uint64_t byte) { m_value = (m_value ^ byte) * 0x100000001b3; }

    std::uint64_t m_value = 0xcbf29ce484222325;
};

std::string canonicalMoves(const StoredGame &game)
{
    const std::optional<Line> line = game.isWhole ? std::nullopt : lineFrom(game.moves, game.size);
    // Offers belong to one view of the board.
    return line && game.offers.empty() ? canonicalBytes(*line) : game.moves;
}

struct FaultWord
{
    GameFault fault;
    std::string_view word;
};

constexpr std::array FaultWords {
    FaultWord { GameFault::NoMoves, "no-moves" },
    FaultWord { GameFault::OccupiedPoint, "occupied-point" },
    FaultWord { GameFault::OffBoard, "off-board" },
    FaultWord { GameFault::ColoursOutOfTurn, "colours-out-of-turn" },
    FaultWord { GameFault::LateSetup, "late-setup" },
    FaultWord { GameFault::Board, "board" },
    FaultWord { GameFault::UnknownResult, "unknown-result" },
};

} // namespace

const char *const SelectGames =
    "SELECT game.id, b.name, b.more, w.name, w.more, e.name, e.more, round, date, winner, reason, size, moves, offers, "
    "external, kind, fault, fault_at, rest, whole, rules, \"procedure\", base_time, overtime, time_control, "
    "opening_name, opening_id, application, original_application, spelled, spelled_reason FROM game "
    "LEFT JOIN player b ON b.id = black LEFT JOIN player w ON w.id = white LEFT JOIN event e ON e.id = event "
    "LEFT JOIN terms ON terms.id = terms JOIN result ON result.id = result";

std::vector<std::string> textsOf(const Terms &terms)
{
    return { terms.rules, terms.procedure, terms.baseTime, terms.overtime, terms.timeControl, terms.openingName,
        terms.openingId, terms.application, terms.originalApplication };
}

Terms termsFrom(const QSqlQuery &row, int column)
{
    const auto at = [&](int i) { return row.value(column + i).toString().toStdString(); };
    return { at(0), at(1), at(2), at(3), at(4), at(5), at(6), at(7), at(8) };
}

std::int64_t identityOf(const StoredGame &game)
{
    Hash hash;
    if (!game.external.empty()) {
        hash.add("id");
        hash.add(game.external);
        return hash.value();
    }
    hash.add(canonicalMoves(game));
    for (const std::string *text : { &game.black, &game.blackTeam, &game.white, &game.whiteTeam, &game.event,
             &game.place, &game.round, &game.date, &game.offers, &game.rest, &game.resultText, &game.reasonText })
        hash.add(*text);
    for (const std::string &text : textsOf(game.terms))
        hash.add(text);
    hash.add(codeOf(game.result.winner));
    hash.add(codeOf(game.result.reason));
    hash.add(game.size);
    return hash.value();
}

bool isSameGame(const StoredGame &one, const StoredGame &two)
{
    if (one == two)
        return true;
    StoredGame turned = one;
    turned.moves = two.moves;
    // Whoever imports may say the kind, so that it does not tell games apart.
    if (two.external.empty())
        turned.kind = two.kind;
    return turned == two && canonicalMoves(one) == canonicalMoves(two);
}

QVariantList valuesOf(const StoredGame &game, const GameLinks &links, std::int64_t identity)
{
    return { links.import, links.source, qlonglong(identity), link(links.black), link(links.white), link(links.event),
        text(game.round), text(game.date), dayOf(game.date), link(links.terms), links.result, game.size,
        blob(game.moves), blob(game.offers), text(game.external), static_cast<int>(game.kind),
        text(std::string(wordFor(game.fault))), game.faultAt, packed(game.rest), game.isWhole ? 1 : 0 };
}

StoredGame gameFrom(const QSqlQuery &row)
{
    const auto textAt = [&row](int i) { return row.value(i).toString().toStdString(); };
    const auto bytesAt = [&row](int i) { return row.value(i).toByteArray().toStdString(); };
    StoredGame game;
    game.black = textAt(1);
    game.blackTeam = textAt(2);
    game.white = textAt(3);
    game.whiteTeam = textAt(4);
    game.event = textAt(5);
    game.place = textAt(6);
    game.round = textAt(7);
    game.date = textAt(8);
    game.result.winner = record::winnerFromCode(textAt(9)).value_or(record::Winner::Unknown);
    game.result.reason = record::reasonFromCode(textAt(10)).value_or(record::Reason::None);
    game.size = row.value(11).toInt();
    game.moves = bytesAt(12);
    game.offers = bytesAt(13);
    game.external = textAt(14);
    game.kind = static_cast<GameKind>(row.value(15).toInt() & 3);
    game.fault = faultFromWord(textAt(16));
    game.faultAt = row.value(17).toInt();
    game.rest = unpacked(row.value(18).toByteArray());
    game.isWhole = row.value(19).toInt() != 0;
    game.terms = termsFrom(row, 20);
    game.resultText = textAt(29);
    game.reasonText = textAt(30);
    return game;
}

std::string_view wordFor(GameFault fault)
{
    for (const FaultWord &row : FaultWords) {
        if (row.fault == fault)
            return row.word;
    }
    return {};
}

GameFault faultFromWord(std::string_view word)
{
    for (const FaultWord &row : FaultWords) {
        if (row.word == word)
            return row.fault;
    }
    return GameFault::None;
}

} // namespace kagetsu::library
