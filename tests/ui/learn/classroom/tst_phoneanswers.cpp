// SPDX-License-Identifier: MIT
#include "../../print/phones/fakenetwork.h"
#include "answeringclass.h"
#include "ui/board/boardwidget.h"
#include "ui/learn/classroom/phonequestion.h"

#include <QComboBox>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTableWidget>
#include <QTest>

namespace tst_phoneanswers {

using namespace kagetsu;
using namespace kagetsu::ui;
using practice::Mark;

// What a class answers by phone (venue.md#answers-by-phone), each phone by a socket of its own.
class TestPhoneAnswers : public QObject, protected AnsweringClass
{
    Q_OBJECT

private:
    FakeNetwork m_network;
    std::int64_t m_now = 1'935'748'800'000; // 2031-05-05T12:00:00Z
    QJsonObject dataOnPhone() const
    {
        const QByteArray answer = pageAt(m_desk->phones().address() + QStringLiteral("question.json"));
        return QJsonDocument::fromJson(answer.mid(answer.indexOf("\r\n\r\n") + 4)).object();
    }
    // What a phone sends by its own socket; returns the code of the answer.
    int send(int phone, const char *name, const char *point) const
    {
        const QJsonObject data = dataOnPhone();
        QByteArray who = "-";
        const QJsonArray names = data["names"].toArray();
        for (int i = 0; i < names.size(); ++i) {
            if (names.at(i).toString() == QLatin1String(name))
                who = QByteArray::number(i);
        }
        const QByteArray body = "q=" + QByteArray::number(data["number"].toInt())
            + "&t=" + QByteArray::number(phone).rightJustified(20, 'a') + "&n=" + who
            + "&p=" + QByteArray::number(at(point).x) + '.' + QByteArray::number(at(point).y);
        const QUrl url(m_desk->phones().address());
        QTcpSocket socket;
        socket.connectToHost(url.host(), static_cast<quint16>(url.port()));
        if (!socket.waitForConnected(2000))
            return 0;
        socket.write("POST " + url.path().toLatin1() + "answer HTTP/1.1\r\nHost: " + url.authority().toLatin1()
            + "\r\nConnection: close\r\nContent-Type: text/plain\r\nContent-Length: " + QByteArray::number(body.size())
            + "\r\n\r\n" + body);
        while (socket.waitForReadyRead(2000)) { }
        return socket.readAll().mid(9, 3).toInt();
    }
    QString rowOf(const char *name) const
    {
        auto *list = m_desk->findChild<QTableWidget *>(QStringLiteral("answerPupils"));
        const auto found = list->findItems(QLatin1String(name), Qt::MatchStartsWith);
        return found.isEmpty() ? QString() : found.front()->text();
    }

private slots:
    void initTestCase() { readLesson(); }
    void init()
    {
        begin(std::make_unique<ClassPanel>(m_keeper, m_network.network([this] { return m_now; })));
    }
    void cleanup() { end(); }

