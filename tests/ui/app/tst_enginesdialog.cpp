// SPDX-License-Identifier: MIT
#include "ui/app/engines/enginesdialog.h"

#include <QAbstractButton>
#include <QApplication>
#include <QDialog>
#include <QElapsedTimer>
#include <QFile>
#include <QLabel>
#include <QListWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

namespace tst_enginesdialog {

using namespace kagetsu;
using namespace kagetsu::ui;

namespace {

constexpr int Patience = 30'000; // milliseconds until something is taken for hanging

QString program(const char *name)
{
    return QCoreApplication::applicationDirPath() + QLatin1Char('/') + QLatin1String(name);
}

} // namespace

class TestEnginesDialog : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_time.start();
    }

    void anEngineIsCheckedAndKept()
    {
        auto dialog = open();
        QCOMPARE(list(*dialog)->count(), 1); // ours
        dialog->add(program("scripted-engine"));
        QVERIFY(!button(*dialog, "addEngine")->isEnabled()); // one check at a time
        QTRY_COMPARE_WITH_TIMEOUT(list(*dialog)->count(), 2, Patience);
        QCOMPARE(list(*dialog)->currentRow(), 1);
        QVERIFY(text(*dialog, "engineResult").contains(QStringLiteral("complete")));
        QVERIFY(text(*dialog, "engineSummary").contains(QStringLiteral("Renju")));
        // Enter while it is checked neither closes the dialog nor begins a second check.
        QAbstractButton *check = button(*dialog, "checkEngine");
        dialog->show();
        check->setFocus();
        QTest::keyClick(check, Qt::Key_Space);
        QVERIFY(!button(*dialog, "addEngine")->isEnabled());
        QCOMPARE(dialog->focusWidget(), check);
        QTest::keyClick(dialog->focusWidget(), Qt::Key_Return);
        QVERIFY(dialog->isVisible());
        QTRY_VERIFY_WITH_TIMEOUT(button(*dialog, "addEngine")->isEnabled(), Patience);
        QCOMPARE(dialog->focusWidget(), check);
        const EngineProfiles store = this->store();
        QCOMPARE(store.profiles().size(), std::size_t(1));
        QCOMPARE(QString::fromStdString(store.profiles().front().program), program("scripted-engine"));
        // A second one of the same program has an id of its own.
        QVERIFY(store.freeId(QStringLiteral("scripted-engine")) != store.profiles().front().id);
    }

    void whatIsNoEngineIsNotKept()
    {
        auto dialog = open();
        dialog->add(QStringLiteral("/bin/true"));
        QTRY_VERIFY_WITH_TIMEOUT(button(*dialog, "addEngine")->isEnabled(), 2 * Patience);
        QVERIFY(text(*dialog, "engineResult").contains(QStringLiteral("not added")));
        QCOMPARE(list(*dialog)->count(), 1);
        dialog->add(QStringLiteral("/no/such/program"));
        QTRY_VERIFY_WITH_TIMEOUT(button(*dialog, "addEngine")->isEnabled(), Patience);
        QVERIFY(text(*dialog, "engineResult").contains(QStringLiteral("/no/such/program")));
        QVERIFY(store().profiles().empty());
    }

    void anEngineIsRemoved()
    {
        engine::Profile profile;
        profile.id = "mine";
        profile.name = "Mine";
        profile.program = "/bin/mine";
        QVERIFY(store().keep(profile));
        auto dialog = open();
        QVERIFY(!button(*dialog, "removeEngine")->isEnabled()); // ours stays
        list(*dialog)->setCurrentRow(1);
        QTimer::singleShot(
            0, dialog.get(), [] { qApp->activeModalWidget()->findChildren<QAbstractButton *>().front()->click(); });
        button(*dialog, "removeEngine")->click();
        QCOMPARE(list(*dialog)->count(), 1);
        QVERIFY(store().profiles().empty());
    }

    void brokenFilesAreTold()
    {
        QFile file(m_folder->filePath(QStringLiteral("broken.json")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("{\"mine\": {\"name\": 3}}");
        file.close();
        auto dialog = open();
        QCOMPARE(list(*dialog)->count(), 1);
        QVERIFY(text(*dialog, "engineResult").contains(QStringLiteral("broken.json")));
        QVERIFY(text(*dialog, "engineResult").contains(QStringLiteral("line 1")));
        QCOMPARE(store().faults().size(), 1);
    }

    void closingEndsTheCheck()
    {
        auto dialog = open();
        dialog->add(program("scripted-engine"));
        dialog->close();
        dialog.reset();
        QVERIFY(store().profiles().empty());
    }

private:
    EngineProfiles store() const { return EngineProfiles(m_folder->path()); }
    std::unique_ptr<EnginesDialog> open()
    {
        auto dialog =
            std::make_unique<EnginesDialog>(store(), engine::ownEngine(program(engine::OwnEngineId).toStdString()),
                [this] { return engine::Moment(m_time.elapsed()); });
        dialog->show();
        return dialog;
    }
    static QListWidget *list(const QDialog &dialog) { return dialog.findChild<QListWidget *>(); }
    static QAbstractButton *button(const QDialog &dialog, const char *name)
    {
        return dialog.findChild<QAbstractButton *>(QLatin1String(name));
    }
    static QString text(const QDialog &dialog, const char *name)
    {
        return dialog.findChild<QLabel *>(QLatin1String(name))->text();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QElapsedTimer m_time;
};

} // namespace tst_enginesdialog

QTEST_MAIN(tst_enginesdialog::TestEnginesDialog)
#include "tst_enginesdialog.moc"
