// SPDX-License-Identifier: MIT
#include "library/files/filesearch.h"

#include "library/files/recordfiles.h"
#include "record/renlib/libraryreader.h"

#include <QFileInfo>

#include <algorithm>
#include <atomic>
#include <iterator>
#include <map>
#include <thread>

namespace kagetsu::library {

namespace {

using What = ImportFinding::What;

// Fewer games are read sooner than threads begin.
constexpr std::size_t GamesForReaders = 200;
constexpr std::size_t GamesBetweenReports = 64;

// Headline and comment in one line.
std::string textOf(const record::GameTree &tree, record::NodeId node)
{
    std::string line;
    const auto add = [&line](const std::string &text) {
        if (!line.empty() && line.back() != ' ')
            line += ' ';
        for (const char each : text) {
            const bool isBlank = each == '\n' || each == '\r' || each == '\t' || each == ' ';
            if (!isBlank)
                line += each;
            else if (!line.empty() && line.back() != ' ')
                line += ' ';
        }
    };
    add(tree.text(node, record::TextKind::Headline));
    add(tree.comment(node));
    while (!line.empty() && line.back() == ' ')
        line.pop_back();
    return line;
}

// Searches one file or record after the other.
class FileSearcher
{
public:
    FileSearcher(const PositionQuestion &question, const SearchOptions &options)
        : m_question(question)
        , m_options(options)
    {
    }

    const SearchSummary &summary() const { return m_summary; }
    // The part of the whole at which what follows begins, and what it is of it.
    void setPart(double begin, double length)
    {
        m_begin = begin;
        m_length = length;
    }
    bool goesOn(double part)
    {
        if (!m_summary.isStopped && m_options.mayContinue && !m_options.mayContinue(m_begin + m_length * part))
            m_summary.isStopped = true;
        return !m_summary.isStopped;
    }

    void searchFile(const QString &name)
    {
        m_name = name.toStdString();
        auto read = readRecordFile(name);
        if (!read)
            return unread(read.fault().what, read.fault().detail);
        std::string bytes = std::move(read).value();
        if (record::recognise(bytes, m_name) == record::Format::Library)
            searchLibrary(std::move(bytes));
        else
            searchGames(record::readRecords(std::move(bytes), { .fileName = m_name }), {});
    }

    void searchRecord(const RecordInMemory &record)
    {
        m_name = record.name;
        if (record.collection)
            return searchGames(*record.collection, record.edited);
        for (const auto &[number, game] : record.edited) {
            Found found;
            searchGame(*game, number, found);
            ++m_summary.games;
            give(std::move(found));
        }
        ++m_summary.files;
    }

private:
    using Edited = std::vector<std::pair<std::size_t, std::shared_ptr<const record::Game>>>;

    void tell(What what, std::string detail = {})
    {
        if (m_options.tell)
            m_options.tell({ what, m_name, 0, 0, GameFault::None, 0, std::move(detail) });
    }
    void unread(What what, std::string detail = {})
    {
        tell(what, std::move(detail));
        ++m_summary.unread;
    }
    // The places of one file.
    struct Found
    {
        std::vector<FileHit> hits; // the first ones
        std::size_t count = 0; // of all
    };
    void give(Found found)
    {
        m_summary.hits += found.count;
        if (!found.hits.empty() && m_options.take)
            m_options.take(std::move(found.hits));
    }

    void searchLibrary(std::string bytes)
    {
        record::LibraryReadOptions how;
        // Most of the time goes into reading.
        how.mayContinue = [this](double part) { return goesOn(part); };
        const auto library = record::readLibrary(std::move(bytes), how);
        if (!library) {
            if (!m_summary.isStopped)
                unread(What::NoGames);
            return;
        }
        if (library->isIncomplete)
            tell(What::Cut);
        Found found;
        searchGame(library->game, 0, found);
        ++m_summary.files;
        ++m_summary.games;
        give(std::move(found));
    }

