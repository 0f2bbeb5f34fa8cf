// SPDX-License-Identifier: MIT
#include "ui/tournament/paper/correctionpaper.h"

#include "text/common/foreigntext.h"
#include "text/common/moments.h"
#include "text/common/sentences.h"
#include "text/tournament/corrections.h"
#include "text/tournament/names.h"
#include "ui/print/paper/languagescope.h"
#include "ui/tournament/paper/paperwords.h"
#include "ui/tournament/paper/standingspaper.h"

#include <algorithm>

namespace kagetsu::ui {

namespace {

// The sections of an event, for a paper of all of them.
class Sections
{
public:
    explicit Sections(const EventPaper &paper)
        : m_all(paper.sections)
    {
        if (m_all.empty())
            m_all.push_back(paper.section);
    }

    bool areSeveral() const { return m_all.size() > 1; }
    const tournament::Section *find(int id) const
    {
        const auto found = std::ranges::find(m_all, id, &tournament::Section::id);
        return found == m_all.end() ? nullptr : &*found;
    }
    // Returns what rests on a correction: "3, 4; Finals".
    QString restingText(const tournament::Correction &correction) const
    {
        QStringList rounds;
        for (const int round : correction.published)
            rounds += QString::number(round);
        QStringList names;
        for (const int id : correction.sections) {
            if (const tournament::Section *section = find(id))
                names += text::sectionName(*section).simplified();
        }
        QStringList parts { text::joinNames(rounds), text::joinNames(names) };
        parts.removeAll(QString());
        return parts.join(QStringLiteral("; "));
    }

private:
    std::vector<tournament::Section> m_all;
};

} // namespace

Document correctionPaper(const EventPaper &paper, const QString &language)
{
    const LanguageScope scope(language);
    const Sections sections(paper);
    EventPaper whole = paper;
    if (sections.areSeveral())
        whole.section.settings.name.clear(); // the title is that of the event
    Document document = beginPaper(whole, EventPapers::tr("Corrections and rulings"));
    Table table;
    table.columns = { { EventPapers::tr("Time"), false, 4 }, { EventPapers::tr("Round"), true, 1 },
        { EventPapers::tr("Correction"), false, 8 }, { EventPapers::tr("Reason"), false, 4 },
        //: The head of a column: who made a correction.
        { EventPapers::tr("By"), false, 3 },
        //: The head of a column: numbers of later rounds, and names of later sections, that rest on what was corrected.
        { EventPapers::tr("Later rounds and stages"), false, 3 } };
    if (sections.areSeveral())
        //: The head of a column: parts of an event, such as a group or the finals.
        table.columns.insert(table.columns.begin() + 1, { EventPapers::tr("Section"), false, 3 });
    for (const tournament::Correction &each : paper.corrections) {
        const tournament::Section *section = sections.find(each.section);
        if (!section)
            continue;
        const QDateTime when = QDateTime::fromMSecsSinceEpoch(each.stamp.when.count());
        QStringList row { text::shortMoment(when), each.round > 0 ? QString::number(each.round) : QString(),
            text::correctionText(each, *section), text::reasonText(each.reason),
            text::foreignText(each.stamp.who).simplified(), sections.restingText(each) };
        if (sections.areSeveral())
            row.insert(1, text::sectionName(*section).simplified());
        table.rows.push_back(std::move(row));
    }
    if (table.rows.empty())
        document.blocks.push_back(Paragraph { EventPapers::tr("Nothing was corrected.") });
    else
        document.blocks.push_back(std::move(table));
    document.blocks.push_back(arbitersSign(paper.event));
    return document;
}

} // namespace kagetsu::ui
