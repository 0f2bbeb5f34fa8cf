// SPDX-License-Identifier: MIT
#include "ui/controls/style/faces.h"

#include "translations/catalogues.h"

#include <QFont>
#include <QFontDatabase>
#include <QFontInfo>
#include <QFontMetrics>
#include <QLocale>
#include <QTextLayout>
#include <QtMath>

#include <algorithm>

namespace kagetsu::ui {

namespace {

bool hasChinese(const QString &family)
{
    const QList<QFontDatabase::WritingSystem> systems = QFontDatabase::writingSystems(family);
    return systems.contains(QFontDatabase::SimplifiedChinese) || systems.contains(QFontDatabase::TraditionalChinese)
        || systems.contains(QFontDatabase::Japanese) || systems.contains(QFontDatabase::Korean);
}

bool isWrittenInLetters(const QString &language)
{
    const QLocale::Script script = QLocale(language).script();
    return script == QLocale::LatinScript || script == QLocale::CyrillicScript;
}

// True if the family is installed and contains no Chinese characters.
bool isFaceOfLetters(const QString &family)
{
    return QFontDatabase::hasFamily(family) && !hasChinese(family);
}

QString faceOfLetters(const QString &desktop)
{
    if (isFaceOfLetters(desktop))
        return desktop;
    // Looked up by name alone: hasFamily() asks the system for aliases, too, and that takes a while for each.
    const QStringList installed = QFontDatabase::families();
    const auto isInstalled = [&installed](const QString &family) {
        // Qt appends the foundry where several have a family of this name.
        return std::any_of(installed.begin(), installed.end(), [&family](const QString &other) {
            return other == family || other.startsWith(family + QLatin1String(" ["));
        });
    };
    for (const QString &family : { QStringLiteral("Noto Sans"), QStringLiteral("Liberation Sans"),
             QStringLiteral("DejaVu Sans"), QStringLiteral("Segoe UI") }) {
        if (isInstalled(family))
            return family;
    }
    return QFontInfo(QFont(desktop)).family();
}

} // namespace

void nameFacesOfWindows()
{
    const std::pair<const char *, const char *> faces[] { { "Noto Sans CJK SC", "Microsoft YaHei UI" },
        { "Noto Sans CJK TC", "Microsoft JhengHei UI" }, { "Noto Sans CJK HK", "Microsoft JhengHei UI" },
        { "Noto Sans CJK JP", "Yu Gothic UI" }, { "Noto Sans CJK KR", "Malgun Gothic" }, { "Liberation Sans", "Arial" },
        { "DejaVu Sans", "Segoe UI" }, { "sans-serif", "Segoe UI" } };
    for (const auto &[usual, ofWindows] : faces)
        QFont::insertSubstitution(QLatin1String(usual), QLatin1String(ofWindows));
}

void keepRegionsApart(QFont &font, const QString &language)
{
    constexpr QFont::StyleHint Hints[] { QFont::AnyStyle, QFont::SansSerif, QFont::System, QFont::Cursive,
        QFont::Monospace, QFont::Fantasy };
    const Language *known = languageFor(language);
    const qsizetype index = known ? catalogueCodes().indexOf(known->code) : 0;
    font.setStyleHint(Hints[static_cast<std::size_t>(std::max<qsizetype>(index, 0)) % std::size(Hints)]);
}

QStringList screenFaces(const QString &desktop, const QString &language)
{
    const QString regional = faceOf(language);
    if (isWrittenInLetters(language))
        return { faceOfLetters(desktop), regional };
    return isFaceOfLetters(desktop) ? QStringList { desktop, regional } : QStringList { regional };
}

bool hasFaceFor(const QString &language)
{
    const Language *known = languageFor(language);
    if (!known || QLocale(language).script() == QLocale::LatinScript)
        return true; // and an empty window without a font would be no help
    QFont font;
    font.setFamilies(screenFaces(font.family(), known->code));
    keepRegionsApart(font, known->code);
    const QFontMetrics metrics(font);
    const QList<uint> characters = known->name.toUcs4();
    return std::all_of(characters.begin(), characters.end(),
        [&metrics](uint character) { return !QChar::isLetter(character) || metrics.inFontUcs4(character); });
}

int lineHeight(const QFont &font)
{
    QTextLayout layout(QStringLiteral("Hg\u4e2d"), font);
    layout.beginLayout();
    const QTextLine line = layout.createLine();
    layout.endLayout();
    return qCeil(line.height());
}

} // namespace kagetsu::ui
