// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QByteArrayView>

namespace kagetsu::server {

// The codes of answers [HTTP 15].
enum class Status : int {
    Ok = 200,
    Redirect = 307,
    NotModified = 304,
    BadRequest = 400,
    Forbidden = 403,
    NotFound = 404,
    MethodNotAllowed = 405,
    Conflict = 409,
    Gone = 410,
    LengthRequired = 411,
    TooLarge = 413,
    TooMany = 429,
    HeadTooLarge = 431,
    Unavailable = 503,
    OtherVersion = 505,
};

// A question of a browser: only what its answer depends on.
struct Request
{
    bool isHead = false; // only the head of the answer is wanted
    bool isPost = false; // it brings an answer to a question of a class
    QByteArray path; // from "/" on, without a query; its bytes as they came
    QByteArray host; // the Host field, empty if there is none
    QByteArray known; // the If-None-Match field
    QByteArray body {}; // of isPost
    bool keepsOpen = true; // more questions may follow on this connection
};

// What stands at the beginning of the bytes that came.
struct ReadRequest
{
    enum class State : std::uint8_t {
        Incomplete,
        Whole,
        Refused, // nothing that follows on this connection can be understood
    };

    State state = State::Incomplete;
    Request request {}; // of Whole
    qsizetype length = 0; // of Whole: how many bytes it takes
    Status refusal = Status::BadRequest; // of Refused
};

// The longest head of a question that is read, in bytes.
inline constexpr qsizetype MostHead = 8192;

// The longest body of a POST, in bytes.
inline constexpr qsizetype MostBody = 128;

// Reads the first question. It takes GET and HEAD of HTTP/1.0 and HTTP/1.1 without a body, each line ended by CR and
// LF, and refuses everything else (venue.md#served-by-the-program). Only where answers are taken it reads POST, too,
// with a body whose length is told and small (venue.md#answers-by-phone).
ReadRequest readRequest(QByteArrayView bytes, bool takesAnswers = false);

} // namespace kagetsu::server
