import type { WordReader } from '#lib/wire/abiCodec.ts'
import * as accountWords from '#spec/abi/lendingPoolLayouts/account.ts'
import * as creditWords from '#spec/abi/lendingPoolLayouts/credit.ts'

/** One person's credit as the pool computes it. Dollars with 8 decimals; `health` with 18, null without debt. */
export type CreditAccount = {
  creditScore: number
  tier: number
  collateralUsd: bigint
  debtUsd: bigint
  powerUsd: bigint
  availableUsd: bigint
  withdrawalUsd: bigint
  liquidationUsd: bigint
  liquidationDebtUsd: bigint
  health: bigint | null
}

/** The components of a credit score. A time is null for an event that never happened. */
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
  /** The number of loans that owe a payment in this cycle, and of those that have paid. */
  dueLoans: number
  paidLoans: number
  /** The score when this cycle ends if nothing more is paid. */
  scoreAtCycleEnd: number
  /** The score when this cycle ends if every loan that owes in it is closed now and no new one is taken. */
  scoreWhenClosed: number
}

/** Reads an `Account` of the contract. Throws RangeError when the answer is too short. */
export function readAccount(words: WordReader): CreditAccount {
  const liquidationDebtUsd = words.uint(accountWords.liquidationDebtUsd)
  return {
    creditScore: words.small(accountWords.creditScore),
    tier: words.small(accountWords.tier),
    collateralUsd: words.uint(accountWords.collateralUsd),
    debtUsd: words.uint(accountWords.debtUsd),
    powerUsd: words.uint(accountWords.borrowingPowerUsd),
    availableUsd: words.uint(accountWords.availableUsd),
    withdrawalUsd: words.uint(accountWords.withdrawalUsd),
    liquidationUsd: words.uint(accountWords.liquidationUsd),
    liquidationDebtUsd,
    health: liquidationDebtUsd === 0n ? null : words.uint(accountWords.healthFactor),
  }
}

/** Reads a `Credit` of the contract. Throws RangeError when the answer is too short. */
export function readCredit(words: WordReader): CreditProfile {
  return {
    score: words.small(creditWords.score),
    firstBorrowAt: timeOf(words.uint(creditWords.firstBorrowAt)),
    lastBorrowAt: timeOf(words.uint(creditWords.lastBorrowAt)),
    paidCycles: words.small(creditWords.paidCycles),
    missedCycles: words.small(creditWords.missedCycles),
    loansClosed: words.small(creditWords.loansClosed),
    liquidations: words.small(creditWords.liquidations),
    repaidUsd: words.uint(creditWords.repaidUsd),
    cycleEndsAt: timeOf(words.uint(creditWords.cycleEndsAt)),
    dueLoans: words.small(creditWords.dueLoans),
    paidLoans: words.small(creditWords.paidLoans),
    scoreAtCycleEnd: words.small(creditWords.scoreAtCycleEnd),
    scoreWhenClosed: words.small(creditWords.scoreWhenClosed),
  }
}

/** Seconds of the chain as a date; null for zero, which means never, and for a number beyond any date. */
function timeOf(seconds: bigint): Date | null {
  return seconds === 0n || seconds > 253_402_300_799n ? null : new Date(Number(seconds) * 1_000)
}
