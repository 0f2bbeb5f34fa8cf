// SPDX-License-Identifier: MIT
#include "renlibhelp.h"

#include "record/renlib/dump.h"
#include "record/renlib/librarywriter.h"

namespace kagetsu::record {

QByteArray header30()
{
    return QByteArray("\xFFRenLib\xFF\x03", 9) + QByteArray(1, '\0') + QByteArray(10, '\xFF');
}

QByteArray header34()
{
    return QByteArray("\xFFRenLib\xFF\x03\x04", 10) + QByteArray(10, '\xFF');
}

QByteArray fromHex(const char *digits)
{
    return QByteArray::fromHex(digits);
}

Library readAll(const QByteArray &bytes, const LibraryReadOptions &options)
{
    Result<Library, LibraryRefusal> library = readLibrary(bytes.toStdString(), options);
    if (!library)
        qFatal("refused: %s", bytes.toHex(' ').constData());
    return std::move(library).value();
}

QByteArray dumped(const GameTree &tree)
{
    QByteArray text;
    dumpLibrary(tree, [&text](std::string_view piece) { text.append(piece.data(), static_cast<int>(piece.size())); });
    return text;
}

QStringList outline(const GameTree &tree)
{
    QStringList lines;
    for (const QByteArray &line : dumped(tree).split('\n')) {
        QList<QByteArray> fields = line.split('\t');
        if (fields.size() < 6 || line == "0\tROOT\t-\t-\t-\t-")
            continue;
        QStringList texts;
        for (const QByteArray &hex : fields.mid(3))
            texts << (hex == "-" ? QString() : QString::fromLatin1(QByteArray::fromHex(hex)));
        QStringList parts { fields[0], fields[1] };
        if (fields[2] != "-")
            parts << fields[2];
        if (!texts.join(QString()).isEmpty())
            parts << texts.join('|');
        lines << parts.join(' ');
    }
    return lines;
}

QStringList toldBy(const Library &library)
{
    QStringList list;
    for (const Message &message : library.game.messages)
        list << QString::fromUtf8(nameOf(message.code).data(), static_cast<int>(nameOf(message.code).size())) + ' '
                + QString::number(message.offset);
    return list;
}

QStringList toldBy(const GameTree &tree, const std::vector<TextConflict> &conflicts)
{
    QStringList list;
    for (const TextConflict &conflict : conflicts) {
        constexpr std::array names { "Headline", "Comment", "BoardText" };
        list << QString::number(conflict.node) + ' ' + names[static_cast<std::size_t>(conflict.kind)] + ' '
                + QString::fromStdString(tree.text(conflict.other));
    }
    return list;
}

QByteArray written(const GameTree &tree)
{
    const Result<WrittenLibrary, LibraryExportRefusal> library = writeLibrary(tree);
    if (!library)
        qFatal("misfit %d at node %u", static_cast<int>(library.fault().reason), library.fault().node);
    return QByteArray::fromStdString(library->bytes);
}

} // namespace kagetsu::record
