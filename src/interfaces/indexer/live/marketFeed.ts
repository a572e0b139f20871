import type { TadaDocumentNode } from 'gql.tada'
import { checkRows } from '#interfaces/indexer/graphql/execute.ts'
import { graphql } from '#interfaces/indexer/graphql/graphql.ts'
import { type Market, marketFields, marketSchema } from '#interfaces/indexer/market.ts'
import { createFlush } from './flush.ts'
import { openLive } from './live.ts'
import type { LiveState } from './liveConnection.ts'

type MarketHandlers = {
  /** Receives each changed market once, in its newest state; at most five calls a second. */
  markets(markets: readonly Market[]): void
  gap(): void
  state(state: LiveState): void
}

const marketUpdatedDocument = graphql(
  `subscription MarketUpdated($poolAddress: String) { market: marketUpdated(poolAddress: $poolAddress) { ...MarketFields } }`,
  [marketFields],
)

const newMarketDocument = graphql(`subscription NewMarket { market: newMarket { ...MarketFields } }`, [
  marketFields,
])

/** Follows one market, or all with `null`, until the returned function is called. */
export function watchMarkets(poolAddress: string | null, handlers: MarketHandlers): () => void {
  return watch(marketUpdatedDocument, { poolAddress }, handlers)
}

/** Reports markets created from now on, until the returned function is called. */
export function watchNewMarkets(handlers: MarketHandlers): () => void {
  return watch(newMarketDocument, {}, handlers)
}

type MarketEvent = { market: { poolAddress: unknown } }

function watch<Data extends MarketEvent, Variables extends Record<string, unknown>>(
  document: TadaDocumentNode<Data, Variables>,
  variables: Variables,
  { markets, gap, state }: MarketHandlers,
): () => void {
  const batch = createBatch(markets)
  const stop = openLive(document, variables, { event: ({ market }) => batch.add(market), gap, state })
  return () => {
    stop()
    batch.cancel()
  }
}

/** Collects updates and parses them once a flush: of a thousand updates of a market only the last is parsed. */
function createBatch(deliver: (markets: readonly Market[]) => void) {
  const newest = new Map<unknown, unknown>()
  const flush = createFlush(() => {
    const values = [...newest.values()]
    newest.clear()
    const markets = parseMarkets(values)
    if (markets.length > 0) deliver(markets)
  })
  return {
    add(market: MarketEvent['market']) {
      newest.set(market?.poolAddress, market)
      flush.schedule()
    },
    cancel: flush.cancel,
  }
}

/** Parses updates; invalid ones are dropped, because the next reading of the list includes their change. */
function parseMarkets(values: unknown[]): Market[] {
  try {
    return checkRows(marketSchema, values)
  } catch {
    return []
  }
}
