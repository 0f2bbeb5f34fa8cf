// SPDX-License-Identifier: MIT
#include "venue/server/answerbox.h"

#include <algorithm>
#include <utility>

namespace kagetsu::server {

namespace {

// Reads a number of up to so many digits; nothing else.
std::optional<int> numberIn(QByteArrayView text, qsizetype mostDigits)
{
    if (text.isEmpty() || text.size() > mostDigits)
        return std::nullopt;
    int number = 0;
    for (const char digit : text) {
        if (digit < '0' || digit > '9')
            return std::nullopt;
        number = number * 10 + (digit - '0');
    }
    return number;
}

bool isTokenOfPhone(QByteArrayView text)
{
    constexpr qsizetype Least = 16;
    constexpr qsizetype Most = 32;
    return text.size() >= Least && text.size() <= Most && std::ranges::all_of(text, [](char letter) {
        return (letter >= '0' && letter <= '9') || (letter >= 'a' && letter <= 'z');
    });
}

// Cuts off what follows the name of a field, up to the next field.
std::optional<QByteArrayView> fieldAt(QByteArrayView &rest, QByteArrayView name)
{
    if (!rest.startsWith(name))
        return std::nullopt;
    rest = rest.sliced(name.size());
    const qsizetype end = rest.indexOf('&');
    const QByteArrayView value = end < 0 ? rest : rest.first(end);
    rest = end < 0 ? QByteArrayView() : rest.sliced(end);
    return value;
}

} // namespace

std::optional<BoxMessage> readBoxMessage(QByteArrayView body)
{
    constexpr qsizetype DigitsOfQuestion = 6;
    constexpr qsizetype DigitsOfName = 4;
    constexpr qsizetype DigitsOfPoint = 2;
    const auto question = fieldAt(body, "q=");
    const auto token = fieldAt(body, "&t=");
    const auto name = fieldAt(body, "&n=");
    const auto point = fieldAt(body, "&p=");
    if (!question || !token || !name || !point || !body.isEmpty() || !isTokenOfPhone(*token))
        return std::nullopt;
    const qsizetype dot = point->indexOf('.');
    if (dot < 0)
        return std::nullopt;
    const auto number = numberIn(*question, DigitsOfQuestion);
    const auto who = *name == QByteArrayView("-") ? std::optional(-1) : numberIn(*name, DigitsOfName);
    const auto x = numberIn(point->first(dot), DigitsOfPoint);
    const auto y = numberIn(point->sliced(dot + 1), DigitsOfPoint);
    if (!number || !who || !x || !y)
        return std::nullopt;
    return BoxMessage { *number, token->toByteArray(), { *who, *x, *y } };
}

void AnswerBox::open(const BoxQuestion &question)
{
    const std::scoped_lock lock(m_mutex);
    m_question = question;
    m_isOpen = true;
    m_phones.clear();
    m_names.clear();
    m_ones.clear();
    m_new.clear();
}

void AnswerBox::close()
{
    const std::scoped_lock lock(m_mutex);
    m_isOpen = false;
}

Status AnswerBox::take(QByteArrayView body, const QString &address, std::int64_t now)
{
    const std::optional<BoxMessage> message = readBoxMessage(body);
    const std::scoped_lock lock(m_mutex);
    if (!m_isOpen || (m_question.until != 0 && now > m_question.until))
        return Status::Gone;
    if (!m_ones.contains(address) && m_ones.size() >= MostAnswers)
        return Status::TooMany;
    One &one = m_ones[address];
    if (++one.tries > TriesOfOne)
        return Status::TooMany;
    if (!message)
        return Status::BadRequest;
    if (message->question != m_question.number)
        return Status::Gone;
    const BoxAnswer &answer = message->answer;
    const bool isNameless = answer.name < 0;
    if (answer.x >= m_question.columns || answer.y >= m_question.rows || answer.name >= m_question.names
        || (isNameless && !m_question.takesNameless))
        return Status::BadRequest;
    if (m_phones.contains(message->token))
        return Status::Forbidden;
    if (!isNameless && m_names.contains(answer.name))
        return Status::Conflict;
    if (one.phones >= PhonesOfOne || m_phones.size() >= MostAnswers)
        return Status::TooMany;
    ++one.phones;
    m_phones.insert(message->token);
    if (!isNameless)
        m_names.insert(answer.name);
    m_new.push_back(answer);
    return Status::Ok;
}

std::vector<BoxAnswer> AnswerBox::takeNew()
{
    const std::scoped_lock lock(m_mutex);
    return std::exchange(m_new, {});
}

} // namespace kagetsu::server
