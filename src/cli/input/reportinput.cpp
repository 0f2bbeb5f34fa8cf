// SPDX-License-Identifier: MIT
#include "cli/input/reportinput.h"

#include "cli/input/eventinput.h"
#include "cli/input/input.h"
#include "cli/output/message.h"
#include "cli/words/eventwords.h"
#include "record/text/foundtext.h"
#include "tournament/trf/trfactions.h"
#include "tournament/trf/trfgames.h"
#include "tournament/trf/trfreader.h"

namespace kagetsu::cli {

std::optional<ReadReport> readReport(const std::string &file)
{
    Input input(file);
    std::string bytes;
    if (!input.readAll(bytes))
        return std::nullopt;
    const std::optional<record::FoundText> found = record::decodeFound(bytes);
    if (found && found->isGuessed)
        printMessage({ input.name() }, Severity::Note, "charset-guessed",
            "The file does not state its text encoding; it was read as " + std::string(nameOf(found->charset)) + '.');
    if (found && found->decoded.badBytes > 0)
        tellWarning(input.name(), "bad-text",
            "Bytes that are no characters of " + std::string(nameOf(found->charset))
                + " were replaced: " + std::to_string(found->decoded.badBytes) + '.');
    std::string text = found ? found->decoded.text : bytes;
    auto report = tournament::readTrf(text);
    if (report)
        return ReadReport { std::move(*report), std::move(text) };
    const tournament::TrfFault &fault = report.fault();
    const Words words = wordsFor(fault.why);
    printMessage({ input.name(), fault.line, fault.place }, Severity::Error, words.code, words.text);
    return std::nullopt;
}

void tellLosses(const std::string &file, const ReadReport &read)
{
    if (read.report.isShifted)
        tellWarning(file, "shifted",
            "Points and games of players stand one place too far to the right; they were read as if in their places.");
    for (const tournament::TrfLoss &loss : lossesOf(read.report, read.text)) {
        const Words words = wordsFor(loss);
        printMessage({ file, loss.lines.empty() ? 0 : loss.lines.front() }, Severity::Warning, words.code, words.text);
    }
    for (const int round : roundsWithoutTables(read.report))
        tellWarning(file, "tables-unknown",
            "The report does not say who played at which table in round " + std::to_string(round)
                + ", so the tables were numbered anew, in the order of the players.");
    printMessage({ file }, Severity::Note, "not-in-reports",
        "A report does not say which clubs players belong to or how rounds are paired. Check the settings of the "
        "event.");
}

} // namespace kagetsu::cli
