// SPDX-License-Identifier: MIT
#include "../../paperalike.h"
#include "hall.h"
#include "text/tournament/pairingrows.h"
#include "tournament/stages/advancing.h"
#include "translations/catalogues.h"
#include "ui/print/paper/documenttext.h"
#include "ui/print/paper/pagelayout.h"
#include "ui/tournament/paper/correctionpaper.h"
#include "ui/tournament/paper/eventpage.h"
#include "ui/tournament/paper/pairingpaper.h"
#include "ui/tournament/paper/papers.h"
#include "ui/tournament/paper/standingspaper.h"

#include <QBuffer>
#include <QDir>
#include <QImage>
#include <QPainter>
#include <QPdfWriter>
#include <QTest>

namespace tst_eventpapers {

using namespace kagetsu;
using namespace kagetsu::ui;
using namespace hall;

// The papers of an event: what stands in them, and that it fits on pages. KAGETSU_PICTURES=folder keeps a picture of
// each page.
class TestEventPapers : public QObject
{
    Q_OBJECT

private slots:
    void pairingsByTableAndByName();
    void draftsAndChangesAreSaid();
    void aRoundThatIsNotThereHasNoTables();
    void aRoundRobinIsAMatrix();
    void standingsSayHowTheyWereRanked();
    void whatWasDecidedOfSharedPlacesIsSaid_data();
    void whatWasDecidedOfSharedPlacesIsSaid();
    void whatWasCorrectedIsSaidWithItsReason();
    void correctionsOfAllSectionsAreOnOneSheet();
    void headingsBreakOnlyBetweenWords_data();
    void headingsBreakOnlyBetweenWords();
    void minorsAndNamesakesOnPapers();
    void roundsWithoutAGameHaveTheirSigns();
    void categoriesAndPrizesStandOnPaperAndPage();
    void slipsStayWhole();
    void everyPaperFitsOnPages();
    void pdfIsTheText_data();
    void pdfIsTheText();
    void theEventIsOnePageInEveryLanguage();
    void thePageHasItsRecordsInIt_data();
    void thePageHasItsRecordsInIt();
};

EventPaper paperOf(const Log &log)
{
    return { log.event().details, log.event().sections.front(), QDateTime(QDate(2026, 5, 1), QTime(10, 30)),
        correctionsOf(log.lines()), log.event().sections };
}

const Table &tableOf(const Document &document)
{
    for (const Block &block : document.blocks) {
        if (const auto *table = std::get_if<Table>(&block))
            return *table;
    }
    static const Table none;
    return none;
}

void TestEventPapers::pairingsByTableAndByName()
{
    const Log log = eventOf(7, 2, Format::Swiss);
    const EventPaper paper = paperOf(log);
    const Table byTable = tableOf(pairingList(paper, 2, PairingOrder::ByTable, QStringLiteral("en")));
    QCOMPARE(byTable.rows.size(), std::size_t(4));
    QCOMPARE(byTable.rows[0][0], QStringLiteral("1"));
    QCOMPARE(byTable.rows[3][0], QString());
    QCOMPARE(byTable.rows[3][4], QStringLiteral("Bye"));
    const Table byName = tableOf(pairingList(paper, 2, PairingOrder::ByName, QStringLiteral("en")));
    QCOMPARE(byName.rows.size(), std::size_t(7));
    for (const QStringList &row : byName.rows)
        QCOMPARE(row.size(), qsizetype(byName.columns.size()));
    const std::vector<text::PairingRow> rows = text::pairingRows(paper.section, 1);
    QVERIFY(!rows[0].result.isEmpty());
}

void TestEventPapers::draftsAndChangesAreSaid()
{
    Log log = eventOf(6, 1, Format::Swiss);
    act(log, UnpublishRound { 1, 1, false });
    EventPaper paper = paperOf(log);
    paper.section.rounds[0].changedTables = 2;
    const QString text = toPlainText(pairingList(paper, 1, PairingOrder::ByTable, QStringLiteral("en")));
    QVERIFY(text.contains(QStringLiteral("draft")));
    QVERIFY(text.contains(QStringLiteral("by hand")));
}

void TestEventPapers::aRoundThatIsNotThereHasNoTables()
{
    const EventPaper paper = paperOf(eventOf(6, 1, Format::Swiss));
    for (const int round : { -1, 0, 9 }) {
        QVERIFY(tableOf(pairingList(paper, round, PairingOrder::ByName, QStringLiteral("en"))).rows.empty());
        QVERIFY(tableOf(resultSlips(paper, round, QStringLiteral("en"))).rows.empty());
        QVERIFY(tableCards(paper, round, QStringLiteral("en")).blocks.empty());
    }
}

void TestEventPapers::aRoundRobinIsAMatrix()
{
    const EventPaper paper = paperOf(eventOf(6, 5, Format::RoundRobin));
    const Table table = tableOf(crossTablePaper(paper, QStringLiteral("en")));
    QCOMPARE(table.rows.size(), std::size_t(6));
    QCOMPARE(table.columns.size(), std::size_t(10));
    for (int i = 0; i < 6; ++i)
        QCOMPARE(table.rows[static_cast<std::size_t>(i)][i + 2], QStringLiteral("■"));
    // Who won there has lost here.
    for (int row = 0; row < 6; ++row) {
        for (int column = 0; column < row; ++column) {
            const QString one = table.rows[static_cast<std::size_t>(row)][column + 2];
            const QString other = table.rows[static_cast<std::size_t>(column)][row + 2];
            QCOMPARE(one == QStringLiteral("1"), other == QStringLiteral("0"));
        }
    }
}

void TestEventPapers::standingsSayHowTheyWereRanked()
{
    const EventPaper paper = paperOf(eventOf(8, 3, Format::Swiss));
    const QString text = toPlainText(standingsPaper(paper, QStringLiteral("en")));
    QVERIFY(text.contains(QStringLiteral("Ranking: ")));
    QVERIFY(text.contains(QStringLiteral("SOS")));
    QVERIFY(text.contains(QStringLiteral("0:33:20"))); // the time of two games
    Log closed = eventOf(8, 3, Format::Swiss);
    QVERIFY(!text.contains(QStringLiteral("____")));
    for (std::size_t table = 1; table <= 4; ++table) {
        GameReport drawn;
        act(closed, ReportGame { 1, 3, int(table), 0, drawn });
    }
    act(closed, FinishRound { 1, 3 });
    act(closed, FinishSection { 1 });
    const QString final = toPlainText(standingsPaper(paperOf(closed), QStringLiteral("en")));
    QVERIFY2(final.contains(QStringLiteral("Final standings")), qPrintable(final));
    QVERIFY2(final.contains(QStringLiteral("____")) && final.contains(QStringLiteral("Ann Lee")), qPrintable(final));
    const QString note = QStringLiteral("Some places are decided by the time used");
    QVERIFY(!text.contains(note));
    Log timed = eventOf(8, 3, Format::Swiss);
    SectionSettings settings = timed.event().sections.front().settings;
    settings.criteria = { { Criterion::Kind::Time } };
    act(timed, ChangeSection { 1, settings });
    GameReport quick;
    quick.outcome = Outcome::AWon;
    act(timed, ReopenRound { 1, 2 });
    act(timed, ReportGame { 1, 2, 1, 0, quick, { Reason::Kind::Slip } });
    for (const Document &document :
        { standingsPaper(paperOf(timed), QStringLiteral("en")), crossTablePaper(paperOf(timed), QStringLiteral("en")) })
        QVERIFY(toPlainText(document).contains(note));
    QVERIFY(!tableOf(standingsPaper(paperOf(eventOf(8, 1, Format::Elimination)), QStringLiteral("en"))).rows.empty());
}

// As on the screen: on the standings, on the cross table and on the web page.
void TestEventPapers::whatWasDecidedOfSharedPlacesIsSaid_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<QString>("how");
    using Kind = PlaceDecision::Kind;
    QTest::newRow("a lot with its seed") << int(Kind::Lot) << "(Lot, seed 7)";
    QTest::newRow("a play-off") << int(Kind::PlayOff) << "(Play-off)";
    QTest::newRow("by hand with its reason") << int(Kind::ByHand) << "(Decision of the arbiter, the older first)";
}

