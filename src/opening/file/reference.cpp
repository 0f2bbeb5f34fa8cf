// SPDX-License-Identifier: MIT
#include "opening/file/reference.h"

#include "opening/file/jsonvalue.h"
#include "opening/file/shipped.h"

#include <algorithm>
#include <charconv>

namespace kagetsu::opening {

namespace {

constexpr char Values[] = "values";

// Returns only what determines the play, without the texts for people.
Procedure bare(Procedure procedure)
{
    procedure.names.clear();
    procedure.about.clear();
    procedure.example.clear();
    return procedure;
}

std::map<std::string, Value> valuesOf(const Procedure &procedure)
{
    std::map<std::string, Value> values;
    for (const Parameter &parameter : procedure.params)
        values[parameter.name] = parameter.value;
    return values;
}

std::optional<Procedure> fromValues(const Procedure &procedure, const Json &reference)
{
    const auto version = reference.find("version");
    if (version == reference.end() || *version != procedure.version)
        return std::nullopt;
    std::map<std::string, Value> values;
    const auto written = reference.find(Values);
    if (written == reference.end())
        return std::nullopt;
    json::Faults faults(1);
    json::Map { ChosenValue }.read(json::Node(*written, faults), values);
    if (faults.isFull())
        return std::nullopt;
    auto made = withValues(procedure, values);
    return made ? std::optional(std::move(made).value()) : std::nullopt;
}

char lowered(char c)
{
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

// Returns the numbers that replace the placeholders of `name` in `title`; nothing if the title has another name.
std::optional<std::map<std::string, Value>> numbersIn(std::string_view title, std::string_view name)
{
    std::map<std::string, Value> numbers;
    while (!name.empty()) {
        if (name.front() != '{') {
            if (title.empty() || lowered(title.front()) != lowered(name.front()))
                return std::nullopt;
            name.remove_prefix(1);
            title.remove_prefix(1);
            continue;
        }
        const std::size_t close = std::min(name.find('}'), name.size() - 1);
        int number = 0;
        const auto [end, error] = std::from_chars(title.data(), title.data() + title.size(), number);
        if (error != std::errc {})
            return std::nullopt;
        numbers[std::string(name.substr(1, close - 1))] = number;
        title.remove_prefix(static_cast<std::size_t>(end - title.data()));
        name.remove_prefix(close + 1);
    }
    return title.empty() ? std::optional(numbers) : std::nullopt;
}

} // namespace

std::string toReference(const Procedure &procedure)
{
    const Procedure *shipped = procedureOf(shippedProcedures(), procedure.id);
    if (shipped) {
        const auto same = withValues(*shipped, valuesOf(procedure));
        if (same && bare(*same) == bare(procedure)) {
            Json values = Json::object();
            for (const Parameter &parameter : procedure.params)
                values[parameter.name] = ChosenValue.write(parameter.value);
            const Json reference { { "version", procedure.version }, { Values, std::move(values) } };
            return json::toText(Json { { procedure.id, reference } });
        }
    }
    Procedure whole = bare(procedure);
    const auto english = procedure.names.find("en");
    whole.names["en"] = english == procedure.names.end() ? procedure.id : english->second;
    return opening::toJson(whole);
}

std::optional<Procedure> procedureFromReference(std::string_view text, const std::vector<Procedure> &known)
{
    const auto json = json::parse(text);
    if (!json || !json->is_object() || json->size() != 1)
        return std::nullopt;
    const Json &content = json->front();
    if (content.is_object() && content.contains(Values)) {
        const std::string &id = json->begin().key();
        const Procedure *procedure = opening::procedureOf(shippedProcedures(), id);
        if (!procedure)
            procedure = opening::procedureOf(known, id);
        return procedure ? fromValues(*procedure, content) : std::nullopt;
    }
    auto read = readProcedures(text);
    return read ? std::optional(std::move(read).value().front()) : std::nullopt;
}

std::optional<Procedure> procedureFromTitle(std::string_view title, const std::vector<Procedure> &known)
{
    // Names that other programs use for some procedures (record-sgf.md#private-properties).
    static const std::pair<std::string_view, std::string_view> others[] { { "rif-classic", "RIF" },
        { "soosorv-n", "Soosyrv-{Nmax}" }, { "soosorv-n", "Soosorv-{Nmax}" } };
    for (const Procedure &procedure : known) {
        std::vector<std::string_view> names { procedure.id };
        for (const auto &[language, name] : procedure.names)
            names.push_back(name);
        for (const auto &[id, name] : others) {
            if (id == procedure.id)
                names.push_back(name);
        }
        for (std::string_view name : names) {
            const auto numbers = numbersIn(title, name);
            if (!numbers)
                continue;
            if (auto made = withValues(procedure, *numbers))
                return std::move(made).value();
        }
    }
    return std::nullopt;
}

} // namespace kagetsu::opening
