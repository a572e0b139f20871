import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { type Fault, faults, HostileNetwork, type Interface, samples } from './hostileNetwork.ts'
import { type OpenApp, openApp, stageBrowser } from './openApp.tsx'
import { expectSound, isLoading, pageText, saysFailureOf, stateInFrame } from './oracle.ts'
import { pages } from './pages.ts'

const network = new HostileNetwork()
/** The app pauses after this fault for longer than the next test, so it is tried once, at the end. */
const pausing: Fault = 'too many requests'
const others = (Object.keys(faults) as Fault[]).filter((fault) => fault !== pausing)
/** By day each interface of a page has one fault in fifteen, by night it has all faults. */
const isWhole = process.env.TIDELINE_NIGHTLY === '1'
/** Cases that once failed always run. */
const failedOnce: readonly string[] = [
  '/ explorer null',
  '/lending lending an error 500',
  `/markets/${samples.pool} indexer a refusal`,
  `/markets/${samples.pool} indexer no answer`,
]
/** Faults whose requests end only at their deadline. */
const endless: readonly Fault[] = ['no answer', 'the beginning of an answer']
/** Faults with which the frame still counts an interface as working. */
const works: readonly Fault[] = ['an empty list', 'a refusal']

const cases = pages.flatMap(({ path, needs }, at) =>
  needs.flatMap((name, index) =>
    others
      .filter(
        (fault, which) =>
          isWhole || which % 15 === (at + index) % 15 || failedOnce.includes(`${path} ${name} ${fault}`),
      )
      .map((fault): [string, Interface, Fault] => [path, name, fault]),
  ),
)

beforeEach(async () => {
  network.faults.clear()
  network.unmatched.clear()
  await stageBrowser(network)
}, 120_000)

/** Expects a page to keep its failure while requests are repeated, and never to show a skeleton again. */
async function expectNoFlicker(app: OpenApp) {
  for (let look = 0; look < 8; look++) {
    await app.pass(0.5)
    expect(isLoading(), pageText()).toBe(false)
  }
}

test.each([...cases, ['/txs', 'explorer', pausing] as const])(
  '%s with %s answering %s says so without flicker, stands, and recovers within ten seconds',
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
    // An empty list without its envelope is a valid answer.
    if (fault !== 'an empty list') expect(saysFailureOf(name), pageText()).toBe(true)
    if (!works.includes(fault)) expect(stateInFrame(name)).toMatch(/^(down|slow)$/)
    await expectNoFlicker(app)

    network.faults.clear()
    if (fault === 'a refusal') for (const button of screen.queryAllByText('Try again')) button.click()
    // Earlier requests get no answer.
    await app.pass(endless.includes(fault) ? 20 : 10)
    expectSound('recovered')
    expect(saysFailureOf(name), pageText()).toBe(false)
    expect([...network.unmatched], 'every request is known').toEqual([])
    app.close()
  },
)
