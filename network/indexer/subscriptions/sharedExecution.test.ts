import { createSchema, createYoga } from 'graphql-yoga'
import { beforeEach, expect, test } from 'vitest'
import { type EventQueue, openEventQueue } from './eventQueue.ts'
import { sharedExecution } from './sharedExecution.ts'

type Event = { trade: { price: number } }

let queues: EventQueue<Event>[] = []
let executed = 0

const typeDefs = `type Trade { price(times: Int = 1): Int }
  type Query { none: Int }
  type Subscription { trade(broken: Boolean): Trade! }`
const resolvers = {
  Trade: {
    price({ price }: { price: number }, { times }: { times: number }) {
      executed++
      return price * times
    },
  },
  Subscription: {
    trade: {
      subscribe(_: unknown, { broken }: { broken?: boolean }) {
        if (broken) throw new Error('a secret')
        const ended = () => undefined
        const queue = openEventQueue<Event>({ capacity: 10, overflow: ended, ended })
        queues.push(queue)
        return queue
      },
    },
  },
}
const yoga = createYoga({
  schema: createSchema({ typeDefs, resolvers }),
  plugins: [sharedExecution],
  logging: false,
})

async function subscribe(query: string, variableValues: Record<string, unknown> = {}) {
  const enveloped = yoga.getEnveloped({})
  const document = enveloped.parse(query)
  return enveloped.subscribe({ schema: enveloped.schema, document, variableValues, contextValue: {} })
}

function publish(price: number) {
  const event = { trade: { price } }
  for (const queue of queues) queue.push(event)
}

/** The next results of a subscription. */
async function take(results: AsyncIterator<unknown>, count: number) {
  const taken: unknown[] = []
  while (taken.length < count) taken.push((await results.next()).value)
  return taken
}

beforeEach(() => {
  queues = []
  executed = 0
})

test('an event is executed once for all who ask the same, and each gets every event in order', async () => {
  const all = await Promise.all([1, 2, 3].map(() => subscribe('subscription { trade { price } }')))
  publish(5)
  publish(6)
  const expected = [{ data: { trade: { price: 5 } } }, { data: { trade: { price: 6 } } }]
  for (const results of all) expect(await take(results, 2)).toEqual(expected)
  expect(executed).toBe(2)
})

test('other fields, other variables and another operation have answers of their own', async () => {
  const withTimes = 'subscription ($times: Int) { trade { price(times: $times) } }'
  const two = 'subscription A { trade { price } } subscription B { trade { dearer: price(times: 9) } }'
  const enveloped = yoga.getEnveloped({})
  const named = (operationName: string) =>
    enveloped.subscribe({
      ...{ schema: enveloped.schema, document: enveloped.parse(two), contextValue: {}, operationName },
    })
  const all = [
    await subscribe(withTimes, { times: 2 }),
    await subscribe(withTimes, { times: 3 }),
    await subscribe('subscription { trade { same: price } }'),
    await named('A'),
    await named('B'),
  ]
  publish(5)
  const answers = await Promise.all(all.map(async (results) => (await results.next()).value.data.trade))
  expect(answers).toEqual([{ price: 10 }, { price: 15 }, { same: 5 }, { price: 5 }, { dearer: 45 }])
})

test('a subscription ends while it waits, and the others go on', async () => {
  const [first, second] = [
    await subscribe('subscription { trade { price } }'),
    await subscribe('subscription { trade { price } }'),
  ]
  const waiting = first.next()
  await first.return()
  expect(await waiting).toEqual({ value: undefined, done: true })
  publish(7)
  expect(await take(second, 1)).toEqual([{ data: { trade: { price: 7 } } }])
})

test('a refused subscription is an error without its details', async () => {
  const result = await subscribe('subscription { trade(broken: true) { price } }')
  expect(result.errors).toHaveLength(1)
  expect(JSON.stringify(result)).not.toContain('a secret')
})
