// SPDX-License-Identifier: MIT
#include "ui/arbiter/verdict/verdictdocument.h"

#include "text/proof/proof.h"
#include "text/rules/rules.h"
#include "ui/arbiter/verdict/proofblocks.h"
#include "ui/arbiter/verdict/proofsteps.h"
#include "ui/arbiter/verdict/ruleparagraphs.h"
#include "ui/print/paper/languagescope.h"
#include "ui/record/proof/prooflegend.h"
#include "ui/record/proof/proofmarks.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace kagetsu::ui {

namespace {

struct VerdictPaper
{
    Q_DECLARE_TR_FUNCTIONS(kagetsu::ui::VerdictPaper)
};

class VerdictWriter
{
public:
    explicit VerdictWriter(const VerdictQuestion &question)
        : m_scene(question.scene)
        , m_point(question.point)
        , m_board(rules::judgeBoard(m_scene.position, m_scene.side, m_scene.rules))
    {
    }

    QString title() const
    {
        return m_point ? VerdictPaper::tr("Verdict on the point %1").arg(text::pointText(*m_point))
                       : VerdictPaper::tr("Verdict on all points of a position");
    }

    std::vector<Block> write()
    {
        if (m_point) {
            writePoint();
            return std::move(m_blocks);
        }
        m_blocks.push_back(factsOf());
        m_blocks.push_back(allPointsDiagram());
        m_blocks.push_back(Heading { VerdictPaper::tr("Verdict") });
        writeAllPoints();
        addSignatures();
        addRule(m_blocks, ruleParagraphs(m_scene.rules, m_scene.side));
        return std::move(m_blocks);
    }

private:
    rules::Proof proofOf(rules::Point point) const
    {
        return rules::prove(m_scene.position, point, m_scene.side, m_scene.rules);
    }

    // Writes everything on one page: the answer, the position beside the rule, the decisive steps, and the whole proof
    // in words.
    void writePoint()
    {
        const rules::Proof proof = proofOf(*m_point);
        const text::Sentence verdict = outline(proof, text::Grain::Line).front();
        m_blocks.push_back(Paragraph { text::textOf(verdict), 0, false, true });
        std::vector<Block> beside { factsOf() };
        addRule(beside, ruleParagraphs(m_scene.rules, proof));
        const std::vector<ProofStep> steps = decisiveSteps(proof);
        m_blocks.push_back(
            SideBySide { { { 1, { positionDiagram(proof), legendOf(proof, steps) } }, { 1, std::move(beside) } } });

        std::vector<int> untold;
        std::vector<Block> words = numberedProof(proof, steps, untold);
        std::vector<Diagram> diagrams = stepDiagrams(m_scene.position, steps);
        // Nothing is said twice: below the boards of a long proof are only the numbers of its lines, and a short proof
        // is written below its boards.
        constexpr std::size_t LongProof = 3;
        if (untold.empty() && words.size() <= std::min(LongProof, steps.size()))
            words.clear();
        for (Diagram &diagram : diagrams) {
            if (words.size() > LongProof && std::find(untold.begin(), untold.end(), diagram.number) == untold.end())
                diagram.caption.clear();
        }
        if (!diagrams.empty() || !words.empty())
            m_blocks.push_back(Heading { VerdictPaper::tr("Proof") });
        addSteps(std::move(diagrams), words);
        m_blocks.insert(m_blocks.end(), words.begin(), words.end());
        addSignatures();
    }

    static constexpr std::size_t MostBeside = 3;

    // Adds the steps side by side, followed by the words where there is room.
    void addSteps(std::vector<Diagram> diagrams, std::vector<Block> &words)
    {
        if (diagrams.empty())
            return;
        SideBySide row;
        const std::size_t free = MostBeside - diagrams.size();
        for (Diagram &diagram : diagrams)
            row.columns.push_back({ 1, { std::move(diagram) } });
        if (free > 0) {
            row.columns.push_back(
                { static_cast<int>(free), free > 1 ? std::exchange(words, {}) : std::vector<Block>() });
        }
        m_blocks.push_back(std::move(row));
    }

