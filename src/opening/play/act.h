// SPDX-License-Identifier: MIT
#pragma once

#include "rules/point.h"

#include <string>
#include <variant>

namespace kagetsu::opening {

// What a player can do while a procedure runs (openings.md#step-language); an ordered list of these with their seats is
// the record of an opening (openings.md#records-of-openings).
struct Place
{
    rules::Point point;
    friend bool operator==(const Place &, const Place &) = default;
};

struct Choose
{
    std::string option; // id of the option
    friend bool operator==(const Choose &, const Choose &) = default;
};

struct Declare
{
    int number = 0;
    friend bool operator==(const Declare &, const Declare &) = default;
};

// One candidate is laid down; the last one that is wanted ends the offer.
struct Offer
{
    rules::Point point;
    friend bool operator==(const Offer &, const Offer &) = default;
};

// One candidate is taken back, as long as the offer is not complete.
struct Withdraw
{
    rules::Point point;
    friend bool operator==(const Withdraw &, const Withdraw &) = default;
};

struct Select
{
    rules::Point point;
    friend bool operator==(const Select &, const Select &) = default;
};

using Act = std::variant<Place, Choose, Declare, Offer, Withdraw, Select>;

} // namespace kagetsu::opening
