// SPDX-License-Identifier: MIT
#include "ui/record/review/reviewchoice.h"

#include "text/common/foreigntext.h"
#include "ui/board/inforce.h"

#include <algorithm>

namespace kagetsu::ui {

ReviewChoice::ReviewChoice(QWidget *parent)
    : ComboBox(parent)
{
    setObjectName(QStringLiteral("reviewChoice"));
    setMinimumHeight(44);
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(8);
    hide();
    addItems({ QString(), QString() });
    connect(this, &QComboBox::activated, this, [this] {
        if (m_analyst.rememberReview)
            m_analyst.rememberReview(isByEngine());
        emit chosen();
    });
    onLanguage(*this, [this] {
        setAccessibleName(tr("Reviewed by"));
        //: How a game is reviewed: by looking for wins by fours and by threes.
        setItemText(0, tr("By fours and threes"));
        list();
    });
}

void ReviewChoice::setAnalyst(const Analyst &analyst)
{
    m_analyst = analyst;
    list();
    setCurrentIndex(m_analyst.reviewsByEngine && !m_profiles.empty() ? 1 : 0);
}

void ReviewChoice::list()
{
    m_profiles = m_analyst.engines ? m_analyst.engines() : std::vector<engine::Profile>();
    //: How a game is reviewed: by fours and threes, and by an engine, too. %1 is its name.
    setItemText(1, tr("Also with %1").arg(engineName()));
    setVisible(!m_profiles.empty());
}

const engine::Profile *ReviewChoice::profile() const
{
    if (m_profiles.empty())
        return nullptr;
    const std::string id = m_analyst.chosenEngine ? m_analyst.chosenEngine() : m_analyst.chosen.engine;
    const auto found = std::ranges::find(m_profiles, id, &engine::Profile::id);
    return found == m_profiles.end() ? &m_profiles.front() : &*found;
}

QString ReviewChoice::engineName() const
{
    const engine::Profile *engine = profile();
    return engine == nullptr ? QString() : text::foreignText(engine->name);
}

std::optional<enginereview::Terms> ReviewChoice::terms() const
{
    const engine::Profile *engine = profile();
    if (!isByEngine() || engine == nullptr || !whyNot().isEmpty())
        return std::nullopt;
    return enginereview::Terms { .profile = *engine, .time = TimeForPosition };
}

QString ReviewChoice::whyNot() const
{
    return isByEngine() && m_analyst.isAllowed && !m_analyst.isAllowed()
        ? tr("No engine is asked while a game is being played.")
        : QString();
}

} // namespace kagetsu::ui
