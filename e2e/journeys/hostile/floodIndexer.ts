import { startTestIndexer, wireMarket, wireSwap } from '#interfaces/testing/indexer/testIndexer.ts'

type Wire = Record<string, unknown>
type Swap = { poolAddress: string; time: number; price: string; cents: number; wire: Wire }
type Page = { limit?: number; offset?: number }

const seconds: Record<string, number> = {
  '1m': 60,
  '5m': 300,
  '15m': 900,
  '1h': 3_600,
  '4h': 14_400,
  '1d': 86_400,
}
const tick = 20
/** The most trades at once; more would not all be kept until they are sent. */
const mostAtOnce = 200
/** A block number above the node's, so that this indexer does not lag. */
const aheadOfNode = 1_000_000

/** An indexer with `count` markets that sends floods of trades and keeps all of them. */
export async function startFloodIndexer(count: number) {
  const swaps: Swap[] = []
  const markets = new Map<string, Wire>()
  for (let id = 1; id <= count; id++) {
    const poolAddress = `0x${(0x1000 + id).toString(16).padStart(40, '0')}`
    const market = wireMarket(id, {
      poolAddress,
      marketCap: String(1_000_000 - id),
      trades24h: 0,
      tradesTotal: 0,
    })
    markets.set(String(market.poolAddress), market)
  }
  const pools = [...markets.keys()]
  const newest = (poolAddress?: string) =>
    swaps.filter((swap) => !poolAddress || swap.poolAddress === poolAddress.toLowerCase()).reverse()
  const all = () => [...markets.values()]

  const indexer = await startTestIndexer({
    transport: 'websocket',
    query: {
      markets: (_, { limit = 50, offset = 0 }: Page) => all().slice(offset, offset + limit),
      market: (_, { poolAddress }: { poolAddress?: string }) =>
        markets.get(String(poolAddress).toLowerCase()) ?? null,
      trendingMarkets: (_, { limit = 8 }: Page) => all().slice(0, limit),
      marketsByCreator: all,
      searchMarkets: all,
      swaps: (_, { poolAddress, limit = 50, offset = 0 }: Page & { poolAddress: string }) =>
        wires(newest(poolAddress).slice(offset, offset + limit)),
      swapsByUser: () => [],
      recentSwaps: (_, { limit = 50 }: Page) => wires(newest().slice(0, limit)),
      candles: (
        _,
        { poolAddress, interval, limit = 300 }: Page & { poolAddress: string; interval: string },
      ) => candlesOf(newest(poolAddress).reverse(), seconds[interval] ?? 60).slice(-limit),
      tokenTransfers: () => [],
      topHolders: () => [],
      holderCount: () => 2,
      feeClaims: () => [],
      volatilityHistory: () => [],
      tokenMetadata: () => null,
      indexerStatus: () => ({
        ...{
          lastBlock: aheadOfNode,
          headBlock: aheadOfNode,
          lag: 0,
          marketsIndexed: count,
          totalSwaps: swaps.length,
        },
        totalTransfers: 0,
        uptime: '1',
      }),
    },
  })

  /** One trade, each of another size, price and side than the one before it. */
  function trade(poolAddress: string) {
    const id = swaps.length + 1
    const cents = 100 + ((id * 37) % 90_000)
    const price = (0.001 * (1 + ((id * 13) % 500) / 1_000)).toFixed(8)
    const time = Math.floor(Date.now() / 1_000)
    const wire = wireSwap(id, { ...sidesOf(id, cents), poolAddress, priceUsd: price, timestamp: inUtc(time) })
    swaps.push({ poolAddress, time, price, cents, wire })
    const before = markets.get(poolAddress) ?? {}
    const traded = Number(before.trades24h) + 1
    const market = {
      ...before,
      spotPrice: price,
      trades24h: traded,
      tradesTotal: traded,
      updatedAt: inUtc(time),
    }
    markets.set(poolAddress, market)
    indexer.send('newSwap', wire)
    indexer.send('marketUpdated', market)
  }

  return {
    ...indexer,
    pools,
    trade,
    /** Sends `trades` trades, `aSecond` each second, of one market after the other. */
    async flood(trades: number, aSecond: number, of: readonly string[]) {
      const start = performance.now()
      for (let sent = 0; sent < trades; ) {
        const due = Math.ceil(((performance.now() - start) * aSecond) / 1_000)
        const until = Math.min(trades, due, sent + mostAtOnce)
        for (; sent < until; sent++) trade(String(of[sent % of.length]))
        await new Promise((resolve) => setTimeout(resolve, tick))
      }
    },
    /** Its trades, newest first. */
    newest,
    markets: all,
    candles: (poolAddress: string, interval: string) =>
      candlesOf(newest(poolAddress).reverse(), seconds[interval] ?? 60),
  }
}

function wires(swaps: readonly Swap[]): Wire[] {
  return swaps.map(({ wire }) => wire)
}

/** Every third trade is a sale, which the seller gets a cent less for: the fee. */
function sidesOf(id: number, cents: number): Wire {
  const dollar = `0x${'9'.repeat(40)}`
  if (id % 3 > 0)
    return { stablecoinIn: dollar, stablecoinOut: null, amountIn: inDollars(cents), feeAmount: '0.01' }
  return { stablecoinIn: null, stablecoinOut: dollar, amountOut: inDollars(cents), feeAmount: '0.01' }
}

function inDollars(cents: number): string {
  return (cents / 100).toFixed(2)
}

function inUtc(time: number): string {
  return new Date(time * 1_000).toISOString()
}

/** All candles of trades, oldest first, built at once. */
function candlesOf(swaps: readonly Swap[], length: number) {
  const times = [...new Set(swaps.map(({ time }) => time - (time % length)))]
  return times.map((opened) => {
    const within = swaps.filter(({ time }) => time - (time % length) === opened)
    const byPrice = within.map(({ price }) => price).sort()
    return {
      openTime: inUtc(opened),
      open: within[0]?.price,
      high: byPrice.at(-1),
      low: byPrice[0],
      close: within.at(-1)?.price,
      volume: inDollars(within.reduce((sum, { cents }) => sum + cents, 0)),
      trades: within.length,
    }
  })
}
