// SPDX-License-Identifier: MIT
#include "cli/words/jsonwords.h"

#include "cli/output/message.h"

namespace kagetsu::cli {

Words wordsFor(json::Error error)
{
    using json::Error;
    switch (error) {
    case Error::Broken: return { "broken-json", "The text is not valid JSON from here on." };
    case Error::TooLarge: return { "too-large", "The text is nested too deeply here, or has too many parts." };
    case Error::DuplicateKey: return { "duplicate-key", "This is here a second time." };
    case Error::WrongType: return { "wrong-type", "The value has the wrong type for this field." };
    case Error::Missing: return { "missing-field", "A field is missing here." };
    case Error::Unknown: return { "unknown-field", "There is no such field here." };
    case Error::UnknownWord: return { "unknown-word", "The field does not have such a value." };
    case Error::OutOfRange: return { "out-of-range", "The value is too small or too large." };
    case Error::Own: break;
    }
    return {};
}

ExitStatus tellFault(const std::string &file, const json::DocumentFault &fault)
{
    const Words words = wordsFor(fault.error);
    printMessage({ file, fault.line, fault.column }, Severity::Error, words.code,
        words.text + (fault.pointer.empty() ? "" : " [" + fault.pointer + ']'));
    return ExitStatus::Bad;
}

} // namespace kagetsu::cli
