// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Fault, faults, HostileNetwork, type Interface, samples } from './network.ts'
import { openApp, stageBrowser } from './openApp.tsx'
import { expectSound, pageText, saysFailureOf } from './oracle.ts'
import { pages } from './pages.ts'
import { createSilentChart } from './silentCharts.ts'

vi.mock('lightweight-charts', async (original) => ({
  ...(await original<object>()),
  createChart: createSilentChart,
}))

const network = new HostileNetwork()
const allFaults = Object.keys(faults) as Fault[]
/** Pages of few rows are tried with every fault, the others with some in turn: `npm run soak` tries all of them. */
const isWhole = process.env.TIDELINE_SOAK === '1'
const quickPages = 4
/** What failed once is tried always. */
const failedOnce: readonly string[] = [
  '/lending lending an error 500',
  `/markets/${samples.pool} indexer a refusal`,
  `/markets/${samples.pool} indexer no answer`,
]

const cases = pages.flatMap(({ path, needs }, at) =>
  needs.flatMap((name, index) =>
    allFaults
      .filter(
        (fault, which) =>
          isWhole ||
          at < quickPages ||
          which === (3 * at + index) % allFaults.length ||
          failedOnce.includes(`${path} ${name} ${fault}`),
      )
      .map((fault): [string, Interface, Fault] => [path, name, fault]),
  ),
)

beforeEach(async () => {
  network.faults.clear()
  network.unmatched.clear()
  await stageBrowser(network)
}, 120_000)

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test.each(cases)(
  '%s with %s answering %s says so, stands, and recovers within ten seconds',
  { timeout: 60_000 },
  async (...given) => {
    const [path, name, fault] = given
    network.faults.set(name, fault)
    const app = await openApp(path)
    await app.pass(2)
    expectSound('at once')
    // Three tries, or ten seconds without an answer.
    await app.pass(10)
    expectSound('after its tries')
    // A list may come without its envelope, and then be empty.
    if (fault !== 'an empty list') expect(saysFailureOf(name), pageText()).toBe(true)

    network.faults.clear()
    if (fault === 'a refusal') for (const button of screen.queryAllByText('Try again')) button.click()
    // What was asked before nobody will answer.
    await app.pass(fault === 'no answer' ? 20 : 10)
    expectSound('recovered')
    expect(saysFailureOf(name), pageText()).toBe(false)
    expect([...network.unmatched], 'every request is known').toEqual([])
    app.close()
  },
)