void TestEventPapers::whatWasDecidedOfSharedPlacesIsSaid()
{
    QFETCH(int, kind);
    QFETCH(QString, how);
    Log log = eventOf(4, 1, Format::Swiss);
    for (const int table : { 1, 2 }) {
        GameReport drawn;
        drawn.outcome = Outcome::Draw;
        act(log, ReportGame { 1, 1, table, 0, drawn });
    }
    act(log, FinishRound { 1, 1 });
    PlaceDecision decision;
    decision.kind = PlaceDecision::Kind(kind);
    const std::vector<EntryId> all { { 1 }, { 2 }, { 3 }, { 4 } };
    decision.order = splitByLot(all, 7);
    if (decision.kind == PlaceDecision::Kind::Lot)
        decision.seed = 7;
    if (decision.kind == PlaceDecision::Kind::ByHand)
        decision.reason = "the older first";
    act(log, DecidePlaces { 1, decision });
    const EventPaper paper = paperOf(log);
    for (const Document &document : { standingsPaper(paper, QStringLiteral("en")),
             crossTablePaper(paper, QStringLiteral("en")), eventDocument(log.event(), {}, QStringLiteral("en")) }) {
        const QString text = toPlainText(document).simplified();
        QVERIFY2(text.contains(QStringLiteral("Shared place decided: ")) && text.contains(how), qPrintable(text));
    }
    // Among the corrections, the words of a decision are its reason.
    QCOMPARE(toPlainText(correctionPaper(paper, QStringLiteral("en"))).count(QStringLiteral("the older first")),
        decision.reason.empty() ? 0 : 1);
    // Decided of an elimination, too, where nothing is ranked by criteria.
    Log knockout = eventOf(4, 1, Format::Elimination);
    GameReport won;
    won.outcome = Outcome::AWon;
    act(knockout, ReportGame { 1, 1, 1, 0, won });
    act(knockout, ReportGame { 1, 1, 2, 0, won });
    SectionSettings settings = knockout.event().sections.front().settings;
    settings.options.matchForThird = false;
    act(knockout, ChangeSection { 1, settings });
    act(knockout, FinishRound { 1, 1 });
    const std::vector<Match> &matches = knockout.event().sections.front().rounds.front().matches;
    decision.order = splitByLot({ matches[0].b, matches[1].b }, 7);
    act(knockout, DecidePlaces { 1, decision });
    const QString text = toPlainText(standingsPaper(paperOf(knockout), QStringLiteral("en"))).simplified();
    QVERIFY2(text.contains(how), qPrintable(text));
}

