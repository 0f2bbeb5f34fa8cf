// SPDX-License-Identifier: MIT
#include "ui/match/table/endcard.h"

#include "ui/board/inforce.h"
#include "ui/controls/layout/fit.h"
#include "ui/controls/tablebutton.h"
#include "ui/controls/tableicon.h"

#include <QEasingCurve>
#include <QGraphicsOpacityEffect>
#include <QLabel>
#include <QMouseEvent>
#include <QPainter>
#include <QStyle>
#include <QTimer>

#include <algorithm>
#include <array>
#include <chrono>

namespace kagetsu::ui {

namespace {

using namespace std::chrono_literals;

constexpr int EndCardEdge = 16;
constexpr int CardGap = 8;
constexpr int CardMs = 240;
constexpr int CardRise = 14; // distance in pixels by which the card rises
constexpr auto ArmTime = 450ms; // a tap that was already on its way is ignored
constexpr auto CopiedTime = 3s; // so long is it said that the picture was copied
constexpr int CardStep = 6; // step in pixels of the search for a place
constexpr int MainHeight = 52; // height of the first row of buttons
constexpr std::array HeadSizes { 2.0, 1.7, 1.4, 1.2 }; // relative to the usual font

QRect wordsIn(int width, const QFont &font, const QString &text)
{
    return QFontMetrics(font).boundingRect(QRect(0, 0, width, 10000), Qt::TextWordWrap, text);
}

} // namespace

// Layout of a card of one width.
struct EndCard::Parts
{
    QRect stone;
    QRect head;
    QFont headFont;
    QRect how;
    QRect score;
    QRect standing;
    QRect code;
    std::vector<QRect> buttons; // in the order of buttonsInOrder()
    QRect close;
    int height = 0;
};

EndCard::EndCard(QWidget *parent)
    : QWidget(parent)
    , m_head(new QLabel(this))
    , m_how(new QLabel(this))
    , m_score(new QLabel(this))
    , m_standing(new QLabel(this))
    , m_code(new QLabel(this))
    , m_rematch(new TableButton(this))
    , m_newGame(new TableButton(this))
    , m_record(new TableButton(this))
    , m_review(new TableButton(this))
    , m_protocol(new TableButton(this))
    , m_picture(new TableButton(this))
    , m_share(new TableButton(this))
    , m_close(new TableButton(this))
    , m_arming(new QTimer(this))
    , m_copied(new QTimer(this))
{
    setObjectName(QStringLiteral("endCard"));
    m_head->setObjectName(QStringLiteral("endHead"));
    m_code->setObjectName(QStringLiteral("endCode"));
    m_code->setTextInteractionFlags(Qt::TextSelectableByMouse);
    for (QLabel *label : { m_head, m_how, m_score, m_standing, m_code }) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
        label->setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
        label->setMargin(0);
    }
    m_newGame->setObjectName(QStringLiteral("newGame"));
    m_standing->setObjectName(QStringLiteral("standing"));
    m_record->setObjectName(QStringLiteral("toRecord"));
    m_review->setObjectName(QStringLiteral("review"));
    m_protocol->setObjectName(QStringLiteral("protocol"));
    m_picture->setObjectName(QStringLiteral("copyPicture"));
    m_share->setObjectName(QStringLiteral("share"));
    m_close->setObjectName(QStringLiteral("hideEnd"));
    m_close->setWeight(TableButton::Weight::Quiet);
    // Keyboard focus stays with the board until the user tabs here.
    for (TableButton *button : { m_rematch, m_newGame, m_record, m_review, m_protocol, m_picture, m_share, m_close })
        button->setFocusPolicy(Qt::TabFocus);
    connectParts();
}

