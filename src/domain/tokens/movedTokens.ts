import type { Address, Hash } from '#lib/wire/shapes.ts'

type Transfer = {
  transactionHash: Hash | null
  from: { address: Address }
  to: { address: Address }
  token: { address: Address; isScam: boolean } | null
  /** Base units; null for an NFT. */
  amount: bigint | null
  tokenId: string | null
}

/** What a transaction brought to a holder, or took (negative): base units of a token, or how many of one NFT. */
export type Moved<T extends Transfer> = { token: NonNullable<T['token']>; units: bigint; transfer: T }

/**
 * What each transaction brought to a holder and took, by its hash, from transfers as a list has them: together those of one
 * transaction. A transaction is left out where that is not known whole: the last one of a list that continues, and one
 * with a transfer of an unknown token or amount. Tokens reported as scams are left out, and those that only passed through.
 * What it took stands first.
 */
export function movedTokens<T extends Transfer>(
  transfers: readonly T[],
  holder: Address,
  isContinued: boolean,
): ReadonlyMap<Hash, readonly Moved<T>[]> {
  // A transfer of an unknown transaction may be of any of them.
  if (transfers.some(({ transactionHash }) => transactionHash === null)) return new Map()
  const unknown = new Set(isContinued ? [transfers.at(-1)?.transactionHash] : [])
  const found = new Map<Hash, Map<string, Moved<T>>>()
  for (const transfer of transfers) {
    const { transactionHash, tokenId, amount, token } = transfer
    const hash = transactionHash as Hash
    const units = amount ?? (tokenId === null ? null : 1n)
    if (token === null || units === null) {
      unknown.add(hash)
      continue
    }
    if (token.isScam) continue
    const moved = found.get(hash) ?? new Map<string, Moved<T>>()
    const key = `${token.address} ${tokenId}`
    const before = moved.get(key)?.units ?? 0n
    found.set(
      hash,
      moved.set(key, { token, units: before + units * directionOf(transfer, holder), transfer }),
    )
  }
  const whole = [...found].filter(([hash]) => !unknown.has(hash))
  return new Map(whole.map(([hash, moved]) => [hash, takenFirst([...moved.values()])]))
}

/** 1 for a transfer to a holder, -1 for one from it; 0 for both, and for neither. */
function directionOf({ from, to }: Transfer, holder: Address): bigint {
  return BigInt(to.address === holder) - BigInt(from.address === holder)
}

function takenFirst<M extends { units: bigint }>(moved: readonly M[]): readonly M[] {
  return [...moved.filter(({ units }) => units < 0n), ...moved.filter(({ units }) => units > 0n)]
}
