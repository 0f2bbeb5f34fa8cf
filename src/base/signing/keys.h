// SPDX-License-Identifier: MIT
#pragma once

#include "base/result.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace kagetsu::signing {

// Ed25519 keys in the file format of minisign, so that minisign can make and check them, too. Bytes in, values out:
// nothing here opens a file. Secrets are wiped from memory when they are destroyed.

// Distinguishes the keys of one pair from others: eight bytes, written as a number of 16 hexadecimal digits.
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

// Makes a new pair from the randomness of the system.
SecretKey makeKey();

// Why a text cannot be used as a key.
enum class KeyFault : std::uint8_t {
    NoKey, // not the two lines of a key file
    OtherKind, // of another algorithm, or the other key of the pair
    NeedsPassword,
    WrongPassword, // or the file is damaged
    Damaged,
    NoMemory, // not enough memory to derive a key from the password
};

// Returns the file of a public key: a comment, and a line of base 64. publicKeyFrom() also reads that line alone.
std::string toText(const PublicKey &key);
Result<PublicKey, KeyFault> publicKeyFrom(std::string_view text);

// These do the same for a secret key. It is written without a password, so anybody who can read the file can sign; keys
// with a password can be read, but are never written.
std::string toText(const SecretKey &key);
Result<SecretKey, KeyFault> secretKeyFrom(std::string_view text, const std::optional<std::string> &password = {});

} // namespace kagetsu::signing
