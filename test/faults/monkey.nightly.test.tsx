import { act } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { createRandom } from '#network/seed/random.ts'
import { type Fault, faults, HostileNetwork, interfaces } from './hostileNetwork.ts'
import { type OpenApp, openApp, openSockets, stageBrowser } from './openApp.tsx'
import { expectSound } from './oracle.ts'
import { pages } from './pages.ts'

const steps = 10_000
const seed = Number(process.env.TIDELINE_SEED ?? 12)
const day = 86_400

type Walk = { app: OpenApp; network: HostileNetwork; pick: <T>(among: readonly T[]) => T; log: string[] }

/**
 * The acts of the monkey, weighted by repetition: it breaks and restores interfaces, presses controls, and navigates.
 */
const acts: ((walk: Walk) => Promise<void> | void)[] = [
  breakOne,
  breakOne,
  mendOne,
  mendOne,
  press,
  press,
  press,
  walkOn,
]

test(`a random walk of ${steps} steps (seed ${seed}) over pages and faults finds no crash and no false text`, {
  timeout: 3_600_000,
}, async () => {
  const { pick } = createRandom(`monkey ${seed}`)
  const network = new HostileNetwork()
  await stageBrowser(network)
  const walk: Walk = { app: await openApp('/blocks'), network, pick, log: [] }
  const ends = Date.now() + day * 1_000
  for (let step = 0; step < steps; step++) {
    await pick(acts)(walk)
    await walk.app.pass(pick([0.1, 0.5, 1]))
    expectSound(`step ${step}: ${walk.log.slice(-6).join('; ')}`)
    expect(openSockets()).toBeLessThanOrEqual(1)
    expect(network.waiting.size).toBeLessThanOrEqual(24)
    // The page is hidden for parts of the day.
    if (step % 20 === 0) vi.setSystemTime(Date.now() + ((day / steps) * 20 * 1_000) / 2)
  }
  expect(Date.now()).toBeLessThan(ends)

  network.faults.clear()
  await walk.app.go('/txs')
  await walk.app.pass(20)
  expectSound('at the end')
  expect(document.querySelectorAll('main tr').length).toBeGreaterThan(5)
  await walk.app.go('/settings')
  await walk.app.pass(11)
  expect(openSockets()).toBe(0)
})

function breakOne({ network, pick, log }: Walk) {
  const name = pick(interfaces)
  const fault = pick(Object.keys(faults) as Fault[])
  network.faults.set(name, fault)
  log.push(`${name} answers ${fault}`)
}

function mendOne({ network, pick, log }: Walk) {
  const name = pick(interfaces)
  network.faults.delete(name)
  log.push(`${name} is well`)
}

async function walkOn({ app, pick, log }: Walk) {
  // Pages with many rows render slowly, so they are visited less often.
  const { path } = pick(pick([0, 1, 2, 3, 4, 5, 6, 7, 8]) === 0 ? pages : pages.slice(0, 4))
  log.push(`goes to ${path}`)
  await app.go(path)
}

/** Presses a button or a tab of the page, but no link to another site. */
async function press({ pick, log }: Walk) {
  const found = [...document.querySelectorAll<HTMLElement>('main button:not(:disabled), main [role=tab]')]
  if (found.length === 0) return
  const target = pick(found)
  log.push(`presses ${target.textContent?.slice(0, 30) || target.getAttribute('aria-label')}`)
  await act(async () => target.click())
}
