// SPDX-License-Identifier: MIT
#include "ui/arbiter/protocol/protocolterms.h"

#include "base/json/texts.h"
#include "text/common/foreigntext.h"
#include "text/common/language.h"
#include "text/common/sentences.h"
#include "text/match/refereeterms.h"
#include "text/rules/rules.h"
#include "ui/arbiter/protocol/protocolpaper.h"

namespace kagetsu::ui {

namespace {

// Returns the title of a preset, which is stored by language.
QString titleText(const std::map<std::string, std::string> &titles)
{
    return text::foreignText(json::textIn(titles, text::languageTag())).simplified();
}

QString presetText(const match::PresetTitle &preset)
{
    QStringList title { titleText(preset.names), titleText(preset.form) };
    title.removeAll(QString());
    const QString named = title.join(QStringLiteral(" · "));
    const QString id = text::foreignText(preset.id);
    //: The preset of a game: its name, and in brackets the name of its file.
    return preset.changed ? ProtocolPaper::tr("%1 (%2), with changes for this game").arg(named, id)
                          : ProtocolPaper::tr("%1 (%2)").arg(named, id);
}

QString explained(const text::ChoiceWords &words)
{
    //: A choice such as "Must be claimed", and the sentence that explains it.
    return ProtocolPaper::tr("%1. %2").arg(words.name, words.meaning);
}

QString stoppingText(const match::MatchSetup &setup)
{
    if (setup.pauses)
        return ProtocolPaper::tr("Either player may pause.");
    return setup.arbiter ? ProtocolPaper::tr("Players stop the clocks only to call the arbiter.")
                         : ProtocolPaper::tr("Players do not stop the clocks.");
}

class TermsWriter
{
public:
    TermsWriter(const match::Protocol &protocol, const text::Names &names)
        : m_match(protocol.match)
        , m_setup(m_match.setup())
        , m_names(names)
        , m_hasCalls(!protocol.calls.empty())
    {
    }

    Facts write()
    {
        if (m_setup.preset)
            add(ProtocolPaper::tr("Preset"), presetText(*m_setup.preset));
        if (m_setup.onlyTime)
            return writeOnlyTime();
        addRule();
        addTime();
        if (!m_match.isOnPhysicalBoard())
            addPlay();
        addPenalties();
        if (m_setup.moveLimit > 0)
            addMoveLimit();
        addDrawOffers();
        addMatch();
        addLateness();
        addAnnouncements();
        return std::move(m_facts);
    }

private:
    void add(const QString &label, const QString &value) { m_facts.facts.push_back({ label, value }); }

    // Nothing but the time was agreed, so only deliberate choices are listed.
    Facts writeOnlyTime()
    {
        const match::RefereeTerms usual;
        add(ProtocolPaper::tr("Board"), ProtocolPaper::tr("A physical board: the program kept the time"));
        addTime();
        if (m_setup.arbiter)
            addPenalties();
        if (m_setup.moveLimit > 0)
            addMoveLimit();
        if (m_setup.drawOffers != usual.drawOffers)
            addDrawOffers();
        if (m_setup.games == 2)
            addMatch();
        if (m_setup.attendance || m_setup.lateness != usual.lateness)
            addLateness();
        if (m_hasCalls || !m_setup.announcements.empty())
            addAnnouncements();
        return std::move(m_facts);
    }

    void addMoveLimit()
    {
        add(ProtocolPaper::tr("Maximum number of moves"),
            ProtocolPaper::tr("A draw after %n moves.", nullptr, m_setup.moveLimit));
    }

    void addDrawOffers()
    {
        //: When a draw may be offered.
        add(ProtocolPaper::tr("Draw offers"), text::drawOffersText(m_setup.drawOffers));
    }

    void addLateness() { add(ProtocolPaper::tr("Lateness"), text::latenessText(m_setup.lateness)); }

    void addAnnouncements()
    {
        add(ProtocolPaper::tr("Announcements"),
            !m_setup.announcements.empty() ? text::announcementText(m_setup.announcements)
                : m_hasCalls ? ProtocolPaper::tr("None were agreed; this computer's own settings were used.")
                             : ProtocolPaper::tr("None were agreed."));
    }

    void addRule()
    {
        const rules::RuleSet &rules = m_setup.rules;
        add(ProtocolPaper::tr("Rule"), explained({ text::ruleName(rules.rule), text::ruleSummary(rules.rule) }));
        if (rules.rule == rules::Rule::Caro) {
            add(ProtocolPaper::tr("Edge"),
                rules.caroEdgeBlocks ? ProtocolPaper::tr("It blocks one end of a five.")
                                     : ProtocolPaper::tr("It does not block the end of a five."));
            add(ProtocolPaper::tr("Six or more"),
                rules.caroExactlyFive ? ProtocolPaper::tr("They do not win.") : ProtocolPaper::tr("They win."));
        }
        const QString size = QStringLiteral("%1×%1").arg(m_setup.boardSize);
        add(ProtocolPaper::tr("Board"),
            m_match.isOnPhysicalBoard()
                //: %1 is the size of the board, such as 15×15.
                ? ProtocolPaper::tr("%1, on a physical board: the program kept the time").arg(size)
                : size);
        const QString about = text::procedureAbout(m_setup.opening);
        const QString opening = text::procedureName(m_setup.opening);
        add(ProtocolPaper::tr("Opening"), about.isEmpty() ? opening : explained({ opening, about }));
    }

