// SPDX-License-Identifier: MIT
#pragma once

#include "sign/keys.h"

namespace kagetsu::sign {

// What minisign writes beside a file, as FILE.minisig: a signature of its bytes, and one of that together with a
// comment, which can be trusted as much.
inline constexpr char SignatureSuffix[] = ".minisig";

// The comment is one line.
std::string signatureOf(const SecretKey &key, std::string_view bytes, std::string_view trustedComment);

struct SignatureFault
{
    enum class Kind : std::uint8_t {
        NoSignature, // line: of the text, the first that is not what it should be
        OtherKey, // signer: whose it is
        OtherBytes, // they are not those that were signed
        OtherComment,
    };
    Kind kind = Kind::NoSignature;
    int line = 0;
    KeyId signer {};
};

// Gives the trusted comment.
Result<std::string, SignatureFault> verified(const PublicKey &key, std::string_view bytes, std::string_view signature);

} // namespace kagetsu::sign
