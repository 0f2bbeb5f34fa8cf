// SPDX-License-Identifier: MIT
#include "opening/play/acttext.h"

#include "opening/file/words.h"

#include <algorithm>
#include <charconv>

namespace kagetsu::opening {

using rules::Point;

namespace {

template <class... Each>
struct Overloaded : Each...
{
    using Each::operator()...;
};
template <class... Each>
Overloaded(Each...) -> Overloaded<Each...>;

std::vector<std::string_view> wordsOf(std::string_view line)
{
    constexpr std::string_view blanks = " \t";
    std::vector<std::string_view> words;
    for (std::size_t at = line.find_first_not_of(blanks); at != std::string_view::npos;) {
        const std::size_t end = std::min(line.find_first_of(blanks, at), line.size());
        words.push_back(line.substr(at, end - at));
        at = line.find_first_not_of(blanks, end);
    }
    return words;
}

std::optional<Act> declarationFrom(std::string_view text)
{
    int number = 0;
    const char *end = text.data() + text.size();
    const auto [last, error] = std::from_chars(text.data(), end, number);
    if (error != std::errc {} || last != end)
        return std::nullopt;
    return Declare { number };
}

std::optional<Act> stoneFrom(std::string_view verb, Point point)
{
    if (verb == "place")
        return Place { point };
    if (verb == "offer")
        return Offer { point };
    if (verb == "withdraw")
        return Withdraw { point };
    if (verb == "select")
        return Select { point };
    return std::nullopt;
}

} // namespace

std::string toText(const Act &act)
{
    return std::visit(Overloaded {
                          [](const Place &place) { return "place " + rules::toText(place.point); },
                          [](const Choose &choose) { return "choose " + choose.option; },
                          [](const Declare &declare) { return "declare " + std::to_string(declare.number); },
                          [](const Offer &offer) { return "offer " + rules::toText(offer.point); },
                          [](const Withdraw &withdraw) { return "withdraw " + rules::toText(withdraw.point); },
                          [](const Select &select) { return "select " + rules::toText(select.point); },
                      },
        act);
}

std::optional<std::vector<Act>> actsFromText(std::string_view line, int boardSize)
{
    const std::vector<std::string_view> words = wordsOf(line);
    if (words.empty())
        return std::nullopt;
    const std::string_view verb = words.front();
    const bool isStone = stoneFrom(verb, {}).has_value();
    // The option "offer" has the same word as the act, but the act names its points.
    const bool isChoice = (!isStone && verb != "declare" && verb != "choose") || (verb == "offer" && words.size() == 1);
    if (isChoice)
        return words.size() == 1 ? std::optional(std::vector<Act> { Choose { std::string(verb) } }) : std::nullopt;
    const bool several = verb == "offer" || verb == "withdraw";
    if (words.size() < 2 || (words.size() > 2 && !several))
        return std::nullopt;
    std::vector<Act> acts;
    for (auto word = words.begin() + 1; word != words.end(); ++word) {
        std::optional<Act> act;
        if (verb == "choose")
            act = Choose { std::string(*word) };
        else if (verb == "declare")
            act = declarationFrom(*word);
        else if (const auto point = rules::pointFromText(*word, boardSize))
            act = stoneFrom(verb, *point);
        if (!act)
            return std::nullopt;
        acts.push_back(*std::move(act));
    }
    return acts;
}

Choose meantBy(const Choose &word, const Need &need)
{
    const auto first = [&](auto isMeant) -> const OpenOption * {
        const auto found = std::find_if(need.options.begin(), need.options.end(), isMeant);
        return found == need.options.end() ? nullptr : &*found;
    };
    if (first([&](const OpenOption &option) { return option.id == word.option; }))
        return word;
    if (const auto *option =
            first([&](const OpenOption &open) { return words::Effects.of(open.effect) == word.option; }))
        return { option->id };
    const bool takesBlack = word.option == words::Effects.of(Effect::TakeBlack);
    const bool takesWhite = word.option == words::Effects.of(Effect::TakeWhite);
    if (const auto *option =
            first([&](const OpenOption &open) { return open.blackAfter == need.seat ? takesBlack : takesWhite; }))
        return { option->id };
    return word;
}

} // namespace kagetsu::opening
