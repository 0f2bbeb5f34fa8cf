// SPDX-License-Identifier: MIT
#include "ui/match/prompts/noticebar.h"

#include "ui/board/inforce.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace kagetsu::ui {

namespace {

constexpr int Padding = 10;
constexpr int Gap = 6;
constexpr int SideTextAtLeast = 130;
constexpr qreal Narrowest = 0.7; // share of a button's usual width; its words shrink with it
constexpr qreal RemarkScales[] { 1.0, 0.9, 0.8 }; // sizes of the words of a remark
constexpr qreal QuestionScales[] { 1.0, 0.9, 0.8, 0.7, 0.6 }; // sizes of the words of a question
constexpr qreal SmallestWords = 0.7;
constexpr int StrayMs = 600;

QRect onScreen(const QWidget *widget)
{
    return { widget->mapToGlobal(QPoint(0, 0)), widget->size() };
}

} // namespace

NoticeBar::NoticeBar(QWidget *parent)
    : QWidget(parent)
{
    setVisible(false);
    onChange(*this, QEvent::FontChange, [this] {
        for (TableButton *button : m_buttons)
            button->setFont(font());
        place();
    });
}

bool NoticeBar::holdsFocus() const
{
    return std::any_of(
        m_buttons.begin(), m_buttons.end(), [](const TableButton *button) { return button->hasFocus(); });
}

void NoticeBar::setNotice(const std::optional<Notice> &notice)
{
    const bool hadFocus = holdsFocus();
    const bool same =
        m_notice && notice && m_notice->id == notice->id && m_notice->answers.size() == notice->answers.size();
    m_notice = notice;
    if (!same) {
        for (TableButton *button : m_buttons) {
            button->hide();
            button->deleteLater(); // it may be the button being pressed
        }
        m_buttons.clear();
        for (std::size_t i = 0; notice && i < notice->answers.size(); ++i) {
            auto *button = new TableButton(this);
            button->setTurned(m_turned);
            button->setFont(font());
            connect(button, &TableButton::clicked, this, [this, i] {
                if (m_notice->answers.at(i).decides && isStray(m_buttons.at(i)))
                    return;
                setTapped(onScreen(m_buttons.at(i)));
                // Copy the function: the answer may replace the notice that holds it.
                if (const auto act = m_notice->answers.at(i).act)
                    act();
            });
            m_buttons.push_back(button);
        }
    }
    for (std::size_t i = 0; i < m_buttons.size(); ++i) {
        const Notice::Answer &answer = notice->answers[i];
        m_buttons[i]->setObjectName(answer.name);
        m_buttons[i]->setText(answer.text);
        m_buttons[i]->setAccessibleName(answer.text);
        m_buttons[i]->setAccessibleDescription(notice->text);
        m_buttons[i]->setWeight(answer.weight);
    }
    setAccessibleName(notice ? notice->text : QString());
    setVisible(notice.has_value());
    updateGeometry();
    place();
    update();
    if (hadFocus && !same)
        emit focusFreed();
}

void NoticeBar::setTapped(const QRect &place)
{
    m_tapped = place;
    m_sinceTap.start();
}

bool NoticeBar::isStray(const TableButton *button) const
{
    return m_sinceTap.isValid() && m_sinceTap.elapsed() < StrayMs && onScreen(button).contains(m_tapped.center());
}

void NoticeBar::setTurned(bool turned)
{
    m_turned = turned;
    for (TableButton *button : m_buttons)
        button->setTurned(turned);
    place();
    update();
}

void NoticeBar::focusAnswer()
{
    for (std::size_t i = 0; i < m_buttons.size(); ++i) {
        const Notice::Answer &answer = m_notice->answers[i];
        if (answer.weight == TableButton::Weight::Main && !answer.decides)
            m_buttons[i]->setFocus(Qt::OtherFocusReason);
    }
}

