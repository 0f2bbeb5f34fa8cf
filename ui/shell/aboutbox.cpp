// SPDX-License-Identifier: MIT
#include "ui/shell/aboutbox.h"

#include <QApplication>
#include <QDir>
#include <QMessageBox>

namespace kagetsu::ui {

namespace {

struct AboutBox
{
    Q_DECLARE_TR_FUNCTIONS(kagetsu::ui::AboutBox)
};

} // namespace

void showAbout(const Folders &folders, const PressLatency::Figures &measured, QWidget *window)
{
    QString text =
        AboutBox::tr("<h2>花月 Kagetsu %1</h2><p>Gomoku and Renju for clubs, arbiters and teachers.</p>"
                     "<p>Games are kept in %2</p><p>Journals of running games are kept in %3</p><p>MIT licence</p>")
            .arg(QApplication::applicationVersion(), QDir::toNativeSeparators(folders.games).toHtmlEscaped(),
                QDir::toNativeSeparators(folders.journals).toHtmlEscaped());
    if (measured.presses > 0) {
        //: How quickly the program answers: %1 is how often it was measured, the others are milliseconds.
        text += AboutBox::tr("<p>Stones and presses of the clock so far: %1. From the hand to the journal the last "
                             "took %2 ms, the slowest %3 ms.</p>")
                    .arg(measured.presses)
                    .arg(measured.last.count())
                    .arg(measured.worst.count());
    }
    QMessageBox::about(window, AboutBox::tr("About Kagetsu"), text);
}

} // namespace kagetsu::ui
