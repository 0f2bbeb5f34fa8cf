// SPDX-License-Identifier: MIT
#include "ui/controls/layout/fit.h"

#include "ui/board/inforce.h"
#include "ui/controls/layout/page.h"

#include <QApplication>
#include <QBoxLayout>
#include <QDialog>
#include <QFont>
#include <QFontMetrics>
#include <QScreen>
#include <QSize>
#include <QWidget>

#include <algorithm>
#include <cmath>
#include <utility>

namespace kagetsu::ui {

namespace {

constexpr int PageGap = 12; // around and between the parts of a wide page
double wantedSize = 1;

QSize roomFor(const QDialog &dialog)
{
    constexpr QSize Frame(8, 60); // what the desktop adds around a window
    return dialog.screen()->availableSize() - Frame;
}

} // namespace

void setTextSize(double size)
{
    wantedSize = std::clamp(size, 1.0, MostTextSize);
}

double fitFactor(const QSize &page)
{
    const double factor = std::clamp(std::min(page.width() / 1280.0, page.height() / 740.0), 1.0, 2.6);
    return std::round(factor * 10) / 10 * wantedSize;
}

double fitFactor(const QWidget &page)
{
    // A page that scrolls is larger than its visible part.
    return fitFactor(page, page.size().boundedTo(page.window()->size()));
}

double fitFactor(const QWidget &page, const QSize &room)
{
    constexpr double LinesOfScreen = 25;
    const double factor = fitFactor(room);
    const Page *shown = nullptr;
    for (const QWidget *each = &page; each && !shown; each = each->parentWidget())
        shown = qobject_cast<const Page *>(each); // or the page that contains this view
    if (!shown || !shown->isReadFromAfar() || !page.window()->isFullScreen())
        return factor;
    const double wanted = page.window()->height() / LinesOfScreen / QFontMetricsF(QApplication::font()).height();
    return std::max(factor, std::ceil(wanted * 10) / 10);
}

double fitOf(const QWidget &widget)
{
    const double usual = QApplication::font(&widget).pointSizeF();
    const double now = widget.font().pointSizeF();
    return usual > 0 && now > 0 ? now / usual : 1; // a widget with a font in pixels sizes its own text
}

void onFit(QWidget &widget, std::function<void(double)> fit)
{
    auto apply = [&widget, fit = std::move(fit), known = 0.0]() mutable {
        const double factor = fitOf(widget);
        if (std::exchange(known, factor) != factor)
            fit(factor);
    };
    apply();
    onChange(widget, QEvent::FontChange, std::move(apply));
}

int letterWidth(const QFontMetrics &metrics)
{
    return std::min(metrics.averageCharWidth(), metrics.horizontalAdvance(QLatin1Char('0')));
}

void makeLarger(QWidget &words, QWidget &around, double times)
{
    onFit(around, [&words, &around, times](double) {
        QFont large = around.font();
        large.setPointSizeF(large.pointSizeF() * times);
        large.setWeight(QFont::DemiBold);
        words.setFont(large);
    });
}

QFont fittedFont(const QWidget &page)
{
    const QFont usual = page.parentWidget() ? page.parentWidget()->font() : QApplication::font(&page);
    QFont fitted = usual;
    fitted.setPointSizeF(usual.pointSizeF() * fitFactor(page));
    return fitted;
}

void fitFont(QWidget &page)
{
    const QFont fitted = fittedFont(page);
    if (fitted != page.font())
        page.setFont(fitted);
}

double fitDialog(QDialog &dialog)
{
    if (!dialog.parentWidget())
        return 1;
    // A dialog opened from a dialog is read from the same distance as their window.
    const QWidget *window = dialog.parentWidget()->window();
    while (window->parentWidget())
        window = window->parentWidget()->window();
    const double factor = fitFactor(window->size());
    const QFont usual = QApplication::font(&dialog);
    if (factor <= 1 && dialog.font().pointSizeF() == usual.pointSizeF())
        return factor;
    QFont fitted = usual;
    fitted.setPointSizeF(usual.pointSizeF() * factor);
    // Under a style sheet only a change of font reaches existing widgets.
    dialog.ensurePolished();
    dialog.setFont(usual);
    dialog.setFont(fitted);
    // Qt opens no dialog higher than two thirds of the screen, and cuts off the rest.
    const QLayout *all = dialog.layout();
    if (all && all->count() > 0 && !dialog.testAttribute(Qt::WA_Resized)) {
        const QSize room = roomFor(dialog);
        const int width = std::min(std::max(all->totalSizeHint().width(), dialog.minimumWidth()), room.width());
        const int height = all->hasHeightForWidth() ? all->totalHeightForWidth(width) : all->totalSizeHint().height();
        dialog.resize(width, std::min(height, room.height()));
    }
    return factor;
}

void fitDialog(QDialog &dialog, const QSize &usual)
{
    const double factor = fitDialog(dialog);
    dialog.resize((usual * factor).boundedTo(roomFor(dialog)));
}

void growDialog(QDialog &dialog, int height)
{
    const int most = std::max(dialog.height(), roomFor(dialog).height());
    if (dialog.testAttribute(Qt::WA_Resized))
        dialog.resize(dialog.width(), std::min(dialog.height() + height, most));
}

// Cards are as wide as the board allows, but never so narrow that their digits become small.
BoardGrid boardGrid(const QRect &room, int lineHeight, bool hasDrawer, int above)
{
    constexpr int SmallestBoard = 220;
    constexpr int NarrowestCard = 180;
    // Wide cards are not worth a board smaller than this share of its size without the drawer.
    constexpr qreal LeastShare = 0.65;
    BoardGrid grid;
    const int highest = room.height() - above;
    const int least = hasDrawer ? std::max(200, 11 * lineHeight) : 0;
    const int besides = room.width() - (least > 0 ? least + PageGap : 0) - 2 * PageGap;
    const bool isTight = hasDrawer && besides - 2 * 10 * lineHeight < highest * LeastShare;
    const int narrowest = std::max(NarrowestCard, (isTight ? 7 : 10) * lineHeight);
    // The board keeps its size beside an open drawer as far as the cards can shrink.
    const int spare = room.width() - highest - 2 * (narrowest + PageGap) - PageGap;
    grid.drawer = hasDrawer ? std::clamp(spare, least, std::max(least, room.width() / 5)) : 0;
    const int inner = room.width() - (grid.drawer > 0 ? grid.drawer + PageGap : 0);
    const int side = std::max(SmallestBoard, std::min(highest, inner - 2 * (narrowest + PageGap)));
    grid.card = std::clamp((inner - side) / 2 - PageGap, 0, std::max(narrowest, room.height() * 6 / 10));
    const int left = room.left() + (inner - side) / 2 - PageGap - grid.card;
    grid.board = QRect(left + grid.card + PageGap, room.top() + above + (highest - side) / 2, side, side);
    return grid;
}

std::optional<BoardGrid> boardGrid(const QWidget &page, int leastSide)
{
    // The grid is not worth a board smaller than this share.
    constexpr qreal BoardShare = 0.8;
    const QRect room = QRect(QPoint(), page.size()).adjusted(PageGap, PageGap, -PageGap, -PageGap);
    const BoardGrid grid = boardGrid(room, QFontMetrics(fittedFont(page)).height(), /*hasDrawer=*/true);
    const int right = room.right() - grid.board.right() - PageGap;
    const int most = std::min(room.height(), room.width() - leastSide - PageGap);
    // The grid is also not used where words are larger than in other windows of that size: they need the room.
    if (page.width() < page.height() || fitFactor(page) > fitFactor(page.size()) || right < leastSide
        || grid.board.width() < most * BoardShare)
        return std::nullopt;
    return grid;
}

int BoardAndSide::neededRoom(const QWidget &page) const
{
    QLayout *told = side->layout();
    told->invalidate();
    return told->heightForWidth(page.width() - 2 * PageGap);
}

bool BoardAndSide::arrange(const QWidget &page, int room) const
{
    constexpr int LeastSide = 300; // its buttons must not be cut
    const int least = static_cast<int>(LeastSide * fitFactor(page));
    const bool upright = page.width() < page.height() || page.width() < 640 * fitFactor(page);
    const std::optional<BoardGrid> grid = upright || !onGrid ? std::nullopt : boardGrid(page, least);
    layout->setContentsMargins(grid ? grid->board.left() : PageGap, PageGap, PageGap, PageGap);
    board->setMinimumWidth(grid ? grid->board.width() : 0);
    board->setMaximumWidth(grid ? grid->board.width() : QWIDGETSIZE_MAX);
    layout->setDirection(upright ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    layout->setStretchFactor(board, upright ? 0 : 6);
    const QMargins margins = layout->contentsMargins();
    const int width = page.width() - margins.left() - margins.right();
    const int height = page.height() - margins.top() - margins.bottom() - layout->spacing() - room;
    const int boardSide = std::max(200, std::min(width, height));
    board->setMinimumHeight(upright ? boardSide : 0);
    board->setMaximumHeight(upright ? boardSide : QWIDGETSIZE_MAX);
    side->setMinimumWidth(upright ? 0 : least);
    side->setMaximumWidth(upright || grid ? QWIDGETSIZE_MAX : std::max({ 320, least, page.width() * 3 / 10 }));
    return upright;
}

} // namespace kagetsu::ui
