import { add, type Decimal, zero } from '#lib/numbers/decimal.ts'

type Trade = { side: 'buy' | 'sell' | null; tokenAmount: Decimal | null; usdSettled: Decimal | null }

/** What somebody did on a market: how often, with how many tokens and dollars. An amount is null when a part of it is unknown. */
export type ActivitySum = { count: number; tokens: Decimal | null; usd: Decimal | null }

/** What was bought and paid, and what was sold and received; `unsided` trades were one of both. */
export function tradeSums(trades: readonly Trade[]): {
  bought: ActivitySum
  sold: ActivitySum
  unsided: number
} {
  const bought = trades.filter(({ side }) => side === 'buy')
  const sold = trades.filter(({ side }) => side === 'sell')
  return { bought: sumOf(bought), sold: sumOf(sold), unsided: trades.length - bought.length - sold.length }
}

function sumOf(trades: readonly Trade[]): ActivitySum {
  return {
    count: trades.length,
    tokens: sum(trades.map(({ tokenAmount }) => tokenAmount)),
    usd: sum(trades.map(({ usdSettled }) => usdSettled)),
  }
}

/** A distribution of fees: what its receipt says was done with them, null while nothing is known of that. */
type Claim<Address> = {
  amount: Decimal
  done: { recipient: Address; strategy: number } | null
}

/** The strategy under which the owner of a market's NFT is paid the fees. */
const claimStrategy = 0

/** The fees that were paid to somebody, and how many distributions may have been paid to them or not. */
export function claimedBy<Address>(
  person: Address,
  claims: readonly Claim<Address>[],
): { count: number; usd: Decimal; open: number } {
  const paid = claims.filter(({ done }) => done?.strategy === claimStrategy && done.recipient === person)
  return {
    count: paid.length,
    usd: sum(paid.map(({ amount }) => amount)) ?? zero,
    open: claims.filter(({ done }) => done === null).length,
  }
}

function sum(amounts: readonly (Decimal | null)[]): Decimal | null {
  return amounts.reduce<Decimal | null>(
    (total, amount) => (total === null || amount === null ? null : add(total, amount)),
    zero,
  )
}
