// SPDX-License-Identifier: MIT
#include "desk.h"
#include "tournament/model/names.h"
#include "tournament/stages/checkin.h"

#include <QtTest>

namespace tst_names {

using namespace desk;

// Dates of birth, namesakes (tournament.md#namesakes) and the names of minors (tournament.md#names-of-minors).
class TestNames : public QObject
{
    Q_OBJECT

private slots:
    void datesOfBirthAreRead_data();
    void datesOfBirthAreRead();
    void namesakesAreToldApart();
    void initialsStandForNames_data();
    void initialsStandForNames();
    void everybodySeesMinorsByTheirInitials();
    void whoHasNotComeTakesNoPart_data();
    void whoHasNotComeTakesNoPart();
};

EntryDetails player(const std::string &name, const std::string &club = {}, int year = 0)
{
    EntryDetails details;
    details.name = name;
    details.club = club;
    details.birth.year = year;
    return details;
}

void TestNames::datesOfBirthAreRead_data()
{
    QTest::addColumn<QString>("written");
    QTest::addColumn<QString>("read");
    const auto add = [](const char *name, const char *written, const char *read) {
        QTest::newRow(name) << QString::fromUtf8(written) << QString::fromUtf8(read);
    };
    add("nothing", "", "");
    add("a year", "2001", "2001");
    add("a year and a month", "2001-05", "2001-05");
    add("a month and a year", "5.2001", "2001-05");
    add("a date", "2001-05-12", "2001-05-12");
    add("a date of a report", "2001/05/12", "2001-05-12");
    add("a date of a report without day and month", "2001/00/00", "2001");
    add("a date of a report without day", "2001/05/00", "2001-05");
    add("the day first", "12.5.2001", "2001-05-12");
    add("the day first, with blanks", "12. 5. 2001", "2001-05-12");
    add("with slashes, when only the first can be a day", "25/12/2001", "2001-12-25");
    add("with slashes, when only the second can be a day", "12/25/2001", "2001-12-25");
    add("with slashes, when both can be a day", "03/04/2001", "2001");
    add("with slashes, when it does not matter", "04/04/2001", "2001-04-04");
    add("in Chinese", "2001年5月12日", "2001-05-12");
    add("in Korean", "2001년 5월 12일", "2001-05-12");
    add("a day that no year has", "2001-02-30", "");
    add("a month too many", "2001-13-01", "");
    add("two digits for a year", "12.05.01", "");
    add("a year long ago", "1066", "");
    add("words", "May 2001", "");
    add("a number of a federation", "12345678", "");
    add("four groups", "2001-05-12-1", "");
    add("signs alone", "-/-", "");
}

void TestNames::datesOfBirthAreRead()
{
    QFETCH(QString, written);
    QFETCH(QString, read);
    const std::optional<BirthDate> birth = birthDateFrom(written.toStdString());
    QCOMPARE(birth.has_value(), !read.isEmpty());
    const BirthDate date = birth.value_or(BirthDate());
    QCOMPARE(QString::fromStdString(textOf(date)), read);
    if (isKnown(date))
        QVERIFY(birthDateFrom(textOf(date)) == date);
}

void TestNames::namesakesAreToldApart()
{
    Desk desk("A");
    for (const EntryDetails &details : { player("Wang Wei", "Beijing"), player("Wang Wei", "Shanghai", 1990),
             player("Li Na", "X", 1990), player("Li Na", "X", 2001), player("Kim"), player("Kim") })
        desk.act(AddEntry { 1, details, 1 });
    QStringList shown;
    for (const Entry &entry : desk.section().entries)
        shown += QString::fromStdString(shownName(desk.section(), entry.id));
    QCOMPARE(shown.join(QLatin1Char('|')),
        QStringLiteral("A|Wang Wei (Beijing)|Wang Wei (Shanghai)|Li Na (1990)|Li Na (2001)|Kim (6)|Kim (7)"));
    QCOMPARE(shownName(desk.section(), { 99 }), std::string());
}

void TestNames::initialsStandForNames_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("initials");
    const auto add = [](const char *row, const char *name, const char *initials) {
        QTest::newRow(row) << QString::fromUtf8(name) << QString::fromUtf8(initials);
    };
    add("two names", "Li Wei", "L. W.");
    add("three names", "Иванов Олег Петрович", "И. О. П.");
    add("a comma between them", "Novák,Jan", "N. J.");
    add("one name", "Ann", "A.");
    add("a letter of several signs", "A\u0301da O", "A\u0301. O.");
    add("Chinese", "王小明", "王**");
    add("Korean", "김철수", "김**");
    add("Japanese, with a blank", "田中 太郎", "田. 太.");
    add("Japanese, with a wide blank", "田中\u3000太郎", "田. 太.");
    add("nothing", "", "");
}

