// SPDX-License-Identifier: MIT
#include "opening/plan.h"

#include "base/json/place.h"
#include "opening/flow.h"
#include "opening/pattern/catalogue.h"
#include "rules/shapes/row.h"

#include <algorithm>

namespace kagetsu::opening {

using rules::Point;

namespace {

constexpr std::size_t MaxSteps = 100;
constexpr int MaxNumber = 1000; // limits stones, offers and repetitions; no board holds more

// Builds the steps one by one. The first fault is kept, and what is built after it is never used.
class Planner
{
public:
    Planner(const Procedure &procedure, int boardSize)
        : m_procedure(procedure)
        , m_boardSize(boardSize)
    {
    }

    Result<Plan, ProcedureFault> run()
    {
        if (m_procedure.steps.size() > MaxSteps)
            return faultAt(ProcedureError::TooLong, "/steps");
        if (m_procedure.steps.empty())
            return faultAt(ProcedureError::NoEnd, "/steps");
        if (!m_procedure.fitsBoard(m_boardSize))
            return faultAt(ProcedureError::BoardNotAllowed, "/board");
        Plan plan;
        plan.reserve(m_procedure.steps.size());
        for (m_step = 0; m_step < m_procedure.steps.size(); ++m_step)
            plan.push_back(resolve(m_procedure.steps[m_step]));
        if (m_fault)
            return Fault { *m_fault };
        if (const std::optional<FlowFault> flow = checkFlow(plan, m_boardSize)) {
            m_step = flow->step;
            fail(flow->error, flow->field);
            return Fault { *m_fault };
        }
        // A pattern rule binds the stones before it, so the rule of a step that is never reached must be dropped.
        const std::vector<bool> isReached = reachableSteps(plan);
        for (std::size_t i = 0; i < plan.size(); ++i) {
            if (auto *place = std::get_if<PlanPlace>(&plan[i].action); place && !isReached[i])
                place->fromCatalogue = false;
        }
        return plan;
    }

private:
    Fault<ProcedureFault> faultAt(ProcedureError error, std::string_view where) const
    {
        return { ProcedureFault { error, 0, 0, json::memberPointer({}, m_procedure.id).append(where) } };
    }

    void fail(ProcedureError error, std::string_view field)
    {
        if (m_fault)
            return;
        std::string pointer = json::memberPointer({}, m_procedure.id) + "/steps/" + std::to_string(m_step);
        if (!field.empty())
            pointer.append("/").append(field);
        m_fault = ProcedureFault { error, 0, 0, pointer };
    }

    const Value *parameter(std::string_view name, std::string_view field)
    {
        for (const Parameter &candidate : m_procedure.params) {
            if (candidate.name == name)
                return &candidate.value;
        }
        fail(ProcedureError::UnknownParameter, field);
        return nullptr;
    }

    // Returns the value itself, or the value of the parameter if it is "$name".
    template <class T>
    T valueAs(const Value &value, std::string_view field)
    {
        const Value *found = &value;
        const auto *text = std::get_if<std::string>(&value);
        if (text && text->starts_with('$'))
            found = parameter(std::string_view(*text).substr(1), field);
        if (!found)
            return {};
        if (const T *content = std::get_if<T>(found))
            return *content;
        fail(ProcedureError::WrongType, field);
        return {};
    }

    int number(const Value &value, int min, std::string_view field)
    {
        const int found = valueAs<int>(value, field);
        if (found < min || found > MaxNumber)
            fail(ProcedureError::OutOfRange, field);
        return found;
    }

    Region region(const std::string &written)
    {
        constexpr std::string_view field = "region";
        std::string text = valueAs<std::string>(written, field);
        if (const std::size_t dollar = text.find(":$"); dollar != std::string::npos) {
            const int width = valueAs<int>(text.substr(dollar + 1), field);
            text = text.substr(0, dollar + 1) + std::to_string(width);
        }
        const Point centre = centreOf(m_boardSize, m_procedure.evenCentre);
        const std::optional<Region> found = regionFromText(text, centre);
        if (!found)
            fail(ProcedureError::BadRegion, field);
        return found.value_or(Region {});
    }

    std::size_t target(const std::optional<Goto> &goTo, std::string_view field)
    {
        if (!goTo) {
            if (m_step + 1 == m_procedure.steps.size())
                fail(ProcedureError::NoEnd, {});
            return m_step + 1;
        }
        // Both branches are looked up, so that a wrong name is a fault even if the current value of the parameter never
        // uses it.
        const std::size_t then = indexOf(goTo->then, field);
        if (goTo->condition.empty())
            return then;
        const std::size_t otherwise = indexOf(goTo->otherwise, field);
        const Value *condition = parameter(goTo->condition, field);
        if (condition && !std::holds_alternative<bool>(*condition))
            fail(ProcedureError::WrongType, field);
        return condition && *condition == Value(true) ? then : otherwise;
    }

    std::size_t indexOf(const std::string &id, std::string_view field)
    {
        const auto &steps = m_procedure.steps;
        const auto found = std::find_if(steps.begin(), steps.end(), [&](const Step &step) { return step.id == id; });
        if (found == steps.end())
            fail(ProcedureError::UnknownStep, field);
        return static_cast<std::size_t>(found - steps.begin());
    }