bool NoticeBar::isQuestion() const
{
    return m_notice
        && std::any_of(m_notice->answers.begin(), m_notice->answers.end(),
            [](const Notice::Answer &answer) { return answer.weight == TableButton::Weight::Main; });
}

QWidget *NoticeBar::likeliestAnswer() const
{
    if (m_buttons.empty())
        return nullptr;
    std::size_t likeliest = 0;
    for (std::size_t i = 0; i < m_buttons.size(); ++i) {
        if (m_notice->answers[i].weight == TableButton::Weight::Main)
            likeliest = i;
    }
    return m_buttons[likeliest];
}

bool NoticeBar::dismiss()
{
    if (!m_notice || !m_notice->dismiss)
        return false;
    const auto act = m_notice->dismiss;
    act();
    return true;
}

NoticeBar::Places NoticeBar::places(int width) const
{
    Places at = usualPlaces(width);
    const bool isWhole = at.height <= m_tallest && at.text.isValid();
    if (!m_notice || isWhole)
        return at;
    if (!m_notice->isRemark) {
        // A question can be answered only here, so its words shrink to make room for its answers.
        for (const qreal scale : QuestionScales) {
            const Places smaller = usualPlaces(width, scale);
            if (smaller.height <= m_tallest && smaller.text.isValid())
                return smaller;
        }
        for (const qreal scale : QuestionScales) {
            if (const std::optional<Places> row = rowPlaces(width, scale, /*closes=*/true))
                return *row;
        }
        return at;
    }
    // If there is another answer, it must be readable in full; users know by now that a tap closes the bar.
    const bool hasAnswers = m_notice->dismiss && m_buttons.size() > 1;
    for (const bool closes : { !hasAnswers, hasAnswers }) {
        for (const qreal scale : RemarkScales) {
            if (const std::optional<Places> fitting = rowPlaces(width, scale, closes))
                return *fitting;
        }
    }
    // The end of the longest texts is left to the accessible name and the tooltip.
    at = rowPlaces(width, SmallestWords, /*closes=*/false).value_or(Places {});
    at.height = m_tallest;
    return at;
}

int NoticeBar::usualHeight(int width) const
{
    const Places at = usualPlaces(width);
    return m_notice && !at.text.isValid() ? QWIDGETSIZE_MAX : at.height;
}

int NoticeBar::wholeHeight(int width) const
{
    const Places at = places(width);
    if (!m_notice)
        return at.height;
    const bool isOut = std::ranges::any_of(at.buttons, [](const QRect &button) { return !button.isValid(); });
    const QRect words =
        QFontMetrics(wordsFont(at.scale))
            .boundingRect(QRect(0, 0, std::max(1, at.text.width()), 10000), Qt::TextWordWrap, m_notice->text);
    const bool isCut = words.height() > at.text.height() || words.width() > at.text.width();
    return !at.text.isValid() || isOut || isCut ? QWIDGETSIZE_MAX : at.height;
}

QFont NoticeBar::wordsFont(qreal scale) const
{
    QFont words = font();
    if (words.pixelSize() > 0)
        words.setPixelSize(static_cast<int>(words.pixelSize() * scale));
    else
        words.setPointSizeF(words.pointSizeF() * scale);
    return words;
}

// Returns the least width at which the words of an answer can be read in full.
int NoticeBar::leastWidth(const TableButton *button)
{
    return std::max(TouchSize, button->leastWidthForWords());
}

