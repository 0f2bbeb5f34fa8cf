// SPDX-License-Identifier: MIT
#include "base/signing/pin.h"

#include <QTest>

namespace tst_pin {

using namespace kagetsu::signing;

class tst_pin : public QObject
{
    Q_OBJECT

private slots:
    void fourDigitsToTwelve()
    {
        for (const char *pin : { "0000", "1234", "123456789012" })
            QVERIFY2(isPin(pin), pin);
        for (const char *none : { "", "123", "1234567890123", "12a4", " 1234", "12 34", "١٢٣٤" })
            QVERIFY2(!isPin(none), none);
    }

    void matchesOnlyItself()
    {
        const std::string kept = keptPin("0417");
        QVERIFY(!kept.empty());
        QVERIFY(kept.find("0417") == std::string::npos);
        QVERIFY(matches("0417", kept));
        for (const char *other : { "0418", "04170", "417", "" })
            QVERIFY2(!matches(other, kept), other);
        QVERIFY(keptPin("0417") != kept); // salted
    }

    void brokenSettingsMatchNothing()
    {
        for (const char *kept :
            { "", "0417", "$argon2id$v=19$m=8192,t=2,p=1$", "$argon2id$v=19$m=99999999,t=9,p=1$aa$aa" })
            QVERIFY2(!matches("0417", kept), kept);
    }
};

} // namespace tst_pin

QTEST_APPLESS_MAIN(tst_pin::tst_pin)
#include "tst_pin.moc"
