// SPDX-License-Identifier: MIT
#pragma once

#include "record/model/gametree.h"

#include <QString>

namespace kagetsu::ui {

// Describes a step through a record for listeners: the move of the node, how far along it is, the alternative moves,
// and the comment.
QString nodeHeard(const record::GameTree &tree, record::NodeId node);

// Announces that a record was opened at this node.
QString openingHeard(const QString &title, const record::GameTree &tree, record::NodeId node);

// Lists the last moves up to the node.
QString movesHeard(const record::GameTree &tree, record::NodeId node);

} // namespace kagetsu::ui
