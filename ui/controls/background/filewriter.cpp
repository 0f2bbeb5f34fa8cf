// SPDX-License-Identifier: MIT
#include "ui/controls/background/filewriter.h"

#include "base/background/task.h"
#include "base/file/safefile.h"
#include "ui/controls/dialogs/askdialog.h"

#include <QCoreApplication>
#include <QEventLoop>
#include <QPointer>
#include <QWidget>

#include <optional>
#include <utility>

namespace kagetsu::ui {

namespace {

int pending = 0; // files whose results have not been taken; used in the window's thread only

QWidget *windowOf(const QWidget *owner)
{
    const QWidget *parent = owner->parentWidget();
    return parent ? parent->window() : nullptr;
}

} // namespace

FileWriter::FileWriter(QWidget *owner)
    : QObject(owner)
    , m_owner(owner)
{
}

FileWriter::~FileWriter()
{
    for (Order &order : m_waiting)
        start(nullptr, windowOf(m_owner), std::move(order));
}

void FileWriter::write(const QString &path, Make make, Failure failure, Done done)
{
    m_waiting.push_back({ path, std::move(make), std::move(failure), std::move(done) });
    ++pending;
    if (!m_isWriting)
        begin();
}

void FileWriter::begin()
{
    m_isWriting = true;
    Order order = std::move(m_waiting.front());
    m_waiting.pop_front();
    start(this, windowOf(m_owner), std::move(order));
}

void FileWriter::start(FileWriter *by, QWidget *over, Order order)
{
    background::threads().start(
        [writer = QPointer<FileWriter>(by), window = QPointer<QWidget>(over), order = std::move(order)]() mutable {
            const auto saved = file::saveFile(order.path, std::exchange(order.make, {})());
            const std::optional<QString> fault = saved ? std::nullopt : std::optional(saved.fault());
            // The order is moved on, so that it is destroyed in the window's thread.
            auto deliver = [writer, window, fault, order = std::move(order)]() mutable {
                const Order taken = std::move(order);
                const QString told = fault ? taken.failure(*fault) : QString();
                --pending;
                if (writer) {
                    writer->m_isWriting = false;
                    if (!writer->m_waiting.empty())
                        writer->begin();
                }
                if (writer)
                    taken.done(told);
                else if (!told.isEmpty())
                    AskDialog::tell(window, "fileNotSaved", told);
            };
            QMetaObject::invokeMethod(QCoreApplication::instance(), std::move(deliver), Qt::QueuedConnection);
        });
}

void FileWriter::writeOnce(QWidget *owner, const QString &path, Make make, Failure failure, Done done)
{
    const QString name = QStringLiteral("fileWriter");
    auto *writer = owner->findChild<FileWriter *>(name, Qt::FindDirectChildrenOnly);
    if (!writer) {
        writer = new FileWriter(owner);
        writer->setObjectName(name);
    }
    writer->write(path, std::move(make), std::move(failure), std::move(done));
}

void FileWriter::finishAll()
{
    while (pending > 0)
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
}

} // namespace kagetsu::ui
