// SPDX-License-Identifier: MIT
#include "fixture.h"
#include "match/host/openjournal.h"
#include "match/host/waitinggames.h"
#include "match/journal/folder.h"
#include "ui/match/waiting/recoverydialog.h"

#include <QDir>
#include <QFile>
#include <QLabel>
#include <QPointer>
#include <QTest>
#include <QTimer>

#include <algorithm>

namespace tst_recoverydialog {

using namespace kagetsu;
using namespace kagetsu::ui;
using namespace std::chrono_literals;

namespace {

// A folder with one game of three moves that was never ended; gives its journal.
QString leaveGame(const QString &folder, const char *id, bool running)
{
    FakeTime time;
    host::MatchHost host(time);
    match::MatchSetup setup = plainSetup();
    setup.id = id;
    if (!host.startMatch(setup, folder))
        qFatal("the match cannot be started");
    Seat seat = Seat::A;
    for (const char *point : { "H8", "H9", "I9" }) {
        time.advance(1s);
        static_cast<void>(
            host.execute(match::Act { seat, opening::Place { rules::pointFromText(point, 15).value() } }));
        seat = otherSeat(seat);
    }
    const QString path = host.journalPath();
    if (!running)
        host.leave();
    return path;
}

QString waitingFolder(const QTemporaryDir &folder)
{
    return folder.filePath(QStringLiteral("waiting"));
}

// How many games can be resumed or waited for.
int countOffered(const QTemporaryDir &folder)
{
    const auto left = journal::unfinishedJournals(folder.path()).journals;
    const auto open = std::count_if(left.begin(), left.end(), [](const auto &each) { return !each.isLocked; });
    return static_cast<int>(open + std::ssize(host::waitingGames(waitingFolder(folder), folder.path()).games));
}

ChosenGame choose(const QTemporaryDir &folder, const std::vector<journal::JournalFault> &damaged = {})
{
    return RecoveryDialog::choose(folder.path(), waitingFolder(folder), damaged, QDateTime::currentDateTime(), nullptr);
}

// A game that is waited for, written `age` ago; gives its file.
QString waitFor(const QTemporaryDir &folder, const std::string &id, const std::string &opener, std::chrono::minutes age)
{
    match::MatchSetup setup = plainSetup();
    setup.id = id;
    setup.names.a = opener;
    QDir(folder.path()).mkpath(QStringLiteral("waiting"));
    const QString path = host::keptPath(waitingFolder(folder), id);
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        qFatal("the file cannot be written");
    file.write(journal::toBytes({ setup, {}, {} }));
    file.flush();
    file.setFileTime(QDateTime::currentDateTime().addSecs(-60 * age.count()), QFileDevice::FileModificationTime);
    return path;
}

// In the dialog that comes next, once the disk was read: the buttons of this name, from the top. A failed check closes
// it, else it would be waited for until the test is stopped.
template <class Do>
void inDialog(QObject *test, const char *name, Do act)
{
    auto *look = new QTimer(test);
    const QPointer<QWidget> last = QApplication::activeModalWidget();
    QObject::connect(look, &QTimer::timeout, test, [look, last, name, act] {
        const QPointer<QWidget> dialog = QApplication::activeModalWidget();
        if (!dialog || dialog == last)
            return;
        look->stop();
        look->deleteLater();
        QList<QAbstractButton *> buttons = dialog->findChildren<QAbstractButton *>(QLatin1String(name));
        std::sort(buttons.begin(), buttons.end(), [&dialog](QWidget *one, QWidget *two) {
            return one->mapTo(dialog, QPoint()).y() < two->mapTo(dialog, QPoint()).y();
        });
        act(buttons);
        if (dialog && QTest::currentTestFailed())
            dialog->close();
    });
    look->start(1);
}

QString toldIn(const QWidget *dialog)
{
    QStringList texts;
    for (const QLabel *label : dialog->findChildren<QLabel *>())
        texts << label->text();
    return texts.join(QLatin1Char('\n'));
}

} // namespace

class tst_recoverydialog : public QObject
{
    Q_OBJECT

private slots:
    void nothingIsShownWhenThereIsNothing();
    void continueGivesTheJournal();
    void laterAsksAgain();
    void endingWithoutResultEndsIt();
    void saysWhatIsLost();
    void aDamagedJournalOfAnEndedGameIsTold();
    void everyWaitedForGameIsReached();
    void callingOffTakesTwoPresses();
    void brokenFilesAreToldAndSetAside_data();
    void brokenFilesAreToldAndSetAside();
    void begunGamesAreNotWaitedFor();
};

void tst_recoverydialog::nothingIsShownWhenThereIsNothing()
{
    const QTemporaryDir folder;
    QCOMPARE(countOffered(folder), 0);
    QVERIFY(choose(folder).journal.isEmpty());
}

void tst_recoverydialog::continueGivesTheJournal()
{
    const QTemporaryDir folder;
    const QString path = leaveGame(folder.path(), "one", /*running=*/true);
    QCOMPARE(countOffered(folder), 1);
    QTimer::singleShot(0, this, [] {
        QWidget *dialog = QApplication::activeModalWidget();
        QVERIFY(dialog);
        QTest::keyClick(dialog->focusWidget(), Qt::Key_Return);
    });
    QCOMPARE(choose(folder).journal, path);
}

void tst_recoverydialog::laterAsksAgain()
{
    const QTemporaryDir folder;
    leaveGame(folder.path(), "one", /*running=*/false);
    QTimer::singleShot(0, this,
        [] { QApplication::activeModalWidget()->findChild<QAbstractButton *>(QStringLiteral("later"))->click(); });
    QVERIFY(choose(folder).journal.isEmpty());
    QCOMPARE(countOffered(folder), 1);
}

void tst_recoverydialog::endingWithoutResultEndsIt()
{
    const QTemporaryDir folder;
    leaveGame(folder.path(), "one", /*running=*/true);
    QTimer::singleShot(0, this, [] {
        auto *end = QApplication::activeModalWidget()->findChild<QAbstractButton *>(QStringLiteral("endWithoutResult"));
        end->click();
        QVERIFY(QApplication::activeModalWidget()); // once may have been a slip
        end->click();
    });
    QVERIFY(choose(folder).journal.isEmpty());
    QCOMPARE(countOffered(folder), 0);
}

void tst_recoverydialog::saysWhatIsLost()
{
    const QTemporaryDir folder;
    leaveGame(folder.path(), "left", /*running=*/false);
    const QString running = leaveGame(folder.path(), "running", /*running=*/true);
    QFile file(running);
    QVERIFY(file.open(QIODevice::Append));
    file.write("{\"seq\":");
    file.close();
    QString left;
    QString torn;
    for (const journal::UnfinishedJournal &unfinished : journal::unfinishedJournals(folder.path()).journals)
        (unfinished.path == running ? torn : left) = lossText(unfinished);
    QCOMPARE(left, QStringLiteral("Nothing is lost."));
    QVERIFY2(torn.contains(QStringLiteral("is incomplete")), qPrintable(torn));
    QVERIFY2(torn.contains(QStringLiteral("At most 1 second")), qPrintable(torn));
    // And the game goes on in spite of it.
    QVERIFY(host::openJournal(running).hasValue());
}

void tst_recoverydialog::aDamagedJournalOfAnEndedGameIsTold()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("journals/over.jsonl"));
    QVERIFY(QDir(folder.path()).mkpath(QStringLiteral("journals")));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.close();
    const journal::JournalFault damage { .code = journal::FaultCode::BrokenChain, .path = path, .line = 7 };
    inDialog(this, "setAside", [&](const QList<QAbstractButton *> &buttons) {
        QCOMPARE(buttons.size(), 1);
        QStringList told;
        const QList<QLabel *> labels = QApplication::activeModalWidget()->findChildren<QLabel *>();
        for (const QLabel *label : labels)
            told << label->text();
        QVERIFY2(told.join(u'\n').contains(QStringLiteral("Line 7")), qPrintable(told.join(u'\n')));
        buttons.front()->click();
        QApplication::activeModalWidget()->close();
    });
    QVERIFY(choose(folder, { damage }).journal.isEmpty());
    QVERIFY(QFile::exists(path + QStringLiteral(".broken")));
    QVERIFY(choose(folder, { damage }).journal.isEmpty()); // asks no more
}