    void addTime()
    {
        const auto whole = [](const clock::TimeControl &control) {
            return ProtocolPaper::tr("%1 (%2)").arg(
                text::controlText(control), QString::fromStdString(clock::toText(control)));
        };
        const PerSeat<clock::TimeControl> &time = m_setup.time;
        if (time.a == time.b)
            add(ProtocolPaper::tr("Time"), whole(time.a));
        for (const Seat seat : BothSeats) {
            if (time.a != time.b)
                add(ProtocolPaper::tr("Time of %1").arg(m_names[seat]), whole(time[seat]));
        }
        if (time.a.isUntimed() && time.b.isUntimed())
            return;
        add(ProtocolPaper::tr("Fallen flag"), explained(text::wordsOf(m_setup.flagPolicy)));
        // Both flags can be down only if clocks go on after a flag has fallen.
        if (m_setup.flagPolicy == match::FlagPolicy::Claim)
            add(ProtocolPaper::tr("Both flags down"), text::bothFlagsText(m_setup.bothFlags));
        add(ProtocolPaper::tr("Stopping the clocks"), stoppingText(m_setup));
    }

    void addPlay()
    {
        if (m_setup.rules.fouls(rules::Side::Black).any() || m_setup.rules.fouls(rules::Side::White).any()) {
            add(ProtocolPaper::tr("Forbidden moves"), explained(text::wordsOf(m_setup.foulPolicy)));
            //: Which forbidden points the program shows during the game.
            add(ProtocolPaper::tr("Hints"), explained(text::wordsOf(m_setup.hints)));
        }
        add(ProtocolPaper::tr("Five in a row"), explained(text::wordsOf(m_setup.fivePolicy)));
        const std::optional<int> pass = match::passFrom(m_setup);
        add(ProtocolPaper::tr("Passing"),
            pass ? ProtocolPaper::tr("Allowed from move %1; two passes in a row make a draw.").arg(*pass)
                 : ProtocolPaper::tr("Not allowed."));
        add(ProtocolPaper::tr("Take-backs"),
            m_setup.takeBacks ? ProtocolPaper::tr("When both agree.") : ProtocolPaper::tr("Not allowed."));
    }

    // Adds the penalties for a wrong claim (match.md#wrong-claims), if there is anything to claim, and for
    // warnings (match.md#warnings).
    void addPenalties()
    {
        const bool isClaimed =
            m_setup.foulPolicy == match::FoulPolicy::Claim || m_setup.fivePolicy == match::FivePolicy::Declare;
        const bool isUsual = m_setup.falseClaim == match::FalseClaim::OpponentTime && m_setup.warningsToLose == 2;
        const clock::Duration time = match::wrongClaimPenalty(m_setup, Seat::A);
        if (isClaimed) {
            add(ProtocolPaper::tr("Wrong claim"),
                !isUsual ? explained(text::wordsOf(m_setup.falseClaim))
                    : time > clock::Duration { 0 }
                    ? ProtocolPaper::tr("The opponent gets an extra %1. The second wrong claim is also a warning, and "
                                        "the second warning loses the game.")
                          .arg(text::durationText(time))
                    : ProtocolPaper::tr("The second wrong claim is a warning, and the second warning loses the game."));
        }
        const bool isTimed = m_setup.falseClaim == match::FalseClaim::OpponentTime
            || m_setup.falseClaim == match::FalseClaim::ClaimantTime;
        if (isClaimed && !isUsual && isTimed && time > clock::Duration { 0 })
            add(ProtocolPaper::tr("Penalty time for a wrong claim"), text::durationText(time));
        if (m_setup.foulPolicy == match::FoulPolicy::Claim && m_setup.arbiter && m_setup.edition >= 2)
            add(ProtocolPaper::tr("Withdrawn claim"),
                text::joinSentences(
                    text::withdrawalText(m_setup.withdrawal), ProtocolPaper::tr("Allowed once per game.")));
        if (m_setup.warningsToLose == 0)
            add(ProtocolPaper::tr("Warnings"), ProtocolPaper::tr("They do not lose the game."));
        else if (!isClaimed || !isUsual)
            add(ProtocolPaper::tr("Warnings"),
                ProtocolPaper::tr("%n warnings lose the game.", nullptr, m_setup.warningsToLose));
        if (m_setup.leavesInReading > 0)
            add(ProtocolPaper::tr("Leaving the table"), text::leavesText(m_setup.leavesInReading));
        if (m_setup.arbiter && !m_match.isOnPhysicalBoard())
            add(ProtocolPaper::tr("Arbiter"), ProtocolPaper::tr("The arbiter rules on claims of forbidden moves."));
    }

    void addMatch()
    {
        //: How many games a match has.
        add(ProtocolPaper::tr("Games"),
            m_setup.games == 2 ? ProtocolPaper::tr("Two, with the seats exchanged in the second.")
                               : ProtocolPaper::tr("One."));
        if (m_setup.games == 2 || m_setup.preset)
            add(ProtocolPaper::tr("Points"), text::scoringText(m_setup.scoring));
    }

    const match::Match &m_match;
    const match::MatchSetup &m_setup;
    const text::Names &m_names;
    bool m_hasCalls; // something was announced
    Facts m_facts;
};

} // namespace

void addTerms(std::vector<Block> &blocks, const match::Protocol &protocol, const text::Names &names)
{
    blocks.push_back(Heading { ProtocolPaper::tr("Rules") });
    blocks.push_back(TermsWriter(protocol, names).write());
}

} // namespace kagetsu::ui
