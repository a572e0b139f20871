import { readFileSync, writeFileSync } from 'node:fs'

const file = '.tideline/results/repeated.json'

/** A reporter of Vitest, whose own reports do not tell which tests passed only when they were repeated. */
export default class RepeatedTests {
  #names = []

  onTestCaseResult(test) {
    if (test.diagnostic()?.flaky) this.#names.push(`${test.module.relativeModuleId}: ${test.fullName}`)
  }

  onTestRunEnd() {
    writeFileSync(file, JSON.stringify(this.#names))
  }
}

/** The names it wrote; none where the run ended before it could, which fails by itself. */
export function readRepeatedTests() {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return []
  }
}
