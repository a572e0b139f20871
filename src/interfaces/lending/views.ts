import * as v from 'valibot'
import type { Position } from '#domain/lending/position.ts'
import type { Reserve } from '#domain/lending/reserve.ts'
import { cleanText } from '#lib/text/text.ts'
import { type ContractCall, encodeCall, readWords, type WordReader } from '#lib/wire/abiCodec.ts'
import { type Address, address, type Hex } from '#lib/wire/shapes.ts'

/*
 * The pool's views: calls as plain data and their answers read. The page sends them through the node.
 * A pool without these views answers with a revert or with nothing, which the page takes as "cannot say".
 */

/** The first four bytes of a call name its function. The test computes them again from the signatures. */
const selectors = {
  getReserves: '0x0902f1ac',
  getUserAccount: '0xfb47e016',
  getUserPositions: '0x2a6bc2dd',
  creditProfile: '0xc74b09f6',
} as const

/** Places of the words in a reserve: what stands between them are arrays of five, one rate or index a tier. */
const reserveWords = { borrowRates: 10, reserves: 21, config: 22 }
const tiers = [0, 1, 2, 3, 4]
const mostRows = 200

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
  return { to: pool, data: encodeCall(selectors.getReserves) }
}

export function accountCall(pool: Address, user: Address): ContractCall {
  return { to: pool, data: encodeCall(selectors.getUserAccount, user) }
}

export function positionsCall(pool: Address, user: Address): ContractCall {
  return { to: pool, data: encodeCall(selectors.getUserPositions, user) }
}

export function creditProfileCall(pool: Address, user: Address): ContractCall {
  return { to: pool, data: encodeCall(selectors.creditProfile, user) }
}

/** Throws RangeError when `data` is not a list of reserves. */
export function decodeReserves(data: Hex): Reserve[] {
  const list = readWords(data).at(0)
  const rows = list.from(1)
  return range(list.small(0)).map((index) => readReserve(rows.at(index)))
}

function readReserve(words: WordReader): Reserve {
  const config = words.from(reserveWords.config)
  return {
    asset: checksummed(words.address(0)),
    pToken: checksummed(words.address(1)),
    symbol: cleanText(words.text(2), { longest: 32 }),
    decimals: words.small(3),
    price: words.uint(4),
    cash: words.uint(5),
    totalSupplied: words.uint(6),
    totalBorrowed: words.uint(7),
    utilization: words.uint(8),
    supplyRate: words.uint(9),
    borrowRates: tiers.map((tier) => words.uint(reserveWords.borrowRates + tier)),
    reserves: words.uint(reserveWords.reserves),
    ltvBps: config.uint(0),
    liquidationThresholdBps: config.uint(1),
    liquidationBonusBps: config.uint(2),
    reserveFactorBps: config.uint(3),
    model: {
      kinkBps: config.uint(4),
      baseRateBps: config.uint(5),
      slope1Bps: config.uint(6),
      slope2Bps: config.uint(7),
    },
    supplyCap: config.uint(8),
    borrowCap: config.uint(9),
    minimumBorrow: config.uint(10),
    borrowable: config.flag(11),
    paused: config.flag(12),
  }
}

export function decodeAccount(data: Hex): CreditAccount {
  const words = readWords(data)
  const debtUsd = words.uint(3)
  return {
    creditScore: words.small(0),
    tier: words.small(1),
    collateralUsd: words.uint(2),
    debtUsd,
    powerUsd: words.uint(4),
    availableUsd: words.uint(5),
    liquidationUsd: words.uint(6),
    health: debtUsd === 0n ? null : words.uint(7),
  }
}

const positionWords = 10

export function decodePositions(data: Hex): Position[] {
  const list = readWords(data).at(0)
  return range(list.small(0)).map((index) => {
    const words = list.from(1 + index * positionWords)
    return {
      asset: checksummed(words.address(0)),
      wallet: words.uint(1),
      allowance: words.uint(2),
      supplied: words.uint(3),
      borrowed: words.uint(4),
      principal: words.uint(5),
      tier: words.small(6),
      borrowRate: words.uint(7),
      maxWithdraw: words.uint(8),
      maxBorrow: words.uint(9),
    }
  })
}

export function decodeCreditProfile(data: Hex): CreditProfile {
  const words = readWords(data)
  return {
    score: words.small(0),
    firstBorrowAt: moment(words.uint(1)),
    lastBorrowAt: moment(words.uint(2)),
    paidCycles: words.small(3),
    missedCycles: words.small(4),
    loansClosed: words.small(5),
    liquidations: words.small(6),
    repaidUsd: words.uint(7),
    cycleEndsAt: moment(words.uint(8)),
    cyclePaid: words.flag(9),
  }
}

function range(length: number): number[] {
  if (length > mostRows) throw new RangeError('The answer is too long.')
  return Array.from({ length }, (_, index) => index)
}

function checksummed(value: Hex): Address {
  return v.parse(address, value)
}

function moment(seconds: bigint): Date | null {
  return seconds === 0n || seconds > 253_402_300_799n ? null : new Date(Number(seconds) * 1_000)
}
