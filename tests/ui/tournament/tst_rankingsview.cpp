// SPDX-License-Identifier: MIT
#include "event.h"
#include "ui/controls/style/style.h"
#include "ui/tournament/standings/rankingsdialog.h"
#include "ui/tournament/standings/standingsview.h"

#include <QAbstractButton>
#include <QAbstractItemModel>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QSpinBox>
#include <QTableView>

namespace tst_rankingsview {

using namespace evening;
using namespace tournament;

namespace {

template <class Widget>
Widget &in(QWidget &parent, const char *name)
{
    return *parent.findChild<Widget *>(QLatin1String(name));
}

EntryDetails junior(const std::string &name, int year, int rating, const std::string &club)
{
    EntryDetails details = player(name, club);
    details.birth.year = year;
    details.rating = rating;
    return details;
}

} // namespace

// tournament.md#categories-and-prizes at the desk.
class TestRankingsView : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<MemoryKeeper> m_keeper;
    std::unique_ptr<EventHost> m_host;

    const Rankings &rankings() const { return section(*m_host).rankings; }
    // Activated as by a person.
    static void choose(QComboBox &box, const QString &text)
    {
        box.setCurrentIndex(box.findText(text));
        emit box.activated(box.currentIndex());
    }

private slots:
    void initTestCase() { QApplication::setStyle(new Style); }
    void init()
    {
        m_keeper = std::make_unique<MemoryKeeper>();
        m_host = std::make_unique<EventHost>(*m_keeper);
        QVERIFY(!m_host->carryOut({ AddSection { swiss(3) }, AddEntry { 1, junior("Ann", 2012, 1500, "North"), 1 },
            AddEntry { 1, junior("Ben", 1980, 1600, "South"), 1 },
            AddEntry { 1, junior("Cid", 2011, 1700, "North"), 1 },
            AddEntry { 1, junior("Dan", 1970, 1800, "South"), 1 } }));
        pair(*m_host);
        play(*m_host);
    }

    void categoriesAndPrizesAreTyped()
    {
        RankingsDialog dialog(*m_host, 1);
        dialog.show();
        in<QLineEdit>(dialog, "categoryName").setText(QStringLiteral(" Juniors "));
        in<QSpinBox>(dialog, "categoryBornFrom").setValue(2010);
        in<QAbstractButton>(dialog, "addCategory").click();
        QCOMPARE(rankings().categories, (std::vector<Category> { { "Juniors", Sex::Unknown, 2010 } }));
        QCOMPARE(in<QLineEdit>(dialog, "categoryName").text(), QString());

        // The same name again is refused, and what was typed stays.
        in<QLineEdit>(dialog, "categoryName").setText(QStringLiteral("Juniors"));
        in<QComboBox>(dialog, "categorySex").setCurrentIndex(1);
        in<QAbstractButton>(dialog, "addCategory").click();
        QVERIFY(in<QLabel>(dialog, "rankingsRefusal").isVisible());
        in<QLineEdit>(dialog, "categoryName").setText(QStringLiteral("Women"));
        in<QAbstractButton>(dialog, "addCategory").click();
        QVERIFY(!in<QLabel>(dialog, "rankingsRefusal").isVisible());
        QCOMPARE(rankings().categories.back(), (Category { "Women", Sex::Female }));

        in<QLineEdit>(dialog, "prizeName").setText(QStringLiteral("Cup"));
        auto &category = in<QComboBox>(dialog, "prizeCategory");
        category.setCurrentIndex(category.findText(QStringLiteral("Juniors")));
        in<QSpinBox>(dialog, "prizeAmount").setValue(50);
        in<QAbstractButton>(dialog, "addPrize").click();
        QCOMPARE(rankings().prizes, (std::vector<Prize> { { "Cup", "Juniors", 50 } }));
        in<QCheckBox>(dialog, "sharePrizes").click();
        in<QSpinBox>(dialog, "clubBest").setValue(2);
        in<QSpinBox>(dialog, "ratingFactor").setValue(40);
        QVERIFY(rankings().sharesTies && !rankings().severalEach);
        QCOMPARE(rankings().clubBest, 2);
        QCOMPARE(rankings().ratings.factor, 40);

        in<QLineEdit>(dialog, "categoryName").setText(QStringLiteral("Clubs"));
        in<QCheckBox>(dialog, "categoryEachClub").click();
        in<QAbstractButton>(dialog, "addCategory").click();
        QVERIFY(rankings().categories.back().isBestOfEachClub);
        QVERIFY(!in<QCheckBox>(dialog, "categoryEachClub").isChecked());
        QVERIFY(!m_host->carryOut(SetRankings { 1, [this] {
                                                   Rankings without = rankings();
                                                   without.categories.pop_back();
                                                   return without;
                                               }() }));

        // With a category go its prizes.
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        in<QAbstractButton>(dialog, "removeCategory").click();
        QCoreApplication::processEvents();
        QCOMPARE(rankings().categories.size(), std::size_t(1));
        QVERIFY(rankings().prizes.empty());
    }

