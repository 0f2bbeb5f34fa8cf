// SPDX-License-Identifier: MIT
#include "tournament/keptlog.h"
#include "ui/controls/device/eventkeeping.h"
#include "ui/controls/device/printing.h"
#include "ui/controls/device/sounds.h"
#include "ui/controls/device/voice.h"
#include "ui/controls/device/workbooks.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace tst_modules {

using namespace kagetsu::ui;

namespace {

// Of this process.
bool hasRead(const char *library)
{
    QFile maps(QStringLiteral("/proc/self/maps"));
    return maps.open(QIODevice::ReadOnly) && maps.readAll().contains(library);
}

} // namespace

class tst_modules : public QObject
{
    Q_OBJECT

private slots:
    void aLibraryIsReadWithItsModuleAndNotSooner()
    {
        QVERIFY(hasDevice<Printing>());
        QVERIFY(!hasRead("libQt6PrintSupport"));
        QVERIFY(makeDevice<Printing>());
        QVERIFY(hasRead("libQt6PrintSupport"));
    }

    void eventsAreKeptByAModule()
    {
        using namespace kagetsu::tournament;
        const QTemporaryDir folder;
        const std::string path = folder.filePath(QStringLiteral("cup.kagetsu-event")).toStdString();
        QVERIFY(!hasRead("libQt6Sql"));
        const auto keeping = makeDevice<EventKeeping>();
        QVERIFY(keeping);
        {
            auto event = KeptLog::open(keeping->store(), path, Store::Access::Create);
            QVERIFY(event && event.value().act(AddSection {}, { "arbiter", Milliseconds(1) }));
        }
        const auto event = KeptLog::open(keeping->store(), path, Store::Access::Look);
        QVERIFY(event);
        QCOMPARE(event->event().sections.size(), 1U);
    }

    void workbooksAreReadByAModule()
    {
        QVERIFY(!hasRead("libzip"));
        const auto workbooks = makeDevice<Workbooks>();
        QVERIFY(workbooks);
        QVERIFY(hasRead("libzip"));
        QVERIFY(workbooks->read("PK\x03\x04", {}).fault() == kagetsu::tournament::WorkbookFault::Damaged);
    }

    void aModuleThatIsNotInstalledIsNoDevice()
    {
        QVERIFY(!hasModule("organ"));
        QVERIFY(!readModule("organ"));
    }

    void theModulesThatWereBuiltAreTheDevicesTheyAreNamedAfter()
    {
        if (hasDevice<Voice>())
            QVERIFY(qobject_cast<VoiceMaker *>(readModule("voice")));
        if (hasDevice<Sounds>())
            QVERIFY(qobject_cast<SoundsMaker *>(readModule("sounds")));
        QVERIFY(!qobject_cast<VoiceMaker *>(readModule("printing")));
    }
};

} // namespace tst_modules

QTEST_MAIN(tst_modules::tst_modules)
#include "tst_modules.moc"
