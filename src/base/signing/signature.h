// SPDX-License-Identifier: MIT
#pragma once

#include "base/signing/keys.h"

namespace kagetsu::signing {

// What minisign writes beside a file, as FILE.minisig: a signature of its bytes, and a signature of that signature
// together with a comment, which can be trusted equally.
inline constexpr char SignatureSuffix[] = ".minisig";

// Signs the bytes; the comment must be one line.
std::string signatureOf(const SecretKey &key, std::string_view bytes, std::string_view trustedComment);

// Why a signature is not accepted.
struct SignatureFault
{
    enum class Kind : std::uint8_t {
        NoSignature, // `line` is the first line of the text that is not as it should be
        OtherKey, // `signer` says whose signature it is
        OtherBytes, // the bytes are not those that were signed
        // the trusted comment is not the one that was signed
        OtherComment,
    };
    Kind kind = Kind::NoSignature;
    int line = 0;
    KeyId signer {};
};

// Checks a signature and returns its trusted comment.
Result<std::string, SignatureFault> verified(const PublicKey &key, std::string_view bytes, std::string_view signature);

} // namespace kagetsu::signing
