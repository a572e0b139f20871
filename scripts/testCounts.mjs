import { readFileSync } from 'node:fs'

/**
 * What one runner's report file says, as `passed` and `failed`. A runner that ended badly, left no report that can be read,
 * or ran nothing counts as a failure, so that a crash never looks like success.
 */
export function countTests(ended, file, read) {
  const { passed, failed } = readReport(file, read) ?? { passed: 0, failed: 0 }
  return { passed, failed: ended && passed > 0 ? failed : Math.max(1, failed) }
}

/** Vitest's JSON report. A test that was skipped, left for later or not reached counts as failed: it proves nothing. */
export function countUnit({ numTotalTests, numPassedTests, testResults }) {
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  return { passed: numPassedTests, failed: numTotalTests - numPassedTests + broken.length }
}

/** Forge's JSON report, which says on its own what failed nowhere else: each failure is printed with its reason. */
export function countContracts(report) {
  const outcomes = Object.values(report).flatMap(({ test_results }) => Object.entries(test_results))
  const failures = outcomes.filter(([, { status }]) => status !== 'Success')
  for (const [name, { reason }] of failures) console.log(`FAIL ${name}: ${reason}`)
  return { passed: outcomes.length - failures.length, failed: failures.length }
}

/** Playwright's JSON report, likewise; a test that passes only when tried again has not passed. */
export function countBrowser({ stats, errors }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped + errors.length }
}

function readReport(file, read) {
  try {
    const { passed, failed } = read(JSON.parse(readFileSync(file, 'utf8')))
    return Number.isInteger(passed) && Number.isInteger(failed) ? { passed, failed } : undefined
  } catch {
    return undefined
  }
}
