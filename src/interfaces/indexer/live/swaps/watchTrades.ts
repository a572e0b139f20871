import * as v from 'valibot'
import type { TradePosition } from '#domain/markets/tradePosition.ts'
import { graphql } from '#interfaces/indexer/graphql/graphql.ts'
import { price } from '#interfaces/indexer/indexerScale.ts'
import { LiveConnection } from '#interfaces/indexer/live/liveConnection.ts'
import { chooseTransport } from '#interfaces/indexer/live/transports/chooseTransport.ts'
import { readSwaps } from '#interfaces/indexer/swap.ts'
import type { Decimal } from '#lib/numbers/decimal.ts'
import { integer } from '#lib/wire/shapes.ts'

export type TradePrice = TradePosition & { price: Decimal }

const newPriceDocument = graphql(
  `subscription NewPrice($poolAddress: String) { newSwap(poolAddress: $poolAddress) { id blockNumber priceUsd } }`,
)

const tradeSchema = v.object({ id: integer, blockNumber: integer, priceUsd: price })

const readAgainAfter = 4_000

/**
 * Reports the price after every trade of a market until the returned function is called, also while the tab is hidden,
 * because a price alert waits for one. After a gap the newest trades are read and reported again, oldest first.
 */
export function watchTrades(poolAddress: string, report: (trade: TradePrice) => void): () => void {
  let isWatching = true
  let timer: ReturnType<typeof setTimeout> | undefined

  /** In a quiet market no later trade makes up for a reading that failed, so it is repeated until one works. */
  async function readAgain() {
    clearTimeout(timer)
    try {
      const { swaps } = await readSwaps(poolAddress)
      for (const { id, blockNumber, priceUsd } of swaps.toReversed())
        report({ id, blockNumber, price: priceUsd })
    } catch {
      if (isWatching) timer = setTimeout(readAgain, readAgainAfter)
    }
  }

  const connection = new LiveConnection(
    chooseTransport,
    { document: newPriceDocument, variables: { poolAddress } },
    {
      event({ newSwap }) {
        const { success, output } = v.safeParse(tradeSchema, newSwap)
        if (success) report({ id: output.id, blockNumber: output.blockNumber, price: output.priceUsd })
      },
      gap: () => void readAgain(),
      state: () => undefined,
    },
  )
  connection.start()
  addEventListener('online', connection.start)
  return () => {
    isWatching = false
    clearTimeout(timer)
    removeEventListener('online', connection.start)
    connection.stop()
  }
}
