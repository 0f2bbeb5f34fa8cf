// SPDX-License-Identifier: MIT
#include "opening/example.h"
#include "opening/fieldreader.h"
#include "opening/jsonplace.h"
#include "opening/plan.h"
#include "opening/words.h"

#include <algorithm>

namespace kagetsu::opening {

namespace {

class Reader : public FieldReader
{
public:
    // Procedures are of use only when there is no fault.
    std::vector<Procedure> run(const Json &document)
    {
        std::vector<Procedure> procedures;
        const Node root { &document, {} };
        if (isObject(root)) {
            for (const auto &item : document.items()) {
                const std::size_t before = faults().size();
                procedures.push_back(readProcedure(item.key(), { &item.value(), memberPointer({}, item.key()) }));
                if (faults().size() == before)
                    checkWhole(procedures.back());
            }
        }
        return procedures;
    }

private:
    // The largest board shows every fault that is not one of the board; patterns are on odd ones only.
    void checkWhole(const Procedure &procedure)
    {
        const int largest = rules::MaxBoardSize - (procedure.boardParity == BoardParity::Odd ? 1 : 0);
        const Result<Plan, ProcedureFault> plan = makePlan(procedure, largest);
        if (!plan && !makePlan(procedure, largest - 1))
            fail(plan.fault().error, plan.fault().pointer);
        else if (const auto line = brokenExampleLine(procedure))
            fail(ProcedureError::BadExample, memberPointer({}, procedure.id) + "/example/" + std::to_string(*line));
    }

    Value readValue(const Node &node)
    {
        if (node->is_boolean())
            return readBool(node);
        if (node->is_number())
            return readNumber(node, -MaxValue, MaxValue);
        if (node->is_string())
            return readText(node);
        std::vector<std::string> texts;
        for (const Node &element : readArray(node))
            texts.push_back(readText(element));
        return texts;
    }

    Procedure readProcedure(const std::string &id, const Node &node)
    {
        Procedure procedure;
        procedure.id = id;
        if (id.empty())
            fail(ProcedureError::OutOfRange, node.pointer);
        if (!isObjectOf(node, { "name", "version", "about", "family", "board", "params", "rules", "steps", "example" }))
            return procedure;
        const Node name = required(node, "name");
        procedure.names = readTexts(name);
        if (name->is_object())
            required(name, "en");
        if (const Node about = optional(node, "about"))
            procedure.about = readTexts(about);
        if (const Node version = optional(node, "version"))
            procedure.version = readNumber(version, 1, MaxValue);
        procedure.family = readWord(required(node, "family"), words::Families);
        readBoard(required(node, "board"), procedure);
        if (const Node params = optional(node, "params"); params && isObject(params)) {
            for (const auto &item : params->items())
                procedure.params.push_back(
                    readParameter(item.key(), { &item.value(), memberPointer(params.pointer, item.key()) }));
        }
        // A pass is legal from the seventh stone in renju and never in gomoku when nothing is said
        // (openings.md#procedure-files).
        procedure.passFrom = procedure.family == Family::Renju ? 7 : 0;
        if (const Node rules = optional(node, "rules"))
            readRules(rules, procedure);
        for (const Node &step : readArray(required(node, "steps")))
            procedure.steps.push_back(readStep(step));
        if (const Node example = optional(node, "example")) {
            for (const Node &line : readArray(example))
                procedure.example.push_back(readText(line));
        }
        return procedure;
    }

    void readBoard(const Node &node, Procedure &procedure)
    {
        if (!isObjectOf(node, { "min", "parity", "centre_of" }))
            return;
        procedure.boardMin = readNumber(required(node, "min"), rules::MinBoardSize, rules::MaxBoardSize);
        procedure.boardParity = readWord(required(node, "parity"), words::Parities);
        if (const Node centre = optional(node, "centre_of"))
            procedure.evenCentre = readWord(centre, words::EvenCentres);
    }

    void readRules(const Node &node, Procedure &procedure)
    {
        if (!isObjectOf(node, { "pass_from", "symmetry", "swap_denied" }))
            return;
        if (const Node passFrom = optional(node, "pass_from"))
            procedure.passFrom = passFrom->is_null() ? 0 : readNumber(passFrom, 1, MaxValue);
        if (const Node symmetry = optional(node, "symmetry"))
            procedure.symmetry = readWord(symmetry, words::SymmetryModes);
        if (const Node denied = optional(node, "swap_denied")) {
            for (const Node &seat : readArray(denied))
                procedure.swapDenied[readWord(seat, words::Seats)] = true;
        }
    }

