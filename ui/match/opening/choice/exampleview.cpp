// SPDX-License-Identifier: MIT
#include "ui/match/opening/choice/exampleview.h"

#include "text/rules/rules.h"
#include "ui/board/inforce.h"
#include "ui/controls/layout/evengrid.h"
#include "ui/controls/layout/outgoing.h"
#include "ui/match/opening/choice/smallboard.h"

#include <QCoreApplication>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace kagetsu::ui {

namespace {

constexpr int LeastTurn = 178;

void layStones(BoardPicture &picture, const opening::Opening &opening)
{
    int number = 0;
    for (const rules::Point point : opening.stones()) {
        picture.at(point).number = ++number;
        picture.lastMove = point;
    }
}

template <class T>
std::vector<rules::Point> pointsOf(
    std::vector<opening::ExampleAct>::const_iterator &at, std::vector<opening::ExampleAct>::const_iterator end)
{
    std::vector<rules::Point> points;
    for (; at != end; ++at) {
        const auto *act = std::get_if<T>(&at->act);
        if (!act)
            break;
        points.push_back(act->point);
    }
    return points;
}

QString choiceText(const opening::ExampleAct &act, const std::string &id)
{
    const std::vector<opening::OpenOption> options = act.before.need().options;
    const auto option =
        std::find_if(options.begin(), options.end(), [&id](const opening::OpenOption &each) { return each.id == id; });
    //: In the explanation of an opening: what the player chose, as it stands on the button.
    return ExampleView::tr("Chooses “%1”.").arg(text::optionText(act.before, *option));
}

} // namespace

text::Names exampleNames()
{
    // The catalogues have these in a context without namespaces, since lupdate sees none here.
    //: Before a game, in the explanation of an opening procedure: the player who begins the opening, and the other.
    const QString opener = QCoreApplication::translate("ExampleView", "Opener");
    const QString opponent = QCoreApplication::translate("ExampleView", "Opponent");
    return { opener, opponent };
}

BoardPicture pictureAfter(const opening::ExampleTurn &turn)
{
    BoardPicture picture(turn.after.position());
    layStones(picture, turn.after);
    if (turn.after.need().kind == opening::NeedKind::Select) {
        picture.offerSide = turn.after.need().colour;
        int number = 0;
        for (const rules::Point point : turn.after.offers())
            picture.at(point).signs.offer = ++number;
    }
    for (const opening::ExampleAct &act : turn.acts) {
        const opening::Region region = act.before.need().region;
        const bool isStone = std::holds_alternative<opening::Place>(act.act);
        if (!isStone || region.kind == opening::RegionKind::Any || region.width == 1)
            continue;
        std::vector<rules::Point> zone;
        for (const rules::Point point : picture.points()) {
            if (region.contains(point))
                zone.push_back(point);
        }
        picture.setZone(zone);
    }
    return picture;
}

QString turnText(const opening::ExampleTurn &turn)
{
    QStringList lines;
    for (auto at = turn.acts.cbegin(); at != turn.acts.cend();) {
        if (const auto stones = pointsOf<opening::Place>(at, turn.acts.cend()); !stones.empty()) {
            //: In the explanation of an opening: the player puts stones on these points.
            lines << ExampleView::tr("Places %1.").arg(text::pointsText(stones));
        } else if (const auto offers = pointsOf<opening::Offer>(at, turn.acts.cend()); !offers.empty()) {
            lines << ExampleView::tr("Offers %1.").arg(text::pointsText(offers));
        } else if (const auto picked = pointsOf<opening::Select>(at, turn.acts.cend()); !picked.empty()) {
            //: In the explanation of an opening: the player takes one of the offered points.
            lines << ExampleView::tr("Picks %1.").arg(text::pointsText(picked));
        } else {
            if (const auto *choose = std::get_if<opening::Choose>(&at->act))
                lines << choiceText(*at, choose->option);
            else if (const auto *declare = std::get_if<opening::Declare>(&at->act))
                lines << ExampleView::tr("Declares %n fifth moves.", nullptr, declare->number);
            ++at;
        }
    }
    return lines.join(QLatin1Char('\n'));
}

ExampleView::ExampleView(QWidget *parent)
    : QWidget(parent)
    , m_grid(new EvenGrid(LeastTurn))
{
    m_grid->setSpacing(12);
    m_grid->setContentsMargins(0, 0, 0, 0);
    setLayout(m_grid);
    onChange(*this, QEvent::LanguageChange, [this] { retell(); });
}

void ExampleView::setWalk(const std::optional<opening::Walkthrough> &walk)
{
    if (m_walk == walk)
        return;
    m_walk = walk;
    retell();
}

void ExampleView::addCard(const BoardPicture &picture, const QString &head, const QString &text)
{
    auto *card = new QWidget(this);
    auto *board = new SmallBoard(card);
    board->setPicture(picture);
    board->setAccessibleName(QStringLiteral("%1: %2").arg(head, text));
    m_boards.push_back(board);
    auto *headLabel = new QLabel(head, card);
    headLabel->setProperty("head", true);
    auto *textLabel = new QLabel(text, card);
    for (QLabel *label : { headLabel, textLabel })
        label->setWordWrap(true);
    auto *layout = new QVBoxLayout(card);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    layout->addWidget(board);
    layout->addWidget(headLabel);
    layout->addWidget(textLabel);
    layout->addStretch();
    m_grid->addWidget(card);
    card->show();
}

void ExampleView::retell()
{
    m_boards.clear();
    dismissAll(*m_grid);
    if (!m_walk)
        return;
    if (!m_walk->start.stones().empty() || m_walk->turns.empty()) {
        BoardPicture picture(m_walk->start.position());
        layStones(picture, m_walk->start);
        if (m_walk->start.stones().empty())
            addCard(picture, tr("Before the game"), tr("The board is empty, and play is free from the first move on."));
        else
            addCard(picture, tr("Before the game"), tr("The arbiter places these stones."));
    }
    int number = 0;
    for (const opening::ExampleTurn &turn : m_walk->turns) {
        const bool black = turn.after.ownerOf(rules::Side::Black) == turn.seat;
        //: A turn of the example: its number, the player, and that player's colour after it: "2. Opponent (White)".
        const QString head =
            tr("%1. %2 (%3)")
                .arg(++number)
                .arg(exampleNames()[turn.seat], text::sideName(black ? rules::Side::Black : rules::Side::White));
        addCard(pictureAfter(turn), head, turnText(turn));
    }
}

} // namespace kagetsu::ui
