// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QString>

namespace kagetsu::ui {

class AnnouncementPlayer;
class Appearance;
class DeskPins;
class EngineManager;
class LanguageSwitch;
struct Settings;
struct WindowServices;

// Opens the settings page and has every change take effect at once.
class SettingsApplier : public QObject
{
    Q_OBJECT

public:
    // What settings are applied to, besides the pages.
    struct Targets
    {
        Appearance &appearance;
        const LanguageSwitch &language;
        AnnouncementPlayer &calls;
        EngineManager &engines;
        DeskPins &pins;
    };

    // All arguments must outlive this object.
    SettingsApplier(const WindowServices &window, const Targets &targets);

    // Opens the settings page with this search.
    void show(const QString &search = {});

signals:
    // Emitted when settings of the pages have changed.
    void applied();

private:
    void take(const Settings &next);
    void takeShown(const Settings &next);
    void takeAnnouncing(const Settings &next);
    void takeSecrets(const Settings &next);

    const WindowServices &m_window;
    Targets m_targets;
};

} // namespace kagetsu::ui
