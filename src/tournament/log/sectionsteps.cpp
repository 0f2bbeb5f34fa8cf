// SPDX-License-Identifier: MIT
#include "tournament/log/steps.h"

#include <algorithm>
#include <bit>

namespace kagetsu::tournament {

namespace {

constexpr int MostRounds = 999;
constexpr int MostPlaces = 64;

bool areInRange(const ScoreSystem &score)
{
    const Points all[] { score.win, score.draw, score.loss, score.forfeitWin, score.forfeitLoss, score.pairingBye,
        score.halfBye, score.zeroBye };
    return std::all_of(std::begin(all), std::end(all), isInRange);
}

bool isPlacement(int places)
{
    return places == 0 || (places >= 8 && places <= MostPlaces && std::has_single_bit(static_cast<unsigned>(places)));
}

bool isSound(const SectionSettings &settings)
{
    const SectionOptions &options = settings.options;
    return areInRange(settings.score) && 0 <= options.rounds && options.rounds <= MostRounds
        && 1 <= options.gamesPerMatch && options.gamesPerMatch <= MostBoards && options.forfeitsBeforeWithdrawal >= 1
        && options.latenessMinutes.value_or(0) >= 0 && isPlacement(options.placement);
}

// True if the change affects settings that must stay once a published round was paired by them.
bool isFixed(const SectionSettings &before, const SectionSettings &after)
{
    return before.format != after.format || before.options.gamesPerMatch != after.options.gamesPerMatch;
}

} // namespace

Step change(Event &event, const SetEventDetails &action)
{
    event.details = action.details;
    return std::nullopt;
}

Step change(Event &event, const AddSection &action)
{
    if (!isSound(action.settings))
        return Refusal { Refusal::Why::OutOfRange, {}, 0, 0 };
    Section section;
    section.id = ++event.lastSectionId;
    section.settings = action.settings;
    event.sections.push_back(std::move(section));
    return std::nullopt;
}

Step change(Event &event, const ChangeSection &action)
{
    return inSection(event, action.section, [&action](Section &section) -> Step {
        if (!isSound(action.settings))
            return Refusal { Refusal::Why::OutOfRange, {}, 0, 0 };
        if (publishedRounds(section) > 0 && isFixed(section.settings, action.settings))
            return Refusal { Refusal::Why::RoundsPublished, {}, 0, 0 };
        section.settings = action.settings;
        return std::nullopt;
    });
}

Step change(Event &event, const RemoveSection &action)
{
    return inSection(event, action.section, [&](const Section &section) -> Step {
        if (publishedRounds(section) > 0)
            return Refusal { Refusal::Why::RoundsPublished, {}, 0, 0 };
        std::erase_if(event.sections, [&action](const Section &each) { return each.id == action.section; });
        return std::nullopt;
    });
}

Step change(Event &event, const FinishSection &action)
{
    return inSection(event, action.section, [](Section &section) -> Step {
        for (std::size_t i = 0; i < section.rounds.size(); ++i) {
            const Step refusal = unlessState(section.rounds[i], static_cast<int>(i) + 1, Round::State::Finished);
            if (refusal)
                return refusal;
        }
        section.state = Section::State::Finished;
        return std::nullopt;
    });
}

Step change(Event &event, const SetRankings &action)
{
    Section *section = findSection(event, action.section);
    if (!section)
        return Refusal { Refusal::Why::UnknownSection, {}, 0, 0 };
    if (!haveOwnNames(action.rankings.categories))
        return Refusal { Refusal::Why::CategoryTwice, {}, 0, 0 };
    if (!isSound(action.rankings))
        return Refusal { Refusal::Why::OutOfRange, {}, 0, 0 };
    section->rankings = action.rankings;
    return std::nullopt;
}

Step change(Event &event, const ReopenSection &action)
{
    Section *section = findSection(event, action.section);
    if (!section)
        return Refusal { Refusal::Why::UnknownSection, {}, 0, 0 };
    section->state = Section::State::Open;
    return std::nullopt;
}

} // namespace kagetsu::tournament