// Lays out words and answers in one row.
std::optional<NoticeBar::Places> NoticeBar::rowPlaces(int width, qreal scale, bool closes) const
{
    constexpr int Edge = Padding - 4;
    Places at;
    at.scale = scale;
    at.height = m_tallest;
    const auto isLeftOut = [&](std::size_t i) { return !closes && m_notice->dismiss && i + 1 == m_buttons.size(); };
    const auto widthOf = [&](std::size_t i) {
        const qreal share = closes ? Narrowest : 1.0;
        return std::max(leastWidth(m_buttons[i]), static_cast<int>(m_buttons[i]->sizeHint().width() * share));
    };
    int row = 0;
    for (std::size_t i = 0; i < m_buttons.size(); ++i)
        row += isLeftOut(i) ? 0 : widthOf(i) + Gap;
    int x = width - Edge - row;
    at.text = QRect(Edge + 4, Edge, x - Edge - 8, m_tallest - 2 * Edge);
    const bool isTall = m_tallest >= TouchSize + 2 * Edge;
    for (std::size_t i = 0; i < m_buttons.size(); ++i) {
        if (isLeftOut(i)) {
            at.buttons.emplace_back();
            continue;
        }
        const int high = isTall ? TouchSize : m_tallest - 2;
        at.buttons.emplace_back(x + Gap, (m_tallest - high) / 2, widthOf(i), high);
        x += widthOf(i) + Gap;
    }
    const bool isLast = m_notice->isRemark && scale <= SmallestWords;
    const QRect needed =
        QFontMetrics(wordsFont(scale))
            .boundingRect(QRect(0, 0, std::max(1, at.text.width()), 10000), Qt::TextWordWrap, m_notice->text);
    const bool fits = needed.height() <= at.text.height() && needed.width() <= at.text.width();
    return fits || isLast ? std::optional(at) : std::nullopt;
}

// Lays out the words beside the answers where there is room, otherwise above them; answers flow into further rows.
NoticeBar::Places NoticeBar::usualPlaces(int width, qreal scale) const
{
    Places at;
    at.scale = scale;
    const int inner = width - 2 * Padding;
    std::vector<QSize> sizes;
    int row = 0;
    int highest = 0;
    for (const TableButton *button : m_buttons) {
        sizes.push_back(button->sizeHint().boundedTo(QSize(std::max(TouchSize, inner), 1000)));
        highest = std::max(highest, sizes.back().height());
        row += sizes.back().width() + (sizes.size() > 1 ? Gap : 0);
    }
    const QString text = m_notice ? m_notice->text : QString();
    const QFontMetrics metrics(wordsFont(scale));
    const auto textHeight = [&](int room) {
        return metrics.boundingRect(QRect(0, 0, std::max(1, room), 10000), Qt::TextWordWrap, text).height();
    };
    const int beside = inner - row - 12;
    if (m_buttons.empty() || (beside >= SideTextAtLeast && textHeight(beside) <= TouchSize + 8)) {
        const int room = m_buttons.empty() ? inner : beside;
        const int height = std::max(textHeight(room), highest);
        at.text = QRect(Padding + 2, Padding - 2, room, height);
        int x = width - Padding - row;
        for (const QSize &size : sizes) {
            at.buttons.emplace_back(x, Padding - 2 + (height - size.height()) / 2, size.width(), size.height());
            x += size.width() + Gap;
        }
        at.height = height + 2 * (Padding - 2);
        return at;
    }
    at.text = QRect(Padding + 2, Padding, inner - 4, textHeight(inner - 4));
    int x = Padding;
    int y = at.text.bottom() + 1 + Gap;
    int rowHeight = 0;
    for (const QSize &size : sizes) {
        if (x > Padding && x + size.width() > width - Padding) {
            x = Padding;
            y += rowHeight + Gap;
            rowHeight = 0;
        }
        at.buttons.emplace_back(x, y, size.width(), size.height());
        x += size.width() + Gap;
        rowHeight = std::max(rowHeight, size.height());
    }
    at.height = y + rowHeight + Padding;
    if (at.height > m_tallest)
        narrow(at, inner);
    return at;
}

