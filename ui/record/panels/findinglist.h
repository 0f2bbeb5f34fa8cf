// SPDX-License-Identifier: MIT
#pragma once

#include "record/model/message.h"

#include <QDialog>

class QLabel;
class QPushButton;
class QTreeWidget;

namespace kagetsu::ui {

// Lists what the reader of a file repaired, guessed or did not understand, each with its place in the file. Stays open
// beside the window: a double click or Enter shows the related move, if there is one.
class FindingList : public QDialog
{
    Q_OBJECT

public:
    FindingList(const QString &file, std::vector<record::Message> messages, QWidget *parent = nullptr);

    // Returns a line for each selected finding, or for all if none is selected.
    QString text() const;

signals:
    void picked(kagetsu::record::NodeId node);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void copy() const;

    QString m_file;
    std::vector<record::Message> m_messages;
    QLabel *m_hint;
    QTreeWidget *m_list;
    QPushButton *m_copy;
    QPushButton *m_close;
};

} // namespace kagetsu::ui