void EndCard::connectParts()
{
    connect(m_rematch, &TableButton::clicked, this, [this] {
        if (m_ending.secondGame)
            emit secondGameWanted();
        else
            emit rematchWanted();
    });
    connect(m_newGame, &TableButton::clicked, this, &EndCard::newGameWanted);
    connect(m_record, &TableButton::clicked, this, &EndCard::recordWanted);
    connect(m_review, &TableButton::clicked, this, &EndCard::reviewWanted);
    connect(m_protocol, &TableButton::clicked, this, &EndCard::protocolWanted);
    connect(m_picture, &TableButton::clicked, this, &EndCard::pictureWanted);
    connect(m_share, &TableButton::clicked, this, &EndCard::shareWanted);
    connect(m_close, &TableButton::clicked, this, &EndCard::hidden);
    m_arming->setSingleShot(true);
    connect(m_arming, &QTimer::timeout, this, [this] { arm(true); });
    m_copied->setSingleShot(true);
    m_copied->setInterval(CopiedTime);
    connect(m_copied, &QTimer::timeout, this, &EndCard::retranslate);
    m_motion.setStartValue(0.0);
    m_motion.setEndValue(1.0);
    m_motion.setDuration(CardMs);
    m_motion.setEasingCurve(QEasingCurve::OutCubic);
    connect(&m_motion, &QVariantAnimation::valueChanged, this, [this](const QVariant &value) {
        const qreal share = value.toReal();
        move(m_place.topLeft() + QPoint(0, qRound((1 - share) * CardRise)));
        if (auto *effect = qobject_cast<QGraphicsOpacityEffect *>(graphicsEffect()))
            effect->setOpacity(share);
    });
    connect(&m_motion, &QVariantAnimation::finished, this, [this] {
        setGraphicsEffect(nullptr);
        setGeometry(m_place);
    });
    onLanguage(*this, [this] { retranslate(); });
    onChange(*this, QEvent::FontChange, [this] { dress(); });
    onTheme(*this, [this] { dress(); });
    hide();
}

void EndCard::arm(bool armed)
{
    for (TableButton *button : { m_rematch, m_newGame, m_record, m_review, m_protocol, m_picture, m_share, m_close })
        button->setEnabled(armed);
}

void EndCard::tell(const Ending &ending, bool moves)
{
    const bool isNew = isHidden() || ending != m_ending;
    m_ending = ending;
    retranslate();
    if (!isNew)
        return;
    setAccessibleName(ending.sentence);
    m_head->setText(ending.head);
    m_how->setText(ending.how);
    m_score->setText(ending.score);
    m_standing->setText(ending.standing);
    m_head->setAccessibleName(ending.sentence); // read out in one piece
    m_motion.stop();
    setGraphicsEffect(nullptr);
    m_place = {};
    show();
    raise();
    arm(false);
    m_arming->start(ArmTime);
    if (!moves || !parentWidget()->isVisible()
        || style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, this) <= 0)
        return;
    setGraphicsEffect(new QGraphicsOpacityEffect(this));
    m_motion.start();
}

void EndCard::dress()
{
    QPalette palette = theme().palette();
    m_head->setPalette(palette);
    m_score->setPalette(palette);
    m_standing->setPalette(palette);
    palette.setColor(QPalette::WindowText, theme().mutedText);
    m_how->setPalette(palette);
    m_code->setPalette(palette);
    m_head->setFont(sized(HeadSizes.front(), QFont::Bold));
    m_how->setFont(sized(1.1, QFont::Normal));
    m_score->setFont(sized(1.35, QFont::DemiBold));
    m_standing->setFont(sized(1.1, QFont::DemiBold));
}

QFont EndCard::sized(double factor, int weight) const
{
    QFont result = font();
    result.setPointSizeF(result.pointSizeF() * factor);
    result.setWeight(static_cast<QFont::Weight>(weight));
    return result;
}

int EndCard::fitted(int pixels) const
{
    return qRound(pixels * fitOf(*this));
}

int EndCard::stoneSize() const
{
    return QFontMetrics(sized(HeadSizes.front(), QFont::Bold)).height();
}

int EndCard::headIndent() const
{
    return m_ending.blackWon ? stoneSize() + fitted(CardGap) + 2 : 0;
}

