// SPDX-License-Identifier: MIT
#include "ui/app/places/playerpage.h"

#include "ui/board/inforce.h"
#include "ui/controls/bigbutton.h"
#include "ui/controls/combobox.h"
#include "ui/controls/layout/evengrid.h"
#include "ui/controls/layout/fit.h"
#include "ui/controls/wrappedlabel.h"
#include "ui/library/playerlist.h"
#include "ui/library/playermodel.h"
#include "ui/library/userlibrary.h"

#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace kagetsu::ui {

PlayerPage::PlayerPage(UserLibrary &library, QWidget *parent)
    : Page(parent)
    , m_library(library)
    , m_model(new PlayerModel(this))
    , m_layout(new QVBoxLayout(this))
    , m_name(wrappedLabel("homeTitle", this))
    , m_kinds(new ComboBox(this))
    , m_prepare(new BigButton("prepare", this))
    , m_told(wrappedLabel("playerTold", this))
    , m_list(new PlayerList(*m_model, this))
{
    setObjectName(QStringLiteral("playerPage"));
    m_kinds->setObjectName(QStringLiteral("playerKinds"));
    m_kinds->addItem(QString(), library::bitOf(library::GameKind::People));
    m_kinds->addItem(QString(), ~0u);
    m_told->setProperty("muted", true);
    m_layout->setSpacing(12);
    m_layout->addWidget(m_name);
    auto *ways = new QWidget(this);
    auto *row = new EvenGrid(200);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    row->addWidget(m_kinds);
    row->addWidget(m_prepare);
    ways->setLayout(row);
    m_layout->addWidget(ways);
    m_layout->addWidget(m_told);
    m_layout->addWidget(m_list, 1);
    setFocusProxy(m_list);
    onFit(*m_kinds, [this](double factor) { m_kinds->setMinimumHeight(qRound(TouchSize * factor)); });
    connect(m_kinds, &QComboBox::activated, this, &PlayerPage::count);
    connect(m_prepare, &QToolButton::clicked, this, [this] { emit preparationWanted(m_player); });
    connect(m_list, &PlayerList::chosen, this, &PlayerPage::choose);
    connect(&m_library, &UserLibrary::changed, this, [this] {
        if (isVisible())
            count();
    });
    onLanguage(*this, [this] { retranslate(); });
    onChange(*this, QEvent::FontChange, [this] { dress(); });
}

QString PlayerPage::title() const
{
    return m_model->results().name;
}

void PlayerPage::retranslate()
{
    m_kinds->setAccessibleName(tr("Kind of games"));
    //: Games between people, without those against or between programs.
    m_kinds->setItemText(0, tr("People"));
    m_kinds->setItemText(1, tr("All games"));
    //: Button: a page with what is to be known before a game against the player that is shown.
    m_prepare->setText(tr("Prepare against this player"));
    //: Below the name of a player: what the bars of the list show.
    m_told->setText(tr("Bars show wins, draws and losses from left to right, and the share of the points."));
    m_list->setAccessibleName(tr("Results"));
    m_model->retranslate();
    dress();
}

void PlayerPage::dress()
{
    QFont large = font();
    large.setPointSizeF(large.pointSizeF() * 1.7);
    large.setWeight(QFont::DemiBold);
    m_name->setFont(large);
    for (QWidget *each : std::initializer_list<QWidget *> { m_kinds, m_prepare }) {
        each->setFont(font());
        each->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    }
    constexpr int LeastWay = 200;
    static_cast<EvenGrid *>(m_prepare->parentWidget()->layout())
        ->setLeastWidth(std::max(LeastWay, m_prepare->sizeHint().width()));
    m_list->setFont(font());
}

void PlayerPage::open(std::uint32_t player)
{
    m_player = player;
    count();
    m_list->scrollToTop();
    m_list->setFocus();
}

void PlayerPage::showEvent(QShowEvent *event)
{
    Page::showEvent(event);
    m_library.use();
    if (m_model->results().catalogue != m_library.catalogue())
        count();
}

void PlayerPage::resizeEvent(QResizeEvent *event)
{
    Page::resizeEvent(event);
    const double factor = fitOf(*this);
    const bool isNarrow = width() < 640 * factor;
    const int edge = isNarrow ? 16 : qRound(32 * factor);
    m_layout->setContentsMargins(edge, isNarrow ? 16 : qRound(24 * factor), edge, 0);
}

int PlayerPage::leastHeight() const
{
    return m_layout->totalMinimumHeightForWidth(width()) + 120; // some rows
}

void PlayerPage::count()
{
    const auto catalogue = m_library.catalogue();
    if (!catalogue || m_player == 0)
        return;
    m_counting.start([catalogue, player = m_player, kinds = m_kinds->currentData().toUInt()](
                         background::State &) { return playerResults(catalogue, player, kinds); },
        [this](PlayerResults results) {
            m_model->setResults(std::move(results));
            m_name->setText(m_model->results().name);
            emit stateChanged();
        });
}

void PlayerPage::choose(int row)
{
    if (const std::optional<library::Filter> games = m_model->gamesAt(row))
        emit gamesWanted(*games, m_model->toldAt(row));
}

} // namespace kagetsu::ui
