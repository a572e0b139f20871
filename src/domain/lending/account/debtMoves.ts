import type { HoldingMove } from '#domain/markets/prices/worthLine.ts'
import { add, compare, type Decimal, isZero, subtract, zero } from '#lib/numbers/decimal.ts'
import type { Address } from '#lib/wire/shapes.ts'

/** A transfer from or to the account, in whole tokens. */
type Transfer = {
  transactionHash: string
  tokenAddress: Address
  fromAddress: Address
  toAddress: Address
  amount: Decimal
  timestamp: Date | null
}

/** An asset of the pool with the token that stands for its deposits, and what the account owes of it today, in whole tokens. */
type Debt = { asset: Address; pToken: Address; borrowed: Decimal }

/**
 * How the debts of an account changed, from all its transfers: what an asset moves between it and the pool without a deposit token
 * is a loan or its repayment. All interest counts from the first loan on, as that of deposits does. Null where the moves do not
 * add up to the debts of today: after a liquidation, or where others repaid.
 */
export function debtMoves(
  transfers: readonly Transfer[],
  debts: readonly Debt[],
  { owner, pool }: { owner: Address; pool: Address },
): HoldingMove[] | null {
  const hashesOf = new Map(debts.map(({ pToken }) => [pToken, new Set<string>()]))
  for (const { tokenAddress, transactionHash } of transfers) hashesOf.get(tokenAddress)?.add(transactionHash)
  const all = debts.map(({ asset, pToken, borrowed }) => {
    const own = transfers.filter(
      ({ tokenAddress, transactionHash, fromAddress, toAddress }) =>
        tokenAddress === asset &&
        (fromAddress === pool || toAddress === pool) &&
        !hashesOf.get(pToken)?.has(transactionHash),
    )
    const isLiquidator = own.some(({ transactionHash }) =>
      [...hashesOf.values()].some((hashes) => hashes.has(transactionHash)),
    )
    return isLiquidator ? null : movesOf(own, { asset, borrowed }, owner)
  })
  return all.every((moves) => moves !== null) ? all.flat() : null
}

function movesOf(own: readonly Transfer[], { asset, borrowed }: Omit<Debt, 'pToken'>, owner: Address) {
  const moves: HoldingMove[] = []
  for (const { amount, toAddress, timestamp } of own) {
    if (timestamp === null) return null
    const change = toAddress === owner ? amount : subtract(zero, amount)
    moves.push({ token: asset, time: Math.floor(timestamp.getTime() / 1_000), amount: change })
  }
  moves.sort((left, right) => left.time - right.time)
  const interest = moves.reduce((rest, { amount }) => subtract(rest, amount), borrowed)
  if (isZero(interest)) return moves
  const [first] = moves
  if (!first || compare(first.amount, zero) < 0 || compare(interest, zero) < 0) return null
  return [{ ...first, amount: add(first.amount, interest) }, ...moves.slice(1)]
}
