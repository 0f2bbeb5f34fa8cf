// SPDX-License-Identifier: MIT
#pragma once

#include "library/import.h"
#include "library/store/schema.h"

#include <QString>

#include <functional>
#include <memory>
#include <span>
#include <string>
#include <unordered_map>
#include <vector>

class QSqlDatabase;

namespace kagetsu::library {

// A game that comes in, and the file that it comes from.
struct Incoming
{
    StoredGame game;
    std::string file;
    std::string charset;
    bool isKindGuessed = false; // nobody said the kind; a game that is known by its id keeps the one it has
    std::size_t number = 0; // in its file, from 1
    int line = 0; // where it begins, from 1; 0 if that is not known
};

// What became of a game that came in.
enum class Arrival : std::uint8_t {
    Added,
    Updated, // it replaced an older form
    Known, // the library had it already
};

// Keeps a library in an SQLite file (library.md#the-file). When a call returns success, what it did is on disk; after a
// fault the file contains what it contained before. Requires a QCoreApplication.
class SqlStore
{
public:
    enum class Access : std::uint8_t {
        Look, // nothing is written, also on a read-only medium
        Change, // makes the file if there is none
    };

    SqlStore();
    ~SqlStore();
    SqlStore(const SqlStore &) = delete;
    SqlStore &operator=(const SqlStore &) = delete;

    // Opens a file. One that was open before is closed first. If another program is changing the library, calls wait
    // this long for it.
    MaybeFault open(const QString &path, Access access, int patienceMs = 5000);
    void close();

    // The functions below require a successful open().

    Result<Contents, StoreFault> readAll() const;
    // Returns the game with this id, or nothing.
    Result<std::optional<StoredGame>, StoreFault> game(std::int64_t id) const;
    // Calls take() for each game with one of these ids, in their order. It may return false to end this.
    MaybeFault forGames(std::span<const std::int64_t> ids,
        const std::function<bool(std::int64_t id, const StoredGame &game)> &take) const;
    // Does the same for all games whose whole record is kept, because they have variations, texts or marks.
    MaybeFault forWholeGames(const std::function<bool(std::int64_t id, const StoredGame &game)> &take) const;
    // Returns the date of each game that has one, as dayOf() gives it, by its id.
    Result<std::unordered_map<std::int64_t, int>, StoreFault> days() const;
    Result<std::vector<ImportRow>, StoreFault> imports() const;
    // Returns at most so many of the findings of an import, in the order of its files: those of games that came in, and
    // of what could not be read. An import that was undone has none.
    Result<std::vector<ImportFinding>, StoreFault> findings(std::int64_t import, std::size_t most) const;
    // Returns the files that games have been read from, whether these games are still there or not.
    Result<std::vector<std::string>, StoreFault> files() const;
    // Returns the file that the game with this id was read from; empty if there is no such game.
    Result<std::string, StoreFault> fileOf(std::int64_t id) const;
    // Returns a number that grows with every change, by whatever program.
    Result<std::int64_t, StoreFault> changed() const;
    // Checks the file and every game in it. Returns what is wrong, one line each; nothing if all is well.
    Result<std::vector<std::string>, StoreFault> check() const;
    // Copies the library into a new file, whole and without free space. Never overwrites a file.
    MaybeFault backUp(const QString &path) const;

    // The functions below require Access::Change.

    // Begins an import. Nothing is on disk before the first batch.
    void beginImport(std::string what, std::int64_t at);
    // Adds the games, in one transaction; those that the library has are left, and those with a newer form of the same
    // external id replace it. Returns what became of each. Faults of games that came in are kept with the import, and
    // so are other findings, if there is a game that came in.
    Result<std::vector<Arrival>, StoreFault> add(
        std::span<const Incoming> games, std::span<const ImportFinding> findings = {});
    // Ends the import. Returns its row, which has no id if nothing was added or updated.
    Result<ImportRow, StoreFault> finishImport(bool isWhole);
    // Takes back an import: what it added goes, what it updated comes back. Returns how many games that were; nothing
    // if there is no such import or it was undone before.
    Result<std::optional<std::int64_t>, StoreFault> undoImport(std::int64_t id);

private:
    class Interner;
    struct Writing;

    MaybeFault openOnce(const QString &path, Access access, int patienceMs);
    QSqlDatabase database() const;
    template <class Work>
    MaybeFault inTransaction(Work work);
    MaybeFault freshen();
    Result<Arrival, StoreFault> addOne(const Incoming &incoming);
    Result<qlonglong, StoreFault> write(const Incoming &incoming, std::int64_t identity, qlonglong older);
    MaybeFault makeImportRow();
    MaybeFault keepFindings();
    MaybeFault setCounts(bool isWhole);
    StoreFault withHolder(StoreFault fault) const;

    const QString m_connection;
    QString m_path;
    std::unique_ptr<Writing> m_writing; // while there is an import
};

} // namespace kagetsu::library
