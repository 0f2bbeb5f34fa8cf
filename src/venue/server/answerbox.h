// SPDX-License-Identifier: MIT
#pragma once

#include "venue/server/pagerequest.h"

#include <QHash>
#include <QSet>
#include <QString>

#include <cstdint>
#include <mutex>
#include <optional>
#include <vector>

namespace kagetsu::server {

// A question that phones may answer with a point of a board (venue.md#answers-by-phone).
struct BoxQuestion
{
    int number = 0; // every question has another one, so that a late answer to an earlier one is refused
    int columns = 15;
    int rows = 15;
    int names = 0; // how many names a phone may choose from
    bool takesNameless = true; // answers without a name are taken, too
    std::int64_t until = 0; // milliseconds since 1970, UTC; 0 for no end
};

// One answer. Who gave it is only known by the name that was chosen.
struct BoxAnswer
{
    int name = -1; // index in the list of names; -1 without a name
    int x = 0; // column and row, from 0
    int y = 0;

    friend bool operator==(const BoxAnswer &, const BoxAnswer &) = default;
};

// Takes answers while a question is open: one of each phone and of each name. Calls may come from any thread. It never
// holds more than the limits below say.
class AnswerBox
{
public:
    static constexpr int MostAnswers = 500;
    static constexpr int PhonesOfOne = 8; // behind one address
    static constexpr int TriesOfOne = 60; // of one address at one question, taken or not

    // Opens a question; what was asked before is over.
    void open(const BoxQuestion &question);
    void close();
    // Reads what a phone sent and takes it. Ok: taken; Gone: this question is not open; Forbidden: that phone has
    // answered; Conflict: somebody has with that name; TooMany; BadRequest for anything else.
    Status take(QByteArrayView body, const QString &address, std::int64_t now);
    // Returns the answers that came since the last call.
    std::vector<BoxAnswer> takeNew();

private:
    struct One
    {
        int phones = 0;
        int tries = 0;
    };

    std::mutex m_mutex;
    bool m_isOpen = false;
    BoxQuestion m_question;
    QSet<QByteArray> m_phones; // their tokens
    QSet<int> m_names;
    QHash<QString, One> m_ones;
    std::vector<BoxAnswer> m_new;
};

// What a phone sends: "q=3&t=0123456789abcdef&n=12&p=7.7", with n=- for no name.
struct BoxMessage
{
    int question = 0;
    QByteArray token; // 16 to 32 letters and digits that the phone has drawn
    BoxAnswer answer {};
};

// Reads it strictly; nothing if anything is different.
std::optional<BoxMessage> readBoxMessage(QByteArrayView body);

} // namespace kagetsu::server
