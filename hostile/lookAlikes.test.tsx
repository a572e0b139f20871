// @vitest-environment jsdom
import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { HostileNetwork, samples } from './network.ts'
import { openApp, stageBrowser } from './openApp.tsx'
import { createSilentChart } from './silentCharts.ts'

vi.mock('lightweight-charts', async (original) => ({
  ...(await original<object>()),
  createChart: createSilentChart,
}))

const network = new HostileNetwork()
/** USDT with a Cyrillic letter. */
const imitation = 'USD\u0422'

beforeEach(async () => {
  network.rewrite = (whole) => whole.replaceAll(/("symbol":\s*")[^"]*"/g, `$1${imitation}"`)
  await stageBrowser(network)
}, 120_000)

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test.each(['/markets', `/markets/${samples.pool}`, `/token/${samples.token}`, '/lending'])(
  '%s says that a symbol only looks like a known one',
  { timeout: 60_000 },
  async (path) => {
    const app = await openApp(path)
    await app.pass(3)
    const notes = [...document.querySelectorAll('main [role=note]')].map(({ textContent }) => textContent)
    expect(notes.join()).toMatch(/looks like USDT and is written with other letters\./)
    app.close()
  },
)
