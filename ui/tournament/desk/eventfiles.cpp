// SPDX-License-Identifier: MIT
#include "ui/tournament/desk/eventfiles.h"

#include "record/text/foundtext.h"
#include "text/common/foreigntext.h"
#include "text/tournament/refusals.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace kagetsu::ui {

namespace {

struct EventFiles
{
    Q_DECLARE_TR_FUNCTIONS(EventFiles)
};

constexpr qint64 MostBytes = 16 << 20;
// This much of a text is enough to recognise it.
constexpr qint64 MostLooked = 64 << 10;

bool endsWithAny(const QString &path, std::initializer_list<const char *> endings)
{
    const QString suffix = QFileInfo(path).suffix().toLower();
    return std::any_of(
        endings.begin(), endings.end(), [&suffix](const char *ending) { return suffix == QLatin1String(ending); });
}

} // namespace

bool isReportFile(const QString &path)
{
    if (endsWithAny(path, { "trf", "trfx", "trf16", "trf26" }))
        return true;
    QFile file(path);
    if (!endsWithAny(path, { "txt" }) || !file.open(QIODevice::ReadOnly))
        return false;
    const QByteArray beginning = file.read(MostLooked);
    return tournament::lineOfReport({ beginning.constData(), std::size_t(beginning.size()) }) > 0;
}

bool isListFile(const QString &path, bool mayBeText)
{
    return endsWithAny(path, { "csv", "tsv", "xlsx", "xlsm", "ods" })
        || (mayBeText && endsWithAny(path, { "txt" }) && !isReportFile(path));
}

Result<ReportFile, QString> readReportFile(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly) || file.size() > MostBytes)
        return Fault { EventFiles::tr("Could not open %1.").arg(text::foreignPath(path)) };
    const std::string bytes = file.readAll().toStdString();
    const auto found = record::decodeFound(bytes);
    const std::string &text = found ? found->decoded.text : bytes;
    auto report = tournament::readTrf(text);
    if (!report)
        return Fault { text::trfFaultText(report.fault()) };
    std::vector<tournament::TrfLoss> losses = lossesOf(*report, text);
    return ReportFile { std::move(report).value(), std::move(losses) };
}

} // namespace kagetsu::ui
