// SPDX-License-Identifier: MIT
// The part of the table's talk that is asked back before it is done: claims, and what an arbiter does at the table.
#include "ui/match/newgame/words.h"
#include "ui/match/prompts/playerprompts.h"
#include "wording/opening/guide.h"
#include "wording/rules/rules.h"

namespace kagetsu::ui {

void PlayerPrompts::claim(Seat seat, Claim claim)
{
    m_lastSpeaker = seat;
    if (!mayClaim(seat, claim))
        return;
    switch (claim) {
    case Claim::Five:
        setQuestion(FiveQuestion { seat });
        return;
    case Claim::Foul:
        setQuestion(FoulQuestion { seat, match().claimable(seat).front() });
        return;
    case Claim::Time:
        m_host->execute(match::ClaimTime { seat });
        return;
    case Claim::Draw:
        setQuestion(DrawQuestion { seat });
        return;
    case Claim::TakeBack:
        m_host->execute(match::AskTakeBack { seat });
        return;
    case Claim::Resign:
        setQuestion(ResignQuestion { seat });
        return;
    case Claim::Arbiter:
        m_host->execute(match::CallArbiter { seat });
        return;
    }
}

void PlayerPrompts::askPass(Seat seat)
{
    m_lastSpeaker = seat;
    if (!match().mayPass()) {
        m_host->execute(match::Pass { seat }); // for its refusal
        return;
    }
    setQuestion(PassQuestion { seat });
}

void PlayerPrompts::askAnnul(Seat seat)
{
    m_lastSpeaker = seat;
    if (m_host->hasMatch() && !match().isOver())
        setQuestion(AnnulQuestion { seat });
}

void PlayerPrompts::askTakeBack(Seat seat)
{
    m_lastSpeaker = seat;
    m_host->execute(match::AskTakeBack { seat });
}

void PlayerPrompts::askWaive(Seat seat, clock::Duration more)
{
    m_lastSpeaker = seat;
    setQuestion(WaiveQuestion { seat, more });
}

void PlayerPrompts::askAgreeDraw(Seat seat)
{
    m_lastSpeaker = seat;
    setQuestion(AgreeDrawQuestion { seat });
}

void PlayerPrompts::askStepBack()
{
    m_lastSpeaker = Seat::A;
    if (!match().canStepBack()) {
        m_host->execute(match::StepBack {}); // for its refusal
        return;
    }
    setQuestion(StepBackQuestion {});
}

void PlayerPrompts::askOverrule()
{
    m_lastSpeaker = Seat::A;
    if (!m_host->wouldAccept(match::OverruleSymmetry {})) {
        m_host->execute(match::OverruleSymmetry {});
        return;
    }
    m_said = {};
    setQuestion(OverruleQuestion {});
}

std::optional<Notice> PlayerPrompts::questioned(Seat seat)
{
    using Weight = TableButton::Weight;
    Notice notice;
    notice.dismiss = dropping();
    const Notice::Answer cancel { QStringLiteral("cancel"), tr("Cancel"), dropping() };
    Notice::Answer safe = cancel; // where a slip would end the game
    safe.weight = Weight::Main;
    if (const auto *foul = std::get_if<FoulQuestion>(&m_question); foul && foul->seat == seat) {
        if (foul->picking) {
            notice.id = QStringLiteral("pickStone");
            notice.text = tr("Tap the stone that was forbidden.");
            notice.answers = { cancel };
            return notice;
        }
        notice.id = QStringLiteral("claimFoul");
        notice.text = tr("Claim that the stone on %1 is forbidden?").arg(wording::pointText(foul->point));
        notice.answers.push_back(
            { QStringLiteral("claim"), tr("Claim"), doing(match::ClaimFoul { seat, foul->point }), Weight::Main });
        if (match().claimable(seat).size() > 1) {
            notice.answers.push_back({ QStringLiteral("anotherStone"), tr("Another stone…"), [this] {
                                          if (auto *question = std::get_if<FoulQuestion>(&m_question))
                                              question->picking = true;
                                          emit changed();
                                      } });
        }
        notice.answers.push_back(cancel);
        return notice;
    }
    if (const auto *five = std::get_if<FiveQuestion>(&m_question); five && five->seat == seat) {
        notice.id = QStringLiteral("claimFive");
        notice.text = tr("Declare that you have made five?");
        notice.answers = { { QStringLiteral("fiveYes"), tr("Five"), doing(match::ClaimFive { seat }), Weight::Main },
            cancel };
        return notice;
    }
    if (const auto *resign = std::get_if<ResignQuestion>(&m_question); resign && resign->seat == seat) {
        notice.id = QStringLiteral("resign");
        notice.text = tr("Resign this game?");
        notice.answers = { { QStringLiteral("resignYes"), tr("Resign"), doing(match::Resign { seat }), Weight::Plain,
                               /*decides=*/true },
            safe };
        return notice;
    }
    if (const auto *draw = std::get_if<DrawQuestion>(&m_question);
        draw && draw->seat == seat && m_host->wouldAccept(match::OfferDraw { seat })) {
        notice.id = QStringLiteral("askDraw");
        notice.text = tr("Offer a draw to %1?").arg(wording::namesOf(match().setup())[otherSeat(seat)]);
        notice.answers = { { QStringLiteral("drawYes"), tr("Offer a draw"), doing(match::OfferDraw { seat }),
                               Weight::Plain, /*decides=*/true },
            safe };
        return notice;
    }
    if (const auto *agrees = std::get_if<AgreeDrawQuestion>(&m_question);
        agrees && agrees->seat == seat && (match().drawOffer() == otherSeat(seat) || match().isLastStoneLaid())) {
        const bool offered = match().drawOffer() == otherSeat(seat);
        const match::Command ends =
            offered ? match::Command(match::AnswerDraw { seat, true }) : match::Command(match::Pass { seat });
        notice.id = QStringLiteral("agreeDraw");
        notice.text = tr("End the game as a draw?");
        // Not where the offer was accepted.
        notice.answers = { safe,
            { QStringLiteral("agreeDrawYes"), tr("Draw"), doing(ends), Weight::Plain, /*decides=*/true } };
        return notice;
    }
    if (const auto *waive = std::get_if<WaiveQuestion>(&m_question);
        waive && waive->seat == seat && m_host->wouldAccept(match::WaiveFlag { seat, waive->more })) {
        const bool more = waive->more > clock::Duration { 0 };
        const QString late = wording::namesOf(match().setup())[otherSeat(seat)];
        notice.id = QStringLiteral("waive");
        notice.text = more ? tr("Give %1 one minute more and play on? You give up the win on time.").arg(late)
                           : tr("Play on without a limit of time, both of you? You give up the win on time.");
        notice.answers = { { QStringLiteral("waiveYes"), more ? tr("Give one minute") : tr("Play on"),
                               doing(match::WaiveFlag { seat, waive->more }), Weight::Plain, /*decides=*/true },
            safe };
        return notice;
    }
    if (const auto *pass = std::get_if<PassQuestion>(&m_question); pass && pass->seat == seat) {
        notice.id = QStringLiteral("pass");
        notice.text = tr("Pass without a stone? Two passes in a row end the game as a draw.");
        notice.answers = { { QStringLiteral("passYes"), tr("Pass"), doing(match::Pass { seat }), Weight::Plain,
                               /*decides=*/true },
            safe };
        return notice;
    }
    if (const auto *agree = std::get_if<AgreeQuestion>(&m_question); agree && agree->seat == seat) {
        notice.id = QStringLiteral("agree");
        notice.text = tr("Agree that your stone is forbidden? This loses the game.");
        // Not where the question was asked.
        notice.answers = { safe,
            { QStringLiteral("agreeYes"), tr("Agree"), doing(match::AgreeToClaim { seat }), Weight::Plain,
                /*decides=*/true } };
        return notice;
    }
    if (const auto *count = std::get_if<CountSleepQuestion>(&m_question);
        count && count->seat == seat && match().canCountSleep()) {
        notice.id = QStringLiteral("countSleep");
        // How long, and whose, stands on the board; a small bar has no room for more words.
        notice.text = tr("Count this as thinking time? Both should agree.");
        notice.answers = { { QStringLiteral("countSleepYes"), tr("Count it"), doing(match::AgreeSleep {}) }, safe };
        return notice;
    }
    if (const auto *annul = std::get_if<AnnulQuestion>(&m_question); annul && annul->seat == seat) {
        notice.id = QStringLiteral("annul");
        notice.text = tr("End the game without a result? Both players should agree.");
        notice.answers = { { QStringLiteral("annulYes"), tr("End without result"), doing(match::Annul {}),
                               Weight::Plain, /*decides=*/true },
            safe };
        return notice;
    }
    return std::nullopt;
}

std::optional<Notice> PlayerPrompts::arbitrated(Seat seat)
{
    if (seat != Seat::A)
        return std::nullopt;
    Notice notice;
    notice.dismiss = dropping();
    const Notice::Answer cancel { QStringLiteral("cancel"), tr("Cancel"), dropping(), TableButton::Weight::Main };
    if (std::holds_alternative<StepBackQuestion>(m_question)) {
        const match::OpeningAct &last = match().openingActs().back();
        notice.id = QStringLiteral("stepBack");
        //: %1 says what would be undone: "stone H9 of Ann".
        notice.text = tr("Arbiter: take back the last act of the opening (%1)? The clocks go back to that moment.")
                          .arg(wording::actText(last.act, wording::namesOf(match().setup())[last.seat]));
        notice.answers = { { QStringLiteral("stepBackYes"), tr("Take back"), doing(match::StepBack {}) }, cancel };
        return notice;
    }
    if (std::holds_alternative<OverruleQuestion>(m_question)) {
        notice.id = QStringLiteral("overrule");
        notice.text = tr("Arbiter: allow fifth moves that are the same figure at different places of the board?");
        notice.answers = { { QStringLiteral("overruleYes"), tr("Allow"), doing(match::OverruleSymmetry {}) }, cancel };
        return notice;
    }
    return std::nullopt;
}

} // namespace kagetsu::ui
