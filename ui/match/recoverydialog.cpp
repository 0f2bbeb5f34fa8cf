// SPDX-License-Identifier: MIT
#include "ui/match/recoverydialog.h"

#include "clock/facetext.h"
#include "ui/board/words.h"
#include "ui/look/sentences.h"
#include "ui/look/skin.h"
#include "ui/look/tablebutton.h"
#include "ui/match/openjournal.h"
#include "ui/match/words.h"

#include <QCoreApplication>
#include <QLabel>
#include <QLocale>
#include <QScreen>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace kagetsu::ui {

namespace {

QLabel *newLabel(const QString &text, const char *property = nullptr)
{
    auto *label = new QLabel(text);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    if (property)
        label->setProperty(property, true);
    return label;
}

QFrame *newCard(QVBoxLayout *to)
{
    auto *card = new QFrame;
    card->setProperty("card", true);
    auto *layout = new QVBoxLayout(card);
    layout->setContentsMargins(16, 12, 16, 14);
    layout->setSpacing(6);
    to->addWidget(card);
    return card;
}

QString clockText(const match::Match &match, Seat seat)
{
    const clock::Reading reading = match.clock().reading(seat, match.lastMoment());
    if (reading.untimed)
        return RecoveryDialog::tr("no limit of time");
    const clock::Duration left = reading.period.value_or(reading.main);
    return QString::fromStdString(clock::faceText(left, /*tenths=*/false));
}

} // namespace

QString lossText(const journal::UnfinishedJournal &unfinished)
{
    const journal::Recovery &recovery = unfinished.recovery;
    QStringList sentences;
    if (recovery.fault) {
        sentences << journalFaultText(*recovery.fault)
                  << RecoveryDialog::tr("The game can go on from the last good line, in a copy; the old file is kept.");
    }
    if (recovery.tornBytes > 0)
        sentences << RecoveryDialog::tr(
            "The last entry was not written completely; a move that was not confirmed is lost.");
    const clock::Duration lost = recovery.mostTimeLost();
    if (lost > clock::Duration { 0 })
        sentences << RecoveryDialog::tr("At most %1 of thinking time is missing on the running clock.")
                         .arg(durationText(lost));
    if (sentences.isEmpty())
        sentences << RecoveryDialog::tr("Nothing is lost.");
    else if (!recovery.fault)
        sentences << RecoveryDialog::tr("Every confirmed move is here.");
    return joinSentences(sentences);
}

int RecoveryDialog::countOffered(const QString &folder)
{
    const std::vector<journal::UnfinishedJournal> found = journal::unfinishedJournals(folder).journals;
    return static_cast<int>(
        std::count_if(found.begin(), found.end(), [](const auto &unfinished) { return !unfinished.isLocked; }));
}

QString RecoveryDialog::choose(const QString &folder, const QDateTime &wall, const Theme &theme, QWidget *parent)
{
    std::optional<journal::JournalFault> fault;
    for (;;) {
        journal::UnfinishedJournals found = journal::unfinishedJournals(folder);
        const bool offers = std::any_of(
            found.journals.begin(), found.journals.end(), [](const auto &unfinished) { return !unfinished.isLocked; });
        if (!offers && found.unreadable.empty() && !fault)
            return {};
        RecoveryDialog dialog(found, theme, parent);
        if (fault)
            dialog.setFault(*fault);
        dialog.exec();
        if (dialog.answer() != Answer::EndWithoutResult)
            return dialog.path();
        const auto ended = endWithoutResult(dialog.path(), wall);
        fault = ended ? std::nullopt : std::optional(ended.fault());
    }
}

RecoveryDialog::RecoveryDialog(const journal::UnfinishedJournals &found, const Theme &theme, QWidget *parent)
    : QDialog(parent)
    , m_theme(theme)
{
    setWindowTitle(tr("Unfinished games"));
    setPalette(theme.palette());
    setStyleSheet(styleSheetOf(theme));
    auto *content = new QWidget;
    auto *cards = new QVBoxLayout(content);
    cards->setContentsMargins(14, 14, 14, 6);
    cards->setSpacing(12);
    m_fault = newLabel(QString(), "fault");
    m_fault->hide();
    cards->addWidget(m_fault);
    cards->addWidget(newLabel(tr("These games had not ended when the program stopped."), "head"));
    for (const journal::UnfinishedJournal &unfinished : found.journals)
        addGame(cards, unfinished);
    for (const journal::JournalFault &fault : found.unreadable)
        addUnreadable(cards, fault);
    cards->addStretch();
    auto *scroll = new QScrollArea;
    scroll->setWidget(content);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);

    TableButton *later = addButton(tr("Later"), tr("Later: ask again at the next start"));
    later->setObjectName(QStringLiteral("later"));
    connect(later, &TableButton::clicked, this, &RecoveryDialog::reject);
    auto *bottom = new QHBoxLayout;
    bottom->setContentsMargins(14, 4, 14, 12);
    bottom->addStretch();
    bottom->addWidget(later);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(scroll, 1);
    layout->addLayout(bottom);
    (m_first ? m_first : later)->setFocus();
    setMinimumWidth(300);
    const QSize room = screen() ? screen()->availableSize() - QSize(0, 60) : QSize(600, 800);
    resize(QSize(540, content->heightForWidth(540) + 90).boundedTo(room));
}

