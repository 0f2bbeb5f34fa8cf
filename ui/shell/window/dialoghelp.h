// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

namespace kagetsu::ui {

// F1 in dialogs, where the keys of the window are out of reach: and a dialog keeps only its own window waiting, so that
// the manual can be read beside it.
class DialogHelp : public QObject
{
    Q_OBJECT

public:
    explicit DialogHelp(QObject *parent);

    bool eventFilter(QObject *watched, QEvent *event) override;

signals:
    void wanted();
};

} // namespace kagetsu::ui
