// SPDX-License-Identifier: MIT
#pragma once

#include "ui/shell/window/mainwindow.h"

#include <QSize>
#include <QTemporaryDir>

#include <functional>
#include <memory>

// Everything the window can show, one scene after the other, for tests that look at all of it.
class Scenes
{
public:
    // A window of that size with its own settings and games.
    Scenes(const QSize &size, const kagetsu::ui::Settings &settings);

    static QStringList names();
    // Shows a scene by its name and calls `look` with what is to be looked at: the window, or the dialog in front of
    // it, which is closed afterwards.
    void show(const QString &name, const std::function<void(QWidget &)> &look);

    kagetsu::ui::MainWindow &window() { return *m_window; }

private:
    using Look = std::function<void(QWidget &)>;
    struct Scene
    {
        const char *name;
        void (Scenes::*open)(const Look &);
    };
    static const QList<Scene> &all();

    void start(const Look &look);
    void newGame(const Look &look);
    void unplayed(const Look &look);
    void table(const Look &look);
    void tableOver(const Look &look);
    void openingChoice(const Look &look);
    void openingOffer(const Look &look);
    void waiting(const Look &look);
    void clock(const Look &look);
    void desk(const Look &look);
    void moments(const Look &look);
    void protocol(const Look &look);
    void verdict(const Look &look);
    void gallery(const Look &look);
    void lesson(const Look &look);
    void exercise(const Look &look);
    void study(const Look &look);
    void library(const Look &look);
    void settings(const Look &look);
    void keys(const Look &look);
    void about(const Look &look);
    void recovery(const Look &look);

    // In the dialog that the call opens.
    void inDialog(const std::function<void()> &open, const Look &look);
    void settled(const Look &look);
    void trigger(const char *action);
    void resume(const char *journal);
    template <class P>
    P &page();

    QTemporaryDir m_folder;
    std::unique_ptr<kagetsu::ui::MainWindow> m_window;
};
