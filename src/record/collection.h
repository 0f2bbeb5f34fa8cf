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

// Larger files are not read (sgf.md#limits).
constexpr std::size_t MostRecordBytes = std::size_t(2) << 30;

struct ReadOptions
{
    std::string charset {}; // the user's choice ("open with charset"); empty: decided by sgf.md#r3
    std::optional<Format> format {}; // the user's choice; otherwise recognised
    std::string fileName {}; // of which little is asked: some formats are told by their ending alone
};

// The games of a file, read lazily: first where each begins and ends and what its first node says, the rest when a game
// is asked for. Copies share the text. No input is refused: it may only have no games (sgf.md#r1).
class Collection
{
public:
    Collection() = default;

    Format format() const { return m_format; }
    std::size_t size() const { return m_places.size(); }
    CollectionEntry entry(std::size_t index) const;
    // The number of nodes of its entry, at once.
    int nodesOf(std::size_t index) const { return m_counter ? m_counter(index) : m_entries[index].nodes; }
    // Parses and interprets one tree with all its messages. May be called from several threads at once.
    Game readGame(std::size_t index) const;
    // The text of one game as UTF-8, with whatever faults it has.
    std::string_view text(std::size_t index) const;
    // The same with what stands between it and the game before; and what stands behind the last one.
    std::string_view textWithGap(std::size_t index) const;
    std::string_view textAfterAll() const;
    // Saving one game leaves the bytes of the others as they stand. Otherwise the file is in another charset than it
    // is saved in, and all of it is written anew (sgf.md#r43).
    bool keepsOthers() const;

    // The encoding of the file, or of its first tree when they differ: IANA name. A guess may be shown for correction.
    const std::string &charset() const { return m_charset; }
    bool isCharsetGuessed() const { return m_charsetGuessed; }
    // What concerns the bytes and what stands outside the trees.
    const std::vector<Message> &messages() const { return m_messages; }

private:
    friend Collection readCollection(std::string bytes, const ReadOptions &options);
    friend Collection readRecords(std::string bytes, const ReadOptions &options);
    friend void writeCollection(const Collection &collection, std::size_t index, const Game &game,
        const std::function<void(std::string_view)> &sink);

    // Reads one game of a format that is not SGF.
    using Reader = std::function<Game(std::string_view text, int number, int line, int column)>;
    // Makes the entry of one game when it is asked for, of a format whose entries are not kept.
    using Lister = std::function<CollectionEntry(std::string_view text, std::size_t index)>;

    // Where a game stands in the text.
    struct Place
    {
        std::size_t begin = 0;
        std::size_t end = 0;
        int line = 1;
        int column = 1;
        std::uint32_t charset = 0; // place in m_charsets
    };

    void add(CollectionEntry entry, Place place);
    void addGame(const Game &game, std::size_t begin, std::size_t end);
    void readOthers(const ReadOptions &options);
    void readRif();

    Format m_format = Format::Sgf;
    Reader m_reader;
    Lister m_lister;
    std::function<int(std::size_t index)> m_counter; // of nodes, beside a lister
    std::shared_ptr<const std::string> m_text; // the whole file as UTF-8
    std::string m_charset;
    std::vector<std::string> m_charsets;
    bool m_charsetGuessed = false;
    std::vector<CollectionEntry> m_entries; // none beside a lister
    std::vector<Place> m_places;
    std::vector<Message> m_messages;
};

// Takes the bytes for SGF, whatever they are.
Collection readCollection(std::string bytes, const ReadOptions &options = {});
// Recognises the format by the content. Libraries have a reader of their own (renlibreader.h): here they have no games.
Collection readRecords(std::string bytes, const ReadOptions &options = {});

// The file of the collection in pieces, with this game in the place of the one it was read as (sgf.md#r43).
void writeCollection(const Collection &collection, std::size_t index, const Game &game,
    const std::function<void(std::string_view)> &sink);

} // namespace kagetsu::record