    void theViewHasThemAll()
    {
        StandingsView view(*m_host, 1);
        view.resize(1000, 600);
        view.show();
        auto &which = in<QComboBox>(view, "standingsWhich");
        const auto offered = [&which] {
            QStringList texts;
            for (int i = 0; i < which.count(); ++i)
                texts += which.itemText(i);
            return texts.join(QLatin1Char('|'));
        };
        QCOMPARE(offered(), QStringLiteral("Standings|Club ranking|Ratings"));
        Rankings chosen;
        chosen.categories = { { "Juniors", Sex::Unknown, 2010 } };
        chosen.prizes = { { "Cup", "Juniors", 50 } };
        QVERIFY(!m_host->carryOut(SetRankings { 1, chosen }));
        QCOMPARE(offered(), QStringLiteral("Standings|Juniors|Prizes|Club ranking|Ratings"));
        auto &table = in<QTableView>(view, "rankingTable");
        QVERIFY(!table.isVisible());

        choose(which, QStringLiteral("Juniors"));
        QVERIFY(table.isVisible() && !in<QTableView>(view, "standingsTable").isVisible());
        QCOMPARE(table.model()->rowCount(), 2);
        QCOMPARE(in<QLabel>(view, "standingsHead").text(), QStringLiteral("born in 2010 or later"));
        choose(which, QStringLiteral("Prizes"));
        QCOMPARE(table.model()->index(0, 0).data().toString(), QStringLiteral("Cup"));
        QCOMPARE(table.model()->index(0, 3).data().toString(), QStringLiteral("50"));
        choose(which, QStringLiteral("Club ranking"));
        QCOMPARE(table.model()->rowCount(), 2);
        choose(which, QStringLiteral("Ratings"));
        QCOMPARE(table.model()->rowCount(), 4);
        // The proof ends with K times what was won more than expected.
        QVERIFY2(in<QLabel>(view, "standingsSum").text().contains(QStringLiteral("20 × (")),
            qPrintable(in<QLabel>(view, "standingsSum").text()));

        // What is shown stays while the event changes, and goes when it is gone.
        choose(which, QStringLiteral("Juniors"));
        QVERIFY(!m_host->carryOut(SetLot { 1, { 1 }, 5 }));
        QCOMPARE(which.currentText(), QStringLiteral("Juniors"));
        QVERIFY(!m_host->carryOut(SetRankings { 1, {} }));
        QCOMPARE(which.currentText(), QStringLiteral("Standings"));
        QVERIFY(in<QTableView>(view, "standingsTable").isVisible());
    }
};

} // namespace tst_rankingsview

QTEST_MAIN(tst_rankingsview::TestRankingsView)
#include "tst_rankingsview.moc"
