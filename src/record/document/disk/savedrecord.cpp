// SPDX-License-Identifier: MIT
#include "record/document/disk/savedrecord.h"

#include "record/edit/branch.h"
#include "record/formats/rifwriter.h"
#include "record/renlib/convert.h"
#include "record/renlib/librarywriter.h"
#include "record/sgf/sgfwriter.h"
#include "text/record/exporting.h"

#include <algorithm>

namespace kagetsu::document {

namespace {

QStringList wordsOf(const record::ExportLosses &losses)
{
    QStringList words;
    for (int i = 0; i < record::ExportLossCount; ++i) {
        const auto loss = static_cast<record::ExportLoss>(i);
        if (losses.count(loss) > 0)
            words += text::exportLossText(loss);
    }
    return words;
}

// Returns the encoding that SGF and RIF are written in. These formats state it.
SavedCharset stated()
{
    return { std::string(record::nameOf(record::Charset::Utf8)), false };
}

Result<SavedRecord, QString> savedLibrary(
    const record::GameTree &tree, QStringList losses, record::CharsetChoice choice)
{
    auto written = record::writeLibrary(tree, choice);
    if (!written)
        return Fault { text::libraryRefusalText(written.fault().reason) };
    if (!written->garbled.empty())
        losses += text::garbledTextsText(tree.charset(), static_cast<int>(written->garbled.size()));
    if (written->isUntold && choice == record::CharsetChoice::Open)
        losses += text::untoldCharsetText(written->charset);
    return SavedRecord { QByteArray::fromStdString(written->bytes), losses,
        SavedCharset { std::string(record::nameOf(written->charset)), written->isUntold } };
}

// Puts the edited games into the file one after another; the bytes of the others do not change. If no game was edited,
// the game shown is written.
QByteArray savedGames(const RecordContent &content)
{
    if (!content.collection || content.collection->size() <= 1)
        return QByteArray::fromStdString(record::writeSgf(*content.parts.front().game));
    const bool noneEdited = std::none_of(
        content.parts.begin(), content.parts.end(), [](const RecordContent::Part &part) { return part.isEdited; });
    record::Collection collection = *content.collection;
    std::string bytes;
    for (const RecordContent::Part &part : content.parts) {
        if (!part.isEdited && !noneEdited)
            continue;
        bytes.clear();
        writeCollection(collection, static_cast<std::size_t>(part.index), *part.game,
            [&bytes](std::string_view piece) { bytes += piece; });
        collection = record::readCollection(bytes);
    }
    return QByteArray::fromStdString(bytes);
}

// Writes all games of the file, the edited ones in their current state.
Result<SavedRecord, QString> savedRif(const RecordContent &content, const QDate &today)
{
    record::RifWriter writer;
    const std::size_t count = content.collection && !content.isLibrary ? content.collection->size() : 0;
    record::ExportLosses ofSgf;
    for (std::size_t i = 0; i < std::max<std::size_t>(1, count); ++i) {
        const auto part = std::find_if(content.parts.begin(), content.parts.end(),
            [i, count](const RecordContent::Part &each) { return count <= 1 || each.index == static_cast<int>(i); });
        const auto added = part == content.parts.end() ? writer.add(content.collection->readGame(i))
            : content.isLibrary                        ? writer.add(record::gameFromLibrary(part->game->tree, ofSgf))
                                                       : writer.add(*part->game);
        if (!added && count > 1)
            return Fault { text::exportRefusalText(added.fault(), static_cast<int>(i) + 1) };
        if (!added)
            return Fault { text::exportRefusalText(added.fault()) };
    }
    const record::WrittenGame written = writer.take(today.toString(Qt::ISODate).toStdString());
    return SavedRecord { QByteArray::fromStdString(written.bytes), wordsOf(written.losses), stated() };
}

} // namespace

std::optional<RecordFormat> formatOf(const QString &fileName)
{
    switch (record::formatFromFileName(fileName.toStdString()).value_or(record::Format::Moves)) {
    case record::Format::Sgf: return RecordFormat::Sgf;
    case record::Format::Library: return RecordFormat::Library;
    case record::Format::Rif: return RecordFormat::Rif;
    case record::Format::Psq: return RecordFormat::Psq;
    case record::Format::Pos: return RecordFormat::Pos;
    default: return std::nullopt;
    }
}

record::Game gameOf(const RecordContent &content)
{
    const record::Game &shown = *content.parts.front().game;
    record::ExportLosses losses;
    return content.isLibrary ? record::gameFromLibrary(shown.tree, losses) : shown;
}

RecordContent contentOf(const QByteArray &sgf)
{
    auto collection = std::make_shared<const record::Collection>(record::readCollection(sgf.toStdString()));
    return { false, false, collection,
        { { 0, std::make_shared<const record::Game>(collection->readGame(0)), false } } };
}

RecordContent branchOf(const RecordContent &content, record::NodeId node)
{
    const record::Game &shown = *content.parts.front().game;
    record::Game branch { shown.info, record::onlyThrough(shown.tree, node), shown.messages };
    return { content.isLibrary, content.isCharsetOpen, {},
        { { 0, std::make_shared<record::Game>(std::move(branch)), true } } };
}

Result<SavedRecord, QString> savedAs(const RecordContent &content, RecordFormat format, const QDate &today)
{
    const record::Game &shown = *content.parts.front().game;
    if (format == RecordFormat::Psq || format == RecordFormat::Pos) {
        const auto written = record::writePlain(
            gameOf(content), format == RecordFormat::Psq ? record::Format::Psq : record::Format::Pos);
        if (!written)
            return Fault { text::exportRefusalText(written.fault()) };
        return SavedRecord { QByteArray::fromStdString(written->bytes), wordsOf(written->losses) };
    }
    if (format == RecordFormat::Rif)
        return savedRif(content, today);
    if (content.isLibrary && format == RecordFormat::Library)
        return savedLibrary(
            shown.tree, {}, content.isCharsetOpen ? record::CharsetChoice::Open : record::CharsetChoice::Fixed);
    if (content.isLibrary) {
        record::ExportLosses losses;
        const record::Game game = record::gameFromLibrary(shown.tree, losses);
        return SavedRecord { QByteArray::fromStdString(record::writeSgf(game)), wordsOf(losses), stated() };
    }
    if (format == RecordFormat::Sgf)
        return SavedRecord { savedGames(content), {}, stated() };
    record::LibraryBuilder builder;
    builder.add(shown);
    record::GameTree tree = builder.take();
    tree.setCharset(record::Charset::Utf8);
    return savedLibrary(tree, wordsOf(builder.losses()), record::CharsetChoice::Fixed);
}

} // namespace kagetsu::document
