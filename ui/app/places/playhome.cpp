// SPDX-License-Identifier: MIT
#include "ui/app/places/playhome.h"

#include "ui/app/language.h"
#include "ui/app/places/startcard.h"
#include "ui/board/boardwidget.h"
#include "ui/board/inforce.h"
#include "ui/controls/layout/evengrid.h"
#include "ui/controls/layout/fit.h"
#include "ui/controls/layout/nearest.h"
#include "ui/controls/layout/outgoing.h"
#include "ui/match/newgame/termsbutton.h"
#include "ui/match/prompts/noticebar.h"

#include <QApplication>
#include <QBoxLayout>
#include <QEvent>
#include <QFile>
#include <QFontInfo>
#include <QGridLayout>

#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QTimer>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace kagetsu::ui {

namespace {

constexpr int MostPlayed = 4; // cards of games that have ended; the others are among the games
constexpr int LeastGames = 150; // height of the recent games below the buttons until they are known

enum class Numbers { Without, With };

// Returns 花月, opening D4: the stones that the program is named after.
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

// Its height depends on its font: a height in pixels would be small on a large screen.
class StartButton : public QPushButton
{
public:
    StartButton(const char *name, qreal lines, QWidget *parent)
        : QPushButton(parent)
        , m_lines(lines)
    {
        setObjectName(QLatin1String(name));
        setCursor(Qt::PointingHandCursor);
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    }

    QSize sizeHint() const override
    {
        QSize hint = QPushButton::sizeHint();
        hint.setHeight(std::max({ 48, hint.height(), static_cast<int>(m_lines * fontMetrics().height()) }));
        return hint;
    }

private:
    qreal m_lines;
};

// Asks for no more room than it is given: measuring a text would open a font before the window is shown.
class Ideographs : public QLabel
{
public:
    using QLabel::QLabel;

    QSize sizeHint() const override { return minimumSize(); }
    QSize minimumSizeHint() const override { return minimumSize(); }
};

QFont scaled(QFont font, qreal factor, QFont::Weight weight)
{
    font.setPointSizeF(font.pointSizeF() * factor);
    font.setWeight(weight);
    return font;
}

} // namespace

PlayHome::PlayHome(QWidget *parent)
    : Page(parent)
    , m_notice(new NoticeBar(this))
    , m_layout(new QBoxLayout(QBoxLayout::LeftToRight))
    , m_languageGrid(new QGridLayout)
    , m_board(new BoardWidget(this))
    , m_ideographs(new Ideographs(this))
    , m_title(new QLabel(this))
    , m_texts(new QWidget(this))
    , m_subtitle(new QLabel(this))
    , m_newGame(new StartButton("newGame", 2.6, this))
    , m_again(new TermsButton(this))
    , m_series(new QLabel(this))
    , m_daily(new StartButton("dailyDue", 2.2, this))
    , m_computer(new StartButton("computer", 2.6, this))
    , m_ladder(new QLabel(this))
    , m_clock(new StartButton("clockOnly", 2.6, this))
    , m_gamesArea(new QScrollArea(this))
{
    setObjectName(QStringLiteral("playHome"));
    m_board->setPicture(kagetsuPicture(Numbers::Without));
    m_board->setFocusPolicy(Qt::NoFocus);
    m_board->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_board->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);

    m_title->setText(QStringLiteral("Kagetsu"));
    m_title->setObjectName(QStringLiteral("title"));
    m_subtitle->setWordWrap(true);
    m_subtitle->setObjectName(QStringLiteral("subtitle"));
    addLanguages();
    layOutTexts();
    layOut();
}

void PlayHome::addLanguages()
{
    m_languageGrid->setSpacing(2);
    for (const Language &language : shippedLanguages()) {
        auto *button = new QToolButton(this);
        button->setAccessibleName(language.name);
        button->setObjectName(QStringLiteral("language_%1").arg(language.code));
        button->setAutoRaise(true);
        button->setMinimumHeight(44);
        button->setFocusPolicy(Qt::TabFocus);
        const QString code = language.code;
        connect(button, &QToolButton::clicked, this, [this, code] { emit languageWanted(code); });
        m_languages.append(button);
    }
}

