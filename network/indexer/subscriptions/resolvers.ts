import { createGraphQLError } from 'graphql-yoga'
import type { IndexerContext } from '#network/indexer/context.ts'
import { readAddress } from '#network/indexer/queries/userInput.ts'
import type { Changes } from './changes.ts'

type PoolArguments = { poolAddress?: string | null }

function subscribe(
  topic: keyof Changes,
  { poolAddress }: PoolArguments,
  { feed, disconnect }: IndexerContext,
) {
  const pool = poolAddress == null ? undefined : readAddress('poolAddress', poolAddress)
  const events = feed.subscribe(topic, pool, disconnect)
  if (!events)
    throw createGraphQLError('The indexer has too many subscribers, try again later.', {
      extensions: { code: 'TOO_MANY_SUBSCRIBERS' },
    })
  return events
}

export const subscriptions = {
  /** A market, after each block that changed it. */
  marketUpdated: {
    subscribe: (_: unknown, input: PoolArguments, context: IndexerContext) =>
      subscribe('marketUpdated', input, context),
  },
  /** Each trade, after its block is committed. */
  newSwap: {
    subscribe: (_: unknown, input: PoolArguments, context: IndexerContext) =>
      subscribe('newSwap', input, context),
  },
  newMarket: {
    subscribe: (_: unknown, _input: unknown, context: IndexerContext) => subscribe('newMarket', {}, context),
  },
}
