// SPDX-License-Identifier: MIT
#pragma once

#include "base/result.h"
#include "ui/print/paper/document.h"

#include <QByteArray>
#include <QPageSize>

#include <optional>

class QObject;
class QTextDocument;

namespace kagetsu::ui {

// Lays the document out for the screen, with boards drawn as paths by the one painter. The result keeps the pictures it
// needs. For pages there is a layout of its own (pagelayout.h).
QTextDocument *laidOut(const Document &document, QObject *parent);

enum class PaperFormat : std::uint8_t { Pdf, Html, Text };

// Returns the format for a file name's extension: .pdf, .html or .htm, .txt.
std::optional<PaperFormat> paperFormatOf(const QString &fileName);

// Returns the whole file: pages, one HTML file, or UTF-8 text.
QByteArray paperBytes(const Document &document, PaperFormat format, const QPageSize &size = QPageSize(QPageSize::A4));

// Saves the whole file, or nothing if that fails; the fault is a sentence with the file's name.
Result<Done, QString> savePaper(const Document &document, PaperFormat format, const QString &path,
    const QPageSize &size = QPageSize(QPageSize::A4));
// Returns the sentence for a paper that could not be saved there; `fault` is the system's words.
QString unsavedText(const QString &path, const QString &fault);

} // namespace kagetsu::ui
