// SPDX-License-Identifier: MIT
#pragma once

#include "record/format.h"
#include "record/model/game.h"

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace kagetsu::record {

// The size limit; larger files are not read (record-sgf.md#limits).
constexpr std::size_t MostRecordBytes = std::size_t(2) << 30;

// How the user wants a file to be read.
struct ReadOptions
{
    std::string charset {}; // the user's choice ("open with charset"); if empty, record-sgf.md#r3 decides
    std::optional<Format> format {}; // the user's choice; if not set, the format is recognised
    std::string fileName {}; // needed for formats that are recognised only by the ending of their names
};

// The games of a file, read lazily: at first only where each begins and ends and what its first node contains, and the
// rest when a game is requested. Copies share the text. No input is refused, but it may have no games
// (record-sgf.md#r1).
class Collection
{
public:
    Collection() = default;

    Format format() const { return m_format; }
    std::size_t size() const { return m_places.size(); }
    CollectionEntry entry(std::size_t index) const;
    // Returns the line on which a game begins, from 1.
    int lineOf(std::size_t index) const { return m_places[index].line; }
    // Returns the number of nodes of a game's entry, in constant time.
    int nodesOf(std::size_t index) const { return m_counter ? m_counter(index) : m_entries[index].nodes; }
    // Parses and interprets one tree with all its messages. May be called in several threads at once.
    Game readGame(std::size_t index) const;
    // Returns the text of one game as UTF-8, including its faults.
    std::string_view text(std::size_t index) const;
    // Return the text of one game together with what is between it and the previous game, and what comes after the last
    // game.
    std::string_view textWithGap(std::size_t index) const;
    std::string_view textAfterAll() const;
    // True if saving one game leaves the bytes of the others unchanged. Otherwise the file is in another charset than
    // it is saved in, and all of it is written again (record-sgf.md#r43).
    bool keepsOthers() const;

    // Returns the IANA name of the file's encoding, or of its first tree's if they differ. A guess may be shown for
    // correction.
    const std::string &charset() const { return m_charset; }
    bool isCharsetGuessed() const { return m_charsetGuessed; }
    // Returns the messages about the bytes and about what is outside the trees.
    const std::vector<Message> &messages() const { return m_messages; }

private:
    friend Collection readCollection(std::string bytes, const ReadOptions &options);
    friend Collection readRecords(std::string bytes, const ReadOptions &options);
    friend void writeCollection(const Collection &collection, std::size_t index, const Game &game,
        const std::function<void(std::string_view)> &sink);

    // Reads one game of a format other than SGF.
    using Reader = std::function<Game(std::string_view text, int number, int line, int column)>;
    // Makes the entry of one game on request, for formats whose entries are not stored.
    using Lister = std::function<CollectionEntry(std::string_view text, std::size_t index)>;

    // The place of a game in the text.
    struct Place
    {
        std::size_t begin = 0;
        std::size_t end = 0;
        int line = 1;
        int column = 1;
        std::uint32_t charset = 0; // index in m_charsets
    };

    void add(CollectionEntry entry, Place place);
    void addGame(const Game &game, std::size_t begin, std::size_t end);
    void readOthers(const ReadOptions &options);
    void readRif();

    Format m_format = Format::Sgf;
    Reader m_reader;
    Lister m_lister;
    std::function<int(std::size_t index)> m_counter; // number of nodes, set together with a lister
    std::shared_ptr<const std::string> m_text; // the whole file as UTF-8
    std::string m_charset;
    std::vector<std::string> m_charsets;
    bool m_charsetGuessed = false;
    std::vector<CollectionEntry> m_entries; // empty if there is a lister
    std::vector<Place> m_places;
    std::vector<Message> m_messages;
};

// Reads the bytes as SGF, whatever they are.
Collection readCollection(std::string bytes, const ReadOptions &options = {});
// Recognises the format by the content. Libraries have a reader of their own (renlibreader.h); here they have no games.
Collection readRecords(std::string bytes, const ReadOptions &options = {});

// Passes the file of the collection to `sink` in pieces, with this game instead of the one at `index`
// (record-sgf.md#r43).
void writeCollection(const Collection &collection, std::size_t index, const Game &game,
    const std::function<void(std::string_view)> &sink);

} // namespace kagetsu::record
