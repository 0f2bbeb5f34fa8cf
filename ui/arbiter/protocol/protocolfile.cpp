// SPDX-License-Identifier: MIT
#include "ui/arbiter/protocol/protocolfile.h"

#include "match/journal/appendfile.h"
#include "text/journal/journalfaults.h"
#include "translations/catalogues.h"
#include "ui/arbiter/protocol/protocoldocument.h"
#include "ui/print/paper/paper.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

namespace kagetsu::ui {

namespace {

struct FileWords
{
    Q_DECLARE_TR_FUNCTIONS(kagetsu::ui::ProtocolFile)
};

} // namespace

Result<journal::JournalProtocol, QString> readProtocolFile(const QString &path)
{
    const auto bytes = journal::readJournalFile(path);
    if (!bytes)
        return Fault { text::journalFaultText(bytes.fault()) };
    auto found = journal::readProtocol(*bytes);
    if (!found) {
        journal::JournalFault fault = found.fault();
        fault.path = path;
        return Fault { text::journalFaultText(fault) };
    }
    return std::move(found).value();
}

Result<Done, QString> writeProtocol(const QString &path, const QString &output, const QString &language)
{
    const std::optional<PaperFormat> format = paperFormatOf(output);
    if (!format)
        return Fault { FileWords::tr("The file name must end in .pdf, .html or .txt: %1").arg(output) };
    const QString code = language.isEmpty() ? catalogueCodes().constFirst() : language;
    if (!catalogueCodes().contains(code))
        return Fault { FileWords::tr("This language is not available: %1").arg(code) };
    const auto found = readProtocolFile(path);
    if (!found)
        return Fault { found.fault() };
    return savePaper(protocolDocument(*found, QFileInfo(path).fileName(), code), *format, output);
}

} // namespace kagetsu::ui
