// SPDX-License-Identifier: MIT
#include "base/signing/signature.h"

#include "base/signing/base64.h"

#include <algorithm>
#include <sodium.h>

namespace kagetsu::signing {

namespace {

constexpr std::string_view TrustedComment = "trusted comment: ";
constexpr std::size_t SignatureSize = crypto_sign_BYTES;
constexpr std::size_t LineSize = 2 + 8 + SignatureSize;

using Digest = std::array<unsigned char, 64>;

Digest digestOf(std::string_view bytes)
{
    Digest digest;
    crypto_generichash(
        digest.data(), digest.size(), reinterpret_cast<const unsigned char *>(bytes.data()), bytes.size(), nullptr, 0);
    return digest;
}

Bytes signedBy(const SecretKey &key, const unsigned char *bytes, std::size_t size)
{
    Bytes signature(SignatureSize);
    crypto_sign_detached(signature.data(), nullptr, bytes, size, key.key.data());
    return signature;
}

bool holds(const PublicKey &key, const unsigned char *signature, const unsigned char *bytes, std::size_t size)
{
    return crypto_sign_verify_detached(signature, bytes, size, key.key.data()) == 0;
}

// Returns the bytes that the second signature covers.
Bytes withComment(const unsigned char *signature, std::string_view comment)
{
    Bytes both(SignatureSize + comment.size());
    std::copy(comment.begin(), comment.end(), std::copy_n(signature, SignatureSize, both.begin()));
    return both;
}

} // namespace

std::string signatureOf(const SecretKey &key, std::string_view bytes, std::string_view trustedComment)
{
    const Digest digest = digestOf(bytes);
    const Bytes signature = signedBy(key, digest.data(), digest.size());
    Bytes line { 'E', 'D' };
    line.insert(line.end(), key.id.begin(), key.id.end());
    line.insert(line.end(), signature.begin(), signature.end());
    const Bytes both = withComment(signature.data(), trustedComment);
    const Bytes second = signedBy(key, both.data(), both.size());
    std::string text(UntrustedComment);
    text += "signature from Kagetsu with the key " + hexOf(key.id) + '\n';
    text += toBase64(line.data(), line.size()) + '\n';
    text += TrustedComment;
    text += trustedComment;
    text += '\n' + toBase64(second.data(), second.size()) + '\n';
    return text;
}

Result<std::string, SignatureFault> verified(const PublicKey &key, std::string_view bytes, std::string_view signature)
{
    using Kind = SignatureFault::Kind;
    const std::vector<std::string_view> lines = linesOf(signature);
    const auto none = [](int line) { return Fault { SignatureFault { Kind::NoSignature, line, {} } }; };
    if (lines.empty() || !lines[0].starts_with(UntrustedComment))
        return none(1);
    const std::optional<Bytes> line = lines.size() < 2 ? std::nullopt : fromBase64(lines[1], LineSize);
    // Older versions of minisign sign the bytes themselves ("Ed"); all others sign their digest.
    const bool isOfDigest = line && (*line)[0] == 'E' && (*line)[1] == 'D';
    if (!line || (!isOfDigest && ((*line)[0] != 'E' || (*line)[1] != 'd')))
        return none(2);
    if (lines.size() < 3 || !lines[2].starts_with(TrustedComment))
        return none(3);
    const std::optional<Bytes> second = lines.size() < 4 ? std::nullopt : fromBase64(lines[3], SignatureSize);
    if (!second)
        return none(4);
    SignatureFault fault;
    std::copy_n(line->begin() + 2, fault.signer.size(), fault.signer.begin());
    const auto refused = [&fault](Kind kind) {
        fault.kind = kind;
        return Fault { fault };
    };
    if (fault.signer != key.id)
        return refused(Kind::OtherKey);
    const unsigned char *first = line->data() + (LineSize - SignatureSize);
    const Digest digest = digestOf(bytes);
    const bool isTheirs = isOfDigest
        ? holds(key, first, digest.data(), digest.size())
        : holds(key, first, reinterpret_cast<const unsigned char *>(bytes.data()), bytes.size());
    if (!isTheirs)
        return refused(Kind::OtherBytes);
    const std::string_view comment = lines[2].substr(TrustedComment.size());
    const Bytes both = withComment(first, comment);
    if (!holds(key, second->data(), both.data(), both.size()))
        return refused(Kind::OtherComment);
    return std::string(comment);
}

} // namespace kagetsu::signing
