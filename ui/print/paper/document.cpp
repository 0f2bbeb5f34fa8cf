// SPDX-License-Identifier: MIT
#include "ui/print/paper/document.h"

#include <QCoreApplication>

namespace kagetsu::ui {

namespace {

struct PageWords
{
    Q_DECLARE_TR_FUNCTIONS(kagetsu::ui::Paper)
};

void addWords(std::vector<Block> &blocks, const Block &block)
{
    if (const auto *columns = std::get_if<SideBySide>(&block)) {
        for (const SideBySide::Column &column : columns->columns) {
            for (const Block &each : column.blocks)
                addWords(blocks, each);
        }
    } else if (const auto *diagram = std::get_if<Diagram>(&block)) {
        if (!diagram->caption.isEmpty())
            blocks.push_back(Paragraph { captionOf(*diagram), 0, false });
    } else if (!std::holds_alternative<Signatures>(block)) {
        blocks.push_back(block);
    }
}

} // namespace

Document inBothLanguages(Document first, const Document &second)
{
    first.blocks.push_back(LanguageChange { second.language });
    first.blocks.push_back(Heading { second.title });
    for (const Block &block : second.blocks)
        addWords(first.blocks, block);
    first.pagesAtMost += second.pagesAtMost;
    return first;
}

QString pageWords()
{
    //: At the foot of each page of a paper: the number of the page, and how many there are.
    return PageWords::tr("page %1 of %2");
}

} // namespace kagetsu::ui
