// SPDX-License-Identifier: MIT
#include "program.h"

#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

namespace tst_cli_sign {

// The commands that make keys, sign journals and check them: journal key, journal sign, journal verify --key.
class TestCliSign : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void newKeyDoesNotOverwriteFiles();
    void aSignedJournalIsTold();
    void wrongFilesAreRefused_data();
    void wrongFilesAreRefused();
    void onlyWholeJournalsAreSigned();
    void aKeyWithAPassword();
    void anotherSignatureIsNotReplaced();

private:
    QString path(const char *name) const { return m_folder->filePath(QLatin1String(name)); }
    static QByteArray contentOf(const QString &path);
    static void write(const QString &path, const QByteArray &bytes);

    std::unique_ptr<QTemporaryDir> m_folder;
};

QByteArray TestCliSign::contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void TestCliSign::write(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
}

void TestCliSign::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    write(path("game.jsonl"), testData("journal/club-evening.jsonl"));
    QCOMPARE(runProgram({ "journal", "key", path("arbiter.key") }).status, 0);
    QCOMPARE(runProgram({ "journal", "sign", path("game.jsonl"), "--key", path("arbiter.key") }).status, 0);
}

void TestCliSign::newKeyDoesNotOverwriteFiles()
{
    const QFile::Permissions owner =
        QFileDevice::ReadOwner | QFileDevice::WriteOwner | QFileDevice::ReadUser | QFileDevice::WriteUser;
    QCOMPARE(QFileInfo(path("arbiter.key")).permissions(), owner);
    const QByteArray before = contentOf(path("arbiter.key"));
    QCOMPARE(runProgram({ "journal", "key", path("arbiter.key") }).status, 2);
    QFile::remove(path("arbiter.key.pub"));
    QCOMPARE(runProgram({ "journal", "key", path("arbiter.key") }).status, 2);
    QCOMPARE(contentOf(path("arbiter.key")), before);
    QVERIFY(!QFile::exists(path("arbiter.key.pub")));
    QCOMPARE(runProgram({ "journal", "key", path("no/folder.key") }).status, 2);
}

void TestCliSign::aSignedJournalIsTold()
{
    const QByteArray open = contentOf(path("arbiter.key.pub")).split('\n')[1];
    for (const QString &key : { path("arbiter.key.pub"), QString::fromLatin1(open) }) {
        const Answer answer = runProgram({ "journal", "verify", path("game.jsonl"), "--key", key });
        QCOMPARE(answer.messages, QByteArray());
        QCOMPARE(answer.status, 0);
        QVERIFY(answer.output.contains("\nsigned\t"));
        QVERIFY(answer.output.contains("\tjournal game.jsonl lines 24 code E5E8-N2CF-PD62 signed 2"));
    }
    const Answer json =
        runProgram({ "journal", "verify", path("game.jsonl"), "--json", "--key", path("arbiter.key.pub") });
    QCOMPARE(QJsonDocument::fromJson(json.output).object()["signer"].toString().size(), 16);
}

// The own one may be renewed.
void TestCliSign::anotherSignatureIsNotReplaced()
{
    const QByteArray before = contentOf(path("game.jsonl.minisig"));
    QCOMPARE(runProgram({ "journal", "key", path("other.key") }).status, 0);
    const Answer other = runProgram({ "journal", "sign", path("game.jsonl"), "--key", path("other.key") });
    QCOMPARE(other.status, 2);
    QVERIFY2(other.messages.contains("signed-by-another"), other.messages.constData());
    QCOMPARE(contentOf(path("game.jsonl.minisig")), before);
    QCOMPARE(runProgram({ "journal", "sign", path("game.jsonl"), "--key", path("arbiter.key") }).status, 0);
}

void TestCliSign::wrongFilesAreRefused_data()
{
    QTest::addColumn<QString>("change");
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("message");
    QTest::newRow("a changed stone") << "stone" << 1 << QByteArray("not-signed");
    QTest::newRow("a file that was chained again") << "shorter" << 1 << QByteArray("not-signed");
    QTest::newRow("another key") << "key" << 1 << QByteArray("other-key");
    QTest::newRow("the secret key") << "secret" << 2 << QByteArray("other-key-kind");
    QTest::newRow("no signature") << "unsigned" << 2 << QByteArray(".minisig");
    QTest::newRow("a signature cut short") << "cut" << 2 << QByteArray("no-signature");
}

