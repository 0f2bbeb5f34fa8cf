// SPDX-License-Identifier: MIT
#pragma once

#include "library/import.h"
#include "library/search/names.h"
#include "library/search/preparation.h"
#include "library/search/studies.h"
#include "ui/controls/background/taskwithbar.h"
#include "ui/controls/device/gamekeeping.h"

#include <QHash>
#include <QStringList>

#include <functional>
#include <memory>
#include <optional>

namespace kagetsu::ui {

// The game library of this user (library.md#in-the-window). Its file is read when the library is first looked at, and
// again when somebody has changed it; until then nothing is read. Everything that touches the file is done in other
// threads, and what is read never changes, so any thread may ask it.
class UserLibrary : public QObject
{
    Q_OBJECT

public:
    // `path` is the library's file, which need not exist. Games that end here are files in `gamesFolder`. Progress is
    // shown over this widget.
    UserLibrary(QString path, QString gamesFolder, QWidget *over);

    // Call it when the library comes into sight. It also takes in the games that ended here and are not in it yet,
    // because the program was stopped before.
    void use();
    // Returns all games; null until they have been read.
    const std::shared_ptr<const library::Catalogue> &catalogue() const { return m_catalogue; }
    bool isReading() const { return m_reading.isRunning(); }
    // Call it when studies are to answer, too. They are read in the background, and changed() is emitted.
    void useStudies();
    // Returns the studies that have been read; those of an older state of the library while it is read again.
    const library::Studies &studies() const { return m_studies; }
    bool isReadingStudies() const { return m_readingStudies.isRunning(); }
    // Returns in a sentence why the library cannot be read or changed; empty if it can.
    QString fault() const;

    // Takes in the file of a game that has ended here, and any others that are missing. A game that is known by its id
    // is brought up to date, so none is there twice.
    void takeGame(const QString &path, std::optional<library::GameKind> kind = {});
    // True if games that ended here are being written.
    bool isTaking() const { return m_taking.isRunning(); }

    // Reads files and folders into the library, after those that are being read. `name` is kept as the place that the
    // games come from, if they come from no file of their own.
    // `keep` is held until they have been read.
    void import(const QStringList &paths, const QString &name = {}, std::shared_ptr<const void> keep = {});
    bool isImporting() const { return m_importing.isRunning(); }
    void cancelImport() { m_importing.cancel(); }
    // Takes back an import.
    void undo(std::int64_t import);
    // Calls `take` with the games of these ids, in their order.
    void fetchGames(
        const std::vector<std::int64_t> &ids, std::function<void(const std::vector<library::StoredGame> &)> take);
    // Calls `take` with the openings of games by their ids, with the sides of the player whose habits they are. It is
    // read in a task of the caller; a fault is not told, because nobody asked for it.
    void fetchHabits(background::Task &task, const std::vector<std::pair<std::int64_t, rules::Side>> &games,
        std::function<void(const library::OpeningHabits &)> take) const;
    // Calls `take` with the imports that somebody ordered, the newest first. Games that ended here come in by
    // themselves, and their imports are left out.
    void fetchImports(std::function<void(const std::vector<library::ImportRow> &)> take);
    // Calls `take` with at most so many findings of an import.
    void fetchFindings(
        std::int64_t import, std::size_t most, std::function<void(const std::vector<library::ImportFinding> &)> take);
    // Calls `take` with the game of this id, if it is there.
    void fetch(std::int64_t id, std::function<void(const GameKeeping::Kept &)> take);

signals:
    // Emitted when other games are there, or when there is another fault or none.
    void changed();
    // Emitted when an import has ended, also one that was cancelled: what is in stays in.
    void imported(const kagetsu::library::ImportSummary &summary);
    void undone(int games);
    // Emitted with the reason why something was not done.
    void refused(const QString &sentence);

private:
    using MaybeFault = std::optional<library::StoreFault>;
    struct Read
    {
        std::shared_ptr<const library::Catalogue> catalogue; // null if it has not changed or could not be read
        MaybeFault fault;
        std::int64_t number = 0;
    };
    struct Order
    {
        QStringList paths;
        QString name;
        std::shared_ptr<const void> keep;
    };

    static Read readFile(const QString &path, std::optional<std::int64_t> known, const background::State &state);
    void read();
    void take(Read read);
    void readStudies();
    void takeMissing();
    // Starts the next import that waits, unless one is not over.
    void startImport();
    void tookImport(const Result<library::ImportSummary, library::StoreFault> &summary);
    void tell(const library::StoreFault &fault);

    const QString m_path;
    const QString m_gamesFolder;
    std::shared_ptr<const library::Catalogue> m_catalogue;
    std::optional<std::int64_t> m_number; // of the state that was read
    library::Studies m_studies;
    bool m_wantsStudies = false;
    MaybeFault m_fault; // of reading
    MaybeFault m_takeFault; // of games that ended here
    QHash<QString, int> m_given; // files of games that ended, with their kinds; -1 if nobody knows
    QHash<QString, int> m_takes; // those that are being written
    bool m_wasSwept = false; // missing games were looked for
    bool m_readsAgain = false;
    std::vector<Order> m_orders; // imports that wait
    bool m_writes = false; // an import has not been answered, though it may have been cancelled
    background::Task m_reading;
    background::Task m_readingStudies;
    background::Task m_taking;
    background::Task m_undoing;
    background::Task m_fetching;
    background::Task m_fetchingGames;
    background::Task m_fetchingImports;
    background::Task m_fetchingFindings;
    TaskWithBar m_importing;
};

} // namespace kagetsu::ui
