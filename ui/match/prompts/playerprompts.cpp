// SPDX-License-Identifier: MIT
#include "ui/match/prompts/playerprompts.h"

#include "match/model/foulclaims.h"
#include "match/model/takeback.h"
#include "text/common/sentences.h"
#include "text/journal/journalfaults.h"
#include "text/match/happened.h"
#include "text/match/refusal.h"
#include "text/match/setup.h"
#include "text/opening/guide.h"
#include "text/record/result.h"
#include "text/rules/rules.h"
#include "ui/board/announce.h"
#include "ui/controls/layout/redraw.h"

#include <algorithm>
#include <utility>

namespace kagetsu::ui {

using match::Phase;

namespace {

const QString DrawId = QStringLiteral("draw");
const QString TakeBackId = QStringLiteral("takeBack");
const QString SaidId = QStringLiteral("said");
const QString AwaitedId = QStringLiteral("awaited");
const QString EndedId = QStringLiteral("ended");

// Words a refusal with what the match knows in addition: what is due instead, and from when on it is allowed.
QString refusalIn(const match::Match &match, const match::Refusal &refusal)
{
    using Code = opening::RefusalCode;
    const bool early =
        refusal.opening && (refusal.opening->code == Code::WrongSeat || refusal.opening->code == Code::WrongKind);
    if (match.phase() == Phase::Opening && early) {
        //: Why something cannot be done: %1 is a whole sentence that says who must do what first.
        return PlayerPrompts::tr("Not yet: %1").arg(text::taskText(match.opening(), text::namesOf(match.setup())));
    }
    if (refusal.code == match::RefusalCode::PassNotAllowed) {
        if (const std::optional<int> from = match::passFrom(match.setup()))
            return PlayerPrompts::tr("In this game you can pass from move %1 on.").arg(*from);
    }
    return text::refusalText(refusal);
}

// Says what could not be saved, following the reason.
QString pendingText(const match::Events &pending)
{
    const auto is = [&pending](auto kind) {
        return std::any_of(
            pending.begin(), pending.end(), [kind](const match::Event &event) { return kind(event.what); });
    };
    if (is([](const match::Happening &what) {
            return std::holds_alternative<match::Acted>(what) || std::holds_alternative<match::Passed>(what);
        }))
        return PlayerPrompts::tr("The move is not saved yet, and the clocks are stopped.");
    if (is([](const match::Happening &what) { return !match::isRoutine(what); }))
        return PlayerPrompts::tr("The last action is not saved yet, and the clocks are stopped.");
    return PlayerPrompts::tr("Everything so far is saved, and the clocks are stopped.");
}

} // namespace

PlayerPrompts::PlayerPrompts(host::MatchHost *host, Redraw *redraw, QObject *parent)
    : QObject(parent)
    , m_host(host)
    , m_redraw(redraw)
{
    connect(host, &host::MatchHost::happened, this, &PlayerPrompts::hear);
    connect(host, &host::MatchHost::matchChanged, this, [this] {
        m_said = {};
        m_question = {};
    });
    connect(host, &host::MatchHost::saveFailed, this, [this](const QString &path, const QString &reason) {
        const QString fault = tr("The game could not be saved as %1: %2").arg(path, reason);
        say(Seat::A, fault, Notice::Tone::Error);
        announce(fault);
        m_redraw->due();
    });
}

bool PlayerPrompts::give(const match::Command &command)
{
    const Redraw::Event event(*m_redraw);
    const auto done = m_host->execute(command);
    if (const auto *refusal = done ? nullptr : std::get_if<match::Refusal>(&done.fault()))
        tell(*refusal);
    return done.hasValue();
}

bool PlayerPrompts::give(Seat seat, const match::Command &command)
{
    m_lastSpeaker = seat;
    return give(command);
}

void PlayerPrompts::tell(const match::Refusal &refusal)
{
    const QString why = refusalIn(match(), refusal);
    say(m_lastSpeaker, why, Notice::Tone::Warning);
    announce(why);
    // Equal as figures, but not on the board: where the rule is read that way, an arbiter may allow it
    // (opening.md#board-and-shape).
    m_said[m_lastSpeaker]->overrulable =
        refusal.opening && refusal.opening->equivalence && !refusal.opening->equivalence->onBoard();
    m_redraw->due();
}

// Any change of the question removes what was said before; cancelling shows again what is due.
void PlayerPrompts::setQuestion(Question question)
{
    m_question = question;
    if (question.what != Ask::Nothing)
        m_lastSpeaker = question.seat;
    forgetRemark(m_lastSpeaker);
    m_redraw->due();
}

void PlayerPrompts::forgetRemark(Seat seat)
{
    if (m_said[seat] && m_said[seat]->tone != Notice::Tone::Error)
        m_said[seat].reset();
}

std::function<void()> PlayerPrompts::doing(match::Command command)
{
    return [this, command] {
        const Redraw::Event event(*m_redraw);
        m_redraw->due();
        m_question = {};
        give(command);
    };
}

std::function<void()> PlayerPrompts::asking(Question question)
{
    return [this, question] { setQuestion(question); };
}

void PlayerPrompts::advise(Seat seat, const QString &text)
{
    say(seat, text);
    announce(text, Told::Asked);
    m_redraw->due();
}

void PlayerPrompts::say(Seat seat, const QString &text, Notice::Tone tone)
{
    m_said[seat] = Said { text, tone, false };
}

// Tells the players about these events where needed; earlier messages are removed.
void PlayerPrompts::hear(const match::Events &events)
{
    // Neither a stall nor a change of the wall clock concerns the players.
    const bool isQuiet = std::all_of(events.begin(), events.end(), [](const match::Event &event) {
        return match::isRoutine(event.what) || std::holds_alternative<match::Stalled>(event.what)
            || std::holds_alternative<match::WallChanged>(event.what)
            || std::holds_alternative<match::PlacesChanged>(event.what);
    });
    if (isQuiet)
        return;
    m_said = {};
    QString both;
    for (const match::Event &event : events) {
        const QString text = text::happenedText(event.what, match());
        // An answer is told to the player who waits for it.
        if (const auto *declined = std::get_if<match::DrawDeclined>(&event.what))
            say(otherSeat(declined->seat), text);
        else if (const auto *withdrawn = std::get_if<match::DrawWithdrawn>(&event.what))
            say(otherSeat(withdrawn->seat), text);
        else if (const auto *kept = std::get_if<match::TakeBackDeclined>(&event.what))
            say(otherSeat(kept->seat), text);
        else
            both = text::joinSentences(both, text);
        if (std::holds_alternative<match::Acted>(event.what) || std::holds_alternative<match::Ended>(event.what)
            || std::holds_alternative<match::Flagged>(event.what)
            || std::holds_alternative<match::TakenBack>(event.what)
            || std::holds_alternative<match::SteppedBack>(event.what)
            || std::holds_alternative<match::ClaimRaised>(event.what)
            || std::holds_alternative<match::ClaimWithdrawn>(event.what)
            || std::holds_alternative<match::Intervened>(event.what))
            m_question = {}; // it concerned a position that no longer exists
    }
    if (!both.isEmpty()) {
        for (const Seat seat : BothSeats)
            say(seat, both, Notice::Tone::Warning);
    }
}

bool PlayerPrompts::mayClaim(Seat seat, Claim claim) const
{
    if (!isPerson(seat))
        return false;
    switch (claim) {
    case Claim::Five:
        return match().setup().fivePolicy == match::FivePolicy::Declare
            && (match().phase() == Phase::Playing || match().phase() == Phase::Flagged) && !match().isPaused()
            && !m_host->stalledBy();
    case Claim::Foul:
        // Only rules and deadlines decide: the button must not become enabled because a stone is forbidden.
        return match().phase() == Phase::Playing && !match().isPaused() && !m_host->stalledBy()
            && match().setup().foulPolicy == match::FoulPolicy::Claim && !claimable(match(), seat).empty();
    case Claim::Time: return match().isFlagged(otherSeat(seat)) && m_host->wouldAccept(match::ClaimTime { seat });
    case Claim::Hint:
        return isOffered(claim) && match().phase() == Phase::Playing && match().toAct() == seat && !match().isPaused()
            && !m_host->stalledBy();
    case Claim::Draw: return match().phase() == Phase::Playing && m_host->wouldAccept(match::OfferDraw { seat });
    case Claim::TakeBack:
        return m_host->wouldAccept(match::UndoAct { seat }) || m_host->wouldAccept(match::AskTakeBack { seat });
    case Claim::Resign:
        return m_host->hasMatch() && !match().isOver() && match().awaited() != seat && !m_host->stalledBy();
    case Claim::Arbiter: return m_host->wouldAccept(match::CallArbiter { seat });
    }
    return false;
}

bool PlayerPrompts::isOffered(Claim claim) const
{
    const match::MatchSetup &setup = match().setup();
    switch (claim) {
    case Claim::Five: return setup.fivePolicy == match::FivePolicy::Declare;
    case Claim::Foul:
        return setup.foulPolicy == match::FoulPolicy::Claim
            && (setup.rules.fouls(rules::Side::Black).any() || setup.rules.fouls(rules::Side::White).any());
    case Claim::Time:
        // Otherwise a fallen flag shows a notice with its own button.
        return setup.flagPolicy == match::FlagPolicy::Claim;
    case Claim::Hint:
        // Never between people, who may also have taken over for an engine.
        return m_computers && m_computers->plays(Seat::A) != m_computers->plays(Seat::B);
    case Claim::TakeBack: return setup.takeBacks;
    case Claim::Draw: return setup.drawOffers.allowed;
    case Claim::Arbiter: return setup.arbiter;
    case Claim::Resign: break;
    }
    return true;
}

Seat PlayerPrompts::speaker(Claim claim) const
{
    // A five is declared by whoever placed the last stone, when the turn has already passed on.
    const std::vector<match::Move> &moves = match().moves();
    if (claim == Claim::Five && !moves.empty())
        return moves.back().seat;
    const Seat mover = match().toAct().value_or(Seat::A);
    return mayClaim(mover, claim) || !mayClaim(otherSeat(mover), claim) ? mover : otherSeat(mover);
}

std::optional<rules::Point> PlayerPrompts::disputed() const
{
    if (const std::optional<match::PendingClaim> &claim = match().pendingClaim())
        return claim->point;
    return m_question.what == Ask::Foul ? std::optional(m_question.point) : std::nullopt;
}

bool PlayerPrompts::pick(rules::Point point)
{
    if (m_question.what != Ask::Foul)
        return false;
    // The opponent, whose clock is running, may play on.
    if (match().toAct() != m_question.seat && match().position().at(point) == rules::Stone::None)
        return false;
    const std::vector<rules::Point> stones = claimable(match(), m_question.seat);
    if (std::find(stones.begin(), stones.end(), point) != stones.end()) {
        m_question.point = point;
        m_question.picking = false;
        m_redraw->due();
    }
    return true; // no stone is placed while a claim is being made
}

bool PlayerPrompts::cancel()
{
    if (m_question.what != Ask::Nothing) {
        setQuestion({});
        return true;
    }
    if (!m_said.a && !m_said.b)
        return false;
    m_said = {};
    m_redraw->due();
    return true;
}

void PlayerPrompts::forgetSaid()
{
    if (!isTelling())
        return;
    m_said = {};
    m_redraw->due();
}

bool PlayerPrompts::isUrgent(const Notice &notice)
{
    const bool isFree = notice.id == DrawId || notice.id == TakeBackId || notice.id == SaidId || notice.id == AwaitedId
        || notice.id == EndedId;
    return !notice.answers.empty() && !isFree;
}

std::optional<Notice> PlayerPrompts::notice(Seat seat)
{
    if (!m_host->hasMatch() || !isPerson(seat))
        return std::nullopt;
    if (match().isOver()) {
        const std::optional<Notice> fault = stalled(seat);
        return fault ? fault : ended(seat);
    }
    using Part = std::optional<Notice> (PlayerPrompts::*)(Seat);
    // In order of urgency.
    for (const Part part : { &PlayerPrompts::stalled, &PlayerPrompts::questioned, &PlayerPrompts::claimed,
             &PlayerPrompts::slept, &PlayerPrompts::held, &PlayerPrompts::flagged, &PlayerPrompts::awaited,
             &PlayerPrompts::full, &PlayerPrompts::requested, &PlayerPrompts::said }) {
        if (std::optional<Notice> notice = (this->*part)(seat)) {
            // An open request must not hide what a claim cost, nor a stopped clock what the arbiter did.
            const bool isPatient = part == &PlayerPrompts::requested || part == &PlayerPrompts::slept
                || part == &PlayerPrompts::held || part == &PlayerPrompts::awaited || part == &PlayerPrompts::full;
            if (isPatient && m_said[seat]) {
                notice->text = m_said[seat]->text + QLatin1Char('\n') + notice->text;
                notice->tone = m_said[seat]->tone;
            }
            return notice;
        }
    }
    return std::nullopt;
}

std::optional<Notice> PlayerPrompts::stalled(Seat seat)
{
    const std::optional<journal::JournalFault> &fault = m_host->stalledBy();
    if (!fault || seat != personAt(Seat::A))
        return std::nullopt;
    Notice notice;
    notice.id = QStringLiteral("stalled");
    notice.tone = Notice::Tone::Error;
    notice.text = text::joinSentences(text::journalFaultText(*fault), pendingText(m_host->pending()));
    notice.answers.push_back({ QStringLiteral("retry"), tr("Try again"),
        [this] {
            const Redraw::Event event(*m_redraw);
            m_host->retry();
        },
        TableButton::Weight::Main });
    return notice;
}

// A card of its own says how the game ended; this notice says what the player still has to do about it.
std::optional<Notice> PlayerPrompts::ended(Seat seat)
{
    const bool confirms = match().setup().arbiter && !match().confirmations().seats[seat];
    const bool failed = m_said[seat] && m_said[seat]->tone == Notice::Tone::Error;
    if (!confirms)
        return failed ? said(seat) : std::nullopt;
    const text::Names names = text::namesOf(match().setup());
    Notice notice;
    notice.id = EndedId;
    notice.text = text::resultText(
        match().result(), names[match().ownerOf(rules::Side::Black)], names[match().ownerOf(rules::Side::White)]);
    //: A player signs the result; afterwards only the chief arbiter can open the game again.
    notice.answers.push_back({ QStringLiteral("confirm"), tr("Confirm the result"), doing(match::Confirm { seat }) });
    if (failed) {
        notice.text = text::joinSentences(notice.text, m_said[seat]->text);
        notice.tone = Notice::Tone::Error;
    }
    return notice;
}

std::optional<Notice> PlayerPrompts::flagged(Seat seat)
{
    if (match().phase() != Phase::Flagged)
        return std::nullopt;
    const Seat late = match().flaggedSeat().value_or(Seat::A);
    const text::Names names = text::namesOf(match().setup());
    Notice notice;
    notice.id = QStringLiteral("flagged");
    notice.tone = Notice::Tone::Warning;
    notice.text = tr("%1 has run out of time.").arg(names[late]);
    if (seat != late)
        notice.answers.push_back({ QStringLiteral("winOnTime"), tr("Claim a win on time"),
            doing(match::ClaimTime { seat }), TableButton::Weight::Main, /*decides=*/true });
    // Friends may let the game go on; the player who could claim the win decides, after confirming.
    if (seat != late && m_host->wouldAccept(match::WaiveFlag { seat, MoreTime })) {
        //: Button after the opponent's time is over: the opponent gets one minute, and the game goes on.
        notice.answers.push_back({ QStringLiteral("minuteMore"), tr("Add one minute…"),
            asking({ .what = Ask::Waive, .seat = seat, .more = MoreTime }) });
    }
    if (seat != late && m_host->wouldAccept(match::WaiveFlag { seat, clock::Duration { 0 } })) {
        //: Button after the opponent's time is over: the game goes on, and no clock matters any more.
        notice.answers.push_back({ QStringLiteral("playOn"), tr("Play on…"), asking({ Ask::Waive, seat }) });
    }
    // A five made before the flag fell counts once it is declared.
    if (mayClaim(seat, Claim::Five))
        notice.answers.push_back(
            { QStringLiteral("declareFive"), tr("I have five"), doing(match::ClaimFive { seat }) });
    return notice;
}

std::optional<Notice> PlayerPrompts::requested(Seat seat)
{
    const text::Names names = text::namesOf(match().setup());
    Notice notice;
    notice.isRemark = true; // the player may simply play on
    if (const std::optional<Seat> asker = match().takeBackAsked()) {
        notice.id = TakeBackId;
        if (*asker == seat) {
            notice.text = tr("You asked to take back a move. Waiting for %1.").arg(names[otherSeat(seat)]);
            return notice;
        }
        const int moves = takeBackMoves(match(), *asker);
        const std::vector<match::OpeningAct> &acts = match().openingActs();
        const int steps = takeBackActs(match(), *asker);
        if (steps > 0) {
            const match::OpeningAct &first = acts[acts.size() - static_cast<std::size_t>(steps)];
            //: In the opening. %1 is a player, %2 what would be undone: "stone H9 of Ann".
            notice.text = tr("%1 asks to take back: %2.").arg(names[*asker], text::actText(first.act, names[*asker]));
        } else {
            notice.text = moves == 1 ? tr("%1 asks to take back the last move.").arg(names[*asker])
                                     : tr("%1 asks to take back %n moves.", nullptr, moves).arg(names[*asker]);
        }
        notice.answers = { { QStringLiteral("accept"), tr("Allow"), doing(match::AnswerTakeBack { seat, true }),
                               TableButton::Weight::Main },
            { QStringLiteral("decline"), tr("Decline"), doing(match::AnswerTakeBack { seat, false }) } };
        return notice;
    }
    if (const std::optional<Seat> asker = match().drawOffer()) {
        notice.id = DrawId;
        if (*asker == seat) {
            notice.text = tr("You offered a draw. Waiting for %1.").arg(names[otherSeat(seat)]);
            //: The player takes the offer of a draw back.
            notice.answers.push_back(
                { QStringLiteral("withdrawDraw"), tr("Withdraw"), doing(match::WithdrawDraw { seat }) });
            return notice;
        }
        notice.text = tr("%1 offers a draw.").arg(names[*asker]);
        notice.answers = { { QStringLiteral("accept"), tr("Accept…"), asking({ Ask::AgreeDraw, seat }),
                               TableButton::Weight::Main },
            { QStringLiteral("decline"), tr("Decline"), doing(match::AnswerDraw { seat, false }) } };
        return notice;
    }
    return std::nullopt;
}

std::optional<Notice> PlayerPrompts::said(Seat seat)
{
    if (!m_said[seat])
        return std::nullopt;
    Notice notice;
    notice.id = SaidId;
    notice.text = m_said[seat]->text;
    notice.tone = m_said[seat]->tone;
    notice.isRemark = true;
    notice.dismiss = [this, seat] {
        m_said[seat].reset();
        m_redraw->due();
    };
    if (m_said[seat]->overrulable) {
        //: Button beside a refusal in the opening: an arbiter may allow it after all.
        notice.answers.push_back({ QStringLiteral("arbiter"), tr("Arbiter…"), [this] { askOverrule(); } });
    }
    //: What was said is read; the bar closes.
    notice.answers.push_back({ QStringLiteral("ok"), tr("OK"), notice.dismiss });
    return notice;
}

} // namespace kagetsu::ui
