// SPDX-License-Identifier: MIT
#include "ui/study/savedrecord.h"

#include "record/renlibconvert.h"
#include "record/renlibwriter.h"
#include "record/sgfwriter.h"

#include <QCoreApplication>

namespace kagetsu::ui {

namespace {

class SaveWords
{
    Q_DECLARE_TR_FUNCTIONS(kagetsu::ui::SaveWords)
};

QString wordsOf(const record::LibraryMisfit &misfit)
{
    switch (misfit.reason) {
    case record::LibraryMisfit::Reason::BoardSize:
        return SaveWords::tr("A library holds square boards of up to 15 lines.");
    case record::LibraryMisfit::Reason::TooDeep:
        return SaveWords::tr("A library holds lines of up to 225 moves.");
    case record::LibraryMisfit::Reason::TurnOrder:
        return SaveWords::tr("In a library the colours take turns.");
    case record::LibraryMisfit::Reason::NoAction:
        return SaveWords::tr("In a library every node is a move or a text on a point.");
    case record::LibraryMisfit::Reason::Setup:
        return SaveWords::tr("A library holds no stones but moves.");
    case record::LibraryMisfit::Reason::SameMoveTwice:
        return SaveWords::tr("In a library a move stands only once below a position.");
    }
    return {};
}

QString wordsOf(record::Loss loss)
{
    switch (loss) {
    case record::Loss::GameFacts:
        return SaveWords::tr("A library does not hold players, event, result or rules.");
    case record::Loss::GameBorders:
        return SaveWords::tr("The games are merged into one tree.");
    case record::Loss::Clocks:
        return SaveWords::tr("A library does not hold clock times.");
    case record::Loss::OpeningNotes:
        return SaveWords::tr(
            "A library does not hold what was chosen in the opening, nor claims, warnings and draw offers.");
    case record::Loss::Properties:
        return SaveWords::tr("A library holds no markup but texts on points and bookmarks.");
    case record::Loss::NowhereMoves:
        return SaveWords::tr("A library does not hold moves without a point.");
    case record::Loss::RemovedStones:
        return SaveWords::tr("In a library stones are not taken from the board.");
    case record::Loss::StartMarks:
        return SaveWords::tr("SGF does not say where a record opens.");
    case record::Loss::BoardTexts:
        return SaveWords::tr("SGF holds texts on points only.");
    }
    return {};
}

QStringList wordsOf(const record::Losses &losses)
{
    QStringList words;
    for (int i = 0; i < record::LossCount; ++i) {
        const auto loss = static_cast<record::Loss>(i);
        if (losses.count(loss) > 0)
            words += wordsOf(loss);
    }
    return words;
}

Result<SavedRecord, QString> savedLibrary(const record::GameTree &tree, QStringList losses)
{
    auto written = record::writeLibrary(tree);
    if (!written)
        return Fault { wordsOf(written.fault()) };
    if (!written->garbled.empty())
        losses += SaveWords::tr("The encoding %1 lacks characters of %n text(s); question marks stand for them.",
            nullptr, static_cast<int>(written->garbled.size()))
                      .arg(QString::fromStdString(std::string(record::nameOf(tree.charset()))));
    return SavedRecord { QByteArray::fromStdString(written->bytes), losses };
}

} // namespace

std::optional<RecordFormat> formatOf(const QString &fileName)
{
    if (fileName.endsWith(QStringLiteral(".sgf"), Qt::CaseInsensitive))
        return RecordFormat::Sgf;
    if (fileName.endsWith(QStringLiteral(".lib"), Qt::CaseInsensitive)
        || fileName.endsWith(QStringLiteral(".dat"), Qt::CaseInsensitive))
        return RecordFormat::Library;
    return std::nullopt;
}

Result<SavedRecord, QString> savedAs(const RecordDocument &document, RecordFormat format)
{
    if (document.isLibrary() && format == RecordFormat::Library)
        return savedLibrary(document.tree(), {});
    if (document.isLibrary()) {
        record::Losses losses;
        const record::Game game = record::gameFromLibrary(document.tree(), losses);
        return SavedRecord { QByteArray::fromStdString(record::writeSgf(game)), wordsOf(losses) };
    }
    if (format == RecordFormat::Sgf)
        return SavedRecord { QByteArray::fromStdString(record::writeSgf(document.game())), {} };
    record::LibraryBuilder builder;
    builder.add(document.game());
    record::GameTree tree = builder.tree();
    tree.setCharset(record::Charset::Utf8);
    return savedLibrary(tree, wordsOf(builder.losses()));
}

} // namespace kagetsu::ui
