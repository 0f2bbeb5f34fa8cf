// SPDX-License-Identifier: MIT
#include "../../../venue/club.h"
#include "../../print/phones/fakenetwork.h"
#include "translations/catalogues.h"
#include "ui/tournament/desk/publish/eventonphones.h"

#include <QAction>
#include <QApplication>
#include <QLabel>
#include <QTemporaryDir>
#include <QTest>
#include <QWidget>

namespace tst_eventonphones {

using namespace kagetsu;
using namespace kagetsu::ui;

namespace {

// An event with phones.
struct Shown : club::Club
{
    tournament::EntryId ann = enter("Ann Secret", 2014);
    tournament::EntryId bob = enter("Bob");
    QTemporaryDir journals;
    FakeNetwork network;
    venue::PageSettings settings;
    QWidget window;
    EventOnPhones phones { [this] {
                              return EventOnPhones::Subject { { &log, "id7", journals.path() }, settings };
                          },
        [this] { return now; }, [] { return QStringLiteral("en"); },
        network.network([] { return std::int64_t(1'935'748'800'000); }), &window };

    Shown()
    {
        publish({ { ann, bob } });
        phones.begin();
    }
    void show() { phones.start(QStringLiteral("127.0.0.1")); }
    QByteArray page(const QString &name = {}) const
    {
        const QString address = phones.serving().address();
        return address.isEmpty() ? QByteArray() : pageAt(address + name);
    }
};

} // namespace

// An event on the phones of the hall (venue.md#show-on-phones).
class TestEventOnPhones : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QVERIFY(m_english.loadLanguage(QStringLiteral("en")));
        QCoreApplication::installTranslator(&m_english);
    }

    void itIsOffUntilSomebodyShowsIt()
    {
        Shown shown;
        QVERIFY(shown.phones.action()->isEnabled());
        QCOMPARE(shown.phones.action()->text(), QStringLiteral("Show on phones…"));
        QVERIFY(shown.page().isEmpty());
        QString told;
        QTimer::singleShot(0, qApp, [&] {
            QWidget *dialog = QApplication::activeModalWidget();
            told = dialog->findChild<QLabel *>(QStringLiteral("whoSees"))->text();
            dialog->close();
        });
        shown.window.show();
        shown.phones.action()->trigger();
        QVERIFY(told.contains("Everybody in this network") && told.contains("Names are shown in full."));
        QVERIFY(!shown.phones.serving().isOn());
    }

    void itShowsAllPagesAndFollows()
    {
        Shown shown;
        shown.show();
        QTRY_VERIFY(shown.page().contains("Bob"));
        QCOMPARE(shown.phones.action()->text(), QStringLiteral("On phones: 0…"));
        QVERIFY(!shown.page().contains("Ann Secret")); // a minor
        for (const char *page : { "en/s1-r1.html", "ja/s1-standings.html", "ru/live.html", "zh-CN/results.xml" })
            QVERIFY2(shown.page(QString::fromLatin1(page)).startsWith("HTTP/1.1 200 "), page);
        QVERIFY(!shown.page("kagetsu-pages.txt").startsWith("HTTP/1.1 200 "));
        const auto mark = [&] {
            const QByteArray page = shown.page(QStringLiteral("en/s1-r1.html"));
            return page.mid(page.indexOf("ETag: "), 28);
        };
        const QByteArray before = mark();
        QCOMPARE(mark(), before);
        shown.report(1, 1, tournament::Outcome::AWon);
        shown.phones.follow();
        QTRY_VERIFY(mark() != before);
    }

    // What is to be hidden is not shown a moment longer.
    void aNameThatIsHiddenIsGoneAtOnce()
    {
        Shown shown;
        shown.show();
        QTRY_VERIFY(shown.page().contains("Bob"));
        shown.settings.names = venue::NameShown::Number;
        shown.phones.follow();
        QVERIFY(!shown.page().contains("Bob"));
        QTRY_VERIFY(shown.page("en/s1-r1.html").contains("#2"));
        QVERIFY(!shown.page("en/s1-players.html").contains("Bob"));
    }

    void itEndsWithTheEvent()
    {
        Shown shown;
        shown.show();
        QTRY_VERIFY(shown.page().contains("Bob"));
        const QString address = shown.phones.serving().address();
        shown.phones.end();
        QVERIFY(pageAt(address).isEmpty());
        QVERIFY(!shown.phones.action()->isEnabled());
        // The next event is not shown by itself.
        shown.phones.begin();
        QVERIFY(!shown.phones.serving().isOn());
    }

private:
    Catalogue m_english;
};

} // namespace tst_eventonphones

QTEST_MAIN(tst_eventonphones::TestEventOnPhones)
#include "tst_eventonphones.moc"
