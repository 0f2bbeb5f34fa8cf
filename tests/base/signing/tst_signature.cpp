// SPDX-License-Identifier: MIT
#include "base/signing/signature.h"

#include <QTest>

namespace tst_signature {

using namespace kagetsu;
using namespace kagetsu::signing;

namespace {

// Made by minisign 0.11: a pair without a password, one with the password "secret", and signatures of this text.
const std::string Text = "hello journal\n";
const std::string OpenPublic = "untrusted comment: minisign public key 9C9AF7E65700284A\n"
                               "RWRKKABX5veanHHq9UYybxSPCXThCVMcE0qRp6ydNB6pRJws9WqmMyzC\n";
const std::string OpenSecret =
    "untrusted comment: minisign encrypted secret key\n"
    "RWQAAEIyAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAASigAV+b3mpxj68j1O/kjqx64mebyRyx4V7FGd63jMS"
    "/GLaT7SzTx1nHq9UYybxSPCXThCVMcE0qRp6ydNB6pRJws9WqmMyzCAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=\n";
const std::string OpenSignature =
    "untrusted comment: signature from minisign secret key\n"
    "RURKKABX5veanEHkD+tjEPXQYpNvhJg0VEYoV5VqVbgfsL/Zuz4u+Ik9H0UrdCorcTKJ4NygMLdKCI81bdtag3NGY2dA+UsXCgg=\n"
    "trusted comment: trusted words\n"
    "H6rU0LCbx6oDnFBiRUd0PGNvUuoSFU3ipnytYw+KjtEF4+YdUAFaHF6Xa6cYSXDY8uk6dZi/1KAy9AHMGqUgBg==\n";
const std::string OldSignature =
    "untrusted comment: signature from minisign secret key\n"
    "RWRKKABX5veanDNTzZnlIq4nNNzTn68zt8IthWX+2AAaz6gv6boVXp9hAecTAJ21gS4mkLYit35CbZwljBgOO96Vh3i9GkO66AY=\n"
    "trusted comment: old\n"
    "wcdNlzsutmLeL8f9C894fh+TvqJZXXLTyZdhoTSBm2WUCSO6QBiK9NCRARI4cW/IraAbTBm4lFEIeSKmnVuDAQ==\n";
const std::string CoveredSecret =
    "untrusted comment: minisign encrypted secret key\n"
    "RWRTY0IygElp6Z8d44S7GdRFitbym6HQr4h0+A5JQWNlWEvcBQMAAAACAAAAAAAAAEAAAAAAs8bGQ7x9UnTVQRmbQoBLsg1SW+qmB/"
    "D2sSGNqh7kYHzvPIFJcGrEaO8KWVxr6HuVTtnD0avRyswM32eR0vSv0Ir80gUKQ9dW390ooB4kzhX10YHU26hrQGxXQqIh1HygpNAY5zm709U=\n";
const std::string CoveredPublic = "RWQPhwWj4yjZd53ZRYdCsTU3hLxn4hNLPehYSFNXCum8rb0phYnnKUO+";

PublicKey openKey()
{
    return publicKeyFrom(OpenPublic).value();
}

} // namespace

class TestSignature : public QObject
{
    Q_OBJECT

private slots:
    void keysOfMinisignAreRead()
    {
        QCOMPARE(QString::fromStdString(hexOf(openKey().id)), QStringLiteral("9C9AF7E65700284A"));
        QVERIFY(secretKeyFrom(OpenSecret).value().publicKey() == openKey());
        QCOMPARE(toText(openKey()), OpenPublic);
        QVERIFY(secretKeyFrom(CoveredSecret, "secret").value().publicKey() == publicKeyFrom(CoveredPublic).value());
    }

    void signaturesOfMinisignAreRead()
    {
        QCOMPARE(verified(openKey(), Text, OpenSignature).value(), std::string("trusted words"));
        QCOMPARE(verified(openKey(), Text, OldSignature).value(), std::string("old"));
        // As mail programs and other systems leave it.
        QCOMPARE(verified(openKey(), Text, QByteArray::fromStdString(OpenSignature).replace("\n", "\r\n").toStdString())
                     .value(),
            std::string("trusted words"));
    }

    // Signatures of Ed25519 leave nothing to chance: with the same key and comment it is the same signature.
    void signaturesAreThoseOfMinisign()
    {
        const std::string own = signatureOf(secretKeyFrom(OpenSecret).value(), Text, "trusted words");
        QCOMPARE(QString::fromStdString(own).section('\n', 1), QString::fromStdString(OpenSignature).section('\n', 1));
    }

