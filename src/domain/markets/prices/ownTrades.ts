import { bucketStart } from '#domain/markets/prices/candles.ts'

/** Whether an account bought and sold, by the start of the candle in epoch seconds. */
export type OwnTrades = ReadonlyMap<number, { buys: boolean; sells: boolean }>

type Trade = { sender: string; poolAddress: string; side: 'buy' | 'sell' | null; timestamp: Date | null }

/** Groups the trades of one account on one market by candles of `seconds`. Trades without a side or time are left out. */
export function ownTrades(
  trades: readonly Trade[],
  person: string,
  pool: string,
  seconds: number,
): OwnTrades {
  const marked = new Map<number, { buys: boolean; sells: boolean }>()
  for (const { sender, poolAddress, side, timestamp } of trades) {
    if (sender !== person || poolAddress !== pool || side === null || timestamp === null) continue
    const time = bucketStart(Math.floor(timestamp.getTime() / 1_000), seconds)
    const { buys = false, sells = false } = marked.get(time) ?? {}
    marked.set(time, { buys: buys || side === 'buy', sells: sells || side === 'sell' })
  }
  return marked
}