void NoticeBar::narrow(Places &at, int inner) const
{
    const int count = static_cast<int>(at.buttons.size());
    const int room = inner - (count - 1) * Gap;
    int usual = 0;
    int least = 0;
    for (std::size_t i = 0; i < at.buttons.size(); ++i) {
        usual += at.buttons[i].width();
        least += std::min(at.buttons[i].width(), leastWidth(m_buttons[i]));
    }
    if (count < 2 || room < least || room < usual * Narrowest)
        return;
    // Each button shrinks in proportion to the room that all words can spare.
    const qreal share = usual > least ? std::min(1.0, static_cast<qreal>(room - least) / (usual - least)) : 1.0;
    int x = Padding;
    const int y = at.buttons.front().top();
    for (std::size_t i = 0; i < at.buttons.size(); ++i) {
        QRect &button = at.buttons[i];
        const int narrowest = std::min(button.width(), leastWidth(m_buttons[i]));
        button = QRect(x, y, narrowest + static_cast<int>((button.width() - narrowest) * share), button.height());
        x += button.width() + Gap;
    }
    at.height = y + at.buttons.front().height() + Padding;
    if (at.height <= m_tallest)
        return;
    // Show only the answers: the line below the board says what happened, and so does the accessible name of the bar.
    for (QRect &button : at.buttons)
        button.moveTop(Padding - 2);
    at.text = QRect();
    at.height = at.buttons.front().height() + 2 * (Padding - 2);
}

void NoticeBar::setTallest(int height)
{
    m_tallest = height;
    place();
}

void NoticeBar::place()
{
    const Places at = places(width());
    for (std::size_t i = 0; i < m_buttons.size(); ++i) {
        QRect rect = at.buttons[i];
        if (m_turned)
            rect.moveTopLeft({ width() - rect.right() - 1, height() - rect.bottom() - 1 });
        m_buttons[i]->setVisible(at.buttons[i].isValid());
        m_buttons[i]->setGeometry(rect);
    }
    setToolTip(at.scale <= SmallestWords && m_notice ? m_notice->text : QString());
}

int NoticeBar::heightForWidth(int width) const
{
    return places(width).height;
}

QSize NoticeBar::sizeHint() const
{
    return { 280, heightForWidth(280) };
}

void NoticeBar::paintEvent(QPaintEvent *)
{
    if (!m_notice)
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QColor ground = theme().infoBar;
    QColor ink = theme().infoText;
    if (m_notice->tone == Notice::Tone::Warning) {
        ground = theme().warningBar;
        ink = theme().warningText;
    } else if (m_notice->tone == Notice::Tone::Error) {
        ground = theme().errorBar;
        ink = theme().errorText;
    }
    if (m_turned) {
        painter.translate(width(), height());
        painter.rotate(180);
    }
    painter.setPen(theme().flat ? QPen(theme().border, 2) : QPen(Qt::NoPen));
    painter.setBrush(ground);
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 10, 10);
    painter.setPen(ink);
    const Places at = places(width());
    painter.setFont(wordsFont(at.scale));
    painter.setClipRect(at.text.adjusted(-2, -2, 2, 2));
    painter.drawText(at.text, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap, m_notice->text);
}

void NoticeBar::resizeEvent(QResizeEvent *)
{
    place();
}

void NoticeBar::mouseReleaseEvent(QMouseEvent *event)
{
    if (m_notice && m_notice->isRemark && rect().contains(event->position().toPoint()))
        dismiss();
}

void NoticeBar::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && dismiss())
        return;
    // The arrow keys move between the answers as well.
    const bool back = event->key() == Qt::Key_Left || event->key() == Qt::Key_Up;
    const bool on = event->key() == Qt::Key_Right || event->key() == Qt::Key_Down;
    if ((back || on) && holdsFocus()) {
        const auto at =
            std::find_if(m_buttons.begin(), m_buttons.end(), [](const TableButton *b) { return b->hasFocus(); });
        const auto count = static_cast<std::ptrdiff_t>(m_buttons.size());
        const std::ptrdiff_t next = (at - m_buttons.begin() + (on != m_turned ? 1 : count - 1)) % count;
        m_buttons[static_cast<std::size_t>(next)]->setFocus(Qt::TabFocusReason);
        return;
    }
    QWidget::keyPressEvent(event);
}

} // namespace kagetsu::ui
