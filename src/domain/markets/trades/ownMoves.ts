import { add, type Decimal, isZero, subtract, zero } from '#lib/numbers/decimal.ts'
import type { Address, Hash } from '#lib/wire/shapes.ts'
import type { OwnTrade, OwnTransfer } from './tradeResult.ts'

type Trade = OwnTrade & { id: number; transactionHash: Hash; blockNumber: number }
type Transfer = {
  id: number
  transactionHash: Hash
  blockNumber: number
  fromAddress: Address
  toAddress: Address
  amount: Decimal
}
type Transaction = { block: number; id: number; trades: Trade[]; transfers: Transfer[] }

/**
 * The trades and transfers of one account in one token, oldest first, as `tradeResult` takes them. In a transaction with
 * trades, the transfers beyond the traded tokens are moves of their own: a trade may pay out to somebody else, and a
 * purchase may be passed on. `lenders` are the contracts that keep deposits.
 */
export function ownMoves(
  owner: Address,
  trades: readonly Trade[],
  transfers: readonly Transfer[],
  lenders: readonly Address[],
): (OwnTrade | OwnTransfer)[] {
  const byHash = new Map<Hash, Transaction>()
  const of = ({ transactionHash, blockNumber: block }: Trade | Transfer) => {
    const found = byHash.get(transactionHash) ?? { block, id: Infinity, trades: [], transfers: [] }
    byHash.set(transactionHash, found)
    return found
  }
  for (const transfer of transfers) {
    const transaction = of(transfer)
    transaction.transfers.push(transfer)
    transaction.id = Math.min(transaction.id, transfer.id)
  }
  for (const trade of trades) of(trade).trades.push(trade)
  return [...byHash.values()]
    .sort((a, b) => a.block - b.block || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0))
    .flatMap((transaction) => movesOf(transaction, owner, lenders))
}

/** Incoming moves come first, because tokens received in a transaction may be sold in it. */
function movesOf({ trades, transfers }: Transaction, owner: Address, lenders: readonly Address[]) {
  const withLenders = transfers.filter((each) => lenders.includes(otherEnd(each, owner)))
  const others = transfers.filter((each) => !lenders.includes(otherEnd(each, owner)))
  const lent = sum(withLenders.map((each) => changeOf(each, owner)))
  const traded = sum(trades.map(({ side, tokenAmount }) => signed(tokenAmount ?? zero, side === 'buy')))
  const moved = subtract(sum(others.map((each) => changeOf(each, owner))), traded)
  const sales = trades.filter(({ side }) => side !== 'buy').sort((a, b) => a.id - b.id)
  return [
    ...trades.filter(({ side }) => side === 'buy').sort((a, b) => a.id - b.id),
    ...transferOf(lent, 'withdrawn', null),
    ...transferOf(moved, 'received', null),
    ...sales,
    ...transferOf(moved, null, 'given'),
    ...transferOf(lent, null, 'deposited'),
  ]
}

function transferOf(
  change: Decimal,
  into: 'withdrawn' | 'received' | null,
  out: 'given' | 'deposited' | null,
): OwnTransfer[] {
  const isOut = change.startsWith('-')
  const side = isOut ? out : into
  if (side === null || isZero(change)) return []
  return [{ side, tokenAmount: isOut ? subtract(zero, change) : change }]
}

function otherEnd({ fromAddress, toAddress }: Transfer, owner: Address): Address {
  return fromAddress === owner ? toAddress : fromAddress
}

function changeOf({ fromAddress, toAddress, amount }: Transfer, owner: Address): Decimal {
  return fromAddress === toAddress ? zero : signed(amount, toAddress === owner)
}

function signed(amount: Decimal, isIn: boolean): Decimal {
  return isIn ? amount : subtract(zero, amount)
}

function sum(amounts: readonly Decimal[]): Decimal {
  return amounts.reduce((total, amount) => add(total, amount), zero)
}
