// SPDX-License-Identifier: MIT
#pragma once

#include <functional>

class QWidget;

namespace kagetsu::host {
class MatchHost;
class TimeSource;
}

namespace kagetsu::ui {

class Actions;
class PageRouter;
class Pages;
class PrintPreviews;
class RunningGame;
struct Folders;
struct Settings;

// What all parts of the window use. The window has it and outlives its parts.
struct WindowServices
{
    Settings &settings;
    std::function<void()> saveSettings; // call it after a change of the settings
    const Folders &folders;
    const host::TimeSource &time;
    Actions &actions;
    Pages *pages;
    PageRouter *router;
    host::MatchHost *host;
    RunningGame *game;
    PrintPreviews *papers;
    QWidget *window; // questions are asked in front of it
};

} // namespace kagetsu::ui
