// SPDX-License-Identifier: MIT
#include "ui/learn/classroom/classview.h"

#include "ui/board/boardwidget.h"
#include "ui/board/inforce.h"
#include "ui/controls/wrappedlabel.h"
#include "ui/learn/classroom/boardpen.h"
#include "ui/learn/classroom/pointerring.h"
#include "ui/print/phones/codeview.h"

#include <QFontMetrics>
#include <QPainter>

#include <algorithm>

namespace kagetsu::ui {

namespace {

constexpr int LikedLines = 17; // number of lines in the height, if there is room

// Returns the smallest font with lines of at least this height.
QFont fontOf(QFont font, int lineHeight, QFont::Weight weight)
{
    font.setWeight(weight);
    int pixels = std::max(1, lineHeight / 2);
    do
        font.setPixelSize(++pixels);
    while (QFontMetrics(font).height() < lineHeight);
    return font;
}

int heightOf(const QString &text, const QFont &font, int width)
{
    constexpr int Endless = 100'000;
    return text.isEmpty()
        ? 0
        : QFontMetrics(font).boundingRect(QRect(0, 0, width, Endless), Qt::TextWordWrap, text).height();
}

} // namespace

ClassView::ClassView(QWidget *parent)
    : QWidget(parent)
    , m_board(new BoardWidget(this))
    , m_question(wrappedLabel("classQuestion", this))
    , m_told(wrappedLabel("classTold", this))
    , m_code(new CodeView(this))
    , m_phones(wrappedLabel("classPhones", this))
    , m_ring(new PointerRing(this))
{
    setObjectName(QStringLiteral("classView"));
    m_board->setFocusPolicy(Qt::NoFocus);
    m_code->setMinimumSize(0, 0);
    m_code->setObjectName(QStringLiteral("classCode"));
    //: A picture for a camera: it leads to the page on which pupils answer.
    onLanguage(*this, [this] { m_code->setAccessibleName(tr("Code for the phones of the class")); });
    for (QLabel *label : { m_question, m_told, m_phones })
        label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    onTheme(*this, [this] { update(); });
    setPicture({});
}

void ClassView::setPicture(const ClassPicture &picture)
{
    const bool sameTexts = picture.question == m_picture.question && picture.told == m_picture.told
        && picture.isBlank == m_picture.isBlank && picture.phoneAddress == m_picture.phoneAddress
        && picture.phoneText.isEmpty() == m_picture.phoneText.isEmpty()
        && picture.board.frame() == m_picture.board.frame();
    m_picture = picture;
    m_board->setPicture(picture.board);
    m_board->setVisible(!picture.isBlank);
    m_question->setText(picture.question);
    m_told->setText(picture.told);
    m_code->setText(picture.phoneAddress);
    m_phones->setText(picture.phoneText.isEmpty() ? picture.phoneAddress
                                                  : picture.phoneAddress + QLatin1Char('\n') + picture.phoneText);
    if (!sameTexts)
        place();
    placeRing();
    update();
}

void ClassView::place()
{
    const int gap = std::max(4, height() / 40);
    const QRect room = rect().adjusted(gap, gap, -gap, -gap);
    QRect text = room;
    // The board gets the room that the text leaves: at most three fifths of the longer side.
    if (width() >= height()) {
        const int side = std::min(room.height(), room.width() * 3 / 5);
        m_board->setGeometry(room.left(), room.top(), side, room.height());
        text.setLeft(room.left() + side + 2 * gap);
    } else {
        const int side = std::min(room.width(), room.height() * 3 / 5);
        m_board->setGeometry(room.left(), room.top(), room.width(), side);
        text.setTop(room.top() + side + gap);
    }
    text.setBottom(text.bottom() - placeCode(text));
    placeTexts(text);
    placeRing();
}

// Puts the code below the texts, with its address under it, and returns the height that they take.
int ClassView::placeCode(const QRect &room)
{
    const bool isShown = !m_picture.phoneAddress.isEmpty() && !m_picture.isBlank;
    m_code->setVisible(isShown);
    m_phones->setVisible(isShown);
    if (!isShown)
        return 0;
    constexpr double MostOfHeight = 0.5; // the question keeps the rest
    const int line = std::max(1, (height() + MostLines - 1) / MostLines);
    m_phones->setFont(fontOf(font(), line, QFont::Normal));
    const int words = heightOf(m_phones->text(), m_phones->font(), room.width());
    const int side = std::max(1, std::min(room.width(), static_cast<int>(room.height() * MostOfHeight) - words));
    m_phones->setGeometry(room.left(), room.bottom() + 1 - words, room.width(), words);
    m_code->setGeometry(room.left(), room.bottom() + 1 - words - side, side, side);
    return words + side + line / 2;
}

void ClassView::placeTexts(const QRect &room)
{
    const auto linesHigh = [this](int lines) { return std::max(1, (height() + lines - 1) / lines); };
    const int least = linesHigh(MostLines);
    QString question = m_picture.question;
    const QString told = m_picture.told;
    int line = linesHigh(LikedLines);
    QFont plain;
    QFont strong;
    int above = 0;
    int below = 0;
    const auto measure = [&] {
        plain = fontOf(font(), line, QFont::Normal);
        strong = fontOf(font(), line, QFont::DemiBold);
        above = heightOf(question, strong, room.width());
        below = heightOf(told, plain, room.width());
        return above + below + (question.isEmpty() || told.isEmpty() ? 0 : line) <= room.height();
    };
    while (!measure() && line > least)
        --line;
    // What was just revealed takes priority: the question is dropped rather than the text made smaller.
    if (!measure() && !told.isEmpty()) {
        question.clear();
        measure();
    }
    m_question->setFont(strong);
    m_told->setFont(plain);
    m_question->setVisible(!question.isEmpty() && !m_picture.isBlank);
    m_told->setVisible(!told.isEmpty() && !m_picture.isBlank);
    m_question->setGeometry(room.left(), room.top(), room.width(), above);
    const int top = room.top() + (question.isEmpty() ? 0 : above + line);
    m_told->setGeometry(room.left(), top, room.width(), std::max(0, room.bottom() + 1 - top));
}

int ClassView::lineHeight() const
{
    return QFontMetrics(m_told->font()).height();
}

void ClassView::placeRing()
{
    m_ring->setVisible(m_picture.pointer && !m_picture.isBlank);
    if (!m_picture.pointer)
        return;
    const QPointF centre = m_board->mapTo(this, QPointF(0, 0)) + placeOnBoard(*m_board, *m_picture.pointer);
    m_ring->showAt(centre, m_board->rectOf({ 0, 0 }).width());
    m_ring->raise();
}

void ClassView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    place();
}

void ClassView::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_picture.isBlank ? QColor(Qt::black) : theme().window);
}

} // namespace kagetsu::ui
