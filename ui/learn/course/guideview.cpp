// SPDX-License-Identifier: MIT
#include "ui/learn/course/guideview.h"

#include "opening/file/shipped.h"
#include "opening/play/example.h"
#include "opening/play/walkthrough.h"
#include "text/opening/opening.h"
#include "ui/board/inforce.h"
#include "ui/controls/bigbutton.h"
#include "ui/controls/layout/fit.h"
#include "ui/controls/wrappedlabel.h"
#include "ui/match/opening/choice/exampleview.h"

#include <QBoxLayout>
#include <QLabel>
#include <QScrollArea>
#include <QScroller>

namespace kagetsu::ui {

GuideView::GuideView(QWidget *parent)
    : QWidget(parent)
    , m_back(new BigButton("toCourses", this))
    , m_title(wrappedLabel("guideTitle", this))
    , m_about(wrappedLabel("guideAbout", this))
    , m_example(new ExampleView)
    , m_play(new BigButton("playByGuide", this))
{
    setObjectName(QStringLiteral("guide"));
    auto *scroll = new QScrollArea(this);
    scroll->setWidget(m_example);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    QScroller::grabGesture(scroll->viewport(), QScroller::TouchGesture);
    auto *head = new QHBoxLayout;
    head->addWidget(m_back);
    head->addStretch();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 8, 12, 8);
    layout->setSpacing(8);
    layout->setSizeConstraint(QLayout::SetNoConstraint);
    layout->addLayout(head);
    layout->addWidget(m_title);
    layout->addWidget(m_about);
    layout->addWidget(scroll, 1);
    layout->addWidget(m_play);
    m_play->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setTabOrder(m_back, scroll);
    setTabOrder(scroll, m_play);
    setFocusProxy(m_play);

    connect(m_back, &BigButton::clicked, this, &GuideView::backWanted);
    connect(m_play, &BigButton::clicked, this, [this] {
        if (m_procedure)
            emit playWanted(*m_procedure);
    });
    const auto enlarge = [this] { makeLarger(*m_title, *this, 1.3); };
    enlarge();
    onChange(*this, QEvent::FontChange, enlarge);
    onLanguage(*this, [this] { write(); });
}

const std::vector<const opening::Procedure *> &GuideView::procedures()
{
    static const std::vector<const opening::Procedure *> procedures = [] {
        std::vector<const opening::Procedure *> all;
        for (const opening::Procedure &each : opening::shippedProcedures()) {
            const auto walk = opening::walkThrough(each, opening::exampleBoardSize(each));
            if (walk && !walk->turns.empty())
                all.push_back(&each);
        }
        return all;
    }();
    return procedures;
}

std::string GuideView::idOf(const opening::Procedure &procedure)
{
    return "guide/" + procedure.id;
}

void GuideView::show(const opening::Procedure &procedure)
{
    m_procedure = &procedure;
    write();
}

void GuideView::write()
{
    //: Button: back to the list of courses.
    m_back->setText(tr("All &courses"));
    //: Button: begins a game with the opening procedure shown, in which the program says what comes next.
    m_play->setText(tr("&Play it with the guide…"));
    if (!m_procedure)
        return;
    m_title->setText(text::procedureName(*m_procedure));
    m_about->setText(text::procedureAbout(*m_procedure));
    m_example->setWalk(opening::walkThrough(*m_procedure, opening::exampleBoardSize(*m_procedure)));
}

} // namespace kagetsu::ui
