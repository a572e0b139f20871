import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createSchema } from 'graphql-yoga'
import type { IndexerContext } from '#network/indexer/context.ts'
import { candleQueries } from '#network/indexer/queries/candleQueries.ts'
import { feeClaimQueries } from '#network/indexer/queries/feeClaimQueries.ts'
import { holderQueries } from '#network/indexer/queries/holderQueries.ts'
import { marketQueries } from '#network/indexer/queries/marketQueries.ts'
import { metadataQueries } from '#network/indexer/queries/metadataQueries.ts'
import { statusQueries } from '#network/indexer/queries/statusQueries.ts'
import { swapQueries } from '#network/indexer/queries/swapQueries.ts'
import { transferQueries } from '#network/indexer/queries/transferQueries.ts'
import { volatilityQueries } from '#network/indexer/queries/volatilityQueries.ts'
import { subscriptions } from '#network/indexer/subscriptions/resolvers.ts'

/** The specification of interface A, word for word. */
const typeDefs = readFileSync(createRequire(import.meta.url).resolve('#spec/indexer.graphql'), 'utf8')

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
