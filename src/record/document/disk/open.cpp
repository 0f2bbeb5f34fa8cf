// SPDX-License-Identifier: MIT
#include "record/document/disk/open.h"

#include "record/document/line.h"
#include "text/common/foreigntext.h"
#include "text/record/recordfile.h"

#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace kagetsu::document {

namespace {

using text::FileFault;

// Larger than any record of a club; an SGF file is never this large.
constexpr qint64 MaxRecordBytes = 2147483647;

// A file of this size is read faster than the eye can see.
constexpr qint64 ReadAtOnce = 256 * 1024;

// True if the games contain nothing useful. The reader refuses nothing (record-sgf.md#r1), so a program or a picture
// that happens to contain "(;" has games, too. Zero bytes alone do not show this, because texts in UTF-16 have them.
bool isNoise(const record::Collection &collection)
{
    for (std::size_t i = 0; i < collection.size(); ++i) {
        const record::CollectionEntry entry = collection.entry(i);
        if (entry.mainMoves > 0 || entry.columns > 0 || !entry.gameName.empty())
            return false;
    }
    return true;
}

OpenFault faultOf(const record::LibraryRefusal &refusal, const QString &name)
{
    switch (refusal.reason) {
    case record::LibraryRefusal::Reason::NoLibrary: return { text::fileFaultText(FileFault::NoRecord, name) };
    case record::LibraryRefusal::Reason::NewerVersion:
        return { text::newerLibraryText(name, refusal.majorVersion, refusal.minorVersion), true };
    case record::LibraryRefusal::Reason::TooLarge: return { text::fileFaultText(FileFault::TooLarge, name) };
    case record::LibraryRefusal::Reason::GivenUp: break;
    }
    return {};
}

Result<OpenedRecord, OpenFault> openLibrary(
    std::string bytes, const QString &name, const OpenChoices &choices, const QString &calledName)
{
    record::LibraryReadOptions options;
    options.plainCharset = choices.plainCharset;
    options.boardSize = std::clamp(choices.boardSize, rules::MinBoardSize, rules::DefaultBoardSize);
    options.anyVersion = choices.anyVersion;
    options.mayContinue = choices.mayContinue;
    const auto charset = record::charsetFromName(choices.charset);
    if (charset && record::extendsAscii(*charset))
        options.charset = charset;
    auto library = record::readLibrary(std::move(bytes), options);
    if (!library)
        return Fault { faultOf(library.fault(), calledName) };
    const record::NodeId opening = openingNodeOf(library->game.tree);
    return OpenedRecord { {}, name, std::move(library).value(), {}, opening };
}

// Reads a file. The error is a sentence with the name of the file and the system's reason.
Result<QByteArray, QString> bytesOf(const QString &path)
{
    const auto fault = [name = text::foreignPath(path)](FileFault what, const QString &system = {}) {
        return Fault { text::fileFaultText(what, name, system) };
    };
    // Only regular files are read: some devices have no end, and a pipe may never deliver anything.
    const QFileInfo there(path);
    if (there.exists() && !there.isFile() && !there.isDir())
        return fault(FileFault::NoFile);
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return fault(FileFault::NotOpened, file.errorString());
    if (file.size() > MaxRecordBytes)
        return fault(FileFault::TooLarge);
    QByteArray bytes = file.readAll();
    if (file.error() != QFileDevice::NoError)
        return fault(FileFault::NotRead, file.errorString());
    return bytes;
}

} // namespace

Result<OpenedRecord, OpenFault> openRecord(
    std::string bytes, const QString &name, const OpenChoices &choices, const QString &calledName)
{
    const QString &called = calledName.isEmpty() ? name : calledName;
    const std::string fileName = name.toStdString();
    if (record::recognise(bytes, fileName) == record::Format::Library)
        return openLibrary(std::move(bytes), name, choices, called);
    const bool hasZeros = bytes.find('\0') != std::string::npos;
    auto kept = std::make_shared<const std::string>(bytes);
    record::Collection collection = record::readRecords(std::move(bytes), { choices.charset, {}, fileName });
    if (collection.size() == 0 || (hasZeros && collection.format() == record::Format::Sgf && isNoise(collection)))
        return Fault { OpenFault { text::fileFaultText(FileFault::NoRecord, called) } };
    record::Game first = collection.readGame(0);
    return OpenedRecord { {}, name, std::move(collection), std::move(first), {}, std::move(kept) };
}

Result<OpenedRecord, OpenFault> openFile(const QString &path, const OpenChoices &choices)
{
    const Result<QByteArray, QString> bytes = bytesOf(path);
    if (!bytes)
        return Fault { OpenFault { bytes.fault() } };
    const QString name = QFileInfo(path).fileName();
    auto record = openRecord(bytes->toStdString(), name, choices, text::foreignText(name));
    if (record) {
        if (record->isSavedOver())
            record.value().path = path;
        record.value().file.stamp = stampOf(*bytes);
    }
    return record;
}

background::Amount amountOfBytes(qint64 size)
{
    return size <= ReadAtOnce ? background::Amount::Small : background::Amount::Large;
}

} // namespace kagetsu::document