    // Called in any thread.
    void searchGame(const record::Game &game, std::size_t number, Found &found) const
    {
        if (game.info.kind == record::GameKind::Foreign)
            return;
        for (const TreeHit &place : findInTree(game.tree, m_question)) {
            if (++found.count > m_options.mostHits)
                continue;
            found.hits.push_back({ m_name, number, record::wayTo(game.tree, place.node), place, game.info.black.name,
                game.info.white.name, game.info.date, textOf(game.tree, place.node) });
        }
    }

    void searchGames(const record::Collection &games, const Edited &edited)
    {
        const std::size_t count = games.size();
        if (count == 0)
            return unread(What::NoGames);
        ++m_summary.files;
        std::map<std::size_t, const record::Game *> inMemory;
        for (const auto &[number, game] : edited)
            inMemory[number] = game.get();
        const unsigned usual = count < GamesForReaders ? 1u : std::clamp(std::thread::hardware_concurrency(), 1u, 4u);
        const std::size_t threads = m_options.threads == 0 ? usual : m_options.threads;
        std::vector<Found> found(threads);
        std::atomic<std::size_t> done = 0;
        std::atomic<bool> isStopped = false;
        const auto run = [&](std::size_t thread, bool reports) {
            const std::size_t end = count * (thread + 1) / threads;
            for (std::size_t i = count * thread / threads; i < end && !isStopped; ++i) {
                const auto known = inMemory.find(i);
                if (known != inMemory.end())
                    searchGame(*known->second, i, found[thread]);
                else
                    searchGame(games.readGame(i), i, found[thread]);
                const std::size_t all = ++done;
                if (reports && i % GamesBetweenReports == 0
                    && !goesOn(static_cast<double>(all) / static_cast<double>(count)))
                    isStopped = true;
            }
        };
        std::vector<std::thread> others;
        for (std::size_t thread = 1; thread < threads; ++thread)
            others.emplace_back(run, thread, false);
        run(0, true);
        for (std::thread &other : others)
            other.join();
        m_summary.games += done;
        Found all;
        for (Found &part : found) {
            const std::size_t room = std::min(part.hits.size(), m_options.mostHits - all.hits.size());
            std::move(
                part.hits.begin(), part.hits.begin() + static_cast<std::ptrdiff_t>(room), std::back_inserter(all.hits));
            all.count += part.count;
        }
        give(std::move(all));
    }

    const PositionQuestion &m_question;
    const SearchOptions &m_options;
    std::string m_name;
    SearchSummary m_summary;
    double m_begin = 0;
    double m_length = 1;
};

} // namespace

SearchSummary searchFiles(const QStringList &paths, const PositionQuestion &question, const SearchOptions &options)
{
    FileSearcher searcher(question, options);
    const QStringList files = recordFiles(paths);
    std::vector<double> sizes;
    double all = 0;
    for (const QString &file : files) {
        sizes.push_back(static_cast<double>(QFileInfo(file).size()) + 1);
        all += sizes.back();
    }
    double done = 0;
    for (qsizetype i = 0; i < files.size(); ++i) {
        const double size = sizes[static_cast<std::size_t>(i)];
        searcher.setPart(done / all, size / all);
        if (!searcher.goesOn(0))
            break;
        searcher.searchFile(files[i]);
        done += size;
    }
    return searcher.summary();
}

SearchSummary searchRecords(
    const std::vector<RecordInMemory> &records, const PositionQuestion &question, const SearchOptions &options)
{
    FileSearcher searcher(question, options);
    for (std::size_t i = 0; i < records.size(); ++i) {
        const auto count = static_cast<double>(records.size());
        searcher.setPart(static_cast<double>(i) / count, 1 / count);
        if (!searcher.goesOn(0))
            break;
        searcher.searchRecord(records[i]);
    }
    return searcher.summary();
}

} // namespace kagetsu::library
