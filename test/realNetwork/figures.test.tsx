import { formatUnits } from 'viem'
import { expect, test } from 'vitest'
import { setPreferences } from '#lib/browser/storage/preferences.ts'
import { checksummed } from '#lib/wire/shapes.ts'
import { answers } from './answers.ts'
import { pageOf, textOf } from './textOf.ts'

const pool = checksummed(answers.A.data.markets[0]?.poolAddress ?? '')
const trader = checksummed('0x81b637d8fcd2c6da6359e6963113a1170de795e4')

test('a market lists its sale for $588.31', { timeout: 60_000 }, async () => {
  const text = await textOf(`/markets/${pool}`)
  expect(text).toContain('$588.31')
  expect(text).toContain('$2,500.00')
  expect(text).toMatch(/864(\.\d+)?K|864,000/)
  expect(text).not.toMatch(/\$864|99\.9|Market not found/)
  expect(text).toContain('via router')
})

test('the board has the prices and caps', { timeout: 60_000 }, async () => {
  const text = await textOf('/markets?view=table')
  expect(text).toContain('$14.2')
  expect(text).toMatch(/\$0\.0\D?4\D?1429|0\.00001429/)
})

test.each(['holders', 'transfers', 'fees'])(
  'the %s of a market with amounts as integers are as with text',
  { timeout: 90_000 },
  async (tab) => {
    const path = `/markets/${pool}?tab=${tab}`
    const figures = (text: string) => text.match(/\$?\d[\d,.]*[KMB]?/g)
    const text = await textOf(path)
    expect(figures(await textOf(path, { baseUnits: 'all' }))).toEqual(figures(text))
  },
)

test('figures that fit no unit are refused, and the pages show that', { timeout: 60_000 }, async () => {
  const text = await textOf(`/markets/${pool}`, { sixDecimals: true })
  expect(text).toContain('price × reserve is not the dollars of the pool')
  expect(text).not.toMatch(/\$1[0-9,.]{12}/)
  expect(await textOf('/markets?view=table', { sixDecimals: true })).toMatch(
    /price × reserve is not the dollars of the pool|could not be read/,
  )
})

test('a person who buys for others is not shown as a router', { timeout: 60_000 }, async () => {
  const text = await textOf(`/markets/${pool}`, { oneBuyer: true })
  expect(text).toContain('$588.31')
  expect(text).not.toContain('via router')
})

test('a buyer has trades, a position and its result', { timeout: 60_000 }, async () => {
  const text = await textOf(`/portfolio/${trader}`)
  expect(text).toContain('$588.31')
  expect(text).toContain('$2,500.00')
  expect(text).not.toContain('No trades on any market.')
  // 40 of 193.9 million tokens, bought for $2,500.00, were sold for $588.31; the others are worth $0.0000142981 each.
  expect(text).toMatch(/Unrealised result\+\$216\.21Realised result\+\$72\.58/)
})

test('lending shows a supply APY of 5.21 % and a borrow APY of 7.85 %', { timeout: 60_000 }, async () => {
  const text = await textOf('/lending')
  expect(text).toMatch(/5\.21\s?%/)
  expect(text).toMatch(/7\.85\s?%/)
})

test.each(['/lending', `/lending/${trader}`, '/', `/portfolio/${trader}`, '/settings', '/status'])(
  '%s is read without the contract of the pool, and offers no transaction',
  { timeout: 60_000 },
  async (path) => {
    const { text, links } = await pageOf(path, { unknownPool: true })
    if (path !== '/status') expect(links).not.toEqual([])
    expect(links.filter((link) => link.includes('action='))).toEqual([])
    expect(text).not.toMatch(/Something went wrong|no lending pool|Deposit WETH|Borrow WETH/)
    if (!path.startsWith('/lending')) return
    expect(text).toMatch(/5\.21\s?%/)
    expect(text).toContain('This site does not know the pool contract')
  },
)

test.each([
  ['1 Gwei by a node that asks 1.2 Gwei', 1_200_000_000n, /average1\.00\s?Gwei/],
  [
    'what the explorer says by a node that asks nearly as much',
    2n * 10n ** 18n,
    /average1,000,000,000\.00\s?Gwei/,
  ],
])('the documented gas price is %s', { timeout: 60_000 }, async (_, gasPrice, expected) => {
  const text = await textOf('/status', { documentedStats: true, gasPrice })
  expect(text).toMatch(expected)
})

test('blocks come every 0.28 s on Home and on the status page', { timeout: 60_000 }, async () => {
  for (const path of ['/', '/status']) expect(await textOf(path), path).toMatch(/0\.28 s/)
})

