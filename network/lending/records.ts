import { type Address, formatUnits, maxUint256 } from 'viem'
import { priceDecimals } from '#network/contracts/lendingReserves.ts'
import { apy, ray } from './apy.ts'
import type { Account, Reserve } from './poolViews.ts'

/** The contract counts amounts of USD with eight decimals and health with eighteen. */
const usdDecimals = 8
const healthDecimals = 18
/** The credit tier whose borrow rate is the pool's own: its multiplier is 1.00. */
const plainTier = 2

/**
 * A reserve in the spec's shape: amounts in whole tokens, APYs in percent. The fields after `borrowApy` are not in
 * the spec.
 */
export function poolRecord(reserve: Reserve) {
  const { asset, pToken, symbol, decimals, config } = reserve
  return {
    assetAddress: asset,
    pTokenAddress: pToken,
    symbol,
    decimals,
    totalSupplied: formatUnits(reserve.totalSupplied, decimals),
    supplyApy: apy(reserve.supplyRate),
    borrowApy: apy(reserve.borrowRate[plainTier]),
    totalBorrowed: formatUnits(reserve.totalBorrowed, decimals),
    availableLiquidity: formatUnits(reserve.cash, decimals),
    utilization: ray(reserve.utilization),
    /** Null when the oracle has no price. */
    priceUsd: reserve.price === 0n ? null : formatUnits(reserve.price, priceDecimals),
    borrowable: config.borrowable,
    paused: config.paused,
  }
}

/** An account in the spec's shape, amounts in USD. The fields after `availableToBorrow` are not in the spec. */
export function userRecord(address: Address, account: Account) {
  return {
    address,
    creditScore: Number(account.creditScore),
    borrowingPower: formatUnits(account.borrowingPowerUsd, usdDecimals),
    amountBorrowed: formatUnits(account.debtUsd, usdDecimals),
    availableToBorrow: formatUnits(account.availableUsd, usdDecimals),
    tier: account.tier,
    collateral: formatUnits(account.collateralUsd, usdDecimals),
    /** Null without debt, because nothing can be liquidated. */
    healthFactor:
      account.healthFactor === maxUint256 ? null : formatUnits(account.healthFactor, healthDecimals),
  }
}
