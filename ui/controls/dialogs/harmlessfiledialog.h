// SPDX-License-Identifier: MIT
#pragma once

class QFileDialog;

namespace kagetsu::ui {

// Restricts Qt's own file dialog to choosing a file or folder. Without this, pressing Delete removes the selected
// folder with its contents, and dragging moves files into other folders. Opening then changes nothing; saving can still
// create and name a new folder, and replace the chosen file after a question. The style calls this for every file
// dialog of the program, including those of Qt's print dialogs. Calling it repeatedly is harmless. The desktop's native
// dialogs have none of these parts and stay as they are.
void makeHarmless(QFileDialog &dialog);

} // namespace kagetsu::ui
