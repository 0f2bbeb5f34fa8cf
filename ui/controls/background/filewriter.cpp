// SPDX-License-Identifier: MIT
#include "ui/controls/background/filewriter.h"

#include "base/background/task.h"
#include "base/file/safefile.h"
#include "ui/controls/dialogs/askdialog.h"

#include <QCoreApplication>
#include <QPointer>
#include <QWidget>

#include <optional>
#include <utility>

namespace kagetsu::ui {

FileWriter::FileWriter(QWidget *owner)
    : QObject(owner)
    , m_owner(owner)
{
}

void FileWriter::write(const QString &path, Make make, Failure failure, Done done)
{
    if (m_isWriting)
        return;
    m_isWriting = true;
    emit changed();
    const QWidget *parent = m_owner->parentWidget();
    const QPointer<QWidget> window(parent ? parent->window() : nullptr);
    background::threads().start([writer = QPointer<FileWriter>(this), window, path, make = std::move(make),
                                    failure = std::move(failure), done = std::move(done)]() mutable {
        const auto saved = file::saveFile(path, std::exchange(make, {})());
        const std::optional<QString> fault = saved ? std::nullopt : std::optional(saved.fault());
        // Both are moved on, so that they are destroyed in the window's thread.
        auto deliver = [writer, window, fault, failure = std::move(failure), done = std::move(done)]() mutable {
            const Failure sentence = std::move(failure);
            const Done take = std::move(done);
            const QString told = fault ? sentence(*fault) : QString();
            if (writer) {
                writer->m_isWriting = false;
                emit writer->changed();
            }
            if (writer)
                take(told);
            else if (!told.isEmpty())
                AskDialog::tell(window, "fileNotSaved", told);
        };
        QMetaObject::invokeMethod(QCoreApplication::instance(), std::move(deliver), Qt::QueuedConnection);
    });
}

void FileWriter::writeOnce(QWidget *owner, const QString &path, Make make, Failure failure, Done done)
{
    auto *writer = new FileWriter(owner);
    writer->write(path, std::move(make), std::move(failure), [writer, done = std::move(done)](const QString &told) {
        writer->deleteLater();
        done(told);
    });
}

} // namespace kagetsu::ui
