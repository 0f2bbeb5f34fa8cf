// SPDX-License-Identifier: MIT
#include "venue/server/answerbox.h"
#include "venue/server/answerpage.h"
#include "venue/server/pageanswer.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

namespace tst_answerbox {

using namespace kagetsu::server;

namespace {

constexpr std::int64_t Noon = 1'935'748'800'000;
const QString Phone = QStringLiteral("10.0.0.9");

QByteArray token(int phone)
{
    return QByteArray::number(phone).rightJustified(16, '0');
}

QByteArray message(int question, int phone, const QByteArray &name, const QByteArray &point)
{
    return "q=" + QByteArray::number(question) + "&t=" + token(phone) + "&n=" + name + "&p=" + point;
}

BoxQuestion questionOf(int number, int names)
{
    BoxQuestion question;
    question.number = number;
    question.names = names;
    return question;
}

} // namespace

// What phones answer to a question of a class (venue.md#answers-by-phone).
class TestAnswerBox : public QObject
{
    Q_OBJECT

private slots:
    void onlyWhatAPhoneSendsIsRead_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<bool>("isRead");
        const auto row = [](const char *name, const QByteArray &body, bool isRead) {
            QTest::newRow(name) << body << isRead;
        };
        row("an answer", "q=3&t=0123456789abcdef&n=12&p=7.14", true);
        row("without a name", "q=3&t=0123456789abcdef&n=-&p=0.0", true);
        row("nothing", "", false);
        row("another order", "t=0123456789abcdef&q=3&n=1&p=7.7", false);
        row("something after it", "q=3&t=0123456789abcdef&n=1&p=7.7&x=1", false);
        row("a field twice", "q=3&q=4&t=0123456789abcdef&n=1&p=7.7", false);
        row("a name as text", "q=3&t=0123456789abcdef&n=<script>&p=7.7", false);
        row("a token that is too short", "q=3&t=0123&n=1&p=7.7", false);
        row("a token that is too long", "q=3&t=" + QByteArray(33, 'a') + "&n=1&p=7.7", false);
        row("a token of other letters", "q=3&t=0123456789ABCDEF&n=1&p=7.7", false);
        row("a point without a row", "q=3&t=0123456789abcdef&n=1&p=7", false);
        row("a negative column", "q=3&t=0123456789abcdef&n=1&p=-1.7", false);
        row("a large number", "q=3&t=0123456789abcdef&n=1&p=4294967303.7", false);
        row("no number of a question", "q=&t=0123456789abcdef&n=1&p=7.7", false);
        row("a zero byte", QByteArray("q=3&t=0123456789abcdef&n=1&p=7.7\0", 33), false);
    }
    void onlyWhatAPhoneSendsIsRead()
    {
        QFETCH(const QByteArray, body);
        QFETCH(const bool, isRead);
        QCOMPARE(readBoxMessage(body).has_value(), isRead);
        for (qsizetype length = 0; length < body.size(); ++length)
            readBoxMessage(body.first(length)); // nothing of it may be taken for more than it is
    }

    void anAnswerIsTakenOnceOfEachPhoneAndName()
    {
        AnswerBox box;
        QVERIFY(box.take(message(1, 1, "0", "7.7"), Phone, Noon) == Status::Gone); // nothing is asked
        box.open(questionOf(1, 3));
        QVERIFY(box.take(message(1, 1, "0", "7.7"), Phone, Noon) == Status::Ok);
        QVERIFY(box.take(message(1, 1, "1", "8.8"), Phone, Noon) == Status::Forbidden); // that phone has answered
        QVERIFY(box.take(message(1, 2, "0", "8.8"), Phone, Noon) == Status::Conflict); // and so has that name
        QVERIFY(box.take(message(1, 2, "-", "8.8"), Phone, Noon) == Status::Ok);
        QVERIFY(box.take(message(1, 3, "-", "8.8"), Phone, Noon) == Status::Ok);
        QVERIFY(box.take(message(2, 4, "1", "7.7"), Phone, Noon) == Status::Gone); // another question
        QVERIFY(box.take(message(1, 4, "3", "7.7"), Phone, Noon) == Status::BadRequest); // nobody's name
        QVERIFY(box.take(message(1, 4, "1", "15.7"), Phone, Noon) == Status::BadRequest); // beside the board
        QVERIFY(box.take(message(1, 4, "1", "7.15"), Phone, Noon) == Status::BadRequest);
        const std::vector<BoxAnswer> expected { { 0, 7, 7 }, { -1, 8, 8 }, { -1, 8, 8 } };
        QVERIFY(box.takeNew() == expected);
        QVERIFY(box.takeNew().empty());
        box.close();
        QVERIFY(box.take(message(1, 5, "1", "7.7"), Phone, Noon) == Status::Gone);
        box.open(questionOf(2, 3)); // everybody answers anew
        QVERIFY(box.take(message(2, 1, "0", "7.7"), Phone, Noon) == Status::Ok);
    }

    void timeAndNamesAreKept()
    {
        AnswerBox box;
        BoxQuestion question = questionOf(1, 2);
        question.until = Noon + 1000;
        question.takesNameless = false;
        box.open(question);
        QVERIFY(box.take(message(1, 1, "-", "7.7"), Phone, Noon) == Status::BadRequest);
        QVERIFY(box.take(message(1, 1, "0", "7.7"), Phone, Noon + 1000) == Status::Ok);
        QVERIFY(box.take(message(1, 2, "1", "7.7"), Phone, Noon + 1001) == Status::Gone);
    }