// Returns a font in which the headline fits: a long name takes two lines, then smaller letters, and then more lines,
// before it is cut.
QFont EndCard::headFont(int room) const
{
    QFont font;
    for (const double size : HeadSizes) {
        font = sized(size, QFont::Bold);
        const QRect words = wordsIn(room, font, m_ending.head);
        if (words.width() <= room && words.height() <= 2 * QFontMetrics(font).lineSpacing())
            break;
    }
    return font;
}

// Returns the width at which the headline fits on one line and every button is written at the usual size.
int EndCard::neededWidth() const
{
    const int words = QFontMetrics(sized(HeadSizes.front(), QFont::Bold)).horizontalAdvance(m_ending.head);
    const int gap = fitted(CardGap);
    const int head = headIndent() + words + gap + fitted(TouchSize);
    const int small =
        m_review->sizeHint().width() + m_picture->sizeHint().width() + m_share->sizeHint().width() + 2 * gap;
    return std::max(head, small) + 2 * fitted(EndCardEdge);
}

std::vector<TableButton *> EndCard::buttonsInOrder() const
{
    if (m_ending.isSigned)
        return { m_protocol, m_newGame, m_rematch, m_review, m_picture, m_share };
    if (m_ending.toRecord)
        return { m_rematch, m_record, m_newGame, m_review, m_picture, m_share };
    return { m_rematch, m_newGame, m_review, m_picture, m_share };
}

std::vector<std::vector<TableButton *>> EndCard::buttonRows(int width) const
{
    std::vector<std::vector<TableButton *>> rows;
    const int gap = fitted(CardGap);
    int free = 0;
    for (TableButton *button : buttonsInOrder()) {
        const int asked = button->sizeHint().width();
        // The first row has the two that begin a game, or only the first of them.
        const bool isFull = rows.size() == 1 && rows.front().size() == 2;
        if (rows.empty() || isFull || asked > free) {
            rows.emplace_back();
            free = width;
        }
        rows.back().push_back(button);
        free -= asked + gap;
    }
    return rows;
}

EndCard::Parts EndCard::parts(int width) const
{
    Parts at;
    const int edge = fitted(EndCardEdge);
    const int gap = fitted(CardGap);
    const int touch = fitted(TouchSize);
    const int inner = width - 2 * edge;
    at.close = QRect(width - edge / 2 - touch, edge / 2, touch, touch);
    const int left = edge + headIndent();
    if (m_ending.blackWon)
        at.stone = QRect(edge, edge, stoneSize(), stoneSize());
    const int room = at.close.left() - gap - left;
    at.headFont = headFont(room);
    // The longest names are cut; the accessible sentence contains them in full.
    const int headHeight =
        std::min(4 * QFontMetrics(at.headFont).lineSpacing(), wordsIn(room, at.headFont, m_ending.head).height());
    at.head = QRect(left, edge, room, std::max(headHeight, stoneSize()));
    int y = at.head.bottom() + 1;
    const auto line = [&](const QString &text, const QFont &used) {
        if (text.isEmpty())
            return QRect();
        // Beside the button that hides the card, a line is as short as the headline.
        const int wide = y + 4 <= at.close.bottom() ? at.close.left() - gap - edge : inner;
        const QRect rect(edge, y + 4, wide, wordsIn(wide, used, text).height());
        y = rect.bottom() + 1;
        return rect;
    };
    at.how = line(m_ending.how, sized(1.1, QFont::Normal));
    at.score = line(m_ending.score, sized(1.35, QFont::DemiBold));
    at.standing = line(m_ending.standing, sized(1.1, QFont::DemiBold));
    y += gap + 4;
    const int high = std::max(touch, m_review->sizeHint().height());
    for (const std::vector<TableButton *> &row : buttonRows(inner)) {
        const int tall = at.buttons.empty() ? std::max(high, fitted(MainHeight)) : high;
        int spare = inner - static_cast<int>(row.size() - 1) * gap;
        for (const TableButton *button : row)
            spare -= button->sizeHint().width();
        // Each is as wide as its words plus a share of the rest, so that all are written at one size.
        // Of the first row, the main button takes most.
        const bool isFirst = at.buttons.empty();
        int x = edge;
        for (std::size_t i = 0; i < row.size(); ++i) {
            const int share = std::max(0, spare) * (isFirst ? 3 : 1) / (isFirst ? 4 : static_cast<int>(row.size()));
            const int wide =
                i + 1 == row.size() ? edge + inner - x : std::min(inner, row[i]->sizeHint().width() + share);
            at.buttons.emplace_back(x, y, wide, tall);
            x += wide + gap;
        }
        y += tall + gap;
    }
    y -= gap + 1;
    if (!m_ending.code.isEmpty())
        y += gap - 4;
    at.code = line(codeText(), font());
    at.height = y + (m_ending.code.isEmpty() ? 1 + edge : 1 + edge * 2 / 3);
    return at;
}