void TestEventPapers::whatWasCorrectedIsSaidWithItsReason()
{
    const QString language = QStringLiteral("en");
    Log log = eventOf(8, 3, Format::Swiss);
    const QString corrected = QStringLiteral("Corrected on");
    QVERIFY(!toPlainText(standingsPaper(paperOf(log), language)).contains(corrected));
    QVERIFY(toPlainText(correctionPaper(paperOf(log), language)).contains(QStringLiteral("Nothing was corrected.")));
    act(log, ReopenRound { 1, 1 });
    const Match before = log.event().sections.front().rounds.front().matches.front();
    GameReport other = *before.games.front().report;
    other.outcome = other.outcome == Outcome::AWon ? Outcome::BWon : Outcome::AWon;
    act(log, ReportGame { 1, 1, 1, 0, other, { Reason::Kind::Appeal } });
    act(log, RuleMatch { 1, 1, 2, PerParty<Points> { { 1 }, { 1 } }, { Reason::Kind::Other, "Phone rang" } });
    act(log, FinishRound { 1, 1 });
    const EventPaper paper = paperOf(log);
    for (const Document &document :
        { standingsPaper(paper, language), crossTablePaper(paper, language), wallChart(paper, language) })
        QVERIFY(toPlainText(document).contains(corrected));
    QVERIFY(eventHtml(log.event(), {}, language, {}, paper.corrections).contains("Corrected on"));
    // The pairings of round 2 are as they were published.
    QVERIFY(!toPlainText(pairingList(paper, 2, PairingOrder::ByTable, language)).contains(corrected));
    const Table table = tableOf(correctionPaper(paper, language));
    QCOMPARE(table.rows.size(), std::size_t(2));
    QCOMPARE(table.rows[0][1], QStringLiteral("1"));
    QVERIFY(table.rows[0][2].startsWith(QStringLiteral("Table 1, ")));
    QCOMPARE(table.rows[0][3], QStringLiteral("Decided on an appeal"));
    QVERIFY(table.rows[0][5].contains(QLatin1Char('2')) && table.rows[0][5].contains(QLatin1Char('3')));
    QCOMPARE(table.rows[1][3], QStringLiteral("Phone rang"));
}

