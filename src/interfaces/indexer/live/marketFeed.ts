import { checkRows } from '#interfaces/indexer/execute.ts'
import { graphql } from '#interfaces/indexer/graphql.ts'
import { type Market, marketFields, marketSchema } from '#interfaces/indexer/market.ts'
import { createFlush } from './flush.ts'
import { type LiveState, openLive } from './live.ts'

type MarketHandlers = {
  /** Each market once, as it is now; at most five calls a second. */
  markets(markets: readonly Market[]): void
  gap(): void
  state(state: LiveState): void
}

const marketUpdatedDocument = graphql(
  `subscription MarketUpdated($poolAddress: String) { marketUpdated(poolAddress: $poolAddress) { ...MarketFields } }`,
  [marketFields],
)

const newMarketDocument = graphql(`subscription NewMarket { newMarket { ...MarketFields } }`, [marketFields])

/** Follows one market, or all with `null`, until the returned function is called. */
export function watchMarkets(poolAddress: string | null, handlers: MarketHandlers): () => void {
  const batch = createBatch(handlers.markets)
  const stop = openLive(
    marketUpdatedDocument,
    { poolAddress },
    {
      event: (data) => batch.take(data.marketUpdated),
      gap: handlers.gap,
      state: handlers.state,
    },
  )
  return () => {
    stop()
    batch.cancel()
  }
}

/** Tells of markets created from now on, until the returned function is called. */
export function watchNewMarkets(handlers: MarketHandlers): () => void {
  const batch = createBatch(handlers.markets)
  const stop = openLive(
    newMarketDocument,
    {},
    {
      event: (data) => batch.take(data.newMarket),
      gap: handlers.gap,
      state: handlers.state,
    },
  )
  return () => {
    stop()
    batch.cancel()
  }
}

/** Parsed once a flush and not once an event: of a thousand updates of a market only the last is looked at. */
function createBatch(deliver: (markets: readonly Market[]) => void) {
  const waiting = new Map<unknown, unknown>()
  const flush = createFlush(() => {
    const values = [...waiting.values()]
    waiting.clear()
    try {
      deliver(checkRows(marketSchema, values))
    } catch {
      // Only unreadable updates: the next reading of the list tells the truth.
    }
  })
  return {
    take(market: { poolAddress: unknown }) {
      waiting.set(market?.poolAddress, market)
      flush.schedule()
    },
    cancel: flush.cancel,
  }
}
