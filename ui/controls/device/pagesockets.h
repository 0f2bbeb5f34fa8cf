// SPDX-License-Identifier: MIT
#pragma once

#include "venue/server/pageanswer.h"
#include "venue/server/pageserver.h"

#include <QElapsedTimer>
#include <QHash>
#include <QTcpServer>
#include <QTimer>

#include <atomic>
#include <mutex>

class QTcpSocket;

namespace kagetsu::ui {

// What the thread of the sockets shares with all others.
class SharedPages
{
public:
    std::shared_ptr<const server::PageSet> get() const
    {
        const std::scoped_lock lock(m_mutex);
        return m_pages;
    }
    void set(std::shared_ptr<const server::PageSet> pages)
    {
        const std::scoped_lock lock(m_mutex);
        m_pages.swap(pages);
    }

    std::atomic<int> viewers = 0;

private:
    mutable std::mutex m_mutex;
    std::shared_ptr<const server::PageSet> m_pages;
};

// Answers the questions of phones with pages from memory; belongs into a thread of its own. Nothing that a phone does
// takes more memory than the limits say: a question is read when the answer before it was fetched, one that does not
// become whole is cut off, and so is an answer that nobody fetches.
class PageSockets : public QTcpServer
{
    Q_OBJECT

public:
    // `shared` must outlive it.
    PageSockets(const server::ServerSettings &settings, SharedPages &shared);
    ~PageSockets() override;

    // Listens at the address, where it can at the port. Returns false if the system has neither.
    bool open();

protected:
    void incomingConnection(qintptr handle) override;

private:
    struct Connection
    {
        QString address;
        QByteArray read; // of the question that is not whole yet
        qint64 limit = 0; // when it is cut off
        qint64 looked = NotYet; // when it last asked for a page
        bool isSending = false;
        bool isEnding = false; // the answer is its last
        bool isRefused = false; // what it still says is passed over
    };
    static constexpr qint64 NotYet = -1'000'000;

    void readOn(QTcpSocket *socket);
    bool answerNext(QTcpSocket *socket, Connection &connection);
    void refuse(QTcpSocket *socket, Connection &connection, const server::Answer &answer);
    void send(QTcpSocket *socket, Connection &connection, const server::Answer &answer);
    void sent(QTcpSocket *socket);
    void finish(QTcpSocket *socket, Connection &connection);
    void drop(QTcpSocket *socket);
    void look();

    const server::ServerSettings m_settings;
    SharedPages &m_shared;
    QByteArray m_authority;
    server::Admission m_admission;
    QHash<QTcpSocket *, Connection> m_connections;
    QElapsedTimer m_time;
    QTimer m_look;
};

} // namespace kagetsu::ui
