import type { Address, Hash } from '#lib/wire/shapes.ts'

type Trade = { side: 'buy' | 'sell' | null; sender: Address; transactionHash: Hash; poolAddress: Address }
type Transfer = { transactionHash: Hash; fromAddress: Address; toAddress: Address }

/** A sender of fewer trades is not worth a question. */
const fewestTrades = 3
const mostSenders = 2

/** The senders of so many trades of a list that they may be routers, the busiest first. */
export function busySenders(trades: readonly Trade[]): Address[] {
  const counts = new Map<Address, number>()
  for (const { sender } of trades) counts.set(sender, (counts.get(sender) ?? 0) + 1)
  return [...counts]
    .filter(([, count]) => count >= fewestTrades)
    .sort(([, a], [, b]) => b - a)
    .slice(0, mostSenders)
    .map(([sender]) => sender)
}

/** Who traded, by transaction: the other end of the token's transfer from or to the pool. One with several persons has none. */
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

/** A trade with the person in place of its sender, where the transfers tell who that was; `router` is the sender then. */
export function withPerson<T extends Trade>(
  trade: T,
  persons: ReadonlyMap<Hash, Address>,
): T & { router: Address | null } {
  const person = persons.get(trade.transactionHash)
  if (!person || person === trade.sender) return { ...trade, router: null }
  return { ...trade, sender: person, router: trade.sender }
}