void EndCard::arrange()
{
    const Parts at = parts(width());
    const std::vector<TableButton *> buttons = buttonsInOrder();
    for (std::size_t i = 0; i < buttons.size(); ++i)
        buttons[i]->setGeometry(at.buttons[i]);
    m_protocol->setVisible(m_ending.isSigned);
    m_record->setVisible(m_ending.toRecord && !m_ending.isSigned);
    m_close->setGeometry(at.close);
    m_head->setFont(at.headFont);
    m_head->setGeometry(at.head);
    m_how->setGeometry(at.how);
    m_score->setGeometry(at.score);
    m_standing->setGeometry(at.standing);
    m_standing->setVisible(!m_ending.standing.isEmpty());
    m_code->setGeometry(at.code);
    m_code->setVisible(!m_ending.code.isEmpty());
}

void EndCard::placeIn(const QRect &room, const QRect &board, const QRegion &kept, const QRegion &shunned)
{
    const int line = QFontMetrics(font()).height();
    const int liked = std::clamp(board.width() * 6 / 10, 17 * line, 30 * line);
    const int width = std::min(room.width() - 12, std::max(liked, std::min(neededWidth(), 34 * line)));
    const QSize size(width, parts(width).height);
    // The preferred place is over the lower edge, half on the board and half off it, but the winning five must stay
    // visible. Once placed, a change of language or marks moves the card no farther than necessary.
    QPoint spot(board.center().x() - width / 2, board.bottom() - size.height() * 3 / 4);
    const bool stays = m_place.isValid() && m_room == room && m_board == board;
    if (stays && m_place.size() == size)
        spot = m_place.topLeft();
    else if (stays)
        spot = m_place.center() - QPoint(size.width() / 2, size.height() / 2);
    m_room = room;
    m_board = board;
    const auto area = [](const QRegion &region) {
        qint64 sum = 0;
        for (const QRect &rect : region)
            sum += qint64(rect.width()) * rect.height();
        return sum;
    };
    const int rightmost = std::max(room.left(), room.right() + 1 - width);
    const int lowest = std::max(room.top(), room.bottom() + 1 - size.height());
    const std::array columns { std::clamp(spot.x(), room.left(), rightmost),
        std::clamp(board.left() + CardGap, room.left(), rightmost),
        std::clamp(board.right() - CardGap - width, room.left(), rightmost), room.left(), rightmost };
    std::optional<std::pair<double, QPoint>> best;
    for (const int x : columns) {
        for (int y = lowest; y >= room.top(); y -= CardStep) {
            const QRect rect(QPoint(x, y), size);
            const double cost = 1e6 * static_cast<double>(area(kept.intersected(rect)))
                + 20.0 * static_cast<double>(area(shunned.intersected(rect)))
                + 0.02 * static_cast<double>(area(QRegion(board).intersected(rect))) + std::abs(x - spot.x())
                + std::abs(y - spot.y());
            if (!best || cost < best->first)
                best = { cost, rect.topLeft() };
        }
    }
    setPlace(QRect(best->second, size));
}

