// SPDX-License-Identifier: MIT
#include "ui/app/start/startpage.h"

#include "ui/app/language.h"
#include "ui/app/start/startcard.h"
#include "ui/board/boardwidget.h"
#include "ui/board/inforce.h"
#include "ui/controls/layout/evengrid.h"
#include "ui/controls/layout/fit.h"
#include "ui/controls/layout/nearest.h"
#include "ui/controls/layout/outgoing.h"
#include "ui/match/newgame/termsbutton.h"

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

constexpr int LeastShelf = 150; // height of the recent games below the buttons: one row of them

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

QFont scaled(QFont font, qreal factor, QFont::Weight weight)
{
    font.setPointSizeF(font.pointSizeF() * factor);
    font.setWeight(weight);
    return font;
}

} // namespace

StartPage::StartPage(QWidget *parent)
    : Page(parent)
    , m_layout(new QBoxLayout(QBoxLayout::LeftToRight, this))
    , m_others(new QGridLayout)
    , m_languageGrid(new QGridLayout)
    , m_board(new BoardWidget(this))
    , m_ideographs(new QLabel(this))
    , m_title(new QLabel(this))
    , m_texts(new QWidget(this))
    , m_subtitle(new QLabel(this))
    , m_continue(new StartButton("continue", 2.6, this))
    , m_newGame(new StartButton("newGame", 2.6, this))
    , m_again(new TermsButton(this))
    , m_daily(new StartButton("dailyDue", 2.2, this))
    , m_computer(new StartButton("computer", 2.6, this))
    , m_clock(new StartButton("clockOnly", 2.6, this))
    , m_open(new StartButton("open", 2.6, this))
    , m_newRecord(new StartButton("newRecord", 2.6, this))
    , m_verdict(new StartButton("verdict", 2.6, this))
    , m_lesson(new StartButton("lesson", 2.6, this))
    , m_tournament(new StartButton("tournament", 2.6, this))
    , m_settings(new QToolButton(this))
    , m_shelf(new QScrollArea(this))
{
    setObjectName(QStringLiteral("startPage"));
    m_board->setPicture(kagetsuPicture(Numbers::Without));
    m_board->setFocusPolicy(Qt::NoFocus);
    m_board->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_board->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);

    m_title->setText(QStringLiteral("Kagetsu"));
    m_title->setObjectName(QStringLiteral("title"));
    m_subtitle->setWordWrap(true);
    m_subtitle->setObjectName(QStringLiteral("subtitle"));

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
    m_settings->setObjectName(QStringLiteral("startSettings"));
    m_settings->setAutoRaise(true);
    m_settings->setMinimumHeight(44);

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
    column->addWidget(m_continue);
    column->addWidget(m_newGame);
    column->addWidget(m_again);
    column->addWidget(m_daily);
    m_daily->hide();
    m_others->setSpacing(12);
    m_others->setColumnStretch(0, 1);
    m_others->setColumnStretch(1, 1);
    column->addLayout(m_others);
    column->addSpacing(8);
    column->addLayout(m_languageGrid);
    column->addStretch(1);

    m_again->setObjectName(QStringLiteral("asLastTime"));
    m_again->setCursor(Qt::PointingHandCursor);
    m_again->installEventFilter(this);

    m_shelf->setObjectName(QStringLiteral("shelf"));
    m_shelf->setProperty("bare", true);
    m_shelf->setWidgetResizable(true);
    m_shelf->setFrameShape(QFrame::NoFrame);
    m_shelf->setFocusPolicy(Qt::NoFocus);
    m_shelf->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_shelf->hide();

    m_layout->addStretch(1);
    m_layout->addWidget(m_texts, 8);
    m_layout->addWidget(m_board, 9);
    m_layout->addWidget(m_shelf, 11);
    m_layout->addStretch(1);

    connect(m_continue, &QPushButton::clicked, this, &StartPage::continueWanted);
    connect(m_newGame, &QPushButton::clicked, this, &StartPage::newGameWanted);
    connect(m_again, &TermsButton::clicked, this, &StartPage::againWanted);
    connect(m_computer, &QPushButton::clicked, this, &StartPage::computerWanted);
    connect(m_clock, &QPushButton::clicked, this, &StartPage::clockWanted);
    connect(m_open, &QPushButton::clicked, this, &StartPage::openWanted);
    connect(m_newRecord, &QPushButton::clicked, this, &StartPage::newRecordWanted);
    connect(m_verdict, &QPushButton::clicked, this, &StartPage::verdictWanted);
    connect(m_lesson, &QPushButton::clicked, this, &StartPage::lessonWanted);
    connect(m_tournament, &QPushButton::clicked, this, &StartPage::tournamentWanted);
    connect(m_daily, &QPushButton::clicked, this, &StartPage::dailyWanted);
    connect(m_settings, &QToolButton::clicked, this, &StartPage::settingsWanted);
    for (QPushButton *button :
        { m_continue, m_newGame, m_daily, m_computer, m_clock, m_open, m_newRecord, m_verdict, m_lesson, m_tournament })
        button->installEventFilter(this);
    m_board->setGrained(false);
    showUnfinished(0); // laid out once there is a size
    onTheme(*this, [this] { dress(); });
    onChange(*this, QEvent::LanguageChange, [this] {
        retranslate();
        arrange();
        if (m_hasShelf)
            showEntries(); // translates the headings; the texts of the cards come with the next reading
    });
    onChange(*this, QEvent::FontChange, [this] {
        dress();
        if (m_hasShelf && !m_entries.empty())
            showEntries();
    });
}

