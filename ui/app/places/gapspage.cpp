// SPDX-License-Identifier: MIT
#include "ui/app/places/gapspage.h"

#include "text/common/foreigntext.h"
#include "text/rules/rules.h"
#include "ui/board/inforce.h"
#include "ui/controls/bigbutton.h"
#include "ui/controls/combobox.h"
#include "ui/controls/layout/evengrid.h"
#include "ui/controls/layout/fit.h"
#include "ui/controls/wrappedlabel.h"
#include "ui/library/gapsmodel.h"
#include "ui/library/playerlist.h"
#include "ui/library/userlibrary.h"

#include <QLocale>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace kagetsu::ui {

GapsPage::GapsPage(UserLibrary &library, QWidget *parent)
    : Page(parent)
    , m_library(library)
    , m_model(new GapsModel(this))
    , m_layout(new QVBoxLayout(this))
    , m_ways(new EvenGrid(200))
    , m_name(wrappedLabel("homeTitle", this))
    , m_side(new ComboBox(this))
    , m_kinds(new ComboBox(this))
    , m_drill(new BigButton("drillThese", this))
    , m_told(wrappedLabel("gapsTold", this))
    , m_list(new PlayerList(*m_model, this))
{
    setObjectName(QStringLiteral("gapsPage"));
    m_side->setObjectName(QStringLiteral("gapsSide"));
    for (const rules::Side side : { rules::Side::Black, rules::Side::White })
        m_side->addItem(QString(), static_cast<int>(side));
    m_kinds->setObjectName(QStringLiteral("gapsKinds"));
    m_kinds->addItem(QString(), library::bitOf(library::GameKind::People));
    m_kinds->addItem(QString(), ~0u);
    auto *ways = new QWidget(this);
    m_ways->setContentsMargins(0, 0, 0, 0);
    m_ways->setSpacing(8);
    for (QWidget *each : std::initializer_list<QWidget *> { m_side, m_kinds, m_drill })
        m_ways->addWidget(each);
    ways->setLayout(m_ways);
    m_layout->setSpacing(12);
    m_layout->addWidget(m_name);
    m_layout->addWidget(ways);
    m_layout->addWidget(m_told);
    m_layout->addWidget(m_list, 1);
    setFocusProxy(m_list);
    onFit(*m_kinds, [this](double factor) {
        for (ComboBox *each : { m_side, m_kinds })
            each->setMinimumHeight(qRound(TouchSize * factor));
    });
    for (ComboBox *each : { m_side, m_kinds })
        connect(each, &QComboBox::activated, this, [this] {
            m_list->setCurrentIndex({});
            find();
        });
    connect(m_drill, &QToolButton::clicked, this, &GapsPage::drillWanted);
    connect(m_list, &PlayerList::chosen, this, [this](int row) {
        const record::Way way = m_model->wayAt(row);
        emit placeWanted(way);
    });
    connect(&m_library, &UserLibrary::changed, this, [this] {
        if (isVisible())
            find();
    });
    onLanguage(*this, [this] { retranslate(); });
    onChange(*this, QEvent::FontChange, [this] { dress(); });
}

QString GapsPage::title() const
{
    //: The title of a page: what games play and the lines of a record do not answer; %1 is the record.
    return tr("Gaps in %1").arg(text::foreignText(m_record));
}

void GapsPage::retranslate()
{
    m_name->setText(title());
    m_side->setAccessibleName(tr("The side that the lines are for"));
    //: One of two choices: the side that somebody's lines are for; %1 is Black or White.
    m_side->setItemText(0, tr("My lines with %1").arg(text::sideName(rules::Side::Black)));
    m_side->setItemText(1, tr("My lines with %1").arg(text::sideName(rules::Side::White)));
    m_kinds->setAccessibleName(tr("Kind of games"));
    //: Games between people, without those against or between programs.
    m_kinds->setItemText(0, tr("People"));
    m_kinds->setItemText(1, tr("All games"));
    //: Button: the moves of these lines are asked, line by line.
    m_drill->setText(tr("Drill these lines"));
    m_list->setAccessibleName(tr("Gaps"));
    m_model->retranslate();
    tell();
    dress();
}

void GapsPage::dress()
{
    QFont large = font();
    large.setPointSizeF(large.pointSizeF() * 1.7);
    large.setWeight(QFont::DemiBold);
    m_name->setFont(large);
    int widest = 0;
    for (QWidget *each : std::initializer_list<QWidget *> { m_side, m_kinds, m_drill }) {
        each->setFont(font());
        each->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        widest = std::max(widest, each->sizeHint().width());
    }
    m_ways->setLeastWidth(widest);
    m_list->setFont(font());
}

void GapsPage::open(std::function<Reader()> lines, const QString &name, rules::Side side)
{
    m_lines = std::move(lines);
    m_record = name;
    m_side->setCurrentIndex(side == rules::Side::Black ? 0 : 1);
    m_name->setText(title());
    forget();
    find();
    m_list->setFocus();
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
    Page::showEvent(event);
    m_library.use();
    const bool isAsked = m_isAnswered && m_asked.lock() == m_library.catalogue();
    if (!m_finding.isRunning() && (!isAsked || m_isEdited || !m_lines()))
        find();
}

// An edit would have to copy the lines while they are being searched.
void GapsPage::hideEvent(QHideEvent *event)
{
    Page::hideEvent(event);
    if (m_finding.isRunning())
        m_isEdited = true; // find again
    m_finding.cancel();
}

void GapsPage::resizeEvent(QResizeEvent *event)
{
    Page::resizeEvent(event);
    const double factor = fitOf(*this);
    const bool isNarrow = width() < 640 * factor;
    const int edge = isNarrow ? 16 : qRound(32 * factor);
    m_layout->setContentsMargins(edge, isNarrow ? 16 : qRound(24 * factor), edge, 0);
}

int GapsPage::leastHeight() const
{
    return m_layout->totalMinimumHeightForWidth(width()) + 120; // some rows
}

void GapsPage::find()
{
    const auto catalogue = m_library.catalogue();
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
        [catalogue, lines, side, kinds = m_kinds->currentData().toUInt()](background::State &state) -> Found {
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
            const int row = m_list->currentIndex().row();
            m_model->setGaps(side, *std::move(found));
            m_list->setCurrentIndex(m_model->index(std::min(std::max(row, 0), m_model->rowCount() - 1)));
            tell();
        });
}

void GapsPage::tell()
{
    const library::Gaps &gaps = m_model->gaps();
    const QString fault = m_library.fault();
    if (m_isClosed) {
        m_told->setText(tr("The record has been closed."));
    } else if (!m_isAnswered) {
        m_told->setText(fault.isEmpty() ? tr("The games are being read…") : fault);
    } else if (!fault.isEmpty() && gaps.replies == 0) {
        m_told->setText(fault);
    } else if (gaps.replies == 0) {
        m_told->setText(tr("No game of the library has a reply in these lines."));
    } else {
        const auto number = [](std::uint32_t count) { return QLocale().toString(count); };
        const auto percent = static_cast<std::uint32_t>(100ull * gaps.answered / gaps.replies);
        //: %1, %2, %3: numbers.
        m_told->setText(
            tr("Replies in games: %1. Your lines answer %2 of them (%3 %). Below are those that they do not "
               "answer, and places where you have no move, with your results. Choose one to go there.")
                .arg(number(gaps.replies), number(gaps.answered), number(percent)));
    }
    emit stateChanged();
}

} // namespace kagetsu::ui
