import { type Address, decodeFunctionResult, encodeFunctionData, type Hex } from 'viem'
import type { Position, Reserve } from '#lib/lendingPreview.ts'
import { cleanText } from '#lib/text.ts'
import { type ContractCall, lendingPoolAbi } from './contract.ts'

/*
 * The pool's views: calls as plain data and their answers decoded. The page sends them through the node.
 * A pool without these views answers with a revert or with nothing, which the page takes as "cannot say".
 */

const noDebt = 2n ** 255n

/** One person's credit as the pool itself computes it. USD with 8 decimals; `health` with 18, null without debt. */
export type CreditAccount = {
  creditScore: number
  tier: number
  collateralUsd: bigint
  debtUsd: bigint
  powerUsd: bigint
  availableUsd: bigint
  liquidationUsd: bigint
  health: bigint | null
}

/** What a score is made of. Times are null where nothing happened yet. */
export type CreditProfile = {
  score: number
  firstBorrowAt: Date | null
  lastBorrowAt: Date | null
  paidCycles: number
  missedCycles: number
  loansClosed: number
  liquidations: number
  repaidUsd: bigint
  cycleEndsAt: Date | null
  cyclePaid: boolean
}

export function reservesCall(pool: Address): ContractCall {
  return { to: pool, data: encodeFunctionData({ abi: lendingPoolAbi, functionName: 'getReserves' }) }
}

export function accountCall(pool: Address, user: Address): ContractCall {
  const data = encodeFunctionData({ abi: lendingPoolAbi, functionName: 'getUserAccount', args: [user] })
  return { to: pool, data }
}

export function positionsCall(pool: Address, user: Address): ContractCall {
  const data = encodeFunctionData({ abi: lendingPoolAbi, functionName: 'getUserPositions', args: [user] })
  return { to: pool, data }
}

export function creditProfileCall(pool: Address, user: Address): ContractCall {
  const data = encodeFunctionData({ abi: lendingPoolAbi, functionName: 'creditProfile', args: [user] })
  return { to: pool, data }
}

/** Throws when `data` is not a list of reserves. */
export function decodeReserves(data: Hex): Reserve[] {
  const views = decodeFunctionResult({ abi: lendingPoolAbi, functionName: 'getReserves', data })
  return views.map(({ config, ...view }) => ({
    asset: view.asset,
    pToken: view.pToken,
    symbol: cleanText(view.symbol, { longest: 32 }),
    decimals: view.decimals,
    price: view.price,
    cash: view.cash,
    totalSupplied: view.totalSupplied,
    totalBorrowed: view.totalBorrowed,
    utilization: view.utilization,
    supplyRate: view.supplyRate,
    borrowRates: view.borrowRate,
    reserves: view.reserves,
    model: {
      kinkBps: BigInt(config.kinkBps),
      baseRateBps: BigInt(config.baseRateBps),
      slope1Bps: BigInt(config.slope1Bps),
      slope2Bps: BigInt(config.slope2Bps),
    },
    ltvBps: BigInt(config.ltvBps),
    liquidationThresholdBps: BigInt(config.liquidationThresholdBps),
    liquidationBonusBps: BigInt(config.liquidationBonusBps),
    reserveFactorBps: BigInt(config.reserveFactorBps),
    supplyCap: config.supplyCap,
    borrowCap: config.borrowCap,
    minimumBorrow: config.minimumBorrow,
    borrowable: config.borrowable,
    paused: config.paused,
  }))
}

export function decodeAccount(data: Hex): CreditAccount {
  const view = decodeFunctionResult({ abi: lendingPoolAbi, functionName: 'getUserAccount', data })
  return {
    creditScore: Number(view.creditScore),
    tier: view.tier,
    collateralUsd: view.collateralUsd,
    debtUsd: view.debtUsd,
    powerUsd: view.borrowingPowerUsd,
    availableUsd: view.availableUsd,
    liquidationUsd: view.liquidationUsd,
    health: view.debtUsd === 0n || view.healthFactor >= noDebt ? null : view.healthFactor,
  }
}

export function decodePositions(data: Hex): Position[] {
  return [...decodeFunctionResult({ abi: lendingPoolAbi, functionName: 'getUserPositions', data })]
}

export function decodeCreditProfile(data: Hex): CreditProfile {
  const view = decodeFunctionResult({ abi: lendingPoolAbi, functionName: 'creditProfile', data })
  return {
    score: Number(view.score),
    firstBorrowAt: moment(view.firstBorrowAt),
    lastBorrowAt: moment(view.lastBorrowAt),
    paidCycles: Number(view.paidCycles),
    missedCycles: Number(view.missedCycles),
    loansClosed: Number(view.loansClosed),
    liquidations: Number(view.liquidations),
    repaidUsd: view.repaidUsd,
    cycleEndsAt: moment(view.cycleEndsAt),
    cyclePaid: view.cyclePaid,
  }
}

function moment(seconds: bigint): Date | null {
  return seconds === 0n || seconds > 253_402_300_799n ? null : new Date(Number(seconds) * 1_000)
}
