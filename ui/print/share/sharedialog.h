// SPDX-License-Identifier: MIT
#pragma once

#include "base/background/task.h"
#include "ui/board/diagramsubject.h"
#include "ui/controls/dialogs/makerdialog.h"
#include "ui/print/share/sharepicture.h"

#include <QPointer>

class QMimeData;

namespace kagetsu::ui {

class FileWriter;
class SharePreview;

// Shows a game or a position to others: a picture for a chat, a moving picture, a code for a phone, the moves, the game
// as SGF, a link. Everything is made beside the window's thread, and one word says when it is copied or saved.
class ShareDialog : public MakerDialog
{
    Q_OBJECT

public:
    // What is looked at, copied and saved.
    enum class Kind : std::uint8_t { Square, Upright, Moving, Code };

    // `name` begins the names of files.
    ShareDialog(DiagramSubject subject, QString name, QWidget *parent);

    // Sets where the Save dialog starts.
    void setFolder(const QString &folder) { m_folder = folder; }
    Kind kind() const;
    // True while something is made or written.
    bool isBusy() const;

public slots:
    void copy();
    void copyMoves();
    void copySgf();
    void copyLink();
    void save();
    // Saves what is shown, or the game where the name ends in .sgf.
    void saveTo(const QString &path);

signals:
    void saved(const QString &path);

private:
    void look();
    void say();

    DiagramSubject m_subject;
    QString m_name;
    QString m_folder;
    SharePreview *m_preview;
    QComboBox *m_kind;
    FileWriter *m_writer;
    background::Task m_task;
};

// Puts a square picture of the subject on the clipboard; `done` is called when it is there. `task` runs meanwhile.
void copySharedPicture(background::Task &task, DiagramSubject subject, std::function<void()> done);

} // namespace kagetsu::ui
