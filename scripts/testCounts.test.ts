import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { countBrowser, countTests, countUnit } from './testCounts.mjs'

const folder = mkdtempSync(join(tmpdir(), 'tideline-counts-'))
const file = join(folder, 'report.json')

afterAll(() => rmSync(folder, { recursive: true, force: true }))

type Options = { ended?: boolean; read?: typeof countUnit | typeof countBrowser }

function count(report: unknown, { ended = true, read = countUnit }: Options = {}) {
  writeFileSync(file, typeof report === 'string' ? report : JSON.stringify(report))
  return countTests(ended, file, read)
}

/** A report as Vitest writes it, of one file. */
function unit(statuses: string[]) {
  const status = statuses.includes('failed') ? 'failed' : 'passed'
  return {
    numTotalTests: statuses.length,
    numPassedTests: statuses.filter((status) => status === 'passed').length,
    numFailedTests: statuses.filter((status) => status === 'failed').length,
    testResults: [{ status, assertionResults: statuses.map((each) => ({ status: each })) }],
  }
}

function browser(stats: Record<string, number>, errors: unknown[] = []) {
  return { stats: { expected: 5, unexpected: 0, flaky: 0, skipped: 0, ...stats }, errors }
}

test('tests that passed are counted', () => {
  expect(count(unit(['passed', 'passed']))).toEqual({ passed: 2, failed: 0 })
  expect(count(browser({}), { read: countBrowser })).toEqual({ passed: 5, failed: 0 })
})

test.each(['failed', 'skipped', 'todo', 'pending'])('error: a unit test that is %s has failed', (status) => {
  expect(count(unit(['passed', status]))).toEqual({ passed: 1, failed: 1 })
})

test('error: a test whose process was killed is pending in a report that claims success', () => {
  const report = { ...unit(['passed', 'passed', 'pending']), success: true }
  expect(count(report, { ended: false })).toEqual({ passed: 2, failed: 1 })
})

test('error: a file that could not be loaded has failed beside the others', () => {
  const report = unit(['passed', 'failed'])
  const testResults = [...report.testResults, { status: 'failed', message: 'boom', assertionResults: [] }]
  expect(count({ ...report, testResults })).toEqual({ passed: 1, failed: 2 })
})

test.each(['unexpected', 'flaky', 'skipped'])('error: a browser test that is %s has failed', (kind) => {
  expect(count(browser({ [kind]: 2 }), { read: countBrowser })).toEqual({ passed: 5, failed: 2 })
})

test('error: what went wrong outside of a browser test counts, too', () => {
  const report = browser({}, [{ message: 'The network did not start.' }])
  expect(count(report, { read: countBrowser })).toEqual({ passed: 5, failed: 1 })
})

test('error: a runner that ended badly without naming a test', () => {
  expect(count(unit(['passed']), { ended: false })).toEqual({ passed: 1, failed: 1 })
  expect(count(unit(['passed', 'failed', 'failed']), { ended: false })).toEqual({ passed: 1, failed: 2 })
})

test('error: a runner that ran nothing', () => {
  expect(count(unit([]))).toEqual({ passed: 0, failed: 1 })
  expect(count(browser({ expected: 0 }), { read: countBrowser })).toEqual({ passed: 0, failed: 1 })
})

test.each([
  ['is cut off', '{"numTotalTests": 4'],
  ['is empty', ''],
  ['is of another form', { total: 4 }],
  ['has no numbers', { ...unit(['passed']), numTotalTests: undefined }],
])('error: a report that %s, even when the runner says that it ended well', (_, report) => {
  expect(count(report)).toEqual({ passed: 0, failed: 1 })
})

test('error: no report at all, even when the runner says that it ended well', () => {
  expect(countTests(true, join(folder, 'missing.json'), countUnit)).toEqual({ passed: 0, failed: 1 })
})