    void phonesAnswerAndTheTeacherRevealsTheSpread()
    {
        goTo("Open");
        m_desk->press(ClassKey::Answers);
        QVERIFY(!button("askPhones")->isVisible()); // nothing is served before it is turned on
        QVERIFY(m_desk->phones().start(QStringLiteral("127.0.0.1")));
        QVERIFY(!dataOnPhone()["open"].toBool());
        QVERIFY(dataOnPhone()["names"].toArray().isEmpty());
        QCOMPARE(send(1, "Aoki", "E8"), 410);
        button("askPhones")->click();
        QVERIFY(dataOnPhone()["open"].toBool());
        QCOMPARE(dataOnPhone()["names"].toArray().size(), 4);
        QCOMPARE(seen().phoneAddress, m_desk->phones().address()); // the class sees the code
        QCOMPARE(send(1, "Aoki", "E8"), 200);
        QCOMPARE(send(1, "Berg", "H9"), 403);
        QCOMPARE(send(2, "Aoki", "H9"), 409);
        QCOMPARE(send(2, "Berg", "H9"), 200);
        QCOMPARE(send(3, "", "H9"), 200); // without a name
        QTRY_COMPARE(panel().answers().all().size(), 3U);
        QTRY_VERIFY(!panel().isJudging());
        // Who has answered is seen, but not what.
        QVERIFY(rowOf("Aoki").contains(QStringLiteral("answered")) && !rowOf("Aoki").contains(QStringLiteral("E8")));
        QCOMPARE(rowOf("Chen"), QStringLiteral("Chen"));
        QVERIFY(seen().phoneText.contains(QStringLiteral("2 of 4")));
        QVERIFY(seen().board.at(at("E8")).mark.label.isEmpty());
        button("showSpread")->click(); // ends the question, too
        QVERIFY(!m_desk->phones().isOpen());
        QVERIFY(seen().phoneAddress.isEmpty());
        QCOMPARE(seen().board.at(at("E8")).mark.label, QStringLiteral("1"));
        QCOMPARE(seen().board.at(at("H9")).mark.label, QStringLiteral("2"));
        QVERIFY(rowOf("Aoki").contains(QStringLiteral("E8")));
        QCOMPARE(send(4, "Chen", "E8"), 410);
        QVERIFY(markOf("Aoki", m_desk->state().page() + 1).has_value());
        QVERIFY(markOf("Berg", m_desk->state().page() + 1).has_value());
        const QString address = m_desk->phones().address();
        m_desk->end();
        QVERIFY(pageAt(address).isEmpty()); // nothing is served any more
    }

    void aQuestionToPhonesEndsByTimeAndWithItsPage()
    {
        goTo("Open");
        m_desk->press(ClassKey::Answers);
        QVERIFY(m_desk->phones().start(QStringLiteral("127.0.0.1")));
        auto *time = m_desk->findChild<QComboBox *>(QStringLiteral("phonesTime"));
        time->setCurrentIndex(time->findData(30));
        button("askPhones")->click();
        QCOMPARE(m_desk->phones().secondsLeft(), std::optional(30));
        m_now += 29'500;
        QCOMPARE(send(1, "Aoki", "E8"), 200);
        m_now += 600;
        QCOMPARE(send(2, "Berg", "E8"), 410); // at once, whatever the window does
        QTRY_VERIFY(!m_desk->phones().isOpen());
        QCOMPARE(panel().answers().all().size(), 1U); // what came in time counts
        QVERIFY(!button("askPhones")->isChecked());
        time->setCurrentIndex(time->findData(0));
        button("askPhones")->click();
        QVERIFY(!m_desk->phones().secondsLeft());
        QCOMPARE(send(1, "Chen", "E8"), 200); // that phone may answer the next question
        m_desk->goTo(0);
        QVERIFY(!m_desk->phones().isOpen());
        QVERIFY(!dataOnPhone()["open"].toBool());
        goTo("Open");
        QVERIFY(panel().answers().of("Chen")); // it came before the page was left
    }

