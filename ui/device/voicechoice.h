// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QLocale>
#include <QString>

#include <optional>

namespace kagetsu::ui {

// A voice as the system lists it. The locale is the C locale where Qt has none for its language.
struct OfferedVoice
{
    QString name;
    QLocale locale;
};

// Returns the place in the list of the voice that reads this language best, or nothing where none reads it: a text is
// never read by a voice of another language. Dialects come after what everybody understands.
std::optional<qsizetype> voiceFor(const QLocale &language, const QList<OfferedVoice> &voices);

} // namespace kagetsu::ui