void PlayHome::layOutTexts()
{
    auto *column = new QVBoxLayout(m_texts);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(12);
    column->addStretch(1);
    auto *heading = new QHBoxLayout;
    heading->setSpacing(0);
    heading->addWidget(m_ideographs);
    heading->addWidget(m_title, 1);
    column->addLayout(heading);
    column->addWidget(m_subtitle);
    column->addSpacing(16);
    column->addWidget(m_newGame);
    column->addWidget(m_again);
    column->addWidget(m_series);
    column->addWidget(m_computer);
    column->addWidget(m_ladder);
    column->addWidget(m_clock);
    column->addWidget(m_daily);
    m_daily->hide();
    m_series->setObjectName(QStringLiteral("series"));
    m_ladder->setObjectName(QStringLiteral("ladder"));
    for (QLabel *label : { m_series, m_ladder }) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        label->setAlignment(Qt::AlignCenter);
        label->setProperty("muted", true);
        label->hide();
    }
    column->addSpacing(8);
    column->addLayout(m_languageGrid);
    column->addStretch(1);
}

void PlayHome::layOut()
{
    m_again->setObjectName(QStringLiteral("asLastTime"));
    m_again->setCursor(Qt::PointingHandCursor);
    m_again->installEventFilter(this);

    m_gamesArea->setObjectName(QStringLiteral("games"));
    m_gamesArea->setProperty("bare", true);
    m_gamesArea->setWidgetResizable(true);
    m_gamesArea->setFrameShape(QFrame::NoFrame);
    m_gamesArea->setFocusPolicy(Qt::NoFocus);
    m_gamesArea->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_gamesArea->hide();

    m_notice->hide();
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->setSpacing(0);
    outer->addWidget(m_notice);
    outer->addLayout(m_layout, 1);
    m_layout->addStretch(1);
    m_layout->addWidget(m_texts, 8);
    m_layout->addWidget(m_board, 9);
    m_layout->addWidget(m_gamesArea, 11);
    m_layout->addStretch(1);

    connect(m_newGame, &QPushButton::clicked, this, &PlayHome::newGameWanted);
    connect(m_again, &TermsButton::clicked, this, &PlayHome::againWanted);
    connect(m_computer, &QPushButton::clicked, this, &PlayHome::computerWanted);
    connect(m_clock, &QPushButton::clicked, this, &PlayHome::clockWanted);
    connect(m_daily, &QPushButton::clicked, this, &PlayHome::dailyWanted);
    for (QPushButton *button : { m_newGame, m_daily, m_computer, m_clock })
        button->installEventFilter(this);
    m_board->setGrained(false);
    m_newGame->setDefault(true);
    m_again->hide();
    setFocusProxy(m_newGame);
    retranslate(); // laid out once there is a size
    onTheme(*this, [this] { dress(); });
    onChange(*this, QEvent::LanguageChange, [this] {
        retranslate();
        arrange();
        if (m_hasGames)
            showEntries(); // translates the headings; the texts of the cards come with the next reading
    });
    onChange(*this, QEvent::FontChange, [this] {
        dress();
        if (m_hasGames && !m_entries.empty())
            showEntries();
    });
}

// Font sizes follow the page's, which follows the window. They are few: the first text of each size costs a millisecond
// at startup.
void PlayHome::dress()
{
    const QFont large = scaled(font(), 2.6, QFont::DemiBold);
    m_title->setFont(large);
    // A heavier weight would need a font of its own of several megabytes; this one is needed for the names of the
    // languages as well.
    m_ideographs->setFont(scaled(font(), 2.6, QFont::Normal));
    // Two ideographs, each as wide as the font is high, and a blank.
    const int em = QFontInfo(large).pixelSize();
    m_ideographs->setFixedSize(2 * em + em / 3, QFontMetrics(large).height());
    QPalette muted = palette();
    muted.setColor(QPalette::WindowText, theme().mutedText);
    m_subtitle->setPalette(muted);
}

QString PlayHome::title() const
{
    return {}; // the window has the name of the program alone
}

void PlayHome::tell(const QString &text)
{
    Notice notice;
    notice.id = QStringLiteral("homeNotice");
    notice.text = text;
    const auto close = [this] {
        m_notice->setNotice(std::nullopt);
        m_notice->hide();
    };
    notice.answers = { { QStringLiteral("closeNotice"), tr("Close"), close } };
    notice.dismiss = close;
    m_notice->setNotice(notice);
    m_notice->show();
}

