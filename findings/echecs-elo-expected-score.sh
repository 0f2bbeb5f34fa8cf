#!/bin/sh
# SPDX-License-Identifier: MIT
# npm @echecs/elo 1.0.2, "following FIDE rules": expected scores and the factor of a new player are not those of FIDE.
#
# FIDE takes the expected score from a table of two digits, that of a normal distribution (Rating Regulations, table of
# scoring probabilities): .92 for a lead of 392 to 411 points. The package takes the logistic curve, so at K = 40 a
# favourite's loss costs 36 points in place of 37. K is 40 for a new player "until he has completed events with at
# least 30 games", so 20 with 30 games; the package says 40. Seen: 0.909 1964 40; right would be 0.92 1963 20
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund @echecs/elo@1.0.2 >&2
cat >rate.mjs <<'END'
import { expected, kFactor, update } from '@echecs/elo';

console.log(expected(2000, 1600).toFixed(3), update(2000, 1600, { result: 0, kA: 40 })[0],
    kFactor({ rating: 1600, games: 30 }));
END
seen=$(node rate.mjs)
echo "$seen"
[ "$seen" = '0.909 1964 40' ]
