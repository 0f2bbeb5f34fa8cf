// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QLocale>
#include <QString>

#include <optional>

namespace kagetsu::ui {

// A voice as listed by the system. The locale is the C locale if Qt has none for its language.
struct OfferedVoice
{
    QString name;
    QLocale locale;
};

// Returns the index of the voice that reads this language best, or nothing if none does: a text is never read by a
// voice for another language. Dialects come after standard voices.
std::optional<qsizetype> voiceFor(const QLocale &language, const QList<OfferedVoice> &voices);

} // namespace kagetsu::ui
