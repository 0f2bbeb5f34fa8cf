// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QObject>
#include <QString>

#include <functional>

class QWidget;

namespace kagetsu::ui {

// Writes files of a dialog or window in another thread, so that neither a slow disk nor a long document holds up the
// window. One file at a time. A file that has been begun is written to its end even where its owner is closed
// meanwhile; if that fails, the user is told over the owner's window, so no failure passes unseen.
class FileWriter : public QObject
{
    Q_OBJECT

public:
    // Makes the bytes of the file. Called in another thread, so it must own all that it touches.
    using Make = std::function<QByteArray()>;
    // Returns the sentence for a file that could not be written; `fault` is the system's words.
    using Failure = std::function<QString(const QString &fault)>;
    // Called in the window's thread with that sentence, empty if the file was written.
    using Done = std::function<void(const QString &failure)>;

    explicit FileWriter(QWidget *owner);

    // Replaces the file at `path` as a whole or leaves it as it was. Does nothing while another file is being written.
    void write(const QString &path, Make make, Failure failure, Done done);
    bool isWriting() const { return m_isWriting; }
    // Writes one file by a writer of its own, whatever else of the owner is being written.
    static void writeOnce(QWidget *owner, const QString &path, Make make, Failure failure, Done done);

signals:
    // Writing began or ended.
    void changed();

private:
    QWidget *m_owner;
    bool m_isWriting = false;
};

} // namespace kagetsu::ui
