// SPDX-License-Identifier: MIT
#include "base/json/reader.h"
#include "opening/file/jsonvalue.h"
#include "opening/file/words.h"
#include "opening/plan.h"
#include "opening/play/example.h"

#include <algorithm>

namespace kagetsu::opening {

namespace {

using json::List;
using json::Name;
using json::Node;
using json::Number;

constexpr Number Ordinal { 1, AnyNumber.max };
constexpr json::Map ByLanguage { Name };
constexpr json::Map Titles { Name, "en" };

constexpr json::Error errorOf(ProcedureError error)
{
    return static_cast<json::Error>(error);
}

constexpr ValueFormat AnyValue { Name };

constexpr json::Object ForkFormat { [](auto &io, Goto &goTo) {
    io.member("if", goTo.condition, Name);
    io.member("then", goTo.then, Name);
    io.member("else", goTo.otherwise, Name);
} };

// Written as the id of a step if there is no condition.
struct GotoFormat
{
    Json write(Goto &goTo) const { return goTo.condition.empty() ? Json(goTo.then) : ForkFormat.write(goTo); }
    void read(const Node &node, Goto &goTo) const
    {
        if (node->is_string())
            Name.read(node, goTo.then);
        else
            ForkFormat.read(node, goTo);
    }
};

// The number of a stone, or "next".
struct MoveFormat
{
    Json write(const std::optional<int> &move) const { return move ? Json(*move) : Json("next"); }
    void read(const Node &node, std::optional<int> &move) const
    {
        if (!node->is_string())
            Ordinal.read(node, move.emplace());
        else if (*node != "next")
            node.fail(json::Error::UnknownWord);
    }
};

constexpr json::Object PatternFormat { []<class Io>(Io &io, PatternRule &pattern) {
    io.member("catalogue", pattern.catalogue, Name);
    if constexpr (!Io::Writes)
        pattern.exclude = std::vector<std::string> {};
    io.added("exclude", pattern.exclude, AnyValue);
} };

constexpr json::Object OptionFormat { [](auto &io, Option &option) {
    io.member("id", option.id, Name);
    io.member("effect", option.effect, words::Effects);
    io.maybe("goto", option.goTo, GotoFormat {});
    io.maybe("limit", option.limit, AnyValue);
} };

// In files, "keep-swap" is short for the two most common options.
struct OptionsFormat
{
    Json write(std::vector<Option> &options) const { return List { OptionFormat }.write(options); }
    void read(const Node &node, std::vector<Option> &options) const
    {
        if (!node->is_string())
            return List { OptionFormat }.read(node, options);
        if (*node != "keep-swap")
            node.fail(json::Error::UnknownWord);
        options = { { "keep", Effect::Keep, {}, {} }, { "swap", Effect::Swap, {}, {} } };
    }
};

constexpr auto ActionWords = json::kindWords<Action>(json::kind<PlaceStep>("place"), json::kind<DeclareStep>("declare"),
    json::kind<ChooseStep>("choose"), json::kind<OfferStep>("offer"), json::kind<SelectStep>("select"),
    json::kind<SetupStep>("setup"), json::kind<EndStep>("end"));

template <class Io>
void describe(Io &io, PlaceStep &place)
{
    io.member("move", place.move, MoveFormat {});
    io.member("region", place.region, Name);
    io.maybe("pattern", place.pattern, PatternFormat);
}
template <class Io>
void describe(Io &io, DeclareStep &declare)
{
    io.member("var", declare.variable, Name);
    io.member("min", declare.min, AnyValue);
    io.member("max", declare.max, AnyValue);
}
template <class Io>
void describe(Io &io, ChooseStep &choose)
{
    io.member("options", choose.options, OptionsFormat {});
}
template <class Io>
void describe(Io &io, OfferStep &offer)
{
    io.member("count", offer.count, AnyValue);
    io.member("region", offer.region, Name);
}
template <class Io>
void describe(Io &io, SetupStep &setup)
{
    io.member("stones", setup.stones, AnyValue);
}
template <class Io, class Empty>
    requires std::is_empty_v<Empty>
void describe(Io &, Empty &)
{
}

constexpr json::Object StepFormat { [](auto &io, Step &step) {
    io.member("id", step.id, Name);
    const bool isKnown = io.kind("do", step.action, ActionWords);
    if (std::holds_alternative<EndStep>(step.action))
        return;
    io.member("by", step.by, words::Actors);
    if (isKnown)
        std::visit([&io](auto &action) { describe(io, action); }, step.action);
    io.maybe("goto", step.goTo, GotoFormat {});
} };

constexpr json::Object BoardFormat { [](auto &io, Procedure &procedure) {
    io.member("min", procedure.boardMin, Number { rules::MinBoardSize, rules::MaxBoardSize });
    io.member("parity", procedure.boardParity, words::Parities);
    io.added("centre_of", procedure.evenCentre, words::EvenCentres);
} };

constexpr json::Object ParameterFormat { [](auto &io, Parameter &parameter) {
    io.member("default", parameter.value, AnyValue);
    auto &allowed = parameter.allowed;
    if (!io.has("values", !allowed.empty()))
        return;
    io.member("values", allowed, List { AnyValue });
    io.check("default", std::find(allowed.begin(), allowed.end(), parameter.value) != allowed.end(),
        errorOf(ProcedureError::ValueNotAllowed));
} };

struct ParametersFormat
{
    Json write(std::vector<Parameter> &params) const
    {
        Json json = Json::object();
        for (Parameter &parameter : params)
            json[parameter.name] = ParameterFormat.write(parameter);
        return json;
    }
    void read(const Node &node, std::vector<Parameter> &params) const
    {
        node.eachMember([&](const std::string &name, const Node &each) {
            Parameter &parameter = params.emplace_back();
            parameter.name = name;
            ParameterFormat.read(each, parameter);
        });
    }
};

// Null means that no pass is allowed.
struct PassFormat
{
    Json write(int move) const { return move > 0 ? Json(move) : Json(); }
    void read(const Node &node, int &move) const
    {
        if (node->is_null())
            move = 0;
        else
            Ordinal.read(node, move);
    }
};

struct SeatsFormat
{
    Json write(const PerSeat<bool> &seats) const
    {
        Json json = Json::array();
        for (const Seat seat : BothSeats) {
            if (seats[seat])
                json.push_back(words::Seats.of(seat));
        }
        return json;
    }
    void read(const Node &node, PerSeat<bool> &seats) const
    {
        node.eachElement([&](const Node &each) {
            Seat seat {};
            words::Seats.read(each, seat);
            seats[seat] = true;
        });
    }
};

constexpr json::Object RulesFormat { [](auto &io, Procedure &procedure) {
    io.added("pass_from", procedure.passFrom, PassFormat {});
    io.added("symmetry", procedure.symmetry, words::SymmetryModes);
    io.unless({}, "swap_denied", procedure.swapDenied, SeatsFormat {});
} };

constexpr json::Object ProcedureFormat { []<class Io>(Io &io, Procedure &procedure) {
    io.member("name", procedure.names, Titles);
    io.unless({}, "about", procedure.about, ByLanguage);
    io.added("version", procedure.version, Ordinal);
    io.member("family", procedure.family, words::Families);
    io.member("board", procedure, BoardFormat);
    io.added("params", procedure.params, ParametersFormat {});
    // By default a pass is legal from the seventh stone in renju and never in gomoku (opening.md#procedure-files).
    if constexpr (!Io::Writes)
        procedure.passFrom = procedure.family == Family::Renju ? 7 : 0;
    io.added("rules", procedure, RulesFormat);
    io.member("steps", procedure.steps, List { StepFormat });
    io.unless({}, "example", procedure.example, List { Name });
} };

// The largest boards show every fault that does not depend on the board; only odd boards have patterns.
void checkWhole(const Procedure &procedure, const Node &node)
{
    const int largest = rules::MaxBoardSize - (procedure.boardParity == BoardParity::Odd ? 1 : 0);
    const Result<Plan, ProcedureFault> plan = makePlan(procedure, largest);
    if (!plan && !makePlan(procedure, largest - 1))
        node.faults().add(errorOf(plan.fault().error), plan.fault().pointer);
    else if (const auto line = brokenExampleLine(procedure))
        node.faults().add(errorOf(ProcedureError::BadExample), node.pointer() + "/example/" + std::to_string(*line));
}

// The procedures, or everything wrong with them.
using Answer = Result<std::vector<Procedure>, std::vector<ProcedureFault>>;

Answer read(std::string_view text)
{
    std::vector<Procedure> procedures;
    const auto faults = json::readEach(text, [&](const std::string &id, const Node &node) {
        const std::size_t before = node.faults().count();
        Procedure &procedure = procedures.emplace_back();
        procedure.id = id;
        ProcedureFormat.read(node, procedure);
        if (node.faults().count() == before && !node.faults().isFull())
            checkWhole(procedure, node);
    });
    if (faults.empty())
        return procedures;
    std::vector<ProcedureFault> all;
    for (const json::DocumentFault &fault : faults)
        all.push_back(procedureFault(fault));
    return Fault { std::move(all) };
}

} // namespace

Result<std::vector<Procedure>, ProcedureFault> readProcedures(std::string_view json)
{
    Answer answer = read(json);
    if (!answer)
        return Fault { answer.fault().front() };
    return std::move(answer).value();
}

std::vector<ProcedureFault> checkProcedures(std::string_view json)
{
    const Answer answer = read(json);
    return answer ? std::vector<ProcedureFault> {} : answer.fault();
}

std::string toJson(const Procedure &procedure)
{
    Procedure written = procedure;
    return json::toText(Json { { procedure.id, ProcedureFormat.write(written) } });
}

} // namespace kagetsu::opening
