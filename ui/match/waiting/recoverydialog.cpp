// SPDX-License-Identifier: MIT
#include "ui/match/waiting/recoverydialog.h"

#include "base/file/platform.h"
#include "clock/facetext.h"
#include "match/host/diskthread.h"
#include "match/host/openjournal.h"
#include "text/common/foreigntext.h"
#include "text/common/moments.h"
#include "text/common/sentences.h"
#include "text/journal/journalfaults.h"
#include "text/match/doublegame.h"
#include "text/match/phase.h"
#include "text/match/setup.h"
#include "text/opening/openingterms.h"
#include "text/rules/rules.h"
#include "ui/controls/layout/fit.h"
#include "ui/controls/tablebutton.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QLocale>
#include <QScreen>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>
#include <cerrno>
#include <iterator>
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
        return RecoveryDialog::tr("no time limit");
    const clock::Duration left = reading.period.value_or(reading.main);
    const QString phase = text::phaseText(reading, match.clock().control(seat));
    const QString time = QString::fromStdString(clock::faceText(left));
    return phase.isEmpty() ? time : time + QStringLiteral(" · ") + phase;
}

// Sets the unreadable file of a waiting game aside. Returns a text that says where the fault is and where the file is
// now.
QString setAsideText(const catalogue::ProcedureFileFault &broken)
{
    const QString fault = broken.error == catalogue::ProcedureFileError::TooLarge
        //: %1: the name of a file. A game is waited for when it is set up and its players are not there yet.
        ? RecoveryDialog::tr("%1 is larger than 1 MB, so it cannot be a game in the waiting room.")
              .arg(text::foreignText(QFileInfo(broken.path).fileName()))
        : text::procedureFaultText(broken);
    const auto aside = journal::setAside(broken.path);
    if (!aside)
        return RecoveryDialog::tr("%1 The waiting game could not be recovered.").arg(fault);
    return RecoveryDialog::tr("%1 The waiting game could not be recovered; its file is kept as %2.")
        .arg(fault, text::foreignPath(*aside));
}

// Deletes the file of a waiting game, unless another program has it open.
std::optional<journal::JournalFault> callOff(const QString &path)
{
    if (file::isLocked(path))
        return journal::JournalFault { .code = journal::FaultCode::Locked, .path = path };
    if (QFile file(path); !file.remove())
        return journal::systemFault(EACCES, path);
    return std::nullopt;
}

} // namespace

QString lossText(const journal::UnfinishedJournal &unfinished)
{
    const journal::Recovery &recovery = unfinished.recovery;
    QStringList sentences;
    if (recovery.fault) {
        sentences << text::journalFaultText(*recovery.fault)
                  << RecoveryDialog::tr(
                         "The game can be resumed from the last good line, in a copy; the old file is kept.");
    }
    if (recovery.tornBytes > 0)
        sentences << RecoveryDialog::tr("The last entry is incomplete; an unconfirmed move is lost.");
    const clock::Duration lost = recovery.mostTimeLost();
    if (lost > clock::Duration { 0 })
        sentences << RecoveryDialog::tr("At most %1 of thinking time was not counted on the running clock.")
                         .arg(text::durationText(lost));
    if (sentences.isEmpty())
        sentences << RecoveryDialog::tr("Nothing is lost.");
    else if (!recovery.fault)
        sentences << RecoveryDialog::tr("Every confirmed move is kept.");
    return text::joinSentences(sentences);
}

