// SPDX-License-Identifier: MIT
#pragma once

#include "venue/server/answerbox.h"
#include "venue/server/servedpages.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <vector>

namespace kagetsu::server {

// A stone, or a letter on a point, as a phone draws it.
struct PhoneSign
{
    int x = 0; // column and row, from 0
    int y = 0;
    QString text; // "b" and "w" for stones
};

// What a phone shows of a question (venue.md#answers-by-phone). Texts may hold anything: they are never read as a page.
struct AnswerPage
{
    // The sentences of the page, in its language.
    struct Words
    {
        QString title;
        QString name; // label of the list of names
        QString nameless; // the choice of none
        QString send; // "Send %1"
        QString tap; // what to do
        QString sent; // "Sent: %1"
        QString waiting; // no question is open
        QString taken; // somebody has answered with that name
        QString failed; // it could not be sent
        QString left; // "%1 s"
        QString noScript;
    };

    QString language; // as in HTML: "zh-CN"
    Words words;
    BoxQuestion question;
    bool isOpen = false;
    QString text; // the question
    QStringList names;
    std::vector<PhoneSign> stones;
    std::vector<PhoneSign> letters;
};

// Returns the files that phones get: the page with its script and style, and the question as data.
std::shared_ptr<const PageSet> answerPages(const AnswerPage &page);

QByteArray answerStyle();
QByteArray answerScript();

} // namespace kagetsu::server
