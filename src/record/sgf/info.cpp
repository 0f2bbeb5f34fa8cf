// SPDX-License-Identifier: MIT
#include "record/sgf/info.h"

#include "record/sgf/sgfresult.h"
#include "record/sgf/syntax/values.h"
#include "record/text/datetext.h"

namespace kagetsu::record::sgf {

namespace {

// Returns the text of the game info that a property fills, or nullptr if the property is not a plain text.
std::string *infoText(GameInfo &info, Id id)
{
    switch (id) {
    case Id::PB: return &info.black.name;
    case Id::PW: return &info.white.name;
    case Id::BR: return &info.black.rank;
    case Id::WR: return &info.white.rank;
    case Id::BT: return &info.black.team;
    case Id::WT: return &info.white.team;
    case Id::EV: return &info.event;
    case Id::RO: return &info.round;
    case Id::DT: return &info.date;
    case Id::PC: return &info.place;
    case Id::RE: return &info.resultText;
    case Id::RU: return &info.rules;
    case Id::TM: return &info.baseTime;
    case Id::OT: return &info.overtime;
    case Id::GN: return &info.gameName;
    case Id::GC: return &info.remark;
    case Id::SO: return &info.source;
    case Id::US: return &info.user;
    case Id::AN: return &info.annotator;
    case Id::CP: return &info.copyright;
    case Id::ON: return &info.openingName;
    case Id::XON: return &info.openingId;
    case Id::XRS: return &info.reasonText;
    case Id::XTC: return &info.timeControl;
    case Id::XPR: return &info.procedure;
    case Id::XID: return &info.recordId;
    case Id::XAP: return &info.originalApplication;
    case Id::XTB: return &info.table;
    case Id::XTD: return &info.tournamentGame;
    case Id::XAR: return &info.arbiter;
    default: return nullptr;
    }
}

} // namespace

void InfoReader::readRoot(const PropertyText &property)
{
    if (!m_node.isHeader) {
        m_node.add(Code::RootPropertyLate, property.offset(), infoOf(property.id()).ident);
        m_kept.keep(property);
        return;
    }
    // FF, CA, GM and SZ are written anew. The header has read them and reported values that are not valid.
    if (property.id() == Id::AP)
        m_info.application = unescapeSimple(property.first());
    else if (property.id() == Id::ST)
        m_kept.keep(property);
}

bool InfoReader::isOpen(Id id)
{
    const std::string *text = infoText(m_info, id);
    return m_node.isHeader && text != nullptr && text->empty();
}

void InfoReader::readInfo(const PropertyText &property)
{
    if (m_node.isHeader)
        readInfoOfHeader(property);
    else
        readLateInfo(property);
}

void InfoReader::readInfoOfHeader(const PropertyText &property)
{
    std::string *text = infoText(m_info, property.id());
    if (property.id() == Id::GC) {
        appendText(m_node, property, *text, text->empty() ? Join::First : Join::Further);
    } else if (property.id() == Id::XOP) {
        if (const std::optional<Read<rules::Side>> side = readColour(property.first()))
            m_info.opener = side->value;
        else
            m_kept.keepBad(property);
    } else if (text != nullptr) {
        m_kept.readLine(property, *text);
        if (property.id() == Id::XRS && !text->empty() && !isKnownReason(*text))
            m_node.add(Code::PrivateBad, property.offset(), property.first());
        if (property.id() == Id::DT && !text->empty() && !isSgfDates(*text) && !isoDate(*text))
            m_node.add(Code::BadDate, property.offset(), property.first());
    } else {
        m_kept.keep(property);
    }
}

// A value on the main line fills what the header left open. The property is also kept where it is.
void InfoReader::readLateInfo(const PropertyText &property)
{
    if (m_node.isMain) {
        m_node.add(Code::InfoLate, property.offset(), infoOf(property.id()).ident);
        std::string *text = infoText(m_info, property.id());
        if (text != nullptr && text->empty())
            *text = property.id() == Id::GC ? unescapeText(property.first()) : unescapeSimple(property.first());
    }
    m_kept.keep(property);
}

GameInfo InfoReader::take()
{
    m_info.result = resultFromSgf(m_info.resultText, m_info.reasonText);
    if (m_info.originalApplication.empty() && !m_info.application.starts_with("Kagetsu:"))
        m_info.originalApplication = m_info.application;
    return std::move(m_info);
}

} // namespace kagetsu::record::sgf
