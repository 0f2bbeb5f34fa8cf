// SPDX-License-Identifier: MIT
#pragma once

class QFileDialog;

namespace kagetsu::ui {

// Leaves in Qt's own file dialog only what chooses a file or a folder. Without this, a press of Delete removes the
// selected folder with all that it holds, and a drag moves files into other folders. Opening changes nothing at all.
// Saving can still make a new folder and give it a name, and replace the file that was chosen, after a question.
// The style calls this for every file dialog of the program, those of Qt's print dialogs included. It may be called
// again. The dialogs of desktops have no parts of Qt's and stay as they are.
void makeHarmless(QFileDialog &dialog);

} // namespace kagetsu::ui
