import { beforeEach, expect, test, vi } from 'vitest'
import { HostileNetwork, interfaces, samples } from './hostileNetwork.ts'
import { openApp, stageBrowser } from './openApp.tsx'
import { pageText, saysFailureOf } from './oracle.ts'

const network = new HostileNetwork()

beforeEach(() => stageBrowser(network), 120_000)

// The outage ends while requests are repeated: the first answer renders panels whose own requests had failed.
test.each([11, 12.5, 13.5, 14.5])(
  'after %s seconds without the explorer the front page has all of it within ten seconds',
  { timeout: 60_000 },
  async (seconds) => {
    const delays = [0, 0.9, 0.4]
    vi.spyOn(Math, 'random').mockImplementation(() => {
      delays.push(Number(delays.shift()))
      return Number(delays[0])
    })
    network.faults.set('explorer', 'no connection')
    const app = await openApp('/')
    await app.pass(seconds)
    expect(saysFailureOf('explorer'), pageText()).toBe(true)
    network.faults.clear()
    await app.pass(10)
    expect(saysFailureOf('explorer'), pageText()).toBe(false)
    app.close()
  },
)

test.each(['/', `/address/${samples.address}`, `/portfolio/${samples.address}`, '/lending'])(
  'with all interfaces down %s says it once',
  { timeout: 60_000 },
  async (path) => {
    for (const name of interfaces) network.faults.set(name, 'no connection')
    const app = await openApp(path)
    await app.pass(12)
    const shown = (selector: string) =>
      [...document.querySelectorAll(`main ${selector}`)].filter((each) => !each.closest('[hidden]'))
    expect(shown('[role=alert]'), pageText()).toHaveLength(1)
    expect(
      shown('[role=status]').filter(({ textContent }) => /reach|answer/.test(String(textContent))),
    ).toEqual([])
    app.close()
  },
)

test('with all interfaces down the lending page names both of its own, and shows no totals', {
  timeout: 60_000,
}, async () => {
  for (const name of interfaces) network.faults.set(name, 'no connection')
  const app = await openApp('/lending')
  await app.pass(12)
  expect(pageText()).toContain("Can't reach the lending service and the node.")
  expect(pageText()).not.toContain('Total supplied')
  app.close()
})
