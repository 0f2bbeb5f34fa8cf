// SPDX-License-Identifier: MIT
#include "ui/learn/classroom/phonequestion.h"

#include "text/common/language.h"
#include "ui/board/inforce.h"
#include "ui/print/phones/phonesdialog.h"

#include <algorithm>
#include <utility>

namespace kagetsu::ui {

namespace {

constexpr int LookMs = 200;

} // namespace

PhoneQuestion::PhoneQuestion(PhoneServing::Network network, QObject *parent)
    : QObject(parent)
    , m_now(network.now)
    , m_box(std::make_shared<server::AnswerBox>())
    , m_serving(std::move(network))
{
    m_serving.setBox(m_box);
    m_look.setInterval(LookMs);
    connect(&m_look, &QTimer::timeout, this, &PhoneQuestion::look);
    connect(&m_serving, &PhoneServing::changed, this, [this] {
        if (!m_serving.isOn())
            close();
        emit changed();
    });
}

PhoneQuestion::~PhoneQuestion() = default;

void PhoneQuestion::showDialog(QWidget *parent)
{
    const auto said = [this] {
        PhonesDialog::Words words;
        //: Title: pupils answer a question with their phones.
        words.title = tr("Answers by phone");
        words.before =
            tr("Pupils in this network open an address on their phones, choose their name and tap a point. "
               "Whoever has the address sees the names of the class and the board. Nothing leaves the network, "
               "and it ends with the class.");
        words.now = tr("Pupils scan this code or type the address. Their phones must be in the same network as this "
                       "computer.");
        //: Button: turns answers by phone on.
        words.start = tr("Take answers by phone");
        //: Button: turns answers by phone off.
        words.stop = tr("Take no more answers");
        //: Quietly, below a code: how many phones are on the page.
        words.phones = tr("%n phone(s) are here.", nullptr, m_serving.viewers());
        return words;
    };
    PhonesDialog dialog(
        m_serving, said, [this](const QString &address) { start(address); }, parent);
    dialog.exec();
}

bool PhoneQuestion::start(const QString &address)
{
    if (!m_serving.start(address))
        return false;
    publish();
    return true;
}

void PhoneQuestion::open(const Asked &asked)
{
    if (!isOn())
        return;
    const BoardFrame &frame = asked.board.frame();
    // The time of this computer makes the number another one than in an earlier class: a phone remembers what it sent.
    if (m_number == 0)
        m_number = static_cast<int>(m_now() / 1000 % 500'000);
    m_page = {};
    m_page.question = { ++m_number, frame.columns, frame.rows, static_cast<int>(asked.names.size()), true,
        asked.seconds > 0 ? m_now() + asked.seconds * std::int64_t(1000) : 0 };
    m_page.text = asked.text;
    m_page.names = asked.names;
    for (const rules::Point point : asked.board.points()) {
        const BoardCell &cell = asked.board.at(point);
        if (cell.stone != rules::Stone::None)
            m_page.stones.push_back(
                { point.x, point.y, cell.stone == rules::Stone::Black ? QStringLiteral("b") : QStringLiteral("w") });
        if (!cell.mark.label.isEmpty())
            m_page.letters.push_back({ point.x, point.y, cell.mark.label });
    }
    m_box->open(m_page.question);
    m_isOpen = true;
    m_told = -1;
    m_look.start();
    publish();
    emit changed();
}

void PhoneQuestion::close()
{
    if (!m_isOpen)
        return;
    m_box->close();
    m_isOpen = false;
    m_look.stop();
    takeAnswers(); // those that came until now
    publish();
    emit changed();
}

void PhoneQuestion::stop()
{
    close();
    m_serving.stop();
}

void PhoneQuestion::retranslate()
{
    publish();
}

std::optional<int> PhoneQuestion::secondsLeft() const
{
    if (!m_isOpen || m_page.question.until == 0)
        return std::nullopt;
    return static_cast<int>(std::max<std::int64_t>(0, (m_page.question.until - m_now() + 999) / 1000));
}

void PhoneQuestion::publish()
{
    if (!isOn())
        return;
    m_page.isOpen = m_isOpen;
    m_page.language = QString::fromStdString(text::languageTag());
    //: Title of a page on a phone: pupils answer a question of their teacher.
    m_page.words.title = tr("Answer");
    m_page.words.name = tr("Your name");
    //: In a list of names: the answer is given without one.
    m_page.words.nameless = tr("Without a name");
    //: Button on a phone; %1 is a point of the board.
    m_page.words.send = tr("Send %1");
    m_page.words.tap = tr("Choose your name and tap a point of the board. You can answer once.");
    if (m_page.names.isEmpty())
        m_page.words.tap = tr("Tap a point of the board. You can answer once.");
    //: On a phone: %1 is the point that was sent.
    m_page.words.sent = tr("Your answer is sent: %1");
    m_page.words.waiting = tr("Wait for the next question.");
    m_page.words.taken = tr("There is an answer with this name already.");
    m_page.words.failed = tr("The answer could not be sent. Try again.");
    //: Time left to answer, in seconds.
    m_page.words.left = tr("%1 s left");
    m_page.words.noScript = tr("This page needs JavaScript.");
    m_serving.setPages(server::answerPages(m_page));
}

void PhoneQuestion::takeAnswers()
{
    for (const server::BoxAnswer &each : m_box->takeNew()) {
        const QString name = each.name < 0 ? QString() : m_page.names.value(each.name);
        emit answered(name, { each.x, each.y });
    }
}

void PhoneQuestion::look()
{
    takeAnswers();
    const int left = secondsLeft().value_or(-1);
    if (std::exchange(m_told, left) == left)
        return;
    if (left == 0) {
        close();
        return;
    }
    emit changed();
}

} // namespace kagetsu::ui