    // Whatever shows more than was asked, or asks other names, ends the question.
    void aQuestionEndsWithWhatIsShownThen_data()
    {
        QTest::addColumn<int>("what");
        for (const auto &[name, what] :
            { std::pair("the answer is revealed", 0), { "a stone is tried", 1 }, { "no names are asked for", 2 },
                { "another group is asked", 3 }, { "another page of the window", 4 } })
            QTest::newRow(name) << what;
    }
    void aQuestionEndsWithWhatIsShownThen()
    {
        QFETCH(const int, what);
        goTo("Open");
        m_desk->press(ClassKey::Answers);
        QVERIFY(m_desk->phones().start(QStringLiteral("127.0.0.1")));
        button("askPhones")->click();
        QCOMPARE(send(1, "Aoki", "E8"), 200);
        QTRY_VERIFY(!m_desk->isSeeking());
        QVERIFY(m_desk->state().hasMore());
        const int page = m_desk->state().page();
        auto *group = m_desk->findChild<QComboBox *>(QStringLiteral("answerGroup"));
        auto *board = m_desk->findChild<BoardWidget *>(QString(), Qt::FindDirectChildrenOnly);
        switch (what) {
        case 0: m_desk->press(ClassKey::Forward); break;
        case 1:
            m_desk->press(ClassKey::Answers);
            QCoreApplication::processEvents(); // the board has another size beside the buttons
            QTest::mouseClick(board, Qt::LeftButton, {}, board->rectOf(at("H9")).center().toPoint());
            QCOMPARE(m_desk->state().tried().size(), 1U);
            break;
        case 2: button("withoutNames")->click(); break;
        case 3: group->setCurrentIndex(group->findText(QStringLiteral("4b"))); break;
        default: m_desk->hide();
        }
        QCOMPARE(m_desk->state().page(), page);
        QVERIFY(!m_desk->phones().isOpen());
        QCOMPARE(send(2, "Berg", "E8"), 410);
        QVERIFY(panel().answers().all().size() == 1U); // what came in time is kept
    }

    // The pupils answer the page whose answers are noted, also where the teacher had looked ahead.
    void whatIsAskedIsWhatTheClassSees()
    {
        goTo("Open");
        m_desk->press(ClassKey::Freeze);
        m_desk->goTo(m_desk->state().page() + 1);
        m_desk->press(ClassKey::Blank);
        m_desk->press(ClassKey::Answers);
        QVERIFY(m_desk->phones().start(QStringLiteral("127.0.0.1")));
        goTo("Open");
        button("askPhones")->click();
        QVERIFY(!m_desk->state().isFrozen() && !m_desk->state().isBlank());
        QCOMPARE(dataOnPhone()["text"].toString(), seen().question);
        QVERIFY(!seen().question.isEmpty());
    }

    void askedAgainEveryPhoneCountsOnce()
    {
        goTo("Open");
        m_desk->press(ClassKey::Answers);
        QVERIFY(m_desk->phones().start(QStringLiteral("127.0.0.1")));
        for (const char *point : { "E8", "H9" }) {
            button("askPhones")->click();
            QCOMPARE(send(1, "", point), 200);
            QTRY_COMPARE(panel().answers().all().size(), 1U);
            button("askPhones")->click();
        }
        QCOMPARE(panel().answers().spread().points, (std::map<rules::Point, int> { { at("H9"), 1 } }));
        // What the teacher has noted is not changed by whoever chooses that name.
        panel().choose(at("H9"));
        auto *list = m_desk->findChild<QTableWidget *>(QStringLiteral("answerPupils"));
        emit list->itemClicked(list->findItems(QStringLiteral("Berg"), Qt::MatchStartsWith).front());
        button("askPhones")->click();
        QCOMPARE(send(2, "Berg", "E8"), 200);
        QCOMPARE(send(3, "Chen", "E8"), 200);
        QTRY_VERIFY(panel().answers().of("Chen"));
        QCOMPARE(panel().answers().of("Berg")->point, std::optional(at("H9")));
    }

    void withoutNamesPhonesAreAskedForNone()
    {
        goTo("Open");
        m_desk->press(ClassKey::Answers);
        button("withoutNames")->click();
        QVERIFY(m_desk->phones().start(QStringLiteral("127.0.0.1")));
        button("askPhones")->click();
        QVERIFY(dataOnPhone()["names"].toArray().isEmpty());
        QCOMPARE(send(1, "", "E8"), 200);
        QTRY_COMPARE(panel().answers().spread().points[at("E8")], 1);
        for (const practice::Pupil &each : m_keeper.book().pupils())
            QVERIFY(each.marks.empty());
    }
};

} // namespace tst_phoneanswers

QTEST_MAIN(tst_phoneanswers::TestPhoneAnswers)
#include "tst_phoneanswers.moc"
