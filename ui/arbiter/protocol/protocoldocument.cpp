// SPDX-License-Identifier: MIT
#include "ui/arbiter/protocol/protocoldocument.h"

#include "match/journal/chain/chaincode.h"
#include "text/common/foreigntext.h"
#include "text/common/sentences.h"
#include "text/journal/journalfaults.h"
#include "text/match/doublegame.h"
#include "text/match/protocol.h"
#include "text/record/result.h"
#include "text/rules/rules.h"
#include "ui/arbiter/protocol/protocolmoves.h"
#include "ui/arbiter/protocol/protocolpaper.h"
#include "ui/arbiter/protocol/protocolterms.h"
#include "ui/arbiter/verdict/proofblocks.h"
#include "ui/print/paper/languagescope.h"

namespace kagetsu::ui {

namespace {

using match::Incident;
using rules::Side;

QString textOf(const std::string &utf8)
{
    return text::foreignText(utf8).simplified();
}

class Writer
{
public:
    Writer(const journal::JournalProtocol &found, const QString &file)
        : m_found(found)
        , m_file(file)
        , m_protocol(found.protocol)
        , m_match(found.protocol.match)
        , m_names(text::namesOf(found.protocol.match.setup()))
    {
        for (Seat seat : BothSeats)
            m_names[seat] = m_names[seat].simplified();
    }

    std::vector<Block> write()
    {
        writeWarnings();
        writeGame();
        addTerms(m_blocks, m_protocol, m_names);
        if (!m_match.setup().onlyTime)
            addOpening(m_blocks, m_protocol, m_names);
        addTurns(m_blocks, m_protocol, m_names);
        addMoves(m_blocks, m_protocol, m_names);
        writeDiagram();
        writeIncidents();
        writeResult();
        writeJournal();
        writeSignatures();
        return std::move(m_blocks);
    }

    QString title() const
    {
        //: %1 and %2 are the players.
        return ProtocolPaper::tr("Protocol of the game %1 – %2").arg(m_names.a, m_names.b);
    }

private:
    QString nameOf(Side side) const { return m_names[m_match.ownerOf(side)]; }
    // Returns a name with its club, such as "Aoki (Kyoto)".
    QString withClub(Side side) const
    {
        const QString club = textOf(m_match.setup().clubs[m_match.ownerOf(side)]);
        //: %1 is a player, %2 the club or country of that player.
        return club.isEmpty() ? nameOf(side) : ProtocolPaper::tr("%1 (%2)", "club").arg(nameOf(side), club);
    }
    QString result() const { return text::resultText(m_match.result(), nameOf(Side::Black), nameOf(Side::White)); }

    void addHeading(const QString &text) { m_blocks.push_back(Heading { text }); }
    void addParagraph(const QString &text, int level = 0) { m_blocks.push_back(Paragraph { text, level, false }); }
    void addWarning(const QString &text) { m_blocks.push_back(Paragraph { text, 0, true }); }

    void writeWarnings()
    {
        if (m_found.rest && m_found.rest->code == journal::FaultCode::Torn) {
            addWarning(ProtocolPaper::tr("The last entry of the journal, line %1, is incomplete and is left out.")
                           .arg(m_found.rest->line));
        } else if (m_found.rest) {
            journal::JournalFault fault = *m_found.rest;
            fault.path = m_file;
            addWarning(ProtocolPaper::tr(
                "The end of the journal cannot be trusted. %1 This protocol contains only the lines before that.")
                    .arg(text::journalFaultText(fault)));
        }
        if (!m_match.isOver()) {
            addWarning(ProtocolPaper::tr("The game is not finished: this is its state on %1. Anything the players must "
                                         "not know during the game is left out.")
                    .arg(text::dateText(m_protocol.until)));
        }
    }