void keepPictures(const Document &document, const QString &name, const QPageSize &size)
{
    const QString folder = qEnvironmentVariable("KAGETSU_PICTURES");
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setPageSize(size);
    writer.setPageMargins({});
    writer.setResolution(96);
    const PageLayout layout(document, writer);
    QVERIFY(layout.pages() >= 1);
    for (int page = 0; page < layout.pages() && !folder.isEmpty() && page < 2; ++page) {
        QImage image(size.sizePixels(96), QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        layout.paint(painter, page);
        painter.end();
        QDir().mkpath(folder);
        QVERIFY(image.save(QStringLiteral("%1/%2-%3.png").arg(folder, name).arg(page + 1)));
    }
}

// A group whose first player went on to the finals, with a correction of each.
Log correctedStages()
{
    Log log = eventOf(4, 2, Format::Swiss);
    const EntryDetails first = log.event().sections.front().entries.front().details;
    SectionSettings finals = log.event().sections.front().settings;
    finals.name = "Finals";
    act(log, AddSection { finals });
    act(log, AddEntry { 2, first, 1 });
    act(log, ReopenRound { 1, 1 });
    GameReport other = *log.event().sections.front().rounds.front().matches.front().games.front().report;
    other.outcome = other.outcome == Outcome::AWon ? Outcome::BWon : Outcome::AWon;
    act(log, ReportGame { 1, 1, 1, 0, other, { Reason::Kind::Appeal } });
    act(log, FinishRound { 1, 1 });
    act(log, Adjust { 2, { { 1 }, 0, Points { -1 }, "Phone rang" } });
    return log;
}

void TestEventPapers::correctionsOfAllSectionsAreOnOneSheet()
{
    const QString language = QStringLiteral("en");
    const Log log = correctedStages();
    for (const Section &section : log.event().sections) {
        EventPaper paper = paperOf(log);
        paper.section = section; // from wherever it is printed
        const Document document = correctionPaper(paper, language);
        QVERIFY2(!document.title.contains(QString::fromStdString(section.settings.name)), qPrintable(document.title));
        const Table table = tableOf(document);
        QCOMPARE(table.rows.size(), std::size_t(2));
        QCOMPARE(table.columns[1].head, QStringLiteral("Section"));
        QCOMPARE(table.rows[0][1], QStringLiteral("公开组 Open"));
        QVERIFY(table.rows[0][3].startsWith(QStringLiteral("Table 1, ")));
        QCOMPARE(table.rows[0][6], QStringLiteral("2; Finals"));
        QCOMPARE(table.rows[1][1], QStringLiteral("Finals"));
        QCOMPARE(table.rows[1][6], QString());
    }
}

void TestEventPapers::headingsBreakOnlyBetweenWords_data()
{
    QTest::addColumn<QString>("language");
    for (const QString &language : catalogueCodes())
        QTest::addRow("%s", qPrintable(language)) << language;
}

void TestEventPapers::headingsBreakOnlyBetweenWords()
{
    QFETCH(QString, language);
    const QPageSize a4(QPageSize::A4);
    const EventPaper event = paperOf(correctedStages());
    for (const EventPaperKind kind : EventPaperKinds) {
        // The sheet of corrections has the narrowest columns, Russian the longest words.
        if (kind != EventPaperKind::Corrections && language != QStringLiteral("ru"))
            continue;
        const Paper paper = ui::paperOf(kind, event, 1, a4);
        const Document document = paper.write(language);
        if (kind == EventPaperKind::Corrections)
            keepPictures(document, QStringLiteral("corrections-") + language, a4);
        const QString read = textOfPdf(paperBytes(document, PaperFormat::Pdf, a4));
        if (read.isNull())
            QSKIP("pdftotext is not installed");
        for (const Table::Column &column : tableOf(document).columns) {
            for (const QString &word : column.head.split(QLatin1Char(' '), Qt::SkipEmptyParts))
                QVERIFY2(read.contains(word), qPrintable(nameOf(kind) + ": " + word + '\n' + read));
        }
    }
}

void TestEventPapers::minorsAndNamesakesOnPapers()
{
    Log log = eventOf(6, 2, Format::Swiss);
    EventDetails event = log.event().details;
    event.initialsFromYear = 2010;
    act(log, SetEventDetails { event });
    const std::vector<std::pair<int, EntryDetails>> changes = [&log] {
        const std::vector<Entry> &entries = log.event().sections.front().entries;
        std::vector<std::pair<int, EntryDetails>> changed;
        for (int i = 0; i < 3; ++i)
            changed.emplace_back(i + 1, entries[static_cast<std::size_t>(i)].details);
        changed[0].second.name = "Minor Person";
        changed[0].second.birth.year = 2011;
        changed[1].second.name = changed[2].second.name = "Wang Wei";
        return changed;
    }();
    for (const auto &[entry, details] : changes)
        act(log, ChangeEntry { 1, { entry }, details });
    Rankings everybody;
    everybody.categories = { { "Minors", Sex::Unknown, 2010 }, { "All" } };
    everybody.clubBest = 9;
    act(log, SetRankings { 1, everybody });
    const EventPaper paper = paperOf(log);
    for (const EventPaperKind kind : EventPaperKinds) {
        if (kind == EventPaperKind::LineUps || kind == EventPaperKind::Corrections)
            continue; // they name nobody here
        QString text;
        for (const Block &block : documentOf(kind, paper, 2, QStringLiteral("en")).blocks) {
            if (const auto *table = std::get_if<Table>(&block)) {
                for (const QStringList &row : table->rows)
                    text += row.join(QLatin1Char('|'));
            } else if (const auto *heading = std::get_if<Heading>(&block)) {
                text += heading->text;
            } else if (const auto *large = std::get_if<LargeText>(&block)) {
                text += large->text;
            }
        }
        const bool isPublic = kind != EventPaperKind::ResultSlips;
        QVERIFY2(text.contains(QStringLiteral("Minor Person")) != isPublic, qPrintable(nameOf(kind) + text));
        QVERIFY2(!isPublic || text.contains(QStringLiteral("M. P.")), qPrintable(nameOf(kind)));
        QVERIFY2(text.contains(QStringLiteral("Wang Wei (Tallinn Renju Club)"))
                && text.contains(QStringLiteral("Wang Wei (清华大学)")),
            qPrintable(nameOf(kind)));
    }
    const QByteArray html = eventHtml(log.event(), {}, QStringLiteral("en"));
    QVERIFY(html.contains("M. P.") && !html.contains("Minor Person"));
}

// tournament.md#signs-of-a-round
void TestEventPapers::roundsWithoutAGameHaveTheirSigns()
{
    Log log = eventOf(4, 1, Format::Swiss);
    act(log, UnpublishRound { 1, 1, false });
    act(log, RemoveRound { 1, 1 });
    Round round;
    const Bye::Kind kinds[] { Bye::Kind::Pairing, Bye::Kind::Half, Bye::Kind::Zero, Bye::Kind::Full };
    for (int entry = 1; entry <= 4; ++entry)
        round.byes.push_back({ { entry }, kinds[entry - 1] });
    act(log, AddRound { 1, round });
    act(log, PublishRound { 1, 1 });
    EntryDetails late;
    late.name = "Late";
    act(log, AddEntry { 1, late, 2 });
    const Table table = tableOf(crossTablePaper(paperOf(log), QStringLiteral("en")));
    QMap<QString, QString> signs;
    for (const QStringList &row : table.rows)
        signs[row[1]] = row[3];
    QCOMPARE(signs.values(),
        (QStringList {
            QStringLiteral("+"), QStringLiteral("½"), QStringLiteral("0"), QStringLiteral("+"), QStringLiteral("–") }));
}

void TestEventPapers::categoriesAndPrizesStandOnPaperAndPage()
{
    Log log = eventOf(6, 3, Format::Swiss);
    const QString without = toPlainText(eventDocument(log.event(), {}, QStringLiteral("en")));
    QVERIFY(!isUseful(EventPaperKind::Categories, log.event().sections.front()));
    QVERIFY(!isUseful(EventPaperKind::Ratings, log.event().sections.front()));
    QVERIFY(isUseful(EventPaperKind::Clubs, log.event().sections.front()));
    Rankings rankings;
    rankings.categories = { { "Tallinn only", Sex::Unknown, {}, {}, {}, {}, "Tallinn Renju Club" } };
    rankings.prizes = { { "Cup", "", 100 }, { "Book", "Tallinn only" } };
    act(log, SetRankings { 1, rankings });
    const Document paper = documentOf(EventPaperKind::Categories, paperOf(log), 0, QStringLiteral("en"));
    QCOMPARE(tableOf(paper).rows.size(), std::size_t(3));
    const QString text = toPlainText(paper);
    for (const char *words : { "Tallinn only", "Tallinn Renju Club", "Cup", "Book", "100" })
        QVERIFY2(text.contains(QLatin1String(words)), words);
    const QString page = toPlainText(eventDocument(log.event(), {}, QStringLiteral("en")));
    QVERIFY(page.contains(QStringLiteral("Tallinn only")) && page.contains(QStringLiteral("Cup")));
    act(log, SetRankings { 1, {} });
    QCOMPARE(toPlainText(eventDocument(log.event(), {}, QStringLiteral("en"))), without);
}

void TestEventPapers::slipsStayWhole()
{
    const EventPaper paper = paperOf(eventOf(40, 1, Format::Swiss, 2));
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setPageSize(QPageSize(QPageSize::A4));
    writer.setPageMargins({});
    const PageLayout layout(resultSlips(paper, 1, QStringLiteral("en")), writer);
    QVERIFY(layout.pages() <= 5); // at least four on a page
    for (int page = 0; page < layout.pages(); ++page) {
        const auto pieces = layout.piecesOn(page);
        const auto headings =
            std::count_if(pieces.begin(), pieces.end(), [](const Piece *each) { return each->isHeading; });
        const auto signatures =
            std::count_if(pieces.begin(), pieces.end(), [](const Piece *each) { return each->isSignature; });
        QVERIFY(signatures == headings || page == 0);
    }
}

void TestEventPapers::everyPaperFitsOnPages()
{
    const EventPaper swiss = paperOf(eventOf(41, 7, Format::Swiss));
    const EventPaper robin = paperOf(eventOf(12, 11, Format::RoundRobin));
    const QPageSize a4(QPageSize::A4);
    for (const EventPaperKind kind : EventPaperKinds) {
        QVERIFY(!nameOf(kind).isEmpty());
        const Paper paper = ui::paperOf(kind, swiss, 7, isWide(kind) ? landscape(a4) : a4);
        QVERIFY(paperBytes(paper.write(QStringLiteral("en")), PaperFormat::Pdf, paper.size()).startsWith("%PDF"));
        QCOMPARE(paper.name.contains(QLatin1Char('7')), isOfRound(kind));
    }
    const QPageSize wide = landscape(QPageSize(QPageSize::Letter));
    QVERIFY(wide.sizePoints().width() > wide.sizePoints().height());
    for (const QString &language : { QStringLiteral("en"), QStringLiteral("zh_CN") }) {
        const auto keep = [&language](const Document &document, const char *name, const QPageSize &size) {
            keepPictures(document, QLatin1String(name) + QLatin1Char('-') + language, size);
        };
        keep(pairingList(swiss, 7, PairingOrder::ByTable, language), "pairings", a4);
        keep(pairingList(swiss, 7, PairingOrder::ByName, language), "names", a4);
        keep(resultSlips(swiss, 7, language), "slips", a4);
        keep(tableCards(swiss, 7, language), "cards", a4);
        keep(standingsPaper(swiss, language), "standings", a4);
        keep(crossTablePaper(swiss, language), "cross-swiss", wide);
        keep(crossTablePaper(robin, language), "cross-robin", wide);
        keep(wallChart(swiss, language), "wall", wide);
    }
}

void TestEventPapers::pdfIsTheText_data()
{
    QTest::addColumn<QString>("language");
    for (const QString &language : catalogueCodes())
        QTest::addRow("%s", qPrintable(language)) << language;
}

void TestEventPapers::pdfIsTheText()
{
    QFETCH(QString, language);
    const QPageSize a4(QPageSize::A4);
    for (const EventPaper &event : { paperOf(eventOf(13, 5, Format::Swiss)), paperOf(eventOf(8, 7, Format::RoundRobin)),
             paperOf(eventOf(8, 1, Format::Elimination)), paperOf(eventOf(12, 2, Format::Swiss, 2)) }) {
        for (const EventPaperKind kind : EventPaperKinds) {
            const Paper paper = ui::paperOf(kind, event, 2, isWide(kind) ? landscape(a4) : a4);
            QCOMPARE(unlikeText(paper.write(language), paper.size()), QString());
        }
    }
}

void TestEventPapers::theEventIsOnePageInEveryLanguage()
{
    const Log log = eventOf(9, 3, Format::Swiss);
    const QDateTime moment(QDate(2026, 5, 1), QTime(10, 30));
    for (const QString &language : catalogueCodes()) {
        const QByteArray html = eventHtml(log.event(), moment, language);
        QVERIFY(html.contains("<!DOCTYPE html>"));
        QVERIFY(!html.contains("<script"));
        QVERIFY(!html.contains("src="));
        QVERIFY(!html.contains("href="));
        QVERIFY(html.contains("Ann Lee"));
        QVERIFY(!html.contains("%1"));
        QCOMPARE(html.count("<table"), html.count("</table>"));
    }
    // Names are text, whatever they are.
    Event event = log.event();
    event.sections.front().entries.front().details.name = "<script>alert(1)</script>";
    QVERIFY(!eventHtml(event, moment, QStringLiteral("en")).contains("<script"));
}

void TestEventPapers::thePageHasItsRecordsInIt_data()
{
    QTest::addColumn<int>("format");
    QTest::newRow("Swiss") << int(Format::Swiss);
    QTest::newRow("round robin") << int(Format::RoundRobin);
}

// One file without scripts: the cross table leads to the table of the round, and from there a record is saved.
void TestEventPapers::thePageHasItsRecordsInIt()
{
    QFETCH(int, format);
    const Log log = eventOf(6, 3, static_cast<Format>(format));
    const QByteArray sgf("(;GM[4]SZ[15]PB[<b>];B[hh])");
    const QByteArray html = eventHtml(log.event(), {}, QStringLiteral("en"), { { 1, 2, 3, 0, sgf } });
    QVERIFY(html.contains(
        "<a href=\"data:application/x-go-sgf;base64," + sgf.toBase64() + "\" download=\"s1r2t3.sgf\">SGF</a>"));
    QCOMPARE(html.count("<tr id=\"s1r2t3\">"), 1);
    QCOMPARE(html.count("href=\"#s1r2t3\""), 2); // from both players
    QCOMPARE(html.count("href="), 3);
    QVERIFY(!html.contains("<script") && !html.contains("http"));
    // Two games of a match are two links.
    const Log twice = eventOf(6, 3, static_cast<Format>(format), 2);
    const QByteArray two =
        eventHtml(twice.event(), {}, QStringLiteral("en"), { { 1, 1, 1, 0, sgf }, { 1, 1, 1, 1, sgf } });
    QVERIFY(two.contains("download=\"s1r1t1g1.sgf\">SGF 1</a> <a href=") && two.contains("s1r1t1g2.sgf"));
}

} // namespace tst_eventpapers

QTEST_MAIN(tst_eventpapers::TestEventPapers)
#include "tst_eventpapers.moc"
