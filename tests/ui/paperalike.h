// SPDX-License-Identifier: MIT
#pragma once

#include "../pdftext.h"
#include "ui/print/paper/documenttext.h"
#include "ui/print/paper/paper.h"

namespace kagetsu::ui {

// Removes boards, which are drawn on paper but consist of letters in text.
inline std::vector<Block> withoutBoards(const std::vector<Block> &blocks)
{
    std::vector<Block> rest;
    for (const Block &block : blocks) {
        if (const auto *beside = std::get_if<SideBySide>(&block)) {
            SideBySide columns = *beside;
            for (SideBySide::Column &column : columns.columns)
                column.blocks = withoutBoards(column.blocks);
            rest.push_back(columns);
        } else if (!std::holds_alternative<Diagram>(block)) {
            rest.push_back(block);
        }
    }
    return rest;
}

// Says how the text of the PDF differs from that of the text file; empty if it does not.
inline QString unlikeText(const Document &document, const QPageSize &size = QPageSize(QPageSize::A4))
{
    Document words = document;
    words.blocks = withoutBoards(document.blocks);
    return unlikePdf(paperBytes(document, PaperFormat::Pdf, size), toPlainText(words));
}

} // namespace kagetsu::ui
