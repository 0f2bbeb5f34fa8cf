// SPDX-License-Identifier: MIT
#pragma once

#include "record/model/message.h"

#include <QDialog>

class QLabel;
class QPushButton;
class QTreeWidget;

namespace kagetsu::ui {

// What the reader of a file repaired, guessed or did not understand, each with its place in the file. Stays beside the
// window: a double click or Enter shows the move it is about, where it is about one.
class FindingList : public QDialog
{
    Q_OBJECT

public:
    FindingList(const QString &file, std::vector<record::Message> messages, QWidget *parent = nullptr);

    // A line for each of the chosen ones, or for all when none is chosen.
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
