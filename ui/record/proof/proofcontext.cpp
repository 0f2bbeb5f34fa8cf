// SPDX-License-Identifier: MIT
#include "ui/record/proof/proofcontext.h"

#include "text/proof/proof.h"
#include "text/rules/rules.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace kagetsu::ui {

using text::Frame;
using text::Sentence;
using text::Topic;

namespace {

struct Thread
{
    Q_DECLARE_TR_FUNCTIONS(ProofThread)
};

bool isDoubleThree(const rules::ProofNode &node)
{
    return node.outcome == rules::Outcome::Forbidden && node.fouls.doubleThree;
}

// Says which of the real threes of an assumed double-three this is; other threes are not counted.
QString countOf(const rules::Proof &proof, const Sentence &sentence)
{
    const rules::ProofNode &node = proof.nodes[sentence.subject.node];
    if (sentence.what.frame != Frame::Three || node.assumed.empty() || !isDoubleThree(node))
        return {};
    const auto end = node.threes.begin() + static_cast<std::ptrdiff_t>(sentence.subject.index);
    const auto before = std::count_if(node.threes.begin(), end, [](const auto &three) { return three.real; });
    if (before == 0)
        return Thread::tr("It is the first three that %1 makes.").arg(text::pointText(node.point));
    if (before == 1)
        return Thread::tr("It is the second three that %1 makes.").arg(text::pointText(node.point));
    return {};
}

// Returns what the reasons below a sentence have proved, once all of them are read.
QStringList shownBy(const rules::Proof &proof, const std::vector<Sentence> &sentences, std::size_t index)
{
    const Sentence &sentence = sentences[index];
    if (sentence.subject.topic != Topic::Three)
        return {};
    const rules::ProofNode &node = proof.nodes[sentence.subject.node];
    const rules::ThreeEvidence &three = node.threes[sentence.subject.index];
    QStringList shown;
    for (const rules::StraightFourPoint &point : three.points) {
        if (!point.works && proof.nodes[*point.child].outcome == rules::Outcome::Forbidden)
            shown += Thread::tr("So %1 is forbidden.").arg(text::pointText(point.point));
    }
    if (!three.real)
        shown += Thread::tr("So %1 is a false three.").arg(text::pointsText(three.stones));
    // Said about a straight-four point that only looked like a double-three, after the three it belongs to.
    const bool more = index + 1 < sentences.size() && sentences[index + 1].what.frame == Frame::LooksDoubleThree
        && sentences[index + 1].subject.node == sentence.subject.node;
    if (sentence.what.frame != Frame::LooksDoubleThree || more)
        return shown;
    const auto whose = std::find_if(sentences.rend() - static_cast<std::ptrdiff_t>(index), sentences.rend(),
        [&](const Sentence &one) { return one.what.frame == Frame::Three && one.level == sentence.level; });
    if (whose != sentences.rend()) {
        const rules::ProofNode &above = proof.nodes[whose->subject.node];
        shown += Thread::tr("So %1 may be played, and %2 is a real three.")
                     .arg(text::pointText(node.point), text::pointsText(above.threes[whose->subject.index].stones));
    }
    return shown;
}

} // namespace

QString sequence(const QStringList &sentences)
{
    QString all;
    for (const QString &sentence : sentences) {
        if (!sentence.isEmpty())
            all = all.isEmpty() ? sentence : text::joined(all, sentence);
    }
    return all;
}

QString premiseOf(const rules::Proof &proof, const Sentence &sentence)
{
    const rules::ProofNode &node = proof.nodes[sentence.subject.node];
    if (node.assumed.empty())
        return {};
    return Thread::tr("Now suppose there is also a stone on %1 (number %2).")
        .arg(text::pointText(node.point))
        .arg(node.assumed.size());
}

QString conclusionOf(const rules::Proof &proof, const std::vector<Sentence> &sentences, std::size_t step)
{
    if (sentences[step].what.frame == Frame::OnlyLeft) {
        const text::Subject &left = sentences[step].subject;
        return Thread::tr("So only one three is left: %1. One three alone is not forbidden.")
            .arg(text::pointsText(proof.nodes[left.node].threes[left.index].stones));
    }
    QStringList parts { countOf(proof, sentences[step]) };
    // Every sentence above this one whose reasons end here.
    const int next = step + 1 < sentences.size() ? sentences[step + 1].level : 0;
    int level = sentences[step].level;
    for (std::size_t above = step; above-- > 0 && level > next;) {
        if (sentences[above].level >= level)
            continue;
        level = sentences[above].level;
        if (level >= next)
            parts += shownBy(proof, sentences, above);
    }
    const bool last = step + 1 == sentences.size();
    if (last && sentences[step].level > 1 && isDoubleThree(proof.root()))
        parts += Thread::tr("So %1 makes two real threes.").arg(text::pointText(proof.root().point));
    return sequence(parts);
}

} // namespace kagetsu::ui
