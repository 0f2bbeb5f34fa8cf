// SPDX-License-Identifier: MIT
#include "library/store/importer.h"

#include "library/files/recordfiles.h"
#include "record/collection.h"
#include "record/renlib/convert.h"
#include "record/renlib/libraryreader.h"

#include <QFileInfo>

#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>

namespace kagetsu::library {

namespace {

// Some games, with what was found while they were read.
struct Batch
{
    std::vector<Incoming> games;
    std::vector<ImportFinding> findings;
    double part = 0; // of all bytes that have been read
    std::size_t files = 0;
    std::size_t foreign = 0;
    std::size_t unread = 0;
};

// Hands batches from the thread that reads to the one that writes. At most two wait.
class Belt
{
public:
    // Returns false if nobody will take it any more.
    bool put(Batch batch)
    {
        std::unique_lock lock(m_mutex);
        m_changed.wait(lock, [this] { return m_waiting.size() < 2 || m_isAbandoned; });
        if (m_isAbandoned)
            return false;
        m_waiting.push_back(std::move(batch));
        m_changed.notify_all();
        return true;
    }
    void finish()
    {
        const std::lock_guard lock(m_mutex);
        m_isFinished = true;
        m_changed.notify_all();
    }
    // Returns nothing at the end.
    std::optional<Batch> take()
    {
        std::unique_lock lock(m_mutex);
        m_changed.wait(lock, [this] { return !m_waiting.empty() || m_isFinished; });
        if (m_waiting.empty())
            return std::nullopt;
        Batch batch = std::move(m_waiting.front());
        m_waiting.pop_front();
        m_changed.notify_all();
        return batch;
    }
    void abandon()
    {
        const std::lock_guard lock(m_mutex);
        m_isAbandoned = true;
        m_waiting.clear();
        m_changed.notify_all();
    }
    bool isAbandoned()
    {
        const std::lock_guard lock(m_mutex);
        return m_isAbandoned;
    }

private:
    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::deque<Batch> m_waiting;
    bool m_isFinished = false;
    bool m_isAbandoned = false;
};

// Reads the files into batches.
class FileReader
{
public:
    FileReader(QStringList files, const ImportOptions &options, Belt &belt)
        : m_files(std::move(files))
        , m_options(options)
        , m_belt(belt)
    {
        for (const QString &file : m_files)
            m_allBytes += QFileInfo(file).size();
    }

    void run()
    {
        for (const QString &file : m_files) {
            m_name = file.toStdString();
            const qint64 size = QFileInfo(file).size();
            read(file);
            m_doneBytes += size;
            if (m_belt.isAbandoned())
                break;
        }
        (void)send();
        m_belt.finish();
    }

private:
    using What = ImportFinding::What;

    void find(What what, std::size_t game = 0, int line = 0, std::string detail = {})
    {
        m_batch.findings.push_back({ what, m_name, game, line, GameFault::None, 0, std::move(detail) });
    }

    bool send()
    {
        m_batch.part = m_allBytes == 0 ? 1.0 : static_cast<double>(m_doneBytes) / static_cast<double>(m_allBytes);
        return m_belt.put(std::exchange(m_batch, {}));
    }

    void unread(What what, std::string detail = {})
    {
        find(what, 0, 0, std::move(detail));
        ++m_batch.unread;
    }

    void read(const QString &name)
    {
        auto content = readRecordFile(name);
        if (!content)
            return unread(content.fault().what, content.fault().detail);
        std::string bytes = std::move(content).value();
        if (record::recognise(bytes, m_name) == record::Format::Library)
            readLibrary(std::move(bytes));
        else
            readGames(std::move(bytes));
    }