    void writeGame()
    {
        const match::MatchSetup &setup = m_match.setup();
        Facts facts;
        const auto add = [&](const QString &label, const QString &value) {
            if (!value.isEmpty())
                facts.facts.push_back({ label, value });
        };
        if (setup.onlyTime) { // even the colours were not stated
            for (const Side side : { Side::Black, Side::White })
                add(ProtocolPaper::tr("Player"), withClub(side));
        } else {
            for (const Side side : { Side::Black, Side::White })
                add(text::sideName(side), withClub(side));
            //: The player who opened the game and was the first to be Black.
            add(ProtocolPaper::tr("Opener"), m_names.a);
        }
        add(ProtocolPaper::tr("Event"), textOf(setup.event));
        add(ProtocolPaper::tr("Round"), textOf(setup.round));
        //: Its number, in a hall with many.
        add(ProtocolPaper::tr("Table"), textOf(setup.table));
        //: Where the game was played.
        add(ProtocolPaper::tr("Place"), textOf(setup.place));
        //: Label before the arbiter's name.
        add(ProtocolPaper::tr("Arbiter"), textOf(setup.arbiterName));
        if (setup.attendance)
            writeAttendance(facts, *setup.attendance);
        add(ProtocolPaper::tr("Started"), text::dateText(m_protocol.begun));
        if (m_match.isOver())
            add(ProtocolPaper::tr("Ended"), text::dateText(m_protocol.until));
        add(ProtocolPaper::tr("Result"), result());
        writeMatch(facts);
        m_blocks.push_back(std::move(facts));
    }

    // Writes when the game was to begin and what lateness has cost (match.md#lateness).
    void writeAttendance(Facts &facts, const match::Attendance &seen) const
    {
        const match::MatchSetup &setup = m_match.setup();
        //: When the game was to begin.
        facts.facts.push_back(
            { ProtocolPaper::tr("Scheduled"), text::dateText({ seen.scheduled, m_protocol.begun.offset }) });
        for (const Seat seat : BothSeats) {
            std::optional<clock::Duration> came = seen.arrivals[seat];
            clock::Duration charged = setup.late[seat];
            if (const std::optional<match::Arrived> later = arrivedLater(seat); !came && later) {
                came = later->late;
                charged += later->charged;
            }
            const bool isAwaited = m_match.awaited() == seat && !m_match.isOver();
            QString told = isAwaited             ? ProtocolPaper::tr("Has not arrived yet.")
                : !came                          ? ProtocolPaper::tr("Did not arrive.")
                : *came <= clock::Duration { 0 } ? ProtocolPaper::tr("Arrived on time.")
                                                 : ProtocolPaper::tr("Arrived %1 late.").arg(text::exactTime(*came));
            if (charged > clock::Duration { 0 })
                told = text::joinSentences(
                    told, ProtocolPaper::tr("Deducted from the clock: %1.").arg(text::exactTime(charged)));
            //: %1 is a player: when that player came.
            facts.facts.push_back({ ProtocolPaper::tr("Arrival of %1").arg(m_names[seat]), told });
        }
        for (const match::ArrivalUndone &undone : seen.undone) {
            //: %1 is a player; the others are times of day: when somebody was said to have come, and when that was
            //: taken back.
            facts.facts.push_back({ ProtocolPaper::tr("Arrival undone"),
                ProtocolPaper::tr("%1: marked present at %2, undone at %3.")
                    .arg(m_names[undone.seat], dayTime(seen, undone.came), dayTime(seen, undone.at)) });
        }
        for (const match::BeginningMoved &moved : seen.moved) {
            //: %1 and %2 are times of day: when the game was to begin before, and when that was changed.
            facts.facts.push_back({ ProtocolPaper::tr("Start time changed"),
                text::joinSentences(ProtocolPaper::tr("Previously %1; changed at %2.")
                                        .arg(dayTime(seen, moved.from), dayTime(seen, moved.at)),
                    //: %1 is a text in the arbiter's own words.
                    ProtocolPaper::tr("Reason: %1.").arg(textOf(moved.reason))) });
        }
        for (const match::ClockSet &set : seen.clockSets) {
            const bool isForward = set.by > clock::Duration { 0 };
            const QString by = text::exactTime(std::chrono::abs(set.by));
            const QStringList sentences { isForward
                    ? ProtocolPaper::tr("Set forward by %1 while the game was waiting to begin.").arg(by)
                    : ProtocolPaper::tr("Set back by %1 while the game was waiting to begin.").arg(by),
                set.isFollowed ? ProtocolPaper::tr("The new time was adopted.")
                               : ProtocolPaper::tr("The new time was not adopted.") };
            facts.facts.push_back({ ProtocolPaper::tr("The computer's clock"), text::joinSentences(sentences) });
        }
    }

