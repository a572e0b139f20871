import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { serve } from '#interfaces/testing/fakeExplorer.ts'
import { marketChartQuery, transactionsChartQuery } from './chart.ts'
import { indexingStatusQuery, statsQuery } from './stats.ts'

const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })

afterEach(() => {
  client.clear()
})

test.each([
  [{ slow: '1.2', average: '1.4', fast: '2' }, '1.4'],
  [{ slow: 1.2, average: 1.4, fast: 2 }, '1.4'],
  [{ slow: null, average: { price: 1.4, time: 3_000, base_fee: 1 }, fast: null }, '1.4'],
  [{ slow: '800000000', average: '1000000000', fast: '1500000000' }, '1000000000'],
  [{ slow: 0.1, average: 0.1, fast: 0.2 }, '0.1'],
  [{ average: { wei: '100000000' } }, '0.1'],
  [{ average: 'dear' }, null],
])('gas prices of form %# are read as stated, or as null', async (gas_prices, average) => {
  await serve(() => Response.json({ gas_prices }))
  expect((await client.fetchQuery(statsQuery())).gasPrices?.average).toBe(average)
})

test('counts are numbers or strings; a block time in seconds becomes milliseconds', async () => {
  await serve(() =>
    Response.json({ total_blocks: '7', total_transactions: 9, average_block_time: 2, gas_prices: null }),
  )
  expect(await client.fetchQuery(statsQuery())).toMatchObject({
    totalBlocks: 7,
    totalTransactions: 9,
    totalAddresses: null,
    averageBlockTime: 2_000,
    gasPrices: null,
  })
})

test.each([
  ['unknown when transactions were counted', '3', null],
  ['0 on a day without transactions', 0, 0n],
  ['0 when transactions are not counted', null, 0n],
])('gas of today that is stated as 0 is %s', async (_, transactions_today, gasUsedToday) => {
  await serve(() => Response.json({ gas_used_today: '0', transactions_today }))
  expect(await client.fetchQuery(statsQuery())).toMatchObject({ gasUsedToday })
})

test('the block time of a public explorer is milliseconds, also on a fast chain', async () => {
  await serve(() => Response.json({ average_block_time: 0.277, network_utilization_percentage: 0.5 }))
  expect(await client.fetchQuery(statsQuery())).toMatchObject({ averageBlockTime: 277 })
  client.clear()
  await serve(() => Response.json({ average_block_time: 100, network_utilization_percentage: 0.5 }))
  expect(await client.fetchQuery(statsQuery())).toMatchObject({ averageBlockTime: 100 })
})

test.each([
  ['100 ms of a fast chain', 100, 100, 100],
  ['100 s of a slow one', 100, 100_000, 100_000],
])(
  'the unit of the block time follows from the newest blocks: %s',
  async (_, average_block_time, pace, averageBlockTime) => {
    const items = Array.from({ length: 6 }, (_each, index) => ({
      height: 100 - index,
      hash: `0x${index.toString(16).padStart(64, '0')}`,
      timestamp: new Date(Math.floor((1_770_000_000_000 - index * pace) / 1_000) * 1_000).toISOString(),
    }))
    await serve((url) =>
      Response.json(
        url.pathname.endsWith('/stats') ? { average_block_time } : { items, next_page_params: null },
      ),
    )
    expect(await client.fetchQuery(statsQuery())).toMatchObject({ averageBlockTime })
  },
)

test('a block time in milliseconds is kept', async () => {
  await serve(() => Response.json({ average_block_time: 5_000.0 }))
  expect(await client.fetchQuery(statsQuery())).toMatchObject({ averageBlockTime: 5_000 })
})

test('charts are sorted, each day once, and their counts read under old and new names', async () => {
  const chart_data = [
    { date: '2026-01-03', transactions_count: 3, gas_used: '63000', active_addresses: 2 },
    { date: '2026-01-02', tx_count: 2 },
    { date: '2026-01-02', transaction_count: 2 },
    { date: 'yesterday', transactions_count: 1 },
  ]
  await serve(() => Response.json({ chart_data }))
  expect(await client.fetchQuery(transactionsChartQuery())).toEqual([
    { date: '2026-01-02', transactions: 2, gasUsed: null, activeAddresses: null },
    { date: '2026-01-03', transactions: 3, gasUsed: 63_000n, activeAddresses: 2 },
  ])
})

test('a network without a price has an empty chart', async () => {
  await serve(() => Response.json({ available_supply: null, chart_data: [] }))
  expect(await client.fetchQuery(marketChartQuery())).toEqual([])
})

test('the indexed ratio is read from strings and numbers', async () => {
  await serve(() =>
    Response.json({
      finished_indexing: false,
      finished_indexing_blocks: false,
      indexed_blocks_ratio: '0.42',
    }),
  )
  expect(await client.fetchQuery(indexingStatusQuery())).toMatchObject({ indexedBlocksRatio: 0.42 })
})

test.each(['', ' ', 'soon'])(
  'a block time and an indexed ratio of “%s” are unknown, not zero',
  async (empty) => {
    await serve(() => Response.json({ average_block_time: empty, indexed_blocks_ratio: empty }))
    expect((await client.fetchQuery(statsQuery())).averageBlockTime).toBeNull()
    expect((await client.fetchQuery(indexingStatusQuery())).indexedBlocksRatio).toBeNull()
  },
)
