// SPDX-License-Identifier: MIT
#include "ui/app/settings/settingsapplier.h"

#include "match/host/announcer.h"
#include "match/host/matchhost.h"
#include "ui/app/announcementplayer.h"
#include "ui/app/engines/enginemanager.h"
#include "ui/app/language.h"
#include "ui/app/match/runninggame.h"
#include "ui/app/settings/settingsdialog.h"
#include "ui/app/sound.h"
#include "ui/app/window/actions.h"
#include "ui/app/window/appearance.h"
#include "ui/app/window/pages.h"
#include "ui/app/window/windowservices.h"
#include "ui/arbiter/desk/deskpins.h"
#include "ui/controls/input/motion.h"

namespace kagetsu::ui {

SettingsApplier::SettingsApplier(const WindowServices &window, const Targets &targets)
    : QObject(window.window)
    , m_window(window)
    , m_targets(targets)
{
    window.actions.on(Command::Settings, this, [this] { show(); });
}

void SettingsApplier::show(const QString &search)
{
    AnnouncementPlayer &calls = m_targets.calls;
    Settings inForce = m_window.settings;
    inForce.language = m_targets.language.current();
    const bool isOwn = m_window.game->isRunning() && !calls.announcer().isAgreed();
    if (isOwn)
        inForce.announcing.plan = calls.announcer().plan();
    SettingsDialog dialog(inForce, Sound::canSpeak(), m_window.window);
    connect(&dialog, &SettingsDialog::changed, this, &SettingsApplier::take);
    Speech &speech = calls.sound().speech();
    dialog.setVoiceState(speech.state());
    connect(&speech, &Speech::stateChanged, &dialog, &SettingsDialog::setVoiceState);
    if (m_window.settings.announcing.voice || m_window.settings.announcing.moves)
        speech.prepare();
    connect(&dialog, &SettingsDialog::enginesWanted, this, [this, &dialog] { m_targets.engines.manage(&dialog); });
    dialog.search(search);
    dialog.exec();
}

// Takes over the settings of the settings page; others are changed elsewhere.
void SettingsApplier::take(const Settings &next)
{
    Settings &settings = m_window.settings;
    const Settings before = settings;
    settings.theme = next.theme;
    settings.board = next.board;
    if (settings.colours() != before.colours())
        m_targets.appearance.applyTheme();
    if (next.textSize != before.textSize)
        m_targets.appearance.setTextSize(next.textSize);
    takeShown(next);
    settings.guard = settings.newGame.guard = next.guard;
    settings.motion = next.motion;
    setMotionAllowed(next.motion);
    settings.studyKeys = next.studyKeys;
    settings.tellsWins = next.tellsWins;
    takeSecrets(next);
    takeAnnouncing(next);
    emit applied();
    const bool isOtherLanguage = next.language != m_targets.language.current();
    if (isOtherLanguage)
        m_targets.appearance.setLanguage(next.language);
    if (isOtherLanguage || next.announcing != before.announcing)
        m_targets.calls.prepareVoice();
    m_window.saveSettings();
}

void SettingsApplier::takeShown(const Settings &next)
{
    if (next.shown == m_window.settings.shown)
        return;
    m_window.settings.shown = next.shown;
    m_window.pages->setShown(next.shown);
    m_window.game->setTenths(next.shown.tenths);
}

void SettingsApplier::takeAnnouncing(const Settings &next)
{
    AnnouncementPlayer &calls = m_targets.calls;
    m_window.settings.announcing = next.announcing;
    if (next.announcing.plan != calls.announcer().plan())
        calls.announcer().setPlan(next.announcing.plan); // kept for the next match if this one has a plan of its own
    const bool isOtherVolume = next.volume != m_window.settings.volume;
    m_window.settings.volume = next.volume;
    calls.setVolume(next.volume);
    if (isOtherVolume)
        calls.tryVolume();
}

// What signs journals and opens the arbiter's desk.
void SettingsApplier::takeSecrets(const Settings &next)
{
    m_window.settings.signingKey = next.signingKey;
    m_window.host->setSigningKey(next.signingKey);
    m_window.settings.deskPin = next.deskPin;
    m_window.settings.chiefPin = next.chiefPin;
    m_targets.pins.set({ next.deskPin, next.chiefPin });
}

} // namespace kagetsu::ui
