// SPDX-License-Identifier: MIT
#pragma once

#include "base/background/task.h"
#include "ui/app/places/homepage.h"
#include "ui/app/places/startentries.h"

namespace kagetsu::ui {

// The home page of Verdict: a disputed position, and the journals of games. Those of the last games are shown as small
// boards, which are read in another thread whenever the page is shown.
class VerdictHome : public HomePage
{
    Q_OBJECT

public:
    // Shows `first` as the main way, and the others below it. `journals` is the folder of the games being played.
    VerdictHome(QAction *first, const QList<QAction *> &others, QString journals, QWidget *parent = nullptr);

signals:
    // Emitted with the file of a journal to go through.
    void journalWanted(const QString &path);

protected:
    QString heading() const override;
    void fill() override;
    void showEvent(QShowEvent *event) override;

private:
    QAction *m_first;
    QList<QAction *> m_others;
    QString m_journals;
    std::vector<StartEntry> m_games;
    bool m_isRead = false;
    background::Task m_reading;
};

} // namespace kagetsu::ui
