// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QStringList>

class QWidget;

namespace kagetsu::ui {

// Accepts files and texts dropped on a window.
class RecordDrop : public QObject
{
    Q_OBJECT

public:
    explicit RecordDrop(QWidget *window);

signals:
    void filesDropped(const QStringList &paths);
    void textDropped(const QString &text);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace kagetsu::ui
