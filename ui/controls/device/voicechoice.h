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

// Returns the text as it is given to a voice of this language. For Chinese the letter of a point stands apart from its
// number: eSpeak's voices of Mandarin take a digit right behind a letter for a tone, so B1 to B9 sound alike
// (findings/espeak-mandarin-points.sh).
QString textForVoice(const QString &text, const QLocale &language);

} // namespace kagetsu::ui