void PlayHome::setAgain(const std::optional<QString> &terms)
{
    m_hasAgain = terms.has_value();
    m_again->setWords(tr("Same as last time"), terms.value_or(QString()));
    m_again->setVisible(m_hasAgain);
    arrange();
}

void PlayHome::setDue(int count)
{
    if (count == m_due)
        return;
    m_due = count;
    m_daily->setVisible(count > 0);
    writeDue();
    arrange();
}

void PlayHome::setStandings(const QString &series, const QString &ladder)
{
    m_series->setText(series);
    m_series->setVisible(!series.isEmpty());
    m_ladder->setText(ladder);
    m_ladder->setVisible(!ladder.isEmpty());
    arrange();
}

void PlayHome::writeDue()
{
    //: Button: tasks that come again after days; %n of them today.
    m_daily->setText(tr("Daily practice: %n due", nullptr, m_due));
}

void PlayHome::expectEntries()
{
    m_hasGames = true;
    arrange();
}

void PlayHome::setEntries(const std::vector<StartEntry> &entries)
{
    std::vector<StartEntry> own;
    int played = 0;
    for (const StartEntry &entry : entries) {
        const bool isElsewhere = entry.kind == StartEntry::Kind::Record;
        if (!isElsewhere && (entry.kind != StartEntry::Kind::Game || ++played <= MostPlayed))
            own.push_back(entry);
    }
    if (own == m_entries && m_hasGames == !own.empty())
        return;
    m_entries = std::move(own);
    m_hasGames = !m_entries.empty();
    showEntries();
    arrange();
    // At a start, Enter goes on with the game that was interrupted, unless somebody has already gone elsewhere.
    const QWidget *focused = window()->focusWidget();
    const bool isElsewhere = focused && focused != m_newGame && focused != this;
    if (!std::exchange(m_hasShown, true) && !isElsewhere && !m_cards.isEmpty() && m_cards.first()->isResumed())
        m_cards.first()->setFocus();
}

bool PlayHome::showsLostDraft() const
{
    return std::any_of(m_entries.begin(), m_entries.end(),
        [](const StartEntry &entry) { return entry.kind == StartEntry::Kind::Typed && !QFile::exists(entry.path); });
}

void PlayHome::showEntries()
{
    m_cards.clear();
    auto *page = new QWidget;
    auto *column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 8, 0);
    column->setSpacing(10);
    column->addStretch(1);
    struct CardGroup
    {
        QString title;
        QList<StartEntry::Kind> kinds;
    };
    const QList<CardGroup> groups {
        //: Heading over games that can be gone on with.
        { tr("Unfinished games"),
            { StartEntry::Kind::Unfinished, StartEntry::Kind::Waiting, StartEntry::Kind::Unreadable } },
        //: Heading over records that are being edited, and what was typed before the program stopped.
        { tr("Unsaved"), { StartEntry::Kind::Edited, StartEntry::Kind::Draft, StartEntry::Kind::Typed } },
        //: Heading over the games that were played last.
        { tr("Last played"), { StartEntry::Kind::Game } },
    };
    for (const CardGroup &group : groups) {
        EvenGrid *grid = nullptr;
        for (const StartEntry &entry : m_entries) {
            if (!group.kinds.contains(entry.kind))
                continue;
            if (!grid)
                grid = addGroup(*column, group.title, &group == &groups.front());
            auto *card = new StartCard(entry);
            card->setFont(font());
            card->installEventFilter(this);
            connect(card, &StartCard::clicked, this, [this, entry] { emit entryWanted(entry); });
            grid->addWidget(card);
            m_cards.append(card);
        }
    }
    column->addStretch(1);
    replaceContent(*m_gamesArea, page);
    fitGames();
}

