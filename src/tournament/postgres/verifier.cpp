// SPDX-License-Identifier: MIT
#include "tournament/postgres/verifier.h"

#include <QByteArray>
#include <QCryptographicHash>
#include <QMessageAuthenticationCode>
#include <QRandomGenerator>
#include <QString>

namespace kagetsu::tournament {

namespace {

constexpr int Rounds = 4096; // as PostgreSQL itself
constexpr int SaltBytes = 16;
constexpr auto Hash = QCryptographicHash::Sha256;

// PBKDF2 (RFC 8018) for one block, which is as long as the hash.
QByteArray salted(const QByteArray &password, const QByteArray &salt)
{
    const QByteArray firstBlock("\0\0\0\1", 4);
    QByteArray last = QMessageAuthenticationCode::hash(salt + firstBlock, password, Hash);
    QByteArray all = last;
    for (int round = 1; round < Rounds; ++round) {
        last = QMessageAuthenticationCode::hash(last, password, Hash);
        for (qsizetype byte = 0; byte < all.size(); ++byte)
            all[byte] = char(all[byte] ^ last[byte]);
    }
    return all;
}

} // namespace

std::string verifierOf(std::string_view password)
{
    QByteArray salt(SaltBytes, Qt::Uninitialized);
    for (char &byte : salt)
        byte = char(QRandomGenerator::system()->bounded(256));
    return verifierOf(password, { salt.constData(), std::size_t(salt.size()) });
}

std::string verifierOf(std::string_view password, std::string_view salt)
{
    const QByteArray saltBytes(salt.data(), qsizetype(salt.size()));
    const QByteArray key = salted(QByteArray(password.data(), qsizetype(password.size())), saltBytes);
    const QByteArray client = QMessageAuthenticationCode::hash("Client Key", key, Hash);
    const QByteArray stored = QCryptographicHash::hash(client, Hash);
    const QByteArray server = QMessageAuthenticationCode::hash("Server Key", key, Hash);
    const QByteArray verifier = "SCRAM-SHA-256$" + QByteArray::number(Rounds) + ':' + saltBytes.toBase64() + '$'
        + stored.toBase64() + ':' + server.toBase64();
    return verifier.toStdString();
}

} // namespace kagetsu::tournament
