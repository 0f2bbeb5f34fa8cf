#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Changes one thing at a time in the sources of a module and asks whether the module's own tests notice it.

    tests/mutation/mutate.py --build build/dev --target tests_clock --tests '^tst_(clock|control)' src/clock

Each change is made to a file of the checkout, built, tested and taken back; the checkout must have no other changes in
the module. What is changed: a comparison, a connective, a constant, the order of two statements, a missing statement.
A change that does not compile is not counted. Those that no test noticed are printed as differences: either a test is
missing, or the change means the same (which a reader must judge). Exit status: 0 if at least --least per cent were
noticed, 1 if not, 2 if the call is wrong or the tests fail without any change.
"""
import argparse
import difflib
import os
import pathlib
import random
import re
import subprocess
import sys
import time

# What is neither code to change nor a statement: comments, texts, directives.
SILENT = re.compile(r'//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])*\'|^[ \t]*#[^\n]*|^[ \t]*static_assert[^;]*;',
                    re.DOTALL | re.MULTILINE)

SWAPS = [  # token, what stands in its place
    (r'(?<![=!<>&|+\-*/%^])==(?!=)', '!='),
    (r'!=(?!=)', '=='),
    (r'(?<=\s)<=(?=\s)', '<'),
    (r'(?<=\s)>=(?=\s)', '>'),
    (r'(?<=\s)<(?=\s)', '<='),
    (r'(?<=\s)>(?=\s)', '>='),
    (r'(?<=\s)&&(?=\s)', '||'),
    (r'(?<=\s)\|\|(?=\s)', '&&'),
    (r'(?<=[\w)\]]\s)\+(?=\s)', '-'),
    (r'(?<=[\w)\]]\s)-(?=\s)', '+'),
    (r'\btrue\b', 'false'),
    (r'\bfalse\b', 'true'),
    (r'(?<=[(\s&|])!(?=[a-z(*])', ''),
    (r'\+\+(?=\w)', '--'),
    (r'\bstd::min\b', 'std::max'),
    (r'\bstd::max\b', 'std::min'),
    (r'\bany_of\b', 'all_of'),
    (r'\ball_of\b', 'any_of'),
]
NUMBER = re.compile(r'(?<![\w.])(\d+)(?![\w.\'])')
STATEMENT = re.compile(r'^([ \t]+)(?!return\b|case\b|default\b|break\b|using\b|constexpr\b|const\b|auto\b|static\b|else\b|if\b|for\b|while\b|friend\b)'
                       r'([A-Za-z_*][^\n;{}]*(?:\([^\n]*\)|=[^\n]*|\+\+|--))[ \t]*;[ \t]*$', re.MULTILINE)


def silence(text):
    """Returns the text with everything that is not code as blanks, at the same places."""
    return SILENT.sub(lambda found: re.sub(r'[^\n]', ' ', found.group()), text)


def changes(text):
    """Yields (start, end, replacement, name) for every single change of a file."""
    code = silence(text)
    for pattern, other in SWAPS:
        for found in re.finditer(pattern, code):
            yield found.start(), found.end(), other, f'{found.group()} becomes {other or "nothing"}'
    for found in NUMBER.finditer(code):
        number = int(found.group(1))
        yield found.start(), found.end(), str(number + 1), f'{number} becomes {number + 1}'
    statements = [found for found in STATEMENT.finditer(code)]
    for found in statements:
        yield found.start(2), found.end(), '', 'a missing statement'
    for first, second in zip(statements, statements[1:]):
        if second.start() == first.end() + 1 and first.group(1) == second.group(1):
            swapped = text[second.start():second.end()] + '\n' + text[first.start():first.end()]
            yield first.start(), second.end(), swapped, 'two statements in the other order'


def run(command, seconds):
    """Returns True if the command ends well in time, False if it fails or does not end."""
    # Qt would start a debugger for each crash, which takes longer than the tests.
    environment = dict(os.environ, QTEST_DISABLE_STACK_DUMP='1')
    try:
        return subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=seconds,
                              env=environment).returncode == 0
    except subprocess.TimeoutExpired:
        return False


def main():
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument('module', type=pathlib.Path, help='a folder of sources or one file')
    ask.add_argument('--build', required=True, help='a configured build folder')
    ask.add_argument('--target', required=True, action='append', help='what to build; may be given several times')
    ask.add_argument('--tests', required=True, help='which tests to run, as for ctest -R')
    ask.add_argument('--count', type=int, default=40, help='how many changes that compile (40)')
    ask.add_argument('--seed', type=int, default=1, help='of the choice (1)')
    ask.add_argument('--least', type=float, default=95, help='per cent that must be noticed (95)')
    ask.add_argument('--seconds', type=int, default=120, help='after which a build or a test counts as hanging (120)')
    ask.add_argument('--jobs', default='2')
    given = ask.parse_args()

    files = sorted(given.module.rglob('*.cpp')) if given.module.is_dir() else [given.module]
    build = ['cmake', '--build', given.build, '-j', given.jobs, '--target', *given.target]
    test = ['ctest', '--test-dir', given.build, '-R', given.tests, '--stop-on-failure', '--no-tests=error', '-j', given.jobs]
    if not files or not run(build, 3600) or not run(test, 3600):
        print('the tests do not pass without any change', file=sys.stderr)
        return 2
    found = [(file, *change) for file in files for change in changes(file.read_text(encoding='utf-8'))]
    random.Random(given.seed).shuffle(found)
    counted, missed, begun = 0, [], time.monotonic()
    for file, start, end, other, name in found:
        if counted == given.count:
            break
        text = file.read_text(encoding='utf-8')
        changed = text[:start] + other + text[end:]
        line = text.count('\n', 0, start) + 1
        try:
            file.write_text(changed, encoding='utf-8')
            if not run(build, given.seconds):
                continue
            counted += 1
            noticed = not run(test, given.seconds)
        finally:
            file.write_text(text, encoding='utf-8')
        print(f'{counted:3} {"noticed" if noticed else "MISSED "} {file}:{line}: {name}', flush=True)
        if not noticed:
            missed.append((file, text, changed))
    run(build, 3600)
    for file, text, changed in missed:
        print(''.join(difflib.unified_diff(text.splitlines(True), changed.splitlines(True), str(file), 'not noticed', n=2)))
    share = 100 * (counted - len(missed)) / max(counted, 1)
    print(f'{given.module}: {counted - len(missed)} of {counted} noticed, {share:.0f} %, '
          f'{time.monotonic() - begun:.0f} s; {len(found)} changes to choose from')
    return 0 if counted and share >= given.least else 1


if __name__ == '__main__':
    sys.exit(main())
