// SPDX-License-Identifier: MIT
#include "ui/arbiter/proofblocks.h"

#include "explain/words.h"

namespace kagetsu::ui {

void addProof(std::vector<Block> &blocks, const rules::Proof &proof, int level)
{
    for (const explain::Sentence &sentence : explain::outline(proof, explain::Grain::Line)) {
        const QString text = explain::textOf(sentence);
        if (sentence.continues) {
            QString &before = std::get<Paragraph>(blocks.back()).text;
            before = explain::joined(before, text);
        } else {
            blocks.push_back(Paragraph { text, sentence.level + level, false });
        }
    }
}

} // namespace kagetsu::ui