void EndCard::setPlace(const QRect &place)
{
    m_place = place;
    if (isMoving())
        resize(place.size());
    else
        setGeometry(place);
    arrange();
}

bool EndCard::placeOn(const QRect &free)
{
    if (free.width() <= 0)
        return false;
    const int width = std::min(free.width(), std::max(neededWidth(), 30 * QFontMetrics(font()).height()));
    const Parts at = parts(width);
    const bool isWhole = std::ranges::all_of(buttonsInOrder(),
        [&](const TableButton *button) { return button->sizeHint().width() <= width - 2 * fitted(EndCardEdge); });
    if (at.height > free.height() || !isWhole)
        return false;
    QRect place(0, 0, width, at.height);
    place.moveCenter(free.center());
    place.moveTop(std::min(free.bottom() + 1 - at.height, free.top() + free.height() / 8));
    m_room = {};
    setPlace(place);
    return true;
}

void EndCard::tellCopied()
{
    m_copied->start();
    retranslate();
}

void EndCard::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF body = QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5);
    painter.setPen(QPen(theme().accent, 3));
    painter.setBrush(theme().panel);
    painter.drawRoundedRect(body, 14, 14);
    const Parts at = parts(width());
    if (m_ending.blackWon)
        paintStone(painter, at.stone, *m_ending.blackWon, theme());
}

void EndCard::resizeEvent(QResizeEvent *)
{
    arrange();
}

// A tap on the card must not reach the board below it.
void EndCard::mousePressEvent(QMouseEvent *event)
{
    event->accept();
}

QString EndCard::codeText() const
{
    //: %1: twelve letters and digits that stand for the journal of the game, to be written down or photographed.
    return m_ending.code.isEmpty() ? QString() : tr("Code of the journal: %1").arg(m_ending.code);
}

void EndCard::retranslate()
{
    m_code->setText(codeText());
    m_code->setToolTip(
        tr("Write it down or photograph it. It can show later that the journal of this game was not changed."));
    m_rematch->setObjectName(m_ending.secondGame ? QStringLiteral("secondGame") : QStringLiteral("rematch"));
    //: Buttons after a game. Second game: of a match of two games, with exchanged seats. Rematch: another game by the
    //: same terms between the same players.
    m_rematch->setText(m_ending.secondGame ? tr("Second game") : tr("Rematch"));
    m_newGame->setText(tr("New game"));
    //: Button after a game that began in a record: back to the position where it began.
    m_record->setText(tr("Back to the record"));
    //: Button after a game: to go through its moves.
    m_review->setText(tr("Review game"));
    //: The paper that the players and the arbiter sign after the game.
    m_protocol->setText(tr("Protocol…"));
    //: Button after a game: puts a picture of the board, with names and result, on the clipboard. Then, for a moment,
    //: that it is there.
    m_picture->setText(m_copied->isActive() ? tr("Copied") : tr("Copy picture"));
    //: Button after a game: opens the choices how to show the game to others.
    m_share->setText(tr("Share…"));
    m_close->setText(QStringLiteral("×"));
    for (TableButton *button : { m_rematch, m_newGame, m_record, m_review, m_protocol, m_picture, m_share })
        button->setAccessibleName(button->text());
    const std::vector<TableButton *> buttons = buttonsInOrder();
    for (TableButton *button : buttons)
        button->setWeight(button == buttons.front() ? TableButton::Weight::Main : TableButton::Weight::Plain);
    for (std::size_t i = 1; i < buttons.size(); ++i)
        setTabOrder(buttons[i - 1], buttons[i]);
    setTabOrder(buttons.back(), m_close);
    m_close->setAccessibleName(tr("Hide the result"));
    m_close->setToolTip(tr("Hide the result (Escape)"));
    update();
}

} // namespace kagetsu::ui
