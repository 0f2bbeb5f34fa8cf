// SPDX-License-Identifier: MIT
#pragma once

#include "base/result.h"
#include "venue/server/admission.h"
#include "venue/server/answerbox.h"
#include "venue/server/localaddress.h"
#include "venue/server/servedpages.h"

#include <functional>
#include <memory>
#include <vector>

namespace kagetsu::server {

// Why pages cannot be served.
struct ServerFault
{
    enum class Code : std::uint8_t {
        NotLocal, // the address is not one of a local network
        Gone, // the computer does not have this address any more
        Failed,
    };

    Code code = Code::Failed;
    QString detail {}; // the system's own message

    friend bool operator==(const ServerFault &, const ServerFault &) = default;
};

struct ServerSettings
{
    QString address; // of this computer, in a local network
    int port = 0; // where the system has it free; otherwise, and for 0, any other
    QByteArray secret; // the first part of each path; see secretOf()
    std::function<std::int64_t()> now; // milliseconds since 1970, UTC; may be called in any thread
    std::shared_ptr<AnswerBox> box {}; // takes the answers of a class; without one nothing but pages is asked for
    Limits limits {};
};

// Serves pages to the phones of a local network (venue.md#served-by-the-program) as long as it lives, in a thread of
// its own. Only what setPages() was given is ever answered, and nothing is taken but by the box. All calls may come
// from any thread.
class PageServer
{
public:
    virtual ~PageServer() = default;

    // Replaces everything that is served.
    virtual void setPages(std::shared_ptr<const PageSet> pages) = 0;
    virtual int port() const = 0;
    // Counts those who look: connections on which a page was asked for in the last fifteen seconds.
    virtual int viewers() const = 0;
};

} // namespace kagetsu::server
