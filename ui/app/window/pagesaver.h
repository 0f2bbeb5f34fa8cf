// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

namespace kagetsu::ui {

struct OfferedFile;
struct WindowServices;

// Saves what a page offers as a file, and shows it to others.
class PageSaver : public QObject
{
    Q_OBJECT

public:
    explicit PageSaver(const WindowServices &window);

    // Asks for a place for the file that the current page offers, and saves it there, if it offers one.
    void saveAs();
    // Opens the choices how to show the board of the current page to others.
    void share();

private:
    void write(const QString &path, const OfferedFile &offered);
    void saved(const QString &path, const QStringList &losses);

    const WindowServices &m_window;
};

} // namespace kagetsu::ui
