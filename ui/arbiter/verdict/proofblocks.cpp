// SPDX-License-Identifier: MIT
#include "ui/arbiter/verdict/proofblocks.h"

#include "text/proof/proof.h"

namespace kagetsu::ui {

void addProof(std::vector<Block> &blocks, const rules::Proof &proof, int level)
{
    for (const text::Sentence &sentence : text::outline(proof, text::Grain::Line)) {
        const QString text = text::textOf(sentence);
        if (sentence.continues) {
            QString &before = std::get<Paragraph>(blocks.back()).text;
            before = text::joined(before, text);
        } else {
            blocks.push_back(Paragraph { text, sentence.level + level, false });
        }
    }
}

} // namespace kagetsu::ui