void tst_recoverydialog::everyWaitedForGameIsReached()
{
    const QTemporaryDir folder;
    leaveGame(folder.path(), "one", /*running=*/false);
    waitFor(folder, "older", "Aoki", 20min);
    waitFor(folder, "newer", "Ōta", 2min);
    QCOMPARE(countOffered(folder), 3);
    inDialog(this, "continueWaiting", [](const QList<QAbstractButton *> &buttons) {
        QCOMPARE(buttons.size(), 2);
        QVERIFY(buttons.at(0)->accessibleName().contains(QStringLiteral("Ōta")));
        buttons.at(1)->click();
    });
    const ChosenGame chosen = choose(folder);
    QVERIFY(chosen.journal.isEmpty());
    QVERIFY(chosen.waiting);
    QCOMPARE(chosen.waiting->setup.id, std::string("older"));
    QCOMPARE(countOffered(folder), 3); // its file goes when its journal begins
}

void tst_recoverydialog::callingOffTakesTwoPresses()
{
    const QTemporaryDir folder;
    const QString kept = waitFor(folder, "kept", "Aoki", 2min);
    const QString off = waitFor(folder, "off", "Ōta", 20min);
    inDialog(this, "callOff", [&](const QList<QAbstractButton *> &buttons) {
        QCOMPARE(buttons.size(), 2);
        buttons.at(1)->click();
        QVERIFY(QFile::exists(off)); // once may have been a slip
        inDialog(this, "continueWaiting", [](const QList<QAbstractButton *> &left) {
            QCOMPARE(left.size(), 1);
            left.front()->click();
        });
        buttons.at(1)->click();
    });
    const ChosenGame chosen = choose(folder);
    QVERIFY(!QFile::exists(off) && QFile::exists(kept));
    QVERIFY(chosen.waiting);
    QCOMPARE(chosen.waiting->setup.id, std::string("kept"));
}

