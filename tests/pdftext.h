// SPDX-License-Identifier: MIT
#pragma once

#include <QFile>
#include <QMap>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QString>
#include <QTemporaryDir>

namespace kagetsu {

// Returns the text that another program reads in a PDF; null if that program is not installed.
inline QString textOfPdf(const QByteArray &pdf)
{
    const QTemporaryDir folder;
    QFile file(folder.filePath("paper.pdf"));
    const QString program = QStandardPaths::findExecutable("pdftotext");
    if (program.isEmpty() || !file.open(QFile::WriteOnly) || file.write(pdf) != pdf.size())
        return {};
    file.close();
    QProcess reader;
    reader.start(program, { "-layout", file.fileName(), "-" });
    reader.waitForFinished();
    return QString::fromUtf8(reader.readAllStandardOutput());
}

// Says how the text of a PDF differs from this one: a character that occurs less often, or a number, time or point that
// is split; empty if everything is there. Blanks, lines and the order of columns do not count.
inline QString unlikePdf(const QByteArray &pdf, const QString &text)
{
    static const QRegularExpression blanks("[\\s_=-]+", QRegularExpression::UseUnicodePropertiesOption);
    static const QRegularExpression figures("[A-Za-z]*[0-9][0-9A-Za-z:.,½]*[0-9A-Za-z½]");
    const QString read = textOfPdf(pdf);
    QString solid = read;
    solid.remove(blanks);
    QMap<uint, qsizetype> counts;
    for (const uint character : solid.toUcs4()) {
        if (character >= 0x2e80 && character <= 0x2fdf)
            return QString("a radical, U+%1").arg(character, 4, 16);
        ++counts[character];
    }
    for (const uint character : QString(text).remove(blanks).toUcs4()) {
        if (--counts[character] < 0)
            return QString("%1 (U+%2) is missing in:\n%3")
                .arg(QString::fromUcs4(reinterpret_cast<const char32_t *>(&character), 1))
                .arg(character, 4, 16)
                .arg(read);
    }
    for (auto each = figures.globalMatch(text); each.hasNext();) {
        const QString figure = each.next().captured();
        if (!solid.contains(figure))
            return QString("%1 is not in:\n%2").arg(figure, read);
    }
    return {};
}

} // namespace kagetsu
