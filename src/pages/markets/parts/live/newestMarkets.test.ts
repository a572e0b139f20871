import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { Market } from '#interfaces/indexer/market.ts'
import type { Decimal } from '#lib/numbers/decimal.ts'
import { createNewestMarkets } from './newestMarkets.ts'

const market = (second: number, price: string, tradesTotal = second) =>
  ({
    poolAddress: '0x1',
    spotPrice: price as Decimal,
    tradesTotal,
    updatedAt: new Date(second * 1_000),
  }) as unknown as Market

const key = ['indexer', 'market', '0x1']

/** A cache with events, and answers that arrive when the test resolves them. */
function open() {
  const client = new QueryClient()
  const newest = createNewestMarkets(client)
  const ask = (queryKey: readonly unknown[]) => {
    let resolve = (_: unknown) => {}
    const promise = new Promise((answered) => {
      resolve = answered
    })
    const done = client.fetchQuery({ queryKey, queryFn: () => promise })
    return (answer: unknown) => {
      resolve(answer)
      return done
    }
  }
  const price = () => client.getQueryData<Market>(key)?.spotPrice
  return { client, newest, ask, price }
}

test("an answer requested before an event does not undo the event's price", async () => {
  const { client, newest, ask, price } = open()
  client.setQueryData(key, market(1, '1'), { updatedAt: 1 })
  const answer = ask(key)
  newest.put([market(3, '3')])
  await answer(market(2, '2'))
  expect(price()).toBe('3')
})

test('a board or list of several pages requested before an event does not undo it', async () => {
  const { client, newest, ask } = open()
  const board = ask(['indexer', 'markets', 'VOLUME_DESC'])
  const list = ask(['indexer', 'trendingMarkets', 8])
  newest.put([market(3, '3')])
  await board({ pages: [{ markets: [] }, { markets: [market(2, '2')] }], pageParams: [0, 50] })
  await list({ rows: [market(2, '2')], unreadable: 0 })
  expect(JSON.stringify(client.getQueryData(['indexer', 'markets', 'VOLUME_DESC']))).toContain('"3"')
  expect(JSON.stringify(client.getQueryData(['indexer', 'trendingMarkets', 8]))).toContain('"3"')
})

test('an answer requested after an event wins, also when a reorganisation made it older', async () => {
  const { newest, ask, price } = open()
  newest.put([market(3, '3')])
  await ask(key)(market(2, '2'))
  expect(price()).toBe('2')
})

test('an answer newer than the event wins, also within one second', async () => {
  const { newest, ask, price } = open()
  const answer = ask(key)
  newest.put([market(3, '3', 7)])
  await answer(market(3, '4', 8))
  expect(price()).toBe('4')
})

test('after stop() an answer is left as it is', async () => {
  const { newest, ask, price } = open()
  const answer = ask(key)
  newest.put([market(3, '3')])
  newest.stop()
  await answer(market(2, '2'))
  expect(price()).toBe('2')
})
