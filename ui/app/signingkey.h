// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <optional>

class QWidget;

namespace kagetsu::ui {

// Returns the text of the settings page about the key that signs journals; `path` is the path of its file, or empty.
QString signingKeyText(const QString &path);

// Asks whether to create a key, choose one, or stop signing, and does it. Returns the path of the key from now on,
// empty for none; nothing if there is no change. `folder` is the proposed place for a new key.
std::optional<QString> askSigningKey(const QString &path, const QString &folder, QWidget *parent);

} // namespace kagetsu::ui
