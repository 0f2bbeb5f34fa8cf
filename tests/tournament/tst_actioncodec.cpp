// SPDX-License-Identifier: MIT
#include "../repetitions.h"
#include "everyaction.h"
#include "tournament/codec/actioncodec.h"

#include <QTest>

#include <set>

namespace tst_actioncodec {

using namespace kagetsu;
using namespace kagetsu::tournament;

// tournament.md#the-file-of-an-event
class TestActionCodec : public QObject
{
    Q_OBJECT

private slots:
    // Actions have no ==, but the text of one has all of it: an action that lost something would be written otherwise.
    void everyActionIsReadAsItWasWritten()
    {
        std::mt19937 random(1);
        for (int time = 0; time < repetitions(800); ++time) {
            std::set<std::string_view> kinds;
            for (const Action &action : everyaction::everyAction(random)) {
                const std::string text = textOf(action);
                const auto read = actionFrom(text);
                QVERIFY2(read, text.c_str());
                QCOMPARE(read->index(), action.index());
                QCOMPARE(textOf(*read), text);
                kinds.insert(kindOf(action));
            }
            QCOMPARE(kinds.size(), std::variant_size_v<Action>);
        }
    }

    // Two actions that differ have two texts: each of many changes shows.
    void everyMemberIsWritten()
    {
        std::mt19937 random(2);
        std::map<std::string_view, std::set<std::string>> texts;
        for (int time = 0; time < 20; ++time) {
            for (const Action &action : everyaction::everyAction(random))
                texts[kindOf(action)].insert(textOf(action));
        }
        for (const auto &[kind, all] : texts)
            QVERIFY2(all.size() > 10, std::string(kind).c_str());
    }

    void aTextIsShortAndReadable_data()
    {
        QTest::addColumn<int>("which");
        QTest::addColumn<QString>("text");
        QTest::newRow("numbers say what it is about")
            << 0 << QStringLiteral("{'do':'publish-round','section':1,'round':3}");
        QTest::newRow("what is as usual is not said")
            << 1 << QStringLiteral("{'do':'add-entry','section':1,'details':{'name':'Ann'}}");
        QTest::newRow("a result has its outcome")
            << 2
            << QStringLiteral(
                   "{'do':'report-game','section':1,'round':2,'table':3,'game':0,'report':{'outcome':'1-0'}}");
        QTest::newRow("what a player is known by")
            << 4
            << QStringLiteral("{'do':'add-entry','section':1,'details':{'name':'Ann','sex':'female','birth':'2001-05',"
                              "'title':'WFM','federation_id':'77'}}");
        QTest::newRow("from which year on initials stand for names")
            << 5 << QStringLiteral("{'do':'set-event-details','details':{'name':'Cup','initials_from_year':2010}}");
        QTest::newRow("a play-off with its games")
            << 6
            << QStringLiteral("{'do':'decide-places','section':1,'decision':{'kind':'play-off','order':[[2],[1]],"
                              "'games':[{'a':1,'b':2,'outcome':'1/2'},"
                              "{'a':2,'b':1,'outcome':'1-0','opener':'a','stage':2}]}}");
        QTest::newRow("how many rated games a player has played")
            << 7
            << QStringLiteral(
                   "{'do':'add-entry','section':1,'details':{'name':'Ann','rated_games':12,'rating_factor':10}}");
        QTest::newRow("nothing is left out, it is taken away")
            << 3 << QStringLiteral("{'do':'report-game','section':1,'round':2,'table':3,'game':0}");
    }
    void aTextIsShortAndReadable()
    {
        QFETCH(int, which);
        QFETCH(QString, text);
        EntryDetails ann;
        ann.name = "Ann";
        EntryDetails known = ann;
        known.sex = Sex::Female;
        known.birth = { 2001, 5, 0 };
        known.title = "WFM";
        known.federationId = "77";
        PlaceDecision playOff { PlaceDecision::Kind::PlayOff, { { { 2 } }, { { 1 } } } };
        playOff.games = { { { 1 }, { 2 }, Outcome::Draw }, { { 2 }, { 1 }, Outcome::AWon, Party::A, 2 } };
        EntryDetails rated = ann;
        rated.ratedGames = 12;
        rated.ratingFactor = 10;
        EventDetails cup;
        cup.name = "Cup";
        cup.initialsFromYear = 2010;
        GameReport won;
        won.outcome = Outcome::AWon;
        const std::vector<Action> actions { PublishRound { 1, 3 }, AddEntry { 1, ann, 1 },
            ReportGame { 1, 2, 3, 0, won }, ReportGame { 1, 2, 3, 0, std::nullopt }, AddEntry { 1, known, 1 },
            SetEventDetails { cup }, DecidePlaces { 1, playOff }, AddEntry { 1, rated, 1 } };
        QCOMPARE(QString::fromStdString(textOf(actions[static_cast<std::size_t>(which)])),
            text.replace(QLatin1Char('\''), QLatin1Char('"')));
    }

