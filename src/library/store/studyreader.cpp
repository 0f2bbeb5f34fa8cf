// SPDX-License-Identifier: MIT
#include "library/store/studyreader.h"

#include <algorithm>
#include <filesystem>

namespace kagetsu::library {

namespace {

// Returns the name of the file alone, as its folder says nothing on a page.
std::string nameOf(const std::string &file)
{
    const std::u8string name = std::filesystem::path(std::u8string(file.begin(), file.end())).filename().u8string();
    return name.empty() ? file : std::string(name.begin(), name.end());
}

} // namespace

Result<Studies, StoreFault> readStudies(
    const SqlStore &store, const Games &games, const Studies &known, const std::function<bool()> &isStopped)
{
    std::vector<std::int64_t> ids;
    for (const auto &block : games.blocks()) {
        for (std::size_t i = 0; i < block->size(); ++i) {
            if (block->facts(i).kind() == GameKind::Study)
                ids.push_back(block->idOf(i));
        }
    }
    std::sort(ids.begin(), ids.end());
    Studies studies;
    const auto take = [&](std::int64_t id, const StoredGame &game) {
        const std::size_t digest = std::hash<std::string>()(game.rest);
        const auto same = std::find_if(known.begin(), known.end(),
            [&](const auto &study) { return study->id() == id && study->digest() == digest; });
        if (same != known.end()) {
            studies.push_back(*same);
        } else {
            const auto file = store.fileOf(id);
            studies.push_back(
                std::make_shared<const Study>(id, nameOf(file ? *file : std::string()), recordOf(game), digest));
        }
        return !isStopped || !isStopped();
    };
    if (const auto fault = store.forGames(ids, take))
        return Fault { *fault };
    return studies;
}

} // namespace kagetsu::library
