// SPDX-License-Identifier: MIT
#include "cli/commands/command.h"
#include "cli/input/journalinput.h"
#include "cli/output/languages.h"
#include "cli/output/message.h"
#include "cli/output/painter.h"

#include <CLI/App.hpp>
#include <CLI/Validators.hpp>

#include <QCoreApplication>
#include <QFile>
#include <QTemporaryDir>

#include <iostream>
#include <memory>

namespace kagetsu::cli {

namespace {

struct Order
{
    std::string file;
    std::string output;
    std::string language = "en";
};

QString fromArgument(const std::string &text)
{
    return QString::fromLocal8Bit(text.data(), static_cast<qsizetype>(text.size()));
}

ExitStatus refuse(std::string_view code, const std::string &text)
{
    printMessage({}, Severity::Error, code, text);
    return ExitStatus::Bad;
}

ExitStatus paint(const QString &journal, const QString &output, const std::string &language)
{
    const Painted painted = paintWith({ QStringLiteral("--protocol"), journal, QStringLiteral("--output"), output,
        QStringLiteral("--lang"), QString::fromStdString(language) });
    switch (painted.outcome) {
    case Painted::Outcome::Fine: return ExitStatus::Fine;
    case Painted::Outcome::NoPainter:
        return refuse(
            "no-painter", "The program kagetsu, which draws protocols, was not found. Install it beside kagetsu-cli.");
    case Painted::Outcome::Refused: break;
    }
    return refuse("not-written", painted.sentence.empty() ? "The protocol could not be written." : painted.sentence);
}

bool keep(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    return file.open(QFile::WriteOnly) && file.write(bytes) == bytes.size() && file.flush();
}

ExitStatus report(const Order &order, bool json)
{
    const auto found = readJournalInput(order.file);
    if (!found)
        return tellUnreadable(order.file, found.fault(), json);
    const bool toStandardOutput = order.output == "-";
    const QTemporaryDir room;
    QString journal = fromArgument(order.file);
    if (order.file == "-") {
        journal = room.filePath(QStringLiteral("journal.jsonl"));
        if (!keep(journal, found->bytes))
            return refuse("not-written", "The journal could not be written to the folder for temporary files.");
    }
    const QString output =
        toStandardOutput ? room.filePath(QStringLiteral("protocol.txt")) : fromArgument(order.output);
    if (const ExitStatus status = paint(journal, output, order.language); status != ExitStatus::Fine)
        return status;
    if (toStandardOutput) {
        QFile file(output);
        if (!file.open(QFile::ReadOnly))
            return refuse("not-written", "The protocol could not be written.");
        std::cout << file.readAll().constData();
    } else if (json) {
        const journal::Recovery &recovery = found->recovery;
        journal::Json answer {
            { "output", order.output },
            { "lines", recovery.end.sequence },
            { "moves", recovery.match.moves().size() },
            { "result", resultText(recovery.match.result()) },
            { "hash", recovery.end.hash.toStdString() },
        };
        if (found->fault)
            answer.update(faultJson(*found->fault));
        std::cout << answer.dump(-1, ' ', false, journal::Json::error_handler_t::replace) << '\n';
    }
    return found->fault ? tell(order.file, *found->fault) : ExitStatus::Fine;
}

ExitStatus runReport(const Order &order, bool json)
{
    char name[] = "kagetsu-cli";
    char *arguments[] { name, nullptr };
    int count = 1;
    const QCoreApplication application(count, arguments);
    return report(order, json);
}

} // namespace

void setUpJournalReport(CLI::App &parser, Task &task)
{
    parser.footer(
        "The protocol is the paper that both players and the arbiter sign. If the end of the journal cannot be\n"
        "trusted, the protocol contains only the lines before that, and says so; the exit status is then 1.");
    const auto order = std::make_shared<Order>();
    parser.add_option("FILE", order->file, "The journal; - is standard input")->required();
    parser
        .add_option(
            "-o,--output", order->output, "The file to write: .pdf, .html or .txt; - is text on standard output")
        ->required();
    parser.add_option("--lang", order->language, "Language of the protocol")
        ->capture_default_str()
        ->check(CLI::IsMember(languageCodes()));
    task.run = [order, &task] { return runReport(*order, task.json); };
}

} // namespace kagetsu::cli
