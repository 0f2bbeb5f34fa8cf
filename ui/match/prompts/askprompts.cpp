// SPDX-License-Identifier: MIT
// The part of PlayerPrompts that asks for confirmation: claims, and what an arbiter does at the table.
#include "match/model/foulclaims.h"
#include "match/model/pauses.h"
#include "match/model/takeback.h"
#include "text/common/sentences.h"
#include "text/match/setup.h"
#include "text/opening/guide.h"
#include "text/rules/rules.h"
#include "ui/controls/layout/redraw.h"
#include "ui/match/prompts/playerprompts.h"

#include <utility>

namespace kagetsu::ui {

void PlayerPrompts::claim(Seat seat, Claim claim)
{
    m_lastSpeaker = seat;
    if (!mayClaim(seat, claim))
        return;
    switch (claim) {
    case Claim::Five: setQuestion({ Ask::Five, seat }); return;
    case Claim::Foul: setQuestion({ Ask::Foul, seat, claimable(match(), seat).front() }); return;
    case Claim::Time: give(match::ClaimTime { seat }); return;
    case Claim::Hint: emit hintWanted(seat); return;
    case Claim::Draw: setQuestion({ Ask::Draw, seat }); return;
    case Claim::TakeBack: takeBack(seat); return;
    case Claim::Resign: setQuestion({ Ask::Resign, seat }); return;
    case Claim::Arbiter: give(match::CallArbiter { seat }); return;
    }
}

// Takes back a move. In an opening, a stone of the player's own unfinished turn needs nobody's consent.
void PlayerPrompts::takeBack(Seat seat)
{
    if (m_host->wouldAccept(match::UndoAct { seat }))
        give(seat, match::UndoAct { seat });
    else
        give(seat, match::AskTakeBack { seat });
}

void PlayerPrompts::askPass(Seat seat)
{
    m_lastSpeaker = seat;
    if (match().mayPass() && match().toAct() == seat)
        setQuestion({ Ask::Pass, seat });
    else
        give(match::Pass { seat }); // refused, and the refusal says why
}

void PlayerPrompts::askAnnul(Seat seat)
{
    m_lastSpeaker = seat;
    if (m_host->hasMatch() && !match().isOver())
        setQuestion({ Ask::Annul, seat });
}

void PlayerPrompts::askStepBack()
{
    m_lastSpeaker = Seat::A;
    if (canStepBack(match()))
        setQuestion({ Ask::StepBack });
    else
        give(match::StepBack {}); // refused, and the refusal says why
}

void PlayerPrompts::askOverrule()
{
    m_lastSpeaker = Seat::A;
    if (!m_host->wouldAccept(match::OverruleSymmetry {})) {
        give(match::OverruleSymmetry {});
        return;
    }
    m_said = {};
    setQuestion({ Ask::Overrule });
}

std::optional<Notice> PlayerPrompts::questioned(Seat seat)
{
    if (m_question.seat != seat)
        return std::nullopt;
    using Answer = Notice::Answer;
    using Weight = TableButton::Weight;
    const Answer cancel { QStringLiteral("cancel"), tr("Cancel"), asking({}) };
    Answer safe = cancel; // default answer where a slip would end the game
    safe.weight = Weight::Main;
    const auto notice = [this](const char *id, const QString &text, std::vector<Answer> answers) {
        return Notice { .id = QLatin1String(id), .text = text, .answers = std::move(answers), .dismiss = asking({}) };
    };
    const auto yes = [this](const char *name, const QString &text, match::Command command) {
        return Answer { QLatin1String(name), text, doing(std::move(command)) };
    };
    const auto deciding = [&yes](const char *name, const QString &text, match::Command command) {
        Answer answer = yes(name, text, std::move(command));
        answer.decides = true;
        return answer;
    };
    const auto leading = [&yes](const char *name, const QString &text, match::Command command) {
        Answer answer = yes(name, text, std::move(command));
        answer.weight = Weight::Main;
        return answer;
    };
    const QString other = text::namesOf(match().setup())[otherSeat(seat)];
    switch (m_question.what) {
    case Ask::Nothing: return std::nullopt;
    case Ask::Foul: {
        if (m_question.picking)
            return notice("pickStone", tr("Tap the stone that was forbidden."), { cancel });
        std::vector<Answer> answers { leading("claim", tr("Claim"), match::ClaimFoul { seat, m_question.point }) };
        if (claimable(match(), seat).size() > 1) {
            answers.push_back({ QStringLiteral("anotherStone"), tr("Another stone…"), [this] {
                                   m_question.picking = true;
                                   m_redraw->due();
                               } });
        }
        answers.push_back(cancel);
        const QString text = isAnswered(match(), m_question.point)
            ? tr("Claim that the stone on %1 is an overline? The turn to reply to it is over: nothing else can be "
                 "claimed.")
            : tr("Claim that the stone on %1 is forbidden?");
        return notice("claimFoul", text.arg(text::pointText(m_question.point)), answers);
    }
    case Ask::Five:
        return notice("claimFive", tr("Declare that you have made five?"),
            { leading("fiveYes", tr("Declare five"), match::ClaimFive { seat }), cancel });
    case Ask::Resign:
        return notice(
            "resign", tr("Resign this game?"), { deciding("resignYes", tr("Resign"), match::Resign { seat }), safe });
    case Ask::Draw:
        if (!m_host->wouldAccept(match::OfferDraw { seat }))
            return std::nullopt;
        return notice("askDraw", tr("Offer a draw to %1?").arg(other),
            { deciding("drawYes", tr("Offer a draw"), match::OfferDraw { seat }), safe });
    case Ask::AgreeDraw: {
        const bool offered = match().drawOffer() == otherSeat(seat);
        if (!offered && !match().isLastStoneLaid())
            return std::nullopt;
        const match::Command ends =
            offered ? match::Command(match::AnswerDraw { seat, true }) : match::Command(match::Pass { seat });
        // The deciding answer is not where the button that accepted the offer was.
        return notice(
            "agreeDraw", tr("End the game as a draw?"), { safe, deciding("agreeDrawYes", tr("End as a draw"), ends) });
    }
    case Ask::Waive: {
        const match::WaiveFlag waive { seat, m_question.more };
        if (!m_host->wouldAccept(waive))
            return std::nullopt;
        const bool more = waive.more > clock::Duration { 0 };
        return notice("waive",
            more ? tr("Add one minute for %1 and play on? You give up the win on time.").arg(other)
                 : tr("Play on with no time limit for either player? You give up the win on time."),
            { deciding("waiveYes", more ? tr("Add one minute") : tr("Play on"), waive), safe });
    }
    case Ask::Pass:
        return notice("pass", tr("Pass without placing a stone? Two passes in a row end the game as a draw."),
            { deciding("passYes", tr("Pass"), match::Pass { seat }), safe });
    case Ask::Withdraw: {
        if (!m_host->wouldAccept(match::WithdrawClaim { seat }))
            return std::nullopt;
        const match::MatchSetup &setup = match().setup();
        //: What a player is asked who takes a claim back, and what that costs.
        QString text = tr("Withdraw the claim? This can be done once per game.");
        if (setup.edition >= 2 && setup.withdrawal == match::Withdrawal::WrongClaim)
            text = text::joinSentences(text, tr("It counts as a wrong claim."));
        else if (setup.edition >= 2 && setup.withdrawal == match::Withdrawal::Warning)
            text = text::joinSentences(text, tr("You get a warning."));
        // The deciding answer is not where the button that asked the question was.
        return notice(
            "withdrawClaim", text, { safe, deciding("withdrawYes", tr("Withdraw"), match::WithdrawClaim { seat }) });
    }
    case Ask::Agree:
        // The deciding answer is not where the button that asked the question was.
        return notice("agree", tr("Agree that your stone is forbidden? You will lose the game."),
            { safe, deciding("agreeYes", tr("Agree"), match::AgreeToClaim { seat }) });
    case Ask::CountSleep:
        if (!canCountSleep(match()))
            return std::nullopt;
        // The board shows how long, and whose time it was; a small bar has no room for more words.
        return notice("countSleep", tr("Charge this as thinking time? Both players should agree."),
            { yes("countSleepYes", tr("Deduct sleep time"), match::AgreeSleep {}), safe });
    case Ask::Annul:
        return notice("annul", tr("End the game without a result? Both players should agree."),
            { deciding("annulYes", tr("End without a result"), match::Annul {}), safe });
    case Ask::StepBack: {
        const match::OpeningAct &last = match().openingActs().back();
        return notice("stepBack",
            //: %1 says what would be undone: "stone H9 of Ann".
            tr("Arbiter: undo the last step of the opening (%1)? The clocks return to that moment.")
                .arg(text::actText(last.act, text::namesOf(match().setup())[last.seat])),
            { yes("stepBackYes", tr("Take back"), match::StepBack {}), safe });
    }
    case Ask::Overrule:
        return notice("overrule",
            tr("Arbiter: allow fifth moves that make the same shape in different places on the board?"),
            { yes("overruleYes", tr("Allow"), match::OverruleSymmetry {}), safe });
    }
    return std::nullopt;
}

} // namespace kagetsu::ui
