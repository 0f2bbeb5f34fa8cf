// SPDX-License-Identifier: MIT
#include "cli/output/explanation.h"

#include "text/proof/proof.h"
#include "translations/catalogues.h"

#include <QTranslator>

namespace kagetsu::cli {

std::string explanation(const rules::Proof &proof, const std::string &languageCode)
{
    QTranslator catalogue;
    // Without a catalogue, the source texts are used, which are English.
    [[maybe_unused]] const bool loaded = catalogue.load(catalogueFile(QString::fromStdString(languageCode)));
    const text::Translate translate = [&catalogue](const char *source) {
        const QString text = catalogue.translate("Proof", source);
        return text.isEmpty() ? QString::fromUtf8(source) : text;
    };
    QString all;
    QString line;
    int level = 0;
    const auto endLine = [&] {
        if (!line.isEmpty())
            all += QString(2 * level, QLatin1Char(' ')) + line + QLatin1Char('\n');
    };
    for (const text::Sentence &sentence : outline(proof, text::Grain::Line)) {
        const QString text = textOf(sentence, translate);
        if (sentence.continues) {
            line = text::joined(line, text, translate);
            continue;
        }
        endLine();
        line = text;
        level = sentence.level;
    }
    endLine();
    return all.toStdString();
}

} // namespace kagetsu::cli
