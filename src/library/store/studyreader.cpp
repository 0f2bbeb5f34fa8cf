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

// Returns a number that tells whether a study has changed: in its moves, in what it says, or in its name.
std::size_t digestOf(const StoredGame &game, const std::string &name)
{
    const std::hash<std::string> hash;
    std::size_t digest = hash(game.rest);
    for (const std::size_t each :
        { hash(game.moves), hash(name), static_cast<std::size_t>(2 * game.size) + game.isWhole })
        digest = digest * 0x100000001B3 ^ each;
    return digest;
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
        const auto file = store.fileOf(id);
        const std::string name = nameOf(file ? *file : std::string());
        const std::size_t digest = digestOf(game, name);
        const auto same = std::find_if(known.begin(), known.end(),
            [&](const auto &study) { return study->id() == id && study->digest() == digest; });
        if (same != known.end()) {
            studies.push_back(*same);
        } else {
            studies.push_back(std::make_shared<const Study>(id, name, recordOf(game), digest));
        }
        return !isStopped || !isStopped();
    };
    if (const auto fault = store.forGames(ids, take))
        return Fault { *fault };
    return studies;
}

} // namespace kagetsu::library