    void aWrongTextIsRefusedWithItsPlace_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("pointer");
        QTest::newRow("no JSON") << QStringLiteral("{") << QString();
        QTest::newRow("no object") << QStringLiteral("[1]") << QString();
        QTest::newRow("an unknown kind") << QStringLiteral("{'do':'win','section':1}") << QStringLiteral("/do");
        QTest::newRow("no kind") << QStringLiteral("{'section':1}") << QStringLiteral("/do");
        QTest::newRow("a number that is missing")
            << QStringLiteral("{'do':'publish-round','section':1}") << QStringLiteral("/round");
        QTest::newRow("a text for a number")
            << QStringLiteral("{'do':'publish-round','section':1,'round':'2'}") << QStringLiteral("/round");
        QTest::newRow("a member that is nobody's")
            << QStringLiteral("{'do':'publish-round','section':1,'round':2,'table':1}") << QStringLiteral("/table");
        QTest::newRow("a member given twice")
            << QStringLiteral("{'do':'publish-round','section':1,'round':2,'round':3}") << QStringLiteral("/round");
        QTest::newRow("an unknown outcome") << QStringLiteral(
            "{'do':'report-game','section':1,'round':2,'table':3,'game':0,'report':{'outcome':'2-0'}}")
                                            << QStringLiteral("/report/outcome");
        QTest::newRow("an entry that is none")
            << QStringLiteral("{'do':'number-entries','section':1,'order':[1,0]}") << QStringLiteral("/order/1");
        QTest::newRow("an unknown criterion") << QStringLiteral(
            "{'do':'add-section','settings':{'format':'swiss','halves':{'win':2,'draw':1,'loss':0,"
            "'forfeit_win':2,'forfeit_loss':0,'pairing_bye':2,'half_bye':1,'zero_bye':0},"
            "'criteria':['SOS','LUCK']}}") << QStringLiteral("/settings/criteria/1");
    }
    void aWrongTextIsRefusedWithItsPlace()
    {
        QFETCH(QString, text);
        QFETCH(QString, pointer);
        const auto read = actionFrom(text.replace(QLatin1Char('\''), QLatin1Char('"')).toStdString());
        QVERIFY(!read);
        QCOMPARE(QString::fromStdString(read.fault().pointer), pointer);
    }

    void brokenTextsNeverEndTheProgram()
    {
        std::mt19937 random(3);
        for (int time = 0; time < repetitions(200); ++time) {
            for (const Action &action : everyaction::everyAction(random)) {
                std::string text = textOf(action);
                for (unsigned changes = 0; changes <= random() % 3; ++changes)
                    text[random() % text.size()] = static_cast<char>(random());
                if (const auto read = actionFrom(text))
                    QVERIFY(actionFrom(textOf(*read)));
            }
        }
    }
};

} // namespace tst_actioncodec

QTEST_GUILESS_MAIN(tst_actioncodec::TestActionCodec)
#include "tst_actioncodec.moc"
