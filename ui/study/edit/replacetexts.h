// SPDX-License-Identifier: MIT
#pragma once

#include "record/edit/treeeditor.h"

#include <QString>

namespace kagetsu::ui {

// Puts another text in the place of each one that is found, in the headline, the comment and the text on the point of a
// node, whether its letters are capitals or not, as they are looked for. Returns how many texts changed.
int replaceTexts(record::TreeEditor &editor, const record::GameTree &tree, record::NodeId node, const QString &what,
    const QString &with);
// The same of all nodes. Linear in the tree.
int replaceAllTexts(record::TreeEditor &editor, const record::GameTree &tree, const QString &what, const QString &with);

} // namespace kagetsu::ui