    void nobodyCanFillTheBox()
    {
        AnswerBox box;
        box.open(questionOf(1, 0));
        int taken = 0;
        for (int phone = 0; phone < 200; ++phone)
            taken += box.take(message(1, phone, "-", "7.7"), Phone, Noon) == Status::Ok ? 1 : 0;
        QCOMPARE(taken, AnswerBox::PhonesOfOne);
        // Who tries on and on is not even read.
        QVERIFY(box.take("nonsense", Phone, Noon) == Status::TooMany);
        for (int phone = 0; phone < 2 * AnswerBox::MostAnswers; ++phone)
            taken += box.take(message(1, 1000 + phone, "-", "7.7"), QString::number(phone), Noon) == Status::Ok ? 1 : 0;
        QCOMPARE(taken, AnswerBox::MostAnswers);
        QCOMPARE(box.takeNew().size(), std::size_t(AnswerBox::MostAnswers));
    }

    void postIsReadOnlyWhereAnswersAreTaken_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<int>("expected"); // 0 for one that is not whole, 200 for one that is read
        const auto row = [](const char *name, const QByteArray &fields, const QByteArray &body, int expected) {
            QTest::newRow(name) << "POST /a/answer HTTP/1.1\r\nHost: h\r\n" + fields + "\r\n" + body << expected;
        };
        row("a small body", "Content-Length: 4\r\n", "body", 200);
        row("no body", "Content-Length: 0\r\n", "", 200);
        row("half a body", "Content-Length: 4\r\n", "bo", 0);
        row("no length", "", "", 411);
        row("two lengths", "Content-Length: 4\r\nContent-Length: 4\r\n", "body", 400);
        row("a length that is none", "Content-Length: 4x\r\n", "body", 400);
        row("a negative length", "Content-Length: -4\r\n", "body", 400);
        row("an empty length", "Content-Length: \r\n", "body", 400);
        row("a large body", "Content-Length: 129\r\n", "", 413);
        row("a length without end", "Content-Length: " + QByteArray(300, '9') + "\r\n", "", 413);
        row("a body in pieces", "Transfer-Encoding: chunked\r\nContent-Length: 4\r\n", "body", 400);
    }
    void postIsReadOnlyWhereAnswersAreTaken()
    {
        QFETCH(const QByteArray, bytes);
        QFETCH(const int, expected);
        const ReadRequest read = readRequest(bytes, /*takesAnswers=*/true);
        switch (read.state) {
        case ReadRequest::State::Incomplete: QCOMPARE(0, expected); break;
        case ReadRequest::State::Whole:
            QCOMPARE(200, expected);
            QVERIFY(read.request.isPost && !read.request.isHead);
            QCOMPARE(read.length, bytes.size());
            QVERIFY(bytes.endsWith(read.request.body));
            break;
        case ReadRequest::State::Refused: QCOMPARE(static_cast<int>(read.refusal), expected); break;
        }
        const ReadRequest elsewhere = readRequest(bytes);
        QVERIFY(elsewhere.state == ReadRequest::State::Refused && elsewhere.refusal == Status::MethodNotAllowed);
    }

    void answersGoToOnePathAlone()
    {
        AnswerBox box;
        box.open(questionOf(1, 1));
        const auto post = [&](const QByteArray &path, const QByteArray &host, AnswerBox *into) {
            Request request;
            request.isPost = true;
            request.path = path;
            request.host = host;
            request.body = message(1, 1, "0", "7.7");
            return answerTo(request, { "abc", "10.0.0.7:8017", {}, into }, Noon, Phone);
        };
        for (const char *path : { "/abc/", "/abc", "/abc/answer/", "/abd/answer", "/answer", "/abc/index.html" })
            QVERIFY(post(path, "10.0.0.7:8017", &box).status == Status::NotFound);
        QVERIFY(post("/abc/answer", "evil.example", &box).status == Status::NotFound); // through another site
        QVERIFY(post("/abc/answer", "10.0.0.7:8017", nullptr).status == Status::NotFound);
        QVERIFY(box.takeNew().empty());
        const Answer taken = post("/abc/answer", "10.0.0.7:8017", &box);
        QVERIFY(taken.status == Status::Ok);
        QVERIFY(taken.head.contains("Content-Security-Policy: default-src 'none'"));
        QCOMPARE(box.takeNew().size(), 1U);
    }

    // Names of pupils are texts of a stranger.
    void namesNeverBecomePartOfThePage()
    {
        AnswerPage page;
        page.language = QStringLiteral("en\"><script>");
        page.words.title = QStringLiteral("</title><script>alert(1)</script>");
        page.isOpen = true;
        page.question = questionOf(5, 2);
        page.names = { QStringLiteral("</script><img src=x onerror=alert(1)>"), QStringLiteral("\"'&\u2028") };
        page.text = QStringLiteral("<b>");
        page.stones = { { 7, 7, QStringLiteral("b") } };
        const auto pages = answerPages(page);
        const QByteArray html = pages->value("index.html").bytes;
        QCOMPARE(html.count("<script"), 1);
        QVERIFY(!html.contains("onerror") && !html.contains("<b>"));
        const ServedPage data = pages->value("question.json");
        QCOMPARE(data.type, QByteArray("application/json; charset=utf-8"));
        const QJsonObject read = QJsonDocument::fromJson(data.bytes).object();
        QCOMPARE(read["names"].toArray().at(0).toString(), page.names[0]);
        QCOMPARE(read["number"].toInt(), 5);
        // Before and after a question nobody's name is told.
        page.isOpen = false;
        QVERIFY(!answerPages(page)->value("question.json").bytes.contains("onerror"));
        // The script puts texts in as texts.
        QVERIFY(!answerScript().contains("innerHTML") && !answerScript().contains("eval("));
    }
};

} // namespace tst_answerbox

QTEST_GUILESS_MAIN(tst_answerbox::TestAnswerBox)
#include "tst_answerbox.moc"
