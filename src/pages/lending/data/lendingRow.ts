import type { Position } from '#domain/lending/account/position.ts'
import { newcomerTier } from '#domain/lending/creditTiers.ts'
import { yieldOf } from '#domain/lending/reserve/interest.ts'
import type { Reserve } from '#domain/lending/reserve/reserve.ts'
import type { Pool } from '#interfaces/lending/pool.ts'
import { type Decimal, fromUnits, multiply } from '#lib/numbers/decimal.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { type SourceDifference, sourceDifferences } from './sourceDifferences.ts'

/** One asset of the pool, joined from the lending API, the pool's views and a person's positions. */
export type LendingRow = {
  asset: Address
  pToken: Address
  symbol: string
  decimals: number
  /** Dollars for one token; null when only the API answered. */
  price: Decimal | null
  supplied: Decimal | null
  borrowed: Decimal | null
  cash: Decimal | null
  utilization: Decimal | null
  supplyApy: Decimal | null
  /** The rate of the person's own tier when known, else of that of a new account. */
  borrowApy: Decimal | null
  /** The credit tier whose rate that is, and whether it is the person's; null for a rate that only the API states. */
  borrowTier: { tier: number; ofAccount: boolean } | null
  wallet: Decimal | null
  yourSupply: Decimal | null
  yourDebt: Decimal | null
  reserve: Reserve | null
  position: Position | null
  /**
   * Why actions are blocked in this row; null when they are not. A paused asset is not blocked, because its loans can
   * be repaid.
   */
  trouble: string | null
  /** Whether the contract has not answered yet, so that figures may still come. */
  isReading: boolean
  /** Figures where the lending service differs from the contract; the contract's are shown. */
  differences: readonly SourceDifference[]
}

/** The contract's assets: null where it has no such view, undefined where it could not be read. */
type Reserves = readonly Reserve[] | null | undefined | 'reading'

/**
 * Joins the answers of the API and the chain about the pool; either may be missing (undefined), and then its figures
 * are unknown.
 */
export function lendingRows(
  pools: readonly Pool[] | undefined,
  reserves: Reserves,
  positions: readonly Position[] | null | undefined,
  accountTier?: number,
): LendingRow[] {
  const positionOf = (asset: Address) => positions?.find((position) => position.asset === asset) ?? null
  const known = typeof reserves === 'object' ? (reserves ?? []) : []
  const fromApi = (pools ?? []).map((pool) => {
    const reserve = known.find(({ asset }) => asset === pool.assetAddress)
    return reserve
      ? fromReserve(reserve, positionOf(reserve.asset), accountTier, pool)
      : fromPool(pool, reserves)
  })
  const onlyOnChain = known
    .filter(({ asset }) => !pools?.some((pool) => pool.assetAddress === asset))
    .map((reserve) => fromReserve(reserve, positionOf(reserve.asset), accountTier))
  return [...fromApi, ...onlyOnChain]
}

function fromPool(pool: Pool, reserves: Reserves): LendingRow {
  return {
    asset: pool.assetAddress,
    pToken: pool.pTokenAddress,
    symbol: pool.symbol,
    decimals: pool.decimals,
    price: null,
    supplied: pool.totalSupplied,
    borrowed: null,
    cash: null,
    utilization: null,
    supplyApy: pool.supplyApy,
    // Beside rates of a credit tier it would pass for one.
    borrowApy: Array.isArray(reserves) ? null : pool.borrowApy,
    borrowTier: null,
    wallet: null,
    yourSupply: null,
    yourDebt: null,
    reserve: null,
    position: null,
    trouble: apiOnlyTrouble(reserves),
    isReading: reserves === 'reading',
    differences: [],
  }
}

/**
 * Why actions are blocked when only the API answered. A pool without views (null) allows them, because it has the
 * specification's four functions.
 */
function apiOnlyTrouble(reserves: Reserves): string | null {
  if (reserves === null) return null
  if (reserves === 'reading') return 'The pool contract is still being read.'
  return reserves
    ? 'Only the lending service lists this asset, not the pool contract.'
    : 'The pool contract could not be read, so nothing can be sent.'
}

function fromReserve(
  reserve: Reserve,
  position: Position | null,
  accountTier: number | undefined,
  pool?: Pool,
): LendingRow {
  const tier = accountTier ?? newcomerTier
  const units = (amount: bigint) => fromUnits(amount, reserve.decimals)
  const rate = reserve.borrowRates[tier]
  return {
    asset: reserve.asset,
    pToken: reserve.pToken,
    symbol: reserve.symbol,
    decimals: reserve.decimals,
    price: reserve.price === 0n ? null : fromUnits(reserve.price, 18),
    supplied: units(reserve.totalSupplied),
    borrowed: units(reserve.totalBorrowed),
    cash: units(reserve.cash),
    utilization: fromUnits(reserve.utilization, 27),
    supplyApy: yieldOf(reserve.supplyRate),
    borrowApy: rate === undefined ? null : yieldOf(rate),
    borrowTier: { tier, ofAccount: accountTier !== undefined },
    wallet: position && units(position.wallet),
    yourSupply: position && units(position.supplied),
    yourDebt: position && units(position.borrowed),
    reserve,
    position,
    trouble: disagreement(reserve, pool),
    isReading: false,
    differences: pool ? sourceDifferences(pool, reserve) : [],
  }
}

/**
 * A wrong number of decimals changes an amount by a factor of a million, and a wrong pToken is another deposit, so nothing
 * moves until both agree.
 */
function disagreement(reserve: Reserve, pool: Pool | undefined): string | null {
  if (pool && pool.decimals !== reserve.decimals)
    return `The lending service says ${pool.decimals} decimals, the contract ${reserve.decimals}. Nothing can be sent until they agree.`
  if (pool && pool.pTokenAddress !== reserve.pToken)
    return `The lending service says the pToken is ${pool.pTokenAddress}, the contract ${reserve.pToken}. Nothing can be sent until they agree.`
  return null
}

/** What an amount of the row's asset is worth in dollars; null without a price. */
export function worth(row: Pick<LendingRow, 'price'>, amount: Decimal | null): Decimal | null {
  return row.price === null || amount === null ? null : multiply(row.price, amount)
}
