import type { Address, Hash } from '#lib/wire/shapes.ts'

type Trade = { side: 'buy' | 'sell' | null; sender: Address; transactionHash: Hash; poolAddress: Address }
type Transfer = { transactionHash: Hash; fromAddress: Address; toAddress: Address }

/** A sender of fewer trades is not worth a question, unless it made half of them. */
const fewestTrades = 3
const mostSenders = 2

/** The senders of so many trades of a list, or so large a part of it, that they may be routers, the busiest first. */
export function busySenders(trades: readonly Trade[]): Address[] {
  const counts = new Map<Address, number>()
  for (const { sender } of trades) counts.set(sender, (counts.get(sender) ?? 0) + 1)
  return [...counts]
    .filter(([, count]) => count >= fewestTrades || count * 2 >= trades.length)
    .sort(([, a], [, b]) => b - a)
    .slice(0, mostSenders)
    .map(([sender]) => sender)
}

/**
 * Who traded, by transaction: the other end of the token's transfer from or to the pool. A transaction with several
 * persons is left out.
 */
export function personsByTransaction(pool: Address, transfers: readonly Transfer[]): Map<Hash, Address> {
  const persons = new Map<Hash, Address | null>()
  for (const { transactionHash, fromAddress, toAddress } of transfers) {
    const person = fromAddress === pool ? toAddress : toAddress === pool ? fromAddress : null
    if (person === null) continue
    const known = persons.get(transactionHash)
    persons.set(transactionHash, known === undefined || known === person ? person : null)
  }
  return new Map([...persons].filter((entry): entry is [Hash, Address] => entry[1] !== null))
}

/** Who made a trade: `router` is the contract it was sent through; `isOpen` where the sender is one, and no person is known. */
type Made = { router: Address | null; isOpen: boolean }

/** A trade sent by a contract with the person in place of it, where the transfers tell who that was. */
export function withPerson<T extends Trade>(trade: T, persons: ReadonlyMap<Hash, Address>): T & Made {
  const person = persons.get(trade.transactionHash)
  if (!person || person === trade.sender) return { ...trade, router: null, isOpen: !person }
  return { ...trade, sender: person, router: trade.sender, isOpen: false }
}

/** A trade whose sender made it. */
export function bySender<T extends Trade>(trade: T): T & Made {
  return { ...trade, router: null, isOpen: false }
}