// Font sizes follow the page's, which follows the window. They are few: the first text of each size costs a millisecond
// at startup.
void StartPage::dress()
{
    const QFont large = scaled(font(), 2.6, QFont::DemiBold);
    m_title->setFont(large);
    // A heavier weight would need a font of its own of several megabytes; this one is needed for the names of the
    // languages as well.
    m_ideographs->setFont(scaled(font(), 2.6, QFont::Normal));
    // Two ideographs, each as wide as the font is high, and a blank.
    const int em = QFontInfo(large).pixelSize();
    m_ideographs->setFixedWidth(2 * em + em / 3);
    QPalette muted = palette();
    muted.setColor(QPalette::WindowText, theme().mutedText);
    m_subtitle->setPalette(muted);
}

void StartPage::setUnfinished(int count)
{
    showUnfinished(count);
    arrange();
}

void StartPage::showUnfinished(int count)
{
    m_unfinished = count;
    m_continue->setVisible(count > 0);
    m_continue->setDefault(count > 0);
    m_again->setVisible(m_hasAgain && count == 0);
    m_newGame->setDefault(count == 0);
    setFocusProxy(count > 0 ? m_continue : m_newGame);
    retranslate();
}

void StartPage::setAgain(const std::optional<QString> &terms)
{
    m_hasAgain = terms.has_value();
    m_again->setWords(tr("Same as last time"), terms.value_or(QString()));
    m_again->setVisible(m_hasAgain && m_unfinished == 0);
    arrange();
}

void StartPage::setDue(int count)
{
    if (count == m_due)
        return;
    m_due = count;
    m_daily->setVisible(count > 0);
    writeDue();
    arrange();
}

void StartPage::writeDue()
{
    //: Button: tasks that come again after days; %n of them today.
    m_daily->setText(tr("Daily practice: %n due", nullptr, m_due));
}

void StartPage::expectEntries()
{
    m_hasShelf = true;
    arrange();
}

void StartPage::setEntries(const std::vector<StartEntry> &entries)
{
    if (entries == m_entries && m_hasShelf == !entries.empty())
        return;
    m_entries = entries;
    m_hasShelf = !entries.empty();
    showEntries();
    arrange();
}

bool StartPage::showsLostDraft() const
{
    return std::any_of(m_entries.begin(), m_entries.end(),
        [](const StartEntry &entry) { return entry.kind == StartEntry::Kind::Typed && !QFile::exists(entry.path); });
}