    // Returns the time of day of a moment, given as a time after the scheduled beginning.
    QString dayTime(const match::Attendance &seen, clock::Duration after) const
    {
        return text::timeOfDay({ seen.scheduled + after.count(), m_protocol.begun.offset });
    }

    // Returns when this seat arrived at a game that had already begun.
    std::optional<match::Arrived> arrivedLater(Seat seat) const
    {
        for (const match::Incident &incident : m_protocol.incidents) {
            const auto *arrived = std::get_if<match::Arrived>(&incident.what);
            if (arrived && arrived->seat == seat)
                return *arrived;
        }
        return std::nullopt;
    }

    // Writes which game of a double game this is, and the score of the match (match.md#double-game).
    void writeMatch(Facts &facts) const
    {
        const match::MatchSetup &setup = m_match.setup();
        if (setup.games != 2)
            return;
        //: Of two games.
        const QString label = ProtocolPaper::tr("Match");
        facts.facts.push_back({ label, text::gameOfTwoText(setup) });
        if (setup.first) {
            const match::FirstGame &first = *setup.first;
            // Since then the seats have been exchanged: Black's owner in the first game now has the other seat.
            const Seat black = otherSeat(first.black);
            facts.facts.push_back({ ProtocolPaper::tr("First game"),
                text::joinSentences(text::resultText(first.result, m_names[black], m_names[otherSeat(black)]),
                    //: %1 is the name of a file.
                    ProtocolPaper::tr("Journal %1.").arg(text::foreignText(first.id) + QStringLiteral(".jsonl"))) });
        }
        const QString standing = text::standingText(m_match);
        if (!standing.isEmpty())
            facts.facts.push_back({ ProtocolPaper::tr("Result of the match"), standing });
    }

    void writeDiagram()
    {
        if (m_match.isOnPhysicalBoard() && m_match.moves().empty())
            return;
        addHeading(m_match.isOver() ? ProtocolPaper::tr("Final position") : ProtocolPaper::tr("Position"));
        Diagram diagram { BoardPicture(m_match.position()), QString(), QString() };
        for (std::size_t i = 0; i < m_match.moves().size(); ++i) {
            if (const auto &point = m_match.moves()[i].point) {
                diagram.picture.at(*point).number = static_cast<int>(i) + 1;
            }
        }
        if (!m_match.moves().empty())
            diagram.picture.lastMove = m_match.moves().back().point;
        diagram.picture.winningRows = m_match.winningRows();
        for (const Incident &incident : m_protocol.incidents) {
            const auto *claim = std::get_if<match::FoulClaimed>(&incident.what);
            if (claim && claim->upheld)
                diagram.picture.at(claim->point).signs.disputed = true;
        }
        diagram.caption = ProtocolPaper::tr("The position after move %1.").arg(m_match.moves().size());
        diagram.legend =
            ProtocolPaper::tr("X: %1 (Black). O: %2 (White).").arg(nameOf(Side::Black), nameOf(Side::White));
        m_blocks.push_back(std::move(diagram));
    }

