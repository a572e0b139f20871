import { useQueries, useQuery } from '@tanstack/react-query'
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
import type { Decimal } from '#lib/numbers/decimal.ts'
import { largestFirst } from '#lib/numbers/largestFirst.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { userStateQuery } from '#pages/lending/data/poolQueries.ts'
import { type Position, positionOf } from './marketPosition.ts'
import { useReadAgain } from './useReadAgain.ts'

const refetchInterval = 60_000

/**
 * The markets an address traded on, at most `most` of them, by their trades those of which it holds most, then the latest: the
 * most valuable first, an unknown value last.
 * What `worth` says is held of a market counts before its trades; null while that is read. Without a complete history the results are unknown. Null until every value was read or failed: rows that come one by
 * one would change places.
 */
export function usePositions(
  owner: Address,
  swaps: WholeList<Swap>,
  most: number,
  worth?: ReadonlyMap<Address, Decimal> | null,
): Position[] | null {
  const traded = worth === null ? [] : heldFirst(swaps.rows, worth).slice(0, most)
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
  const isReading = traded.some(
    (_, index) =>
      markets[index]?.isPending ||
      pools[index]?.isPending ||
      (markets[index]?.data && holdings[index]?.isPending),
  )
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
  const isRead = worth !== null && !isReading && transfers.isFetched && lending.isRead
  const isOff = ({ missing }: Position) => isRead && (missing === 'balance' || missing === 'amounts')
  useReadAgain(
    owner,
    positions.filter(isOff).flatMap(({ market }) => market?.tokenAddress ?? []),
  )
  return isRead ? positions.sort(largestFirst(({ value }) => value)) : null
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
