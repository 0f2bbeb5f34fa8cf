// SPDX-License-Identifier: MIT
#include "ui/app/places/gapspage.h"

#include "text/common/foreigntext.h"
#include "text/rules/rules.h"
#include "ui/board/inforce.h"
#include "ui/controls/bigbutton.h"
#include "ui/controls/combobox.h"
#include "ui/library/gapsmodel.h"
#include "ui/library/playerlist.h"
#include "ui/library/userlibrary.h"

#include <QLabel>
#include <QLocale>

#include <algorithm>
#include <utility>

namespace kagetsu::ui {

GapsPage::GapsPage(UserLibrary &library, QWidget *parent)
    : ScorePage(library, QStringLiteral("gaps"), parent)
    , m_model(new GapsModel(this))
    , m_side(new ComboBox(this))
    , m_drill(new BigButton("drillThese", this))
{
    m_side->setObjectName(QStringLiteral("gapsSide"));
    for (const rules::Side side : { rules::Side::Black, rules::Side::White })
        m_side->addItem(QString(), static_cast<int>(side));
    for (ComboBox *each : { m_side, &kinds() })
        connect(each, &QComboBox::activated, this, [this] { list().setCurrentIndex({}); });
    layOut(*m_model, { m_side, &kinds(), m_drill });
    connect(m_side, &QComboBox::activated, this, &GapsPage::count);
    connect(m_drill, &QToolButton::clicked, this, &GapsPage::drillWanted);
    connect(&list(), &PlayerList::chosen, this, [this](int row) {
        const record::Way way = m_model->wayAt(row);
        emit placeWanted(way);
    });
}

QString GapsPage::title() const
{
    //: The title of a page: what games play and the lines of a record do not answer; %1 is the record.
    return tr("Gaps in %1").arg(text::foreignText(m_record));
}

void GapsPage::retranslate()
{
    m_side->setAccessibleName(tr("The side that the lines are for"));
    //: One of two choices: the side that somebody's lines are for; %1 is Black or White.
    m_side->setItemText(0, tr("My lines with %1").arg(text::sideName(rules::Side::Black)));
    m_side->setItemText(1, tr("My lines with %1").arg(text::sideName(rules::Side::White)));
    //: Button: the moves of these lines are asked, line by line.
    m_drill->setText(tr("Drill these lines"));
    list().setAccessibleName(tr("Gaps"));
    m_model->retranslate();
    tell();
    ScorePage::retranslate();
}

void GapsPage::open(std::function<Reader()> lines, const QString &name, rules::Side side)
{
    m_lines = std::move(lines);
    m_record = name;
    m_side->setCurrentIndex(side == rules::Side::Black ? 0 : 1);
    writeName();
    forget();
    count();
    list().setFocus();
}

// What was found is about other lines.
void GapsPage::forget()
{
    m_finding.cancel();
    m_asked.reset();
    m_isAnswered = false;
    m_model->setGaps(static_cast<rules::Side>(m_side->currentData().toInt()), {});
    tell();
}

void GapsPage::showEvent(QShowEvent *event)
{
    ScorePage::showEvent(event);
    const bool isAsked = m_isAnswered && m_asked.lock() == userLibrary().catalogue();
    if (!m_finding.isRunning() && (!isAsked || m_isEdited || !m_lines()))
        count();
}

// An edit would have to copy the lines while they are being searched.
void GapsPage::hideEvent(QHideEvent *event)
{
    Page::hideEvent(event);
    if (m_finding.isRunning())
        m_isEdited = true; // find again
    m_finding.cancel();
}

void GapsPage::count()
{
    const auto catalogue = userLibrary().catalogue();
    if (!m_lines)
        return;
    const Reader lines = m_lines();
    m_isClosed = !lines;
    if (m_isClosed)
        forget();
    if (!catalogue || m_isClosed) {
        tell();
        return;
    }
    m_isEdited = false;
    const auto side = static_cast<rules::Side>(m_side->currentData().toInt());
    using Found = std::optional<GapsModel::Found>;
    m_finding.start(
        [catalogue, lines, side, kinds = chosenKinds()](background::State &state) -> Found {
            library::Filter filter;
            filter.kinds = kinds;
            const std::shared_ptr<const record::Game> game = lines();
            auto gaps = findGaps(catalogue->contents.games, game->tree, filter,
                { .side = side, .isStopped = [&state] { return state.isCancelled(); } });
            return gaps ? Found(GapsModel::withWays(*std::move(gaps), game->tree)) : Found();
        },
        [this, asked = std::weak_ptr<const void>(catalogue), side](Found found) {
            if (!found)
                return;
            m_asked = asked;
            m_isAnswered = true;
            const int row = list().currentIndex().row();
            m_model->setGaps(side, *std::move(found));
            list().setCurrentIndex(m_model->index(std::min(std::max(row, 0), m_model->rowCount() - 1)));
            tell();
        });
}

void GapsPage::tell()
{
    const library::Gaps &gaps = m_model->gaps();
    const QString fault = userLibrary().fault();
    if (m_isClosed) {
        told().setText(tr("The record has been closed."));
    } else if (!m_isAnswered) {
        told().setText(fault.isEmpty() ? tr("The games are being read…") : fault);
    } else if (!fault.isEmpty() && gaps.replies == 0) {
        told().setText(fault);
    } else if (gaps.replies == 0) {
        told().setText(tr("No game of the library has a reply in these lines."));
    } else {
        const auto number = [](std::uint32_t count) { return QLocale().toString(count); };
        const auto percent = static_cast<std::uint32_t>(100ull * gaps.answered / gaps.replies);
        //: %1, %2, %3: numbers.
        told().setText(tr("Replies in games: %1. Your lines answer %2 of them (%3 %). Below are those that they do not "
                          "answer, and places where you have no move, with your results. Choose one to go there.")
                           .arg(number(gaps.replies), number(gaps.answered), number(percent)));
    }
    emit stateChanged();
}

} // namespace kagetsu::ui
