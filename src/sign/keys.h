// SPDX-License-Identifier: MIT
#pragma once

#include "result.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace kagetsu::sign {

// Keys of Ed25519 in the files of minisign, so that anybody can make and check them with that program, too. Bytes in,
// values out; nothing here opens a file. Secrets are wiped from memory when they are gone.

// Tells the keys of one pair from others: eight bytes, written as a number of 16 hexadecimal digits.
using KeyId = std::array<unsigned char, 8>;
std::string hexOf(const KeyId &id);

struct PublicKey
{
    KeyId id {};
    std::array<unsigned char, 32> key {};

    friend bool operator==(const PublicKey &, const PublicKey &) = default;
};

class SecretKey
{
public:
    SecretKey() = default;
    SecretKey(SecretKey &&other) noexcept;
    SecretKey &operator=(SecretKey &&other) noexcept;
    ~SecretKey();

    PublicKey publicKey() const;

    KeyId id {};
    std::array<unsigned char, 64> key {}; // the seed, then the public key
};

// A new pair, from the system's randomness.
SecretKey makeKey();

enum class KeyFault : std::uint8_t {
    NoKey, // not the two lines of such a file
    OtherKind, // of another algorithm, or the other key of the pair
    NeedsPassword,
    WrongPassword, // or the file is damaged
    Damaged,
    NoMemory, // for what makes a key of the password
};

// What stands in the file of a public key: a comment, and a line of base 64. That line alone is read, too.
std::string toText(const PublicKey &key);
Result<PublicKey, KeyFault> publicKeyFrom(std::string_view text);

// The same of a secret key. Written without a password: whoever can read the file can sign. With one it is read only.
std::string toText(const SecretKey &key);
Result<SecretKey, KeyFault> secretKeyFrom(std::string_view text, const std::optional<std::string> &password = {});

} // namespace kagetsu::sign
