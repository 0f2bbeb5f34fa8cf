// SPDX-License-Identifier: MIT
#pragma once

#include "ui/app/places/homepage.h"

namespace kagetsu::ui {

// The home page of Verdict: a disputed position, and the journals of games.
class VerdictHome : public HomePage
{
    Q_OBJECT

public:
    // Shows `first` as the main way, and the others below it.
    VerdictHome(QAction *first, const QList<QAction *> &others, QWidget *parent = nullptr);

protected:
    QString heading() const override;
    void fill() override;

private:
    QAction *m_first;
    QList<QAction *> m_others;
};

} // namespace kagetsu::ui
