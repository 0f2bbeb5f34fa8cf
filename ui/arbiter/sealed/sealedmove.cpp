// SPDX-License-Identifier: MIT
#include "ui/arbiter/sealed/sealedmove.h"

#include <QCryptographicHash>
#include <QRandomGenerator>

namespace kagetsu::ui {

namespace {

constexpr char Letters[] = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
constexpr int CodeLength = 8;
constexpr int SaltLength = 8;
constexpr int MoveLength = 4; // "AB26" at most
constexpr int CheckLength = 8;

QString lettersOf(const QString &code)
{
    return code.toUpper().remove(QLatin1Char(' '));
}

QByteArray keyOf(const QString &code, const QByteArray &salt)
{
    QByteArray key = salt + lettersOf(code).toUtf8();
    // Slow enough to make trying all codes useless.
    for (int i = 0; i < 100'000; ++i)
        key = QCryptographicHash::hash(key, QCryptographicHash::Sha256);
    return key;
}

QByteArray covered(QByteArray text, const QByteArray &key)
{
    for (qsizetype i = 0; i < text.size(); ++i)
        text[i] = static_cast<char>(text[i] ^ key[i]);
    return text;
}

QByteArray checkOf(const QByteArray &move, const QByteArray &key)
{
    const QByteArray both = key + move;
    return QCryptographicHash::hash(both, QCryptographicHash::Sha256).left(CheckLength);
}

} // namespace

QString newSealCode()
{
    QString code;
    for (int i = 0; i < CodeLength; ++i)
        code += QLatin1Char(Letters[QRandomGenerator::system()->bounded(32)]);
    return code;
}

bool isWholeCode(const QString &code)
{
    return lettersOf(code).size() == CodeLength;
}

std::string sealed(rules::Point point, const QString &code)
{
    QByteArray salt;
    for (int i = 0; i < SaltLength; ++i)
        salt += static_cast<char>(QRandomGenerator::system()->bounded(256));
    const QByteArray key = keyOf(code, salt);
    const QByteArray move = QByteArray::fromStdString(rules::toText(point)).leftJustified(MoveLength, ' ');
    const QByteArray bytes = salt + covered(move, key) + checkOf(move, key);
    return bytes.toHex().toStdString();
}

std::optional<rules::Point> opened(const std::string &text, const QString &code, int boardSize)
{
    const QByteArray bytes = QByteArray::fromHex(QByteArray::fromStdString(text));
    if (!isWholeCode(code) || bytes.size() != SaltLength + MoveLength + CheckLength)
        return std::nullopt;
    const QByteArray key = keyOf(code, bytes.left(SaltLength));
    const QByteArray move = covered(bytes.mid(SaltLength, MoveLength), key);
    if (checkOf(move, key) != bytes.right(CheckLength))
        return std::nullopt;
    return rules::pointFromText(move.trimmed().toStdString(), boardSize);
}

} // namespace kagetsu::ui
