// SPDX-License-Identifier: MIT
#pragma once

#include "record/model/gametree.h"

#include <QString>

namespace kagetsu::ui {

// A step through a record for the ear: the move of the node, how far along it is, the other moves there are instead of
// it, and the comment.
QString nodeHeard(const record::GameTree &tree, record::NodeId node);

// A record has been opened at this node.
QString openingHeard(const QString &title, const record::GameTree &tree, record::NodeId node);

// The last moves up to the node.
QString movesHeard(const record::GameTree &tree, record::NodeId node);

} // namespace kagetsu::ui