void StartPage::showEntries()
{
    m_cards.clear();
    auto *page = new QWidget;
    auto *column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 8, 0);
    column->setSpacing(10);
    column->addStretch(1);
    struct Shelf
    {
        QString title;
        QList<StartEntry::Kind> kinds;
    };
    const QList<Shelf> shelves {
        //: Heading over games that can be gone on with.
        { tr("Unfinished games"), { StartEntry::Kind::Unfinished, StartEntry::Kind::Waiting } },
        //: Heading over records that are being edited, and what was typed before the program stopped.
        { tr("Unsaved"), { StartEntry::Kind::Edited, StartEntry::Kind::Typed } },
        { tr("Recent games"), { StartEntry::Kind::Game } },
        { tr("Recent records"), { StartEntry::Kind::Record } },
    };
    for (const Shelf &shelf : shelves) {
        EvenGrid *grid = nullptr;
        for (const StartEntry &entry : m_entries) {
            if (!shelf.kinds.contains(entry.kind))
                continue;
            if (!grid) {
                auto *head = new QLabel(shelf.title);
                head->setProperty("head", true);
                // Set on each: with a style sheet, widgets in a scroll area do not inherit the page's font.
                head->setFont(scaled(font(), 1.1, QFont::DemiBold));
                column->addWidget(head);
                auto *holder = new QWidget;
                grid = new EvenGrid(22 * letterWidth(fontMetrics()) + 7 * fontMetrics().height());
                grid->setContentsMargins(0, 0, 0, 6);
                grid->setSpacing(12);
                holder->setLayout(grid);
                column->addWidget(holder);
            }
            auto *card = new StartCard(entry);
            card->setFont(font());
            card->installEventFilter(this);
            connect(card, &StartCard::clicked, this, [this, entry] { emit entryWanted(entry); });
            grid->addWidget(card);
            m_cards.append(card);
        }
    }
    column->addStretch(1);
    replaceContent(*m_shelf, page);
}

// Texts and buttons must be complete; the picture may be dropped.
int StartPage::leastHeight() const
{
    const int margins = m_layout->contentsMargins().top() + m_layout->contentsMargins().bottom();
    // The subtitle takes as many lines as it needs at this width.
    const int words = m_texts->layout()->minimumHeightForWidth(m_texts->width());
    const bool isUnder = m_hasShelf && m_layout->direction() == QBoxLayout::TopToBottom;
    const int shelf = isUnder ? m_layout->spacing() + LeastShelf : 0;
    return std::max(words, m_texts->minimumSizeHint().height()) + shelf + margins;
}

void StartPage::resizeEvent(QResizeEvent *event)
{
    Page::resizeEvent(event);
    arrange();
}

// Lays out the parts side by side; on an upright or small screen below each other, where the picture is dropped before
// a text or a button is cut.
void StartPage::arrange()
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
    for (QPushButton *button : { m_continue, m_newGame }) {
        // No language is cut on a narrow screen.
        constexpr int Padding = 48;
        const QFont liked = scaled(font(), 1.3, QFont::DemiBold);
        const int words = QFontMetrics(liked).horizontalAdvance(button->text()) + Padding;
        button->setFont(words <= widest ? liked : scaled(liked, std::max(0.7, qreal(widest) / words), QFont::DemiBold));
    }
    placeLanguages(widest);
    placeOthers(isUpright || height() >= 500 * scale);
    m_shelf->setMaximumWidth(isUpright ? QWIDGETSIZE_MAX : static_cast<int>(860 * scale));
    const int largest = static_cast<int>(560 * scale);
    const int left = height() - 32 - m_texts->sizeHint().height() - gap;
    constexpr int Smallest = 180;
    m_shelf->setVisible(m_hasShelf);
    m_board->setVisible(!m_hasShelf && (!isUpright || left >= Smallest));
    m_board->setMaximumWidth(isUpright ? QWIDGETSIZE_MAX : largest);
    m_board->setMaximumHeight(isUpright ? std::clamp(left, Smallest, largest) : largest);
}

QList<QWidget *> StartPage::stops() const
{
    QList<QWidget *> all { m_continue, m_newGame, m_again, m_daily, m_computer, m_clock, m_open, m_newRecord, m_verdict,
        m_lesson, m_tournament };
    for (StartCard *card : m_cards)
        all.append(card);
    all.removeIf([](const QWidget *stop) { return !stop->isVisible(); });
    return all;
}

