import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { dayChange } from '#domain/markets/prices/priceChange.ts'
import { changeFrom } from '#domain/markets/prices/priceSteps.ts'
import { wireMarket } from '#interfaces/testing/indexer/testIndexer.ts'
import { decimal } from '#lib/numbers/decimal.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { batchedMarketQuery } from './batchedMarket.ts'
import { marketQuery, marketsQuery } from './market.ts'
import { priceLineQuery } from './prices/priceLine.ts'
import { type RecentPrices, recentPricesQuery } from './prices/recentPrices.ts'

const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })

afterEach(() => client.clear())

/** Answers the app's requests to `/graphql` and returns the list of them. */
async function answer(reply: (body: { query: string; variables: Record<string, unknown> }) => Response) {
  const asked: { query: string; variables: Record<string, unknown> }[] = []
  await loadTestConfig()
  vi.stubGlobal('fetch', async (_: RequestInfo, init?: RequestInit) => {
    expect(init?.method).toBe('POST')
    const body = JSON.parse(String(init?.body))
    asked.push(body)
    return reply(body)
  })
  return asked
}

test('a page of the board keeps its readable rows when one is malformed', async () => {
  await answer(() =>
    Response.json({
      data: { markets: [wireMarket(1), wireMarket(2, { spotPrice: 'cheap' }), wireMarket(3)] },
    }),
  )
  const { pages } = await client.fetchInfiniteQuery(marketsQuery('VOLUME_DESC'))
  expect(pages[0]?.markets.map(({ id }) => id)).toEqual([1, 3])
  expect(pages[0]?.received).toBe(3)
})

test('a volume below zero is unknown, and a market with fewer holders or trades than none is unreadable and counted', async () => {
  await answer(() =>
    Response.json({
      data: {
        markets: [
          wireMarket(1, { volume24h: '-5', volumeTotal: '-0.1' }),
          wireMarket(2, { holders: -1 }),
          wireMarket(3, { trades24h: -4 }),
          wireMarket(4, { marketCap: '-7' }),
        ],
      },
    }),
  )
  const { pages } = await client.fetchInfiniteQuery(marketsQuery('VOLUME_DESC'))
  expect(pages[0]?.markets).toMatchObject([{ id: 1, volume24h: null, volumeTotal: null }])
  expect(pages[0]?.received).toBe(4)
})

test('amounts stay exact, addresses are checksummed, times are dates, names are cleaned', async () => {
  await answer(() =>
    Response.json({
      data: {
        market: wireMarket(1, {
          marketCap: '123456789012345678901234.000000000000000001',
          poolAddress: '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed',
          name: 'Nice\u202Ename',
        }),
      },
    }),
  )
  expect(await client.fetchQuery(marketQuery('0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed'))).toMatchObject({
    marketCap: '123456789012345678901234.000000000000000001',
    poolAddress: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    createdAt: new Date('2026-01-01T00:00:00Z'),
    name: 'Nicename',
  })
})

test('a market the indexer does not know is null, not an error', async () => {
  await answer(() => Response.json({ data: { market: null } }))
  expect(await client.fetchQuery(marketQuery('0x00'))).toBeNull()
})

test.each([
  ['refused', () => Response.json({ errors: [{ message: 'limit is at most 1000' }] })],
  ['refused', () => Response.json({ data: { market: null }, errors: [{ message: 'The resolver failed.' }] })],
  ['refused', () => new Response('{}', { status: 503 })],
  ['malformed', () => new Response('<html>', { headers: { 'content-type': 'text/html' } })],
  ['malformed', () => Response.json({ data: { market: { name: 'only' } } })],
  ['malformed', () => Response.json({})],
  ['unreachable', () => Response.error()],
] as const)('a failure is named: %s', async (kind, reply) => {
  await answer(reply)
  await expect(client.fetchQuery(marketQuery('0x00'))).rejects.toMatchObject({ from: 'indexer', kind })
})

test('a short page is not the end of the board, an empty one is', async () => {
  const asked = await answer(({ variables }) =>
    Response.json({ data: { markets: variables.offset === 0 ? [wireMarket(1)] : [] } }),
  )
  const { pages } = await client.fetchInfiniteQuery({ ...marketsQuery('CREATED_DESC'), pages: 3 })
  expect(pages.map(({ received }) => received)).toEqual([1, 0])
  expect(asked.map(({ variables }) => variables.offset)).toEqual([0, 1])
})

/** Answers every line as empty, except in an operation of more aliases than `most`. */
function emptyLines(most = Number.POSITIVE_INFINITY) {
  return answer(({ query }) => {
    const aliases = [...query.matchAll(/([dw]\d+): candles/g)].map(([, alias]) => [alias, []])
    return aliases.length > most
      ? Response.json({ errors: [{ message: 'Too many aliases.' }] })
      : Response.json({ data: Object.fromEntries(aliases) })
  })
}

