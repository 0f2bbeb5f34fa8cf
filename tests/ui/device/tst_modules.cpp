// SPDX-License-Identifier: MIT
#include "ui/device/printing.h"
#include "ui/device/sounds.h"
#include "ui/device/voice.h"

#include <QFile>
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
