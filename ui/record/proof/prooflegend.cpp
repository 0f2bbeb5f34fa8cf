// SPDX-License-Identifier: MIT
#include "ui/record/proof/prooflegend.h"

#include "ui/board/inforce.h"
#include "ui/board/painting/boardpainter.h"
#include "ui/controls/layout/fit.h"

#include <QGridLayout>
#include <QLabel>
#include <QPainter>

#include <algorithm>

namespace kagetsu::ui {

namespace {

constexpr int SignSide = 26;

// The kinds of marks in the order of the legend.
struct Kind
{
    bool (*matches)(const ProofSigns &);
    BoardCell (*example)(rules::Stone);
    QString (*text)();
};

bool isSpot(const ProofSigns &signs, ProofSpot spot)
{
    return !signs.judged && signs.level == 0 && !signs.ofShape && signs.spot == spot;
}

BoardCell cellWith(const ProofSigns &signs, rules::Stone stone = rules::Stone::None)
{
    BoardCell cell;
    cell.proof = signs;
    cell.stone = stone;
    return cell;
}

const Kind Kinds[] {
    { [](const ProofSigns &signs) { return signs.judged; }, [](rules::Stone) { return cellWith({ .judged = true }); },
        [] { return ProofLegend::tr("the stone in question"); } },
    { [](const ProofSigns &signs) { return signs.level > 0; }, [](rules::Stone) { return cellWith({ .level = 1 }); },
        [] {
            //: Legend of a stone that is only thought to be there, with a number on it.
            return ProofLegend::tr("imagined stone, numbered in order");
        } },
    { [](const ProofSigns &signs) { return signs.ofShape && !signs.judged && signs.level == 0; },
        [](rules::Stone own) { return cellWith({ .ofShape = true }, own); },
        [] { return ProofLegend::tr("stone of the shape"); } },
    { [](const ProofSigns &signs) { return isSpot(signs, ProofSpot::Works); },
        [](rules::Stone) { return cellWith({ .spot = ProofSpot::Works }); },
        [] { return ProofLegend::tr("makes a straight four and is allowed"); } },
    { [](const ProofSigns &signs) { return isSpot(signs, ProofSpot::Refused); },
        [](rules::Stone) { return cellWith({ .spot = ProofSpot::Refused }); },
        [] { return ProofLegend::tr("would make a straight four, but does not work"); } },
    { [](const ProofSigns &signs) { return isSpot(signs, ProofSpot::MakesFive); },
        [](rules::Stone) { return cellWith({ .spot = ProofSpot::MakesFive }); },
        [] { return ProofLegend::tr("would then make five"); } },
    { [](const ProofSigns &signs) { return isSpot(signs, ProofSpot::MakesLong); },
        [](rules::Stone) { return cellWith({ .spot = ProofSpot::MakesLong, .length = 6 }); },
        [] { return ProofLegend::tr("would make six or more"); } },
    { [](const ProofSigns &signs) { return isSpot(signs, ProofSpot::Closes); },
        [](rules::Stone own) {
            return cellWith(
                { .spot = ProofSpot::Closes }, own == rules::Stone::Black ? rules::Stone::White : rules::Stone::Black);
        },
        [] { return ProofLegend::tr("closes the line"); } },
};

std::vector<std::size_t> kindsOf(const ProofMarks &marks)
{
    std::vector<std::size_t> kinds;
    for (std::size_t i = 0; i < std::size(Kinds); ++i) {
        const auto isThere = [&](const auto &one) { return Kinds[i].matches(one.second); };
        if (std::any_of(marks.signs.begin(), marks.signs.end(), isThere))
            kinds.push_back(i);
    }
    return kinds;
}

} // namespace

std::vector<LegendEntry> legendOf(const ProofMarks &marks)
{
    std::vector<LegendEntry> entries;
    for (const std::size_t kind : kindsOf(marks))
        entries.push_back({ Kinds[kind].example(rules::stoneOf(marks.side)), Kinds[kind].text() });
    return entries;
}

void paintSign(QPainter &painter, const QRectF &rect, const BoardCell &cell, rules::Side side, const Theme &theme)
{
    BoardPicture picture(BoardFrame { .columns = 3, .rows = 3, .coordinates = CoordinateSides::None });
    picture.at({ 1, 1 }) = cell;
    picture.proofSide = side;
    const QRectF board(0, 0, 400, 400);
    const QRectF middle = rectOf({ 1, 1 }, board, picture);
    const qreal zoom = rect.width() / middle.width();
    painter.save();
    painter.setClipRect(rect, Qt::IntersectClip);
    painter.translate(rect.topLeft());
    painter.scale(zoom, zoom);
    painter.translate(-middle.topLeft());
    paintBoard(painter, board, picture, theme);
    painter.restore();
}

ProofLegend::ProofLegend(QWidget *parent)
    : QWidget(parent)
    , m_grid(new QGridLayout(this))
{
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(8);
    m_grid->setVerticalSpacing(3);
    m_grid->setColumnStretch(1, 1);
    onChange(*this, QEvent::LanguageChange, [this] { rebuild(); });
    onChange(*this, QEvent::FontChange, [this] { rebuild(); });
    onTheme(*this, [this] {
        m_signs.clear();
        rebuild();
    });
}

void ProofLegend::show(const ProofMarks &marks)
{
    const std::vector<std::size_t> shown = kindsOf(marks);
    if (shown == m_shown && marks.side == m_side)
        return;
    if (marks.side != m_side)
        m_signs.clear();
    m_side = marks.side;
    m_shown = shown;
    rebuild();
}

QPixmap ProofLegend::sign(std::size_t kind)
{
    QPixmap &pixmap = m_signs[kind];
    const int side = qRound(SignSide * fitOf(*this));
    const QSize pixels = QSize(side, side) * devicePixelRatioF();
    if (pixmap.size() != pixels) {
        pixmap = QPixmap(pixels);
        pixmap.setDevicePixelRatio(devicePixelRatioF());
        QPainter painter(&pixmap);
        paintSign(painter, QRectF(0, 0, side, side), Kinds[kind].example(rules::stoneOf(m_side)), m_side, theme());
    }
    return pixmap;
}

void ProofLegend::rebuild()
{
    // Rows are reused and never deleted: Qt may be iterating over these very labels to give each its new style or font.
    while (m_rows.size() < m_shown.size()) {
        const Row row { new QLabel(this), new QLabel(this) };
        row.text->setWordWrap(true);
        m_grid->addWidget(row.sign, static_cast<int>(m_rows.size()), 0, Qt::AlignTop);
        m_grid->addWidget(row.text, static_cast<int>(m_rows.size()), 1);
        m_rows.push_back(row);
    }
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const Row &row = m_rows[i];
        const bool isShown = i < m_shown.size();
        if (isShown) {
            row.sign->setPixmap(sign(m_shown[i]));
            row.sign->setFixedSize(row.sign->sizeHint());
            row.text->setText(Kinds[m_shown[i]].text());
            // A style sheet prevents late children of an enlarged page from inheriting its font.
            row.text->setFont(font());
        }
        // At once, so that the height of the legend is known before the next event.
        row.sign->setVisible(isShown);
        row.text->setVisible(isShown);
    }
}

} // namespace kagetsu::ui
