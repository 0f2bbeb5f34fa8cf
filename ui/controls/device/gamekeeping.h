// SPDX-License-Identifier: MIT
#pragma once

#include "library/import.h"
#include "library/model/storedgame.h"
#include "library/search/studies.h"
#include "ui/controls/device/device.h"

#include <QStringList>

#include <functional>

namespace kagetsu::ui {

class GameKeepingMaker;

// The file of the game library (library.md#the-file). It is used in the thread that opened it.
class GameKeeping
{
public:
    using Maker = GameKeepingMaker;
    static constexpr const char *Module = "gamekeeping";
    using MaybeFault = std::optional<library::StoreFault>;
    // A game, and the file that it was read from.
    struct Kept
    {
        library::StoredGame game;
        std::string file;
    };

    virtual ~GameKeeping() = default;
    // Opens a file: to look at it, or to change it, which makes it if there is none.
    virtual MaybeFault openToLook(const QString &path) = 0;
    virtual MaybeFault openToChange(const QString &path) = 0;

    virtual Result<library::Contents, library::StoreFault> readAll() = 0;
    // Returns nothing if there is no game with this id.
    virtual Result<std::optional<Kept>, library::StoreFault> game(std::int64_t id) = 0;
    // Returns the games with these ids, in their order; those that are gone are left out.
    virtual Result<std::vector<library::StoredGame>, library::StoreFault> games(
        const std::vector<std::int64_t> &ids) = 0;
    // See library::readStudies().
    virtual Result<library::Studies, library::StoreFault> studies(
        const library::Games &games, const library::Studies &known, const std::function<bool()> &isStopped) = 0;
    virtual Result<std::vector<library::ImportRow>, library::StoreFault> imports() = 0;
    // Returns at most so many of the findings of an import.
    virtual Result<std::vector<library::ImportFinding>, library::StoreFault> findings(
        std::int64_t import, std::size_t most) = 0;
    virtual Result<std::vector<std::string>, library::StoreFault> files() = 0;
    virtual Result<std::int64_t, library::StoreFault> changed() = 0;

    virtual Result<library::ImportSummary, library::StoreFault> import(
        const QStringList &paths, const library::ImportOptions &options) = 0;
    // Returns how many games that were; nothing if there is no such import or it was undone before.
    virtual Result<std::optional<std::int64_t>, library::StoreFault> undoImport(std::int64_t id) = 0;
};

class GameKeepingMaker : public DeviceMaker<GameKeeping>
{
};

} // namespace kagetsu::ui

Q_DECLARE_INTERFACE(kagetsu::ui::GameKeepingMaker, "kagetsu/gamekeeping/1")