void tst_recoverydialog::brokenFilesAreToldAndSetAside_data()
{
    QTest::addColumn<QByteArray>("was");
    QTest::addColumn<QByteArray>("is");
    QTest::addColumn<QString>("place");
    QTest::newRow("no JSON") << QByteArray("\"board\": 15,") << QByteArray("\"board\" 15,") << "broken.json, line ";
    QTest::newRow("a field") << QByteArray("\"board\": 15,") << QByteArray("\"board\": 99,") << ", /setup/board: ";
    QTest::newRow("a size nobody's game has")
        << QByteArray("\"board\": 15,") << "\"board\": 15," + QByteArray(1 << 20, ' ')
        << "broken.json is larger than 1 MB, so it cannot be a game in the waiting room";
}

void tst_recoverydialog::brokenFilesAreToldAndSetAside()
{
    QFETCH(QByteArray, was);
    QFETCH(QByteArray, is);
    QFETCH(QString, place);
    const QTemporaryDir folder;
    const QString path = waitFor(folder, "broken", "Aoki", 2min);
    waitFor(folder, "whole", "Ōta", 20min);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadWrite));
    QByteArray bytes = file.readAll();
    QVERIFY(bytes.contains(was));
    file.resize(0);
    file.write(bytes.replace(was, is));
    file.close();
    QCOMPARE(countOffered(folder), 1);
    inDialog(this, "continueWaiting", [&](const QList<QAbstractButton *> &buttons) {
        QCOMPARE(buttons.size(), 1);
        const QString told = toldIn(buttons.front()->window());
        QVERIFY2(told.contains(place), qPrintable(told));
        QVERIFY2(told.contains(path + QStringLiteral(".broken")), qPrintable(told));
        buttons.front()->click();
    });
    QVERIFY(choose(folder).waiting);
    QVERIFY(!QFile::exists(path));
    QFile aside(path + QStringLiteral(".broken"));
    QVERIFY(aside.open(QIODevice::ReadOnly));
    QCOMPARE(aside.readAll(), bytes);
    // Told once.
    inDialog(this, "later", [&](const QList<QAbstractButton *> &buttons) {
        QVERIFY(!toldIn(buttons.front()->window()).contains(QStringLiteral("broken")));
        buttons.front()->click();
    });
    QVERIFY(!choose(folder).waiting);
}

// The program stopped after the journal had begun and before the file was forgotten.
void tst_recoverydialog::begunGamesAreNotWaitedFor()
{
    const QTemporaryDir folder;
    waitFor(folder, "one", "Ann", 2min);
    QCOMPARE(countOffered(folder), 1);
    leaveGame(folder.path(), "one", /*running=*/false);
    QCOMPARE(countOffered(folder), 1);
    inDialog(this, "continue", [](const QList<QAbstractButton *> &buttons) { buttons.front()->click(); });
    QVERIFY(choose(folder).journal.endsWith(QStringLiteral("one.jsonl")));
}

} // namespace tst_recoverydialog

QTEST_MAIN(tst_recoverydialog::tst_recoverydialog)
#include "tst_recoverydialog.moc"
