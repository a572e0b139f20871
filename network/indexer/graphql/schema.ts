import { readFileSync } from 'node:fs'
import { createSchema } from 'graphql-yoga'
import type { IndexerContext } from '#network/indexer/context.ts'
import { candleQueries } from '#network/indexer/queries/candles.ts'
import { feeClaimQueries } from '#network/indexer/queries/feeClaims.ts'
import { holderQueries } from '#network/indexer/queries/holders.ts'
import { marketQueries } from '#network/indexer/queries/markets.ts'
import { metadataQueries } from '#network/indexer/queries/metadata.ts'
import { statusQueries } from '#network/indexer/queries/status.ts'
import { swapQueries } from '#network/indexer/queries/swaps.ts'
import { transferQueries } from '#network/indexer/queries/transfers.ts'
import { volatilityQueries } from '#network/indexer/queries/volatility.ts'
import { subscriptions } from '#network/indexer/subscriptions/resolvers.ts'

/** The specification of interface A, word for word. */
const typeDefs = readFileSync(new URL('../../../spec/indexer.graphql', import.meta.url), 'utf8')

/** The served schema: the specification with a resolver for each of its operations. */
export const schema = createSchema<IndexerContext>({
  typeDefs,
  resolvers: {
    Query: {
      ...marketQueries,
      ...swapQueries,
      ...transferQueries,
      ...holderQueries,
      ...feeClaimQueries,
      ...candleQueries,
      ...metadataQueries,
      ...volatilityQueries,
      ...statusQueries,
    },
    Subscription: subscriptions,
  },
})
