// SPDX-License-Identifier: MIT
#pragma once

#include <ostream>
#include <streambuf>
#include <string>

namespace kagetsu::cli {

// Filters what a terminal shows. Names and comments come from files, and some of their characters would control the
// terminal or reverse the direction of the line. These are written as "<U+001B>"; line feeds and tabs stay. Text is
// UTF-8.
class TerminalText : public std::streambuf
{
public:
    explicit TerminalText(std::streambuf &terminal)
        : m_terminal(terminal)
    {
    }

protected:
    int_type overflow(int_type byte) override;
    std::streamsize xsputn(const char *bytes, std::streamsize size) override;
    int sync() override { return m_terminal.pubsync(); }

private:
    bool put(char byte);

    std::streambuf &m_terminal;
    std::string m_held; // the beginning of a possible control character
};

// Filters standard output and standard error while it exists, if they are terminals. A file or a pipe gets every byte
// unchanged.
class TerminalGuard
{
public:
    TerminalGuard();
    TerminalGuard(const TerminalGuard &) = delete;
    TerminalGuard &operator=(const TerminalGuard &) = delete;
    ~TerminalGuard();

private:
    std::streambuf *m_output;
    std::streambuf *m_errors;
    TerminalText m_outputText;
    TerminalText m_errorText;
};

} // namespace kagetsu::cli
