// SPDX-License-Identifier: MIT
#include "engine/process/platform.h"

#include <QProcess>

#include <vector>

#include <windows.h>

#include <psapi.h>

namespace kagetsu::engine {

namespace {

int closeHandle(HANDLE handle)
{
    return ::CloseHandle(handle);
}

// Returns a job that ends everything in it when this program ends, in whatever way; null if there can be none.
std::shared_ptr<void> makeJob()
{
    const HANDLE job = ::CreateJobObjectW(nullptr, nullptr);
    if (!job)
        return nullptr;
    JOBOBJECT_EXTENDED_LIMIT_INFORMATION limits {};
    limits.BasicLimitInformation.LimitFlags = JOB_OBJECT_LIMIT_KILL_ON_JOB_CLOSE;
    ::SetInformationJobObject(job, JobObjectExtendedLimitInformation, &limits, sizeof limits);
    return { job, &closeHandle };
}

// What a process is started with so that it is in the job from its first moment on, before it can start another.
class Start
{
public:
    explicit Start(const std::shared_ptr<void> &job)
        : m_job(job)
        , m_handle(job.get())
    {
        SIZE_T size = 0;
        ::InitializeProcThreadAttributeList(nullptr, 1, 0, &size);
        m_list.resize(size);
        m_hasList = size > 0 && ::InitializeProcThreadAttributeList(list(), 1, 0, &size);
        m_isGood = m_hasList && m_handle
            && ::UpdateProcThreadAttribute(
                list(), 0, PROC_THREAD_ATTRIBUTE_JOB_LIST, &m_handle, sizeof m_handle, nullptr, nullptr);
    }

    ~Start()
    {
        if (m_hasList)
            ::DeleteProcThreadAttributeList(list());
    }
    Start(const Start &) = delete;
    Start &operator=(const Start &) = delete;

    void modify(QProcess::CreateProcessArguments *arguments)
    {
        arguments->flags |= CREATE_NO_WINDOW; // a console of its own would flash
        if (!m_isGood)
            return;
        m_info.StartupInfo = *arguments->startupInfo;
        m_info.StartupInfo.cb = sizeof m_info;
        m_info.lpAttributeList = list();
        arguments->startupInfo = &m_info.StartupInfo;
        arguments->flags |= EXTENDED_STARTUPINFO_PRESENT;
    }

private:
    LPPROC_THREAD_ATTRIBUTE_LIST list() { return reinterpret_cast<LPPROC_THREAD_ATTRIBUTE_LIST>(m_list.data()); }

    std::shared_ptr<void> m_job;
    HANDLE m_handle;
    std::vector<char> m_list;
    STARTUPINFOEXW m_info {};
    bool m_hasList = false;
    bool m_isGood = false; // the list names the job
};

} // namespace

const bool ProcessGroup::CanBeLeft = false;

ProcessGroup::ProcessGroup(QProcess &process)
    : m_job(makeJob())
{
    const auto start = std::make_shared<Start>(m_job);
    process.setCreateProcessArgumentsModifier(
        [start](QProcess::CreateProcessArguments *arguments) { start->modify(arguments); });
}

void ProcessGroup::urge(std::int64_t, Urge urge)
{
    // An engine without a window cannot be asked; that its input has ended says the same.
    if (urge == Urge::Kill && m_job)
        ::TerminateJobObject(m_job.get(), 1);
}

void giveOwnSession(QProcess &process)
{
    process.setCreateProcessArgumentsModifier([](QProcess::CreateProcessArguments *arguments) {
        arguments->flags |= CREATE_NO_WINDOW | CREATE_NEW_PROCESS_GROUP;
    });
}

std::optional<std::int64_t> residentBytes(std::int64_t process)
{
    const HANDLE handle = ::OpenProcess(PROCESS_QUERY_LIMITED_INFORMATION, FALSE, static_cast<DWORD>(process));
    if (!handle)
        return std::nullopt;
    PROCESS_MEMORY_COUNTERS counters {};
    const BOOL isKnown = ::GetProcessMemoryInfo(handle, &counters, sizeof counters);
    ::CloseHandle(handle);
    return isKnown ? std::optional(static_cast<std::int64_t>(counters.WorkingSetSize)) : std::nullopt;
}

bool hasClosedOutput(std::int64_t)
{
    return false;
}

} // namespace kagetsu::engine
