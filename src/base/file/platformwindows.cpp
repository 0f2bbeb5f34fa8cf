// SPDX-License-Identifier: MIT
#include "base/file/platform.h"

#include "base/file/startup.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <fcntl.h>
#include <io.h>
#include <vector>

#include <windows.h>

#include <aclapi.h>
#include <sddl.h>

namespace kagetsu::file {

namespace {

// Not in the headers of MinGW.
constexpr DWORD DirectoryNotSupported = 336;
constexpr DWORD DiskQuotaExceeded = 1295;

// The errors of Windows as those of POSIX, which callers tell apart. Where several mean the same, the first is the one
// whose words are shown.
constexpr struct
{
    DWORD ofWindows;
    int number;
} Errors[] {
    { ERROR_FILE_NOT_FOUND, ENOENT },
    { ERROR_PATH_NOT_FOUND, ENOENT },
    { ERROR_BAD_PATHNAME, ENOENT },
    { ERROR_BAD_NETPATH, ENOENT },
    { ERROR_BAD_NET_NAME, ENOENT },
    { ERROR_INVALID_DRIVE, ENOENT },
    { ERROR_ACCESS_DENIED, EACCES },
    { ERROR_SHARING_VIOLATION, EBUSY },
    { ERROR_LOCK_VIOLATION, EBUSY },
    { ERROR_DELETE_PENDING, EBUSY },
    { ERROR_USER_MAPPED_FILE, EBUSY },
    { ERROR_PRIVILEGE_NOT_HELD, EPERM },
    { ERROR_FILE_EXISTS, EEXIST },
    { ERROR_ALREADY_EXISTS, EEXIST },
    { ERROR_DISK_FULL, ENOSPC },
    { ERROR_HANDLE_DISK_FULL, ENOSPC },
    { DiskQuotaExceeded, ENOSPC },
    { ERROR_WRITE_PROTECT, EROFS },
    { ERROR_NOT_SAME_DEVICE, EXDEV },
    { ERROR_TOO_MANY_OPEN_FILES, EMFILE },
    { ERROR_NOT_ENOUGH_MEMORY, ENOMEM },
    { ERROR_OUTOFMEMORY, ENOMEM },
    { ERROR_FILENAME_EXCED_RANGE, ENAMETOOLONG },
    { ERROR_BUFFER_OVERFLOW, ENAMETOOLONG },
    { ERROR_INVALID_NAME, EINVAL },
    { ERROR_INVALID_PARAMETER, EINVAL },
    { ERROR_FILE_TOO_LARGE, EFBIG },
    { ERROR_INVALID_HANDLE, EBADF },
    { ERROR_NOT_SUPPORTED, ENOTSUP },
    { ERROR_INVALID_FUNCTION, ENOTSUP },
    { ERROR_DIR_NOT_EMPTY, ENOTEMPTY },
    { ERROR_DIRECTORY, ENOTDIR },
    { DirectoryNotSupported, EISDIR },
    { ERROR_IO_DEVICE, EIO },
};

int numberOf(DWORD error)
{
    const auto *found =
        std::find_if(std::begin(Errors), std::end(Errors), [&](const auto &each) { return each.ofWindows == error; });
    return found == std::end(Errors) ? EIO : found->number;
}

int lastError()
{
    return numberOf(::GetLastError());
}

int errorOf(BOOL done)
{
    return done ? 0 : lastError();
}

// Returns the path as the system calls take it. One that is longer than 247 characters needs a mark, after which it is
// taken literally.
std::wstring native(const QString &path)
{
    constexpr qsizetype Longest = 247;
    QString name = QDir::toNativeSeparators(path);
    const bool isDevice = name.startsWith(QLatin1String(R"(\\.\)")) || name.startsWith(QLatin1String(R"(\\?\)"));
    if (!isDevice && !path.isEmpty()) {
        const QString whole = QDir::toNativeSeparators(QDir::cleanPath(QFileInfo(path).absoluteFilePath()));
        if (whole.size() > Longest)
            name = whole.startsWith(QLatin1String(R"(\\)")) ? QLatin1String(R"(\\?\UNC\)") + whole.mid(2)
                                                            : QLatin1String(R"(\\?\)") + whole;
    }
    return name.toStdWString();
}

// A handle that is closed at the end of its block.
class Handle
{
public:
    explicit Handle(HANDLE handle)
        : m_handle(handle == nullptr ? INVALID_HANDLE_VALUE : handle)
    {
    }
    Handle(const Handle &) = delete;
    Handle &operator=(const Handle &) = delete;
    ~Handle()
    {
        if (isOpen())
            ::CloseHandle(m_handle);
    }

