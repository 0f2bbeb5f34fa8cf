// SPDX-License-Identifier: MIT
#include "venue/server/localaddress.h"

namespace kagetsu::server {

namespace {

constexpr std::uint32_t of(std::uint32_t a, std::uint32_t b)
{
    return (a << 24) | (b << 16);
}

} // namespace

bool isLoopback(std::uint32_t address)
{
    return address >> 24 == 127;
}

bool isLocal(std::uint32_t address)
{
    return isLoopback(address) || address >> 24 == 10 || (address & 0xfff00000U) == of(172, 16)
        || (address & 0xffff0000U) == of(192, 168) || (address & 0xffff0000U) == of(169, 254);
}

QByteArray secretOf(std::uint64_t random)
{
    constexpr const char *Letters = "0123456789abcdefghjkmnpqrstvwxyz";
    constexpr int Length = 12;
    QByteArray secret;
    for (int i = 0; i < Length; ++i, random >>= 5)
        secret += Letters[random & 31];
    return secret;
}

} // namespace kagetsu::server
