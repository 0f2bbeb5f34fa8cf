// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>

class QListWidget;

namespace kagetsu::ui {

class TableButton;

// Asks which tournament to open: one of the folder, newest first, one in a file elsewhere or on a server,
// or a new one.
class EventsDialog : public QDialog
{
    Q_OBJECT

public:
    // Extension of a file that contains an event.
    static constexpr const char *Suffix = ".kagetsu-event";

    // Asks for the file of a tournament or of a report. Returns nothing if none is chosen.
    static QString askFile(QWidget *parent);

    explicit EventsDialog(const QString &folder, QWidget *parent = nullptr);

    bool isNew() const { return m_isNew; }
    // True if a tournament on a server is to be joined.
    bool isJoining() const { return m_isJoining; }
    // Returns the chosen file; empty for a new event.
    QString path() const { return m_path; }

private:
    void layOut();
    void retranslate();
    void openChosen();
    void openFile();

    QListWidget *m_list;
    TableButton *m_new;
    TableButton *m_file;
    TableButton *m_join;
    TableButton *m_open;
    TableButton *m_cancel;
    QString m_path;
    bool m_isNew = false;
    bool m_isJoining = false;
};

} // namespace kagetsu::ui
