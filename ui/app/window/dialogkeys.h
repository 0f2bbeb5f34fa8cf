// SPDX-License-Identifier: MIT
#pragma once

#include <QAction>
#include <QList>
#include <QObject>

namespace kagetsu::ui {

// Makes the keys of these actions work in dialogs as well, which block those of the window. It also makes dialogs block
// only their own window, so that the manual can be read beside them.
class DialogKeys : public QObject
{
    Q_OBJECT

public:
    DialogKeys(QList<QAction *> actions, QObject *parent);

    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QList<QAction *> m_actions;
};

} // namespace kagetsu::ui