    void writeIncidents()
    {
        addHeading(ProtocolPaper::tr("Claims, rulings, corrections and interruptions"));
        if (m_protocol.incidents.empty())
            addParagraph(ProtocolPaper::tr("There were none."));
        for (const Incident &incident : m_protocol.incidents) {
            //: %1 is the time of day, %2 the number of the last move, %3 the line of the journal, %4 what happened.
            const QString text = m_match.isOnPhysicalBoard() ? ProtocolPaper::tr("%1, after turn %2 (line %3): %4")
                                                             : ProtocolPaper::tr("%1, after move %2 (line %3): %4");
            addParagraph(text.arg(text::timeOfDay(incident.wall), QString::number(incident.moves),
                QString::number(incident.line), text::incidentText(incident, m_protocol)));
            if (std::holds_alternative<match::FoulClaimed>(incident.what)
                || std::holds_alternative<match::FiveClaimed>(incident.what)
                || std::holds_alternative<match::Flagged>(incident.what)) {
                addParagraph(ProtocolPaper::tr("Clocks then: %1 %2, %3 %4.")
                                 .arg(m_names.a, text::clockText(incident.before.a), m_names.b,
                                     text::clockText(incident.before.b)),
                    1);
            }
            if (incident.proof)
                addProof(m_blocks, *incident.proof, 1);
        }
    }

    void writeResult()
    {
        addHeading(ProtocolPaper::tr("Result"));
        addParagraph(result());
        for (const rules::UnbrokenRow &row : m_match.winningRows()) {
            QStringList points;
            for (rules::Point point : row.points())
                points += text::pointText(point);
            addParagraph(ProtocolPaper::tr("Winning row: %1.").arg(points.join(QLatin1Char(' '))));
        }
    }

    // Below the result, so that it is on the signed page: otherwise paper and file could belong to different games.
    void writeJournal()
    {
        Facts facts { {
            { ProtocolPaper::tr("Journal"), m_file },
            { ProtocolPaper::tr("Lines"), QString::number(m_found.end.sequence) },
            //: The last link of the chain of check sums in a journal.
            { ProtocolPaper::tr("End of the chain"), QString::fromLatin1(m_found.end.hash) },
        } };
        if (m_found.matchEnd) {
            const QString code = QString::fromStdString(journal::chainCode(m_found.matchEnd->hash));
            //: %1 is a code such as 7KQ2-M4XA-99TD, %2 the number of a line of the journal.
            facts.facts.push_back({ ProtocolPaper::tr("Code at the end of the match"),
                ProtocolPaper::tr("%1 (line %2)").arg(code).arg(m_found.matchEnd->sequence) });
        }
        facts.facts.push_back(
            { ProtocolPaper::tr("To verify"), QStringLiteral("kagetsu-cli journal verify %1").arg(m_file) });
        m_blocks.push_back(std::move(facts));
    }

    void writeSignatures()
    {
        const QString arbiter = textOf(m_match.setup().arbiterName);
        //: %1 is a player, %2 the colour of the stones; or the arbiter's name and the word for one.
        const QString signer = ProtocolPaper::tr("%1 (%2)");
        const auto player = [&](Side side) {
            return m_match.setup().onlyTime ? nameOf(side) : signer.arg(nameOf(side), text::sideName(side));
        };
        m_blocks.push_back(Signatures { { player(Side::Black), player(Side::White),
            arbiter.isEmpty() ? ProtocolPaper::tr("Arbiter") : signer.arg(arbiter, ProtocolPaper::tr("Arbiter")) } });
    }

    const journal::JournalProtocol &m_found;
    const QString &m_file;
    const match::Protocol &m_protocol;
    const match::Match &m_match;
    text::Names m_names;
    std::vector<Block> m_blocks;
};

} // namespace

Document protocolDocument(const journal::JournalProtocol &found, const QString &file, const QString &language)
{
    const LanguageScope scope(language);
    Document document;
    document.language = QLocale().bcp47Name();
    Writer writer(found, file);
    document.title = writer.title();
    document.blocks = writer.write();
    document.pageWords = pageWords();
    return document;
}

} // namespace kagetsu::ui
