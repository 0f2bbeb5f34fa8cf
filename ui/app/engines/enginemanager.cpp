// SPDX-License-Identifier: MIT
#include "ui/app/engines/enginemanager.h"

#include "text/common/sentences.h"
#include "text/engine/engines.h"
#include "text/match/setup.h"
#include "ui/app/engines/enginesdialog.h"
#include "ui/controls/dialogs/askdialog.h"

#include <QCoreApplication>
#include <QDir>
#include <QPushButton>

#include <algorithm>

namespace kagetsu::ui {

namespace {

// Users can see what was played before the answer comes.
constexpr std::chrono::milliseconds LeastPause { 400 };

} // namespace

EngineManager::EngineManager(host::MatchHost *host, const host::TimeSource &time, QString folder, QWidget *window)
    : QObject(window)
    , m_host(host)
    , m_time(time)
    , m_store(std::move(folder))
    , m_window(window)
    , m_computers(new engineseat::Computers(host, time, [this](const std::string &id) { return profileOf(id); }, this))
{
    m_computers->setLeastPause(LeastPause);
    connect(m_computers, &engineseat::Computers::stoppedPlaying, this, &EngineManager::askAbout);
}

engine::Profile EngineManager::own() const
{
    return engine::ownEngine(
        QDir(QCoreApplication::applicationDirPath()).filePath(QLatin1String(engine::OwnEngineId)).toStdString());
}

std::vector<engine::Profile> EngineManager::profiles() const
{
    std::vector<engine::Profile> all = m_store.profiles();
    all.insert(all.begin(), own());
    return all;
}

void EngineManager::manage(QWidget *parent)
{
    const auto now = [this] { return std::chrono::duration_cast<engine::Milliseconds>(m_time.now()); };
    EnginesDialog(m_store, own(), now, parent).exec();
}

std::optional<engine::Profile> EngineManager::profileOf(const std::string &id) const
{
    const std::vector<engine::Profile> all = profiles();
    const auto found = std::ranges::find(all, id, &engine::Profile::id);
    return found == all.end() ? std::nullopt : std::optional(*found);
}

void EngineManager::askAbout(Seat seat)
{
    const std::optional<engineseat::Stop> stop = m_computers->stopped(seat);
    if (!stop)
        return;
    const QString name = text::namesOf(m_host->match().setup())[seat];
    //: %1 is a player that is a program.
    AskDialog dialog(m_window, "engineStopped", tr("%1 has stopped playing.").arg(name),
        text::joinSentences(
            text::stopText(*stop), tr("The game is saved. If it can be paused, both clocks are stopped.")));
    //: Button: the engine is started once more and plays on.
    const QPushButton *again = dialog.add(tr("Restart engine"), AskDialog::Role::Accept);
    //: Button: a person makes the moves in place of the engine.
    const QPushButton *takeOver = dialog.add(tr("Play its moves yourself"), AskDialog::Role::Other);
    const QPushButton *chosen = dialog.ask();
    if (chosen == again)
        m_computers->tryAgain(seat);
    else if (chosen == takeOver || !chosen)
        m_computers->takeOver(seat);
}

} // namespace kagetsu::ui
