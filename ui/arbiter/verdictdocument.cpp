// SPDX-License-Identifier: MIT
#include "ui/arbiter/verdictdocument.h"

#include "ui/arbiter/languagescope.h"
#include "ui/arbiter/proofblocks.h"
#include "ui/arbiter/ruleparagraphs.h"
#include "ui/board/words.h"
#include "ui/proof/proofmarks.h"

#include <QCoreApplication>

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
        return m_point ? VerdictPaper::tr("Verdict on the point %1").arg(pointText(*m_point))
                       : VerdictPaper::tr("Verdict on all points of a position");
    }

    std::vector<Block> write()
    {
        writeFacts();
        writeDiagram();
        m_blocks.push_back(Heading { VerdictPaper::tr("Verdict") });
        if (m_point)
            addProof(m_blocks, proofOf(*m_point), 0);
        else
            writeAllPoints();
        m_blocks.push_back(Signatures { { VerdictPaper::tr("Arbiter"), VerdictPaper::tr("Place and date") } });
        m_blocks.push_back(Heading { VerdictPaper::tr("The rule") });
        for (const QString &text : ruleParagraphs(m_scene.rules, m_scene.side))
            m_blocks.push_back(Paragraph { text, 0, false });
        return std::move(m_blocks);
    }

private:
    rules::Proof proofOf(rules::Point point) const
    {
        return rules::prove(m_scene.position, point, m_scene.side, m_scene.rules);
    }

    void writeFacts()
    {
        Facts facts;
        const auto add = [&](const QString &label, const QString &value) { facts.facts.push_back({ label, value }); };
        add(VerdictPaper::tr("Rule"), ruleName(m_scene.rules.rule));
        //: The colour whose moves are judged.
        add(VerdictPaper::tr("To be judged"), VerdictPaper::tr("A stone of %1").arg(sideName(m_scene.side)));
        for (const rules::Side side : { rules::Side::Black, rules::Side::White }) {
            std::vector<rules::Point> points;
            m_scene.position.stones(side).forEach([&](rules::Point point) { points.push_back(point); });
            //: A colour, and behind it how many stones of it there are.
            add(VerdictPaper::tr("%1 (%2)").arg(sideName(side)).arg(points.size()),
                points.empty() ? QStringLiteral("–") : pointsText(points));
        }
        m_blocks.push_back(std::move(facts));
    }

    void writeDiagram()
    {
        Diagram diagram { BoardPicture(m_scene.position), QString(), QString() };
        //: Below a board of letters.
        diagram.legend = VerdictPaper::tr("X: Black. O: White. ?: the point asked about. !: a forbidden point.");
        if (m_point) {
            const rules::Proof proof = proofOf(*m_point);
            marksOf(proof, explain::Subject {}).layOn(diagram.picture);
            diagram.caption = VerdictPaper::tr("The point asked about is %1.").arg(pointText(*m_point));
        } else {
            for (const rules::FoulPoint &each : m_board.fouls)
                diagram.picture.at(each.point).signs.fouls = each.fouls;
            diagram.caption = VerdictPaper::tr("All points that are forbidden for %1.").arg(sideName(m_scene.side));
        }
        m_blocks.push_back(std::move(diagram));
    }

    void writeAllPoints()
    {
        const auto add = [&](const QString &text) { m_blocks.push_back(Paragraph { text, 0, false }); };
        add(m_board.fouls.empty()
                ? VerdictPaper::tr("No point is forbidden for %1.").arg(sideName(m_scene.side))
                : VerdictPaper::tr("%n points are forbidden.", nullptr, static_cast<int>(m_board.fouls.size())));
        if (!m_board.wins.empty()) {
            //: %1 are points of the board.
            add(VerdictPaper::tr("A stone wins at once on: %1.").arg(pointsText(m_board.wins)));
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
    return document;
}

} // namespace kagetsu::ui