    void newKeys()
    {
        const SecretKey one = makeKey();
        const SecretKey two = makeKey();
        QVERIFY(one.publicKey() != two.publicKey());
        QVERIFY(secretKeyFrom(toText(one)).value().publicKey() == one.publicKey());
        QVERIFY(publicKeyFrom(toText(one.publicKey())).value() == one.publicKey());
        const std::string signature = signatureOf(one, Text, "a comment");
        QCOMPARE(verified(one.publicKey(), Text, signature).value(), std::string("a comment"));
        const auto other = verified(two.publicKey(), Text, signature);
        QVERIFY(!other && other.fault().kind == SignatureFault::Kind::OtherKey);
        QVERIFY(other.fault().signer == one.id);
    }

    void brokenKeysAreRefused_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("password"); // null: none
        QTest::addColumn<bool>("isSecret");
        QTest::addColumn<KeyFault>("fault");
        const auto row = [](const char *name, const std::string &text, const QString &password, bool isSecret,
                             KeyFault fault) {
            QTest::newRow(name) << QByteArray::fromStdString(text) << password << isSecret << fault;
        };
        row("nothing", "", {}, true, KeyFault::NoKey);
        row("nothing for a public key", "", {}, false, KeyFault::NoKey);
        row("another file", "(;GM[4]SZ[15];B[hh])", {}, true, KeyFault::NoKey);
        row("a public key for a secret one", OpenPublic, {}, true, KeyFault::OtherKind);
        row("a secret key for a public one", OpenSecret, {}, false, KeyFault::OtherKind);
        row("a line cut short", OpenSecret.substr(0, OpenSecret.size() - 9), {}, true, KeyFault::NoKey);
        row("no password", CoveredSecret, {}, true, KeyFault::NeedsPassword);
        row("a wrong password", CoveredSecret, "Secret", true, KeyFault::WrongPassword);
        std::string changed = OpenSecret;
        changed[changed.size() - 100] = changed[changed.size() - 100] == 'A' ? 'B' : 'A';
        row("a changed digit", changed, {}, true, KeyFault::Damaged);
        std::string greedy = CoveredSecret; // asks for more memory than there is
        greedy.replace(greedy.find("AAACAAAAAAAAAEAAAAAA"), 20, "AAACAAAAAAD//////w8A");
        row("limits that no key has", greedy, "secret", true, KeyFault::Damaged);
    }
    void brokenKeysAreRefused()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, password);
        QFETCH(bool, isSecret);
        QFETCH(KeyFault, fault);
        if (isSecret) {
            const auto key = secretKeyFrom(
                text.toStdString(), password.isNull() ? std::nullopt : std::optional(password.toStdString()));
            QVERIFY(!key);
            QVERIFY(key.fault() == fault);
        } else {
            const auto key = publicKeyFrom(text.toStdString());
            QVERIFY(!key);
            QVERIFY(key.fault() == fault);
        }
    }

    void changedBytesAreNotVerified()
    {
        using Kind = SignatureFault::Kind;
        const auto faultOf = [](std::string_view bytes, const std::string &signature) {
            const auto found = verified(openKey(), bytes, signature);
            return found ? std::optional<SignatureFault>() : std::optional(found.fault());
        };
        QVERIFY(faultOf("Hello journal\n", OpenSignature)->kind == Kind::OtherBytes);
        QVERIFY(faultOf("", OldSignature)->kind == Kind::OtherBytes);
        std::string changed = OpenSignature;
        changed.replace(changed.find("words"), 5, "WORDS");
        QVERIFY(faultOf(Text, changed)->kind == Kind::OtherComment);
        const QStringList lines = QString::fromStdString(OpenSignature).split('\n');
        for (int cut = 0; cut < 4; ++cut) {
            const std::optional<SignatureFault> fault = faultOf(Text, lines.mid(0, cut).join('\n').toStdString());
            QVERIFY(fault && fault->kind == Kind::NoSignature);
            QCOMPARE(fault->line, cut + 1);
        }
        // No change of a byte is overlooked, and none harms.
        for (std::size_t i = OpenSignature.find('\n') + 1; i + 1 < OpenSignature.size(); ++i) {
            std::string other = OpenSignature;
            other[i] = other[i] == 'x' ? 'y' : 'x';
            QVERIFY2(faultOf(Text, other), other.c_str());
        }
    }
};

} // namespace tst_signature

QTEST_GUILESS_MAIN(tst_signature::TestSignature)
#include "tst_signature.moc"