// Adds a heading and, below it, room for cards.
EvenGrid *PlayHome::addGroup(QVBoxLayout &column, const QString &title, bool isUnfinished)
{
    auto *head = new QLabel(title);
    head->setProperty("head", true);
    // Set on each: with a style sheet, widgets in a scroll area do not inherit the page's font.
    head->setFont(scaled(font(), 1.1, QFont::DemiBold));
    auto *row = new QHBoxLayout;
    row->addWidget(head, 1);
    if (isUnfinished) {
        auto *decide = new TableButton;
        decide->setObjectName(QStringLiteral("decideUnfinished"));
        decide->setWeight(TableButton::Weight::Quiet);
        decide->setFont(font());
        //: Button: shows all unfinished games, to end or cancel some of them.
        decide->setText(tr("End or cancel…"));
        decide->setAccessibleName(decide->text());
        decide->installEventFilter(this);
        connect(decide, &TableButton::clicked, this, &PlayHome::unfinishedWanted);
        row->addWidget(decide);
    }
    column.addLayout(row);
    for (const StartEntry &entry : m_entries) {
        if (!isUnfinished || entry.told.isEmpty())
            continue;
        const QString told = entry.kind == StartEntry::Kind::Waiting
            ? QStringLiteral("%1: %2").arg(entry.title, entry.told)
            //: After a crash. %1: the players of a game, %2: sentences about what is lost and what is kept.
            : tr("%1 was interrupted. %2").arg(entry.title, entry.told);
        auto *line = new QLabel(told);
        line->setWordWrap(true);
        line->setTextFormat(Qt::PlainText);
        line->setProperty("muted", true);
        line->setFont(font());
        column.addWidget(line);
    }
    auto *holder = new QWidget;
    auto *grid = new EvenGrid(22 * letterWidth(fontMetrics()) + 7 * fontMetrics().height());
    grid->setContentsMargins(0, 0, 0, 6);
    grid->setSpacing(12);
    holder->setLayout(grid);
    column.addWidget(holder);
    return grid;
}

// Texts and buttons must be complete; the picture may be dropped.
int PlayHome::leastHeight() const
{
    const int margins = m_layout->contentsMargins().top() + m_layout->contentsMargins().bottom();
    // The subtitle takes as many lines as it needs at this width.
    const bool isUnder = m_hasGames && m_layout->direction() == QBoxLayout::TopToBottom;
    const QLayout *texts = m_texts->layout();
    const int words = isUnder ? texts->totalHeightForWidth(m_texts->width()) // as much as they are given
                              : texts->minimumHeightForWidth(m_texts->width());
    const int games = isUnder ? m_layout->spacing() + gamesHeight() : 0;
    return std::max(words, m_texts->minimumSizeHint().height()) + games + margins;
}

// Returns the height of all cards, so that they scroll with the page and not by themselves.
int PlayHome::gamesHeight() const
{
    const QWidget *cards = m_gamesArea->widget();
    const QMargins margins = m_layout->contentsMargins();
    return cards ? cards->layout()->totalHeightForWidth(width() - margins.left() - margins.right()) : LeastGames;
}

// Below the buttons the cards are never given less: the texts would like more than they need.
void PlayHome::fitGames()
{
    const bool isUnder = m_hasGames && m_layout->direction() == QBoxLayout::TopToBottom;
    m_gamesArea->setMinimumHeight(isUnder ? gamesHeight() : 0);
}

void PlayHome::resizeEvent(QResizeEvent *event)
{
    Page::resizeEvent(event);
    arrange();
}

