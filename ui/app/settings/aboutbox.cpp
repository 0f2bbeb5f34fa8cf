// SPDX-License-Identifier: MIT
#include "ui/app/settings/aboutbox.h"

#include "ui/controls/dialogs/askdialog.h"

#include <QApplication>
#include <QDir>

namespace kagetsu::ui {

namespace {

struct AboutBox
{
    Q_DECLARE_TR_FUNCTIONS(kagetsu::ui::AboutBox)
};

} // namespace

void showAbout(const Folders &folders, const host::PressLatency::Figures &measured, QWidget *window)
{
    QStringList lines { AboutBox::tr("Gomoku and renju for clubs, arbiters and teachers."),
        AboutBox::tr("Games are kept in %1.").arg(QDir::toNativeSeparators(folders.games)),
        AboutBox::tr("Journals of games in progress are kept in %1.").arg(QDir::toNativeSeparators(folders.journals)) };
    if (measured.presses > 0) {
        //: How quickly the program answers: %1 is how often it was measured, the others are milliseconds.
        lines += AboutBox::tr(
            "Stones and clock presses so far: %1. Time from input to saved journal: last %2 ms, slowest %3 ms.")
                     .arg(measured.presses)
                     .arg(measured.last.count())
                     .arg(measured.worst.count());
    }
    lines += AboutBox::tr("MIT licence");
    AskDialog::tell(window, "about", QStringLiteral("花月 Kagetsu %1").arg(QApplication::applicationVersion()),
        lines.join(QStringLiteral("\n\n")));
}

} // namespace kagetsu::ui
