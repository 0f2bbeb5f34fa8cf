// SPDX-License-Identifier: MIT
#pragma once

#include "text/proof/outline.h"
#include "ui/record/proof/proofmarks.h"

#include <QString>

#include <optional>
#include <vector>

namespace kagetsu::ui {

// Tells a proof as a story on the board: steps of which no two show the same picture. Sentences about one picture form
// one step; the first step states the verdict. Texts are made on request, in the current language.
class ProofStory
{
public:
    ProofStory() = default; // an empty story, without steps
    explicit ProofStory(rules::Proof proof);

    const std::optional<rules::Proof> &proof() const { return m_proof; }
    int count() const { return static_cast<int>(m_steps.size()); }

    // Returns the first sentence of the proof in the step.
    QString sentence(int step) const;
    // Returns the same in as few words as a child reads at a time. In the first step this is the verdict.
    QString lead(int step) const;
    // Returns the rest of the text about this picture: what it assumes, what can be seen and what follows; never the
    // verdict.
    QString rest(int step) const;
    const ProofMarks &marks(int step) const { return m_steps[static_cast<std::size_t>(step)].marks; }

    // One of all sentences except the verdict, and the step in which it appears.
    struct Line
    {
        int level;
        QString text;
        int step;
    };
    std::vector<Line> lines() const;
    bool hasLines() const;

    // Returns the step about a line through the point, if there is one.
    std::optional<int> stepOn(rules::Direction direction) const;

private:
    struct Step
    {
        ProofMarks marks;
        std::size_t sum; // checksum of the marks, for finding them
        std::vector<std::size_t> told; // indices of sentences; the first one leads
        std::vector<std::size_t> ending; // those of them after which something is proved
    };

    void tell(std::size_t sentence);
    const text::Sentence &first(int step) const;
    bool isVerdict(std::size_t sentence) const;

    std::optional<rules::Proof> m_proof;
    std::vector<text::Sentence> m_sentences;
    std::vector<Step> m_steps;
    std::vector<std::size_t> m_stepOf; // for each sentence
};

// The answer about a line on which there is nothing; not a step of the story.
struct ProofAside
{
    QString sentence;
    QString lead;
    ProofMarks marks;
};
// Returns the answer about the line in this direction through the point.
ProofAside asideOf(const rules::Proof &proof, rules::Direction direction);

} // namespace kagetsu::ui
