// SPDX-License-Identifier: MIT
#include "sgfhelp.h"

#include <QFile>
#include <QRegularExpression>

namespace kagetsu::record {

Game onlyGame(const std::string &text)
{
    const Collection collection = readCollection(text);
    if (collection.size() != 1)
        qFatal("%zu games instead of one", collection.size());
    return collection.readGame(0);
}

Game onlyGame(const QByteArray &text)
{
    return onlyGame(text.toStdString());
}

QString shortText(const Game &game)
{
    static const QRegularExpression header(
        QStringLiteral(R"(FF\[4\]GM\[4\]CA\[UTF-8\]AP\[Kagetsu:[-0-9a-z.]+\](SZ\[15\])?)"));
    return QString::fromStdString(writeSgf(game, { .compact = true })).remove(header).trimmed();
}

QStringList names(const std::vector<Message> &messages)
{
    QStringList list;
    for (const Message &message : messages)
        list << QString::fromUtf8(nameOf(message.code).data(), static_cast<int>(nameOf(message.code).size()));
    return list;
}

QStringList sorted(QStringList list)
{
    list.sort();
    return list;
}

std::string dataFile(const char *path)
{
    QFile file(QStringLiteral(KAGETSU_TEST_DATA "/") + QString::fromUtf8(path));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("no file %s", path);
    return file.readAll().toStdString();
}

} // namespace kagetsu::record