const pools = (count: number, digit: string) =>
  Array.from({ length: count }, (_, index) => `0x${String(index).padStart(40, digit)}`)

const countAliases = ({ query }: { query: string }) => query.match(/: candles/g)?.length ?? 0

test('the price lines of a screen are operations of at most thirty aliases', async () => {
  const asked = await emptyLines()
  await Promise.all(pools(30, 'a').map((pool) => client.fetchQuery(priceLineQuery(pool))))
  expect(asked.map(countAliases)).toEqual([30, 30])
  expect(asked[0]?.query).not.toMatch(/volume|high|low/)
})

test('a server that refuses many aliases gets smaller operations from then on', async () => {
  const asked = await emptyLines(20)
  await Promise.all(pools(30, 'c').map((pool) => client.fetchQuery(priceLineQuery(pool))))
  expect(asked.map(countAliases)).toEqual([30, 30, 16, 14, 16, 14])
  asked.length = 0
  await Promise.all(pools(24, 'd').map((pool) => client.fetchQuery(priceLineQuery(pool))))
  expect(asked.map(countAliases)).toEqual([16, 16, 16])
})

test('price lines requested together share operations, and a refused one fails alone', async () => {
  const bad = `0x${'b'.repeat(40)}`
  const asked = await answer(({ query, variables }) => {
    if (Object.values(variables).includes(bad))
      return Response.json({ data: null, errors: [{ message: 'no such pool' }] })
    const aliases = [...query.matchAll(/([dw]\d+): candles/g)].map(([, alias]) => [alias, []])
    return Response.json({ data: Object.fromEntries(aliases) })
  })
  const pools = [...Array.from({ length: 6 }, (_, index) => `0x${String(index).repeat(40)}`), bad]
  const lines = await Promise.allSettled(pools.map((pool) => client.fetchQuery(priceLineQuery(pool))))
  expect(lines.map(({ status }) => status)).toEqual([...Array(6).fill('fulfilled'), 'rejected'])
  expect(asked.length).toBeLessThanOrEqual(6)
})

test('watched markets share one operation, and a refused one fails alone', async () => {
  const bad = `0x${'b'.repeat(40)}`
  const asked = await answer(({ variables }) => {
    if (Object.values(variables).includes(bad))
      return Response.json({ data: null, errors: [{ message: 'no such pool' }] })
    const many = Object.keys(variables).map((name) => [
      name.replace('p', 'm'),
      wireMarket(Number(name.slice(1))),
    ])
    return Response.json({
      data: 'poolAddress' in variables ? { market: wireMarket(1) } : Object.fromEntries(many),
    })
  })
  const good = await Promise.all(pools(30, 'e').map((pool) => client.fetchQuery(batchedMarketQuery(pool))))
  expect(asked).toHaveLength(1)
  expect(good[7]?.symbol).toBe('M7')
  const some = await Promise.allSettled(
    [...pools(6, 'f'), bad].map((pool) => client.fetchQuery(batchedMarketQuery(pool))),
  )
  expect(some.map(({ status }) => status)).toEqual([...Array(6).fill('fulfilled'), 'rejected'])
})

test('a board of thousands of markets is refetched in few requests', async () => {
  const asked = await answer(({ variables }) => {
    const count = Math.max(0, Math.min(Number(variables.limit), 3_700 - Number(variables.offset)))
    return Response.json({
      data: { markets: Array.from({ length: count }, (_, index) => wireMarket(index)) },
    })
  })
  await client.fetchInfiniteQuery({ ...marketsQuery('VOLUME_DESC'), pages: 100 })
  expect(asked.length).toBeLessThanOrEqual(13)
})

/** A market with the candles of these hours and these trades, newest first; `asked` counts the operations. */
async function answerMarket(
  hours: readonly unknown[],
  trades: readonly unknown[],
  week: readonly unknown[] = [],
) {
  return answer(({ query }) => {
    if (!query.includes('HourTrades')) return Response.json({ data: { d0: hours, w0: week } })
    const spans = [...query.matchAll(/(s\d+): swaps\(.*?limit: (\d+), offset: (\d+)\)/g)].map(
      ([, alias, limit, offset]) => [alias, trades.slice(Number(offset), Number(offset) + Number(limit))],
    )
    return Response.json({ data: Object.fromEntries(spans) })
  })
}

const at = (seconds: number) => new Date(seconds * 1_000).toISOString()

function hourCandle(openTime: number, open: string, close: string, trades: number) {
  return { openTime: at(openTime), open, close, trades }
}

