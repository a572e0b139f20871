import { useQueries, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { heldFirst } from '#domain/markets/trades/heldFirst.ts'
import { ownMoves } from '#domain/markets/trades/ownMoves.ts'
import { tradeResult } from '#domain/markets/trades/tradeResult.ts'
import { batchedMarketQuery } from '#interfaces/indexer/batchedMarket.ts'
import type { Swap } from '#interfaces/indexer/swap.ts'
import { allTransfersByAddressQuery } from '#interfaces/indexer/token/marketTokenTransfer.ts'
import type { WholeList } from '#interfaces/indexer/wholeList.ts'
import { type CurvePool, curvePoolQuery } from '#interfaces/node/contract/curve/curvePool.ts'
import { tokenHoldingQuery } from '#interfaces/node/contract/token/tokenHolding.ts'
import { hasLending } from '#lib/browser/config/config.ts'
import { knowsPool, lendingPool } from '#lib/browser/config/lendingPool.ts'
import { largestFirst } from '#lib/numbers/largestFirst.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { userStateQuery } from '#pages/lending/data/poolQueries.ts'
import { type Position, positionOf } from './marketPosition.ts'
import { isOff, useLastWhole } from './useLastWhole.ts'
import { useReadAgain } from './useReadAgain.ts'

const refetchInterval = 60_000

/** The markets that are read first: twice as many together when these are read. */
const step = 30

/**
 * The markets an address traded on, at most `most` of them, by their trades those of which it holds most, then the latest: the
 * most valuable first, an unknown value last. Without a complete history the results are unknown. They come in steps, each when
 * every value of it was read or failed: rows that come one by one would change places. Null until the first step is read.
 * With `keepsLast` a position that does not add up stays as it last did while it is read again.
 */
export function usePositions(
  owner: Address,
  swaps: WholeList<Swap>,
  most: number,
  keepsLast = false,
): Position[] | null {
  const [reach, setReach] = useState<number | null>(null)
  const traded = heldFirst(swaps.rows).slice(0, Math.min(most, (reach ?? -step) + 2 * step))
  const transfers = useQuery(allTransfersByAddressQuery(owner))
  const lending = useDeposits(owner)
  const markets = useQueries({
    queries: traded.map(([pool]) => ({ ...batchedMarketQuery(pool), refetchInterval })),
  })
  const holdings = useQueries({
    queries: traded.map(([pool], index) => {
      const token = markets[index]?.data?.tokenAddress
      return { ...tokenHoldingQuery(token ?? pool, owner), enabled: token !== undefined, refetchInterval }
    }),
  })
  const pools = useQueries({
    queries: traded.map(([pool]) => ({ ...curvePoolQuery(pool), refetchInterval })),
  })
  // What failed is pending again when it is retried, so `isFetched` is used to keep the rows.
  const isReadAt = (index: number) =>
    markets[index]?.isFetched &&
    pools[index]?.isFetched &&
    (!markets[index]?.data || holdings[index]?.isFetched)
  const isRead = transfers.isFetched && lending.isRead
  if (isRead && traded.length > (reach ?? -1) && traded.every((_, index) => isReadAt(index)))
    setReach(traded.length)
  const positions = traded.map(([pool, trades], index) => {
    const market = markets[index]?.data ?? null
    const token = market?.tokenAddress
    const moves = transfers.data?.rows.filter(({ tokenAddress }) => tokenAddress === token) ?? []
    const isWhole = transfers.data?.isWhole && market !== null
    const history = () => tradeResult(ownMoves(owner, trades, moves, lending.lenders))
    return positionOf(pool, !swaps.isWhole ? 'trades' : isWhole ? history() : 'transfers', {
      market,
      wallet: holdings[index]?.data ?? null,
      deposited: token ? lending.depositOf(token) : null,
      curve: wholeCurve(pools[index]?.data),
    })
  })
  const isAgain = useReadAgain(
    owner,
    positions
      .filter((position) => isRead && isOff(position))
      .flatMap(({ market }) => market?.tokenAddress ?? []),
  )
  const shown = useLastWhole(owner, positions, isAgain && keepsLast)
  if (!isRead || reach === null) return null
  return shown
    .filter((_, index) => isReadAt(index))
    .slice(0, reach)
    .sort(largestFirst(({ value }) => value))
}

/**
 * The contracts that keep deposits, and the owner's deposit of a token in base units: null where the pool does not
 * report it.
 */
function useDeposits(owner: Address) {
  const isOn = hasLending()
  const state = useQuery({ ...userStateQuery(owner), enabled: isOn })
  const pools = isOn && knowsPool() ? [lendingPool()] : []
  const lenders = [...pools, ...(state.data?.reserves ?? []).map(({ pToken }) => pToken)]
  const depositOf = (token: Address): bigint | null => {
    if (!isOn || state.data === null) return 0n
    if (!state.data) return null
    return state.data.positions.find(({ asset }) => asset === token)?.supplied ?? 0n
  }
  // A retried read is pending again, so `isFetched` is used to keep the rows.
  return { lenders, depositOf, isRead: !isOn || state.isFetched }
}

/** The pool's curve, only with its own fee, because the fee of the last trade would be a guess. */
function wholeCurve(pool: CurvePool | undefined) {
  if (!pool?.reserves || pool.fee === null) return null
  return { ...pool.reserves, feePpm: pool.fee.supposed }
}