void TestNames::initialsStandForNames()
{
    QFETCH(QString, name);
    QFETCH(QString, initials);
    QCOMPARE(QString::fromStdString(initialsOf(name.toStdString())), initials);
}

void TestNames::everybodySeesMinorsByTheirInitials()
{
    Desk desk("");
    EntryDetails minor = player("Li Wei", "X", 2010);
    minor.sex = Sex::Male;
    minor.federationId = "77";
    for (const EntryDetails &details :
        { minor, player("Lu Wen", "Y", 2012), player("Old Ann", "", 2009), player("Unknown Ben") })
        desk.act(AddEntry { 1, details, 1 });
    QVERIFY(publicView(desk.log.event()) == desk.log.event()); // nobody has asked for it
    EventDetails details = desk.log.event().details;
    details.initialsFromYear = 2010;
    desk.act(SetEventDetails { details });
    const Event seen = publicView(desk.log.event());
    const std::vector<Entry> &entries = seen.sections.front().entries;
    QVERIFY(entries[0].details == player("L. W.", "X"));
    QVERIFY(entries[2].details == desk.section().entries[2].details);
    QVERIFY(entries[3].details == desk.section().entries[3].details);
    // Initials can be alike; nothing of a minor but the club tells them apart.
    QCOMPARE(shownName(seen.sections.front(), entries[1].id), std::string("L. W. (Y)"));
}

void TestNames::whoHasNotComeTakesNoPart_data()
{
    QTest::addColumn<int>("format");
    QTest::addColumn<QString>("left"); // who is there afterwards; small letters take no part
    QTest::newRow("a Swiss waits for them") << int(Format::Swiss) << "AbCdE";
    QTest::newRow("a round robin has no empty places") << int(Format::RoundRobin) << "ACE";
    QTest::newRow("nor has an elimination") << int(Format::Elimination) << "ACE";
}

// tournament.md#check-in
void TestNames::whoHasNotComeTakesNoPart()
{
    QFETCH(int, format);
    QFETCH(QString, left);
    Desk desk("ABCDE", twoOneZero(static_cast<Format>(format)));
    const auto there = [&desk] {
        QString all;
        for (const Entry &entry : desk.section().entries) {
            const QString name = QString::fromStdString(entry.details.name);
            all += takesPart(entry, 1) ? name : name.toLower();
        }
        return all;
    };
    const auto all = [&desk](const std::set<EntryId> &present) {
        for (const Action &action : checkIn(desk.section(), present))
            desk.act(action);
    };
    QVERIFY(takesCheckIn(desk.section()));
    QVERIFY(checkIn(desk.section(), { { 1 }, { 2 }, { 3 }, { 4 }, { 5 } }).empty());
    all({ { 1 }, { 3 }, { 5 } });
    QCOMPARE(there(), left);
    // The same again changes nothing; who comes after all is back.
    QVERIFY(checkIn(desk.section(), { { 1 }, { 3 }, { 5 } }).empty());
    if (format == int(Format::Swiss)) {
        all({ { 1 }, { 2 }, { 3 }, { 5 } });
        QCOMPARE(there(), QStringLiteral("ABCdE"));
    }
    Desk drawn("AB");
    drawn.draw("AB");
    QVERIFY(!takesCheckIn(drawn.section()));
}

} // namespace tst_names

QTEST_GUILESS_MAIN(tst_names::TestNames)
#include "tst_names.moc"
