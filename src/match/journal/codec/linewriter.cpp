// SPDX-License-Identifier: MIT
#include "match/journal/codec/clockcodec.h"
#include "match/journal/codec/eventcodec.h"
#include "match/journal/codec/timestamptext.h"
#include "match/journal/journaltext.h"

#include <QCryptographicHash>

namespace kagetsu::journal {

namespace {

QByteArray textOf(const Json &json)
{
    return QByteArray::fromStdString(json::toText(json));
}

QByteArray bytesOf(std::string_view word)
{
    return QByteArray(word.data(), static_cast<qsizetype>(word.size()));
}

} // namespace

QByteArray writeLines(const match::Events &events, const match::Match &after, const QDateTime &wall, ChainEnd &end)
{
    QByteArray lines;
    const QByteArray wallMember = QByteArray::fromStdString(timestampText(wallOf(wall)));
    for (const match::Event &event : events) {
        const bool completes = &event == &events.back();
        const bool isBeat = std::holds_alternative<match::Beaten>(event.what);

        QByteArray line = "{";
        if (end.sequence == 0)
            line +=
                "\"format\":\"" + QByteArray(FormatName) + "\",\"version\":" + QByteArray::number(FormatVersion) + ',';
        line += "\"seq\":" + QByteArray::number(++end.sequence);
        line += ",\"mono_ms\":" + QByteArray::number(static_cast<qint64>(event.at.count()));
        line += ",\"wall\":\"" + wallMember;
        line += "\",\"actor\":\"" + bytesOf(actorOf(event.what));
        line += "\",\"type\":\"" + bytesOf(typeOf(event.what)) + '"';
        if (const Json payload = payloadOf(event.what); !payload.is_null())
            line += ",\"payload\":" + textOf(payload);
        if (!completes)
            line += ",\"more\":true";
        else if (!isBeat)
            line += ",\"clocks\":" + textOf(clocksJson(after.clock(), event.at));
        line += ",\"prev\":\"" + end.hash + '"';

        end.hash = QCryptographicHash::hash(line, QCryptographicHash::Sha256).toHex();
        line += ",\"hash\":\"" + end.hash + "\"}\n";
        end.length += line.size();
        lines += line;
    }
    return lines;
}

} // namespace kagetsu::journal
