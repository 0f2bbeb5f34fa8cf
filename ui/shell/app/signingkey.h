// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <optional>

class QWidget;

namespace kagetsu::ui {

// What the page of settings says of the key that signs journals; `path` is that of its file, or empty.
QString signingKeyText(const QString &path);

// Asks whether to make a key, choose one, or sign no more, and does it. The path of the key from now on, empty for
// none; nothing when all stays as it is. `folder` is where a new key is offered to be.
std::optional<QString> askSigningKey(const QString &path, const QString &folder, QWidget *parent);

} // namespace kagetsu::ui
