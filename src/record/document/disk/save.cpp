// SPDX-License-Identifier: MIT
#include "record/document/disk/save.h"

#include "base/file/safefile.h"
#include "text/common/foreigntext.h"
#include "text/record/exporting.h"
#include "text/record/recordfile.h"

#include <QFile>

namespace kagetsu::document {

using text::FileFault;

Result<Done, QString> keepOriginal(const QString &path)
{
    QString beside = path + QStringLiteral(".bak");
    for (int number = 2; QFile::exists(beside); ++number)
        beside = path + QStringLiteral(".bak%1").arg(number);
    if (!QFile::copy(path, beside))
        return Fault { text::fileFaultText(FileFault::NoCopy, text::foreignPath(beside)) };
    return Done {};
}

SaveOutcome save(const SaveOrder &order, const std::function<bool()> &commits)
{
    using Question = SaveOutcome::Question;
    const auto written =
        savedAs(order.branch ? branchOf(order.content, *order.branch) : order.content, order.format, order.today);
    if (!written)
        return { .fault = text::noFormatText(), .more = { written.fault() } };
    if (order.stamp && isChanged(order.path, *order.stamp)) // a file that no longer exists is simply saved again
        return { .question = Question::Written };
    if (!order.branch && !order.mayLose && !written->losses.isEmpty())
        return { .question = Question::ExportLosses, .losses = written->losses };
    if (!commits())
        return {};
    if (order.keepsOriginal) {
        const Result<Done, QString> kept = keepOriginal(order.path);
        if (!kept)
            return { .fault = kept.fault() };
    }
    const Result<Done, QString> saved = saveBytes(order.path, written->bytes);
    if (!saved)
        return { .fault = saved.fault(), .keptOriginal = order.keepsOriginal };
    return { .losses = written->losses,
        .charset = written->charset,
        .keptOriginal = order.keepsOriginal,
        .stamp = stampOf(written->bytes) };
}

Result<Done, QString> saveBytes(const QString &path, const QByteArray &bytes)
{
    const auto saved = file::saveFile(path, bytes);
    if (!saved)
        return Fault { unsavedText(path, saved.fault()) };
    return Done {};
}

QString unsavedText(const QString &path, const QString &fault)
{
    return text::fileFaultText(FileFault::NotSaved, text::foreignPath(path), fault);
}

background::Amount amountToSave(const RecordContent &content)
{
    std::int64_t nodes = 0;
    for (const RecordContent::Part &part : content.parts)
        nodes += part.game->tree.nodeCount();
    // Unedited games are written as they are, but the file is read again for each edited one.
    if (content.collection) {
        for (std::size_t i = 0; i < content.collection->size(); ++i)
            nodes += content.collection->nodesOf(i);
    }
    return amountOf(nodes);
}

} // namespace kagetsu::document
