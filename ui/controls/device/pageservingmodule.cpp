// SPDX-License-Identifier: MIT
// Implements PageServing with Qt Network. Its class QHttpServer, another library, has no limits of its own, answers
// HEAD with a body and changed its calls between Debian 12 and 13; a question of a browser that only reads is soon
// read.
#include "ui/controls/device/pageserving.h"
#include "ui/controls/device/pagesockets.h"

#include <QNetworkInterface>
#include <QThread>

#include <algorithm>

namespace kagetsu::ui {

namespace {

using server::PageServer;
using server::ServerFault;
using server::ServerSettings;

class SocketServer : public PageServer
{
public:
    explicit SocketServer(const ServerSettings &settings)
        : m_sockets(new PageSockets(settings, m_shared))
    {
        m_thread.setObjectName(QStringLiteral("pages"));
        m_sockets->moveToThread(&m_thread);
        m_thread.start();
    }
    ~SocketServer() override
    {
        QMetaObject::invokeMethod(
            m_sockets, [this] { delete m_sockets; }, Qt::BlockingQueuedConnection);
        m_thread.quit();
        m_thread.wait();
    }

    // Returns a text of the system if it cannot listen. It waits for the thread, not for the network.
    std::optional<QString> open()
    {
        std::optional<QString> fault;
        QMetaObject::invokeMethod(
            m_sockets,
            [&] {
                if (!m_sockets->open())
                    fault = m_sockets->errorString();
                m_port = m_sockets->serverPort();
            },
            Qt::BlockingQueuedConnection);
        return fault;
    }

    void setPages(std::shared_ptr<const server::PageSet> pages) override { m_shared.set(std::move(pages)); }
    int port() const override { return m_port; }
    int viewers() const override { return m_shared.viewers; }

private:
    SharedPages m_shared;
    QThread m_thread;
    PageSockets *m_sockets; // lives in the thread
    int m_port = 0;
};

// How likely phones are in the network of an interface; negative for one where there are none.
int likelihoodOf(const QNetworkInterface &interface)
{
    const auto flags = interface.flags();
    if (!flags.testFlag(QNetworkInterface::IsUp) || !flags.testFlag(QNetworkInterface::IsRunning)
        || flags.testFlag(QNetworkInterface::IsLoopBack) || flags.testFlag(QNetworkInterface::IsPointToPoint))
        return -1; // nobody else, or a tunnel that leads out of the house
    switch (interface.type()) {
    case QNetworkInterface::Wifi: return 3;
    case QNetworkInterface::Ethernet: return 2;
    case QNetworkInterface::Unknown: return 1;
    default: return 0;
    }
}

class NetworkPages : public PageServing
{
public:
    std::vector<server::LocalAddress> addresses() const override
    {
        std::vector<std::pair<int, server::LocalAddress>> found;
        for (const QNetworkInterface &interface : QNetworkInterface::allInterfaces()) {
            const int likelihood = likelihoodOf(interface);
            for (const QNetworkAddressEntry &entry : interface.addressEntries()) {
                bool isFour = false;
                const quint32 number = entry.ip().toIPv4Address(&isFour);
                if (likelihood >= 0 && isFour && server::isLocal(number) && !server::isLoopback(number))
                    found.push_back({ likelihood, { entry.ip().toString(), interface.humanReadableName() } });
            }
        }
        std::ranges::stable_sort(found, std::ranges::greater {}, [](const auto &each) { return each.first; });
        std::vector<server::LocalAddress> addresses;
        for (auto &each : found)
            addresses.push_back(std::move(each.second));
        return addresses;
    }

    Result<std::unique_ptr<PageServer>, ServerFault> start(const ServerSettings &settings) const override
    {
        bool isFour = false;
        const QHostAddress address(settings.address);
        if (!server::isLocal(address.toIPv4Address(&isFour)) || !isFour)
            return Fault { ServerFault { ServerFault::Code::NotLocal } };
        auto made = std::make_unique<SocketServer>(settings);
        if (const auto fault = made->open()) {
            const bool isHere = QNetworkInterface::allAddresses().contains(address);
            return Fault { ServerFault { isHere ? ServerFault::Code::Failed : ServerFault::Code::Gone, *fault } };
        }
        return std::unique_ptr<PageServer>(std::move(made));
    }
};

} // namespace

class PageServingModule : public QObject, public PageServingMaker
{
    Q_OBJECT
    Q_PLUGIN_METADATA(IID "kagetsu/pageserving/1")
    Q_INTERFACES(kagetsu::ui::PageServingMaker)

public:
    std::unique_ptr<PageServing> make() const override { return std::make_unique<NetworkPages>(); }
};

} // namespace kagetsu::ui

#include "pageservingmodule.moc"
