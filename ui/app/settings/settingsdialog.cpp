// SPDX-License-Identifier: MIT
#include "ui/app/settings/settingsdialog.h"

#include "text/match/announcement.h"
#include "ui/app/language.h"
#include "ui/app/settings/pinquestion.h"
#include "ui/app/settings/settingsrow.h"
#include "ui/app/signingkey.h"
#include "ui/board/inforce.h"
#include "ui/board/painting/boardpainter.h"
#include "ui/controls/layout/fit.h"
#include "ui/controls/layout/outgoing.h"
#include "ui/match/newgame/words.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QStandardPaths>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

namespace kagetsu::ui {

namespace {

// Returns a picture of a board's corner with two stones in these colours, in sizes for a laptop and for the largest
// screen.
QIcon boardIcon(const Theme &theme, qreal ratio, const QColor &around = Qt::transparent)
{
    QIcon icon;
    for (const QSize size : { QSize(84, 56), QSize(218, 146) }) {
        QPixmap pixmap(size * ratio);
        pixmap.setDevicePixelRatio(ratio);
        pixmap.fill(around);
        QPainter painter(&pixmap);
        BoardPicture picture(BoardFrame { .columns = 4, .rows = 3, .coordinates = CoordinateSides::None });
        picture.place({ 1, 1 }, rules::Side::Black);
        picture.place({ 2, 1 }, rules::Side::White);
        paintBoard(painter, QRectF(QPointF(0, 0), size).adjusted(2, 2, -2, -2), picture, theme);
        painter.end();
        // The colour of a selection belongs to the button, not to the picture.
        for (const QIcon::Mode mode : { QIcon::Normal, QIcon::Active, QIcon::Selected })
            icon.addPixmap(pixmap, mode);
    }
    return icon;
}

} // namespace

SettingsDialog::SettingsDialog(const Settings &settings, bool canSpeak, QWidget *parent)
    : QDialog(parent)
    , m_settings(settings)
    , m_canSpeak(canSpeak)
    , m_search(new QLineEdit(this))
    , m_done(new QPushButton(this))
    , m_area(new QScrollArea(this))
{
    setObjectName(QStringLiteral("settingsPage"));
    m_search->setObjectName(QStringLiteral("settingsSearch"));
    m_search->setClearButtonEnabled(true);
    m_search->installEventFilter(this);
    m_done->setObjectName(QStringLiteral("settingsDone"));
    m_done->setProperty("tall", true);
    m_done->setAutoDefault(false);
    m_area->setWidgetResizable(true);
    m_area->setFrameShape(QFrame::NoFrame);
    m_area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(16, 16, 16, 16);
    column->setSpacing(12);
    auto *top = new QHBoxLayout;
    top->setSpacing(12);
    top->addWidget(m_search, 1);
    top->addWidget(m_done);
    column->addLayout(top);
    column->addWidget(m_area, 1);

    connect(m_search, &QLineEdit::textChanged, this, &SettingsDialog::filter);
    connect(m_done, &QPushButton::clicked, this, &QDialog::accept);
    build();
    onChange(*this, QEvent::LanguageChange, [this] { QTimer::singleShot(0, this, &SettingsDialog::build); });
    const QSize room = parent ? parent->window()->size() : QSize(720, 780);
    const double factor = fitDialog(*this);
    resize(std::min(qRound(780 * factor), room.width() - 16), std::min(qRound(820 * factor), room.height() - 24));
    m_search->setFocus();
}

template <class Value>
void SettingsDialog::put(Value Settings::*what, Value value)
{
    if (m_settings.*what == value)
        return;
    const Theme before = m_settings.colours();
    m_settings.*what = std::move(value);
    emit changed(m_settings);
    // The pictures show the new colours as well; later, because the pressed button is among those rebuilt.
    if (m_settings.colours() != before)
        QTimer::singleShot(0, this, &SettingsDialog::build);
}

void SettingsDialog::build()
{
    const int scrolled = m_area->verticalScrollBar()->value();
    const QString focused = focusWidget() ? focusWidget()->objectName() : QString();
    m_sections.clear();
    auto *page = new QWidget;
    m_column = new QVBoxLayout(page);
    m_column->setContentsMargins(0, 0, 6, 0);
    m_column->setSpacing(8);
    setWindowTitle(tr("Settings"));
    m_area->setAccessibleName(windowTitle());
    m_search->setPlaceholderText(tr("Search settings"));
    m_search->setAccessibleName(tr("Search settings"));
    m_done->setText(tr("Done"));
    m_nothing = new QLabel(tr("No matching setting."), page);
    m_nothing->setObjectName(QStringLiteral("settingsNothing"));
    m_nothing->setAlignment(Qt::AlignCenter);
    m_nothing->setProperty("muted", true);
    m_nothing->setMinimumHeight(120);
    m_column->addWidget(m_nothing);
    addAppearance();
    addBoards();
    addClocks();
    addSound();
    addPlay();
    addRecords();
    addArbiter();
    addJournals();
    m_column->addStretch(1);
    replaceContent(*m_area, page);
    fitDialog(*this);
    filter();
    m_area->verticalScrollBar()->setValue(scrolled);
    if (auto *again = focused.isEmpty() ? nullptr : page->findChild<QWidget *>(focused))
        again->setFocus();
}

void SettingsDialog::addAppearance()
{
    begin(tr("Appearance"));
    const qreal ratio = devicePixelRatioF();
    const auto colours = [&](const QString &text, Theme::Kind kind) {
        return SettingsRow::Option { text, static_cast<int>(kind),
            boardIcon(Theme::of(kind, m_settings.board), ratio, Theme::of(kind).window) };
    };
    add(SettingsRow::choice({ "theme", tr("Colours"), {} },
        { colours(tr("Light"), Theme::Kind::Light), colours(tr("Dark"), Theme::Kind::Dark),
            colours(tr("High contrast, light"), Theme::Kind::HighContrastLight),
            colours(tr("High contrast, dark"), Theme::Kind::HighContrast) },
        static_cast<int>(m_settings.theme),
        [this](int kind) { put(&Settings::theme, static_cast<Theme::Kind>(kind)); }));
    QList<SettingsRow::Option> languages;
    int chosen = 0;
    for (const Language &language : shippedLanguages()) {
        if (language.code == m_settings.language)
            chosen = static_cast<int>(languages.size());
        languages.append({ language.name, static_cast<int>(languages.size()) });
    }
    add(SettingsRow::choice({ "language", tr("Language"), {} }, languages, chosen, [this](int index) {
        put(&Settings::language, QString(shippedLanguages()[static_cast<std::size_t>(index)].code));
    }));
    QList<SettingsRow::Option> sizes;
    for (const int size : TextSizes)
        //: A size, as a share of the usual one.
        sizes.append({ tr("%1%").arg(size), size });
    add(SettingsRow::choice(
        { "textSize", tr("Text size"),
            //: Keyboard shortcuts.
            tr("Larger: %1. Smaller: %2. Normal: %3.")
                .arg(QStringLiteral("Ctrl++"), QStringLiteral("Ctrl+−"), QStringLiteral("Ctrl+0")) },
        sizes, m_settings.textSize, [this](int size) { put(&Settings::textSize, size); }));
    add(SettingsRow::toggle(
        { "motion", tr("Motion"),
            tr("After a colour swap, names and clocks visibly change places. When off, nothing on the screen moves.") },
        m_settings.motion, [this](bool on) { put(&Settings::motion, on); }));
}

void SettingsDialog::addBoards()
{
    begin(tr("Board and stones"));
    const qreal ratio = devicePixelRatioF();
    // A high-contrast board has no wood; the choices made here are then visible with the other themes.
    const bool byNight = m_settings.theme == Theme::Kind::Dark;
    const auto look = [&](BoardLook board) {
        return boardIcon(Theme::of(byNight ? Theme::Kind::Dark : Theme::Kind::Light, board), ratio);
    };
    const bool isFlat = Theme::of(m_settings.theme).flat;
    const QString elsewhere = isFlat ? tr("High contrast uses its own board.") : QString();
    const auto withWood = [&](Wood wood) { return look({ wood, m_settings.board.stones, {} }); };
    const auto withStones = [&](StoneKind stones) { return look({ m_settings.board.wood, stones, {} }); };
    const auto putBoard = [this](auto BoardLook::*what, auto value) {
        BoardLook board = m_settings.board;
        board.*what = value;
        put(&Settings::board, board);
    };
    add(SettingsRow::choice(
        //: Kinds of wood boards are made of: Torreya nucifera, Cercidiphyllum japonicum, Juglans.
        { "wood", tr("Wood"), elsewhere },
        { { tr("Kaya"), static_cast<int>(Wood::Kaya), withWood(Wood::Kaya) },
            { tr("Katsura"), static_cast<int>(Wood::Katsura), withWood(Wood::Katsura) },
            { tr("Walnut"), static_cast<int>(Wood::Walnut), withWood(Wood::Walnut) } },
        static_cast<int>(m_settings.board.wood),
        [putBoard](int wood) { putBoard(&BoardLook::wood, static_cast<Wood>(wood)); }));
    add(SettingsRow::choice({ "stones", tr("Stones"), elsewhere },
        { { tr("Slate and shell"), static_cast<int>(StoneKind::SlateAndShell), withStones(StoneKind::SlateAndShell) },
            //: Stones drawn as in a printed diagram.
            { tr("Printed diagram"), static_cast<int>(StoneKind::Print), withStones(StoneKind::Print) } },
        static_cast<int>(m_settings.board.stones),
        [putBoard](int stones) { putBoard(&BoardLook::stones, static_cast<StoneKind>(stones)); }));
    add(SettingsRow::choice({ "coordinates", tr("Coordinates"), tr("Letters and numbers at the edge of the board.") },
        { { tr("Standard"), static_cast<int>(CoordinatePlaces::Usual) },
            { tr("On all sides"), static_cast<int>(CoordinatePlaces::AllSides) },
            { tr("None"), static_cast<int>(CoordinatePlaces::Nowhere) } },
        static_cast<int>(m_settings.board.coordinates),
        [putBoard](int places) { putBoard(&BoardLook::coordinates, static_cast<CoordinatePlaces>(places)); }));
    const auto shown = [this](const SettingsRow::Text &text, bool Shown::*what) {
        add(SettingsRow::toggle(text, m_settings.shown.*what, [this, what](bool on) {
            Shown next = m_settings.shown;
            next.*what = on;
            put(&Settings::shown, next);
        }));
    };
    shown({ "showNumbers", tr("Move numbers"), tr("On every stone.") }, &Shown::numbers);
    shown({ "showSigns", tr("Forbidden points"), tr("Marked where the game allows it.") }, &Shown::signs);
    shown({ "showSeeming", tr("False forbidden points"),
              tr("Marks points that look forbidden but are not, where the game allows it.") },
        &Shown::seemingSigns);
    shown({ "showNext", tr("Next moves in a record"), tr("Rings on the points where a record continues.") },
        &Shown::nextMoves);
    shown({ "showEvaluation", tr("Who is better"), tr("A bar beside the board in games against the computer.") },
        &Shown::evaluation);
    add(SettingsRow::toggle({ "tellsWins", tr("Wins by fours in a record"),
                                tr("One line that says which side wins by fours in the position shown.") },
        m_settings.tellsWins, [this](bool on) { put(&Settings::tellsWins, on); }));
}

void SettingsDialog::addClocks()
{
    begin(tr("Clocks"));
    const auto putShown = [this](auto Shown::*what, auto value) {
        Shown next = m_settings.shown;
        next.*what = value;
        put(&Settings::shown, next);
    };
    add(SettingsRow::choice({ "tenths", tr("Tenths of a second"), tr("Near the end of a player's time.") },
        { { tr("Never"), static_cast<int>(Tenths::Never) },
            //: Tenths of a second are shown in them.
            { tr("Last 10 seconds"), static_cast<int>(Tenths::LastTen) },
            //: Tenths of a second are shown in them.
            { tr("Last 20 seconds"), static_cast<int>(Tenths::LastTwenty) } },
        static_cast<int>(m_settings.shown.tenths),
        [putShown](int tenths) { putShown(&Shown::tenths, static_cast<Tenths>(tenths)); }));
    add(SettingsRow::toggle(
        { "counters", tr("Move counters"), tr("Counts each player's moves on the clock beside a physical board.") },
        m_settings.shown.counters, [putShown](bool on) { putShown(&Shown::counters, on); }));
}

void SettingsDialog::addSound()
{
    begin(tr("Sound"));
    add(SettingsRow::amount({ "volume", tr("Stone sounds"), tr("Also a quiet sound at the end of a game.") },
        //: No sound at all.
        tr("Off"), m_settings.volume, [this](int volume) { put(&Settings::volume, volume); }));
    QStringList plans { tr("Automatic, by time control") };
    QStringList ids { QString() };
    for (const clock::AnnouncementPlan &plan : clock::announcementPlans()) {
        plans += text::planText(plan.id);
        ids += QString::fromLatin1(plan.id.data());
    }
    const auto putAnnouncing = [this](auto host::Announcing::*what, auto value) {
        host::Announcing next = m_settings.announcing;
        next.*what = value;
        put(&Settings::announcing, next);
    };
    add(SettingsRow::list({ "announcements", tr("Clock announcements"), {} }, plans,
        std::max(0, static_cast<int>(ids.indexOf(m_settings.announcing.plan))),
        [putAnnouncing, ids](int index) { putAnnouncing(&host::Announcing::plan, ids.value(index)); }));
    const auto means = [&](const SettingsRow::Text &text, bool host::Announcing::*which) {
        add(SettingsRow::toggle(
            text, m_settings.announcing.*which, [putAnnouncing, which](bool on) { putAnnouncing(which, on); }));
    };
    if (m_canSpeak) {
        means({ "readMoves", tr("Read moves aloud"),
                  tr("Also whose turn it is, offers, claims and results, answers in a lesson, and each move as you "
                     "step through a record.") },
            &host::Announcing::moves);
        means({ "announceVoice", tr("Read announcements aloud"), {} }, &host::Announcing::voice);
        m_voiceRow = m_sections.last().rows.last();
        setVoiceState(m_voiceState);
    }
    means({ "announceTone", tr("Announce with a tone"), {} }, &host::Announcing::tone);
    means({ "announceFlash", tr("Announce by flashing the clock"), {} }, &host::Announcing::flash);
}

void SettingsDialog::setVoiceState(VoiceState state)
{
    m_voiceState = state;
    if (!m_voiceRow)
        return;
    switch (state) {
    case VoiceState::Silent: m_voiceRow->setHint(tr("The voice does not answer.")); break;
    case VoiceState::NoneForLanguage:
        m_voiceRow->setHint(tr("No voice for this language is installed on the computer."));
        break;
    case VoiceState::Unknown:
    case VoiceState::Speaks: m_voiceRow->setHint({}); break;
    }
}

void SettingsDialog::addPlay()
{
    begin(tr("Play"));
    QList<SettingsRow::Option> guards;
    for (const Guard guard : { Guard::OneTap, Guard::TapTwice, Guard::PlaceThenClock })
        guards.append({ wordsOf(guard).name, static_cast<int>(guard) });
    add(SettingsRow::choice({ "guard", tr("Guard against misplaced stones"), {} }, guards,
        static_cast<int>(m_settings.guard), [this](int guard) { put(&Settings::guard, static_cast<Guard>(guard)); }));
    add(SettingsRow::button({ "engines", tr("Engines"), tr("Programs that play against you and analyse positions.") },
        tr("Manage…"), [this] { emit enginesWanted(); }));
}

void SettingsDialog::addRecords()
{
    begin(tr("Records"));
    QList<SettingsRow::Option> sets;
    for (const KeySet set : AllKeySets)
        sets.append({ nameOf(set), static_cast<int>(set) });
    add(SettingsRow::choice(
        { "recordKeys", tr("Keyboard shortcuts for records"), tr("Use those of the program you are used to.") }, sets,
        static_cast<int>(m_settings.studyKeys),
        [this](int set) { put(&Settings::studyKeys, static_cast<KeySet>(set)); }));
}

void SettingsDialog::addArbiter()
{
    begin(tr("Arbiter"));
    const auto row = [this](const char *name, const QString &title, const QString &hint, QString Settings::*pin) {
        const bool isSet = !(m_settings.*pin).isEmpty();
        add(SettingsRow::button({ name, title, hint }, isSet ? tr("Change…") : tr("Set…"), [this, title, pin] {
            const std::optional<QString> kept = askPin(title, m_settings.*pin, m_settings.chiefPin, this);
            if (!kept)
                return;
            put(pin, *kept);
            QTimer::singleShot(0, this, &SettingsDialog::build);
        }));
    };
    row("deskPin", tr("PIN for the arbiter's desk"),
        m_settings.deskPin.isEmpty() ? tr("Not set: anyone who holds down the button can open the desk.")
                                     : tr("Asked for when the desk is opened, but at most once every ten minutes."),
        &Settings::deskPin);
    row("chiefPin", tr("PIN of the chief arbiter"),
        m_settings.chiefPin.isEmpty()
            ? tr("Not set: a result confirmed by both players and the arbiter is final.")
            : tr("Reopens a game whose result everyone has confirmed. It also opens the desk."),
        &Settings::chiefPin);
}

void SettingsDialog::addJournals()
{
    begin(tr("Journals"));
    add(SettingsRow::button(
        { "signingKey", tr("Arbiter's signing key"), signingKeyText(m_settings.signingKey) }, tr("Change…"), [this] {
            const QString folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
            const std::optional<QString> key = askSigningKey(m_settings.signingKey, folder, this);
            if (!key)
                return;
            put(&Settings::signingKey, *key);
            QTimer::singleShot(0, this, &SettingsDialog::build);
        }));
}

void SettingsDialog::begin(const QString &title)
{
    auto *head = new QLabel(title);
    head->setProperty("head", true);
    head->setContentsMargins(4, m_sections.isEmpty() ? 0 : 10, 0, 0);
    auto *holder = new QWidget;
    auto *around = new QVBoxLayout(holder);
    around->setContentsMargins(0, 0, 0, 0);
    around->setSpacing(8);
    around->addWidget(head);
    auto *card = new QFrame;
    card->setProperty("card", true);
    auto *column = new QVBoxLayout(card);
    column->setContentsMargins(0, 4, 0, 4);
    column->setSpacing(0);
    around->addWidget(card);
    m_column->addWidget(holder);
    m_sections.append({ holder, title, {}, {} });
}

void SettingsDialog::add(SettingsRow *row)
{
    Section &section = m_sections.last();
    QLayout *column = section.card->layout()->itemAt(1)->widget()->layout();
    auto *line = new QFrame;
    line->setProperty("line", true);
    line->setFixedHeight(1);
    column->addWidget(line);
    section.lines.append(line);
    column->addWidget(row);
    section.rows.append(row);
}

void SettingsDialog::filter()
{
    const QStringList words = m_search->text().split(QLatin1Char(' '), Qt::SkipEmptyParts);
    bool any = false;
    for (const Section &section : m_sections) {
        // The name of a section finds the whole section.
        const bool whole =
            !words.isEmpty() && section.title.contains(words.join(QLatin1Char(' ')), Qt::CaseInsensitive);
        bool isFirst = true;
        for (qsizetype i = 0; i < section.rows.size(); ++i) {
            const bool shown = whole || section.rows[i]->matches(words);
            section.rows[i]->setVisible(shown);
            section.lines[i]->setVisible(shown && !isFirst);
            isFirst = isFirst && !shown;
        }
        section.card->setVisible(!isFirst);
        any = any || !isFirst;
    }
    m_nothing->setVisible(!any);
    m_area->verticalScrollBar()->setValue(0);
}

QStringList SettingsDialog::names() const
{
    QStringList names;
    for (const Section &section : m_sections) {
        for (const SettingsRow *row : section.rows)
            names += row->title();
    }
    return names;
}

void SettingsDialog::search(const QString &text)
{
    m_search->setText(text);
}

QList<SettingsRow *> SettingsDialog::shownRows() const
{
    QList<SettingsRow *> rows;
    for (const Section &section : m_sections) {
        for (SettingsRow *row : section.rows) {
            if (!row->isHidden())
                rows.append(row);
        }
    }
    return rows;
}

bool SettingsDialog::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_search && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        const QList<SettingsRow *> rows = shownRows();
        if ((key == Qt::Key_Down || key == Qt::Key_Return || key == Qt::Key_Enter) && !rows.isEmpty()) {
            rows.first()->control()->setFocus(Qt::TabFocusReason);
            m_area->ensureWidgetVisible(rows.first());
            return true;
        }
        if (key == Qt::Key_Escape && !m_search->text().isEmpty()) {
            m_search->clear();
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

void SettingsDialog::keyPressEvent(QKeyEvent *event)
{
    if (event->matches(QKeySequence::Find)) {
        m_search->setFocus();
        m_search->selectAll();
        return;
    }
    QDialog::keyPressEvent(event);
}

} // namespace kagetsu::ui
