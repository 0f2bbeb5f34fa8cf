// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <sys/types.h>

namespace kagetsu {

// A copy of this process that does one thing and ends: what locks, limits and users are for cannot be seen from inside
// one process.
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
    // Waits for the end; what the work returned, or -1 when it did not end by itself.
    int result();

private:
    pid_t m_process = 0;
    int m_in = -1;
    int m_out = -1;
    int m_result = -1;
};

// Ends the work of a child with its line when this does not hold.
#define CHILD_CHECK(condition)                                                                                         \
    do {                                                                                                               \
        if (!(condition)) {                                                                                            \
            qWarning("child: line %d: %s", __LINE__, #condition);                                                      \
            return 1;                                                                                                  \
        }                                                                                                              \
    } while (false)

} // namespace kagetsu
