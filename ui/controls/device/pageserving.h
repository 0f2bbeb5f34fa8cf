// SPDX-License-Identifier: MIT
#pragma once

#include "ui/controls/device/device.h"
#include "venue/server/pageserver.h"

namespace kagetsu::ui {

class PageServingMaker;

// The local network, as far as pages can be served in it (venue.md#served-by-the-program).
class PageServing
{
public:
    using Maker = PageServingMaker;
    static constexpr const char *Module = "pageserving";

    virtual ~PageServing() = default;
    // Returns the addresses at which phones may find this computer, the likeliest first; none without a network.
    virtual std::vector<server::LocalAddress> addresses() const = 0;
    virtual Result<std::unique_ptr<server::PageServer>, server::ServerFault> start(
        const server::ServerSettings &settings) const = 0;
};

class PageServingMaker : public DeviceMaker<PageServing>
{
};

} // namespace kagetsu::ui

Q_DECLARE_INTERFACE(kagetsu::ui::PageServingMaker, "kagetsu/pageserving/1")
