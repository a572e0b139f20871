import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { createRandom } from '#network/seed/random.ts'
import { type Credit, withCredit } from './creditAnswers.ts'
import { HostileNetwork, interfaces, samples } from './hostileNetwork.ts'
import { hostileNumbers, hostileStrings, replaceUnder } from './hostileStrings.ts'
import { openApp, stageBrowser } from './openApp.tsx'
import { expectSound, pageText, saysFailureOf } from './oracle.ts'
import { pages } from './pages.ts'

let network: HostileNetwork

beforeEach(async () => {
  network = new HostileNetwork()
  await stageBrowser(network)
}, 120_000)

test.each(['/blocks', `/tx/${samples.transaction}`, '/lending'])(
  'with all interfaces down from the start %s stands and says so, and comes back without a reload',
  {
    timeout: 60_000,
  },
  async (path) => {
    for (const name of interfaces) network.faults.set(name, 'no connection')
    const app = await openApp(path)
    await app.pass(12)
    expectSound('down')
    expect(interfaces.some(saysFailureOf), pageText()).toBe(true)
    expect(document.querySelectorAll('header nav a').length).toBeGreaterThan(3)
    network.faults.clear()
    await app.pass(10)
    expectSound('back')
    expect(interfaces.filter(saysFailureOf), pageText()).toEqual([])
    app.close()
  },
)

test('a node on another chain is named on every page, with a warning', async () => {
  network.rewrite = (whole, from) => (from === 'node' ? whole.replace('"0x7a69"', '"0x1"') : whole)
  const app = await openApp('/blocks')
  await app.pass(2)
  expect(document.body.textContent).toContain(
    'The node is on chain 1, this site is for chain 31337. Do not sign anything here.',
  )
  app.close()
})

test('a transaction that only the node knows is shown from the node, not as failed', async () => {
  const hash = `0x${'7'.repeat(64)}`
  const sent = {
    ...{ hash, from: samples.address, to: samples.token, nonce: '0x1', value: '0x0', input: '0x' },
    ...{ blockNumber: null, blockHash: null, gas: '0x5208', gasPrice: '0x1', transactionIndex: null },
  }
  network.rewrite = (whole, from) =>
    from === 'node' ? whole.replace('"result":null', `"result":${JSON.stringify(sent)}`) : whole
  const app = await openApp(`/tx/${hash}`)
  await app.pass(3)
  expect(pageText()).toContain('The explorer lists it once it is in a block. Shown from the node.')
  expect(pageText()).toMatch(/Waiting to (?:send|call)/)
  expect(pageText()).toContain('first seen here')
  expect(pageText()).toContain('Pending')
  expect(pageText()).not.toMatch(/fail|dropped/i)
  app.close()
})

/** USDT with a Cyrillic letter. */
const imitation = 'USD\u0422'

test.each(['/markets', `/markets/${samples.pool}`, `/token/${samples.token}`])(
  '%s says that a symbol only looks like a known one',
  { timeout: 60_000 },
  async (path) => {
    network.rewrite = (whole) => whole.replaceAll(/("symbol":\s*")[^"]*"/g, `$1${imitation}"`)
    const app = await openApp(path)
    await app.pass(3)
    const notes = [...document.querySelectorAll('main [role=note]')].map(({ textContent }) => textContent)
    expect(notes.join()).toMatch(/looks like USDT and is written with other letters\./)
    app.close()
  },
)

/** The borrow APY of the first asset in the table. */
function borrowRate(): string {
  // Positions are in a separate table without the pool's figures.
  const name = { name: /^Utilisation/ }
  const table = screen.getAllByRole('table').find((each) => within(each).queryByRole('columnheader', name))
  const [head, first] = within(table as HTMLElement).getAllByRole('row')
  const at = within(head as HTMLElement)
    .getAllByRole('columnheader')
    .findIndex(({ textContent }) => textContent?.includes('orrow APY'))
  return within(first as HTMLElement).getAllByRole('cell')[at]?.textContent ?? ''
}

test('a cycle missed while the page is open changes tier, rate and limit without a reload', async () => {
  let credit: Credit = { creditScore: 700n, tier: 2, power: 750n * 10n ** 8n }
  network.rewrite = (whole, from) => (from === 'node' ? withCredit(whole, credit) : whole)
  const app = await openApp(`/lending/${samples.address}`)
  await app.pass(3)
  expect(pageText()).toMatch(/700.*Good/)
  expect(pageText()).toContain('75.0%liq. 80.0%')
  const before = borrowRate()

  credit = { creditScore: 570n, tier: 0, power: 450n * 10n ** 8n }
  await app.pass(10)
  expect(pageText()).toMatch(/570.*Poor/)
  expect(pageText()).toContain('45.0%liq. 80.0%')
  expect(pageText()).not.toContain('75.0%liq. 80.0%')
  expect(Number.parseFloat(borrowRate())).toBeGreaterThan(Number.parseFloat(before))
  app.close()
})

const amounts = new Set([
  'value',
  'total_supply',
  'decimals',
  'gas_used',
  'gas_limit',
  'gas_price',
  'exchange_rate',
  'coin_balance',
  'price',
  'priceUSD',
  'marketCap',
  'marketCapUSD',
  'volume24h',
  'reserveToken',
  'virtualReserveUSD',
  'holderCount',
  'amountIn',
  'amountOut',
  'open',
  'close',
  'high',
  'low',
  'volume',
  'percentage',
  'totalSupplied',
  'totalBorrowed',
  'supplyApy',
  'borrowApy',
  'utilization',
  'priceUsd',
  'availableLiquidity',
  'creditScore',
])
test.each(pages.map(({ path }) => path))(
  'amounts that are no amounts are unknown on %s, never NaN',
  { timeout: 60_000 },
  async (path) => {
    const exchange = replaceUnder(amounts, hostileNumbers)
    network.rewrite = (whole, from) => (from === 'node' ? whole : exchange(whole))
    const app = await openApp(path)
    await app.pass(2)
    expectSound(path)
    app.close()
  },
)

const rounds = process.env.TIDELINE_NIGHTLY === '1' ? 25 : 1
/**
 * The hostile values, without those that the checks forbid in a page's text, and those that only make the page long.
 */
const values = [...hostileNumbers, ...hostileStrings, { __proto__: null, toString: 1 }].filter(
  (value) => typeof value !== 'string' || (value.length < 2_000 && !/^(NaN|Infinity)$/.test(value)),
)

test.each(
  pages.flatMap(({ path }) => Array.from({ length: rounds }, (_, round): [string, number] => [path, round])),
)(
  '%s stands whatever single values of its answers are exchanged (seed %i)',
  {
    timeout: 60_000,
  },
  async (path, seed) => {
    const random = createRandom(`${path} ${seed}`)
    network.rewrite = (whole) =>
      JSON.stringify(JSON.parse(whole), function (this: object, key, value: unknown) {
        // Arguments of calls are shown unchanged.
        const isArgument = key === 'value' && 'type' in this
        if (isArgument || (value !== null && typeof value === 'object')) return value
        return random.between(0, 1) < 0.08 ? random.pick(values) : value
      })
    const app = await openApp(path)
    await app.pass(2)
    expectSound(`${path} with seed ${seed}`)
    expect(document.querySelector('main script, main iframe, main [onerror], main [onload]')).toBeNull()
    app.close()
  },
)
