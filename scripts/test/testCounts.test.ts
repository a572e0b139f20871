import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { countBrowser, countCheck, countContracts, countTests, countUnit } from './testCounts.mjs'

const folder = mkdtempSync(join(tmpdir(), 'tideline-counts-'))
const file = join(folder, 'report.json')
const bad = 'It ended badly, or ran nothing.'

afterAll(() => rmSync(folder, { recursive: true, force: true }))

type Options = { ended?: boolean; read?: typeof countUnit | typeof countBrowser | typeof countContracts }

function count(report: unknown, { ended = true, read = countUnit }: Options = {}) {
  writeFileSync(file, typeof report === 'string' ? report : JSON.stringify(report))
  return countTests(ended, file, read)
}

/** A report as Vitest writes it, of one file. */
function unit(statuses: string[]) {
  const status = statuses.includes('failed') ? 'failed' : 'passed'
  const assertionResults = statuses.map((each, index) => ({ status: each, fullName: `test ${index}` }))
  return {
    numTotalTests: statuses.length,
    numPassedTests: statuses.filter((status) => status === 'passed').length,
    numFailedTests: statuses.filter((status) => status === 'failed').length,
    testResults: [{ name: 'a.test.ts', status, assertionResults }],
  }
}

/** A report as Playwright writes it: five tests that passed, and one that ended as told. */
function browser(status = 'expected', errors: unknown[] = []) {
  const spec = { title: 'opens', file: 'a.spec.ts', tests: [{ status }] }
  return { stats: { expected: 5 }, errors, suites: [{ specs: [], suites: [{ specs: [spec] }] }] }
}

test('tests that passed are counted', () => {
  expect(count(unit(['passed', 'passed']))).toEqual({ passed: 2, failed: [] })
  expect(count(browser(), { read: countBrowser })).toEqual({ passed: 5, failed: [] })
})

test.each(['failed', 'skipped', 'todo', 'pending'])('error: a unit test that is %s has failed', (status) => {
  expect(count(unit(['passed', status]))).toEqual({
    passed: 1,
    failed: [`a.test.ts: test 1 (${status})`],
  })
})

test('error: a test whose process was killed is pending in a report that claims success', () => {
  const report = { ...unit(['passed', 'passed', 'pending']), success: true }
  expect(count(report, { ended: false })).toEqual({
    passed: 2,
    failed: ['a.test.ts: test 2 (pending)'],
  })
})

test('error: a file that could not be loaded has failed beside the others', () => {
  const report = unit(['passed', 'failed'])
  const broken = { name: 'b.test.ts', status: 'failed', message: 'boom', assertionResults: [] }
  expect(count({ ...report, testResults: [...report.testResults, broken] })).toEqual({
    passed: 1,
    failed: ['a.test.ts: test 1 (failed)', 'b.test.ts could not be loaded'],
  })
})

test('failed tests that a report counts but does not name are reported', () => {
  expect(count({ ...unit(['passed']), numTotalTests: 3 })).toEqual({
    passed: 1,
    failed: ['2 never ran'],
  })
})

test.each(['unexpected', 'skipped', 'flaky'])('error: a browser test that is %s has failed', (status) => {
  expect(count(browser(status), { read: countBrowser })).toEqual({
    passed: 5,
    failed: [`a.spec.ts: opens (${status})`],
  })
})

test('an error outside of a browser test counts as a failure', () => {
  const report = browser('expected', [{ message: 'The network did not start.' }])
  expect(count(report, { read: countBrowser })).toEqual({
    passed: 5,
    failed: ['The network did not start.'],
  })
})

test('error: a contract test that failed is named with its reason', () => {
  const report = {
    'Pool.t.sol': {
      test_results: { pays: { status: 'Success' }, lends: { status: 'Failure', reason: 'k fell' } },
    },
  }
  expect(count(report, { read: countContracts })).toEqual({
    passed: 1,
    failed: ['lends: k fell'],
  })
})

test('error: a runner that ended badly without naming a test', () => {
  expect(count(unit(['passed']), { ended: false })).toEqual({ passed: 1, failed: [bad] })
  expect(count(unit(['passed', 'failed', 'failed']), { ended: false }).failed).toHaveLength(2)
})

test('a runner that ran nothing counts as a failure', () => {
  expect(count(unit([]))).toEqual({ passed: 0, failed: [bad] })
  expect(count({ stats: { expected: 0 }, errors: [], suites: [] }, { read: countBrowser })).toEqual({
    passed: 0,
    failed: [bad],
  })
})

test.each([
  ['is cut off', '{"numTotalTests": 4'],
  ['is empty', ''],
  ['is of another form', { total: 4 }],
  ['has no numbers', { ...unit(['passed']), numTotalTests: undefined }],
])('error: a report that %s, even when the runner says that it ended well', (_, report) => {
  expect(count(report)).toEqual({ passed: 0, failed: [bad] })
})

test('error: no report at all, even when the runner says that it ended well', () => {
  expect(countTests(true, join(folder, 'missing.json'), countUnit)).toEqual({
    passed: 0,
    failed: [bad],
  })
})

test('a check counts as one test, and as a failure when it ended badly', () => {
  expect(countCheck(true)).toEqual({ passed: 1, failed: [] })
  expect(countCheck(false)).toEqual({ passed: 0, failed: ['It ended badly.'] })
})
