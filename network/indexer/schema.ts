import { readFileSync } from 'node:fs'
import { createSchema } from 'graphql-yoga'
import { candleQueries } from './candles.ts'
import type { IndexerContext } from './context.ts'
import { feeClaimQueries } from './feeClaims.ts'
import { holderQueries } from './holders.ts'
import { marketQueries } from './markets.ts'
import { metadataQueries } from './metadata.ts'
import { statusQueries } from './status.ts'
import { subscriptions } from './subscriptions.ts'
import { swapQueries } from './swaps.ts'
import { transferQueries } from './transfers.ts'
import { volatilityQueries } from './volatility.ts'

/** The specification of interface A, word for word. */
const typeDefs = readFileSync(new URL('../../spec/indexer.graphql', import.meta.url), 'utf8')

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
