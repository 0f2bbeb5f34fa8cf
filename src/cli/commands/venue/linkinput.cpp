// SPDX-License-Identifier: MIT
#include "cli/commands/venue/linkinput.h"

#include "cli/input/application.h"
#include "cli/input/eventinput.h"

namespace kagetsu::cli {

ExitStatus tellLinkFault(const std::string &file, const tournament::StoreFault &fault)
{
    EventArguments about;
    about.file = file;
    return tell(about, fault);
}

std::optional<tournament::EventLink> readLink(const std::string &file)
{
    needApplication();
    auto link = tournament::readEventLink(QString::fromLocal8Bit(file.c_str()));
    if (link)
        return std::move(link).value();
    (void)tellLinkFault(file, link.fault());
    return {};
}

} // namespace kagetsu::cli
