import * as v from 'valibot'
import { type Address, address } from '#lib/wire/shapes.ts'

type Transfer = {
  from: { address: Address }
  to: { address: Address }
  /** Base units; null for an NFT. */
  amount: bigint | null
  tokenId: string | null
  token: { isScam: boolean } | null
}

/** Why a transfer is suspicious: its token is reported, its amount is zero, or its counterparty imitates an address. */
export type Suspicion = 'scam' | 'zero' | 'imitation'

/**
 * Finds transfers that were probably made only to appear in the history of `self` (address poisoning): worthless ones, and
 * ones with an address that resembles `self` or an address it paid, so that the user copies the wrong one.
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

/** The number of digits at either end of an address that people compare. */
const compared = 4

/** Groups different addresses with equal first and last four digits: each address, with those it resembles. */
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

/**
 * Possible addresses among the arguments of a call: 20 bytes after 12 zero bytes, at any byte, because the words of a call
 * inside a call begin after its selector.
 */
export function addressesInCall(data: string): Address[] {
  const found = new Set<Address>()
  for (const { index, 1: digits = '' } of data
    .slice(selectorDigits)
    .matchAll(/(?=0{24}(?!0{8})([0-9a-f]{40}))/gi)) {
    const result = v.safeParse(address, `0x${digits}`)
    if (index % 2 === 0 && result.success) found.add(result.output)
  }
  return [...found]
}