describe('prices 1 and 6 hours ago', () => {
  const clock = Date.UTC(2026, 0, 2, 12, 40) / 1_000
  const [oneAgo, sixAgo] = [clock - 3_600, clock - 6 * 3_600]
  const noon = Date.UTC(2026, 0, 2, 12) / 1_000
  const trades = [
    { priceUsd: '9', timestamp: at(noon + 60) },
    { priceUsd: '8', timestamp: at(oneAgo + 1) },
    { priceUsd: '5', timestamp: at(oneAgo) },
    { priceUsd: '4', timestamp: at(sixAgo + 600) },
    { priceUsd: '2', timestamp: at(sixAgo - 600) },
    { priceUsd: '1', timestamp: at(sixAgo - 7_200) },
  ]
  const hours = [
    hourCandle(noon - 8 * 3_600, '1', '1', 1),
    hourCandle(noon - 6 * 3_600, '2', '4', 2),
    hourCandle(noon - 3_600, '5', '8', 2),
    hourCandle(noon, '9', '9', 1),
  ]
  const pool = () => `0x${Math.random().toString(16).slice(2).padEnd(40, '0')}`
  const change = ({ hour, sixHours }: RecentPrices, price = decimal('10')) => [
    hour && changeFrom(hour, oneAgo, price),
    sixHours && changeFrom(sixHours, sixAgo, price),
  ]

  async function readBoth(end?: number) {
    const address = pool()
    const recent = await client.fetchQuery(recentPricesQuery(address, end))
    return { recent, line: await client.fetchQuery(priceLineQuery(address, end)) }
  }

  beforeEach(() => {
    vi.useFakeTimers({ now: clock * 1_000, toFake: ['Date'] })
    return () => vi.useRealTimers()
  })

  test('are exact to the second, and need one operation more than the line', async () => {
    const asked = await answerMarket(hours, trades)
    const { recent } = await readBoth()
    expect(change(recent)).toEqual(['1', '4'])
    expect(asked.map(({ query }) => query.match(/: (candles|swaps)/g)?.length)).toEqual([2, 2])
  })

  test('are counted back from the given end for an indexer that lags', async () => {
    const behind = clock - 3_600
    await answerMarket(hours.slice(0, 3), trades.slice(2))
    vi.setSystemTime((clock + 7_200) * 1_000)
    const { line, recent } = await readBoth(behind)
    expect(recent.hour && changeFrom(recent.hour, behind - 3_600, decimal('5'))).toBe('0.25')
    expect(dayChange(line.day ?? [], { price: decimal('5'), end: behind, launch: null })).toBe('4')
  })

  test('and the week of the line are there while the trades of 24 hours ago are still read', async () => {
    await answerMarket([hourCandle(noon - 24 * 3_600, '1', '1', 1), ...hours], trades)
    const answer = fetch
    const release: (() => void)[] = []
    vi.stubGlobal('fetch', async (url: string, init: { body: string }) => {
      if (init.body.includes('HourTrades')) await new Promise<void>((resolve) => release.push(resolve))
      return answer(url, init)
    })
    const line = priceLineQuery(pool())
    const whole = client.fetchQuery(line)
    await vi.waitFor(() => expect(release).toHaveLength(1))
    expect(client.getQueryData(line.queryKey)).toMatchObject({ day: null, hours: { length: 5 } })
    release[0]?.()
    expect((await whole).day).not.toBeNull()
  })

  test('are the last earlier price where nothing was traded in that hour', async () => {
    const asked = await answerMarket(hours.slice(0, 1), trades.slice(-1))
    expect(change((await readBoth()).recent)).toEqual(['9', '9'])
    expect(asked).toHaveLength(1)
  })

  test.each([
    ['missing', 3, [], ['1', null]],
    ['unreadable', 1, [{ priceUsd: 'much' }], [null, '4']],
  ])('are unknown when a trade of that hour is %s', async (_, index, row, expected) => {
    await answerMarket(hours, [...trades.slice(0, index), ...row, ...trades.slice(index + 1)])
    expect(change((await readBoth()).recent)).toEqual(expected)
  })

  test('are unknown when a candle is unreadable, which is counted', async () => {
    await answerMarket([...hours, { open: 'x' }], trades, [hours[0], { close: 1 }])
    const { line, recent } = await readBoth()
    expect([...change(recent), line.unreadable]).toEqual([null, null, 2])
    expect(dayChange(line.day ?? [], { price: decimal('10'), end: clock, launch: null })).toBeNull()
  })
})