ChosenGame RecoveryDialog::choose(const QString &journals, const QString &waiting,
    const std::vector<journal::JournalFault> &damaged, const QDateTime &wall, QWidget *parent)
{
    std::optional<journal::JournalFault> fault;
    Unfinished found;
    for (;;) {
        host::WaitingGames kept = host::waitingGames(waiting, journals);
        for (const catalogue::ProcedureFileFault &broken : kept.broken)
            found.told << setAsideText(broken);
        found.journals = journal::unfinishedJournals(journals);
        found.waiting = std::move(kept.games);
        found.damaged.clear();
        std::copy_if(damaged.begin(), damaged.end(), std::back_inserter(found.damaged),
            [](const journal::JournalFault &one) { return QFile::exists(one.path); });
        const bool offers = std::any_of(found.journals.journals.begin(), found.journals.journals.end(),
                                [](const auto &unfinished) { return !unfinished.isLocked; })
            || !found.waiting.empty();
        if (!offers && found.journals.unreadable.empty() && found.damaged.empty() && found.told.isEmpty() && !fault)
            return {};
        RecoveryDialog dialog(found, parent);
        if (fault)
            dialog.setFault(*fault);
        dialog.exec();
        fault.reset();
        found.told.clear();
        switch (dialog.answer()) {
        case Answer::Later: return {};
        case Answer::GoOn: return { dialog.path(), {} };
        case Answer::Wait:
            for (host::KeptGame &game : found.waiting) {
                if (game.path == dialog.path())
                    return { {}, std::move(game.game) };
            }
            return {};
        case Answer::EndWithoutResult:
            host::DiskThread().run([&] {
                if (const auto ended = host::endWithoutResult(dialog.path(), wall); !ended)
                    fault = ended.fault();
            });
            break;
        case Answer::CallOff: host::DiskThread().run([&] { fault = callOff(dialog.path()); }); break;
        }
    }
}

RecoveryDialog::RecoveryDialog(const Unfinished &found, QWidget *parent)
    : QDialog(parent)
{
    setWindowTitle(tr("Unfinished games"));
    auto *content = new QWidget;
    auto *cards = new QVBoxLayout(content);
    cards->setContentsMargins(14, 14, 14, 6);
    cards->setSpacing(12);
    m_fault = newLabel(QString(), "fault");
    m_fault->hide();
    cards->addWidget(m_fault);
    if (!found.journals.journals.empty() || !found.journals.unreadable.empty())
        cards->addWidget(newLabel(tr("These games had not ended when the program stopped."), "head"));
    for (const journal::UnfinishedJournal &unfinished : found.journals.journals)
        addGame(cards, unfinished);
    for (const journal::JournalFault &fault : found.journals.unreadable)
        addUnreadable(cards, text::journalFaultText(fault), fault.path);
    if (!found.damaged.empty())
        cards->addWidget(newLabel(tr("These games had ended, but their journals are damaged."), "head"));
    for (const journal::JournalFault &fault : found.damaged) {
        const QStringList sentences { text::journalFaultText(fault),
            tr("Nothing from this line on can be trusted. The game's own file, if it was saved, is not affected.") };
        addUnreadable(cards, text::joinSentences(sentences), fault.path);
    }
    if (!found.waiting.empty())
        cards->addWidget(newLabel(tr("These games have not begun."), "head"));
    for (const host::KeptGame &kept : found.waiting)
        addWaiting(cards, kept);
    for (const QString &told : found.told)
        newCard(cards)->layout()->addWidget(newLabel(told));
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
    const double factor = fitDialog(*this);
    const int width = qRound(540 * factor);
    resize(QSize(width, content->heightForWidth(width) + qRound(90 * factor)).boundedTo(room));
}

void RecoveryDialog::setFault(const journal::JournalFault &fault)
{
    m_fault->setText(text::journalFaultText(fault));
    m_fault->show();
}

TableButton *RecoveryDialog::addButton(const QString &text, const QString &spoken)
{
    auto *button = new TableButton(this);
    button->setText(text);
    button->setAccessibleName(spoken);
    return button;
}

