// SPDX-License-Identifier: MIT
#pragma once

#include "engine/selfcheck.h"
#include "ui/app/engines/engineprofiles.h"

#include <QDialog>

class QLabel;
class QListWidget;

namespace kagetsu::ui {

class BigButton;
class FileWriter;

// Lists the engines to play against and analyse with: the one that comes with the program, and the user's own. A new
// one is checked before it is saved: the check finds out which rules it plays and whether it can analyse.
class EnginesDialog : public QDialog
{
    Q_OBJECT

public:
    // `own` comes with the program and cannot be removed.
    EnginesDialog(EngineProfiles store, engine::Profile own, engine::Engine::Now now, QWidget *parent = nullptr);

    // Checks the program at this path and saves it as an engine if it can play anything.
    void add(const QString &program);

protected:
    void reject() override;

private:
    void layOut();
    void retranslate();
    void fill(const std::string &chosen);
    void follow();
    const engine::Profile *chosen() const;
    bool isOwn() const;
    void askForProgram();
    void check(const engine::Profile &profile, bool isNew);
    void take(const engine::Profile &profile, const engine::SelfCheckResult &found, bool isNew);
    QStringList faultsOf(const engine::SelfCheckResult &found) const;
    void remove();
    void saveLog();
    QString summaryOf(const engine::Profile &profile) const;

    EngineProfiles m_store;
    engine::Profile m_own;
    engine::Engine::Now m_now;
    std::vector<engine::Profile> m_profiles;
    std::unique_ptr<engine::SelfCheck> m_check; // the last one
    bool m_isChecking = false;
    QString m_said; // result of the last check, or what went wrong
    QListWidget *m_list;
    QLabel *m_summary;
    QLabel *m_result;
    BigButton *m_add;
    BigButton *m_checkButton;
    BigButton *m_remove;
    BigButton *m_log;
    BigButton *m_close;
    FileWriter *m_writer;
};

} // namespace kagetsu::ui
