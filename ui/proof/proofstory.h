// SPDX-License-Identifier: MIT
#pragma once

#include "ui/proof/proofmarks.h"
#include "wording/proof/outline.h"

#include <QString>

#include <optional>
#include <vector>

namespace kagetsu::ui {

// A proof as a story on the board: steps of which no two show the same picture. What is said over one picture is one
// step, the first is about the verdict itself. Words are made when they are asked for, in the language of the moment.
class ProofStory
{
public:
    ProofStory() = default; // of nothing: without a step
    explicit ProofStory(rules::Proof proof);

    const std::optional<rules::Proof> &proof() const { return m_proof; }
    int count() const { return static_cast<int>(m_steps.size()); }

    // The sentence of the proof that the step begins with.
    QString sentence(int step) const;
    // The same in as few words as a child reads at a time. That of the first step is the verdict.
    QString lead(int step) const;
    // What else there is to say over this picture: what it supposes, what is seen and what follows; never the verdict.
    QString rest(int step) const;
    const ProofMarks &marks(int step) const { return m_steps[static_cast<std::size_t>(step)].marks; }

    // All sentences but the verdict, and at which step each is told.
    struct Line
    {
        int level;
        QString text;
        int step;
    };
    std::vector<Line> lines() const;
    bool hasLines() const;

    // Where a line through the point is told of, if anywhere.
    std::optional<int> stepOn(rules::Direction direction) const;

private:
    struct Step
    {
        ProofMarks marks;
        std::size_t sum; // of the marks, to find them among others
        std::vector<std::size_t> told; // numbers of sentences; the first one leads
        std::vector<std::size_t> ending; // after which of them something is proved
    };

    void tell(std::size_t sentence);
    const wording::Sentence &first(int step) const;
    bool isVerdict(std::size_t sentence) const;

    std::optional<rules::Proof> m_proof;
    std::vector<wording::Sentence> m_sentences;
    std::vector<Step> m_steps;
    std::vector<std::size_t> m_stepOf; // of each sentence
};

// What was asked about a line on which there is nothing: no step of the story.
struct ProofAside
{
    QString sentence;
    QString lead;
    ProofMarks marks;
};
ProofAside asideOf(const rules::Proof &proof, rules::Direction direction);

} // namespace kagetsu::ui
