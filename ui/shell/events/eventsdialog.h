// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>

class QListWidget;

namespace kagetsu::ui {

class TableButton;

// Which tournament is to be worked at: one of the folder, the newest first, one in a file elsewhere, or a new one.
class EventsDialog : public QDialog
{
    Q_OBJECT

public:
    // Of a file that holds an event.
    static constexpr const char *Suffix = ".kagetsu-event";

    explicit EventsDialog(const QString &folder, QWidget *parent = nullptr);

    bool isNew() const { return m_isNew; }
    // The file that was chosen; empty for a new event.
    QString path() const { return m_path; }

private:
    void layOut();
    void retranslate();
    void openChosen();
    void openFile();

    QListWidget *m_list;
    TableButton *m_new;
    TableButton *m_file;
    TableButton *m_open;
    TableButton *m_cancel;
    QString m_path;
    bool m_isNew = false;
};

} // namespace kagetsu::ui
