// SPDX-License-Identifier: MIT
#include "ui/record/solver/winlegend.h"

#include "ui/board/inforce.h"
#include "ui/controls/layout/fit.h"
#include "ui/record/proof/prooflegend.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>

namespace kagetsu::ui {

namespace {

QString meaningOf(WinSpot spot)
{
    switch (spot) {
    case WinSpot::None: break;
    case WinSpot::Wins:
        //: Legend of a sign on the board: a stone there begins a win by fours.
        return WinLegend::tr("wins");
    case WinSpot::Shortest:
        //: Legend of a sign on the board: a stone there begins a win that is as short as any.
        return WinLegend::tr("wins fastest");
    case WinSpot::Stops:
        //: Legend of a sign on the board: a stone there leaves the other side no win by fours.
        return WinLegend::tr("stops the win");
    case WinSpot::Unknown:
        //: Legend of a sign on the board: the search did not find out.
        return WinLegend::tr("not decided");
    }
    return {};
}

QPixmap signOf(const QWidget &widget, WinSpot spot)
{
    constexpr int Side = 26;
    const int side = qRound(Side * fitOf(widget));
    QPixmap pixmap(QSize(side, side) * widget.devicePixelRatioF());
    pixmap.setDevicePixelRatio(widget.devicePixelRatioF());
    QPainter painter(&pixmap);
    BoardCell cell;
    cell.win = spot;
    paintSign(painter, QRectF(0, 0, side, side), cell, rules::Side::Black, theme());
    return pixmap;
}

} // namespace

WinLegend::WinLegend(QWidget *parent)
    : QWidget(parent)
    , m_row(new QHBoxLayout(this))
{
    m_row->setContentsMargins(0, 0, 0, 0);
    m_row->setSpacing(6);
    hide();
    onChange(*this, QEvent::LanguageChange, [this] { rebuild(); });
    onChange(*this, QEvent::FontChange, [this] { rebuild(); });
    onTheme(*this, [this] { rebuild(); });
}

void WinLegend::showSpots(const std::vector<WinSpot> &spots)
{
    if (spots == m_spots)
        return;
    m_spots = spots;
    rebuild();
}

void WinLegend::rebuild()
{
    // Entries are reused and never deleted: Qt may be iterating over these very labels to give each its new style or
    // font.
    while (m_entries.size() < m_spots.size()) {
        const Entry entry { new QLabel(this), new QLabel(this) };
        entry.text->setObjectName(QStringLiteral("winLegendText"));
        entry.text->setWordWrap(true);
        m_row->addWidget(entry.sign);
        m_row->addWidget(entry.text, 1);
        m_entries.push_back(entry);
    }
    for (std::size_t i = 0; i < m_entries.size(); ++i) {
        const Entry &entry = m_entries[i];
        const bool isShown = i < m_spots.size();
        if (isShown) {
            entry.sign->setPixmap(signOf(*this, m_spots[i]));
            entry.sign->setFixedSize(entry.sign->sizeHint());
            entry.text->setText(meaningOf(m_spots[i]));
            // A style sheet prevents late children of an enlarged page from inheriting its font.
            entry.text->setFont(font());
        }
        entry.sign->setVisible(isShown);
        entry.text->setVisible(isShown);
    }
    setVisible(!m_spots.empty());
}

} // namespace kagetsu::ui