test('burned fees show no recipient', { timeout: 60_000 }, async () => {
  const text = await textOf(`/markets/${pool}?tab=fees`)
  expect(text).toContain('$54.50')
  expect(text).not.toMatch(/[Cc]laimed at least|Claimed by/)
})

test('Home shows no tiers for an unknown pool, and 1 Gwei for a price in wei', {
  timeout: 60_000,
}, async () => {
  const text = await textOf('/', { documentedStats: true, gasPrice: 1_000_000_000n })
  expect(text).not.toMatch(/Good score|What your score gets you|1,000,000,000/)
  expect(text).toMatch(/5\.21\s?%/)
  expect(text).toMatch(/\b1\s?Gwei|1\.00\s?Gwei/)
})

test('a market with one trade names its buyer, with the router beside it', {
  timeout: 60_000,
}, async () => {
  const text = await textOf(`/markets/${checksummed(answers.A.data.markets[2]?.poolAddress ?? '')}`)
  expect(text).toContain('$25,000.00')
  expect(text).toContain(`${checksummed(answers.A.router)} contract`)
  expect(text).toContain('1 trade')
})

test('the reserves of a market are the 10,000 of its contract, the paid-in dollars, and both', {
  timeout: 60_000,
}, async () => {
  const text = await textOf(`/markets/${pool}`)
  expect(text).toContain('Real reserve$1,957.18Virtual reserve$10,000.00Effective reserve$11,957.18')
})

test('bundles of holders who bought through a contract are found by the transfers', {
  timeout: 60_000,
}, async () => {
  expect(await textOf(`/markets/${pool}?tab=holders`)).toContain('No bundle found')
  const other = checksummed(answers.A.data.markets[2]?.poolAddress ?? '')
  expect(await textOf(`/markets/${other}?tab=holders`)).toMatch(/bought together is unknown/)
})

test('volatility beyond 100 % is shown whole', { timeout: 60_000 }, async () => {
  const other = checksummed(answers.A.data.markets[2]?.poolAddress ?? '')
  expect(await textOf(`/markets/${other}?tab=volatility`)).toMatch(/1,111\.\d+ ?%/)
})

test('a volume and trades that were counted before the last day are unknown, those of today are shown', {
  timeout: 60_000,
}, async () => {
  for (const path of ['/markets?view=table', `/markets/${pool}`]) {
    const text = await textOf(path)
    expect(text, path).toContain('Counted before the last 24 hours')
    expect(text, path).not.toMatch(/\$3\.1\dK/)
    const fresh = await textOf(path, { changedNow: true })
    expect(fresh, path).not.toContain('Counted before the last 24 hours')
    expect(fresh, path).toMatch(/\$3\.1\dK/)
  }
})

test('an estimate is exact to 18 decimals of dollars and of tokens, and says no rule of the pool’s fee', {
  timeout: 60_000,
}, async () => {
  const amount = 123_456_789_012n
  const { text, fields } = await pageOf(`/markets/${pool}?trade=buy&amount=0.000000123456789012`)
  const [x, y] = [11_957_180_611_128_268_503_195n, 836_275_976_513_043_796_771_260_171n]
  const net = amount - (amount * 21_600n) / 1_000_000n
  const [, received = ''] = fields.filter((each) => each.startsWith('0.'))
  expect(received).toMatch(/^0\.00\d{4}/)
  expect(formatUnits((net * y) / (x + net), 18)).toContain(received)
  expect(text).toContain('the fee of the last trade')
  expect(text).not.toMatch(/follows the volatility|more than quoted/)
})

test('a picture that no browser can load is a letter, with remote pictures allowed', {
  timeout: 60_000,
}, async () => {
  setPreferences({ remoteImages: true })
  const other = checksummed(answers.A.data.markets[2]?.poolAddress ?? '')
  const { text, pictures } = await pageOf(`/markets/${other}?tab=about`)
  expect(text).toMatch(/^\W*BBENT/)
  expect(text).toContain('Deep water')
  expect(text).toContain('website benthos.example')
  expect(pictures.filter((picture) => !picture.startsWith('data:'))).toEqual([])
  setPreferences({ remoteImages: false })
})

test('holders that are counted and not listed are not said to be none', { timeout: 60_000 }, async () => {
  const other = checksummed(answers.A.data.markets[2]?.poolAddress ?? '')
  const text = await textOf(`/markets/${other}`)
  expect(text).toContain('Some of the holders could not be read')
  expect(text).not.toContain('Nonebeside the pool')
  const unsold = checksummed(answers.A.data.markets[1]?.poolAddress ?? '')
  expect(await textOf(`/markets/${unsold}`)).toContain('Nonebeside the pool')
})
