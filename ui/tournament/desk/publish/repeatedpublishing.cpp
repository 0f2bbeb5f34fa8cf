// SPDX-License-Identifier: MIT
#include "ui/tournament/desk/publish/repeatedpublishing.h"

#include "venue/folder/runningjournals.h"

#include <QFile>

#include <algorithm>
#include <utility>

namespace kagetsu::ui {

namespace {

using venue::FolderFault;

constexpr int AfterFault = 15000; // milliseconds until a folder is tried again
constexpr int BetweenBoards = 2000; // milliseconds between looks at live boards
// Actions in quick succession, such as results typed one after the other, are published together.
constexpr int AfterAction = 300;

std::optional<std::string> recordAt(const std::string &record)
{
    QFile file(QString::fromStdString(record));
    if (record.empty() || !file.open(QIODevice::ReadOnly))
        return std::nullopt;
    return file.readAll().toStdString();
}

} // namespace

RepeatedPublishing::RepeatedPublishing(
    std::function<Subject()> subject, std::function<tournament::Milliseconds()> now, QObject *parent)
    : QObject(parent)
    , m_subject(std::move(subject))
    , m_now(std::move(now))
{
    m_again.setSingleShot(true);
    m_boards.setObjectName(QStringLiteral("boardsWatch"));
    m_boards.setInterval(BetweenBoards);
    connect(&m_again, &QTimer::timeout, this, &RepeatedPublishing::publish);
    connect(&m_boards, &QTimer::timeout, this, &RepeatedPublishing::lookAtBoards);
}

void RepeatedPublishing::start(std::shared_ptr<venue::Publisher> publisher, bool isAtOnce)
{
    stop();
    m_publisher = std::move(publisher);
    if (m_publisher->settings().isLive)
        m_boards.start();
    if (isAtOnce)
        publish();
    else
        m_again.start(AfterAction);
}

void RepeatedPublishing::stop()
{
    m_again.stop();
    m_boards.stop();
    m_task.cancel();
    m_publisher.reset();
    m_isBehind = false;
}

void RepeatedPublishing::follow()
{
    if (!m_publisher)
        return;
    if (m_task.isRunning())
        m_isBehind = true;
    else if (!m_again.isActive() || m_again.remainingTime() > AfterAction)
        m_again.start(AfterAction);
}

void RepeatedPublishing::publish()
{
    if (m_task.isRunning()) {
        m_isBehind = true;
        return;
    }
    const Subject of = m_subject();
    m_task.start(
        [publisher = m_publisher, log = *of.log, now = m_now(), folder = of.journals, id = of.id](background::State &) {
            const venue::PageSettings &settings = publisher->settings();
            return publisher->publish(log, now, recordAt,
                settings.isLive ? venue::runningJournals(folder, id, settings.delay, now) : std::vector<QByteArray>());
        },
        [this](const Result<venue::Published, FolderFault> &published) { take(published); });
}

void RepeatedPublishing::take(const Result<venue::Published, FolderFault> &result)
{
    if (m_isBehind)
        m_again.start(AfterAction);
    else if (!result)
        m_again.start(AfterFault);
    else if (result->next)
        m_again.start(std::max(*result->next - m_now(), tournament::Milliseconds(AfterAction)));
    m_isBehind = false;
    if (result)
        emit published();
    else
        emit failed(result.fault());
}

void RepeatedPublishing::lookAtBoards()
{
    // A publication that is due comes first, and looks at the boards, too.
    if (m_task.isRunning() || (m_again.isActive() && m_again.remainingTime() <= AfterAction))
        return;
    const Subject of = m_subject();
    m_task.start(
        [publisher = m_publisher, now = m_now(), folder = of.journals, id = of.id](background::State &) {
            return publisher->publishLive(now, venue::runningJournals(folder, id, publisher->settings().delay, now));
        },
        [this](const Result<venue::LiveLook, FolderFault> &look) { takeBoards(look); });
}

// What is wrong with the folder is told by the publication that follows.
void RepeatedPublishing::takeBoards(const Result<venue::LiveLook, FolderFault> &look)
{
    if (m_isBehind || !look || *look == venue::LiveLook::Others)
        m_again.start(AfterAction);
    m_isBehind = false;
    if (look && *look == venue::LiveLook::Written)
        emit boardsPublished();
}

} // namespace kagetsu::ui
