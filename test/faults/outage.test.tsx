// @vitest-environment jsdom
import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { HostileNetwork } from './network.ts'
import { openApp, stageBrowser } from './openApp.tsx'
import { pageText, saysFailureOf } from './oracle.ts'

const network = new HostileNetwork()

beforeEach(() => stageBrowser(network), 120_000)

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

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