    bool isOpen() const { return m_handle != INVALID_HANDLE_VALUE; }
    HANDLE get() const { return m_handle; }
    HANDLE release() { return std::exchange(m_handle, INVALID_HANDLE_VALUE); }

private:
    HANDLE m_handle;
};

// Others may read, write, rename and remove what is open here, as on other systems; the lock is what keeps them away.
constexpr DWORD Shared = FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE;

HANDLE openHandle(const QString &path, DWORD access, DWORD disposition = OPEN_EXISTING, DWORD flags = 0)
{
    return ::CreateFileW(
        native(path).c_str(), access, Shared, nullptr, disposition, flags | FILE_ATTRIBUTE_NORMAL, nullptr);
}

HANDLE handleOf(const Descriptor &file)
{
    return file.isOpen() ? reinterpret_cast<HANDLE>(::_get_osfhandle(file.number())) : INVALID_HANDLE_VALUE;
}

bool isFolder(const QString &path)
{
    const DWORD attributes = ::GetFileAttributesW(native(path).c_str());
    return attributes != INVALID_FILE_ATTRIBUTES && (attributes & FILE_ATTRIBUTE_DIRECTORY) != 0;
}

Descriptor opened(const QString &path, DWORD access, DWORD disposition, DWORD flags)
{
    Handle handle(openHandle(path, access, disposition, flags));
    if (!handle.isOpen()) {
        const int error = lastError();
        errno = error == EACCES && isFolder(path) ? EISDIR : error;
        return Descriptor();
    }
    if ((flags & FILE_FLAG_OPEN_REPARSE_POINT) != 0) {
        FILE_ATTRIBUTE_TAG_INFO info {};
        if (!::GetFileInformationByHandleEx(handle.get(), FileAttributeTagInfo, &info, sizeof info)
            || (info.FileAttributes & FILE_ATTRIBUTE_REPARSE_POINT) != 0) {
            errno = EACCES;
            return Descriptor();
        }
    }
    const int number = ::_open_osfhandle(reinterpret_cast<intptr_t>(handle.get()), _O_BINARY | _O_NOINHERIT);
    if (number >= 0)
        handle.release(); // it is closed with the descriptor
    return Descriptor(number);
}

std::optional<Status> statusOf(HANDLE handle)
{
    if (::GetFileType(handle) != FILE_TYPE_DISK)
        return Status {};
    FILE_STANDARD_INFO info {};
    BY_HANDLE_FILE_INFORMATION identity {};
    if (!::GetFileInformationByHandleEx(handle, FileStandardInfo, &info, sizeof info)
        || !::GetFileInformationByHandle(handle, &identity)) {
        errno = lastError();
        return std::nullopt;
    }
    return Status { info.EndOfFile.QuadPart, info.DeletePending ? 0 : info.NumberOfLinks, !info.Directory,
        info.Directory != FALSE, identity.dwVolumeSerialNumber,
        quint64(identity.nFileIndexHigh) << 32 | identity.nFileIndexLow };
}

OVERLAPPED placeAt(qint64 offset)
{
    OVERLAPPED place {};
    place.Offset = static_cast<DWORD>(offset & 0xFFFFFFFF);
    place.OffsetHigh = static_cast<DWORD>(offset >> 32);
    return place;
}

// What is locked cannot be read or written by others, so the lock is on one byte far behind the end of every file.
constexpr qint64 LockedByte = qint64(1) << 62;

BOOL lock(HANDLE handle, DWORD flags)
{
    OVERLAPPED place = placeAt(LockedByte);
    return ::LockFileEx(handle, flags | LOCKFILE_FAIL_IMMEDIATELY, 0, 1, 0, &place);
}

// Programs that look for viruses, and indexes, hold a new file for a moment without letting it be renamed.
template <class Try>
int withPatience(Try attempt)
{
    DWORD pause = 1; // in milliseconds; about half a second in all
    for (;;) {
        const int error = attempt();
        if ((error != EACCES && error != EBUSY) || pause > 256)
            return error;
        ::Sleep(pause);
        pause *= 2;
    }
}

// Renames as POSIX does, even if the file under the new name is open. Not every file system can.
bool renameAsPosix(const QString &from, const QString &to)
{
    constexpr auto FileRenameInformationEx = static_cast<FILE_INFO_BY_HANDLE_CLASS>(22);
    constexpr DWORD ReplaceIfExists = 1;
    constexpr DWORD PosixSemantics = 2;
    const Handle file(openHandle(
        from, DELETE | SYNCHRONIZE, OPEN_EXISTING, FILE_FLAG_BACKUP_SEMANTICS | FILE_FLAG_OPEN_REPARSE_POINT));
    if (!file.isOpen())
        return false;
    const std::wstring name = native(QFileInfo(to).absoluteFilePath());
    std::vector<char> bytes(sizeof(FILE_RENAME_INFO) + name.size() * sizeof(wchar_t));
    auto *info = reinterpret_cast<FILE_RENAME_INFO *>(bytes.data());
    const DWORD flags = ReplaceIfExists | PosixSemantics;
    std::memcpy(info, &flags, sizeof flags); // where older headers have only the first flag
    info->FileNameLength = static_cast<DWORD>(name.size() * sizeof(wchar_t));
    std::memcpy(info->FileName, name.data(), name.size() * sizeof(wchar_t));
    return ::SetFileInformationByHandle(file.get(), FileRenameInformationEx, info, static_cast<DWORD>(bytes.size()))
        != 0;
}

// Removes as POSIX does: the name is gone at once, even while the file is open.
bool removeAsPosix(const QString &path)
{
    constexpr auto FileDispositionInformationEx = static_cast<FILE_INFO_BY_HANDLE_CLASS>(21);
    constexpr DWORD Delete = 1;
    constexpr DWORD PosixSemantics = 2;
    constexpr DWORD IgnoreReadOnly = 16;
    const Handle file(openHandle(path, DELETE, OPEN_EXISTING, FILE_FLAG_OPEN_REPARSE_POINT));
    DWORD flags = Delete | PosixSemantics | IgnoreReadOnly;
    return file.isOpen()
        && ::SetFileInformationByHandle(file.get(), FileDispositionInformationEx, &flags, sizeof flags) != 0;
}

// Permissions that only this user, and the system itself, have, as a security descriptor; free it with LocalFree. Null
// on failure.
PSECURITY_DESCRIPTOR ownerOnly(bool inherits)
{
    HANDLE token = nullptr;
    if (!::OpenProcessToken(::GetCurrentProcess(), TOKEN_QUERY, &token))
        return nullptr;
    const Handle closing(token);
    std::array<char, sizeof(TOKEN_USER) + SECURITY_MAX_SID_SIZE> user;
    DWORD size = 0;
    wchar_t *name = nullptr;
    if (!::GetTokenInformation(token, TokenUser, user.data(), user.size(), &size)
        || !::ConvertSidToStringSidW(reinterpret_cast<TOKEN_USER *>(user.data())->User.Sid, &name))
        return nullptr;
    const std::wstring inheritance = inherits ? L"OICI" : L"";
    const std::wstring text = L"D:P(A;" + inheritance + L";FA;;;" + name + L")(A;" + inheritance + L";FA;;;SY)";
    ::LocalFree(name);
    PSECURITY_DESCRIPTOR descriptor = nullptr;
    ::ConvertStringSecurityDescriptorToSecurityDescriptorW(text.c_str(), SDDL_REVISION_1, &descriptor, nullptr);
    return descriptor;
}

int setPermissions(const Descriptor &file, PSECURITY_DESCRIPTOR permissions)
{
    SECURITY_DESCRIPTOR_CONTROL control = 0;
    DWORD revision = 0;
    if (!::GetSecurityDescriptorControl(permissions, &control, &revision))
        return lastError();
    const Handle open(::ReOpenFile(handleOf(file), WRITE_DAC | READ_CONTROL, Shared, 0));
    const bool isOwn = (control & SE_DACL_PROTECTED) != 0; // nothing comes from the folder
    const SECURITY_INFORMATION what = DACL_SECURITY_INFORMATION
        | (isOwn ? PROTECTED_DACL_SECURITY_INFORMATION : UNPROTECTED_DACL_SECURITY_INFORMATION);
    return open.isOpen() ? errorOf(::SetKernelObjectSecurity(open.get(), what, permissions)) : lastError();
}

} // namespace

Descriptor::~Descriptor()
{
    if (m_number >= 0)
        ::_close(m_number);
}

Descriptor openAt(const QString &path, Open how)
{
    constexpr DWORD Both = GENERIC_READ | GENERIC_WRITE;
    switch (how) {
    case Open::Read: return opened(path, GENERIC_READ, OPEN_EXISTING, FILE_FLAG_BACKUP_SEMANTICS);
    case Open::Write: return opened(path, GENERIC_WRITE, OPEN_EXISTING, 0);
    case Open::ReadWrite: return opened(path, Both, OPEN_EXISTING, 0);
    case Open::ReadWriteNoLink: return opened(path, Both, OPEN_EXISTING, FILE_FLAG_OPEN_REPARSE_POINT);
    case Open::OrNew: return opened(path, Both, OPEN_ALWAYS, 0);
    case Open::New: return opened(path, Both, CREATE_NEW, 0);
    }
    return Descriptor();
}

Descriptor openNameless(const QString &)
{
    // A file that Windows removes when it is closed cannot be kept after all.
    errno = ENOTSUP;
    return Descriptor();
}

std::optional<Status> statusOf(const Descriptor &file)
{
    return statusOf(handleOf(file));
}

std::optional<Status> statusOf(const QString &path)
{
    const Handle file(openHandle(path, FILE_READ_ATTRIBUTES, OPEN_EXISTING, FILE_FLAG_BACKUP_SEMANTICS));
    if (file.isOpen())
        return statusOf(file.get());
    errno = lastError();
    return std::nullopt;
}

bool canWrite(const QString &path)
{
    const DWORD attributes = ::GetFileAttributesW(native(path).c_str());
    if (attributes == INVALID_FILE_ATTRIBUTES) {
        errno = lastError();
        return false;
    }
    const bool isDirectory = (attributes & FILE_ATTRIBUTE_DIRECTORY) != 0;
    if (!isDirectory && (attributes & FILE_ATTRIBUTE_READONLY) != 0) {
        errno = EACCES;
        return false;
    }
    const Handle file(openHandle(path, isDirectory ? FILE_ADD_FILE : GENERIC_WRITE, OPEN_EXISTING,
        isDirectory ? FILE_FLAG_BACKUP_SEMANTICS : 0));
    if (file.isOpen())
        return true;
    errno = lastError();
    return false;
}

bool isTaken(const QString &path)
{
    return ::GetFileAttributesW(native(path).c_str()) != INVALID_FILE_ATTRIBUTES || lastError() != ENOENT;
}

int giveName(const Descriptor &, const QString &)
{
    return ENOTSUP; // nothing is nameless here
}

int renameToNew(const QString &from, const QString &to)
{
    return withPatience(
        [&] { return errorOf(::MoveFileExW(native(from).c_str(), native(to).c_str(), MOVEFILE_WRITE_THROUGH)); });
}

int renameOver(const QString &from, const QString &to)
{
    return withPatience([&] {
        if (renameAsPosix(from, to))
            return 0;
        return errorOf(::MoveFileExW(
            native(from).c_str(), native(to).c_str(), MOVEFILE_REPLACE_EXISTING | MOVEFILE_WRITE_THROUGH));
    });
}

int removeFile(const QString &path)
{
    return withPatience([&] { return removeAsPosix(path) ? 0 : errorOf(::DeleteFileW(native(path).c_str())); });
}

int makeOwnFolder(const QString &path)
{
    SECURITY_ATTRIBUTES attributes { sizeof attributes, ownerOnly(true), FALSE };
    if (!attributes.lpSecurityDescriptor)
        return lastError();
    const int error = errorOf(::CreateDirectoryW(native(path).c_str(), &attributes));
    ::LocalFree(attributes.lpSecurityDescriptor);
    return error;
}

void copyPermissions(const QString &from, const Descriptor &to)
{
    const std::wstring name = native(from);
    DWORD size = 0;
    ::GetFileSecurityW(name.c_str(), DACL_SECURITY_INFORMATION, nullptr, 0, &size);
    std::vector<char> permissions(size);
    if (size > 0 && ::GetFileSecurityW(name.c_str(), DACL_SECURITY_INFORMATION, permissions.data(), size, &size))
        setPermissions(to, permissions.data());
}

int letOnlyOwnerRead(const Descriptor &file)
{
    PSECURITY_DESCRIPTOR permissions = ownerOnly(false);
    if (!permissions)
        return lastError();
    const int error = setPermissions(file, permissions);
    ::LocalFree(permissions);
    return error;
}

int writeAll(const Descriptor &file, const char *bytes, qint64 size, qint64 at)
{
    constexpr qint64 Largest = 1 << 30;
    for (qint64 written = 0; written < size;) {
        OVERLAPPED place = placeAt(at + written);
        DWORD step = 0;
        if (!::WriteFile(
                handleOf(file), bytes + written, static_cast<DWORD>(std::min(size - written, Largest)), &step, &place))
            return lastError();
        if (step == 0)
            return ENOSPC;
        written += step;
    }
    return 0;
}

std::optional<qint64> readAt(const Descriptor &file, char *bytes, qint64 size, qint64 at)
{
    constexpr qint64 Largest = 1 << 30;
    OVERLAPPED place = placeAt(at);
    DWORD read = 0;
    if (::ReadFile(handleOf(file), bytes, static_cast<DWORD>(std::min(size, Largest)), &read, &place))
        return read;
    if (::GetLastError() == ERROR_HANDLE_EOF)
        return 0;
    errno = lastError();
    if (const auto status = statusOf(file); status && status->isFolder)
        errno = EISDIR;
    return std::nullopt;
}

int cutTo(const Descriptor &file, qint64 size)
{
    FILE_END_OF_FILE_INFO info {};
    info.EndOfFile.QuadPart = size;
    return errorOf(::SetFileInformationByHandle(handleOf(file), FileEndOfFileInfo, &info, sizeof info));
}

int reserve(const Descriptor &file, qint64 size)
{
    const auto status = statusOf(file);
    if (!status)
        return errno;
    // Windows allocates what a file is long, except for files that are sparse or compressed.
    return status->size >= size ? 0 : cutTo(file, size);
}

int syncData(const Descriptor &file)
{
    return syncAll(file);
}

int syncAll(const Descriptor &file)
{
    if (::FlushFileBuffers(handleOf(file)))
        return 0;
    if (lastError() == EACCES) {
        // It was opened for reading alone, which other systems allow.
        const Handle open(::ReOpenFile(handleOf(file), GENERIC_WRITE, Shared, 0));
        return open.isOpen() ? errorOf(::FlushFileBuffers(open.get())) : lastError();
    }
    return lastError() == ENOTSUP ? 0 : lastError();
}

int syncFolder(const QString &folder)
{
    const Handle open(openHandle(folder, GENERIC_WRITE, OPEN_EXISTING, FILE_FLAG_BACKUP_SEMANTICS));
    if (!open.isOpen())
        return isFolder(folder) ? 0 : ENOENT; // only NTFS lets a folder be flushed
    ::FlushFileBuffers(open.get());
    return 0;
}

bool tryLock(const Descriptor &file)
{
    return lock(handleOf(file), LOCKFILE_EXCLUSIVE_LOCK) != 0;
}

bool isLocked(const QString &path)
{
    const Descriptor file = openAt(path, Open::Read);
    return file.isOpen() && !lock(handleOf(file), 0) && lastError() == EBUSY;
}

QString errorText(int error)
{
    const auto *found =
        std::find_if(std::begin(Errors), std::end(Errors), [&](const auto &each) { return each.number == error; });
    return found == std::end(Errors) ? QString::fromLocal8Bit(std::strerror(error))
                                     : qt_error_string(static_cast<int>(found->ofWindows));
}

bool isTerminal(Stream stream)
{
    DWORD mode = 0;
    return ::GetConsoleMode(::GetStdHandle(stream == Stream::Input ? STD_INPUT_HANDLE
                                    : stream == Stream::Output     ? STD_OUTPUT_HANDLE
                                                                   : STD_ERROR_HANDLE),
               &mode)
        != 0;
}

void useSafeThreads()
{
    // MinGW frees the variables of a thread before it destroys them. Of Qt, only what compiles regular expressions has
    // one.
    qputenv("QT_ENABLE_REGEXP_JIT", "0");
}

void useExactStreams()
{
    for (FILE *stream : { stdin, stdout, stderr })
        ::_setmode(::_fileno(stream), _O_BINARY);
    ::SetConsoleCP(CP_UTF8);
    ::SetConsoleOutputCP(CP_UTF8);
}

UnseenTyping::UnseenTyping()
{
    const HANDLE input = ::GetStdHandle(STD_INPUT_HANDLE);
    DWORD now = 0;
    if (!::GetConsoleMode(input, &now))
        return;
    m_before = QByteArray(reinterpret_cast<const char *>(&now), sizeof now);
    ::SetConsoleMode(input, now & ~static_cast<DWORD>(ENABLE_ECHO_INPUT));
}

UnseenTyping::~UnseenTyping()
{
    DWORD before = 0;
    if (m_before.size() != static_cast<qsizetype>(sizeof before))
        return;
    std::memcpy(&before, m_before.constData(), sizeof before);
    ::SetConsoleMode(::GetStdHandle(STD_INPUT_HANDLE), before);
}

} // namespace kagetsu::file
