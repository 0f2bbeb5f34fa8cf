// SPDX-License-Identifier: MIT
#include "ui/arbiter/verdict/proofsteps.h"

#include "text/proof/proof.h"

#include <algorithm>

namespace kagetsu::ui {

namespace {

using text::Frame;
using text::Sentence;
using text::Subject;
using text::Topic;

constexpr std::size_t MostSteps = 3;
constexpr int LeastLines = 7; // least number of lines in a part of the board

struct ShownStep
{
    std::size_t place; // index of its first sentence
    Subject told; // what that sentence is about
    Subject subject; // what is shown
    QString sentence;
};

class Chooser
{
public:
    explicit Chooser(const rules::Proof &proof)
        : m_proof(proof)
        , m_sentences(outline(proof, text::Grain::Shape))
    {
        for (std::size_t i = 0; i < m_sentences.size(); ++i)
            take(i);
    }

    std::vector<ShownStep> choose()
    {
        // For an allowed point the question is why its threes are false: these come before the real ones.
        if (m_proof.root().outcome == rules::Outcome::Allowed)
            std::stable_partition(
                m_own.begin(), m_own.end(), [this](const ShownStep &step) { return isNone(step.subject); });
        std::vector<ShownStep> chosen;
        const auto add = [&chosen](const std::vector<ShownStep> &from, std::size_t index) {
            if (index < from.size() && chosen.size() < MostSteps)
                chosen.push_back(from[index]);
        };
        const bool isForbidden = m_proof.root().outcome == rules::Outcome::Forbidden;
        add(m_own, 0);
        add(isForbidden ? m_own : m_deep, isForbidden ? 1 : 0);
        add(isForbidden ? m_deep : m_own, isForbidden ? 0 : 1);
        for (std::size_t i = 1; i < m_deep.size(); ++i)
            add(m_deep, i);
        for (std::size_t i = 2; i < m_own.size(); ++i)
            add(m_own, i);
        std::sort(chosen.begin(), chosen.end(),
            [](const ShownStep &one, const ShownStep &two) { return one.place < two.place; });
        return chosen;
    }

private:
    // True for a shape that does not count.
    bool isNone(const Subject &subject) const
    {
        if (subject.topic == Topic::Three)
            return !m_proof.nodes[subject.node].threes[subject.index].real;
        return subject.topic == Topic::FalseFour || subject.topic == Topic::FalseThree;
    }

    // True for what forbids the point, as opposed to what else it makes.
    bool isReason(const Subject &subject) const
    {
        const rules::ProofNode &root = m_proof.root();
        if (root.outcome != rules::Outcome::Forbidden)
            return true;
        return (subject.topic == Topic::Row && root.fouls.overline)
            || (subject.topic == Topic::Four && root.fouls.doubleFour)
            || (subject.topic == Topic::Three && root.fouls.doubleThree && !isNone(subject));
    }

    void take(std::size_t place)
    {
        const Sentence &sentence = m_sentences[place];
        const Subject &subject = sentence.subject;
        const QString text = text::textOf(sentence);
        if (subject.node == 0) {
            if (subject.topic == Topic::Verdict || subject.topic == Topic::Nothing || !isReason(subject))
                return;
            const auto known = std::find_if(
                m_own.begin(), m_own.end(), [&](const ShownStep &step) { return step.subject == subject; });
            if (known == m_own.end())
                m_own.push_back({ place, subject, subject, text });
            return;
        }
        // An assumed stone is shown with everything it makes, unless one of its threes is false: then that is what
        // matters.
        const bool isAlone = sentence.what.frame == Frame::LooksDoubleThree;
        const Subject shown = isAlone ? subject : Subject { subject.node, Topic::Verdict, 0 };
        const auto known =
            std::find_if(m_deep.begin(), m_deep.end(), [&](const ShownStep &step) { return step.subject == shown; });
        if (known == m_deep.end())
            m_deep.push_back({ place, subject, shown, text });
        else if (!isAlone && !isPartOf(place))
            known->sentence = text::joined(known->sentence, text);
    }