// Lays out the parts side by side; on an upright or small screen below each other, where the picture is dropped before
// a text or a button is cut.
void PlayHome::arrange()
{
    const bool isUpright = width() < height() || width() < 640 * fitFactor(*this);
    const qreal scale = font().pointSizeF() / QApplication::font(this).pointSizeF();
    const int gap = static_cast<int>((isUpright ? 16 : 40) * scale);
    m_layout->setDirection(isUpright ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_layout->setSpacing(gap);
    m_layout->setContentsMargins(gap, isUpright ? 16 : 24, isUpright ? gap : gap - 8, isUpright ? 16 : 24);
    m_layout->setStretch(0, isUpright ? 0 : 1);
    m_layout->setStretch(1, isUpright ? 0 : 8);
    m_layout->setStretch(4, isUpright ? 0 : 1);
    const int widest = isUpright ? width() - 2 * gap : std::min(width() * 2 / 5, static_cast<int>(460 * scale));
    m_texts->setMaximumWidth(isUpright ? QWIDGETSIZE_MAX : static_cast<int>(460 * scale));
    for (QPushButton *button : { m_newGame, m_computer, m_clock }) {
        // No language is cut on a narrow screen.
        constexpr int Padding = 48;
        const QFont liked = scaled(font(), 1.3, QFont::DemiBold);
        const int words = QFontMetrics(liked).horizontalAdvance(button->text()) + Padding;
        button->setFont(words <= widest ? liked : scaled(liked, std::max(0.7, qreal(widest) / words), QFont::DemiBold));
    }
    placeLanguages(widest);
    m_gamesArea->setMaximumWidth(isUpright ? QWIDGETSIZE_MAX : static_cast<int>(860 * scale));
    const int largest = static_cast<int>(560 * scale);
    const int left = height() - 32 - m_texts->sizeHint().height() - gap;
    constexpr int Smallest = 180;
    m_gamesArea->setVisible(m_hasGames);
    fitGames();
    m_board->setVisible(!m_hasGames && (!isUpright || left >= Smallest));
    m_board->setMaximumWidth(isUpright ? QWIDGETSIZE_MAX : largest);
    m_board->setMaximumHeight(isUpright ? std::clamp(left, Smallest, largest) : largest);
}

QList<QWidget *> PlayHome::stops() const
{
    QList<QWidget *> all { m_newGame, m_again, m_computer, m_clock, m_daily };
    if (QWidget *decide = findChild<TableButton *>(QStringLiteral("decideUnfinished")))
        all.append(decide);
    for (StartCard *card : m_cards)
        all.append(card);
    all.removeIf([](const QWidget *stop) { return !stop->isVisible(); });
    return all;
}

void PlayHome::goFrom(const QWidget *from, Qt::Key key)
{
    QWidget *next = nearestTowards(*this, stops(), *from, key);
    if (!next)
        return;
    next->setFocus(Qt::TabFocusReason);
    if (m_gamesArea->widget() && m_gamesArea->widget()->isAncestorOf(next))
        m_gamesArea->ensureWidgetVisible(next);
}

bool PlayHome::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress) {
        const auto key = static_cast<Qt::Key>(static_cast<QKeyEvent *>(event)->key());
        auto *button = static_cast<QAbstractButton *>(watched);
        switch (key) {
        case Qt::Key_Left:
        case Qt::Key_Right:
        case Qt::Key_Up:
        case Qt::Key_Down: goFrom(button, key); return true;
        case Qt::Key_Return:
        case Qt::Key_Enter:
            if (!static_cast<QKeyEvent *>(event)->isAutoRepeat())
                button->click();
            return true;
        default: break;
        }
    }
    return Page::eventFilter(watched, event);
}

void PlayHome::paintEvent(QPaintEvent *event)
{
    Page::paintEvent(event);
    if (!std::exchange(m_painted, true))
        QTimer::singleShot(0, this, &PlayHome::writeTheRest);
}

// Places the languages in one row, or in as many rows of equal length as they need.
void PlayHome::placeLanguages(int widest)
{
    int row = 0;
    for (QToolButton *button : m_languages)
        row += button->sizeHint().width() + m_languageGrid->spacing();
    const auto count = static_cast<int>(m_languages.size());
    const int rows = (row + widest - 1) / std::max(widest, 1);
    const int columns = (count + rows - 1) / std::max(rows, 1);
    for (QToolButton *button : m_languages)
        m_languageGrid->removeWidget(button);
    for (int i = 0; i < count; ++i)
        m_languageGrid->addWidget(m_languages[i], i / columns, i % columns, Qt::AlignLeft);
    for (int column = 0; column <= count; ++column)
        m_languageGrid->setColumnStretch(column, column == columns ? 1 : 0);
}

void PlayHome::writeTheRest()
{
    m_board->setGrained(true);
    m_board->setPicture(kagetsuPicture(Numbers::With));
    m_ideographs->setText(QStringLiteral("花月"));
    for (QToolButton *button : m_languages)
        button->setText(button->accessibleName());
    arrange();
}

void PlayHome::retranslate()
{
    m_subtitle->setText(tr("Gomoku and renju for two at one board"));
    m_newGame->setText(tr("New game"));
    m_again->setWords(tr("Same as last time"), m_again->line());
    m_computer->setText(tr("Play against the computer"));
    //: Button: two clocks for a game with real stones.
    m_clock->setText(tr("Clock only"));
    writeDue();
    m_board->setAccessibleName(tr("A board with the pattern Kagetsu"));
}

} // namespace kagetsu::ui
