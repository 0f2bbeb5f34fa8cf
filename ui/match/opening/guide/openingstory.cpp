// SPDX-License-Identifier: MIT
#include "ui/match/opening/guide/openingstory.h"

#include "text/rules/rules.h"
#include "ui/board/inforce.h"

#include <QLabel>

#include <algorithm>

namespace kagetsu::ui {

namespace {

constexpr int StoryEdge = 10;
constexpr int StoryGap = 6;

} // namespace

OpeningStory::OpeningStory(QWidget *parent)
    : QWidget(parent)
    , m_procedure(new QLabel(this))
    , m_start(new QLabel(this))
    , m_others(new QLabel(this))
    , m_line(new StepLine(this))
{
    m_procedure->setProperty("muted", true);
    m_start->setProperty("head", true);
    m_others->setObjectName(QStringLiteral("notTaken"));
    for (QLabel *label : { m_procedure, m_start, m_others })
        label->setWordWrap(true);
    onChange(*this, QEvent::FontChange, [this] { place(); });
}

void OpeningStory::show(const opening::Opening &opening, const text::Names &names, bool renju)
{
    m_procedure->setText(text::procedureName(opening.procedure()));
    m_start->setText(text::startText(opening, renju, std::nullopt));
    const std::vector<rules::Point> others = opening.alternatives();
    //: Fifth moves that Black offered and White did not take; %1 are points.
    m_others->setText(others.empty() ? QString() : tr("Offered and not taken: %1").arg(text::pointsText(others)));
    const std::vector<opening::LineStep> line = opening.line();
    m_line->setSteps(line, text::lineWords(opening, line, names));
    place();
}

void OpeningStory::place()
{
    const int inner = std::max(40, width() - 2 * StoryEdge);
    int y = StoryEdge;
    for (QLabel *label : { m_procedure, m_start, m_others }) {
        label->setVisible(!label->text().isEmpty());
        if (label->isHidden())
            continue;
        label->setGeometry(StoryEdge, y, inner, label->heightForWidth(inner));
        y += label->height() + StoryGap;
    }
    m_line->setGeometry(StoryEdge, y, inner, std::clamp(height() - y - StoryEdge, 0, m_line->listHeight()));
}

void OpeningStory::resizeEvent(QResizeEvent *)
{
    place();
}

} // namespace kagetsu::ui
