// SPDX-License-Identifier: MIT
#pragma once

#include <QAction>
#include <QList>
#include <QObject>

namespace kagetsu::ui {

// The keys of these actions also in dialogs, where those of the window are out of reach: and a dialog keeps only its
// own window waiting, so that the manual can be read beside it.
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
