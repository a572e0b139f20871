import * as v from 'valibot'
import { type Address, address } from '#lib/wire/shapes.ts'

type Transfer = {
  from: { address: Address }
  to: { address: Address }
  /** Base units; null for a token that is one of its kind. */
  amount: bigint | null
  tokenId: string | null
  token: { isScam: boolean } | null
}

/** Why a transfer deserves suspicion: its token is reported, it moved nothing, or its other side imitates an address. */
export type Suspicion = 'scam' | 'zero' | 'imitation'

/**
 * Which transfers of an address were likely made only to be seen in its history, as in address poisoning: worthless
 * ones from or to an address that resembles one it really deals with, so that somebody copies the wrong one.
 */
export function suspiciousTransfers<T extends Transfer>(
  transfers: readonly T[],
  self?: Address,
): ReadonlyMap<T, Suspicion> {
  const twins = addressTwins(transfers.flatMap(({ from, to }) => [from.address, to.address]))
  const worthless = (transfer: T) => (transfer.token?.isScam ? 'scam' : isZero(transfer) ? 'zero' : null)
  const paid = new Set(
    transfers
      .filter((transfer) => transfer.from.address === self && !worthless(transfer))
      .map(({ to }) => to.address),
  )
  const found = new Map<T, Suspicion>()
  for (const transfer of transfers) {
    const other = transfer.from.address === self ? transfer.to.address : transfer.from.address
    const isImitation = twins.get(other)?.some((twin) => twin === self || paid.has(twin)) && !paid.has(other)
    const suspicion = worthless(transfer) ?? (self && isImitation ? 'imitation' : null)
    if (suspicion) found.set(transfer, suspicion)
  }
  return found
}

function isZero({ amount, tokenId }: Transfer): boolean {
  return amount === 0n && tokenId === null
}

/** How many digits at either end people compare, if any. */
const compared = 4

/** Addresses that differ and still have the same first and last four digits, each with those it resembles. */
export function addressTwins(addresses: readonly Address[]): ReadonlyMap<Address, readonly Address[]> {
  const groups = new Map<string, Address[]>()
  for (const address of new Set(addresses)) {
    const ends = `${address.slice(2, 2 + compared)}${address.slice(-compared)}`.toLowerCase()
    groups.set(ends, [...(groups.get(ends) ?? []), address])
  }
  const twins = [...groups.values()].filter((group) => group.length > 1)
  return new Map(
    twins.flatMap((group) => group.map((each) => [each, group.filter((other) => other !== each)] as const)),
  )
}

const selectorDigits = 10

/** What may be an address among the arguments of a call: each word of twenty bytes after twelve empty ones. */
export function addressesInCall(data: string): Address[] {
  const words = data.slice(selectorDigits).match(/.{64}/g) ?? []
  const found = words.flatMap((word) => (/^0{24}(?!0{8})/.test(word) ? [`0x${word.slice(24)}`] : []))
  return [...new Set(found)].flatMap((each) => {
    const result = v.safeParse(address, each)
    return result.success ? [result.output] : []
  })
}
