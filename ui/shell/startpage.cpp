// SPDX-License-Identifier: MIT
#include "ui/shell/startpage.h"

#include "ui/board/boardwidget.h"
#include "ui/shell/language.h"

#include <QBoxLayout>
#include <QEvent>
#include <QFontInfo>
#include <QLabel>
#include <QPushButton>
#include <QTimer>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace kagetsu::ui {

namespace {

constexpr int Largest = 560; // side of the picture

enum class Numbers { Without, With };

// 花月, opening D4: the stones the program is named after.
BoardPicture kagetsuPicture(Numbers numbers)
{
    const auto number = [numbers](int move) { return numbers == Numbers::With ? move : 0; };
    BoardPicture picture;
    picture.setCoordinates(CoordinateSides::None);
    picture.place({ 7, 7 }, rules::Side::Black, number(1));
    picture.place({ 7, 8 }, rules::Side::White, number(2));
    picture.place({ 8, 8 }, rules::Side::Black, number(3));
    return picture;
}

QPushButton *bigButton(const char *name, QWidget *parent)
{
    auto *button = new QPushButton(parent);
    button->setObjectName(QLatin1String(name));
    button->setMinimumHeight(52);
    button->setCursor(Qt::PointingHandCursor);
    QFont font = button->font();
    font.setPointSizeF(font.pointSizeF() * 1.2);
    button->setFont(font);
    return button;
}

} // namespace

StartPage::StartPage(QWidget *parent)
    : Page(parent)
    , m_layout(new QBoxLayout(QBoxLayout::LeftToRight, this))
    , m_board(new BoardWidget(this))
    , m_ideographs(new QLabel(this))
    , m_title(new QLabel(this))
    , m_texts(new QWidget(this))
    , m_subtitle(new QLabel(this))
    , m_continue(bigButton("continue", this))
    , m_newGame(bigButton("newGame", this))
    , m_clock(bigButton("clockOnly", this))
    , m_open(bigButton("open", this))
    , m_verdict(bigButton("verdict", this))
    , m_lesson(bigButton("lesson", this))
{
    setObjectName(QStringLiteral("startPage"));
    m_board->setPicture(kagetsuPicture(Numbers::Without));
    m_board->setFocusPolicy(Qt::NoFocus);
    m_board->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_board->setMaximumSize(Largest, Largest);
    m_board->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);

    m_title->setText(QStringLiteral("Kagetsu"));
    m_title->setObjectName(QStringLiteral("title"));
    m_subtitle->setWordWrap(true);
    m_subtitle->setObjectName(QStringLiteral("subtitle"));

    auto *languages = new QHBoxLayout;
    languages->setSpacing(4);
    for (const Language &language : shippedLanguages()) {
        auto *button = new QToolButton(this);
        button->setAccessibleName(language.name);
        button->setObjectName(QStringLiteral("language_%1").arg(language.code));
        button->setAutoRaise(true);
        button->setMinimumHeight(40);
        const QString code = language.code;
        connect(button, &QToolButton::clicked, this, [this, code] { emit languageWanted(code); });
        languages->addWidget(button);
        m_languages.append(button);
    }
    languages->addStretch();

    m_texts->setMaximumWidth(460);
    auto *column = new QVBoxLayout(m_texts);
    column->setContentsMargins(0, 0, 0, 0);
    column->addStretch(1);
    auto *heading = new QHBoxLayout;
    heading->setSpacing(0);
    heading->addWidget(m_ideographs);
    heading->addWidget(m_title, 1);
    column->addLayout(heading);
    column->addWidget(m_subtitle);
    column->addSpacing(24);
    column->addWidget(m_continue);
    column->addWidget(m_newGame);
    column->addWidget(m_clock);
    column->addWidget(m_open);
    column->addWidget(m_verdict);
    column->addWidget(m_lesson);
    column->addSpacing(16);
    column->addLayout(languages);
    column->addStretch(1);
    column->setSpacing(12);

    m_layout->setContentsMargins(32, 24, 32, 24);
    m_layout->setSpacing(48);
    m_layout->addStretch(1);
    m_layout->addWidget(m_board, 6);
    m_layout->addWidget(m_texts, 5);
    m_layout->addStretch(1);

    connect(m_continue, &QPushButton::clicked, this, &StartPage::continueWanted);
    connect(m_newGame, &QPushButton::clicked, this, &StartPage::newGameWanted);
    connect(m_clock, &QPushButton::clicked, this, &StartPage::clockWanted);
    connect(m_open, &QPushButton::clicked, this, &StartPage::openWanted);
    connect(m_verdict, &QPushButton::clicked, this, &StartPage::verdictWanted);
    connect(m_lesson, &QPushButton::clicked, this, &StartPage::lessonWanted);
    setUnfinished(0);
}

