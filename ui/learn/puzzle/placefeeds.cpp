// SPDX-License-Identifier: MIT
#include "ui/learn/puzzle/placefeeds.h"

#include "record/format.h"

#include <QDirIterator>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace kagetsu::ui {

namespace {

constexpr std::string_view OfFile = "file:";
constexpr std::string_view OfFolder = "folder:";
constexpr qint64 MostBytes = qint64(64) << 20; // of a file that is looked through in the background
constexpr qsizetype MostFiles = 100'000;

std::optional<record::Collection> recordsIn(const QString &path)
{
    QFile file(path);
    if (file.size() > MostBytes || !file.open(QIODevice::ReadOnly))
        return std::nullopt;
    record::Collection games = record::readRecords(
        file.readAll().toStdString(), { .charset = {}, .format = {}, .fileName = path.toStdString() });
    return games.size() > 0 ? std::optional(std::move(games)) : std::nullopt;
}

// The files of a place in the order of their names. `at` is a path and, on the next line, the games of it that were
// looked through; for a single file it is only their number.
class FilesFeed : public puzzle::Feed
{
public:
    FilesFeed(QString path, std::string at, bool isFolder)
        : m_path(std::move(path))
        , m_at(std::move(at))
        , m_isFolder(isFolder)
    {
    }

    std::optional<puzzle::PlayedGame> next() override
    {
        m_isListed = m_isListed || list();
        if (!m_isListed)
            return std::nullopt;
        for (;;) {
            if (m_games) {
                if (auto game = m_games->next()) {
                    game->at = m_isFolder ? m_file.toStdString() + '\n' + game->at : game->at;
                    return game;
                }
                m_games.reset();
            }
            if (m_files.isEmpty() || isCancelled())
                return std::nullopt;
            m_file = m_files.takeFirst();
            if (auto games = recordsIn(m_file))
                m_games.emplace(*std::move(games), std::exchange(m_at, {}));
            else if (!m_isFolder)
                m_hasFailed = true; // the file that was asked for; in a folder others go on
        }
    }

    bool hasFailed() const override { return m_hasFailed; }

private:
    // Returns false if it was cancelled.
    bool list()
    {
        if (!m_isFolder) {
            m_files = { m_path };
            return true;
        }
        m_hasFailed = !QFileInfo(m_path).isDir() || !QFileInfo(m_path).isReadable();
        QDirIterator each(m_path, QDir::Files | QDir::Readable, QDirIterator::Subdirectories);
        while (each.hasNext() && m_files.size() < MostFiles) {
            if (isCancelled()) {
                m_files.clear();
                return false;
            }
            const QString name = each.next();
            if (record::formatFromFileName(name.toStdString()))
                m_files += name;
        }
        std::sort(m_files.begin(), m_files.end());
        const std::size_t end = m_at.find('\n');
        if (end == std::string::npos)
            return true;
        const QString last = QString::fromStdString(m_at.substr(0, end));
        m_at.erase(0, end + 1);
        m_files.erase(m_files.begin(), std::lower_bound(m_files.begin(), m_files.end(), last));
        if (m_files.isEmpty() || m_files.first() != last)
            m_at.clear(); // the file is gone; those after it begin with their first games
        return true;
    }

    const QString m_path;
    std::string m_at;
    const bool m_isFolder;
    bool m_isListed = false;
    bool m_hasFailed = false;
    QStringList m_files;
    QString m_file; // whose games are given
    std::optional<puzzle::RecordsFeed> m_games;
};

} // namespace

std::string filePlace(const QString &path)
{
    return std::string(OfFile) + path.toStdString();
}

std::string folderPlace(const QString &path)
{
    return std::string(OfFolder) + path.toStdString();
}

QString pathOf(const std::string &place)
{
    for (const std::string_view kind : { OfFile, OfFolder }) {
        if (place.starts_with(kind))
            return QString::fromStdString(place.substr(kind.size()));
    }
    return {};
}

std::unique_ptr<puzzle::Feed> feedOf(const std::string &place, const std::string &at)
{
    return std::make_unique<FilesFeed>(pathOf(place), at, place.starts_with(OfFolder));
}

} // namespace kagetsu::ui
