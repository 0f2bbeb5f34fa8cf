// SPDX-License-Identifier: MIT
#include "base/signing/keys.h"

#include "base/signing/base64.h"
#include "base/signing/sodium.h"

#include <algorithm>
#include <cstring>

namespace kagetsu::signing {

namespace {

// Reads the fields of a minisign file in order from `bytes`.
class Fields
{
public:
    explicit Fields(const Bytes &bytes)
        : m_at(bytes.data())
    {
    }

    std::string_view text(std::size_t size)
    {
        const auto *begin = reinterpret_cast<const char *>(take(size));
        return { begin, size };
    }
    template <std::size_t Size>
    std::array<unsigned char, Size> array()
    {
        std::array<unsigned char, Size> values;
        std::memcpy(values.data(), take(Size), Size);
        return values;
    }
    std::uint64_t number()
    {
        std::uint64_t value = 0;
        const unsigned char *bytes = take(8);
        for (int i = 7; i >= 0; --i)
            value = value << 8 | bytes[i];
        return value;
    }

private:
    const unsigned char *take(std::size_t size)
    {
        const unsigned char *field = m_at;
        m_at += size;
        return field;
    }

    const unsigned char *m_at;
};

constexpr std::size_t PublicSize = 2 + 8 + 32;
constexpr std::size_t CheckSize = 32;
constexpr std::size_t HiddenSize = 8 + 64 + CheckSize; // what a password encrypts
constexpr std::size_t SaltSize = crypto_pwhash_scryptsalsa208sha256_SALTBYTES;
constexpr std::size_t SecretSize = 2 + 2 + 2 + SaltSize + 8 + 8 + HiddenSize;

// Limits what a file can demand; no key made by a program needs more.
constexpr std::uint64_t MostMemory = std::uint64_t(2) << 30;
constexpr std::uint64_t MostWork = std::uint64_t(1) << 30;

// Returns the line that counts: the second line of a file, or the only one.
std::string_view keyLine(std::string_view text)
{
    const std::vector<std::string_view> lines = linesOf(text);
    if (lines.size() >= 2 && lines[0].starts_with(UntrustedComment))
        return lines[1];
    return lines.size() == 1 ? lines[0] : std::string_view();
}

std::array<unsigned char, CheckSize> checkOf(const SecretKey &key)
{
    std::array<unsigned char, CheckSize> check;
    crypto_generichash_state state;
    crypto_generichash_init(&state, nullptr, 0, check.size());
    crypto_generichash_update(&state, reinterpret_cast<const unsigned char *>("Ed"), 2);
    crypto_generichash_update(&state, key.id.data(), key.id.size());
    crypto_generichash_update(&state, key.key.data(), key.key.size());
    crypto_generichash_final(&state, check.data(), check.size());
    return check;
}

// Checks that the second half of a secret key is its public key.
bool isPair(const SecretKey &key)
{
    std::array<unsigned char, 32> seed;
    SecretKey again;
    PublicKey open;
    crypto_sign_ed25519_sk_to_seed(seed.data(), key.key.data());
    crypto_sign_seed_keypair(open.key.data(), again.key.data(), seed.data());
    sodium_memzero(seed.data(), seed.size());
    return again.key == key.key;
}

void append(Bytes &bytes, const void *from, std::size_t size)
{
    const auto *begin = static_cast<const unsigned char *>(from);
    bytes.insert(bytes.end(), begin, begin + size);
}

} // namespace

std::string hexOf(const KeyId &id)
{
    std::string text;
    for (auto byte = id.rbegin(); byte != id.rend(); ++byte) {
        constexpr std::string_view Digits = "0123456789ABCDEF";
        text += Digits[*byte >> 4];
        text += Digits[*byte & 15];
    }
    return text;
}

SecretKey::SecretKey(SecretKey &&other) noexcept
    : id(other.id)
    , key(other.key)
{
    sodium_memzero(other.key.data(), other.key.size());
}

SecretKey &SecretKey::operator=(SecretKey &&other) noexcept
{
    id = other.id;
    key = other.key;
    if (this != &other)
        sodium_memzero(other.key.data(), other.key.size());
    return *this;
}

SecretKey::~SecretKey()
{
    sodium_memzero(key.data(), key.size());
}

PublicKey SecretKey::publicKey() const
{
    PublicKey open { id, {} };
    std::copy_n(key.end() - 32, 32, open.key.begin());
    return open;
}

SecretKey makeKey()
{
    startSodium();
    SecretKey key;
    PublicKey open;
    crypto_sign_keypair(open.key.data(), key.key.data());
    randombytes_buf(key.id.data(), key.id.size());
    return key;
}

std::string toText(const PublicKey &key)
{
    Bytes bytes;
    append(bytes, "Ed", 2);
    append(bytes, key.id.data(), key.id.size());
    append(bytes, key.key.data(), key.key.size());
    return std::string(UntrustedComment) + "minisign public key " + hexOf(key.id) + '\n'
        + toBase64(bytes.data(), bytes.size()) + '\n';
}

Result<PublicKey, KeyFault> publicKeyFrom(std::string_view text)
{
    startSodium();
    const std::string_view line = keyLine(text);
    const std::optional<Bytes> bytes = fromBase64(line, PublicSize);
    if (!bytes)
        return Fault { fromBase64(line, SecretSize) ? KeyFault::OtherKind : KeyFault::NoKey };
    Fields fields(*bytes);
    if (fields.text(2) != "Ed")
        return Fault { KeyFault::OtherKind };
    return PublicKey { fields.array<8>(), fields.array<32>() };
}

std::string toText(const SecretKey &key)
{
    Bytes bytes;
    append(bytes, "Ed\0\0B2", 6);
    bytes.resize(bytes.size() + SaltSize + 8 + 8);
    append(bytes, key.id.data(), key.id.size());
    append(bytes, key.key.data(), key.key.size());
    append(bytes, checkOf(key).data(), CheckSize);
    std::string text = std::string(UntrustedComment) + "minisign secret key " + hexOf(key.id) + '\n'
        + toBase64(bytes.data(), bytes.size()) + '\n';
    sodium_memzero(bytes.data(), bytes.size());
    return text;
}

Result<SecretKey, KeyFault> secretKeyFrom(std::string_view text, const std::optional<std::string> &password)
{
    startSodium();
    const std::string_view line = keyLine(text);
    std::optional<Bytes> bytes = fromBase64(line, SecretSize);
    if (!bytes)
        return Fault { fromBase64(line, PublicSize) ? KeyFault::OtherKind : KeyFault::NoKey };
    Fields fields(*bytes);
    const std::string_view algorithm = fields.text(2);
    const std::string_view derivation = fields.text(2);
    const std::string_view check = fields.text(2);
    const bool isCovered = derivation == "Sc";
    if (algorithm != "Ed" || check != "B2" || (!isCovered && derivation != std::string_view("\0\0", 2)))
        return Fault { KeyFault::OtherKind };
    const auto salt = fields.array<SaltSize>();
    const std::uint64_t work = fields.number();
    const std::uint64_t memory = fields.number();
    unsigned char *hidden = bytes->data() + (SecretSize - HiddenSize);
    if (isCovered) {
        if (!password)
            return Fault { KeyFault::NeedsPassword };
        if (memory > MostMemory || work > MostWork)
            return Fault { KeyFault::Damaged };
        std::array<unsigned char, HiddenSize> cover;
        if (crypto_pwhash_scryptsalsa208sha256(cover.data(), cover.size(), password->data(), password->size(),
                salt.data(), work, static_cast<std::size_t>(memory))
            != 0)
            return Fault { KeyFault::NoMemory };
        for (std::size_t i = 0; i < HiddenSize; ++i)
            hidden[i] ^= cover[i];
        sodium_memzero(cover.data(), cover.size());
    }
    SecretKey key;
    key.id = fields.array<8>();
    key.key = fields.array<64>();
    const auto kept = fields.array<CheckSize>();
    sodium_memzero(bytes->data(), bytes->size());
    // Without a password, minisign leaves the checksum out.
    const bool isChecked = kept == checkOf(key) || (!isCovered && kept == decltype(kept) {});
    if (!isChecked || !isPair(key))
        return Fault { isCovered ? KeyFault::WrongPassword : KeyFault::Damaged };
    return key;
}

} // namespace kagetsu::signing