void StartPage::setTheme(const Theme &theme)
{
    m_board->setTheme(theme);
    QFont large = font();
    large.setPointSizeF(font().pointSizeF() * 2.6);
    large.setWeight(QFont::DemiBold);
    m_title->setFont(large);
    m_ideographs->setFont(large);
    // Two ideographs, each as wide as the font is high, and a blank.
    const int em = QFontInfo(large).pixelSize();
    m_ideographs->setFixedWidth(2 * em + em / 3);
    QPalette muted = palette();
    muted.setColor(QPalette::WindowText, theme.mutedText);
    m_subtitle->setPalette(muted);
}

void StartPage::setUnfinished(int count)
{
    m_unfinished = count;
    m_continue->setVisible(count > 0);
    m_continue->setDefault(count > 0);
    m_newGame->setDefault(count == 0);
    retranslate();
    fitPicture();
}

void StartPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    Page::changeEvent(event);
}

void StartPage::resizeEvent(QResizeEvent *event)
{
    Page::resizeEvent(event);
    const bool narrow = width() < 640;
    m_layout->setDirection(narrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_layout->setSpacing(narrow ? 16 : 40);
    fitPicture();
}

// The picture goes before a word or a button is cut.
void StartPage::fitPicture()
{
    constexpr int Smallest = 180;
    const QMargins margins = m_layout->contentsMargins();
    const int left = height() - margins.top() - margins.bottom() - m_texts->sizeHint().height() - m_layout->spacing();
    const bool isAbove = m_layout->direction() == QBoxLayout::TopToBottom;
    m_board->setVisible(!isAbove || left >= Smallest);
    m_board->setMaximumHeight(isAbove ? std::clamp(left, Smallest, Largest) : Largest);
}

void StartPage::paintEvent(QPaintEvent *event)
{
    Page::paintEvent(event);
    if (!std::exchange(m_painted, true))
        QTimer::singleShot(0, this, &StartPage::writeTheRest);
}

void StartPage::writeTheRest()
{
    m_board->setPicture(kagetsuPicture(Numbers::With));
    m_ideographs->setText(QStringLiteral("花月"));
    for (QToolButton *button : m_languages)
        button->setText(button->accessibleName());
}

void StartPage::retranslate()
{
    m_subtitle->setText(tr("Gomoku and Renju for two at one board"));
    m_newGame->setText(tr("New game"));
    //: Button: two clocks for a game with real stones.
    m_clock->setText(tr("Clock for a real board"));
    m_open->setText(tr("Open record"));
    //: Button: a page on which a position is put up and points asked about.
    m_verdict->setText(tr("Verdict desk"));
    //: Button: named cases of forbidden moves, and exercises.
    m_lesson->setText(tr("Lesson of shapes"));
    m_continue->setText(m_unfinished == 1 ? tr("Continue the unfinished game") : tr("Continue an unfinished game"));
    m_board->setAccessibleName(tr("A board with the opening Kagetsu"));
}

} // namespace kagetsu::ui