void StartPage::goFrom(const QWidget *from, Qt::Key key)
{
    QWidget *next = nearestTowards(*this, stops(), *from, key);
    if (!next)
        return;
    next->setFocus(Qt::TabFocusReason);
    if (m_shelf->widget() && m_shelf->widget()->isAncestorOf(next))
        m_shelf->ensureWidgetVisible(next);
}

bool StartPage::eventFilter(QObject *watched, QEvent *event)
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

void StartPage::paintEvent(QPaintEvent *event)
{
    Page::paintEvent(event);
    if (!std::exchange(m_painted, true))
        QTimer::singleShot(0, this, &StartPage::writeTheRest);
}

// A low wide window has room for two rows: there the tool bar opens records, and the menu has the rest. An upright one
// scrolls.
void StartPage::placeOthers(bool all)
{
    for (QPushButton *button : { m_computer, m_clock, m_open, m_newRecord, m_verdict, m_lesson, m_tournament })
        m_others->removeWidget(button);
    for (QPushButton *button : { m_open, m_newRecord, m_verdict, m_tournament })
        button->setVisible(all);
    m_others->addWidget(m_computer, 0, 0, 1, 2);
    m_others->addWidget(m_clock, 1, 0);
    if (all) {
        m_others->addWidget(m_open, 1, 1);
        m_others->addWidget(m_newRecord, 2, 0);
        m_others->addWidget(m_verdict, 2, 1);
        m_others->addWidget(m_tournament, 3, 1);
    }
    m_others->addWidget(m_lesson, all ? 3 : 1, all ? 0 : 1);
}

// Places the languages in one row, or in as many rows of equal length as they need; the settings are at the end of the
// last.
void StartPage::placeLanguages(int widest)
{
    int row = m_settings->sizeHint().width();
    for (QToolButton *button : m_languages)
        row += button->sizeHint().width() + m_languageGrid->spacing();
    const auto count = static_cast<int>(m_languages.size());
    const int rows = (row + widest - 1) / std::max(widest, 1);
    const int columns = (count + rows - 1) / std::max(rows, 1);
    for (QToolButton *button : m_languages)
        m_languageGrid->removeWidget(button);
    m_languageGrid->removeWidget(m_settings);
    for (int i = 0; i < count; ++i)
        m_languageGrid->addWidget(m_languages[i], i / columns, i % columns, Qt::AlignLeft);
    for (int column = 0; column <= count; ++column)
        m_languageGrid->setColumnStretch(column, column == columns ? 1 : 0);
    m_languageGrid->addWidget(m_settings, (count - 1) / columns, columns, Qt::AlignRight);
}

void StartPage::writeTheRest()
{
    m_board->setGrained(true);
    m_board->setPicture(kagetsuPicture(Numbers::With));
    m_ideographs->setText(QStringLiteral("花月"));
    for (QToolButton *button : m_languages)
        button->setText(button->accessibleName());
    arrange();
}

void StartPage::retranslate()
{
    m_subtitle->setText(tr("Gomoku and renju for two at one board"));
    m_newGame->setText(tr("New game"));
    m_again->setWords(tr("Same as last time"), m_again->line());
    m_computer->setText(tr("Play against the computer"));
    //: Button: two clocks for a game with real stones.
    m_clock->setText(tr("Clock only"));
    m_open->setText(tr("Open record"));
    //: Button: an empty record, to be filled by hand.
    m_newRecord->setText(tr("New record"));
    //: Button: a page on which a position is put up and points asked about.
    m_verdict->setText(tr("Verdict desk"));
    //: Button: named cases of forbidden moves, and exercises.
    m_lesson->setText(tr("Lessons"));
    //: Button: entries, rounds and standings of an event.
    m_tournament->setText(tr("Tournaments"));
    writeDue();
    m_settings->setText(tr("Settings"));
    m_continue->setText(m_unfinished == 1 ? tr("Resume the unfinished game") : tr("Resume an unfinished game"));
    m_board->setAccessibleName(tr("A board with the pattern Kagetsu"));
}

} // namespace kagetsu::ui
