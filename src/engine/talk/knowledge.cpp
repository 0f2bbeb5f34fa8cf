// SPDX-License-Identifier: MIT
#include "engine/talk/knowledge.h"

#include <algorithm>

namespace kagetsu::engine {

namespace {

void put(std::vector<Setting> &settings, const Setting &setting)
{
    if (setting.key.empty())
        return;
    std::erase_if(settings, [&](const Setting &each) { return each.key == setting.key; });
    settings.push_back(setting);
}

void putYixin(std::vector<Setting> &settings, const Task &task, const Profile &profile)
{
    if (profile.threads)
        put(settings, { "thread_num", std::to_string(*profile.threads) });
    if (profile.hashKib)
        put(settings, { "hash_size", std::to_string(*profile.hashKib) });
    put(settings, { "pondering", "0" });
    put(settings, { "show_detail", task.kind == TaskKind::Analysis ? "3" : "0" });
}

} // namespace

void Knowledge::beginBoard(int size)
{
    *this = Knowledge();
    m_size = size;
}

Lines Knowledge::infoLines(const std::vector<Setting> &settings)
{
    Lines lines;
    for (const Setting &each : settings) {
        const auto known = m_settings.find(each.key);
        if (each.key != "time_left" && known != m_settings.end() && known->second == each.value)
            continue;
        m_settings[each.key] = each.value;
        lines.push_back("INFO " + each.key + (each.value.empty() ? "" : ' ' + each.value));
    }
    return lines;
}

std::optional<rules::Point> Knowledge::nextStone(const Position &position) const
{
    const auto &stones = position.stones;
    if (!m_game || stones.size() != m_game->size() + 1 || stones.back().side == position.toMove
        || !std::equal(m_game->begin(), m_game->end(), stones.begin()))
        return std::nullopt;
    return stones.back().point;
}

std::vector<Setting> settingsFor(const Task &task, const Profile &profile, const StartOptions &options, Dialect dialect)
{
    std::vector<Setting> settings;
    put(settings, { "max_memory", std::to_string(profile.maxMemory) });
    put(settings, { "game_type", std::to_string(static_cast<int>(options.gameType)) });
    if (!options.folder.empty())
        put(settings, settingFrom("folder " + options.folder));
    if (dialect == Dialect::Yixin)
        putYixin(settings, task, profile);
    for (const Setting &each : timeSettings(task.request.times, dialect))
        put(settings, each);
    for (const std::string &each : profile.extra)
        put(settings, settingFrom(each));
    if (task.request.level)
        put(settings, { "level", std::to_string(*task.request.level) });
    for (const std::string &each : task.request.extra)
        put(settings, settingFrom(each));
    return settings;
}

} // namespace kagetsu::engine
