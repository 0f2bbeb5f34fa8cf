// SPDX-License-Identifier: MIT
#pragma once

#include "ui/controls/device/pageserving.h"

#include <QObject>
#include <QTimer>

#include <chrono>

namespace kagetsu::ui {

// Serves one set of pages to phones, from the moment somebody turns it on until it ends (venue.md#show-on-phones).
class PhoneServing : public QObject
{
    Q_OBJECT

public:
    // How it reaches the local network, and what time it is there: milliseconds since 1970, UTC, in any thread.
    struct Network
    {
        std::function<std::unique_ptr<PageServing>()> make;
        std::function<std::int64_t()> now;
        std::chrono::milliseconds between { 1000 }; // looks at viewers and network
    };

    // The one of this computer, by a module that is read when it is first needed.
    static Network network();

    explicit PhoneServing(Network network, QObject *parent = nullptr);
    ~PhoneServing() override;

    // Returns the addresses at which phones may find this computer, read anew; none without a network.
    std::vector<server::LocalAddress> addresses();
    // Takes the answers of a class from the next start on; nothing else is ever taken from phones.
    void setBox(std::shared_ptr<server::AnswerBox> box) { m_box = std::move(box); }
    // Serves at this address, under a new secret, and where it is free at the port of the last time. Returns false, and
    // fault() says why.
    bool start(const QString &address);
    void setPages(std::shared_ptr<const server::PageSet> pages);
    void stop();
    // Stops after this time, in which phones still get the last pages.
    void stopAfter(std::chrono::milliseconds time);
    // Does not stop by itself after all.
    void goOn();

    bool isOn() const { return m_server != nullptr; }
    // True if it stops by itself soon.
    bool isEnding() const { return m_end.isActive(); }
    // True if this computer does not have the address any more, so that no phone finds it.
    bool isLost() const { return m_isLost; }
    // Returns what a phone has to open: "http://192.168.1.5:8017/0123456789ab/".
    QString address() const;
    int viewers() const { return m_viewers; }
    const std::optional<server::ServerFault> &fault() const { return m_fault; }

signals:
    // Emitted when any of this has changed.
    void changed();

private:
    PageServing *device();
    void look();

    Network m_network;
    std::unique_ptr<PageServing> m_device;
    std::unique_ptr<server::PageServer> m_server;
    std::shared_ptr<const server::PageSet> m_pages;
    std::shared_ptr<server::AnswerBox> m_box;
    std::optional<server::ServerFault> m_fault;
    QString m_at; // the address of this computer
    QByteArray m_secret;
    int m_port = 0; // of the last time
    int m_viewers = 0;
    int m_looks = 0;
    bool m_isLost = false;
    QTimer m_look;
    QTimer m_end;
};

} // namespace kagetsu::ui
