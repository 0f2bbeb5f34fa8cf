// SPDX-License-Identifier: MIT
#pragma once

#include "result.h"
#include "ui/paper/document.h"

#include <QByteArray>
#include <QPageSize>

#include <optional>

class QObject;
class QTextDocument;

namespace kagetsu::ui {

// The document laid out for the screen, boards drawn as paths by the one painter. It keeps the pictures it needs. On
// pages it is laid out by itself (pagelayout.h).
QTextDocument *laidOut(const Document &document, QObject *parent);

enum class PaperFormat : std::uint8_t { Pdf, Html, Text };

// By the ending of a file's name: .pdf, .html or .htm, .txt.
std::optional<PaperFormat> paperFormatOf(const QString &fileName);

// The whole file: pages, one HTML file, or UTF-8 text.
QByteArray paperBytes(const Document &document, PaperFormat format, const QPageSize &size = QPageSize(QPageSize::A4));

// All of it or, where that fails, nothing; the fault is a sentence with the file's name.
Result<Done, QString> savePaper(const Document &document, PaperFormat format, const QString &path,
    const QPageSize &size = QPageSize(QPageSize::A4));

} // namespace kagetsu::ui
