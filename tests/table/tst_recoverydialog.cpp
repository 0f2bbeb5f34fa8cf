// SPDX-License-Identifier: MIT
#include "fixture.h"
#include "ui/match/openjournal.h"
#include "ui/match/recoverydialog.h"

#include <QFile>
#include <QTest>
#include <QTimer>

using namespace kagetsu;
using namespace kagetsu::ui;
using namespace std::chrono_literals;

namespace {

// A folder with one game of three moves that was never ended; gives its journal.
QString leaveGame(const QString &folder, const char *id, bool running)
{
    FakeTime time;
    MatchHost host(time);
    match::MatchSetup setup = plainSetup();
    setup.id = id;
    if (!host.startMatch(setup, folder))
        qFatal("the match cannot be started");
    Seat seat = Seat::A;
    for (const char *point : { "H8", "H9", "I9" }) {
        time.advance(1s);
        host.execute(match::Act { seat, opening::Place { rules::pointFromText(point, 15).value() } });
        seat = otherSeat(seat);
    }
    const QString path = host.journalPath();
    if (!running)
        host.leave();
    return path;
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
};

void tst_recoverydialog::nothingIsShownWhenThereIsNothing()
{
    const QTemporaryDir folder;
    QCOMPARE(RecoveryDialog::countOffered(folder.path()), 0);
    QVERIFY(RecoveryDialog::choose(folder.path(), QDateTime::currentDateTime(), Theme::light(), nullptr).isEmpty());
}

void tst_recoverydialog::continueGivesTheJournal()
{
    const QTemporaryDir folder;
    const QString path = leaveGame(folder.path(), "one", /*running=*/true);
    QCOMPARE(RecoveryDialog::countOffered(folder.path()), 1);
    QTimer::singleShot(0, this, [] {
        QWidget *dialog = QApplication::activeModalWidget();
        QVERIFY(dialog);
        QTest::keyClick(dialog->focusWidget(), Qt::Key_Return);
    });
    QCOMPARE(RecoveryDialog::choose(folder.path(), QDateTime::currentDateTime(), Theme::light(), nullptr), path);
}

void tst_recoverydialog::laterAsksAgain()
{
    const QTemporaryDir folder;
    leaveGame(folder.path(), "one", /*running=*/false);
    QTimer::singleShot(0, this,
        [] { QApplication::activeModalWidget()->findChild<QAbstractButton *>(QStringLiteral("later"))->click(); });
    QVERIFY(RecoveryDialog::choose(folder.path(), QDateTime::currentDateTime(), Theme::light(), nullptr).isEmpty());
    QCOMPARE(RecoveryDialog::countOffered(folder.path()), 1);
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
    QVERIFY(RecoveryDialog::choose(folder.path(), QDateTime::currentDateTime(), Theme::light(), nullptr).isEmpty());
    QCOMPARE(RecoveryDialog::countOffered(folder.path()), 0);
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
    QVERIFY2(torn.contains(QStringLiteral("not written completely")), qPrintable(torn));
    QVERIFY2(torn.contains(QStringLiteral("At most 1 second")), qPrintable(torn));
    // And the game goes on in spite of it.
    QVERIFY(openJournal(running).hasValue());
}

QTEST_MAIN(tst_recoverydialog)
#include "tst_recoverydialog.moc"
