// SPDX-License-Identifier: MIT
// Collections in all formats except SGF: how their games are found, and what the list shows of them.
#include "record/collection.h"
#include "record/formats/playok.h"
#include "record/formats/pos.h"
#include "record/formats/psq.h"
#include "record/formats/rif.h"
#include "record/plain/boardtext.h"
#include "record/plain/movetext.h"
#include "record/sgf/syntax/decode.h"

namespace kagetsu::record {

namespace {

// Used for formats whose files contain one game.
CollectionEntry entryOf(const Game &game)
{
    CollectionEntry entry;
    entry.black = game.info.black;
    entry.white = game.info.white;
    entry.gameName = game.info.gameName;
    entry.event = game.info.event;
    entry.round = game.info.round;
    entry.date = game.info.date;
    entry.rules = game.info.rules;
    entry.result = game.info.result;
    entry.columns = game.tree.columns();
    entry.rows = game.tree.rows();
    entry.nodes = static_cast<int>(game.tree.nodeCount());
    entry.mainMoves = entry.nodes - 1;
    entry.messages = static_cast<int>(game.messages.size());
    return entry;
}

CollectionEntry entryOf(const RifGame &game, const RifHead &head, const RifTables &tables)
{
    using Kind = RifTables::Kind;
    const auto row = [&tables](Kind kind, const std::string &id) {
        const RifTables::Fields *found = tables.find(kind, id);
        return found != nullptr ? *found : RifTables::Fields();
    };
    CollectionEntry entry;
    entry.black.name = row(Kind::Player, head.black).name;
    entry.white.name = row(Kind::Player, head.white).name;
    const RifTables::Fields tournament = row(Kind::Tournament, head.tournament);
    entry.event = tournament.name;
    entry.date = tournament.date;
    entry.round = head.round;
    entry.rules = row(Kind::Rule, head.rule).name;
    entry.result = rifResult(head.result);
    entry.columns = entry.rows = rules::DefaultBoardSize;
    entry.mainMoves = game.moves;
    entry.nodes = game.moves + 1;
    entry.messages = game.faults;
    return entry;
}

} // namespace

void Collection::add(CollectionEntry entry, Place place)
{
    entry.number = static_cast<int>(m_entries.size()) + 1;
    m_entries.push_back(std::move(entry));
    m_places.push_back(place);
}

void Collection::addGame(const Game &game, std::size_t begin, std::size_t end)
{
    Place place { begin, end };
    PlaceFinder finder(*m_text);
    finder.goTo(begin);
    place.line = finder.line();
    add(entryOf(game), place);
}

void Collection::readRif()
{
    const auto file = std::make_shared<const RifFile>(scanRif(*m_text));
    PlaceFinder finder(*m_text);
    m_places.reserve(file->games.size());
    for (const RifGame &game : file->games) {
        finder.goTo(game.begin);
        m_places.push_back({ game.begin, game.end, finder.line(), finder.column() });
    }
    const std::vector<Message> ofFile = file->findings.messages(*m_text, 0);
    m_messages.insert(m_messages.end(), ofFile.begin(), ofFile.end());
    m_reader = [file](std::string_view text, int number, int line, int column) {
        return readRifGame(text, file->tables, number, line, column);
    };
    // A file may have hundreds of thousands of games. Their entries would take twice the memory of the text, so they
    // are made on request.
    m_lister = [file](std::string_view text, std::size_t index) {
        CollectionEntry entry = entryOf(file->games[index], readRifHead(text), file->tables);
        entry.number = static_cast<int>(index) + 1;
        return entry;
    };
    m_counter = [file](std::size_t index) { return file->games[index].moves + 1; };
}

void Collection::readOthers(const ReadOptions &options)
{
    const std::string_view text = *m_text;
    switch (m_format) {
    case Format::Rif: readRif(); return;
    case Format::PlayOk:
        m_reader = [](std::string_view part, int number, int line, int) { return readPlayOk(part, number, line); };
        for (const PlayOkPlace &place : playOkGames(text))
            addGame(readPlayOk(text.substr(place.begin, place.end - place.begin)), place.begin, place.end);
        return;
    case Format::Psq: m_reader = [](std::string_view all, int, int, int) { return readPsq(all); }; break;
    case Format::Pos:
        m_reader = [name = options.fileName](std::string_view all, int, int, int) { return readPos(all, name); };
        break;
    case Format::Moves: m_reader = [](std::string_view all, int, int, int) { return readMoveText(all); }; break;
    case Format::Board: m_reader = [](std::string_view all, int, int, int) { return readBoardText(all); }; break;
    case Format::Sgf:
    case Format::Library: return;
    }
    addGame(m_reader(text, 1, 1, 1), 0, text.size());
}

Collection readRecords(std::string bytes, const ReadOptions &options)
{
    const Format format = options.format ? *options.format : recognise(bytes, options.fileName);
    if (format == Format::Sgf || bytes.size() > MostRecordBytes)
        return readCollection(std::move(bytes), options);
    Collection collection;
    collection.m_format = format;
    if (format == Format::Pos) { // not text
        collection.m_charset = nameOf(Charset::Ascii);
        collection.m_text = std::make_shared<const std::string>(std::move(bytes));
    } else if (format == Format::Library) {
        collection.m_text = std::make_shared<const std::string>();
    } else {
        sgf::DecodedFile file = sgf::decodeFile(std::move(bytes), charsetFromName(options.charset));
        collection.m_charset = nameOf(file.stretches.front().charset);
        collection.m_charsetGuessed = file.isGuessed;
        collection.m_messages = std::move(file.messages);
        collection.m_text = std::make_shared<const std::string>(std::move(file.text));
    }
    collection.m_charsets.push_back(collection.m_charset);
    collection.readOthers(options);
    return collection;
}

} // namespace kagetsu::record
