// SPDX-License-Identifier: MIT
#include "cli/words/recordwords.h"

#include "text/record/findingstext.h"

namespace kagetsu::cli {

Severity severityFor(record::Severity severity)
{
    switch (severity) {
    case record::Severity::Info: return Severity::Note;
    case record::Severity::Warning: return Severity::Warning;
    case record::Severity::Error: return Severity::Error;
    }
    return Severity::Error;
}

std::string wordsFor(const record::Message &message)
{
    std::string text = text::findingText(message.code).toStdString();
    if (message.count > 0)
        text += " (" + std::to_string(message.count) + ')';
    if (!message.excerpt.empty())
        text += " [" + message.excerpt + ']';
    if (message.offset >= 0)
        text += " (at byte " + std::to_string(message.offset) + ')';
    // Keep the message on one line.
    for (char &c : text) {
        if (c >= '\0' && c < ' ')
            c = ' ';
    }
    return text;
}

} // namespace kagetsu::cli
