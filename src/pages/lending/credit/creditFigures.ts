import { isScore, scoreRange } from '#domain/lending/creditTiers.ts'
import { yieldOf } from '#domain/lending/reserve/interest.ts'
import type { CreditAccount } from '#interfaces/lending/creditView.ts'
import type { LendingUser } from '#interfaces/lending/user.ts'
import type { UserState } from '#interfaces/lending/views.ts'
import {
  add,
  compare,
  type Decimal,
  divide,
  fromUnits,
  isZero,
  multiply,
  subtract,
  zero,
} from '#lib/numbers/decimal.ts'
import { type LendingRow, worth } from '#pages/lending/data/lendingRow.ts'

/** A person's credit from the chain when it answers, else from the lending API; null for unknown figures. */
export type CreditFigures = {
  /** Null for an impossible score. */
  score: number | null
  from: 'node' | 'lending'
  limit: Decimal | null
  /** Null where an owed asset has no price, which the pool would count as zero. */
  borrowed: Decimal | null
  available: Decimal | null
  /** Null when only the API answered, which does not have it, and where a deposited asset has no price. */
  collateral: Decimal | null
  /** `none` without any debt. */
  health: Decimal | 'none' | null
  /** A sentence on the lending service's score, where it is impossible or differs from the contract's. */
  doubt: string | null
}

type KnownState = Pick<UserState, 'account' | 'positions' | 'reserves'>

/** Amounts in dollars. Null while neither has answered. */
export function creditFigures(
  state: KnownState | null | undefined,
  record: LendingUser | null | undefined,
): CreditFigures | null {
  const account = state?.account
  const doubt = scoreDoubt(account, record)
  if (account) {
    const usd = (value: bigint) => fromUnits(value, 8)
    const { positions, reserves } = state
    const isKnown = (of: 'supplied' | 'borrowed') =>
      reserves.every(
        ({ asset, price }) => price > 0n || !positions.some((each) => each.asset === asset && each[of] > 0n),
      )
    const owes = positions.some(({ borrowed }) => borrowed > 0n)
    return {
      score: account.creditScore,
      from: 'node',
      limit: usd(account.powerUsd),
      borrowed: isKnown('borrowed') ? usd(account.debtUsd) : null,
      available: usd(account.availableUsd),
      collateral: isKnown('supplied') ? usd(account.collateralUsd) : null,
      health: account.health !== null ? fromUnits(account.health, 18) : owes ? null : 'none',
      doubt,
    }
  }
  if (!record) return null
  return {
    score: isScore(record.creditScore) ? record.creditScore : null,
    from: 'lending',
    limit: record.borrowingPower,
    borrowed: record.amountBorrowed,
    available: record.availableToBorrow,
    collateral: null,
    health: record.amountBorrowed !== null && isZero(record.amountBorrowed) ? 'none' : null,
    doubt,
  }
}

function scoreDoubt(
  account: CreditAccount | null | undefined,
  record: LendingUser | null | undefined,
): string | null {
  if (!record || record.creditScore === account?.creditScore) return null
  const said = `The lending service says the score is ${record.creditScore}`
  if (account) return `${said}, the pool contract ${account.creditScore}, which is shown.`
  const { lowest, highest } = scoreRange
  return isScore(record.creditScore) ? null : `${said}, which is not between ${lowest} and ${highest}.`
}

/** The yearly yield of all supplies less all debts on the net worth; null without prices or a net worth. */
export function netYield(rows: readonly LendingRow[]): Decimal | null {
  let net: Decimal = zero
  let earned: Decimal = zero
  for (const row of rows) {
    const supply = worth(row, row.yourSupply)
    const debt = worth(row, row.yourDebt)
    if (supply === null || debt === null || row.supplyApy === null || row.position === null) return null
    net = subtract(add(net, supply), debt)
    const paid = multiply(debt, yieldOf(row.position.borrowRate))
    earned = subtract(add(earned, multiply(supply, row.supplyApy)), paid)
  }
  return compare(net, zero) > 0 ? divide(earned, net) : null
}