void RecoveryDialog::setFault(const journal::JournalFault &fault)
{
    m_fault->setText(journalFaultText(fault));
    m_fault->show();
}

TableButton *RecoveryDialog::addButton(const QString &text, const QString &spoken)
{
    auto *button = new TableButton(this);
    button->setText(text);
    button->setAccessibleName(spoken);
    button->setTheme(m_theme);
    return button;
}

void RecoveryDialog::addGame(QVBoxLayout *to, const journal::UnfinishedJournal &unfinished)
{
    const match::Match &match = unfinished.recovery.match;
    const Names names = namesOf(match.setup());
    QFrame *card = newCard(to);
    auto *layout = static_cast<QVBoxLayout *>(card->layout());
    const QString players = tr("%1 – %2").arg(names.a, names.b);
    layout->addWidget(newLabel(players, "head"));
    const QString day = QLocale().toString(unfinished.recovery.lastWall, QLocale::ShortFormat);
    layout->addWidget(newLabel(tr("%1, %2; %n moves; last entry %3", nullptr, static_cast<int>(match.moves().size()))
                                   .arg(ruleName(match.setup().rules.rule), procedureName(match.setup().opening), day),
        "muted"));
    layout->addWidget(
        newLabel(tr("Clocks: %1 %2, %3 %4").arg(names.a, clockText(match, Seat::A), names.b, clockText(match, Seat::B)),
            "muted"));
    if (unfinished.isLocked) {
        layout->addWidget(newLabel(tr("Another program has this game open.")));
        return;
    }
    layout->addWidget(newLabel(lossText(unfinished)));
    TableButton *goOn = addButton(tr("Continue"), tr("Continue the game %1").arg(players));
    goOn->setObjectName(QStringLiteral("continue"));
    connect(goOn, &TableButton::clicked, this, [this, path = unfinished.path] { decide(Answer::GoOn, path); });
    TableButton *end = addButton(tr("End without result"), tr("End the game %1 without result").arg(players));
    end->setObjectName(QStringLiteral("endWithoutResult"));
    // A game ends for good only at the second press: the first may have been a slip.
    connect(end, &TableButton::clicked, this, [this, end, path = unfinished.path] {
        if (std::exchange(m_sureOf, path) == path) {
            decide(Answer::EndWithoutResult, path);
            return;
        }
        //: Second press on the button that ends an unfinished game.
        end->setText(tr("Really end it"));
        end->setAccessibleName(end->text());
        end->updateGeometry();
    });
    if (!m_first) {
        m_first = goOn;
        goOn->setWeight(TableButton::Weight::Main);
    }
    auto *row = new QHBoxLayout;
    row->setSpacing(8);
    row->addWidget(goOn);
    row->addWidget(end);
    row->addStretch();
    layout->addLayout(row);
}

void RecoveryDialog::addUnreadable(QVBoxLayout *to, const journal::JournalFault &fault)
{
    QFrame *card = newCard(to);
    auto *layout = static_cast<QVBoxLayout *>(card->layout());
    layout->addWidget(newLabel(journalFaultText(fault)));
    TableButton *aside = addButton(tr("Ask no more"), tr("Ask no more about this file; it is kept"));
    aside->setObjectName(QStringLiteral("setAside"));
    connect(aside, &TableButton::clicked, this, [card, path = fault.path] {
        if (journal::setAside(path))
            card->hide();
    });
    auto *row = new QHBoxLayout;
    row->addWidget(aside);
    row->addStretch();
    layout->addLayout(row);
}

void RecoveryDialog::decide(Answer answer, const QString &path)
{
    m_answer = answer;
    m_path = path;
    accept();
}

} // namespace kagetsu::ui
