// SPDX-License-Identifier: MIT
#pragma once

#include "ui/print/diagram/diagram.h"

#include <QByteArray>

class QMimeData;
class QPagedPaintDevice;

namespace kagetsu::ui {

enum class DiagramFormat : std::uint8_t { Png, Svg, Pdf, Text };

// Returns the format for a file name's extension: .png, .svg, .pdf, .txt.
std::optional<DiagramFormat> diagramFormatOf(const QString &fileName);

// Choices for PNG files.
struct PngChoices
{
    int dpi = 300;
    bool isTransparent = false; // everything not drawn on is transparent

    friend bool operator==(const PngChoices &, const PngChoices &) = default;
};

// Returns the whole file. The same diagram always gives the same bytes.
QByteArray diagramBytes(const Diagram &diagram, DiagramFormat format, const PngChoices &png = {});

// Returns an <svg> element; `prefix` as in SvgPaper.
QByteArray diagramSvg(const Diagram &diagram, const QString &prefix = {});
// Returns both a picture and an SVG, so that every program can use one of them.
QMimeData *diagramMime(const Diagram &diagram, const PngChoices &png = {});
// Prints the diagram in the middle of a page, at its own size or at most as large as the page.
void printDiagram(const Diagram &diagram, QPagedPaintDevice &device);

} // namespace kagetsu::ui