    Parameter readParameter(const std::string &name, const Node &node)
    {
        Parameter parameter;
        parameter.name = name;
        if (!isObjectOf(node, { "default", "values" }))
            return parameter;
        parameter.value = readValue(required(node, "default"));
        const Node values = optional(node, "values");
        if (!values)
            return parameter;
        for (const Node &value : readArray(values))
            parameter.allowed.push_back(readValue(value));
        const auto &allowed = parameter.allowed;
        if (std::find(allowed.begin(), allowed.end(), parameter.value) == allowed.end())
            fail(ProcedureError::ValueNotAllowed, memberPointer(node.pointer, "default"));
        return parameter;
    }

    Step readStep(const Node &node)
    {
        Step step;
        if (!isObject(node))
            return step;
        step.id = readText(required(node, "id"));
        const Node kind = required(node, "do");
        const std::string word = readText(kind);
        if (word == "end") {
            isObjectOf(node, { "id", "do" });
            step.action = EndStep {};
            return step;
        }
        step.by = readWord(required(node, "by"), words::Actors);
        if (const Node goTo = optional(node, "goto"))
            step.goTo = readGoto(goTo);
        if (word == "place")
            step.action = readPlace(node);
        else if (word == "declare")
            step.action = readDeclare(node);
        else if (word == "choose")
            step.action = readChoose(node);
        else if (word == "offer")
            step.action = readOffer(node);
        else if (word == "select" && isObjectOf(node, { "id", "do", "by", "goto" }))
            step.action = SelectStep {};
        else if (word == "setup" && isObjectOf(node, { "id", "do", "by", "goto", "stones" }))
            step.action = SetupStep { readValue(required(node, "stones")) };
        else
            fail(ProcedureError::UnknownWord, kind.pointer);
        return step;
    }

    PlaceStep readPlace(const Node &node)
    {
        PlaceStep place;
        isObjectOf(node, { "id", "do", "by", "goto", "move", "region", "pattern" });
        const Node move = required(node, "move");
        if (!move->is_string())
            place.move = readNumber(move, 1, MaxValue);
        else if (*move != "next")
            fail(ProcedureError::UnknownWord, move.pointer);
        place.region = readText(required(node, "region"));
        const Node pattern = optional(node, "pattern");
        if (pattern && isObjectOf(pattern, { "catalogue", "exclude" })) {
            const Node exclude = optional(pattern, "exclude");
            place.pattern = PatternRule { readText(required(pattern, "catalogue")),
                exclude ? readValue(exclude) : Value(std::vector<std::string> {}) };
        }
        return place;
    }

    DeclareStep readDeclare(const Node &node)
    {
        isObjectOf(node, { "id", "do", "by", "goto", "var", "min", "max" });
        return { readText(required(node, "var")), readValue(required(node, "min")), readValue(required(node, "max")) };
    }

    OfferStep readOffer(const Node &node)
    {
        isObjectOf(node, { "id", "do", "by", "goto", "count", "region" });
        return { readValue(required(node, "count")), readText(required(node, "region")) };
    }

    ChooseStep readChoose(const Node &node)
    {
        isObjectOf(node, { "id", "do", "by", "goto", "options" });
        const Node options = required(node, "options");
        if (options->is_string()) {
            if (*options != "keep-swap")
                fail(ProcedureError::UnknownWord, options.pointer);
            return { { { "keep", Effect::Keep, {}, {} }, { "swap", Effect::Swap, {}, {} } } };
        }
        ChooseStep choose;
        for (const Node &element : readArray(options)) {
            if (!isObjectOf(element, { "id", "effect", "goto", "limit" }))
                break;
            Option &option = choose.options.emplace_back();
            option.id = readText(required(element, "id"));
            option.effect = readWord(required(element, "effect"), words::Effects);
            if (const Node goTo = optional(element, "goto"))
                option.goTo = readGoto(goTo);
            if (const Node limit = optional(element, "limit"))
                option.limit = readValue(limit);
        }
        return choose;
    }

    Goto readGoto(const Node &node)
    {
        if (node->is_string())
            return { {}, readText(node), {} };
        if (!isObjectOf(node, { "if", "then", "else" }))
            return {};
        return { readText(required(node, "if")), readText(required(node, "then")), readText(required(node, "else")) };
    }
};

// The procedures, or everything wrong with them.
using Answer = Result<std::vector<Procedure>, std::vector<ProcedureFault>>;

Answer read(std::string_view json)
{
    const Result<Json, ProcedureFault> document = parseJson(json);
    if (!document)
        return Fault { std::vector { document.fault() } };
    Reader reader;
    std::vector<Procedure> procedures = reader.run(*document);
    if (reader.faults().empty())
        return procedures;
    return Fault { reader.located(json) };
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

} // namespace kagetsu::opening
