import { loanToValueBps, type Reserve, valueDown, valueUp } from '#domain/lending/reserve/reserve.ts'
import type { Position } from './position.ts'

/** An account over all assets: dollars with 8 decimals, health with 18; null health without debt. */
export type AccountSummary = {
  collateralUsd: bigint
  debtUsd: bigint
  powerUsd: bigint
  availableUsd: bigint
  /** The most debt that is allowed after a withdrawal. */
  withdrawalUsd: bigint
  /** Whether an asset with debt has no current price. */
  hasUnpricedDebt: boolean
  /** Collateral at its liquidation thresholds and debt, both at average prices: their quotient is the health. */
  liquidationUsd: bigint
  liquidationDebtUsd: bigint
  health: bigint | null
}

type Sums = Omit<AccountSummary, 'availableUsd' | 'hasUnpricedDebt' | 'health'>

const wad = 10n ** 18n
const bps = 10_000n

/** Adds up the positions of an account by the contract's arithmetic, for a credit tier. */
export function summaryOf(
  reserves: readonly Reserve[],
  positions: readonly Position[],
  tier: number,
): AccountSummary {
  const sums: Sums = {
    collateralUsd: 0n,
    debtUsd: 0n,
    powerUsd: 0n,
    withdrawalUsd: 0n,
    liquidationUsd: 0n,
    liquidationDebtUsd: 0n,
  }
  let hasUnpricedDebt = false
  for (const position of positions) {
    const reserve = reserves.find(({ asset }) => asset === position.asset)
    if (!reserve) continue
    addCollateral(sums, reserve, position.supplied, tier)
    addDebt(sums, reserve, position.borrowed)
    hasUnpricedDebt ||= position.borrowed > 0n && !reserve.isPriceFresh
  }
  const { debtUsd, powerUsd, liquidationUsd, liquidationDebtUsd } = sums
  return {
    ...sums,
    hasUnpricedDebt,
    availableUsd: powerUsd > debtUsd && !hasUnpricedDebt ? powerUsd - debtUsd : 0n,
    health: liquidationDebtUsd === 0n ? null : (liquidationUsd * wad) / liquidationDebtUsd,
  }
}

function addCollateral(sums: Sums, reserve: Reserve, supplied: bigint, tier: number) {
  const { decimals, priceLower, priceAverage, liquidationThresholdBps, isPriceFresh } = reserve
  const value = valueDown(supplied, priceLower, decimals)
  sums.collateralUsd += value
  sums.liquidationUsd += (valueDown(supplied, priceAverage, decimals) * liquidationThresholdBps) / bps
  if (!isPriceFresh) return
  sums.withdrawalUsd += (value * liquidationThresholdBps) / bps
  sums.powerUsd += (value * loanToValueBps(reserve, tier)) / bps
}

function addDebt(sums: Sums, { decimals, priceUpper, priceAverage }: Reserve, borrowed: bigint) {
  sums.debtUsd += valueUp(borrowed, priceUpper, decimals)
  sums.liquidationDebtUsd += valueUp(borrowed, priceAverage, decimals)
}
