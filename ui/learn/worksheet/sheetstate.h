// SPDX-License-Identifier: MIT
#pragma once

#include "ui/learn/worksheet/sheetsource.h"

#include <QJsonObject>

namespace kagetsu::ui {

// Where the tasks of a sheet come from, for its draft: it is gone on with where the record or lesson is not open.
QJsonObject sourceState(const SheetSource &source);
// Nothing where it cannot be read. Of a seed only that there is one: the fields of the dialog hold the rest.
std::optional<SheetSource> sourceFrom(const QJsonObject &state);

} // namespace kagetsu::ui
