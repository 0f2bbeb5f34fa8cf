// SPDX-License-Identifier: MIT
#include "child.h"

#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

namespace kagetsu {

void Child::Talk::say(char word)
{
    if (::write(m_out, &word, 1) != 1)
        std::_Exit(3);
}

void Child::Talk::wait()
{
    char word;
    while (::read(m_in, &word, 1) > 0) { }
}

Child::Child(const std::function<int(Talk &)> &work)
{
    int toChild[2];
    int toParent[2];
    if (::pipe2(toChild, O_CLOEXEC) != 0 || ::pipe2(toParent, O_CLOEXEC) != 0)
        std::abort();
    m_process = ::fork();
    if (m_process == 0) {
        ::close(toChild[1]);
        ::close(toParent[0]);
        Talk talk(toChild[0], toParent[1]);
        std::_Exit(work(talk));
    }
    ::close(toChild[0]);
    ::close(toParent[1]);
    m_in = toParent[0];
    m_out = toChild[1];
}

Child::~Child()
{
    kill();
    ::close(m_in);
    ::close(m_out);
}

char Child::hear()
{
    char word = 0;
    return ::read(m_in, &word, 1) == 1 ? word : '\0';
}

void Child::kill()
{
    if (m_process != 0)
        ::kill(m_process, SIGKILL);
    result();
}

int Child::result()
{
    if (m_process == 0)
        return m_result;
    int status = 0;
    ::waitpid(m_process, &status, 0);
    m_process = 0;
    m_result = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    return m_result;
}

} // namespace kagetsu
