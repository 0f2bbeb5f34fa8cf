// SPDX-License-Identifier: MIT
#pragma once

#include <QMenu>

namespace kagetsu::ui {

class AnnouncementPlayer;
class RecordPages;
struct WindowServices;

// The menu of the window. It is filled whenever it opens: startup has no time for it, and the contents are then always
// up to date.
class WindowMenu : public QMenu
{
    Q_OBJECT

public:
    explicit WindowMenu(QWidget *parent);

    // Sets what the menu is about. All arguments must outlive this object.
    void serve(const WindowServices &window, AnnouncementPlayer &calls, RecordPages &records);

private:
    void fill(const WindowServices &window, AnnouncementPlayer &calls, RecordPages &records);
};

} // namespace kagetsu::ui
