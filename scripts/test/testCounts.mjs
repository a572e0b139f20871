import { readFileSync } from 'node:fs'

/** A check counts as one test. */
export function countCheck(ended) {
  return ended ? { passed: 1, failed: [] } : { passed: 0, failed: ['It ended badly.'] }
}

/**
 * What one runner's report file says: how many tests `passed`, and the titles of those that `failed`. A runner that ended
 * badly, left no report that can be read, or ran nothing counts as a failure, so that a crash never looks like success.
 */
export function countTests(ended, file, read) {
  const { passed, failed } = readReport(file, read) ?? { passed: 0, failed: [] }
  const isSilent = failed.length === 0 && !(ended && passed > 0)
  return { passed, failed: isSilent ? ['It ended badly, or ran nothing.'] : failed }
}

/** Vitest's JSON report. A test that was skipped, left for later or not reached counts as failed: it proves nothing. */
export function countUnit({ numTotalTests, numPassedTests, testResults }) {
  const failed = testResults.flatMap(({ name, status, assertionResults }) =>
    status === 'failed' && assertionResults.length === 0
      ? [`${name} could not be loaded`]
      : assertionResults
          .filter((test) => test.status !== 'passed')
          .map((test) => `${name}: ${test.fullName} (${test.status})`),
  )
  const missing = numTotalTests - numPassedTests - failed.length
  if (!Number.isInteger(missing)) return undefined
  return { passed: numPassedTests, failed: missing > 0 ? [...failed, `${missing} never ran`] : failed }
}

/** Forge's JSON report. */
export function countContracts(report) {
  const outcomes = Object.values(report).flatMap(({ test_results }) => Object.entries(test_results))
  const failures = outcomes.filter(([, { status }]) => status !== 'Success')
  return {
    passed: outcomes.length - failures.length,
    failed: failures.map(([name, { reason }]) => `${name}: ${reason}`),
  }
}

/** Playwright's JSON report. A test that was skipped, or that passed only when it was repeated, has failed. */
export function countBrowser({ stats, errors, suites }) {
  const failed = suites
    .flatMap(listSpecs)
    .flatMap(({ file, title, tests }) => tests.map(({ status }) => ({ name: `${file}: ${title}`, status })))
    .filter(({ status }) => status !== 'expected')
    .map(({ name, status }) => `${name} (${status})`)
  return { passed: stats.expected, failed: [...failed, ...errors.map(({ message }) => message)] }
}

function listSpecs({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(listSpecs)]
}

function readReport(file, read) {
  try {
    const counts = read(JSON.parse(readFileSync(file, 'utf8')))
    return Number.isInteger(counts.passed) ? counts : undefined
  } catch {
    return undefined
  }
}
