// SPDX-License-Identifier: MIT
#pragma once

#include "ui/print/phones/phoneserving.h"

#include <QTcpSocket>
#include <QUrl>

#include <vector>

namespace kagetsu {

// The network of a test: this computer alone, under the names of two, one or no network.
struct FakeNetwork
{
    std::vector<server::LocalAddress> addresses { { "127.0.0.1", "Wi-Fi" } };

    ui::PhoneServing::Network network(std::function<std::int64_t()> now)
    {
        return { [this] { return std::make_unique<Device>(*this); }, std::move(now), std::chrono::milliseconds(20) };
    }

private:
    class Device : public ui::PageServing
    {
    public:
        explicit Device(const FakeNetwork &of)
            : m_of(of)
        {
        }
        std::vector<server::LocalAddress> addresses() const override { return m_of.addresses; }
        Result<std::unique_ptr<server::PageServer>, server::ServerFault> start(
            const server::ServerSettings &settings) const override
        {
            return ui::makeDevice<ui::PageServing>()->start(settings);
        }

    private:
        const FakeNetwork &m_of;
    };
};

// Returns what a phone gets that opens this address; empty if nobody answers.
inline QByteArray pageAt(const QString &address)
{
    const QUrl url(address);
    QTcpSocket socket;
    socket.connectToHost(url.host(), static_cast<quint16>(url.port()));
    if (address.isEmpty() || !socket.waitForConnected(2000))
        return {};
    socket.write("GET " + url.path().toLatin1() + " HTTP/1.1\r\nHost: " + url.authority().toLatin1()
        + "\r\nConnection: close\r\n\r\n");
    while (socket.waitForReadyRead(2000)) { }
    return socket.readAll();
}

} // namespace kagetsu
