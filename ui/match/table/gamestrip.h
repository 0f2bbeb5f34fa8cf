// SPDX-License-Identifier: MIT
#pragma once

#include "clock/facetext.h"
#include "ui/look/layout/page.h"

#include <QFrame>

class QLabel;
class QTimer;

namespace kagetsu::session {
class MatchHost;
}

namespace kagetsu::ui {

class TableButton;

// Above another page while a game goes on: both clocks, and the way back.
class GameStrip : public QFrame
{
    Q_OBJECT

public:
    // The host must outlive the strip.
    explicit GameStrip(const session::MatchHost *host, QWidget *parent = nullptr);

    void setTenths(Tenths tenths);

signals:
    void backWanted();

protected:
    void hideEvent(QHideEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void sync();

    const session::MatchHost *m_host;
    clock::Duration m_tenthsBelow = clock::UsualTenths;
    QTimer *m_timer; // only while the strip is seen and a clock runs
    QLabel *m_clocks;
    TableButton *m_back;
};

} // namespace kagetsu::ui
