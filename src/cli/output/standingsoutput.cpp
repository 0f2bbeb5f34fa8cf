// SPDX-License-Identifier: MIT
#include "cli/output/standingsoutput.h"

#include "tournament/model/find.h"
#include "tournament/standings/valuetext.h"

#include <iostream>

namespace kagetsu::cli {

Answer standingsAnswer(const tournament::PlaceTable &places, const tournament::Section &section)
{
    Answer answer = Answer::array();
    for (const tournament::Standing &standing : places.rows) {
        Answer values = Answer::object();
        for (std::size_t i = 0; i < places.criteria.size(); ++i) {
            const tournament::Value &value = standing.values[i];
            const double unit = isInHundredths(places.criteria[i].kind) ? 100 : 1;
            const double amount = static_cast<double>(value.amount) / tournament::One / unit;
            values[codeOf(places.criteria[i])] = value.hasEffect ? Answer(amount) : Answer();
        }
        answer.push_back({ { "place", standing.place }, { "name", findEntry(section, standing.entry)->details.name },
            { "values", values } });
    }
    return answer;
}

void printStandings(const tournament::PlaceTable &places, const tournament::Section &section, bool json)
{
    if (json)
        return printJson(standingsAnswer(places, section));
    for (const tournament::Standing &standing : places.rows) {
        std::cout << standing.place << '\t' << onOneLine(findEntry(section, standing.entry)->details.name);
        for (std::size_t i = 0; i < standing.values.size(); ++i) {
            const tournament::Value &value = standing.values[i];
            std::cout << '\t' << (value.hasEffect ? exactText(places.criteria[i].kind, value.amount) : "-");
        }
        std::cout << '\n';
    }
}

} // namespace kagetsu::cli
