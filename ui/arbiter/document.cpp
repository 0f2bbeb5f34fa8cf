// SPDX-License-Identifier: MIT
#include "ui/arbiter/document.h"

namespace kagetsu::ui {

Document inBothLanguages(Document first, const Document &second)
{
    first.blocks.push_back(LanguageChange { second.language });
    first.blocks.push_back(Heading { second.title });
    for (const Block &block : second.blocks) {
        if (!std::holds_alternative<Diagram>(block) && !std::holds_alternative<Signatures>(block))
            first.blocks.push_back(block);
    }
    return first;
}

} // namespace kagetsu::ui
