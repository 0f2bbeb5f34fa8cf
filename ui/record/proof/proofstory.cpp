// SPDX-License-Identifier: MIT
#include "ui/record/proof/proofstory.h"

#include "text/proof/proof.h"
#include "ui/record/proof/proofcontext.h"
#include "ui/record/proof/proofhelp.h"

#include <QHash>
#include <QStringList>

#include <algorithm>
#include <utility>

namespace kagetsu::ui {

using rules::Direction;
using text::Frame;
using text::Sentence;
using text::Topic;

namespace {

// Returns the direction of the shape that a sentence is about.
std::optional<Direction> directionOf(const rules::Proof &proof, const text::Subject &subject)
{
    const rules::ProofNode &node = proof.nodes[subject.node];
    switch (subject.topic) {
    case Topic::Row: return node.rows[subject.index].row.direction;
    case Topic::Four: return node.fours[subject.index].direction;
    case Topic::Three: return node.threes[subject.index].direction;
    case Topic::FalseFour: return node.falseFours[subject.index].direction;
    case Topic::FalseThree: return node.falseThrees[subject.index].direction;
    case Topic::Nothing: return static_cast<Direction>(subject.index);
    case Topic::Verdict: break;
    }
    return std::nullopt;
}

// Returns the same value for marks that look alike, and seldom for others: a whole proof has thousands of steps.
std::size_t sumOf(const ProofMarks &marks)
{
    std::size_t sum = marks.lines.size();
    for (const auto &[point, signs] : marks.signs) {
        const int look = ((signs.level * 8 + static_cast<int>(signs.spot)) * 2 + signs.ofShape) * 2 + signs.judged;
        sum += qHashMulti(0, point.x, point.y, look);
    }
    return sum;
}

} // namespace

ProofStory::ProofStory(rules::Proof proof)
    : m_proof(std::move(proof))
    , m_sentences(outline(*m_proof, text::Grain::Shape))
{
    m_stepOf.reserve(m_sentences.size());
    for (std::size_t i = 0; i < m_sentences.size(); ++i)
        tell(i);
}

// Adds a sentence to the step with its picture, even that of the verdict if the two look alike. A conclusion is stated
// at the step that the reader has reached when its last reason is given.
void ProofStory::tell(std::size_t sentence)
{
    ProofMarks marks = marksOf(*m_proof, m_sentences[sentence].subject);
    const std::size_t sum = sumOf(marks);
    const auto shown = std::find_if(m_steps.begin(), m_steps.end(),
        [&](const Step &step) { return step.sum == sum && looksLike(step.marks, marks); });
    if (shown == m_steps.end()) {
        m_stepOf.push_back(m_steps.size());
        m_steps.push_back({ std::move(marks), sum, { sentence }, {} });
    } else {
        m_stepOf.push_back(static_cast<std::size_t>(shown - m_steps.begin()));
        shown->told.push_back(sentence);
    }
    m_steps.back().ending.push_back(sentence);
}

const Sentence &ProofStory::first(int step) const
{
    return m_sentences[m_steps[static_cast<std::size_t>(step)].told.front()];
}

// True for sentences that state the verdict, which only the headline does.
bool ProofStory::isVerdict(std::size_t sentence) const
{
    const Frame frame = m_sentences[sentence].what.frame;
    return frame == Frame::Allowed || frame == Frame::Forbidden || frame == Frame::OnlyLeft;
}

QString ProofStory::sentence(int step) const
{
    return textOf(first(step));
}

QString ProofStory::lead(int step) const
{
    return step == 0 ? headlineOf(*m_proof) : leadOf(first(step));
}

QString ProofStory::rest(int step) const
{
    const Step &shown = m_steps[static_cast<std::size_t>(step)];
    const QString lead = this->lead(step);
    QStringList said;
    const auto once = [&said](const QString &part) {
        if (said.contains(part))
            return QString();
        said += part;
        return part;
    };
    QStringList paragraphs;
    for (const std::size_t each : shown.told) {
        const QString premise = paragraphs.isEmpty() ? premiseOf(*m_proof, m_sentences[each]) : QString();
        const QString text = isVerdict(each) ? QString() : reasonText(m_sentences[each]);
        paragraphs +=
            sequence({ premise, text == lead ? QString() : once(text), once(meaningOf(*m_proof, m_sentences[each])) });
    }
    QStringList ends;
    for (const std::size_t each : shown.ending)
        ends += conclusionOf(*m_proof, m_sentences, each);
    paragraphs += sequence(ends);
    paragraphs.removeAll(QString());
    return paragraphs.join(QLatin1Char('\n'));
}

std::vector<ProofStory::Line> ProofStory::lines() const
{
    std::vector<Line> lines;
    for (std::size_t i = 0; i < m_sentences.size(); ++i) {
        if (isVerdict(i))
            continue;
        const Sentence &each = m_sentences[i];
        lines.push_back({ std::max(0, each.level - 1), reasonText(each), static_cast<int>(m_stepOf[i]) });
    }
    return lines;
}

bool ProofStory::hasLines() const
{
    for (std::size_t i = 0; i < m_sentences.size(); ++i) {
        if (!isVerdict(i))
            return true;
    }
    return false;
}

std::optional<int> ProofStory::stepOn(Direction direction) const
{
    for (std::size_t i = 0; i < m_sentences.size(); ++i) {
        const text::Subject &subject = m_sentences[i].subject;
        if (subject.node == 0 && directionOf(*m_proof, subject) == direction)
            return static_cast<int>(m_stepOf[i]);
    }
    return std::nullopt;
}

ProofAside asideOf(const rules::Proof &proof, Direction direction)
{
    const Sentence answer = text::nothingOn(proof, direction);
    return { textOf(answer), leadOf(answer), marksOf(proof, answer.subject) };
}

} // namespace kagetsu::ui