    void readLibrary(std::string bytes)
    {
        record::LibraryReadOptions how;
        if (!m_options.charset.empty())
            how.charset = record::charsetFromName(m_options.charset);
        const auto library = record::readLibrary(std::move(bytes), how);
        if (!library)
            return unread(What::NoGames);
        if (library->isIncomplete)
            find(What::Cut, 1);
        record::ExportLosses losses;
        ++m_batch.files;
        add(record::gameFromLibrary(library->game.tree, losses), record::Format::Library, 1,
            library->game.info.charset);
    }

    void readGames(std::string bytes)
    {
        const record::Collection games =
            record::readRecords(std::move(bytes), { .charset = m_options.charset, .fileName = m_name });
        if (games.size() == 0)
            return unread(What::NoGames);
        ++m_batch.files;
        for (std::size_t i = 0; i < games.size(); ++i) {
            if (!add(games.readGame(i), games.format(), i + 1, games.charset(), games.lineOf(i)))
                return;
        }
    }

    // `begin` is the line on which the game begins; 0 if its file has no lines.
    bool add(
        const record::Game &game, record::Format format, std::size_t number, const std::string &charset, int begin = 0)
    {
        const int told = game.messages.empty() ? 0 : game.messages.front().line;
        const int line = told > 0 ? told : begin;
        if (game.info.kind == record::GameKind::Foreign) {
            find(What::Foreign, number, line);
            ++m_batch.foreign;
            return true;
        }
        Incoming incoming { storedGame(game, { format, m_options.kind }),
            m_options.source.empty() ? m_name : m_options.source, charset, !m_options.kind, number, line };
        if (m_options.onlyPlayed && incoming.game.fault == GameFault::NoMoves)
            return true;
        if (incoming.game.fault != GameFault::None)
            m_batch.findings.push_back(
                { What::Faulty, m_name, number, line, incoming.game.fault, incoming.game.faultAt, {} });
        m_batch.games.push_back(std::move(incoming));
        return m_batch.games.size() < m_options.batch || send();
    }

    QStringList m_files;
    const ImportOptions &m_options;
    Belt &m_belt;
    std::string m_name;
    Batch m_batch;
    qint64 m_allBytes = 0;
    qint64 m_doneBytes = 0;
};

// Writes one batch. Returns false if the import is to end.
bool takeIn(SqlStore &store, const Batch &batch, const ImportOptions &options, ImportSummary &summary,
    std::optional<StoreFault> &fault)
{
    // What is wrong with a game is kept with the game.
    std::vector<ImportFinding> others;
    for (const ImportFinding &finding : batch.findings) {
        if (finding.what == ImportFinding::What::Faulty)
            continue;
        others.push_back(finding);
        if (!options.source.empty())
            others.back().file = options.source;
    }
    if (!batch.games.empty() || !others.empty()) {
        const auto arrivals = store.add(batch.games, others);
        if (!arrivals) {
            fault = arrivals.fault();
            return false;
        }
    }
    summary.files += batch.files;
    summary.foreign += batch.foreign;
    summary.unread += batch.unread;
    for (const ImportFinding &finding : batch.findings) {
        if (options.tell)
            options.tell(finding);
    }
    return !options.mayContinue || options.mayContinue(batch.part);
}

} // namespace

Result<ImportSummary, StoreFault> importFiles(SqlStore &store, const QStringList &paths, const ImportOptions &options)
{
    ImportSummary summary;
    std::optional<StoreFault> fault;
    store.beginImport(
        options.source.empty() ? paths.join(QLatin1Char('\n')).toStdString() : options.source, options.now);
    Belt belt;
    FileReader reader(recordFiles(paths), options, belt);
    std::thread thread([&reader] { reader.run(); });
    while (const std::optional<Batch> batch = belt.take()) {
        if (takeIn(store, *batch, options, summary, fault))
            continue;
        summary.isStopped = true;
        belt.abandon();
        break;
    }
    thread.join();
    auto row = store.finishImport(!summary.isStopped);
    if (fault || !row)
        return Fault { fault ? *fault : row.fault() };
    summary.row = std::move(row).value();
    return summary;
}

} // namespace kagetsu::library
