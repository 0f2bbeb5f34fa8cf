// SPDX-License-Identifier: MIT
#pragma once

#include "record/edit/treeeditor.h"

#include <QString>

namespace kagetsu::ui {

// Replaces every occurrence of `what` in the headline, the comment and the board text of a node, regardless of upper or
// lower case, like the search. Returns how many texts changed.
int replaceTexts(record::TreeEditor &editor, const record::GameTree &tree, record::NodeId node, const QString &what,
    const QString &with);
// The same for all nodes. Linear in the size of the tree.
int replaceAllTexts(record::TreeEditor &editor, const record::GameTree &tree, const QString &what, const QString &with);

} // namespace kagetsu::ui