    Legend legendOf(const rules::Proof &proof, const std::vector<ProofStep> &steps) const
    {
        ProofMarks all = positionMarks(proof);
        for (const ProofStep &step : steps)
            all.signs.insert(all.signs.end(), step.marks.signs.begin(), step.marks.signs.end());
        Legend legend { {}, all.side };
        for (const LegendEntry &entry : ui::legendOf(all))
            legend.signs.push_back({ entry.cell, entry.text });
        return legend;
    }

    // Returns the stones of the shapes; the steps show which points decide about them.
    static ProofMarks positionMarks(const rules::Proof &proof)
    {
        ProofMarks marks = marksOf(proof, text::Subject {});
        for (auto &[point, signs] : marks.signs) {
            signs.spot = ProofSpot::None;
            signs.length = 0;
        }
        return marks;
    }

    void addSignatures()
    {
        m_blocks.push_back(Signatures { { VerdictPaper::tr("Arbiter"), VerdictPaper::tr("Place and date") } });
    }

    static void addRule(std::vector<Block> &blocks, const QStringList &paragraphs)
    {
        blocks.push_back(Heading { VerdictPaper::tr("The rule") });
        for (const QString &text : paragraphs)
            blocks.push_back(Paragraph { text, 0, false });
    }

    Facts factsOf() const
    {
        Facts facts;
        const auto add = [&](const QString &label, const QString &value) { facts.facts.push_back({ label, value }); };
        add(VerdictPaper::tr("Rule"), text::ruleName(m_scene.rules.rule));
        //: The colour whose moves are judged.
        add(VerdictPaper::tr("To be judged"), VerdictPaper::tr("A move by %1").arg(text::sideName(m_scene.side)));
        for (const rules::Side side : { rules::Side::Black, rules::Side::White }) {
            std::vector<rules::Point> points;
            m_scene.position.stones(side).forEach([&](rules::Point point) { points.push_back(point); });
            //: A colour, and behind it how many stones of it there are.
            if (!points.empty())
                add(VerdictPaper::tr("%1 (%2)").arg(text::sideName(side)).arg(points.size()), text::pointsText(points));
        }
        return facts;
    }

    static QString letters()
    {
        //: Below a board of letters.
        return VerdictPaper::tr("X: Black. O: White. ?: the point asked about. !: a forbidden point.");
    }

    Diagram positionDiagram(const rules::Proof &proof) const
    {
        Diagram diagram { BoardPicture(m_scene.position),
            VerdictPaper::tr("The point asked about is %1.").arg(text::pointText(*m_point)), letters() };
        positionMarks(proof).layOn(diagram.picture);
        constexpr double side = 87;
        diagram.side = side;
        return diagram;
    }

    Diagram allPointsDiagram() const
    {
        Diagram diagram { BoardPicture(m_scene.position),
            VerdictPaper::tr("All forbidden points for %1.").arg(text::sideName(m_scene.side)), letters() };
        for (const rules::FoulPoint &each : m_board.fouls)
            diagram.picture.at(each.point).signs.fouls = each.fouls;
        return diagram;
    }

    void writeAllPoints()
    {
        const auto add = [&](const QString &text) { m_blocks.push_back(Paragraph { text, 0, false }); };
        add(m_board.fouls.empty()
                ? VerdictPaper::tr("No point is forbidden for %1.").arg(text::sideName(m_scene.side))
                : VerdictPaper::tr("%n points are forbidden.", nullptr, static_cast<int>(m_board.fouls.size())));
        if (!m_board.wins.empty()) {
            //: %1 are points of the board.
            add(VerdictPaper::tr("A stone wins at once on: %1.").arg(text::pointsText(m_board.wins)));
        }
        for (const rules::FoulPoint &each : m_board.fouls)
            addProof(m_blocks, proofOf(each.point), 0);
    }

    const ProofScene &m_scene;
    std::optional<rules::Point> m_point;
    rules::BoardVerdict m_board;
    std::vector<Block> m_blocks;
};

} // namespace

Document verdictDocument(const VerdictQuestion &question, const QString &language)
{
    const LanguageScope scope(language);
    Document document;
    document.language = QLocale().bcp47Name();
    VerdictWriter writer(question);
    document.title = writer.title();
    document.blocks = writer.write();
    document.pageWords = pageWords();
    document.pagesAtMost = question.point ? 1 : 0;
    return document;
}

} // namespace kagetsu::ui
