// SPDX-License-Identifier: MIT
#include "ui/arbiter/verdict/proofblocks.h"

#include "wording/proof/proof.h"

namespace kagetsu::ui {

void addProof(std::vector<Block> &blocks, const rules::Proof &proof, int level)
{
    for (const wording::Sentence &sentence : wording::outline(proof, wording::Grain::Line)) {
        const QString text = wording::textOf(sentence);
        if (sentence.continues) {
            QString &before = std::get<Paragraph>(blocks.back()).text;
            before = wording::joined(before, text);
        } else {
            blocks.push_back(Paragraph { text, sentence.level + level, false });
        }
    }
}

} // namespace kagetsu::ui
