// SPDX-License-Identifier: MIT
#pragma once

#include "result.h"

#include <QByteArray>
#include <QString>

namespace kagetsu::ui {

// Files of records as a person opens and saves them. Faults are sentences to show: with the name of the file and what
// the system says of it.
Result<QByteArray, QString> readRecordFile(const QString &path);
// All of it or, where that fails, nothing: the file that was there stays as it is.
Result<Done, QString> saveRecordFile(const QString &path, const QByteArray &bytes);

} // namespace kagetsu::ui
