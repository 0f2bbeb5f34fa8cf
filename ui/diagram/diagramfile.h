// SPDX-License-Identifier: MIT
#pragma once

#include "ui/diagram/diagram.h"

#include <QByteArray>

class QMimeData;
class QPagedPaintDevice;

namespace kagetsu::ui {

enum class DiagramFormat : std::uint8_t { Png, Svg, Pdf, Text };

// By the ending of a file's name: .png, .svg, .pdf, .txt.
std::optional<DiagramFormat> diagramFormatOf(const QString &fileName);

struct PngChoices
{
    int dpi = 300;
    bool isTransparent = false; // what is not drawn on lets the ground through

    friend bool operator==(const PngChoices &, const PngChoices &) = default;
};

// The whole file. The same diagram is the same bytes, today and tomorrow.
QByteArray diagramBytes(const Diagram &diagram, DiagramFormat format, const PngChoices &png = {});

// As <svg>; `prefix` as SvgPaper has it.
QByteArray diagramSvg(const Diagram &diagram, const QString &prefix = {});
// Both as a picture and as SVG, so that each program takes what it can.
QMimeData *diagramMime(const Diagram &diagram, const PngChoices &png = {});
// In the middle of a page, as large as it is or as the page is.
void printDiagram(const Diagram &diagram, QPagedPaintDevice &device);

} // namespace kagetsu::ui
