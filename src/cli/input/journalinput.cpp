// SPDX-License-Identifier: MIT
#include "cli/input/journalinput.h"

#include "cli/input/filename.h"
#include "cli/output/message.h"
#include "cli/words/journalfaultwords.h"
#include "match/journal/appendfile.h"

#include <iostream>
#include <iterator>

namespace kagetsu::cli {

using journal::FaultCode;
using journal::JournalFault;
using journal::Json;

namespace {

Result<QByteArray, JournalFault> readInput(const std::string &file)
{
    if (file != "-") {
        const std::optional<QString> name = fileNameOf(file);
        if (!name)
            return Fault { JournalFault { .code = FaultCode::BadName } };
        return journal::readJournalFile(*name);
    }
    const std::string all { std::istreambuf_iterator<char>(std::cin), std::istreambuf_iterator<char>() };
    return QByteArray::fromStdString(all);
}

} // namespace

Json faultJson(const JournalFault &fault)
{
    Json json { { "error", wordsFor(fault.code).code }, { "line", fault.line }, { "column", fault.column } };
    if (!fault.field.empty())
        json["field"] = fault.field;
    return json;
}

ExitStatus tell(const std::string &file, const JournalFault &fault)
{
    const Words words = wordsFor(fault.code);
    std::string text(words.text);
    if (!fault.field.empty() && text.ends_with(':'))
        text += ' ' + fault.field + '.';
    const std::string name = file == "-" ? "(standard input)" : file;
    printMessage({ name, fault.line, fault.column }, Severity::Error, words.code, text);
    return isFinding(fault.code) ? ExitStatus::No : ExitStatus::Bad;
}

Result<JournalInput, JournalFault> readJournalInput(const std::string &file)
{
    const auto bytes = readInput(file);
    if (!bytes)
        return Fault { bytes.fault() };
    JournalInput found;
    found.bytes = *bytes;
    found.text = journal::readJournal(*bytes);
    auto recovery = journal::recover(found.text);
    if (!recovery)
        return Fault { recovery.fault() };
    found.recovery = std::move(recovery).value();
    found.fault = found.recovery.fault;
    if (found.recovery.tornBytes > 0) {
        const int line = static_cast<int>(found.recovery.end.sequence) + 1;
        found.fault = JournalFault { .code = FaultCode::Torn, .line = line, .column = 1 };
    }
    return found;
}

ExitStatus tellUnreadable(const std::string &file, const JournalFault &fault, bool json)
{
    if (json)
        std::cout << faultJson(fault).dump() << '\n';
    return tell(file, fault);
}

std::string resultText(const record::GameResult &result)
{
    std::string text(record::codeOf(result.winner));
    if (result.reason != record::Reason::None)
        text += ' ' + std::string(record::codeOf(result.reason));
    return text;
}

} // namespace kagetsu::cli
