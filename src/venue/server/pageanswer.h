// SPDX-License-Identifier: MIT
#pragma once

#include "venue/server/answerbox.h"
#include "venue/server/pagerequest.h"
#include "venue/server/servedpages.h"

namespace kagetsu::server {

// What is served, and where.
struct ServedSite
{
    QByteArray secret; // the first part of every path, which nobody can guess
    QByteArray authority; // what a browser must have asked: "192.168.1.5:8017"
    std::shared_ptr<const PageSet> pages {}; // null: nothing yet
    AnswerBox *box = nullptr; // takes the answers of a class, if any are taken
};

struct Answer
{
    Status status = Status::NotFound;
    QByteArray head; // up to and with its empty line
    QByteArray body {}; // empty where only the head was wanted
    bool closes = false; // the connection ends with it
    bool isPage = false; // somebody looks at a page, or has looked whether it or what it shows changed
};

// Returns the answer to a question. `now` is the time of the computer, in milliseconds since 1970, UTC. An address
// without the secret, or asked under another name, gets the same answer as one where nothing is. Before there are
// pages, an address with it gets an answer that lets the browser ask again. `phone` is the address of who asks.
Answer answerTo(const Request &request, const ServedSite &site, std::int64_t now, const QString &phone = {});
// Returns the answer to what was no question, or to one that came too soon; the connection ends with it.
Answer refusalOf(Status status, std::int64_t now, bool takesAnswers = false);

} // namespace kagetsu::server
