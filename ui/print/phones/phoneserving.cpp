// SPDX-License-Identifier: MIT
#include "ui/print/phones/phoneserving.h"

#include <QDateTime>
#include <QRandomGenerator>

#include <algorithm>
#include <utility>

namespace kagetsu::ui {

namespace {

constexpr int UsualPort = 8017; // of no other service that is known
constexpr int LooksPerNetwork = 5; // how many of them pass until the network is looked at again

} // namespace

PhoneServing::PhoneServing(Network network, QObject *parent)
    : QObject(parent)
    , m_network(std::move(network))
    , m_port(UsualPort)
{
    m_look.setInterval(m_network.between);
    m_end.setSingleShot(true);
    connect(&m_look, &QTimer::timeout, this, &PhoneServing::look);
    connect(&m_end, &QTimer::timeout, this, &PhoneServing::stop);
}

PhoneServing::~PhoneServing() = default;

PhoneServing::Network PhoneServing::network()
{
    Network network;
    network.make = makeDevice<PageServing>;
    network.now = &QDateTime::currentMSecsSinceEpoch;
    return network;
}

PageServing *PhoneServing::device()
{
    if (!m_device)
        m_device = m_network.make();
    return m_device.get();
}

std::vector<server::LocalAddress> PhoneServing::addresses()
{
    return device() ? device()->addresses() : std::vector<server::LocalAddress>();
}

bool PhoneServing::start(const QString &address)
{
    stop();
    m_fault = server::ServerFault {};
    m_secret = server::secretOf(QRandomGenerator::system()->generate64());
    server::ServerSettings settings;
    settings.address = address;
    settings.port = m_port;
    settings.secret = m_secret;
    settings.now = m_network.now;
    settings.box = m_box;
    if (device()) {
        auto started = device()->start(settings);
        if (started)
            m_server = std::move(started).value();
        else
            m_fault = started.fault();
    }
    if (m_server) {
        m_fault.reset();
        m_at = address;
        m_port = m_server->port();
        m_server->setPages(m_pages);
        m_look.start();
    }
    emit changed();
    return isOn();
}

void PhoneServing::setPages(std::shared_ptr<const server::PageSet> pages)
{
    m_pages = std::move(pages);
    if (m_server)
        m_server->setPages(m_pages);
}

void PhoneServing::stop()
{
    m_end.stop();
    m_look.stop();
    m_pages.reset();
    m_viewers = 0;
    m_looks = 0;
    m_isLost = false;
    if (!m_server)
        return;
    m_server.reset();
    emit changed();
}

void PhoneServing::stopAfter(std::chrono::milliseconds time)
{
    if (!isOn() || isEnding())
        return;
    m_end.start(time);
    emit changed();
}

void PhoneServing::goOn()
{
    if (!isEnding())
        return;
    m_end.stop();
    emit changed();
}

QString PhoneServing::address() const
{
    return isOn() ? QStringLiteral("http://%1:%2/%3/").arg(m_at, QString::number(m_port), QString::fromLatin1(m_secret))
                  : QString();
}

void PhoneServing::look()
{
    bool isLost = m_isLost;
    if (++m_looks % LooksPerNetwork == 0) {
        const std::vector<server::LocalAddress> here = addresses();
        isLost = std::ranges::find(here, m_at, &server::LocalAddress::address) == here.end();
    }
    const int viewers = m_server->viewers();
    const bool hasOtherViewers = std::exchange(m_viewers, viewers) != viewers;
    const bool hasOtherNetwork = std::exchange(m_isLost, isLost) != isLost;
    if (hasOtherViewers || hasOtherNetwork)
        emit changed();
}

} // namespace kagetsu::ui
