import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { newestFirst } from '#domain/markets/tradePosition.ts'
import { type Address, checksummed, type Hash } from '#lib/wire/shapes.ts'
import { largestPage } from './assumptions.ts'
import { batchedReadOfToken } from './batchedMarket.ts'
import { readSwaps, readSwapsByUser, type Swap, swapKey } from './swap.ts'
import { allTransfersByAddressQuery, type TokenTransfer } from './token/marketTokenTransfer.ts'
import { readWholeList, type WholeList } from './wholeList.ts'

/**
 * A trade of one person. `router` is the sender in the indexer's record where the person's tokens moved in the same
 * transaction; null where the sender is the person.
 */
export type UserSwap = Swap & { router: Address | null }

/** The most tokens to find the market of. Most come from somebody else than a pool: a gift, a mint. */
const mostTokens = 120
/** The most markets to search for trades through a router, and the most pages of each. */
const mostMarkets = 20
const mostPages = 5

/**
 * Every trade an address made, newest first: at most ten pages of the largest size. An indexer may name the router as
 * the sender of all trades, or of some. Then a person's trades are found by the transfers between the address and a
 * pool, and `isWhole` is false when one of them is not found.
 */
export function allSwapsByUserQuery(sender: Address) {
  return queryOptions({
    queryKey: ['indexer', 'allSwapsByUser', sender],
    queryFn: ({ signal, client }) => readUserSwaps(sender, client, signal),
    refetchInterval: 60_000,
  })
}

async function readUserSwaps(
  sender: Address,
  client: QueryClient,
  signal: AbortSignal,
): Promise<WholeList<UserSwap>> {
  const own = await readWholeList((page) => readSwapsByUser(sender, page, signal), swapKey)
  const rows = own.rows.map((swap): UserSwap => ({ ...swap, router: null }))
  const listed = client.fetchQuery({ ...allTransfersByAddressQuery(sender), staleTime: 30_000 })
  const transfers = rows.length > 0 ? await listed.catch(() => null) : await listed
  if (transfers === null) return { rows: rows.sort(newestFirst), isWhole: false }
  const known = new Set(rows.map(({ transactionHash }) => transactionHash))
  const others = transfers.rows.filter(({ transactionHash }) => !known.has(transactionHash))
  const routed = await readRouted(sender, others, signal)
  return {
    rows: [...rows, ...routed.rows].sort(newestFirst),
    isWhole: own.isWhole && transfers.isWhole && routed.isWhole,
  }
}

/** The trades that belong to transfers between a person and the pools of their tokens. */
async function readRouted(person: Address, transfers: readonly TokenTransfer[], signal: AbortSignal) {
  const tokens = [...new Set(transfers.map(({ tokenAddress }) => tokenAddress))]
  const moves = await Promise.all(
    tokens.slice(0, mostTokens).map(async (token) => {
      const market = await batchedReadOfToken(token, signal)
      // The pool itself trades with everybody and is nobody's trader.
      if (market === null || market.poolAddress === person) return []
      const pool = market.poolAddress
      const wanted = transfers.flatMap(({ tokenAddress, fromAddress, toAddress, transactionHash }) =>
        tokenAddress === token && (fromAddress === pool || toAddress === pool) ? [transactionHash] : [],
      )
      return wanted.length > 0 ? [{ pool, wanted }] : []
    }),
  )
  const traded = moves.flat()
  const lists = await Promise.all(
    traded.slice(0, mostMarkets).map(({ pool, wanted }) => readTradesOf(person, pool, wanted, signal)),
  )
  return {
    rows: lists.flatMap(({ rows }) => rows),
    isWhole:
      tokens.length <= mostTokens && traded.length <= mostMarkets && lists.every(({ isWhole }) => isWhole),
  }
}

/** Looks for the trades of some transactions in a pool's list, from the newest on. */
async function readTradesOf(person: Address, pool: Address, wanted: readonly Hash[], signal: AbortSignal) {
  const rows: UserSwap[] = []
  const missing = new Set(wanted)
  let offset = 0
  for (let page = 1; page <= mostPages && missing.size > 0; page++) {
    const { swaps, received } = await readSwaps(pool, offset, largestPage, signal)
    for (const swap of swaps) {
      if (!missing.has(swap.transactionHash)) continue
      rows.push({ ...swap, sender: checksummed(person), router: swap.sender })
    }
    for (const { transactionHash } of rows) missing.delete(transactionHash)
    if (received === 0) break
    offset += received
  }
  return { rows, isWhole: missing.size === 0 }
}
