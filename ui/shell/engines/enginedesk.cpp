// SPDX-License-Identifier: MIT
#include "ui/shell/engines/enginedesk.h"

#include "opponent/ownengine.h"
#include "ui/look/dialogs/askdialog.h"
#include "wording/engine/engines.h"
#include "wording/match/setup.h"
#include "wording/text/sentences.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QPushButton>

#include <algorithm>

namespace kagetsu::ui {

namespace {

// People see what was played before the answer comes.
constexpr std::chrono::milliseconds LeastPause { 400 };
constexpr qint64 LargestProfile = 1024 * 1024;

std::vector<engine::Profile> profilesIn(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly) || file.size() > LargestProfile)
        return {};
    auto read = engine::readProfiles(file.readAll().toStdString());
    return read ? std::move(read).value() : std::vector<engine::Profile>();
}

} // namespace

EngineDesk::EngineDesk(session::MatchHost *host, const session::TimeSource &time, QString folder, QWidget *window)
    : QObject(window)
    , m_host(host)
    , m_folder(std::move(folder))
    , m_window(window)
    , m_computers(new opponent::Computers(
          host, time, [this](const std::string &id) { return profileOf(id); }, this))
{
    m_computers->setLeastPause(LeastPause);
    connect(m_computers, &opponent::Computers::stoppedPlaying, this, &EngineDesk::askAbout);
}

std::vector<engine::Profile> EngineDesk::profiles() const
{
    std::vector<engine::Profile> all { opponent::ownEngine(QCoreApplication::applicationDirPath().toStdString()) };
    for (const QFileInfo &file : QDir(m_folder).entryInfoList({ QStringLiteral("*.json") }, QDir::Files, QDir::Name)) {
        for (engine::Profile &profile : profilesIn(file.filePath())) {
            if (std::ranges::find(all, profile.id, &engine::Profile::id) == all.end())
                all.push_back(std::move(profile));
        }
    }
    return all;
}

std::optional<engine::Profile> EngineDesk::profileOf(const std::string &id) const
{
    const std::vector<engine::Profile> all = profiles();
    const auto found = std::ranges::find(all, id, &engine::Profile::id);
    return found == all.end() ? std::nullopt : std::optional(*found);
}

void EngineDesk::askAbout(Seat seat)
{
    const std::optional<opponent::Stop> stop = m_computers->stopped(seat);
    if (!stop)
        return;
    const QString name = wording::namesOf(m_host->match().setup())[seat];
    //: %1 is a player that is a program.
    AskDialog dialog(m_window, "engineStopped", tr("%1 has stopped playing.").arg(name),
        wording::joinSentences(
            wording::stopText(*stop), tr("The game is kept. Both clocks are stopped if the game can be paused.")));
    //: Button: the engine is started once more and plays on.
    const QPushButton *again = dialog.add(tr("Start it again"), AskDialog::Role::Accept);
    //: Button: a person makes the moves in place of the engine.
    const QPushButton *takeOver = dialog.add(tr("Make its moves yourself"), AskDialog::Role::Other);
    const QPushButton *chosen = dialog.ask();
    if (chosen == again)
        m_computers->tryAgain(seat);
    else if (chosen == takeOver || !chosen)
        m_computers->takeOver(seat);
}

} // namespace kagetsu::ui
