// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <sys/types.h>

namespace kagetsu {

// A copy of this process that does one thing and ends: the effects of locks, limits and users cannot be seen from
// inside one process.
class Child
{
public:
    static constexpr int Skip = 77;

    class Talk
    {
    public:
        Talk(int in, int out)
            : m_in(in)
            , m_out(out)
        {
        }
        void say(char word);
        void wait(); // until the parent ends the child

    private:
        int m_in;
        int m_out;
    };

    explicit Child(const std::function<int(Talk &)> &work);
    Child(const Child &) = delete;
    Child &operator=(const Child &) = delete;
    ~Child();

    char hear();
    void kill();
    // Waits for the end. Returns the result of the work, or -1 if the child did not end by itself.
    int result();

private:
    pid_t m_process = 0;
    int m_in = -1;
    int m_out = -1;
    int m_result = -1;
};

// Ends the work of a child, and reports the line, if this does not hold.
#define CHILD_CHECK(condition)                                                                                         \
    do {                                                                                                               \
        if (!(condition)) {                                                                                            \
            qWarning("child: line %d: %s", __LINE__, #condition);                                                      \
            return 1;                                                                                                  \
        }                                                                                                              \
    } while (false)

} // namespace kagetsu