    PlanStep resolve(const Step &step)
    {
        if (indexOf(step.id, "id") != m_step)
            fail(ProcedureError::DuplicateId, "id");
        PlanStep planned { step.id, step.by, {}, 0 };
        planned.action = std::visit([&](const auto &action) { return PlanAction(resolveAction(action)); }, step.action);
        const bool jumpsItself =
            std::holds_alternative<ChooseStep>(step.action) || std::holds_alternative<EndStep>(step.action);
        if (!jumpsItself)
            planned.next = target(step.goTo, "goto");
        return planned;
    }

    PlanPlace resolveAction(const PlaceStep &place)
    {
        PlanPlace planned { place.move, region(place.region), place.pattern.has_value(), {} };
        if (!place.pattern)
            return planned;
        if (place.pattern->catalogue != Renju26)
            fail(ProcedureError::UnknownPattern, "pattern/catalogue");
        for (const std::string &code : valueAs<std::vector<std::string>>(place.pattern->exclude, "pattern/exclude")) {
            if (const Pattern *pattern = patternFromCode(code))
                planned.exclude.emplace_back(pattern->code);
            else
                fail(ProcedureError::UnknownPattern, "pattern/exclude");
        }
        return planned;
    }

    PlanDeclare resolveAction(const DeclareStep &declare)
    {
        const int min = number(declare.min, 1, "min");
        return { declare.variable, min, number(declare.max, min, "max") };
    }

    PlanChoose resolveAction(const ChooseStep &choose)
    {
        PlanChoose planned;
        if (choose.options.empty())
            fail(ProcedureError::NoWayOut, "options");
        for (const Option &option : choose.options) {
            const std::string field = "options/" + std::to_string(planned.options.size());
            const auto same = [&](const PlanOption &earlier) { return earlier.id == option.id; };
            if (std::any_of(planned.options.begin(), planned.options.end(), same))
                fail(ProcedureError::DuplicateId, field + "/id");
            PlanOption &added = planned.options.emplace_back();
            added.id = option.id;
            added.effect = option.effect;
            if (option.limit)
                added.limit = number(*option.limit, 1, field + "/limit");
            added.next =
                option.goTo ? target(option.goTo, field + "/goto") : target(m_procedure.steps[m_step].goTo, "goto");
        }
        return planned;
    }

    PlanOffer resolveAction(const OfferStep &offer)
    {
        const auto *text = std::get_if<std::string>(&offer.count);
        if (text && !text->starts_with('$'))
            return { *text, region(offer.region) };
        return { number(offer.count, 1, "count"), region(offer.region) };
    }

    PlanSelect resolveAction(const SelectStep &) { return {}; }

    // Returns the points as written, or the stones of a pattern such as "renju26:D4" on a board that has patterns.
    std::vector<std::optional<Point>> pointsOf(const SetupStep &setup)
    {
        const auto texts = valueAs<std::vector<std::string>>(setup.stones, "stones");
        std::vector<std::optional<Point>> points;
        if (texts.size() == 1 && texts.front().starts_with(PatternPrefix)) {
            const Pattern *pattern = patternFromCode(std::string_view(texts.front()).substr(PatternPrefix.size()));
            if (!pattern || m_boardSize % 2 == 0)
                return { std::nullopt };
            const PatternStones stones = stonesOf(*pattern, rules::Symmetry::Identity, m_boardSize);
            points.assign(stones.begin(), stones.end());
            return points;
        }
        for (const std::string &text : texts)
            points.push_back(rules::pointFromText(text, m_boardSize));
        return points;
    }

    PlanSetup resolveAction(const SetupStep &setup)
    {
        PlanSetup planned;
        rules::Position position(m_boardSize);
        rules::Side side = rules::Side::Black;
        for (const std::optional<Point> &point : pointsOf(setup)) {
            if (!point || !position.isEmpty(*point)) {
                fail(ProcedureError::BadStones, "stones");
                break;
            }
            position.place(*point, side);
            // A start that already has a five is refused (opening.md#irregularities-in-the-opening).
            for (rules::Direction direction : rules::AllDirections) {
                if (rules::unbrokenRow(position, *point, side, direction).length >= 5)
                    fail(ProcedureError::BadStones, "stones");
            }
            planned.stones.push_back(*point);
            side = rules::other(side);
        }
        return planned;
    }

    PlanEnd resolveAction(const EndStep &) { return {}; }

    const Procedure &m_procedure;
    int m_boardSize;
    std::size_t m_step = 0;
    std::optional<ProcedureFault> m_fault;
};

} // namespace

Result<Plan, ProcedureFault> makePlan(const Procedure &procedure, int boardSize)
{
    return Planner(procedure, boardSize).run();
}

NeedKind kindOf(const PlanAction &action)
{
    struct Kind
    {
        NeedKind operator()(const PlanPlace &) const { return NeedKind::Place; }
        NeedKind operator()(const PlanDeclare &) const { return NeedKind::Declare; }
        NeedKind operator()(const PlanChoose &) const { return NeedKind::Choose; }
        NeedKind operator()(const PlanOffer &) const { return NeedKind::Offer; }
        NeedKind operator()(const PlanSelect &) const { return NeedKind::Select; }
        NeedKind operator()(const PlanSetup &) const { return NeedKind::Place; }
        NeedKind operator()(const PlanEnd &) const { return NeedKind::Finished; }
    };
    return std::visit(Kind {}, action);
}

bool allowsCode(const PlanPlace &place, std::string_view code)
{
    return std::find(place.exclude.begin(), place.exclude.end(), code) == place.exclude.end();
}

} // namespace kagetsu::opening
