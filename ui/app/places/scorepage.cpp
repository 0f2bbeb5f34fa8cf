// SPDX-License-Identifier: MIT
#include "ui/app/places/scorepage.h"

#include "library/search/filter.h"
#include "ui/board/inforce.h"
#include "ui/controls/combobox.h"
#include "ui/controls/layout/evengrid.h"
#include "ui/controls/layout/fit.h"
#include "ui/controls/wrappedlabel.h"
#include "ui/library/playerlist.h"
#include "ui/library/userlibrary.h"

#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace kagetsu::ui {

namespace {

constexpr int LeastWay = 200;

} // namespace

ScorePage::ScorePage(UserLibrary &library, const QString &prefix, QWidget *parent)
    : Page(parent)
    , m_library(library)
    , m_layout(new QVBoxLayout(this))
    , m_ways(new EvenGrid(LeastWay))
    , m_name(wrappedLabel("homeTitle", this))
    , m_kinds(new ComboBox(this))
    , m_told(wrappedLabel(qPrintable(prefix + QStringLiteral("Told")), this))
{
    setObjectName(prefix + QStringLiteral("Page"));
    m_kinds->setObjectName(prefix + QStringLiteral("Kinds"));
    m_kinds->addItem(QString(), library::bitOf(library::GameKind::People));
    m_kinds->addItem(QString(), ~0u);
    m_told->setProperty("muted", true);
}

void ScorePage::layOut(ScoreRows &rows, std::initializer_list<QWidget *> ways)
{
    m_list = new PlayerList(rows, this);
    auto *row = new QWidget(this);
    m_ways->setContentsMargins(0, 0, 0, 0);
    m_ways->setSpacing(8);
    for (QWidget *way : ways) {
        m_ways->addWidget(way);
        if (auto *box = qobject_cast<ComboBox *>(way))
            onFit(*box, [box](double factor) { box->setMinimumHeight(qRound(TouchSize * factor)); });
    }
    row->setLayout(m_ways);
    m_layout->setSpacing(12);
    m_layout->addWidget(m_name);
    m_layout->addWidget(row);
    m_layout->addWidget(m_told);
    m_layout->addWidget(m_list, 1);
    setFocusProxy(m_list);
    connect(m_kinds, &QComboBox::activated, this, [this] { count(); });
    connect(&m_library, &UserLibrary::changed, this, [this] {
        if (isVisible())
            count();
    });
    onLanguage(*this, [this] { retranslate(); });
    onChange(*this, QEvent::FontChange, [this] { dress(); });
}

void ScorePage::retranslate()
{
    m_kinds->setAccessibleName(tr("Kind of games"));
    //: Games between people, without those against or between programs.
    m_kinds->setItemText(0, tr("People"));
    m_kinds->setItemText(1, tr("All games"));
    writeName();
    dress();
}

void ScorePage::writeName()
{
    m_name->setText(title());
}

unsigned ScorePage::chosenKinds() const
{
    return m_kinds->currentData().toUInt();
}

void ScorePage::dress()
{
    QFont large = font();
    large.setPointSizeF(large.pointSizeF() * 1.7);
    large.setWeight(QFont::DemiBold);
    m_name->setFont(large);
    int widest = LeastWay;
    for (int i = 0; i < m_ways->count(); ++i) {
        QWidget *way = m_ways->itemAt(i)->widget();
        way->setFont(font());
        way->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        widest = std::max(widest, way->sizeHint().width());
    }
    m_ways->setLeastWidth(widest);
    m_list->setFont(font());
}

void ScorePage::showEvent(QShowEvent *event)
{
    Page::showEvent(event);
    m_library.use();
}

void ScorePage::resizeEvent(QResizeEvent *event)
{
    Page::resizeEvent(event);
    const double factor = fitOf(*this);
    const bool isNarrow = width() < 640 * factor;
    const int edge = isNarrow ? 16 : qRound(32 * factor);
    m_layout->setContentsMargins(edge, isNarrow ? 16 : qRound(24 * factor), edge, 0);
}

int ScorePage::leastHeight() const
{
    return m_layout->totalMinimumHeightForWidth(width()) + 120; // some rows
}

} // namespace kagetsu::ui
