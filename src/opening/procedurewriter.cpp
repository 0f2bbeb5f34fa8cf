// SPDX-License-Identifier: MIT
#include "opening/jsontext.h"
#include "opening/words.h"

namespace kagetsu::opening {

namespace {

Json toJson(const Goto &goTo)
{
    if (goTo.condition.empty())
        return goTo.then;
    return { { "if", goTo.condition }, { "then", goTo.then }, { "else", goTo.otherwise } };
}

Json toJson(const Option &option)
{
    Json json { { "id", option.id }, { "effect", words::wordOf(words::Effects, option.effect) } };
    if (option.goTo)
        json["goto"] = toJson(*option.goTo);
    if (option.limit)
        json["limit"] = jsonOf(*option.limit);
    return json;
}

std::string_view kindOf(const PlaceStep &)
{
    return "place";
}
std::string_view kindOf(const DeclareStep &)
{
    return "declare";
}
std::string_view kindOf(const ChooseStep &)
{
    return "choose";
}
std::string_view kindOf(const OfferStep &)
{
    return "offer";
}
std::string_view kindOf(const SelectStep &)
{
    return "select";
}
std::string_view kindOf(const SetupStep &)
{
    return "setup";
}
std::string_view kindOf(const EndStep &)
{
    return "end";
}

void addFields(Json &json, const PlaceStep &place)
{
    json["move"] = place.move ? Json(*place.move) : Json("next");
    json["region"] = place.region;
    if (place.pattern)
        json["pattern"] = { { "catalogue", place.pattern->catalogue }, { "exclude", jsonOf(place.pattern->exclude) } };
}

void addFields(Json &json, const DeclareStep &declare)
{
    json["var"] = declare.variable;
    json["min"] = jsonOf(declare.min);
    json["max"] = jsonOf(declare.max);
}

void addFields(Json &json, const ChooseStep &choose)
{
    Json &options = json["options"] = Json::array();
    for (const Option &option : choose.options)
        options.push_back(toJson(option));
}

void addFields(Json &json, const OfferStep &offer)
{
    json["count"] = jsonOf(offer.count);
    json["region"] = offer.region;
}

void addFields(Json &json, const SetupStep &setup)
{
    json["stones"] = jsonOf(setup.stones);
}

void addFields(Json &, const SelectStep &) { }
void addFields(Json &, const EndStep &) { }

Json toJson(const Step &step)
{
    Json json { { "id", step.id } };
    json["do"] = std::visit([](const auto &action) { return kindOf(action); }, step.action);
    if (!std::holds_alternative<EndStep>(step.action))
        json["by"] = words::wordOf(words::Actors, step.by);
    std::visit([&](const auto &action) { addFields(json, action); }, step.action);
    if (step.goTo)
        json["goto"] = toJson(*step.goTo);
    return json;
}

Json paramsOf(const Procedure &procedure)
{
    Json params = Json::object();
    for (const Parameter &parameter : procedure.params) {
        Json &json = params[parameter.name];
        json["default"] = jsonOf(parameter.value);
        for (const Value &value : parameter.allowed)
            json["values"].push_back(jsonOf(value));
    }
    return params;
}

} // namespace

std::string toJson(const Procedure &procedure)
{
    Json json;
    json["name"] = procedure.names;
    if (!procedure.about.empty())
        json["about"] = procedure.about;
    json["version"] = procedure.version;
    json["family"] = words::wordOf(words::Families, procedure.family);
    json["board"] = { { "min", procedure.boardMin },
        { "parity", words::wordOf(words::Parities, procedure.boardParity) },
        { "centre_of", words::wordOf(words::EvenCentres, procedure.evenCentre) } };
    json["params"] = paramsOf(procedure);
    json["rules"] = { { "pass_from", procedure.passFrom > 0 ? Json(procedure.passFrom) : Json() },
        { "symmetry", words::wordOf(words::SymmetryModes, procedure.symmetry) } };
    for (Seat seat : BothSeats) {
        if (procedure.swapDenied[seat])
            json["rules"]["swap_denied"].push_back(words::wordOf(words::Seats, seat));
    }
    Json &steps = json["steps"] = Json::array();
    for (const Step &step : procedure.steps)
        steps.push_back(toJson(step));
    if (!procedure.example.empty())
        json["example"] = procedure.example;
    // Names built by hand may be no UTF-8; they must not make writing fail.
    return Json { { procedure.id, std::move(json) } }.dump(-1, ' ', false, Json::error_handler_t::replace);
}

} // namespace kagetsu::opening
