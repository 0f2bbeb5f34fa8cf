// SPDX-License-Identifier: MIT
#include "ui/controls/device/pagesockets.h"

#include <QPointer>
#include <QTcpSocket>

#include <utility>

namespace kagetsu::ui {

using server::Answer;
using server::ReadRequest;
using server::Status;

namespace {

constexpr int Looking = 15'000; // milliseconds; how long somebody who asked for a page counts as a viewer
constexpr int AfterFault = 1'000; // until connections are taken again, when the system had no room for one

} // namespace

PageSockets::PageSockets(const server::ServerSettings &settings, SharedPages &shared)
    : m_settings(settings)
    , m_shared(shared)
    , m_admission(settings.limits)
    , m_look(this)
{
    m_time.start();
    m_look.setInterval(settings.limits.look);
    connect(&m_look, &QTimer::timeout, this, &PageSockets::look);
    connect(this, &QTcpServer::acceptError, this, [this] {
        pauseAccepting();
        QTimer::singleShot(AfterFault, this, &QTcpServer::resumeAccepting);
    });
}

PageSockets::~PageSockets()
{
    close();
    for (QTcpSocket *socket : m_connections.keys()) {
        socket->disconnect(this);
        socket->abort();
        delete socket;
    }
}

bool PageSockets::open()
{
    const QHostAddress address(m_settings.address);
    if (!listen(address, static_cast<quint16>(m_settings.port)) && !listen(address, 0))
        return false;
    m_authority = m_settings.address.toLatin1() + ':' + QByteArray::number(serverPort());
    return true;
}

void PageSockets::incomingConnection(qintptr handle)
{
    auto *socket = new QTcpSocket(this);
    if (!socket->setSocketDescriptor(handle)) {
        delete socket;
        return;
    }
    bool isFour = false;
    const quint32 peer = socket->peerAddress().toIPv4Address(&isFour);
    const QString address = socket->peerAddress().toString();
    const qint64 now = m_time.elapsed();
    if (!isFour || !server::isLocal(peer) || !m_admission.connect(address, now)) {
        socket->abort();
        delete socket;
        return;
    }
    socket->setReadBufferSize(2 * server::MostHead);
    socket->setSocketOption(QAbstractSocket::LowDelayOption, 1);
    Connection connection;
    connection.address = address;
    connection.limit = now + m_settings.limits.silence;
    m_connections.insert(socket, connection);
    connect(socket, &QTcpSocket::readyRead, this, [this, socket] { readOn(socket); });
    connect(socket, &QTcpSocket::bytesWritten, this, [this, socket] { sent(socket); });
    // Not within a call that is writing to it.
    connect(
        socket, &QTcpSocket::disconnected, this, [this, gone = QPointer(socket)] { drop(gone); }, Qt::QueuedConnection);
    if (!m_look.isActive())
        m_look.start();
}

void PageSockets::readOn(QTcpSocket *socket)
{
    const auto found = m_connections.find(socket);
    if (found == m_connections.end() || found->isSending)
        return; // it waits in the buffers, which are small
    if (found->isRefused)
        socket->skip(socket->bytesAvailable());
    if (found->isEnding)
        return;
    while (answerNext(socket, *found)) { }
}

// Returns true if another question may be there.
bool PageSockets::answerNext(QTcpSocket *socket, Connection &connection)
{
    connection.read += socket->read(2 * server::MostHead - connection.read.size());
    if (connection.read.isEmpty())
        return false;
    const ReadRequest read = server::readRequest(connection.read, m_settings.box != nullptr);
    if (read.state == ReadRequest::State::Incomplete)
        return false;
    const std::int64_t wall = m_settings.now();
    const qint64 now = m_time.elapsed();
    if (!m_admission.ask(connection.address, now)) {
        refuse(socket, connection, server::refusalOf(Status::TooMany, wall));
    } else if (read.state == ReadRequest::State::Refused) {
        refuse(socket, connection, server::refusalOf(read.refusal, wall, m_settings.box != nullptr));
    } else {
        connection.read.remove(0, read.length);
        const Answer answer = answerTo(read.request,
            { m_settings.secret, m_authority, m_shared.get(), m_settings.box.get() }, wall, connection.address);
        if (answer.isPage)
            connection.looked = now;
        send(socket, connection, answer);
    }
    return !connection.isSending && !connection.isEnding;
}

void PageSockets::refuse(QTcpSocket *socket, Connection &connection, const Answer &answer)
{
    connection.isRefused = true;
    send(socket, connection, answer);
}

void PageSockets::send(QTcpSocket *socket, Connection &connection, const Answer &answer)
{
    const qint64 now = m_time.elapsed();
    connection.isEnding = answer.closes;
    connection.isSending = true;
    connection.limit = now + m_settings.limits.sending;
    socket->write(answer.head);
    if (!answer.body.isEmpty())
        socket->write(answer.body);
    socket->flush();
    if (socket->bytesToWrite() == 0)
        finish(socket, connection);
}

// Called when some of an answer has left.
void PageSockets::sent(QTcpSocket *socket)
{
    const auto found = m_connections.find(socket);
    if (found == m_connections.end() || !found->isSending || socket->bytesToWrite() > 0)
        return;
    finish(socket, *found);
    // By what was said meanwhile; the connection may be gone after it.
    QMetaObject::invokeMethod(
        socket, [this, socket] { readOn(socket); }, Qt::QueuedConnection);
}

// The answer has left. A phone that was refused may still be talking, and would lose the answer with the connection.
void PageSockets::finish(QTcpSocket *socket, Connection &connection)
{
    connection.isSending = false;
    const server::Limits &limits = m_settings.limits;
    connection.limit = m_time.elapsed() + (connection.isEnding ? limits.parting : limits.silence);
    if (connection.isEnding && !connection.isRefused)
        QMetaObject::invokeMethod(socket, &QTcpSocket::disconnectFromHost, Qt::QueuedConnection);
}

void PageSockets::drop(QTcpSocket *socket)
{
    const auto found = m_connections.find(socket);
    if (found == m_connections.end())
        return;
    m_admission.disconnect(found->address, m_time.elapsed());
    m_connections.erase(found);
    socket->disconnect(this);
    socket->deleteLater();
}

// Cuts off who keeps silent, and counts who looks.
void PageSockets::look()
{
    const qint64 now = m_time.elapsed();
    int viewers = 0;
    QList<QTcpSocket *> late;
    for (auto each = m_connections.cbegin(); each != m_connections.cend(); ++each) {
        if (now > each->limit)
            late += each.key();
        else if (now - each->looked < Looking)
            ++viewers;
    }
    for (QTcpSocket *socket : std::as_const(late)) {
        drop(socket);
        socket->abort();
    }
    m_shared.viewers = viewers;
    if (m_connections.isEmpty())
        m_look.stop();
}

} // namespace kagetsu::ui
