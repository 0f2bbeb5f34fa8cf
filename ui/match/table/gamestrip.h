// SPDX-License-Identifier: MIT
#pragma once

#include "clock/facetext.h"
#include "ui/controls/layout/page.h"

#include <QFrame>

class QLabel;
class QTimer;

namespace kagetsu::host {
class MatchHost;
}

namespace kagetsu::ui {

class TableButton;

// Shown above another page during a game: both clocks, and a button that leads back.
class GameStrip : public QFrame
{
    Q_OBJECT

public:
    // The host must outlive the strip.
    explicit GameStrip(const host::MatchHost *host, QWidget *parent = nullptr);

    void setTenths(Tenths tenths);

signals:
    void backWanted();

protected:
    void hideEvent(QHideEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void sync();

    const host::MatchHost *m_host;
    clock::Duration m_tenthsBelow = clock::UsualTenths;
    QTimer *m_timer; // active only while the strip is visible and a clock runs
    QLabel *m_clocks;
    TableButton *m_back;
};

} // namespace kagetsu::ui