    // True for a sentence about one of the shapes that an earlier sentence on this node has already mentioned.
    bool isPartOf(std::size_t place) const
    {
        const Sentence &sentence = m_sentences[place];
        for (std::size_t i = place; i-- > 0;) {
            if (m_sentences[i].level < sentence.level)
                return m_sentences[i].subject.node == sentence.subject.node;
        }
        return false;
    }

    const rules::Proof &m_proof;
    std::vector<Sentence> m_sentences;
    std::vector<ShownStep> m_own; // about the point itself
    std::vector<ShownStep> m_deep; // about assumed stones
};

using Box = std::pair<rules::Point, rules::Point>;

Box boxOf(const ProofMarks &marks)
{
    Box box { marks.signs.front().first, marks.signs.front().first };
    for (const auto &[point, signs] : marks.signs) {
        box.first = { std::min(box.first.x, point.x), std::min(box.first.y, point.y) };
        box.second = { std::max(box.second.x, point.x), std::max(box.second.y, point.y) };
    }
    return box;
}

// Returns the start of a range of `lines` lines that contains both ends, centred if possible.
int beginOf(int low, int high, int lines, int size)
{
    return std::clamp((low + high + 1 - lines) / 2, 0, size - lines);
}

} // namespace

std::vector<ProofStep> decisiveSteps(const rules::Proof &proof)
{
    std::vector<ProofStep> steps;
    for (const ShownStep &step : Chooser(proof).choose())
        steps.push_back({ marksOf(proof, step.subject), step.sentence, step.told });
    return steps;
}

std::vector<Block> numberedProof(
    const rules::Proof &proof, const std::vector<ProofStep> &steps, std::vector<int> &untold)
{
    std::vector<Block> words;
    std::vector<bool> isTold(steps.size());
    for (const Sentence &sentence : outline(proof, text::Grain::Line)) {
        if (sentence.subject == Subject {} && sentence.level == 0)
            continue;
        QString text = text::textOf(sentence);
        for (std::size_t i = 0; i < steps.size(); ++i) {
            if (!isTold[i] && steps[i].subject == sentence.subject) {
                text = numberText(static_cast<int>(i) + 1) + QLatin1Char(' ') + text;
                isTold[i] = true;
            }
        }
        if (sentence.continues && !words.empty()) {
            QString &before = std::get<Paragraph>(words.back()).text;
            before = text::joined(before, text);
        } else {
            words.push_back(Paragraph { text, std::max(0, sentence.level - 1), false });
        }
    }
    for (std::size_t i = 0; i < steps.size(); ++i) {
        if (!isTold[i])
            untold.push_back(static_cast<int>(i) + 1);
    }
    return words;
}

std::vector<Diagram> stepDiagrams(const rules::Position &position, const std::vector<ProofStep> &steps)
{
    const int size = position.size();
    int lines = LeastLines;
    for (const ProofStep &step : steps) {
        const auto [low, high] = boxOf(step.marks);
        lines = std::max({ lines, high.x - low.x + 3, high.y - low.y + 3 });
    }
    std::vector<Diagram> diagrams;
    for (const ProofStep &step : steps) {
        Diagram diagram { BoardPicture(position), {}, {} };
        step.marks.layOn(diagram.picture);
        diagram.isStep = true;
        constexpr double side = 56;
        diagram.side = side;
        diagram.number = static_cast<int>(diagrams.size()) + 1;
        diagram.caption = step.sentence;
        if (lines < size) {
            const auto [low, high] = boxOf(step.marks);
            const rules::Point corner(beginOf(low.x, high.x, lines, size), beginOf(low.y, high.y, lines, size));
            diagram.part = rules::BoardPart { corner, { corner.x + lines - 1, corner.y + lines - 1 } };
        }
        diagrams.push_back(std::move(diagram));
    }
    return diagrams;
}

} // namespace kagetsu::ui
