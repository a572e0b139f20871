import { desc, eq, type SQL } from 'drizzle-orm'
import { type Address, zeroAddress } from 'viem'
import { isAnyOf } from '#network/store/isAnyOf.ts'
import { newestOf } from '#network/store/newest.ts'
import { followed, markets, swaps } from '#network/store/schema.ts'
import type { Database } from '#network/store/store.ts'
import type { IndexerContext } from './context.ts'
import { readAddress } from './input.ts'
import { type PageArguments, readLimit, readPage } from './paging.ts'
import { marketToken, price, usd } from './units.ts'

type StoredSwap = typeof swaps.$inferSelect
type Sides = { token: Address; stablecoin: Address | null }

/** The two tokens of each pool. Asked after the page of swaps is known: a join would walk every row passed over. */
async function readSides(database: Database, pools: Address[]): Promise<Map<Address, Sides>> {
  if (pools.length === 0) return new Map()
  const rows = await database
    .select({ pool: markets.pool, token: markets.token, stablecoin: followed.stablecoin })
    .from(markets)
    .leftJoin(followed, eq(followed.id, 1))
    .where(isAnyOf(markets.pool, pools))
  return new Map(rows.map(({ pool, ...sides }) => [pool, sides]))
}

/** Stored swaps in the spec's shape; one whose market a reorg has just taken away is left out. */
export async function swapRecords(database: Database, rows: StoredSwap[]) {
  const sides = await readSides(database, [...new Set(rows.map((swap) => swap.pool))])
  return rows.flatMap((swap) => {
    const pair = sides.get(swap.pool)
    return pair ? [swapRecord(swap, pair)] : []
  })
}

/** `reserveUsdAfter` is the whole virtual reserve, so price = reserve / reserve. */
function swapRecord(swap: StoredSwap, { token, stablecoin }: Sides) {
  const [amountIn, amountOut] = swap.isBuy
    ? [usd(swap.amountIn), marketToken(swap.amountOut)]
    : [marketToken(swap.amountIn), usd(swap.amountOut)]
  return {
    id: swap.id,
    txHash: swap.transactionHash,
    poolAddress: swap.pool,
    sender: swap.sender,
    stablecoinIn: swap.isBuy ? stablecoin : null,
    stablecoinOut: swap.isBuy ? null : stablecoin,
    tokenIn: swap.isBuy ? (stablecoin ?? zeroAddress) : token,
    tokenOut: swap.isBuy ? token : (stablecoin ?? zeroAddress),
    amountIn,
    amountOut,
    feeAmount: usd(swap.feeAmount),
    reserveUsdAfter: usd(swap.virtualReserveUsdAfter),
    reserveTokenAfter: marketToken(swap.reserveTokenAfter),
    priceUsd: price(swap.priceAfter),
    blockNumber: swap.blockNumber,
    timestamp: swap.timestamp.toISOString(),
  }
}

const position = [swaps.blockNumber, swaps.logIndex]

/** Newest first. */
async function readSwaps(database: Database, page: { limit: number; offset: number }, condition?: SQL) {
  const { limit: size, offset } = page
  const where = condition && newestOf(swaps, position, [{ condition }], { size, offset })
  const rows = await database
    .select()
    .from(swaps)
    .where(where)
    .orderBy(...position.map((column) => desc(column)))
    .limit(size)
  return swapRecords(database, rows)
}

export const swapQueries = {
  swaps(_: unknown, input: PageArguments & { poolAddress: string }, { database }: IndexerContext) {
    const pool = readAddress('poolAddress', input.poolAddress)
    return readSwaps(database, readPage(input), eq(swaps.pool, pool))
  },

  swapsByUser(_: unknown, input: PageArguments & { sender: string }, { database }: IndexerContext) {
    const sender = readAddress('sender', input.sender)
    return readSwaps(database, readPage(input), eq(swaps.sender, sender))
  },

  recentSwaps(_: unknown, { limit }: PageArguments, { database }: IndexerContext) {
    return readSwaps(database, { limit: readLimit(limit), offset: 0 })
  },
}