void RecoveryDialog::addGame(QVBoxLayout *to, const journal::UnfinishedJournal &unfinished)
{
    const match::Match &match = unfinished.recovery.match;
    const text::Names names = text::namesOf(match.setup());
    QFrame *card = newCard(to);
    auto *layout = static_cast<QVBoxLayout *>(card->layout());
    const QString players = tr("%1 – %2").arg(names.a, names.b);
    layout->addWidget(newLabel(players, "head"));
    const QString day = text::shortMoment(unfinished.recovery.lastWall);
    const match::MatchSetup &setup = match.setup();
    //: %1 is the time control of a game beside a real board, %2 a date.
    const QString about = setup.onlyTime
        ? tr("%1; last entry %2").arg(text::gameTerms(setup), day)
        : (match.isOnPhysicalBoard()
                  ? tr("%1, %2; %n turns; last entry %3", nullptr, match.turnNumber() - 1)
                  : tr("%1, %2; %n moves; last entry %3", nullptr, static_cast<int>(match.moves().size())))
              .arg(text::ruleName(setup.rules.rule), text::procedureName(setup.opening), day);
    layout->addWidget(newLabel(about, "muted"));
    layout->addWidget(
        newLabel(tr("Clocks: %1 %2, %3 %4").arg(names.a, clockText(match, Seat::A), names.b, clockText(match, Seat::B)),
            "muted"));
    if (unfinished.isLocked) {
        layout->addWidget(newLabel(tr("Another program has this game open.")));
        return;
    }
    layout->addWidget(newLabel(lossText(unfinished)));
    TableButton *goOn = addButton(tr("Resume"), tr("Resume the game %1").arg(players));
    goOn->setObjectName(QStringLiteral("continue"));
    connect(goOn, &TableButton::clicked, this, [this, path = unfinished.path] { decide(Answer::GoOn, path); });
    if (match.setup().arbiter) { // the arbiter ends it at the desk
        layout->addWidget(goOn, 0, Qt::AlignLeft);
        return;
    }
    TableButton *end = addButton(tr("End without a result"), tr("End the game %1 without a result").arg(players));
    end->setObjectName(QStringLiteral("endWithoutResult"));
    //: Second press on the button that ends an unfinished game.
    addAnswers(layout, goOn, end, tr("Confirm end"), Answer::EndWithoutResult, unfinished.path);
}

void RecoveryDialog::addWaiting(QVBoxLayout *to, const host::KeptGame &kept)
{
    const match::MatchSetup &setup = kept.game.setup;
    const text::Names names = text::namesOf(setup);
    auto *layout = static_cast<QVBoxLayout *>(newCard(to)->layout());
    const QString players = tr("%1 – %2").arg(names.a, names.b);
    layout->addWidget(newLabel(players, "head"));
    layout->addWidget(newLabel(text::gameTerms(setup), "muted"));
    if (const QString game = text::gameOfTwoText(setup); !game.isEmpty())
        layout->addWidget(newLabel(game, "muted"));
    if (kept.game.scheduled) {
        const QDateTime begins = QDateTime::fromMSecsSinceEpoch(*kept.game.scheduled);
        //: A game that is waited for; %1 is a date with the time of day.
        layout->addWidget(newLabel(tr("Begins: %1").arg(text::shortMoment(begins)), "muted"));
    }
    TableButton *goOn = addButton(tr("Resume"), tr("Keep waiting for the game %1").arg(players));
    goOn->setObjectName(QStringLiteral("continueWaiting"));
    connect(goOn, &TableButton::clicked, this, [this, path = kept.path] { decide(Answer::Wait, path); });
    //: Button: a game that is waited for is not played after all.
    TableButton *end = addButton(tr("Cancel game"), tr("Cancel the game %1").arg(players));
    end->setObjectName(QStringLiteral("callOff"));
    //: Second press on the button that calls a game off.
    addAnswers(layout, goOn, end, tr("Confirm cancellation"), Answer::CallOff, kept.path);
}

void RecoveryDialog::addAnswers(
    QVBoxLayout *to, TableButton *goOn, TableButton *end, const QString &sure, Answer ends, const QString &path)
{
    // A game is ended for good only at the second press: the first may have been a slip.
    connect(end, &TableButton::clicked, this, [this, end, sure, ends, path] {
        if (std::exchange(m_sureOf, path) == path) {
            decide(ends, path);
            return;
        }
        end->setText(sure);
        end->setAccessibleName(sure);
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
    to->addLayout(row);
}

void RecoveryDialog::addUnreadable(QVBoxLayout *to, const QString &told, const QString &path)
{
    QFrame *card = newCard(to);
    auto *layout = static_cast<QVBoxLayout *>(card->layout());
    layout->addWidget(newLabel(told));
    TableButton *aside = addButton(tr("Do not ask again"), tr("Do not ask about this file again; it is kept"));
    aside->setObjectName(QStringLiteral("setAside"));
    connect(aside, &TableButton::clicked, this, [card, path] {
        bool isAside = false;
        host::DiskThread().run([&] { isAside = journal::setAside(path).hasValue(); });
        if (isAside)
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
