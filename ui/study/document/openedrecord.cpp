// SPDX-License-Identifier: MIT
#include "ui/study/document/openedrecord.h"

#include "ui/study/document/studyline.h"

#include <QCoreApplication>

#include <algorithm>

namespace kagetsu::ui {

namespace {

class OpenWords
{
    Q_DECLARE_TR_FUNCTIONS(kagetsu::ui::OpenWords)
};

// The reader refuses nothing (sgf.md#r1), so a program or a picture with a chance "(;" in it has games, too. Its zero
// bytes alone are no sign: texts in UTF-16 have them.
bool isNoise(const record::Collection &collection)
{
    for (std::size_t i = 0; i < collection.size(); ++i) {
        const record::CollectionEntry entry = collection.entry(i);
        if (entry.mainMoves > 0 || entry.columns > 0 || !entry.gameName.empty())
            return false;
    }
    return true;
}

OpenFault faultOf(const record::LibraryRefusal &refusal)
{
    switch (refusal.reason) {
    case record::LibraryRefusal::Reason::NoLibrary: return { OpenFault::Kind::NoRecord };
    case record::LibraryRefusal::Reason::NewerVersion:
        return { OpenFault::Kind::NewerVersion, refusal.majorVersion, refusal.minorVersion };
    case record::LibraryRefusal::Reason::TooLarge: return { OpenFault::Kind::TooLarge };
    case record::LibraryRefusal::Reason::GivenUp: return { OpenFault::Kind::GivenUp };
    }
    return {};
}

Result<OpenedRecord, OpenFault> openLibrary(std::string bytes, const QString &name, const OpenChoices &choices)
{
    record::LibraryReadOptions options;
    options.plainCharset = choices.plainCharset;
    options.boardSize = std::clamp(choices.boardSize, rules::MinBoardSize, rules::DefaultBoardSize);
    options.anyVersion = choices.anyVersion;
    options.mayContinue = choices.mayContinue;
    const auto charset = record::charsetFromName(choices.charset);
    if (charset && record::extendsAscii(*charset))
        options.charset = charset;
    auto library = record::readLibrary(std::move(bytes), options);
    if (!library)
        return Fault { faultOf(library.fault()) };
    const record::NodeId opening = openingNodeOf(library->game.tree);
    return OpenedRecord { {}, name, std::move(library).value(), {}, opening };
}

} // namespace

Result<OpenedRecord, OpenFault> openRecord(std::string bytes, const QString &name, const OpenChoices &choices)
{
    const std::string fileName = name.toStdString();
    if (record::recognise(bytes, fileName) == record::Format::Library)
        return openLibrary(std::move(bytes), name, choices);
    const bool hasZeros = bytes.find('\0') != std::string::npos;
    auto kept = std::make_shared<const std::string>(bytes);
    record::Collection collection = record::readRecords(std::move(bytes), { choices.charset, {}, fileName });
    if (collection.size() == 0 || (hasZeros && collection.format() == record::Format::Sgf && isNoise(collection)))
        return Fault { OpenFault { OpenFault::Kind::NoRecord } };
    record::Game first = collection.readGame(0);
    return OpenedRecord { {}, name, std::move(collection), std::move(first), {}, std::move(kept) };
}

QString wordsOf(const OpenFault &fault, const QString &name)
{
    switch (fault.kind) {
    case OpenFault::Kind::NoRecord:
        return OpenWords::tr("%1 holds no game: no format of records was recognised in it.").arg(name);
    case OpenFault::Kind::NewerVersion:
        return OpenWords::tr("%1 is a library of version %2.%3, which is newer than any that is known.")
            .arg(name, QString::number(fault.majorVersion), QString::number(fault.minorVersion));
    case OpenFault::Kind::TooLarge:
        return OpenWords::tr("%1 is larger than 2 GB. That is no record of games.").arg(name);
    case OpenFault::Kind::GivenUp: return {};
    }
    return {};
}

} // namespace kagetsu::ui
