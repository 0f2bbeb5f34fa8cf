#!/bin/sh
# SPDX-License-Identifier: MIT
# npm brackets-manager 1.11.1: in a round robin of six, the last entry is never named first.
#
# Whoever is named first begins (plays Black, opens, has the home side). Berger's tables give each of six players two or
# three of five matches first. The package names five of them first three times each, and the sixth never. Seen:
# [3,3,3,3,3,0]
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund brackets-manager@1.11.1 brackets-memory-db@1.0.6 >&2
seen=$(node -e '
const { BracketsManager } = require("brackets-manager");
const { InMemoryDatabase } = require("brackets-memory-db");
(async () => {
    const manager = new BracketsManager(new InMemoryDatabase());
    await manager.create.stage({ name: "Group A", tournamentId: 0, type: "round_robin",
        seeding: ["Ann", "Ben", "Cid", "Dan", "Eve", "Fay"], settings: { groupCount: 1 } });
    const first = [0, 0, 0, 0, 0, 0];
    for (const match of (await manager.get.stageData(0)).match)
        ++first[match.opponent1.id];
    console.log(JSON.stringify(first));
})();
')
echo "$seen"
[ "$seen" = '[3,3,3,3,3,0]' ]
