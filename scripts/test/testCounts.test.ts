import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { countBrowser, countCheck, countContracts, countTests, countUnit } from './testCounts.mjs'

const folder = mkdtempSync(join(tmpdir(), 'tideline-counts-'))

afterAll(() => rmSync(folder, { recursive: true, force: true }))

type Read = typeof countUnit | typeof countBrowser | typeof countContracts

function count(report: unknown, read: Read, ended = true) {
  const file = join(folder, 'report.json')
  writeFileSync(file, typeof report === 'string' ? report : JSON.stringify(report))
  return countTests(ended, file, read)
}

/** A report as Vitest writes it, of one file with a test that passed and one that ended as told. */
function unit(status: string) {
  const assertionResults = ['passed', status].map((each, index) => ({
    status: each,
    fullName: `test ${index}`,
  }))
  const numPassedTests = status === 'passed' ? 2 : 1
  return {
    numTotalTests: 2,
    numPassedTests,
    testResults: [{ name: 'a.test.ts', status: 'failed', assertionResults }],
  }
}

/** A report as Playwright writes it: a test that passed, and one that ended as told. */
function browser(status: string, errors: unknown[] = []) {
  const spec = { title: 'opens', file: 'a.spec.ts', tests: [{ status }] }
  return {
    stats: { expected: status === 'expected' ? 2 : 1 },
    errors,
    suites: [{ suites: [{ specs: [spec] }] }],
  }
}

/** A report as Forge writes it. */
function contracts(outcome: object) {
  return { 'Pool.t.sol': { test_results: { pays: { status: 'Success' }, lends: outcome } } }
}

const unloaded = { name: 'b.test.ts', status: 'failed', assertionResults: [] }

test.each<[string, unknown, Read, string[]]>([
  ['unit tests that passed', unit('passed'), countUnit, []],
  ...['failed', 'skipped', 'todo', 'pending'].map((status): [string, unknown, Read, string[]] => [
    `a unit test that is ${status}`,
    unit(status),
    countUnit,
    [`a.test.ts: test 1 (${status})`],
  ]),
  [
    'a file that could not be loaded',
    { numTotalTests: 1, numPassedTests: 1, testResults: [unloaded] },
    countUnit,
    ['b.test.ts could not be loaded'],
  ],
  ['tests without a name', { ...unit('passed'), numTotalTests: 4 }, countUnit, ['2 never ran']],
  ['browser tests that passed', browser('expected'), countBrowser, []],
  ...['unexpected', 'skipped', 'flaky'].map((status): [string, unknown, Read, string[]] => [
    `a browser test that is ${status}`,
    browser(status),
    countBrowser,
    [`a.spec.ts: opens (${status})`],
  ]),
  [
    'an error outside of a test',
    browser('expected', [{ message: 'No network.' }]),
    countBrowser,
    ['No network.'],
  ],
  ['contract tests that passed', contracts({ status: 'Success' }), countContracts, []],
  [
    'a contract test that failed',
    contracts({ status: 'Failure', reason: 'k fell' }),
    countContracts,
    ['lends: k fell'],
  ],
])('%s: the failures are named, the others counted', (_, report, read, failed) => {
  const counts = count(report, read)
  expect(counts.failed).toEqual(failed)
  expect(counts.passed).toBeGreaterThan(0)
})

test.each<[string, unknown]>([
  ['is cut off', '{"numTotalTests": 4'],
  ['is empty', ''],
  ['is of another form', { total: 4 }],
  ['has no numbers', { ...unit('passed'), numTotalTests: undefined }],
  ['lists no test', { numTotalTests: 0, numPassedTests: 0, testResults: [] }],
])('a report that %s is a failure, even when the runner says that it ended well', (_, report) => {
  expect(count(report, countUnit)).toEqual({ passed: 0, failed: ['It ended badly, or ran nothing.'] })
})

test('a runner that ended badly, and a report that is missing, are failures', () => {
  expect(count(unit('passed'), countUnit, false).failed).toEqual(['It ended badly, or ran nothing.'])
  expect(countTests(true, join(folder, 'missing.json'), countUnit).failed).toHaveLength(1)
  expect([countCheck(true).failed, countCheck(false).failed]).toEqual([[], ['It ended badly.']])
})
