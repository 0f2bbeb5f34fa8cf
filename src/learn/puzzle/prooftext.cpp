// SPDX-License-Identifier: MIT
#include "learn/puzzle/prooftext.h"

#include "analysis/solver/proof/checker.h"
#include "analysis/solver/proof/forbiddendefences.h"
#include "base/enumtable.h"

#include <algorithm>
#include <charconv>
#include <vector>

namespace kagetsu::puzzle {

namespace {

using solver::Proof;
using solver::Reason;
using solver::Step;

constexpr EnumTable<Reason, char> ReasonLetters({
    { Reason::Five, 'f' },
    { Reason::TwoFives, 't' },
    { Reason::DefenceForbidden, 'd' },
    { Reason::NoDefence, 'n' },
    { Reason::GoesOn, 'g' },
});
constexpr char FivePoint = '+';
constexpr char Threatens = '~';
constexpr char Between = ';';

// Takes words off the front of a text.
class Words
{
public:
    explicit Words(std::string_view text)
        : m_rest(text)
    {
    }

    bool isAtEnd() const { return m_rest.empty(); }
    std::string_view next(char until)
    {
        const std::size_t end = std::min(m_rest.find(until), m_rest.size());
        const std::string_view word = m_rest.substr(0, end);
        m_rest.remove_prefix(std::min(end + 1, m_rest.size()));
        return word;
    }

private:
    std::string_view m_rest;
};

std::optional<std::size_t> numberOf(std::string_view text)
{
    std::size_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc() && end == text.data() + text.size() ? std::optional(number) : std::nullopt;
}

bool takePart(std::string_view part, int size, Step &step)
{
    if (part.empty())
        return false;
    if (part.front() == FivePoint) {
        const auto point = rules::pointFromText(part.substr(1), size);
        if (point)
            step.fivePoints.push_back(*point);
        return point.has_value();
    }
    if (part.front() == Threatens) {
        step.threatened = numberOf(part.substr(1));
        return step.threatened.has_value();
    }
    const std::size_t sign = part.find('=');
    const auto point = rules::pointFromText(part.substr(0, sign), size);
    const auto next = sign == std::string_view::npos ? std::nullopt : numberOf(part.substr(sign + 1));
    if (point && next)
        step.defences.push_back({ *point, *next });
    return point && next;
}

std::optional<Step> stepFrom(std::string_view text, int size)
{
    Words words(text);
    const std::string_view head = words.next(',');
    const auto reason = head.empty() ? std::nullopt : ReasonLetters.keyOf(head.back());
    const auto move = reason ? rules::pointFromText(head.substr(0, head.size() - 1), size) : std::nullopt;
    if (!move)
        return std::nullopt;
    Step step;
    step.move = *move;
    step.reason = *reason;
    while (!words.isAtEnd()) {
        if (!takePart(words.next(','), size, step))
            return std::nullopt;
    }
    return step;
}

// True if every step follows from an earlier one, all stones are placed on free points, and what is said to be forbidden
// is a free point, too.
bool canBePlayed(const Proof &proof, const rules::Position &position)
{
    const rules::Side defender = other(proof.attacker);
    std::vector<std::optional<rules::Position>> before(proof.steps.size());
    if (before.empty())
        return false;
    before.front() = position;
    for (std::size_t i = 0; i < proof.steps.size(); ++i) {
        const Step &step = proof.steps[i];
        if (!before[i] || !before[i]->isEmpty(step.move))
            return false;
        rules::Position with = *before[i];
        with.place(step.move, proof.attacker);
        if (step.reason == Reason::DefenceForbidden
            && (step.fivePoints.empty() || !with.isEmpty(step.fivePoints.front())))
            return false;
        const auto follows = [&](std::size_t next) { return next > i && next < proof.steps.size(); };
        if (step.threatened && !follows(*step.threatened))
            return false;
        if (step.threatened)
            before[*step.threatened] = with;
        for (const solver::Defence &each : step.defences) {
            if (!follows(each.next) || !with.isEmpty(each.point))
                return false;
            before[each.next] = with;
            before[each.next]->place(each.point, defender);
        }
    }
    return true;
}

} // namespace

std::string proofText(const Proof &proof)
{
    std::string text(1, proof.attacker == rules::Side::Black ? 'b' : 'w');
    for (const Step &step : proof.steps) {
        text += Between + toText(step.move) + ReasonLetters[step.reason];
        for (const rules::Point five : step.fivePoints)
            text += std::string(",") + FivePoint + toText(five);
        if (step.threatened)
            text += std::string(",") + Threatens + std::to_string(*step.threatened);
        for (const solver::Defence &each : step.defences)
            text += ',' + toText(each.point) + '=' + std::to_string(each.next);
    }
    return text;
}

std::optional<Proof> proofFromText(
    std::string_view text, const rules::Position &position, const rules::RuleSet &rules)
{
    Words words(text);
    const std::string_view side = words.next(Between);
    if (side != "b" && side != "w")
        return std::nullopt;
    Proof proof { side == "b" ? rules::Side::Black : rules::Side::White, {} };
    while (!words.isAtEnd()) {
        const auto step = stepFrom(words.next(Between), position.size());
        if (!step)
            return std::nullopt;
        proof.steps.push_back(*step);
    }
    if (!canBePlayed(proof, position))
        return std::nullopt;
    solver::explainForbiddenDefences(proof, position, rules);
    return solver::findHole(proof, position, rules) ? std::nullopt : std::optional(std::move(proof));
}

} // namespace kagetsu::puzzle
