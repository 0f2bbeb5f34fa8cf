// SPDX-License-Identifier: MIT
#pragma once

#include <cassert>
#include <utility>
#include <variant>

namespace kagetsu {

// The fault of a call, as data; the wording is made in ui. A call returns a Result if the world can make it fail
// (files, engines, people). Our own mistakes are assertions, never faults.
template <class E>
struct Fault
{
    E value;
};

template <class E>
Fault(E) -> Fault<E>;

// The value of a Result that reports nothing but success.
struct Done
{
    friend bool operator==(Done, Done) = default;
};

// The outcome of a call that can fail: its value, or its fault. value() may be called only if there is one, and fault()
// only if there is none.
template <class T, class E>
class [[nodiscard]] Result
{
public:
    Result(T value)
        : m_content(std::in_place_index<0>, std::move(value))
    {
    }
    Result(Fault<E> fault)
        : m_content(std::in_place_index<1>, std::move(fault.value))
    {
    }

    bool hasValue() const { return m_content.index() == 0; }
    explicit operator bool() const { return hasValue(); }

    const T &value() const &
    {
        assert(hasValue());
        return *std::get_if<0>(&m_content);
    }
    T &value() &
    {
        assert(hasValue());
        return *std::get_if<0>(&m_content);
    }
    T &&value() &&
    {
        assert(hasValue());
        return std::move(*std::get_if<0>(&m_content));
    }
    const T &operator*() const & { return value(); }
    const T *operator->() const { return &value(); }

    const E &fault() const
    {
        assert(!hasValue());
        return *std::get_if<1>(&m_content);
    }

private:
    std::variant<T, E> m_content;
};

} // namespace kagetsu
