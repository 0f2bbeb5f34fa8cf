// SPDX-License-Identifier: MIT
#include "engine/profile.h"

#include "base/json/reader.h"

#include <algorithm>

namespace kagetsu::engine {

namespace {

using json::Flag;
using json::Name;
using json::Number;

constexpr auto Dialects = json::words<Dialect>({ { Dialect::Gomocup, "gomocup" }, { Dialect::Yixin, "yixin" } });
constexpr json::List Texts { json::Text };
constexpr json::List Names { Name };
constexpr Number Sizes { rules::MinBoardSize, rules::MaxBoardSize };
constexpr Number StartLimits { 100, 3'600'000 };
constexpr Number Memories { 0, std::int64_t { 1 } << 50 };
constexpr Number Threads { 1, 4096 };
constexpr Number Hashes { 1, std::int64_t { 1 } << 30 };

struct RuleFormat
{
    json::Json write(rules::Rule rule) const { return rules::idOf(rule); }
    void read(const json::Node &node, rules::Rule &rule) const
    {
        std::string id;
        Name.read(node, id);
        const auto found = rules::ruleFromId(id);
        if (!found)
            node.fail(json::Error::UnknownWord);
        rule = found.value_or(rules::Rule::FreeStyle);
    }
};
constexpr json::List Rules { RuleFormat {} };

const json::Object ProfileFormat { [](auto &io, Profile &profile) {
    io.member("name", profile.name, Name);
    io.member("program", profile.program, Name);
    io.unless({}, "arguments", profile.arguments, Texts);
    io.unless({}, "directory", profile.directory, Name);
    io.member("dialect", profile.dialect, Dialects);
    io.member("rules", profile.rules, Rules);
    io.check("rules", !profile.rules.empty());
    io.member("smallest", profile.smallest, Sizes);
    io.member("largest", profile.largest, Sizes);
    io.check("largest", profile.largest >= profile.smallest);
    io.unless(false, "crlf", profile.crlf, Flag);
    io.unless(false, "use_turn", profile.useTurn, Flag);
    io.unless(false, "passes", profile.passes, Flag);
    io.unless(Profile().startLimit, "start_limit", profile.startLimit, StartLimits);
    io.unless(Profile().maxMemory, "max_memory", profile.maxMemory, Memories);
    io.maybe("threads", profile.threads, Threads);
    io.maybe("hash_kib", profile.hashKib, Hashes);
    io.unless({}, "info", profile.extra, Names);
} };

} // namespace

bool Profile::plays(rules::Rule rule) const
{
    return std::find(rules.begin(), rules.end(), rule) != rules.end();
}

Profile ownEngine(const std::string &program)
{
    Profile profile;
    profile.id = OwnEngineId;
    profile.name = "Kagetsu";
    profile.program = program;
    profile.dialect = Dialect::Yixin;
    profile.rules = { rules::Rule::FreeStyle, rules::Rule::Standard, rules::Rule::Renju, rules::Rule::Caro };
    profile.smallest = 5;
    profile.largest = 22;
    profile.passes = true;
    profile.maxMemory = 0; // no limit: its memory use is fixed (engine-ai.md#info)
    return profile;
}

Result<std::vector<Profile>, std::vector<json::DocumentFault>> readProfiles(std::string_view json)
{
    std::vector<Profile> profiles;
    auto faults = json::readEach(json, [&](const std::string &id, const json::Node &node) {
        profiles.emplace_back().id = id;
        ProfileFormat.read(node, profiles.back());
    });
    if (!faults.empty())
        return Fault { std::move(faults) };
    return profiles;
}

std::string toJson(const Profile &profile)
{
    Profile written = profile;
    return json::toText(json::Json { { profile.id, ProfileFormat.write(written) } }, 1);
}

} // namespace kagetsu::engine