describe('candles that an indexer has not written', () => {
  const hour = 3_600
  const noon = Date.UTC(2026, 0, 2, 12) / 1_000
  const newest = { spotPrice: decimal('6'), tradesTotal: 3 }
  const trades = [
    { priceUsd: '6', timestamp: at(noon - 30 * hour) },
    { priceUsd: '5', timestamp: at(noon - 30 * hour - 60) },
    { priceUsd: '2', timestamp: at(noon - 40 * hour) },
  ]
  const first = hourCandle(noon - 40 * hour, '2', '2', 1)

  /** An indexer with these candles of an hour and of four, whose swaps are these. */
  async function read(
    swaps: readonly unknown[],
    hours: readonly unknown[] = [first],
    lagEnd: number | null = null,
  ) {
    vi.useFakeTimers({ now: noon * 1_000, toFake: ['Date'] })
    await answer(({ query }) =>
      Response.json({ data: query.includes('TradesSince') ? { t0: swaps } : { d0: hours, w0: hours } }),
    )
    const pool = `0x${Math.random().toString(16).slice(2).padEnd(40, '0')}`
    const line = await client.fetchQuery(priceLineQuery(pool, lagEnd, newest))
    vi.useRealTimers()
    return {
      ...line,
      change: dayChange(line.day ?? [], { price: newest.spotPrice, end: noon, launch: null }),
    }
  }

  test('are built from their trades, so that without later ones the 24-hour change is zero', async () => {
    const { change, week } = await read(trades)
    expect(change).toBe('0')
    expect(week.at(-1)).toMatchObject({ close: '6' })
  })

  test('make the change unknown where their trades are more than were read', async () => {
    const many = Array.from({ length: 200 }, () => trades[0])
    const { change, day, week, hours } = await read(many)
    expect({ change, day, week, hours }).toEqual({ change: null, day: [], week: [], hours: [] })
  })

  /** Trades, newest first, that many seconds apart, the older half at 3. */
  const busy = (count: number, apart: number) =>
    Array.from({ length: count }, (_, index) => ({
      priceUsd: index === 0 ? '6' : index < count / 2 ? '5' : '3',
      timestamp: at(noon - 60 - index * apart),
    }))

  test.each([
    ['of a day and more make the change of a day known, of a week unknown', 120, '1', 0],
    ['of a week and more make both known', 700, '0.2', 49],
    ['of half a day make both unknown', 43, null, 0],
  ])('are built from a thousand trades after old ones: those %s', async (_, apart, expected, intervals) => {
    const old = hourCandle(noon - 3_000 * hour, '2', '2', 1)
    const { change, week } = await read(busy(1_000, apart), [old])
    expect([change, week.length]).toEqual([expected, intervals])
    if (intervals > 0) expect(week.at(-1)).toMatchObject({ close: '6' })
  })

  test('of an indexer that lags are unknown where the trades do not reach back to a day before its newest block', async () => {
    const old = hourCandle(noon - 3_000 * hour, '2', '2', 1)
    const trades = busy(1_000, 120)
    expect((await read(trades, [old], noon - 10 * hour)).day).toEqual([])
    expect((await read(trades, [old], noon - 5 * hour)).day).not.toEqual([])
  })

  test('are not looked for where the last one closed at the price of the market', async () => {
    const { change } = await read([], [hourCandle(noon - 30 * hour, '5', '6', 2)])
    expect(change).toBe('0')
  })
})

test('the price 24 hours ago is that of the last trade before that moment, also within an hour', async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 2, 12, 40), toFake: ['Date'] })
  const since = Math.floor(Date.now() / 1_000) - 24 * 3_600
  const at = (seconds: number) => new Date(seconds * 1_000).toISOString()
  const hourOf = Math.floor(since / 3_600) * 3_600
  const trades = [
    { priceUsd: '9', timestamp: at(since + 60 * 60 * 2) },
    { priceUsd: '4', timestamp: at(since + 1) },
    { priceUsd: '5', timestamp: at(since - 1) },
  ]
  const asked = await answer(({ query }) => {
    if (query.includes('HourTrades')) {
      const [, limit, offset] = /limit: (\d+), offset: (\d+)/.exec(query) ?? []
      return Response.json({ data: { s0: trades.slice(Number(offset), Number(offset) + Number(limit)) } })
    }
    const candle = (openTime: number, open: string, close: string, trades: number) => ({
      openTime: at(openTime),
      open,
      close,
      trades,
    })
    const d0 = [
      candle(hourOf - 7_200, '1', '2', 3),
      candle(hourOf, '5', '4', 2),
      candle(hourOf + 7_200, '9', '9', 1),
    ]
    return Response.json({ data: { d0, w0: [] } })
  })
  const { day } = await client.fetchQuery(priceLineQuery(`0x${'9'.repeat(40)}`))
  expect(asked).toHaveLength(2)
  expect(dayChange(day ?? [], { price: decimal('10'), end: since + 24 * 3_600, launch: null })).toBe('1')
  vi.useRealTimers()
})
