// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QString>

class QWidget;

namespace kagetsu::ui {

// Accepts files and texts dropped on a window.
class RecordDrop : public QObject
{
    Q_OBJECT

public:
    explicit RecordDrop(QWidget *window);

signals:
    void fileDropped(const QString &path);
    void textDropped(const QString &text);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace kagetsu::ui
