// SPDX-License-Identifier: MIT
// Implements GameKeeping with Qt Sql.
#include "library/store/importer.h"
#include "library/store/studyreader.h"
#include "ui/controls/device/gamekeeping.h"

namespace kagetsu::ui {

namespace {

class SqlGameKeeping : public GameKeeping
{
public:
    MaybeFault openToLook(const QString &path) override { return m_store.open(path, library::SqlStore::Access::Look); }
    MaybeFault openToChange(const QString &path) override
    {
        return m_store.open(path, library::SqlStore::Access::Change);
    }
    Result<library::Contents, library::StoreFault> readAll() override { return m_store.readAll(); }
    Result<std::optional<Kept>, library::StoreFault> game(std::int64_t id) override
    {
        auto game = m_store.game(id);
        if (!game)
            return Fault { game.fault() };
        if (!*game)
            return std::optional<Kept>();
        auto file = m_store.fileOf(id);
        if (!file)
            return Fault { file.fault() };
        return std::optional(Kept { **std::move(game), *std::move(file) });
    }
    Result<std::vector<library::StoredGame>, library::StoreFault> games(const std::vector<std::int64_t> &ids) override
    {
        std::vector<library::StoredGame> games;
        const auto fault = m_store.forGames(ids, [&games](std::int64_t, const library::StoredGame &game) {
            games.push_back(game);
            return true;
        });
        if (fault)
            return Fault { *fault };
        return games;
    }
    Result<library::Studies, library::StoreFault> studies(
        const library::Games &games, const library::Studies &known, const std::function<bool()> &isStopped) override
    {
        return library::readStudies(m_store, games, known, isStopped);
    }
    Result<std::vector<library::ImportRow>, library::StoreFault> imports() override { return m_store.imports(); }
    Result<std::vector<library::ImportFinding>, library::StoreFault> findings(
        std::int64_t import, std::size_t most) override
    {
        return m_store.findings(import, most);
    }
    Result<std::vector<std::string>, library::StoreFault> files() override { return m_store.files(); }
    Result<std::int64_t, library::StoreFault> changed() override { return m_store.changed(); }
    Result<library::ImportSummary, library::StoreFault> import(
        const QStringList &paths, const library::ImportOptions &options) override
    {
        return library::importFiles(m_store, paths, options);
    }
    Result<std::optional<std::int64_t>, library::StoreFault> undoImport(std::int64_t id) override
    {
        return m_store.undoImport(id);
    }

private:
    library::SqlStore m_store;
};

} // namespace

class GameKeepingModule : public QObject, public GameKeepingMaker
{
    Q_OBJECT
    Q_PLUGIN_METADATA(IID "kagetsu/gamekeeping/1")
    Q_INTERFACES(kagetsu::ui::GameKeepingMaker)

public:
    std::unique_ptr<GameKeeping> make() const override { return std::make_unique<SqlGameKeeping>(); }
};

} // namespace kagetsu::ui

#include "gamekeepingmodule.moc"