void TestCliSign::wrongFilesAreRefused()
{
    QFETCH(QString, change);
    QFETCH(int, status);
    QFETCH(QByteArray, message);
    const QString signature = path("game.jsonl.minisig");
    QString key = path("arbiter.key.pub");
    QByteArray journal = contentOf(path("game.jsonl"));
    if (change == QLatin1String("stone"))
        write(path("game.jsonl"), journal.replace("\"point\":\"K8\"", "\"point\":\"K9\""));
    else if (change == QLatin1String("shorter")) // whole in itself
        write(path("game.jsonl"), journal.split('\n').first(22).join('\n') + '\n');
    else if (change == QLatin1String("unsigned"))
        QFile::remove(signature);
    else if (change == QLatin1String("cut"))
        write(signature, contentOf(signature).split('\n').first(2).join('\n'));
    else if (change == QLatin1String("secret"))
        key = path("arbiter.key");
    else if (change == QLatin1String("key")) {
        QCOMPARE(runProgram({ "journal", "key", path("other") }).status, 0);
        key = path("other.pub");
    }
    const Answer answer = runProgram({ "journal", "verify", path("game.jsonl"), "--key", key });
    QVERIFY2(answer.messages.contains(message), answer.messages);
    QCOMPARE(answer.status, status);
    QVERIFY(!answer.output.contains("signed\t"));
}

void TestCliSign::onlyWholeJournalsAreSigned()
{
    const QByteArray journal = contentOf(path("game.jsonl"));
    QFile::remove(path("game.jsonl.minisig"));
    for (const QByteArray &bytes : { journal.chopped(10), QByteArray(journal).replace("K8", "K9"), QByteArray("{}") }) {
        write(path("game.jsonl"), bytes);
        QVERIFY(runProgram({ "journal", "sign", path("game.jsonl"), "--key", path("arbiter.key") }).status != 0);
        QVERIFY(!QFile::exists(path("game.jsonl.minisig")));
    }
    write(path("game.jsonl"), journal.split('\n').first(22).join('\n') + '\n');
    const Answer open = runProgram({ "journal", "sign", path("game.jsonl"), "--key", path("arbiter.key") });
    QCOMPARE(open.status, 0);
    QVERIFY(open.messages.contains("note: not-ended"));
}

void TestCliSign::aKeyWithAPassword()
{
    // Made by minisign, with the password "secret".
    write(path("covered"),
        "untrusted comment: minisign encrypted secret key\n"
        "RWRTY0IygElp6Z8d44S7GdRFitbym6HQr4h0+A5JQWNlWEvcBQMAAAACAAAAAAAAAEAAAAAAs8bGQ7x9UnTVQRmbQoBLsg1SW+qmB/"
        "D2sSGNqh7kYHzvPIFJcGrEaO8KWVxr6HuVTtnD0avRyswM32eR0vSv0Ir80gUKQ9dW390ooB4kzhX10YHU26hrQGxXQqIh1HygpNAY5zm709U="
        "\n");
    const QStringList sign { "journal", "sign", path("game.jsonl"), "--key", path("covered") };
    QVERIFY(runProgram(sign).messages.contains("needs-password"));
    write(path("password"), "secret\n");
    QVERIFY(QFile::remove(path("game.jsonl.minisig"))); // of the other key, which is not replaced
    QCOMPARE(runProgram(sign + QStringList { "--password-file", path("password") }).status, 0);
    QVERIFY(runProgram({ "journal", "verify", path("game.jsonl"), "--key",
                           "RWQPhwWj4yjZd53ZRYdCsTU3hLxn4hNLPehYSFNXCum8rb0phYnnKUO+" })
                .status
        == 0);
    write(path("password"), "wrong\n");
    QVERIFY(runProgram(sign + QStringList { "--password-file", path("password") }).messages.contains("wrong-password"));
}

} // namespace tst_cli_sign

QTEST_GUILESS_MAIN(tst_cli_sign::TestCliSign)
#include "tst_cli_sign.moc"
